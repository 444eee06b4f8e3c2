"""Every lesson that ships: played through with every move that it accepts, in each language, and all it points at."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from sacbe import games, register, words
from sacbe.presentation.moment import Moment
from sacbe.presentation.wording import Wording
from sacbe.school import checking, library
from sacbe.school.playing import NEXT, LessonRun
from sacbe.school.reading import load
from sacbe.school.telling import card, lesson_shown, verdict

LESSONS = [pytest.param(path, id=f"{path.parent.name}/{path.stem}") for path in library.files()]


@cache
def ways(path: Path) -> list[list[str]]:
    """Every way of a lesson, the main one last."""
    return list(checking.every_way(load(path)))


def go(run: LessonRun, move: str) -> None:
    if move == NEXT:
        run.go_on()
    else:
        assert run.answer(move).outcome == "accepted"


def test_every_game_but_the_example_has_lessons() -> None:
    assert {lesson.game for lesson in library.all_lessons()} == set(games.names()) - {"bul"}


@pytest.mark.parametrize("path", LESSONS)
def test_a_lesson_is_sound(path: Path) -> None:
    """Position, script, patterns, rules and highlights; the check plays each accepted move to the end."""
    checking.check_file(path)


def test_each_number_is_used_once_in_a_game() -> None:
    checking.check_order(list(library.all_lessons()))


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("path", LESSONS)
def test_every_accepted_move_leads_to_the_end_in_each_language(path: Path, lang: str) -> None:
    """Every card has its words, and every highlighted thing its explanation, at every step of every way."""
    lesson = load(path)
    with words.speaking(lang):
        assert lesson_shown(lesson).title == lesson.title[lang]
        for way in ways(path):
            run = LessonRun(lesson)
            for move in way:
                shown = card(run)
                step = run.step
                assert step is not None
                assert (shown.title, shown.text) == (step.title[lang], step.say[lang])
                seen = Moment(run.game, run.learner).view
                for thing in shown.show:
                    assert run.box.presenter().explain(thing, seen, lesson.seat) is not None
                go(run, move)
            assert run.is_done and card(run).done


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("path", LESSONS)
def test_every_move_that_does_not_lead_on_is_answered_and_changes_nothing(path: Path, lang: str) -> None:
    lesson = load(path)
    main = ways(path)[-1]
    with words.speaking(lang):
        wording = Wording(games.box(lesson.game), lesson.players)
        run = LessonRun(lesson)
        for move in main:
            if not run.reads_on:
                refused = [group.moves[0] for group in Moment(run.game, run.learner).refused(1)][:10]
                for other in [*run.game.ask.options, *refused, "fly to the moon"]:
                    if other not in run.open_moves():
                        before = (run.at, list(run.path), run.game.clone())
                        told = verdict(run, run.answer(other), wording)
                        assert told is not None and told.text and told.title
                        assert (told.outcome == "refused") == (other not in run.game.ask.options)
                        assert bool(told.rule) == (told.outcome == "refused")
                        assert (run.at, run.path, run.game) == before
            go(run, move)


@pytest.mark.parametrize("path", LESSONS)
def test_a_path_leads_to_the_same_place_again_and_one_step_back(path: Path) -> None:
    lesson = load(path)
    main = ways(path)[-1]
    run = LessonRun(lesson)
    for number, move in enumerate(main, 1):
        go(run, move)
        if lesson.bots and number % 5 and not run.is_done:
            continue                            # bots think again on each way: some places stand for all
        again = LessonRun.along(lesson, run.path)
        assert (again.at, again.path, again.game, again.note) == (run.at, run.path, run.game, run.note)
        assert again.back().path == run.path[:-1]
    assert LessonRun.along(lesson, [*main[:2], "fly to the moon", *main[2:]]).path == main[:2]


@pytest.mark.parametrize(("id", "turns"), [("tzolkin/first-age", 6), ("chichen_itza/first-round", 4)])
def test_a_guided_game_takes_whole_turns_of_any_kind(id: str, turns: int) -> None:
    """Each free step takes every legal move, ends with one turn of the learner, and the rest is bots and chance."""
    lesson = library.find(id)
    free = [step for step in lesson.steps if step.is_free]
    assert len(free) == turns and all(step.accepts("anything") for step in free)
    run = LessonRun(lesson)
    began: dict[int, int] = {}
    for move in checking.main_way(lesson):
        at, heard = run.at, len(run.game.told)
        if not run.reads_on:
            assert set(run.open_moves()) == set(run.game.ask.options)
        go(run, move)
        if run.heard == heard and at != run.at:
            began[at] = [told.said["seat"] for told in run.game.told[heard:]
                         if told.said["event"] == "turn-began"].count(lesson.seat)
    assert all(began.get(at, 0) <= 1 for at in range(len(lesson.steps)))


def test_a_word_is_said_to_a_move_of_a_free_step_and_gone_with_the_next() -> None:
    lesson = library.find("tzolkin/first-age")
    with words.speaking("en"):
        run = LessonRun.along(lesson, ["next", "place tikal"])
        assert run.at == 2 and "farm" in card(run).note
        assert card(LessonRun.along(lesson, run.path)).note == card(run).note
        assert run.answer("pick palenque 2").outcome == "accepted"
        assert (run.at, card(run).note) == (2, "")


def test_rules_lead_to_the_lessons_that_teach_them() -> None:
    taught = library.teaching()
    assert taught["tz.placing.lowest-space"] == ("tzolkin/place",)
    assert set(taught) <= set(register.all_rules())


def test_what_a_lesson_shows_is_only_what_its_seat_may_know() -> None:
    """The learner's view, as at any table: what the clue told Red is not in the view of Blue."""
    lesson = library.find("temple_of_chac/dice")
    run = LessonRun(lesson)
    for move in checking.main_way(lesson)[:5]:
        go(run, move)
    assert run.game.view("red")["peeked"] and not run.game.view("blue").get("peeked")


