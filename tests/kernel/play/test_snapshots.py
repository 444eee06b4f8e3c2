"""Positions and games as data: whole, in every form of the engine, and refused where they do not fit."""

from __future__ import annotations

import copy
import json
import pickle
import random
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from mypy_extensions import i64

import sacbe
from sacbe import games
from sacbe.games.components import editions
from sacbe.kernel.core.chance import Driver, SeededDriver
from sacbe.kernel.core.checkpoints import EVERY, MOST
from sacbe.kernel.core.frame import CHANCE, Ask, Frame, QuestionFrame, State
from sacbe.kernel.definition import position_data
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import snapshot as saved
from sacbe.kernel.play.game import Game
from sacbe.runtime.engine_form import engine_form
from sacbe.testing import contract

pytestmark = pytest.mark.both

NAMES: Final = games.names()


def played(name: str, answers: int, luck: int = 1, **setup: Any) -> Game:
    """A game after some answers of players."""
    given = {"players": games.load_definition(name).players[-1], "secret": b"snapshots", **setup}
    game, chosen = sacbe.new(name, **given), random.Random(luck)
    for _ in range(answers):
        if not game.is_over:
            game.apply(chosen.choice(game.ask.choices))
    return game


def same(one: Game, other: Game) -> bool:
    """Are two games the same in everything, not only in their records?"""
    return saved.write(one) == saved.write(other)


# ---------------------------------------------------------------- one mechanism for every rule

@pytest.mark.parametrize("name", NAMES)
def test_every_rule_of_a_game_comes_back_field_by_field(name: str) -> None:
    """Rare ones too, which no game of a test may have met."""
    fresh = games.load_definition(name).new_state(2, {})
    rules = [kind for kind in position_data.classes_of_game(type(fresh)).values() if position_data.is_frame_class(kind)]
    concrete = [kind for kind in rules if kind.run is not Frame.run]
    assert len(concrete) >= 2
    for kind in concrete:
        frame = made(kind)
        again = position_data.decode_value(json.loads(json.dumps(position_data.encode_value(frame))), fresh)
        assert position_data.difference(frame, again) == "", kind.__name__


def made(kind: type) -> Any:
    """Make a frame of this class, with some small numbers."""
    given = {name: made(march_of(kind)) if name == "march" else at % 2 == 1
             if name in ("fed", "begun", "buying", "dropped", "fleeing", "moved", "may_sprint", "doubling", "scouting")
             else at + 1 for at, name in enumerate(position_data.constructor_arguments(kind))}
    return kind(**given)


