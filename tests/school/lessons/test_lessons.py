"""Every lesson that ships: played through with every move that it accepts, in each language, and all it points at."""

from __future__ import annotations

import re
from functools import cache
from math import ceil
from pathlib import Path

import pytest

from sacbe import games
from sacbe.presentation.language import register, words
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.render.wording import Localizer
from sacbe.school.lessons import checking, library
from sacbe.school.lessons.playing import NEXT, LessonRun
from sacbe.school.lessons.reading import load
from sacbe.school.lessons.render import render_card, render_lesson, render_verdict

pytestmark = pytest.mark.once

# How long a lesson takes a newcomer, by `docs/play/lessons.md`: nobody has measured it with people.
WORDS_A_MINUTE = 200            # silent reading of plain texts takes adults 240
SECONDS_A_CARD = 4              # to find what it marks on the board
SECONDS_A_MOVE = 5              # to find the answer and choose it
MINUTES = (2, 4)
TOPICS = {                      # those that every game must teach, and the lesson of each
    "tzolkin": {
        "place and pick up": "place", "corn and the gears": "gears", "food days": "food", "temples": "temples",
        "technologies": "technologies", "buildings and monuments": "buildings", "skulls": "skulls",
        "the first-player space and the double day": "first", "a guided first age": "first-age"},
    "chichen_itza": {
        "the action grid and its prices": "grid", "moving and capturing": "march", "fights phase by phase": "fight",
        "luck": "luck", "gods": "gods", "heroes": "heroes", "gems and the star": "gems", "tasks and ruins": "ruins",
        "the attack on the city": "city", "a guided first round": "first-round",
        "prophecies, beasts, tunnels": "beasts"},
    "temple_of_chac": {
        "dice as actions": "dice", "load and dice": "load", "the hall": "hall", "lava": "lava",
        "rapids and bridge": "water", "the cave": "cave", "the boulder": "boulder", "when to run": "escape"},
}
COUNTS = {"tzolkin": (8, 10), "chichen_itza": (10, 12), "temple_of_chac": (6, 8)}
# The parts of the ledger of which each lesson names rules.
TAUGHT = {
    "tzolkin/place": "tz.placing tz.pickup", "tzolkin/gears": "tz.palenque tz.jungle tz.yaxchilan",
    "tzolkin/food": "tz.food tz.begging", "tzolkin/temples": "tz.temple", "tzolkin/technologies": "tz.tech",
    "tzolkin/buildings": "tz.building tz.monument", "tzolkin/skulls": "tz.chichen",
    "tzolkin/first": "tz.start-space", "tzolkin/first-age": "tz.turn tz.food",
    "chichen_itza/grid": "ci.action ci.cost", "chichen_itza/march": "ci.move ci.control",
    "chichen_itza/fight": "ci.combat", "chichen_itza/luck": "ci.combat", "chichen_itza/gods": "ci.god",
    "chichen_itza/heroes": "ci.hero", "chichen_itza/gems": "ci.gem ci.idol", "chichen_itza/ruins": "ci.ruin ci.task",
    "chichen_itza/city": "ci.city-attack", "chichen_itza/first-round": "ci.game ci.supply",
    "chichen_itza/beasts": "bp.prophecy bp.creature bp.tunnels",
    "temple_of_chac/dice": "tc.turn tc.action", "temple_of_chac/load": "tc.turn tc.concept",
    "temple_of_chac/hall": "tc.hall tc.walls tc.lockpick", "temple_of_chac/lava": "tc.lava",
    "temple_of_chac/water": "tc.rapids tc.bridge", "temple_of_chac/cave": "tc.cave",
    "temple_of_chac/boulder": "tc.boulder", "temple_of_chac/escape": "tc.exit tc.end",
}
LESSONS = [pytest.param(path, id=f"{path.parent.name}/{path.stem}") for path in library.lesson_files()]


@cache
def ways(path: Path) -> list[list[str]]:
    """Every way of a lesson, the main one last."""
    return list(checking.all_paths(load(path)))