APART = {"general", "game", "limit", "setup", "dummy", "hidden", "secret", "ruling", "score"}


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_cards_actions_and_refusals_lead_to_a_lesson(game: str) -> None:
    """What is only set up, hidden, or a reading of a rare case may have none; of all else at most one in fifty."""
    taught = library.teaching()
    rules = [rule.id for rule in register.rules(game) if rule.id.split(".")[1] not in APART]
    without = [rule for rule in rules if rule not in taught]
    assert len(without) * 50 <= len(rules), without
    refusing = {rule for rule, *_ in games.box(game).rules.values() if rule.split(".")[1] not in ("setup", "hidden")}
    assert [rule for rule in sorted(refusing) if not rule.startswith("kernel.") and rule not in taught] == []


def test_a_family_leads_to_its_lesson_unless_another_names_the_rule() -> None:
    taught = library.teaching()
    assert taught["ci.god.07"] == ("chichen_itza/gods",)
    assert taught["tz.uxmal.action-4"] == ("tzolkin/buildings",)         # not the gears, whose family it is
    gears = library.find("tzolkin/gears")
    assert "tz.uxmal.action-4" in gears.families and "tz.uxmal.action-4" not in library.rules_of(gears)


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_the_page_draws_every_kind_of_thing_that_a_lesson_shows(game: str) -> None:
    """By the marks in the source of its board; `tests/browser/test_lessons.py` looks at the screen itself."""
    marks = re.compile(r"""data-thing=[{"`].*""")
    folder = Path(__file__).parents[2] / "web" / "src" / "games" / game
    drawn = "\n".join(mark for path in folder.glob("*.svelte") for mark in marks.findall(path.read_text("utf-8")))
    shown = {thing.kind for lesson in library.lessons(game) for step in lesson.steps for thing in step.show}
    assert {kind for kind in shown if not re.search(rf"\b{kind}:", drawn)} == set()
