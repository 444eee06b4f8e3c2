"""Every lesson that ships: played through with every move that it accepts, in each language, and all it points at."""

from __future__ import annotations

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
        for way in checking.every_way(lesson):
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
    *_, main = checking.every_way(lesson)
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
    *_, main = checking.every_way(lesson)
    run = LessonRun(lesson)
    for move in main:
        go(run, move)
        again = LessonRun.along(lesson, run.path)
        assert (again.at, again.path, again.game) == (run.at, run.path, run.game)
        assert again.back().path == run.path[:-1]
    assert LessonRun.along(lesson, [*main[:2], "fly to the moon", *main[2:]]).path == main[:2]


def test_rules_lead_to_the_lessons_that_teach_them() -> None:
    taught = library.teaching()
    assert taught["tz.placing.lowest-space"] == ("tzolkin/place",)
    assert set(taught) <= set(register.all_rules())


def test_what_a_lesson_shows_is_only_what_its_seat_may_know() -> None:
    """The learner's view, as at any table: what the clue told Red is not in the view of Blue."""
    lesson = library.find("temple_of_chac/dice")
    run = LessonRun(lesson)
    for move in next(iter(checking.every_way(lesson)))[:5]:
        go(run, move)
    assert run.game.view("red")["peeked"] and not run.game.view("blue").get("peeked")