def go(run: LessonRun, move: str) -> None:
    if move == NEXT:
        run.read_on()
    else:
        assert run.answer(move).outcome == "accepted"


def test_every_game_but_the_example_has_lessons() -> None:
    assert {lesson.game for lesson in library.all_lessons()} == set(games.names()) - {"bul"}


@pytest.mark.parametrize("game", TOPICS)
def test_every_topic_has_its_lesson(game: str) -> None:
    least, most = COUNTS[game]
    assert least <= len(library.list_lessons(game)) <= most
    assert {lesson.name for lesson in library.list_lessons(game)} == {*TOPICS[game].values()}
    for lesson in library.list_lessons(game):
        assert {*TAUGHT[lesson.id].split()} <= {rule.rpartition(".")[0] for rule in lesson.rules}, lesson.id


@pytest.mark.parametrize("path", LESSONS)
def test_a_lesson_takes_two_to_four_minutes(path: Path) -> None:
    lesson = load(path)
    moves = sum(move != NEXT for move in ways(path)[-1])
    doing = (len(lesson.steps) * SECONDS_A_CARD + moves * SECONDS_A_MOVE) / 60
    told = {lang: [lesson.aim[lang], *(text[lang] for step in lesson.steps for text in (step.title, step.say))]
            for lang in words.LANGUAGES}
    minutes = {lang: doing + len(" ".join(texts).split()) / WORDS_A_MINUTE for lang, texts in told.items()}
    assert all(MINUTES[0] <= one <= MINUTES[1] for one in minutes.values()), minutes
    assert ceil(max(minutes.values())) == lesson.minutes, minutes


@pytest.mark.parametrize("path", LESSONS)
def test_a_lesson_is_sound(path: Path) -> None:
    """Position, script, patterns, rules and highlights are right; the check plays each accepted move to the end."""
    checking.check_file(path)


def test_each_number_is_used_once_in_a_game() -> None:
    checking.check_order(list(library.all_lessons()))


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("path", LESSONS)
def test_every_accepted_move_leads_to_the_end_in_each_language(path: Path, lang: str) -> None:
    """Every card has its words, and every highlighted thing its explanation, at every step of every way."""
    lesson = load(path)
    with words.use_language(lang):
        assert render_lesson(lesson).title == lesson.title[lang]
        for way in ways(path):
            run = LessonRun(lesson)
            for move in way:
                shown = render_card(run)
                step = run.step
                assert step is not None
                assert (shown.title, shown.text) == (step.title[lang], step.say[lang])
                seen = PlayerView(run.game, run.learner).view
                for thing in shown.show:
                    assert run.definition.presenter().explain(thing, seen, lesson.seat) is not None
                go(run, move)
            assert run.is_done and render_card(run).done


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("path", LESSONS)
def test_every_move_that_does_not_lead_on_is_answered_and_changes_nothing(path: Path, lang: str) -> None:
    lesson = load(path)
    main = ways(path)[-1]
    with words.use_language(lang):
        wording = Localizer(games.load_definition(lesson.game), lesson.players)
        run = LessonRun(lesson)
        for move in main:
            if not run.is_at_reading_step:
                refused = [group.moves[0] for group in PlayerView(run.game, run.learner).refused_moves(1)][:10]
                for other in [*run.game.ask.options, *refused, "fly to the moon"]:
                    if other not in run.open_moves():
                        before = (run.at, list(run.path), run.game.clone())
                        told = render_verdict(run, run.answer(other), wording)
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
        again = LessonRun.from_path(lesson, run.path)
        assert (again.at, again.path, again.game, again.note) == (run.at, run.path, run.game, run.note)
        assert again.step_back().path == run.path[:-1]
    assert LessonRun.from_path(lesson, [*main[:2], "fly to the moon", *main[2:]]).path == main[:2]


