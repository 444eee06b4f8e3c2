"""OpenSpiel's own tests on every game, and the promises of an information state."""

from __future__ import annotations

import copy
import subprocess
import sys
import unittest
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from sacbe import Problem, games
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.learning import openspiel
from sacbe.learning.actions import action_numbers
from sacbe.learning.openspiel import SpielState
from support.games_to_learn import SMALLEST, TABLES, covering, unusual

pytestmark = pytest.mark.once

STEPS = 40              # of a game with each set of options, draws included
FEW = 4                 # sets with which it is played to its end


@pytest.fixture(autouse=True)
def quiet(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """OpenSpiel prints every error that its tests ask for."""
    yield
    capfd.readouterr()


def load(name: str, players: int, options: dict[str, str] | None = None) -> pyspiel.Game:
    given = "".join(f",{option}={value}" for option, value in (options or {}).items())
    return pyspiel.load_game(f"sacbe_{name}(players={players}{given})")


def states(game: pyspiel.Game, seed: int, every: int) -> Iterator[SpielState]:
    """The first, some more states of a random game at which a player decides, and its end."""
    dice = np.random.RandomState(seed)
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(int(dice.choice(actions, p=chances)))
            continue
        if count % every == 0:
            yield state.clone()
        count += 1
        state.apply_action(int(dice.choice(state.legal_actions())))
    yield state


# ---------------------------------------------------------------- their tests

@pytest.mark.parametrize(("name", "players"), TABLES)
def test_random_simulation(name: str, players: int, long: bool) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=5 if long else 1, serialize=long, verbose=False)


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_random_simulation_with_other_options(name: str, players: int, long: bool) -> None:
    pyspiel.random_sim_test(load(name, players, unusual(name, players)), num_sims=1, serialize=True, verbose=False)
    for seats, options in covering(name) if long else ():
        pyspiel.random_sim_test(load(name, seats, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", games.names())
def test_every_option_value_is_the_same_game_there(name: str, long: bool) -> None:
    """Each of them is played for a while, with every number of players, beside the engine itself."""
    definition, numbers = games.load_definition(name), action_numbers(games.load_definition(name)).numbers
    for at, (players, options) in enumerate(covering(name)):
        game, dice = load(name, players, options), SeededDriver(at)
        state, mine = game.new_initial_state(), definition.start_game(players, options)
        for _ in range(10**6 if long or at < FEW else STEPS):
            if mine.ask is None:
                break
            choice = dice.answer(mine.ask)
            assert state.legal_actions() == sorted(numbers[one] for one in mine.ask.options)
            assert state.current_player() == (pyspiel.PlayerId.CHANCE if mine.ask.seat == CHANCE else mine.ask.seat)
            state.apply_action(numbers[choice])
            mine.apply(choice)
        assert str(state) == mine.position_key() and state.is_terminal() == (mine.ask is None)
        encoder = definition.encoder(players, options)
        for player in range(players):
            assert state.observation_tensor(player) == encoder.encode_row(mine, player)
            assert state.information_state_string(player)
        assert str(game.deserialize_state(state.serialize())) == str(state)


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_api(name: str, players: int) -> None:
    case = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,),
                {"game_name": f"sacbe_{name}", "game": load(name, players)})
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(found)
    assert found.testsRun >= 5 and found.wasSuccessful(), found.failures + found.errors


# ---------------------------------------------------------------- what a game is

def test_every_game_is_registered() -> None:
    assert {f"sacbe_{name}" for name in games.names()} <= {*pyspiel.registered_names()}
    kinds = {name: pyspiel.load_game(f"sacbe_{name}").get_type() for name in games.names()}
    whole = pyspiel.GameType.Information.PERFECT_INFORMATION
    assert [name for name, kind in kinds.items() if kind.information == whole] == ["bul"]
    assert [name for name, kind in kinds.items()
            if kind.utility == pyspiel.GameType.Utility.GENERAL_SUM] == ["temple_of_chac"]


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_draws_have_probabilities_and_results_add_up(name: str, players: int) -> None:
    state = load(name, players).new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    *_, end = states(load(name, players), seed=3, every=10**6)
    won = end.at.definition.winners(end.at.state)
    assert sum(end.returns()) == pytest.approx(0 if won else -1)
    assert [seat for seat, value in enumerate(end.returns()) if value > 0] == won


# ---------------------------------------------------------------- what a player knows

@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.sampled
def test_a_resampled_state_looks_the_same_to_its_player(name: str, players: int, long: bool) -> None:
    game, dice, changed = load(name, players), np.random.RandomState(1), 0
    for state in states(game, seed=2, every=5 if long else 25):
        for player in range(players):
            twin = state.resample_from_infostate(player, dice.rand)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.observation_tensor(player) == state.observation_tensor(player)
            assert twin.history() == [] and twin.current_player() == state.current_player()
            if state.current_player() == player:
                assert twin.legal_actions() == state.legal_actions()
            changed += str(twin) != str(state)
            if not twin.is_terminal() and not twin.is_chance_node():
                twin.apply_action(twin.legal_actions()[0])
    assert changed or name == "bul"


