"""Every game keeps the contract, for every player count, in this form of the engine and in the other."""

from __future__ import annotations

import pytest

from sacbe import games
from sacbe.kernel.core.chance import Driver, SeededDriver
from sacbe.kernel.core.features import Features
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.runtime.engine_form import engine_form
from sacbe.testing import contract

pytestmark = pytest.mark.both

COUNTS = [(name, players) for name in games.names() for players in games.load_definition(name).players]
SHARDS = 2
SECRETIVE = "tzolkin"         # a game in which seats have secrets, for what goes wrong with them


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_contract(name: str, players: int, shard: int, long: bool) -> None:
    """tz.general.players: two to four; seed 0 plays the register's readings, the others draw the switches.

    A close look takes most of the time, so that it is taken at some decisions of each game.
    """
    definition = games.load_definition(name)
    count = (400 if long else 4) if engine_form() == "compiled" else (60 if long else 1)
    seeds = range(shard, count * SHARDS, SHARDS)
    played = [contract.play(definition, players, seed, every=3 if long else 6) for seed in seeds]
    assert all(game.decisions > 0 for game in played)
    contract.check_in_other_process(played[:2 if long else 1], pure=True)
    contract.check_in_other_process(played[:2 if long else 1], pure=False)


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_every_decision_is_looked_at(name: str, players: int, long: bool) -> None:
    """The interpreted engine, which ends in the same positions, is looked at here and there."""
    every = 1 if long or engine_form() == "compiled" else 4
    assert contract.play(games.load_definition(name), players, seed=0, every=every).decisions > 0


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition(SECRETIVE)
    honest = type(definition).view

    def gossip(self: object, state: State, seat: int | None) -> dict[str, object]:
        return {**honest(definition, state, seat), "all": definition.dump_fields(state)}

    monkeypatch.setattr(type(definition), "view", gossip)
    with pytest.raises(contract.ContractViolation, match="leaks"):
        contract.play(definition, 2, seed=0, every=1)


def test_a_lost_option_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition(SECRETIVE)
    start = type(definition).start_game

    def forgetful(self: object, players: int, options: dict[str, str]) -> State:
        state = start(definition, players, options)
        assert state.ask is not None
        state.ask.options.pop()
        return state

    monkeypatch.setattr(type(definition), "start_game", forgetful)
    with pytest.raises(contract.ContractViolation, match="asked again"):
        contract.play(definition, 3, seed=0)


def test_a_redeal_that_changes_what_a_seat_knows_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition(SECRETIVE)
    redeal = type(definition).redeal

    def wrong_seat(self: object, state: State, seat: int, chance: Driver) -> State:
        return redeal(definition, state, 1 - seat, chance)

    monkeypatch.setattr(type(definition), "redeal", wrong_seat)
    with pytest.raises(contract.ContractViolation, match="leak"):
        contract.play(definition, 2, seed=0, every=1)


@pytest.mark.parametrize("name", ["tzolkin", "chichen_itza"])
def test_a_view_that_leaves_out_what_is_half_done_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the unfinished rules, positions look alike in which the same answer does different things."""
    definition = games.load_definition(name)
    honest = type(definition).view

    def forgetful(self: object, state: State, seat: int | None) -> dict[str, object]:
        return {**honest(definition, state, seat), "unfinished": []}

    monkeypatch.setattr(type(definition), "view", forgetful)
    with pytest.raises(contract.ContractViolation, match="look alike"):
        for seed in range(6):
            contract.play(definition, 2, seed, every=1)


def test_facts_that_tell_a_secret_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition(SECRETIVE)
    monkeypatch.setattr(type(definition.presenter()), "question_data", lambda self, state, ask: state.text())
    with pytest.raises(contract.ContractViolation, match="facts"):
        contract.play(definition, 2, seed=0, every=1)


def test_a_question_that_is_put_or_not_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who sees that nothing was asked would know that there was nothing to choose."""
    definition = games.load_definition("temple_of_chac")
    mask = "ah-puch-mask"
    state = definition.build_position(2, {}, {"red": {"hand": [mask] * 2, "dice": [1, 2]}})
    other = definition.build_position(2, {}, {"red": {"hand": [mask], "dice": [1, 2]}})
    for table in (state, other):
        table.run_until_decision()
    ask, choice = state.ask, definition.grammar.read("discard low")
    assert ask is not None
    contract.check_leaks(definition, state, ask, choice, 1)
    monkeypatch.setattr(type(definition), "view", lambda self, state, seat: {})
    monkeypatch.setattr(type(definition), "redeal", lambda self, state, seat, chance: definition.clone(other))
    with pytest.raises(contract.ContractViolation, match="asked next"):
        contract.check_leaks(definition, state, ask, choice, 1)


def test_a_redeal_that_looks_at_what_is_hidden_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views stay as they were, but what is dealt to a watcher depends on what the players hold."""
    definition = games.load_definition(SECRETIVE)
    state = secret_state(definition)
    contract.check_redeals(definition, state, seed=1)
    redeal = type(definition).redeal

    def peeking(self: object, state: State, seat: int | None, chance: Driver) -> State:
        return redeal(definition, state, seat, SeededDriver(int(contract.digest(state.text())[:8], 16)))

    monkeypatch.setattr(type(definition), "redeal", peeking)
    with pytest.raises(contract.ContractViolation, match="depends on what it cannot know"):
        contract.check_redeals(definition, state, seed=1)


def test_a_redeal_for_a_watcher_that_keeps_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    definition = games.load_definition(SECRETIVE)
    state, other = secret_state(definition), definition.start_game(2, {})
    redeal = type(definition).redeal

    def forgetful(self: object, state: State, seat: int | None, chance: Driver) -> State:
        return definition.clone(other) if seat is None else redeal(definition, state, seat, chance)

    monkeypatch.setattr(type(definition), "redeal", forgetful)
    with pytest.raises(contract.ContractViolation, match="view of None"):
        contract.check_redeals(definition, state, seed=1)


def test_features_that_tell_a_secret_are_noticed() -> None:
    class Gossip(Features):
        def feature_row(self, state: State, seat: int) -> list[float]:
            return [float(int(contract.digest(state.text())[:8], 16))]

    definition = games.load_definition(SECRETIVE)
    with pytest.raises(contract.ContractViolation, match="features"):
        contract.check_redeals(definition, secret_state(definition), 1, Gossip(1, ("everything",)))


def secret_state(definition: GameDefinition) -> State:
    """A position in which seats know what others do not."""
    state, dice = definition.start_game(2, {}), SeededDriver(1)
    while state.ask is not None and state.ask.seat == CHANCE:
        state.apply(dice.answer(state.ask))
    return state
