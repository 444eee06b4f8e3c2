"""Copies of batches and of environments with bots go on alike, here, in other processes and in both forms."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sacbe import Problem, bots, games, learning
from sacbe.kernel.core.chance import Driver, SeededDriver
from sacbe.learning.vector_env import GameBatch
from support.games_to_learn import SMALLEST, unusual

pytestmark = pytest.mark.once

ARRAYS = ("observations", "masks", "legal", "counts", "asked", "rewards", "dones", "finals")
STEPS = 15
OPPONENTS = ("greedy", "easy", "search:4")          # one that plans, one that slips, one that draws much

ELSEWHERE = """
import pickle, sys
from test_copies import played
batch = pickle.load(open(sys.argv[1], "rb"))
pickle.dump(played(batch), open(sys.argv[1] + ".played", "wb"))
pickle.dump(batch, open(sys.argv[1], "wb"))
"""


def begun(name: str, players: int, steps: int, **more: Any) -> GameBatch:
    batch = learning.batch(name, players, count=3, **more)
    batch.reset(5)
    batch.play_random(steps)
    return batch


def shown(batch: GameBatch) -> list[Any]:
    return [getattr(batch, name).tolist() for name in ARRAYS]


def played(batch: GameBatch) -> list[Any]:
    """All that a batch shows from here on; its own dice draw."""
    found = [shown(batch)]
    for _ in range(STEPS):
        batch.step(batch.sample())
        found.append(shown(batch))
    return found


@pytest.mark.parametrize(("name", "players"), SMALLEST)
def test_a_copied_batch_goes_on_alike_and_alone(name: str, players: int) -> None:
    batch = begun(name, players, 60, **unusual(name, players))
    twins = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch)), copy.copy(batch)]
    before = shown(batch)
    found = [played(twin) for twin in twins]
    assert shown(batch) == before                       # whoever goes on leaves the others where they are
    again = pickle.dumps(twins[0])
    assert again == pickle.dumps(twins[0]) and shown(pickle.loads(again)) == found[0][-1]
    assert [played(batch)] * 3 == found
    for twin in twins:
        with pytest.raises(ValueError, match="read-only"):
            twin.masks[0, 0] = True


@pytest.mark.parametrize("bot", OPPONENTS)
def test_bots_of_a_copy_remember_what_the_others_met(bot: str) -> None:
    batch = begun("tzolkin", 3, 10, opponents=[bot, "random"], seat="blue")
    twins = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    assert [twin.seat for twin in twins] == [1, 1]
    assert [played(twin) for twin in twins] == [played(batch)] * 2


def test_a_batch_that_has_not_begun_or_is_closed_stays_so() -> None:
    batch = learning.batch("bul", count=2)
    with pytest.raises(Problem, match="reset"):
        copy.deepcopy(batch).sample()
    twin = pickle.loads(pickle.dumps(batch))
    twin.reset(4)
    batch.reset(4)
    assert played(twin) == played(batch)
    batch.close()
    with pytest.raises(Problem, match="closed"):
        pickle.loads(pickle.dumps(batch)).reset(4)


@pytest.mark.parametrize("pure", ["0", "1"])
def test_another_process_goes_on_alike(pure: str, tmp_path: Path) -> None:
    """In either form of the engine, there and back; a game of Bul ends and begins again meanwhile."""
    for at, (name, more) in enumerate((("bul", {}), ("chichen_itza", {}), ("tzolkin", {"opponents": "greedy"}))):
        batch, path = begun(name, 2, 20, **more), tmp_path / str(at)
        path.write_bytes(pickle.dumps(batch))
        env = {**os.environ, "SACBE_PURE": pure, "PYTHONPATH": os.pathsep.join([*sys.path, str(Path(__file__).parent)])}
        subprocess.run([sys.executable, "-c", ELSEWHERE, str(path)], env=env, check=True)
        there = pickle.loads((tmp_path / f"{at}.played").read_bytes())
        assert there == played(batch)
        assert played(pickle.loads(path.read_bytes())) == played(batch)


@pytest.mark.parametrize("bot", OPPONENTS)
@pytest.mark.parametrize("steps", [0, 8])
def test_an_environment_with_bots_can_be_copied(bot: str, steps: int) -> None:
    def played(env: Any, steps: int, seed: int) -> list[Any]:
        dice, found = np.random.default_rng(seed), []
        for _ in range(steps):
            seen, reward, ended, *_ = env.step(dice.choice(np.flatnonzero(env.action_masks())))
            found.append((seen["observation"].tolist(), reward, ended))
        return found

    env = learning.gym("tzolkin", 3, opponents=bot, seat="any")
    assert copy.deepcopy(env).seat == -1
    env.reset(seed=3)
    played(env, steps, 1)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    assert [played(twin, 10, 2) for twin in twins] == [played(env, 10, 2)] * 2
    assert [twin.reset()[0]["observation"].tolist() for twin in twins] == [env.reset()[0]["observation"].tolist()] * 2


def test_a_bot_that_plays_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that thinks for a time, for example, may play otherwise."""
    class Moody(Driver):
        made = 0

        def __init__(self) -> None:
            Moody.made += 1
            self.dice = SeededDriver(Moody.made)

        def choose(self, state: Any, ask: Any) -> int:
            return self.dice.answer(ask)

    monkeypatch.setattr(bots, "make_bot", lambda name, definition, seat, seed: Moody())
    batch = begun("bul", 2, 20, opponents="random")
    before = shown(batch)
    with pytest.raises(Problem, match="otherwise") as told:
        copy.deepcopy(batch)
    assert told.value.facts == {"seat": games.load_definition("bul").seats[1]} and shown(batch) == before