def test_histories_that_differ_for_a_player_are_different_information_states() -> None:
    """Two ways to the same position: what a player did on the way stays in its information state."""
    found: dict[str, set[tuple[int, ...]]] = {}
    game = load("bul", 2)
    for first in range(11):
        for second in range(11):
            state = game.new_initial_state()
            for wish in (3, first, 3, second, 3):
                options = state.legal_actions()
                state.apply_action(options[wish % len(options)])
            own = tuple(action for player, action in [(one.player, one.action) for one in state.full_history()]
                        if player == 0)
            found.setdefault(state.information_state_string(0), set()).add(own)
    assert len(found) > 10 and all(len(ways) == 1 for ways in found.values())


def test_an_information_state_has_the_log_and_the_digest() -> None:
    game = load("tzolkin", 2)
    _, state, *_ = states(game, seed=1, every=12)
    player = state.current_player()
    text = state.information_state_string(player)
    assert "dealt seat=" in text and "dealt-hidden" in text and "wealth " in text
    size = game.observation_tensor_size()
    whole = state.information_state_tensor(player)
    assert whole[:size] == state.observation_tensor(player)
    assert len(whole) == size + openspiel.DIGEST and set(whole[size:]) == {0.0, 1.0}


def test_observers_of_every_kind() -> None:
    game = load("tzolkin", 2)
    state = next(states(game, seed=1, every=1))         # wealth tiles lie before the players
    kinds = pyspiel.PrivateInfoType
    found = {}
    for public, private in ((True, kinds.NONE), (True, kinds.SINGLE_PLAYER), (False, kinds.SINGLE_PLAYER)):
        kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=private)
        observer = make_observation(game, kind)
        observer.set_from(state, state.current_player())
        text = observer.string_from(state, state.current_player())
        found[public, private] = ("asked" in text, '"dealt":["W' in text, observer.tensor is not None)
    assert [*found.values()] == [(True, False, False), (True, True, True), (False, True, False)]
    with pytest.raises(Problem, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


# ---------------------------------------------------------------- copies, text, algorithms

@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_states_can_be_written_and_copied(name: str, players: int) -> None:
    game = load(name, players)
    for state in states(game, seed=4, every=40):
        resampled = state.resample_from_infostate(0, np.random.RandomState(0).rand)
        for one in (state, resampled):
            again = game.deserialize_state(one.serialize())
            _, also = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, one))
            for twin in (again, also, one.clone(), copy.deepcopy(one)):
                assert str(twin) == str(one) and twin.history() == one.history()
                assert twin.information_state_string(0) == one.information_state_string(0)
            if not one.is_terminal():
                before = str(one)
                again.apply_action(again.legal_actions()[0])
                assert str(one) == before


def test_searches_of_open_spiel_play() -> None:
    game, dice = load("tzolkin", 2), np.random.RandomState(1)
    _, state, *_ = states(game, seed=1, every=30)
    playouts = mcts.RandomRolloutEvaluator(1, dice)
    for bot in (mcts.MCTSBot(game, 2.0, 3, playouts, random_state=dice),
                ismcts.ISMCTSBot(game, playouts, 2.0, 3, random_state=dice)):
        assert bot.step(state) in state.legal_actions()


def test_a_process_that_has_used_it_ends_in_peace() -> None:
    script = ("import pyspiel, sacbe.learning.openspiel\nstate = pyspiel.load_game('sacbe_bul').new_initial_state()\n"
              "state.apply_action(state.legal_actions()[0])")
    assert subprocess.run([sys.executable, "-c", script], capture_output=True).returncode == 0


# ---------------------------------------------------------------- bad input

def test_without_open_spiel_its_extra_is_named() -> None:
    script = ("from sacbe.runtime import extras\nextras.find_spec = lambda name: None\n"
              "try:\n    import sacbe.learning.openspiel\nexcept Exception as problem:\n    print(problem)")
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert found.count("\n") == 1 and "sacbe[spiel]" in found


@pytest.mark.parametrize(("text", "says"), [
    ("sacbe_tzolkin(players=9)", "2, 3, 4 players"), ("sacbe_tzolkin(quarters=half)", "half"),
    ("sacbe_tzolkin(colour=red)", "colour"), ("sacbe_chess", "Unknown game"),
])
def test_what_is_unknown_is_refused(text: str, says: str) -> None:
    with pytest.raises((Problem, pyspiel.SpielError), match=says):
        pyspiel.load_game(text)


@pytest.mark.parametrize("action", [0, 561, 562, 10**6])
def test_a_wrong_action_changes_nothing(action: int) -> None:
    state = load("tzolkin", 2).new_initial_state()
    before = str(state)
    with pytest.raises(Problem):
        state.apply_action(action)
    assert str(state) == before and state.history() == []
