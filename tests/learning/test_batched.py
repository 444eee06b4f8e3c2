"""Batches as NumPy sees them: arrays without a copy, and what is refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe import Problem, games, learning
from sacbe.kernel.core.chance import mix_seed
from sacbe.learning.gymnasium_env import SeatEnv
from sacbe.learning.vector_env import GameBatch

pytestmark = pytest.mark.once

ARRAYS = ("observations", "masks", "legal", "counts", "asked", "rewards", "dones", "finals")


def begun(game: str = "bul", count: int = 4, seed: int = 1, **more: Any) -> GameBatch:
    batch = learning.batch(game, count=count, **more)
    batch.reset(seed)
    return batch


def copies(batch: GameBatch) -> list[Any]:
    return [getattr(batch, name).copy() for name in ARRAYS]


@pytest.mark.parametrize("name", games.names())
def test_arrays_look_at_the_engines_memory(name: str) -> None:
    """The arrays show each step without being made again, and nobody can write into the engine through them."""
    batch = begun(name)
    kept = [getattr(batch, what) for what in ARRAYS]
    before = batch.observations.copy()
    returned = batch.step(batch.sample())
    assert (before != batch.observations).any()
    for array, what in zip(kept, ARRAYS, strict=True):
        assert array is getattr(batch, what) and not array.flags.owndata and not array.flags.writeable
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    assert [any(array is one for one in kept) for array in returned] == [True] * 4


@pytest.mark.parametrize("name", games.names())
def test_masks_and_numbers_say_the_same(name: str) -> None:
    batch = begun(name, count=3)
    for _ in range(30):
        batch.step(batch.sample())
        for n in range(3):
            assert batch.masks.dtype == np.bool_
            assert sorted(batch.legal[n, :batch.counts[n]]) == list(np.flatnonzero(batch.masks[n]))


def test_numpy_can_draw_by_the_numbers() -> None:
    """The quickest way to draw legal actions outside the engine: any of them, and what is drawn is played."""
    batch, drawn = begun("tzolkin", seed=3), np.random.default_rng(1)
    alone = [sacbe.new("tzolkin", players=2, seed=mix_seed(3, n) if n else 3) for n in range(batch.count)]
    encoder = alone[0].definition.encoder(2, {})
    places = set()
    for _ in range(20):
        at = (drawn.random(batch.count) * batch.counts).astype(np.int64)
        actions = batch.legal[np.arange(batch.count), at]
        assert batch.counts.tolist() == [len(game.ask.options) for game in alone if game.ask is not None]
        for n, game in enumerate(alone):
            game.apply(game.definition.grammar.universe[int(actions[n])])
            places.add(int(at[n]))
        batch.step(actions)
        for n, game in enumerate(alone):
            assert encoder.encode_row(game.state, int(batch.asked[n])) == batch.observations[n].tolist()
    assert len(places) > 5


def test_a_batch_plays_the_game_of_its_seed() -> None:
    batch = learning.batch("tzolkin", count=2)
    batch.reset([5, 6])
    game = sacbe.new("tzolkin", players=2, seed=6)
    encoder = game.definition.encoder(2, {})
    for _ in range(50):
        seat = int(batch.asked[1])
        assert encoder.encode_row(game.state, seat) == batch.observations[1].tolist()
        actions = batch.sample()
        game.apply(game.definition.grammar.universe[int(actions[1])])
        batch.step(actions)


def test_a_batch_against_bots_plays_what_gymnasium_plays() -> None:
    batch = learning.batch("tzolkin", 3, count=1, opponents=["random", "greedy"], seat="blue")
    env = SeatEnv("tzolkin", 3, opponents=["random", "greedy"], seat="blue")
    batch.reset([9])
    seen, _ = env.reset(seed=9)
    for _ in range(40):
        assert (seen["observation"] == batch.observations[0]).all()
        assert (seen["action_mask"] == batch.masks[0]).all()
        action = int(batch.sample()[0])
        seen, reward, over, _, _ = env.step(action)
        batch.step([action])
        assert (reward, over) == (batch.rewards[0, 1], batch.dones[0])
        if over:
            assert (seen["observation"] == batch.finals[0]).all()
            break


def test_one_seed_gives_every_game_its_own() -> None:
    one, other = begun(seed=3), learning.batch("bul", count=4)
    other.reset([3, *(mix_seed(3, n) for n in range(1, 4))])
    assert (one.observations == other.observations).all()
    other.reset(np.array([3, 4, 5, 6]))
    other.reset()
    again = begun(seed=3)
    for _ in range(30):
        one.step(one.sample())
        again.step(again.sample())
        assert (one.observations == again.observations).all()


def test_rewards_are_the_named_ones() -> None:
    for reward, total in (("win", 1.0), ("zero-sum", 0.0), ("lead", 0.0)):
        batch, seen = begun(count=8, reward=reward), 0
        for _ in range(150):
            batch.step(batch.sample())
            seen += int(batch.dones.sum())
            assert np.allclose(batch.rewards[batch.dones].sum(1), total)
            assert not batch.rewards[~batch.dones].any()
        assert seen > 8


# ---------------------------------------------------------------- what is refused

WRONG_ACTIONS = [
    ([0] * 3, "batch-shape"), ([[0] * 4], "batch-shape"), (7, "batch-shape"), ([[1], [2, 3], [4], [5]], "batch-shape"),
    ([0.5] * 4, "batch-dtype"), ([True] * 4, "batch-dtype"), (["a"] * 4, "batch-dtype"), ([None] * 4, "batch-dtype"),
    ([0, 0, 99, 0], "batch-action"), ([-1] * 4, "batch-action"), (np.full(4, 2**64 - 1, np.uint64), "batch-action"),
    ([0] * 4, "batch-illegal"), (np.zeros(4, np.uint8), "batch-illegal"),
]


@pytest.mark.parametrize(("actions", "key"), WRONG_ACTIONS)
def test_wrong_actions_are_refused_and_change_nothing(actions: Any, key: str) -> None:
    batch = begun()
    before = copies(batch)
    with pytest.raises(Problem) as told:
        batch.step(actions)
    assert told.value.key == key and "\n" not in str(told.value)
    assert all((one == other).all() for one, other in zip(before, copies(batch), strict=True))


@pytest.mark.parametrize(("seeds", "key"), [(-1, "seed"), (1 << 62, "seed"), ([1, 2, 3], "batch-seeds"),
                                            ("abcd", "batch-seeds"), ([1, 2, 3, -4], "seed"), (1.5, "batch-seeds"),
                                            ([1, 2, 3, 4.5], "batch-seeds"), (True, "seed")])
def test_wrong_seeds_are_refused_and_change_nothing(seeds: Any, key: str) -> None:
    batch = begun()
    before = copies(batch)
    with pytest.raises(Problem) as told:
        batch.reset(seeds)
    assert told.value.key == key
    assert all((one == other).all() for one, other in zip(before, copies(batch), strict=True))


@pytest.mark.parametrize(("arguments", "key"), [
    ({"game": "go"}, "unknown-game"), ({"players": 9}, "player-count"), ({"count": 0}, "batch-count"),
    ({"count": 10**9}, "batch-count"), ({"count": "many"}, "batch-count"), ({"glory": "on"}, "unknown-option"),
    ({"captors": "up"}, "option-value"), ({"reward": "glory"}, "unknown-reward"),
    ({"opponents": "nobody-knows"}, "unknown-bot"), ({"opponents": []}, "no-opponents"),
    ({"opponents": "random", "seat": 7}, "unknown-seat"),
])
def test_wrong_arguments_are_refused(arguments: dict[str, Any], key: str) -> None:
    with pytest.raises(Problem) as told:
        learning.batch(**{"game": "bul", **arguments})
    assert told.value.key.removesuffix("-near") == key and "\n" not in str(told.value)


def test_a_batch_begins_with_reset_and_ends_with_close() -> None:
    batch = learning.batch("bul", count=2)
    for call in (batch.sample, lambda: batch.step([16, 16]), lambda: batch.play_random(1)):
        with pytest.raises(Problem, match="reset"):
            call()
    batch.reset(1)
    batch.close()
    for call in (batch.sample, lambda: batch.step([16, 16]), lambda: batch.reset(1)):
        with pytest.raises(Problem, match="closed"):
            call()
