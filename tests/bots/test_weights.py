"""Learnt weights as files: they come back as they went; if they are wrong, the evaluator written by hand plays on."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from struct import pack
from typing import Any

import pytest

from sacbe import bots, games
from sacbe.bots import determinized as informed
from sacbe.bots import learnt_evaluator as learnt_judge
from sacbe.bots import weights
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.core.learnt_value import LearntEvaluator
from support.learnt_weights import Writer, drawn

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac")
TZOLKIN = games.load_definition("tzolkin")


@pytest.mark.parametrize("game", GAMES)
def test_weights_come_back_as_they_went(game: str, write_weights: Writer) -> None:
    write_weights(game)
    found, wanted = learnt_judge.load_weights(games.load_definition(game)), drawn(game)
    assert found is not None
    assert found.weights._replace(numbers=[]) == wanted._replace(numbers=[])
    assert found.weights.numbers == pytest.approx(wanted.numbers, abs=1e-7)
    assert isinstance(learnt_judge.make_evaluator(games.load_definition(game)), LearntEvaluator)


@pytest.mark.parametrize("game", GAMES)
def test_the_judge_itself_can_be_written_as_weights(game: str) -> None:
    """Where learning starts: the net expects what the evaluator written by hand expects."""
    definition = games.load_definition(game)
    learning = definition.learning()
    assert learning is not None
    judge = weights.make_evaluator(definition, learning, weights.handwritten_weights(definition, learning), {})
    state = definition.start_game(2, {})
    dice = SeededDriver(3)
    for _ in range(60):
        assert state.ask is not None
        state.apply(dice.answer(state.ask))
    first = [learning.features.feature_row(state, seat)[0] * learning.judged for seat in range(2)]
    assert judge.expected_points(state) == pytest.approx(first)


def test_a_game_without_features_has_nothing_to_learn(write_weights: Writer, caplog: pytest.LogCaptureFixture) -> None:
    definition = games.load_definition("bul")
    assert learnt_judge.load_weights(definition) is None
    assert learnt_judge.make_evaluator(definition) is definition.evaluator()
    assert not caplog.records


@pytest.mark.parametrize("fitted", [(2,), ()])
def test_a_search_plays_with_players_for_whom_no_chances_were_fitted(fitted: tuple[int, ...]) -> None:
    learning = TZOLKIN.learning()
    assert learning is not None
    found = drawn("tzolkin")
    some = found._replace(calibration={players: found.calibration[players] for players in fitted})
    judge = weights.make_evaluator(TZOLKIN, learning, some, {})
    state, dice = TZOLKIN.start_game(4, {}), SeededDriver(3)
    while (ask := state.ask) is not None and ask.seat == CHANCE:
        state.apply(dice.answer(ask))
    assert ask is not None
    assert sum(judge.win_probabilities(state)) == pytest.approx(1.0)
    bot = informed.make_search_bot(TZOLKIN, int(ask.seat), 1, informed.SearchBudget(simulations=3), judge)
    assert bot.choose(state, ask) in ask.options


# ---------------------------------------------------------------- bad ones

def changed(**changes: Any) -> Callable[[Path], None]:
    """Writes other values into the file that says what the numbers mean."""
    def spoil(folder: Path) -> None:
        file = folder / weights.MEANING
        meaning = json.loads(file.read_text(encoding="utf-8"))
        assert set(changes) <= set(meaning)
        file.write_text(json.dumps({**meaning, **changes}), encoding="utf-8")
    return spoil


def without(name: str) -> Callable[[Path], None]:
    """Takes a file or a field away."""
    def spoil(folder: Path) -> None:
        if (folder / name).exists():
            (folder / name).unlink()
            return
        file = folder / weights.MEANING
        meaning = json.loads(file.read_text(encoding="utf-8"))
        del meaning[name]
        file.write_text(json.dumps(meaning), encoding="utf-8")
    return spoil


def written(name: str, content: bytes) -> Callable[[Path], None]:
    """Writes something else into a file."""
    def spoil(folder: Path) -> None:
        (folder / name).write_bytes(content)
    return spoil


def flipped(folder: Path) -> None:
    """One bit of the numbers is another."""
    file = folder / weights.NUMBERS
    content = bytearray(file.read_bytes())
    content[100] ^= 1
    file.write_bytes(content)


def other_version(folder: Path) -> None:
    """The features have the same names, but other meanings."""
    features = json.loads((folder / weights.MEANING).read_text(encoding="utf-8"))["features"]
    changed(features={**features, "version": features["version"] + 1})(folder)


def rewritten(this: bytes, that: bytes) -> Callable[[Path], None]:
    """Writes something else into the text of the file that says what the numbers mean."""
    def spoil(folder: Path) -> None:
        content = (folder / weights.MEANING).read_bytes()
        assert this in content
        (folder / weights.MEANING).write_bytes(content.replace(this, that))
    return spoil


def numbered(number: float) -> Callable[[Path], None]:
    """One of the numbers is another, and the digest fits."""
    def spoil(folder: Path) -> None:
        file = folder / weights.NUMBERS
        content = file.read_bytes()[:-4] + pack("<f", number)
        file.write_bytes(content)
        changed(digest=sha256(content).hexdigest())(folder)
    return spoil


def other_categories(folder: Path) -> None:
    """As many as there should be, but with other names."""
    names = json.loads((folder / weights.MEANING).read_text(encoding="utf-8"))["categories"]
    changed(categories=[f"no-{name}" for name in names])(folder)


NAN, INFINITY = float("nan"), float("inf")
MISSING, DAMAGED, OTHER = "There are no learnt weights", "are damaged", "were made for other"


@pytest.mark.parametrize(("spoil", "said"), [
    (without(weights.MEANING), MISSING), (without(weights.NUMBERS), MISSING),
    (written(weights.MEANING, b"{"), DAMAGED), (written(weights.MEANING, b"\xff\xfe\x00"), DAMAGED),
    (written(weights.MEANING, b"[" * 100_000), DAMAGED), (written(weights.MEANING, b"[1, 2]"), DAMAGED),
    (written(weights.MEANING, b"null"), DAMAGED), (written(weights.MEANING, b"{}"), DAMAGED),
    (flipped, DAMAGED), (written(weights.NUMBERS, b""), DAMAGED), (written(weights.NUMBERS, b"123"), DAMAGED),
    (without("calibration"), DAMAGED), (without("categories"), DAMAGED), (without("digest"), DAMAGED),
    (changed(hidden=5), DAMAGED), (changed(hidden="many"), DAMAGED), (changed(second=2), DAMAGED),
    (changed(categories=["points"]), DAMAGED), (changed(taste={"no.such": 1.0}), DAMAGED), (changed(taste=3), DAMAGED),
    (changed(calibration={"2": [0.1, 0.5]}), DAMAGED), (changed(calibration={"two": [0.1] * 15}), DAMAGED),
    (changed(calibration=[]), DAMAGED), (changed(prize=None), DAMAGED),
    (rewritten(b'"hidden": 4', b'"hidden": 1e400'), DAMAGED), (changed(hidden=0), DAMAGED),
    (changed(second=0), DAMAGED), (changed(hidden=10 ** 40), DAMAGED), (changed(hidden=2.5), DAMAGED),
    (changed(categories=[1, 2]), DAMAGED), (changed(categories="temples"), DAMAGED), (other_categories, DAMAGED),
    (changed(trained={"options": 5}), DAMAGED), (changed(trained={"options": [5]}), DAMAGED),
    (changed(trained={"players": 2}), DAMAGED), (changed(trained=[]), DAMAGED), (changed(made=1), DAMAGED),
    (changed(calibration={"2": [NAN] * 15}), DAMAGED), (changed(calibration={"2": [1e300] * 15}), DAMAGED),
    (changed(calibration={"2": 7}), DAMAGED), (changed(taste={"workers-time.4": NAN}), DAMAGED),
    (changed(trust=NAN), DAMAGED), (changed(trust=-1.0), DAMAGED), (changed(trust=2.0), DAMAGED),
    (changed(prize=INFINITY), DAMAGED), (changed(prize=NAN), DAMAGED),
    (numbered(NAN), DAMAGED), (numbered(INFINITY), DAMAGED), (numbered(1e30), DAMAGED),
    (changed(game="go"), OTHER), (changed(format=99), OTHER), (changed(rules=99), OTHER),
    (other_version, OTHER), (changed(features={"version": 1, "digest": "0" * 16}), OTHER),
])
def test_bad_weights_are_one_line_and_the_judge_plays_on(spoil: Callable[[Path], None], said: str,
                                                         write_weights: Writer,
                                                         caplog: pytest.LogCaptureFixture) -> None:
    spoil(write_weights("tzolkin"))
    assert learnt_judge.load_weights(TZOLKIN) is None and learnt_judge.make_evaluator(TZOLKIN) is TZOLKIN.evaluator()
    assert learnt_judge.load_weights(TZOLKIN) is None             # and it is logged once
    line, = [record.getMessage() for record in caplog.records if record.name == "sacbe.bots"]
    assert said in line and "\n" not in line and "tzolkin" in line
    state = TZOLKIN.start_game(2, {})
    dice = SeededDriver(1)
    while state.ask is not None and state.ask.seat > 2:
        state.apply(dice.answer(state.ask))
    assert state.ask is not None
    assert bots.make_bot("greedy", TZOLKIN, state.ask.seat, 1).choose(state, state.ask) in state.ask.options


# ---------------------------------------------------------------- what they were trained on

def test_what_was_not_trained_is_named() -> None:
    trained = drawn("tzolkin", trained={"players": [2, 3], "options": [{}, {"quarters": "floor"}]})
    usual = TZOLKIN.check_setup(2, {})
    assert learnt_judge.untrained_parts(TZOLKIN, usual, 2, trained) == []
    assert learnt_judge.untrained_parts(TZOLKIN, {**usual, "quarters": "floor"}, 4, trained) == ["players"]
    assert learnt_judge.untrained_parts(TZOLKIN, {**usual, "first": "red"}, 2, trained) == ["first"]
