"""Many games at once for programs that learn: NumPy looks at the engine's own vectors, and nothing is copied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from sacbe import bots
from sacbe.kernel.core.chance import Driver, mix_seed
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem, quote_non_number
from sacbe.kernel.vector.batch import Batch, Opponent
from sacbe.learning.arguments import (
    LearningTask,
    as_integer,
    as_list,
    check_integer,
    learning_task,
    opponents_of,
    resolve_seed,
)
from sacbe.learning.rewards import find_reward

MOST_GAMES: Final = 100_000
SAMPLES: Final = 1 << 32            # the stream of a seed by which actions are drawn

StepResult = tuple[NDArray[np.int16], NDArray[np.bool_], NDArray[np.float64], NDArray[np.bool_]]


class GameBatch:
    """Many games of one kind, each waiting for an action of the seat that is asked in it.

    The arrays are views of the engine's vectors: `reset` and `step` write over them, nobody else can.  Keep a copy of
    what you need later.

    | array | shape | what |
    |---|---|---|
    | `observations` | games, numbers | the row of the seat that is asked (`encoder.names`) |
    | `masks` | games, actions | which actions are legal |
    | `legal`, `counts` | games, actions; games | the same as numbers: the first `counts[n]` of `legal[n]` |
    | `asked` | games | the seat that is asked |
    | `rewards` | games, seats | what a game that has just ended was worth to each seat; else 0 |
    | `dones` | games | did the last step end a game? |
    | `finals` | games, numbers | the last row of the game that ended last, for the seat that acted in it |

    A game that ends begins again in the same step: `observations`, `masks` and `asked` then tell of the new one.
    Without `opponents` every seat is played by whoever calls; with opponents `seat` is, and bots play the others.
    """

    def __init__(self, game: str, players: int | None = None, *, count: int = 256, reward: str = "win",
                 opponents: str | Sequence[str] | None = None, seat: int | str = 0,
                 components: str | Path | Mapping[str, Any] | None = None, **options: Any) -> None:
        self.task = learning_task(game, players, reward, None, components, options)
        definition, seats = self.task.definition, self.task.players
        count = as_integer(count)
        if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_GAMES:
            raise Problem("batch-count", value=quote_non_number(count), most=MOST_GAMES)
        self.count = count
        self.seat = None if opponents is None else definition.seat_number(as_integer(seat), seats)
        others = {} if self.seat is None or opponents is None else rivals(self.task, self.seat, opponents)
        self._batch = Batch(definition, seats, self.task.options, count, find_reward(reward), others)
        self._begun = False
        self._closed = False
        self._look()

    def _look(self) -> None:
        """Make the arrays that look at the engine's vectors."""
        count, seats = self.count, self.task.players
        self.encoder = self._batch.encoder
        size, actions = int(self._batch.size), int(self._batch.actions)
        self.actions = actions
        self.observations: NDArray[np.int16] = array_view(self._batch.observations, np.int16, count, size)
        self.masks: NDArray[np.bool_] = array_view(self._batch.masks, np.bool_, count, actions)
        self.legal: NDArray[np.int16] = array_view(self._batch.legal, np.int16, count, actions)
        self.counts: NDArray[np.int64] = array_view(self._batch.counts, np.int64, count)
        self.asked: NDArray[np.int64] = array_view(self._batch.asked, np.int64, count)
        self.rewards: NDArray[np.float64] = array_view(self._batch.rewards, np.float64, count, seats)
        self.dones: NDArray[np.bool_] = array_view(self._batch.dones, np.bool_, count)
        self.finals: NDArray[np.int16] = array_view(self._batch.finals, np.int16, count, size)

    def __getstate__(self) -> tuple[Any, ...]:
        return self.task, self.count, self.seat, self._batch, self._begun, self._closed

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        self.task, self.count, self.seat, self._batch, self._begun, self._closed = kept
        self._look()

    def __copy__(self) -> GameBatch:
        """Games cannot be shared, so even the short way to a copy makes one of its own."""
        return deepcopy(self)

    def __repr__(self) -> str:
        return f"<{self.count} games of {self.task.definition.name}, {self.task.players} players>"

    def reset(self, seeds: int | Sequence[int] | NDArray[Any] | None = None) -> None:
        """Begin all games: by a seed for each of them, by seeds that follow from one, or by seeds nobody knows.

        Game `n` is the game that `sacbe.new` plays with seed `n` of these; the next one in its place has the seed
        `mix_seed(seed, 1)`, then `mix_seed(seed, 2)`, and so on.
        """
        self._check_open()
        found = self._seeds(seeds)
        self._batch.reset(found)
        self._batch.draw(mix_seed(found[0], SAMPLES))
        self._begun = True

    def step(self, actions: ArrayLike) -> StepResult:
        """Play one action in every game; if one of them is not legal, none is played.

        Returns observations, masks, rewards and dones: always the same arrays.
        """
        self._check_begun()
        self._batch.step(self._numbers(actions))
        return self.observations, self.masks, self.rewards, self.dones

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every game, each as likely as the others."""
        self._check_begun()
        return array_view(self._batch.sample(), np.int64, self.count)

    def play_random(self, steps: int) -> None:
        """Play this many steps in which every action is drawn: to look at what comes, and to measure."""
        self._check_begun()
        for _ in range(check_integer(0, "steps", steps)):
            self._batch.step(self._batch.sample())

    def close(self) -> None:
        """Refuse everything from now on; the arrays stay as they are."""
        self._closed = True

    # ------------------------------------------------------------ what comes from outside

    def _check_open(self) -> None:
        if self._closed:
            raise Problem("env-closed")

    def _check_begun(self) -> None:
        self._check_open()
        if not self._begun:
            raise Problem("env-not-reset")

    def _seeds(self, given: Any) -> list[int]:
        given = as_integer(as_list(given))
        if given is None or isinstance(given, int):
            first = resolve_seed(given)
            return [first, *(mix_seed(first, n) for n in range(1, self.count))] if self.count > 1 else [first]
        if not isinstance(given, Sequence) or isinstance(given, str | bytes) or len(given) != self.count:
            raise Problem("batch-seeds", need=self.count)
        found = [as_integer(seed) for seed in given]
        if not all(type(seed) is int for seed in found):
            raise Problem("batch-seeds", need=self.count)
        return [resolve_seed(seed) for seed in found]

    def _numbers(self, actions: ArrayLike) -> vec[i64]:
        """Actions as the engine takes them."""
        try:
            found = np.asarray(actions)
        except (TypeError, ValueError):                         # rows of different lengths, or no array at all
            raise Problem("batch-shape", have="(?, ?)", need=f"({self.count},)") from None
        if found.shape != (self.count,):
            raise Problem("batch-shape", have=str(found.shape), need=f"({self.count},)")
        if found.dtype.kind not in "iu":
            raise Problem("batch-dtype", dtype=str(found.dtype))
        beyond = np.flatnonzero((found < 0) | (found >= self.actions))
        if beyond.size:
            raise Problem("batch-action", index=int(beyond[0]), action=int(found[beyond[0]]), most=self.actions - 1)
        return vec[i64](found.tolist())


def array_view(numbers: Any, kind: Any, *shape: int) -> NDArray[Any]:
    """An array that looks at a vector without a copy."""
    return np.frombuffer(numbers, kind).reshape(shape)


def rivals(task: LearningTask, seat: int, opponents: str | Sequence[str]) -> dict[int, Opponent]:
    """For each seat that the learner does not play, what makes its bot from a seed."""
    others = [other for other in range(task.players) if other != seat]
    return {other: partial(bot_for, task.definition, other, name)
            for other, name in zip(others, opponents_of(task, opponents))}


def bot_for(definition: GameDefinition, seat: int, name: str, seed: int) -> Driver:
    """The bot of one seat in one game."""
    return bots.make_bot(name, definition, seat, seed)