@pytest.mark.parametrize(("id", "turns"), [("tzolkin/first-age", 6), ("chichen_itza/first-round", 4)])
def test_a_guided_game_takes_whole_turns_of_any_kind(id: str, turns: int) -> None:
    """Each free step takes every legal move, ends with one turn of the learner, and the rest is bots and chance."""
    lesson = library.find(id)
    free = [step for step in lesson.steps if step.is_free]
    assert len(free) == turns and all(step.accepts("anything") for step in free)
    run = LessonRun(lesson)
    began: dict[int, int] = {}
    for move in checking.main_path(lesson):
        at, heard = run.at, len(run.game.event_log)
        if not run.is_at_reading_step:
            assert set(run.open_moves()) == set(run.game.ask.options)
        go(run, move)
        if run.events_before_change == heard and at != run.at:
            began[at] = [told.data["seat"] for told in run.game.event_log[heard:]
                         if told.data["event"] == "turn-began"].count(lesson.seat)
    assert all(began.get(at, 0) <= 1 for at in range(len(lesson.steps)))


def test_a_word_is_said_to_a_move_of_a_free_step_and_gone_with_the_next() -> None:
    lesson = library.find("tzolkin/first-age")
    with words.use_language("en"):
        run = LessonRun.from_path(lesson, ["next", "place tikal"])
        assert run.at == 2 and "farm" in render_card(run).note
        assert render_card(LessonRun.from_path(lesson, run.path)).note == render_card(run).note
        assert run.answer("pick palenque 2").outcome == "accepted"
        assert (run.at, render_card(run).note) == (2, "")


def test_rules_lead_to_the_lessons_that_teach_them() -> None:
    taught = library.lessons_by_rule()
    assert taught["tz.placing.lowest-space"] == ("tzolkin/place",)
    assert set(taught) <= set(register.all_rules())


def test_what_a_lesson_shows_is_only_what_its_seat_may_know() -> None:
    """The learner sees what a seat may see at any table: the clue of Red is not in the view of Blue."""
    lesson = library.find("temple_of_chac/dice")
    run = LessonRun(lesson)
    for move in checking.main_path(lesson)[:5]:
        go(run, move)
    assert run.game.view("red")["peeked"] and not run.game.view("blue").get("peeked")


APART = {"general", "game", "setup", "dummy", "hidden", "secret"}


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_cards_actions_and_refusals_lead_to_a_lesson(game: str) -> None:
    """Only rules about set-up, hidden things and who may play may lack a lesson, and of all others one in fifty."""
    taught = library.lessons_by_rule()
    rules = [rule.id for rule in register.rules_of_game(game) if rule.id.split(".")[1] not in APART]
    without = [rule for rule in rules if rule not in taught]
    assert len(without) * 50 <= len(rules), without
    refusing = {rule for rule,
                *_ in games.load_definition(game).rules.values() if rule.split(".")[1] not in ("setup", "hidden")}
    assert [rule for rule in sorted(refusing) if not rule.startswith("kernel.") and rule not in taught] == []


def test_a_family_leads_to_its_lesson_unless_another_names_the_rule() -> None:
    taught = library.lessons_by_rule()
    assert taught["ci.god.07"] == ("chichen_itza/gods",)
    assert taught["tz.uxmal.action-4"] == ("tzolkin/buildings",)         # not the gears, whose family it is
    gears = library.find("tzolkin/gears")
    assert "tz.uxmal.action-4" in gears.families and "tz.uxmal.action-4" not in library.rules_of_lesson(gears)


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
def test_the_page_draws_every_kind_of_thing_that_a_lesson_shows(game: str) -> None:
    """Looks for the marks in the source of the board; `tests/page/test_lessons.py` looks at the screen itself."""
    marks = re.compile(r"""data-thing=[{"`].*""")
    folder = Path(__file__).parents[3] / "web" / "src" / "games" / game
    drawn = "\n".join(mark for path in folder.glob("*.svelte") for mark in marks.findall(path.read_text("utf-8")))
    shown = {thing.kind for lesson in library.list_lessons(game) for step in lesson.steps for thing in step.show}
    assert {kind for kind in shown if not re.search(rf"\b{kind}:", drawn)} == set()