def march_of(kind: type) -> Any:
    return vars(sys.modules[kind.__module__])["MarchTo"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_goes_on_as_it_would_have(name: str, seed: int) -> None:
    game = played(name, 25, seed)
    definition = game.definition
    again = definition.restore(json.loads(json.dumps(definition.snapshot(game.state))))
    state = definition.clone(game.state)
    assert position_data.difference(state, again) == ""
    dice = random.Random(seed)
    while (ask := state.ask) is not None:
        assert again.ask is not None and again.ask.options == ask.options and again.ask.seat == ask.seat
        choice = dice.choice(ask.options)
        state.apply(choice)
        again.apply(choice)
    assert position_data.digest(state) == position_data.digest(again)
    assert definition.scores(state) == definition.scores(again)


def test_a_digest_covers_unfinished_rules() -> None:
    state = games.load_definition("tzolkin").start_game(2, {})
    other = state.clone()
    other.stack = [other.stack[-1], *other.stack]
    assert other.text() == state.text() and other.position_key() == state.position_key()
    assert position_data.digest(other) != position_data.digest(state)


# ---------------------------------------------------------------- pickle and copy

@pytest.mark.parametrize("name", NAMES)
def test_states_are_pickled_and_copied(name: str) -> None:
    state = played(name, 20).state
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert type(again) is type(state) and again is not state and again.listener is None
        assert position_data.difference(state, again) == ""
        assert pickle.loads(pickle.dumps(again)).text() == state.text()
    assert state.ask is not None
    before, twin = state.text(), copy.deepcopy(state)
    twin.apply(twin.ask.options[0])
    assert state.text() == before


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setup", [{}, {"secret": None}, {"secret": None, "seed": 5}])
def test_games_are_pickled_and_copied(name: str, setup: dict[str, Any]) -> None:
    game = played(name, 20 if name == "bul" else 90, **setup)
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert again.definition is game.definition and again == game and same(again, game)
        mine, choice = game.clone(), game.ask.choices[0]
        assert again.apply(choice) == mine.apply(choice)
        assert same(again, mine)
        again.undo(len(game.history))
        mine.undo(len(game.history))
        assert same(again, mine)
    if setup.get("seed"):
        assert saved.write(played(name, 0, secret=None, seed=6))["chance"]["kind"] == "seeded"


def test_a_game_of_another_edition_and_version_keeps_its_box() -> None:
    changes = {editions.list_assumed_values("ci")[0].path: None}
    path = next(one for one in editions.list_assumed_values("ci") if isinstance(one.value, int)
                and one.path.endswith("upkeep"))
    changes = {path.path: path.value + 1}
    game = sacbe.new("ci", players=2, seed=3, components=changes)
    again = pickle.loads(pickle.dumps(game))
    assert again.definition.components == game.definition.components and again == game
    older = Game(editions.load_version("chichen_itza", 1), 2, {}, SeededDriver(3))
    assert pickle.loads(pickle.dumps(older)).definition.version == 1


@pytest.mark.parametrize("name", [name for name in NAMES if editions.list_assumed_values(name)])
def test_states_and_games_of_an_edition_are_pickled_and_copied(name: str) -> None:
    changes = other_values(name)
    game = played(name, 30, components=changes)
    assert dict(game.definition.components) == changes
    for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
        assert again.definition.components == game.definition.components and same(again, game)
    for state in (pickle.loads(pickle.dumps(game.state)), copy.deepcopy(game.state), copy.copy(game.state)):
        assert position_data.difference(game.state, state) == ""
        assert state.origin.definition.components == game.definition.components


def other_values(name: str) -> dict[str, Any]:
    """A change that the game allows."""
    for one in editions.list_assumed_values(name):
        if isinstance(one.value, int) and not isinstance(one.value, bool):
            try:
                sacbe.new(name, players=2, seed=1, components={one.path: one.value + 1})
            except Problem:
                continue
            return {one.path: one.value + 1}
    raise AssertionError(name)


def test_dice_of_ones_own_are_pickled_with_the_game() -> None:
    game = Game(games.load_definition("bul"), 2, {}, LastOption())
    assert pickle.loads(pickle.dumps(game)).apply(game.ask.choices[0]) == game.clone().apply(game.ask.choices[0])
    with pytest.raises(Problem, match="snapshot") as found:
        saved.dumps(game)
    assert found.value.key == "snapshot-driver"


class LastOption(Driver):
    def answer(self, ask: Ask) -> i64:
        return ask.options[-1]

    def copy(self) -> Driver:
        return LastOption()


def test_a_state_from_nowhere_says_so() -> None:
    state = games.load_definition("bul").new(2, {})
    with pytest.raises(TypeError, match="without an origin"):
        pickle.dumps(state)
    with pytest.raises(Problem) as found:
        games.load_definition("bul").snapshot(state)
    assert found.value.key == "snapshot-origin"


# ---------------------------------------------------------------- text and files

def test_a_game_from_a_position_is_saved(tmp_path: Path) -> None:
    definition = games.load_definition("tzolkin")
    start = definition.build_position(2, {}, {"turn": "blue"})
    game = Game(definition, 2, {}, SeededDriver(4), start)
    game.apply(game.ask.choices[0])
    sacbe.save(game, tmp_path / "game.sacbe")
    again = sacbe.load(tmp_path / "game.sacbe")
    assert same(again, game)
    game.undo()
    again.undo()
    assert same(again, game)


@pytest.mark.parametrize(("change", "key"), [
    ({"format": "sacbe game 2"}, "snapshot-format"),
    ({"game": "go"}, "unknown-game"),
    ({"rules": 7}, "rules-version"),
    ({"players": 9}, "player-count"),
    ({"players": "2"}, "snapshot-form"),
    ({"options": {"first": "nobody"}}, "option-value"),
    ({"position": {}}, "snapshot-form"),
    ({"history": [[1, 2]]}, "snapshot-form"),
    ({"chance": {"kind": "loaded"}}, "snapshot-form"),
    ({"told": []}, "snapshot-wrong"),
    ({"history": []}, "snapshot-wrong"),
    ({"since": [1]}, "snapshot-wrong"),
])
def test_what_does_not_fit_is_refused_in_one_line(change: dict[str, Any], key: str) -> None:
    data = {**saved.write(played("tzolkin", 10, players=2)), **change}
    body = msgspec.json.encode(data, order="sorted")
    text = json.dumps({**data, "digest": saved.digest(body)})
    with pytest.raises(Problem) as found:
        sacbe.loads(text)
    assert found.value.key in (key, f"{key}-near") and "\n" not in str(found.value)


@pytest.mark.parametrize("text", ["{", "{}", "[]", '{"format": []}', "{" * 5000])
def test_what_is_no_snapshot_is_refused(text: str) -> None:
    with pytest.raises(Problem) as found:
        sacbe.loads(text)
    assert found.value.key in ("snapshot-format", "record-format")


ODD: Final = (None, -1, 2**70, "x", [], {}, [[]], 1.5, True, {"a": [1]})


@pytest.mark.parametrize("name", games.names())
def test_a_snapshot_that_somebody_made_up_is_no_more_than_a_problem(name: str) -> None:
    """Anybody can write the digest of what they have changed."""
    game, rng = sacbe.new(name, players=2, seed=1), random.Random(name)
    for _ in range(5):
        game.apply(game.ask.options[0])
    whole = json.loads(json.dumps(saved.write(game)))
    made_up = [{**whole, field: value} for field in whole for value in ODD]
    for _ in range(60):
        data = copy.deepcopy(whole)
        data["history"][rng.randrange(len(data["history"]))][rng.randrange(2)] = rng.choice(ODD)
        made_up.append(data)
    refused = 0
    for data in made_up:
        text = json.dumps({**data, saved.DIGEST: saved.digest(msgspec.json.encode(data, order="sorted"))})
        try:
            sacbe.loads(text)
        except Problem:
            refused += 1
    assert refused > len(made_up) * 2 // 3


def test_a_changed_text_is_noticed() -> None:
    text = sacbe.snapshot(played("bul", 8))
    with pytest.raises(Problem) as found:
        sacbe.loads(text.replace('"opened":0', '"opened":1'))
    assert found.value.key == "snapshot-digest"


@pytest.mark.parametrize("change", [
    lambda data: data["state"].pop("tooth"),
    lambda data: data["state"].update(extra=1),
    lambda data: data["state"]["players"]["$list"][0].pop("corn_tiles"),
    lambda data: data["stack"][-1].update({"$rule": "Nobody"}),
    lambda data: data["stack"][-1].update({"$rule": "Player"}),
    lambda data: data["stack"][-1].update(more=1),
    lambda data: data["ask"].pop(),
    lambda data: data.update(state=None),
])
def test_a_position_of_other_code_is_refused(change: Any) -> None:
    """A field more or less, a rule that does not exist any more."""
    game = played("tzolkin", 10, players=2)
    data = json.loads(json.dumps(game.definition.snapshot(game.state)))
    change(data)
    with pytest.raises(Problem) as found:
        game.definition.restore(data)
    assert found.value.key == "snapshot-form"


def test_a_position_of_another_game_is_refused() -> None:
    data = played("bul", 3).definition.snapshot(played("bul", 3).state)
    with pytest.raises(Problem) as found:
        games.load_definition("tzolkin").restore(data)
    assert found.value.key == "snapshot-other" and found.value.facts["need"] == "tzolkin"


# ---------------------------------------------------------------- the contract notices

def forgetful() -> Frame[Any]:
    """A rule with a field that its arguments do not give."""
    count = iter(range(1, 99))

    class Forgetful(QuestionFrame[Any]):
        def __init__(self, seat: i64, prompt: i64) -> None:
            super().__init__(seat, prompt)
            self.left = next(count)

    return Forgetful(0, 1)


def renamed() -> Frame[Any]:
    """A rule with an argument that is no field."""
    class Renamed(QuestionFrame[Any]):
        def __init__(self, who: i64) -> None:
            super().__init__(who, 1)

    return Renamed(0)


@pytest.mark.skipif(engine_form() == "compiled", reason="a rule of a test can only be interpreted")
@pytest.mark.parametrize(("make", "said"), [(forgetful, "left"), (renamed, "who")])
def test_a_forgotten_field_of_a_rule_is_noticed(make: Any, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition("bul")
    state, frame = definition.start_game(2, {}), make()
    contract.check_snapshot(definition, state)
    monkeypatch.setitem(position_data.classes_of_game(type(state)), type(frame).__name__, type(frame))
    state.stack = [frame, *state.stack]
    with pytest.raises(contract.ContractViolation, match=said):
        contract.check_snapshot(definition, state)


def test_a_forgotten_argument_of_a_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody listed the arguments of each rule by hand."""
    arguments = position_data.constructor_arguments
    monkeypatch.setattr(position_data, "constructor_arguments",
                        lambda kind: () if kind.__name__ == "Mover" else arguments(kind))
    with pytest.raises(contract.ContractViolation, match="no snapshot"):
        contract.play(games.load_definition("bul"), 2, seed=1)


@pytest.mark.parametrize("field", ["turn", "dead", "reveals"])
def test_a_forgotten_field_of_a_state_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the fields of a state were listed by hand, and one was left out."""
    monkeypatch.setattr(position_data, "TRANSIENT_FIELDS", position_data.TRANSIENT_FIELDS | {field})
    with pytest.raises(contract.ContractViolation, match=f"forgets state.{field}"):
        contract.play(Loud(), 2, seed=1)


class Loud(type(games.load_definition("bul"))):  # type: ignore[misc]
    """Bul in which something was opened before the start."""

    def new(self, players: int, options: Any) -> State:
        state: State = super().new(players, options)
        state.reveals = 1
        return state


def test_a_forgotten_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    encode = position_data.encode

    def shallow(state: State) -> dict[str, Any]:
        return {**encode(state), "stack": encode(state)["stack"][-1:]}

    monkeypatch.setattr(position_data, "encode", shallow)
    with pytest.raises(contract.ContractViolation, match="stack"):
        contract.play(games.load_definition("tzolkin"), 2, seed=1)


# ---------------------------------------------------------------- going back

@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("setup", [{}, {"secret": None, "seed": 5}])
def test_going_back_is_as_playing_again(name: str, setup: dict[str, Any]) -> None:
    game = played(name, 60, **setup)
    count = len(game.history)
    for to in {0, 1, 2, EVERY, count // 3, count // 2, count - 9, count - 2, count - 1, count}:
        assert same(game.copy_at(to), from_start(game, to, None))
        twin = game.clone()
        twin.undo(to)
        assert same(twin, from_start(game, to, game.parts.origin))
        if not twin.is_over:
            choice = twin.ask.choices[-1]
            twin.apply(choice)
            assert len(twin._checkpoints) <= MOST
            twin.undo(to)
            assert same(twin, from_start(game, to, game.parts.origin))
    assert 0 < len(game._checkpoints) <= MOST


def from_start(game: Game, to: int, chance: Driver | None) -> Game:
    """How a game went back before it had checkpoints: from its first answer on."""
    twin = Game(game.definition, game.players, game.options, None, game.start)
    driver = chance.copy() if chance is not None else None
    twin._origin = chance.copy() if chance is not None else None
    for entry in game.history[:to]:
        ask = twin.state.ask
        assert ask is not None
        if ask.seat == CHANCE and driver is not None:
            driver.answer(ask)
        twin.apply(entry.choice)
    twin.chance = driver
    twin._roll()
    return twin


def test_going_back_starts_near(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not from the start: few answers are played again, however long the game is."""
    game = played("chichen_itza", 200, players=2)
    answers = 0
    answer = Game._answer

    def counted(self: Game, ask: Ask, choice: int, chance: Driver | None) -> None:
        nonlocal answers
        answers += 1
        answer(self, ask, choice, chance)

    monkeypatch.setattr(Game, "_answer", counted)
    game.undo()
    assert 0 < answers < 6 * EVERY < len(game.history)


def test_checkpoints_follow_a_driver_that_is_adopted() -> None:
    game = played("tzolkin", 40, players=2, secret=None)
    whole = played("tzolkin", 40, players=2)
    record = Game(whole.definition, 2, whole.options, None)
    for entry in whole.history:
        record.apply(entry.choice)
    assert whole.parts.origin is not None
    record.set_chance_driver(whole.parts.origin.copy())
    assert same(record, whole) and game.chance is None
    record.undo(20)
    whole.undo(20)
    assert same(record, whole)
