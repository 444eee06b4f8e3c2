"""Gymnasium's own checker on every game, seats, opponents by name."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sacbe import Problem, games, learning
from support.games_to_learn import SMALLEST, TABLES, unusual

pytestmark = pytest.mark.once


def played(env: Any, seed: int) -> tuple[float, bool, bool]:
    """Play a random game to its end; what it brought."""
    seen, _ = env.reset(seed=seed)
    dice = np.random.default_rng(seed)
    ended = cut = False
    while not ended and not cut:
        assert np.array_equal(seen["action_mask"], env.action_masks())
        seen, reward, ended, cut, _ = env.step(dice.choice(np.flatnonzero(seen["action_mask"])))
    return reward, ended, cut


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_check_env(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    import sacbe.learning.gymnasium_env as single  # registers the games
    assert single.ANY_SEAT == "any"
    id = f"sacbe/{name}-v{games.load_definition(name).version}"
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id, players=players).unwrapped)
        check_env(gymnasium.make(id, players=players, seat="any", **unusual(name, players)).unwrapped,
                  skip_render_check=True)


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_whole_games_end_with_a_result(name: str, players: int) -> None:
    env = learning.gym(name, players, seat=players - 1)
    rewards = []
    for seed in range(3):
        reward, ended, cut = played(env, seed)
        assert ended and not cut
        won = env.runner.episode.definition.winners(env.runner.episode.state)
        assert reward == (1 / len(won) if players - 1 in won else 0)
        rewards.append(reward)
    assert all(0 <= reward <= 1 for reward in rewards)


def test_bots_of_any_name_play_the_other_seats_in_turn() -> None:
    env = learning.gym("tzolkin", 4, opponents=["greedy", "random"], seat="green")
    assert env.opponents == ("greedy", "random", "greedy")
    env.reset(seed=1)
    assert sorted(env._bots) == [0, 1, 3] and env.seat == 2
    assert type(env._bots[0]) is type(env._bots[3]) is not type(env._bots[1])


def test_a_seat_can_be_drawn() -> None:
    env = learning.gym("bul", seat="any")
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.runner.episode.asked_seat == env.seat
    assert seats == {0, 1}


def test_only_the_learners_own_decisions_count() -> None:
    env = learning.gym("tzolkin", 4, max_decisions=5)
    steps = 0
    seen, _ = env.reset(seed=1)
    cut = ended = False
    while not (cut or ended):
        seen, reward, ended, cut, _ = env.step(int(np.argmax(seen["action_mask"])))
        steps += 1
    assert (steps, cut, reward) == (5, True, 0)
    with pytest.raises(Problem, match="over"):
        env.step(0)


def test_an_action_outside_the_mask_is_told_and_changes_nothing() -> None:
    env = learning.gym("tzolkin")
    seen, _ = env.reset(seed=1)
    wrong = int(np.argmin(seen["action_mask"]))
    again, reward, ended, cut, info = env.step(wrong)
    assert np.array_equal(seen["observation"], again["observation"])
    assert (reward, ended, cut) == (0, False, False) and "refused" in info
    strict = learning.gym("tzolkin", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(Problem, match="refused by"):
        strict.step(wrong)


@pytest.mark.parametrize(("more", "says"), [
    ({"opponents": "randon"}, "random"), ({"opponents": []}, "at least one"), ({"seat": "mauve"}, "mauve"),
    ({"seat": 2}, "2"), ({"opponents": ["greedy/nobody"]}, "nobody"),
])
def test_wrong_opponents_and_seats_are_refused(more: dict[str, Any], says: str) -> None:
    with pytest.raises(Problem, match=says):
        learning.gym("tzolkin", **more)
