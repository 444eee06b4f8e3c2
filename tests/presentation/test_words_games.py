"""Everything a game can say has words in every language: events, prompts, fields, options, scores, problems."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from presentation.test_words import CHAPTERS, all_keys, literals, messages, trees
from sacbe import games
from sacbe.games.tzolkin.data import constants
from sacbe.games.tzolkin.data.tables import KINDS
from sacbe.games.tzolkin.schema import notation
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.core.notation import EventType, Names, event_data
from sacbe.presentation.language import words
from sacbe.presentation.language.texts import DefaultTextRenderer, text_renderer_of
from sacbe.presentation.render.log import LogWriter

pytestmark = pytest.mark.once

EVERY = [(game, lang) for game in games.names() for lang in words.LANGUAGES]
SAMPLES = (0, 1, 2, 3, 7)
# functions that make problems, and which argument is the key
CALLS = {"Problem": 0, "unknown_name_problem": 0, "record_problem": 1}


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    yield
    words.set_language(None)


def family(prefix: str) -> set[str]:
    return {key.removeprefix(prefix) for key in all_keys() if key.startswith(prefix)}


def told(kind: EventType) -> Iterator[dict[str, int | str]]:
    """The event with every value of each of its fields."""
    columns = [list(SAMPLES) if names is None else indexes(names) for _, names in kind.fields]
    for at in range(max((len(column) for column in columns), default=1)):
        yield event_data(kind, [column[at % len(column)] for column in columns])


def indexes(names: Names) -> list[int]:
    return list(range(len(names))) if isinstance(names, Sequence) else list(names)


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_event_has_words(game: str, lang: str) -> None:
    words.set_language(lang)
    definition = games.load_definition(game)
    log = LogWriter(definition, len(definition.seats))
    for kind in definition.events.values():
        for said in told(kind):
            for again in (False, True):
                assert "event-" not in log.event_words(said, again)
    assert "stop" in log.event_words({"event": "forced", "seat": definition.seats[0], "move": "stop"})


@pytest.mark.parametrize("game", games.names())
def test_no_field_of_an_event_hides_its_place(game: str) -> None:
    """The protocol adds the name of an event and the number of the answer that caused it."""
    for kind in games.load_definition(game).events.values():
        assert not {"at", "event"} & {name for name, _ in kind.fields}, kind.name


@pytest.mark.parametrize("game", games.names())
def test_no_event_is_left_over(game: str) -> None:
    names = {kind.name for kind in games.load_definition(game).events.values()}
    assert {key.removesuffix("-more") for key in family(f"event-{game}-")} == names
    shown = text_renderer_of(games.load_definition(game))
    assert {*shown.heading_events, *shown.hidden_events, *shown.paragraph_events, *shown.listed_events} <= names
    assert set(shown.styles) <= set(games.load_definition(game).seats)


@pytest.mark.parametrize("game", games.names())
def test_prompts_fields_options_and_scores_have_words(game: str) -> None:
    definition = games.load_definition(game)
    fields = {("seat-" if field.seat else "") + field.name.replace("_", "-") for field in definition.scenario_fields}
    state = definition.start_game(definition.players[0], {})
    chance = SeededDriver(1)
    while state.ask is not None:
        state.apply(chance.answer(state.ask))
    assert family(f"prompt-{game}-") == set(definition.prompts.values())
    assert family(f"detail-{game}-") <= set(definition.prompts.values())
    assert family(f"field-{game}-") == fields
    assert family(f"option-{game}-") == {option.name for option in definition.options}
    set_up = {"earlier"} if game == "tzolkin" else set()        # points of a position that nobody saw earned
    assert family(f"score-{game}-") == {*definition.breakdown(state)[0], *set_up}


def test_names_are_what_the_notation_knows() -> None:
    parts = {"seat": notation.SEATS, "gear": notation.GEARS, "good": (*notation.GOODS, "any-block"),
             "temple": notation.TEMPLES, "track": notation.TRACKS, "source": constants.SOURCES, "kind": KINDS,
             "piece": ("worker",), "space": ("start",), "place": ("hand",), "crop-tile": notation.CROPS}
    assert family("name-tzolkin-") == {"game", *[f"{part}-{id}" for part, ids in parts.items() for id in ids]}


@pytest.mark.parametrize(("game", "lang"), EVERY)
def test_every_position_can_be_drawn(game: str, lang: str, long: bool) -> None:
    """The languages take turns, so that each position is drawn in one of them; with --long, in all."""
    words.set_language(lang)
    definition, turn = games.load_definition(game), words.LANGUAGES.index(lang)
    for players in definition.players:
        state, chance = definition.start_game(players, {}), SeededDriver(players)
        answers = 0
        while state.ask is not None:
            answers += state.ask.seat != CHANCE
            if state.ask.seat != CHANCE and (long or answers % len(words.LANGUAGES) == turn):
                drawn = text_renderer_of(definition).board_lines(definition.view(state, None))
                assert drawn and max(map(len, drawn)) <= 130
            state.apply(chance.answer(state.ask))
        assert text_renderer_of(definition).board_lines(definition.view(state, None))


def test_a_game_without_a_board_is_shown_plainly() -> None:
    seen = {"round": 1, "row": ["a", "b"], "gone": [], "seats": {"red": {"corn": 2, "tiles": {}}}}
    lines = DefaultTextRenderer("any").board_lines(seen)
    assert lines == ["round: 1", "row: a, b", "gone:", "seats", "  red", "    corn: 2", "    tiles:"]


# ---------------------------------------------------------------- problems

def keys_of(node: ast.expr) -> list[str]:
    """The literal, or both literals of a conditional expression."""
    if isinstance(node, ast.IfExp):
        return [*keys_of(node.body), *keys_of(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@cache
def problems() -> list[tuple[str, str, set[str]]]:
    """Every problem that code makes: where, its key, and the facts it is given."""
    return list(found_problems())


def found_problems() -> Iterator[tuple[str, str, set[str]]]:
    for path, tree in trees():
        for call in ast.walk(tree):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in CALLS:
                continue
            at = CALLS[call.func.id]
            facts = {keyword.arg for keyword in call.keywords if keyword.arg}
            for key in keys_of(call.args[at]) if len(call.args) > at else []:
                if call.func.id == "unknown_name_problem":
                    yield path.name, key, {"name"} | facts
                    yield path.name, f"{key}-near", {"name", "near"} | facts
                else:
                    yield path.name, key, facts | ({"line"} if call.func.id == "record_problem" else set())


def test_every_problem_has_words_and_all_their_facts() -> None:
    variables = {key: names for chapter in CHAPTERS for key, names in messages("en", chapter).items()}
    assert len(problems()) > 60
    for file, key, facts in problems():
        assert f"problem-{key}" in variables, f"{file}: no message problem-{key}"
        assert variables[f"problem-{key}"] <= facts, f"{file}: problem-{key} lacks a fact"


def test_no_problem_is_left_over() -> None:
    """Each is made by a call, or chosen by its key: the server has tables of keys for a status, a fault, a number."""
    made = {key for _, key, _ in problems()}
    assert made <= family("problem-") <= made | literals()
