"""Positions that a game keeps of its own past, so that going back does not start from the beginning.

They are clones, few, and closer together the younger they are: most of what is taken back was done just before.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from sacbe.kernel.core.chance import Driver
from sacbe.kernel.core.frame import CHANCE, Ask, State

EVERY: Final = 8            # answers between two checkpoints at least
MOST: Final = 12            # checkpoints of a game


class Checkpoint(NamedTuple):
    """How a game stood before an answer: nobody changes the state or the driver."""

    at: int                             # answers before it
    told: int                           # events before it
    state: State
    chance: Driver | None


class Checkpoints:
    """The checkpoints of one game."""

    def __init__(self, kept: Iterable[Checkpoint] = ()) -> None:
        self._kept = list(kept)

    def __len__(self) -> int:
        return len(self._kept)

    def save_if_due(self, at: int, told: int, state: State, chance: Driver | None) -> None:
        """Keep a checkpoint of this position if the last one is old enough; drop one if there are too many."""
        kept = self._kept
        if at - (kept[-1].at if kept else 0) < EVERY:
            return
        kept.append(Checkpoint(at, told, state, chance.copy() if chance is not None else None))
        if len(kept) > MOST:
            del kept[self._least_missed()]

    def _least_missed(self) -> int:
        """Return the number of the checkpoint to drop: without it, the gap is smallest for its age."""
        places = [0, *[one.at for one in self._kept]]
        newest = places[-1]

        def gap(number: int) -> float:
            return (places[number + 2] - places[number]) / (newest - places[number])

        return min(range(len(self._kept) - 1), key=gap)

    def find_before(self, to: int) -> Checkpoint | None:
        """Return the last checkpoint with fewer than `to` answers before it, or None."""
        return next((one for one in reversed(self._kept) if one.at < to), None)

    def truncate(self, to: int) -> None:
        """Drop the checkpoints with `to` or more answers before them."""
        self._kept = [one for one in self._kept if one.at < to]

    def copy(self) -> Checkpoints:
        return Checkpoints(self._kept)

    def without_driver(self) -> Checkpoints:
        """Return these checkpoints for a game in which the caller answers for chance: without drivers."""
        return Checkpoints([one._replace(chance=None) for one in self._kept])

    def with_driver(self, chance: Driver, answers: Sequence[tuple[int, int]]) -> Checkpoints:
        """Return these checkpoints with copies of a driver that is led past these answers (seat and choice).

        Afterwards the driver itself is behind all of them.
        """
        at, kept = 0, []
        for one in self._kept:
            replay_answers(chance, answers[at:one.at])
            at = one.at
            kept.append(one._replace(chance=chance.copy()))
        replay_answers(chance, answers[at:])
        return Checkpoints(kept)


def replay_answers(chance: Driver, answers: Iterable[tuple[int, int]]) -> None:
    """Make a driver give the answers of chance among these again, so that it stands behind them."""
    for seat, choice in answers:
        if seat == CHANCE:
            chance.answer(Ask(CHANCE, 0, [choice]))
