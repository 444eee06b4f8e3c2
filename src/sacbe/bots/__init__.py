"""Bots by name: who answers for a seat in simulations and bot games.

A bot is made from a box, its seat and a seed, and answers asks as a kernel `Driver`.  The same three give the same
answers in every process, so a run can be cut into pieces and still be the same run.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sacbe.kernel.box import Box
from sacbe.kernel.chance import Driver, Seeded
from sacbe.kernel.errors import unknown

Maker = Callable[[Box, int, int], Driver]


def random_bot(box: Box, seat: int, seed: int) -> Driver:
    """Any legal move, each as likely as the others."""
    return Seeded(seed)


BOTS: Final[dict[str, Maker]] = {"random": random_bot}


def make(name: str, box: Box, seat: int, seed: int) -> Driver:
    """The bot of this name for one seat.

    >>> from sacbe import games
    >>> type(make("random", games.box("tzolkin"), seat=0, seed=1)).__name__
    'Seeded'
    >>> make("randon", games.box("tzolkin"), seat=0, seed=1)
    Traceback (most recent call last):
    ...
    sacbe.kernel.errors.Problem: There is no bot called “randon”; did you mean “random”?
    """
    return _maker(name)(box, seat, seed)


def seated(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for every seat: the names in turn, from the first again when they are used up.

    >>> seated(["random"], players=3)
    ('random', 'random', 'random')
    """
    for name in names:
        _maker(name)
    return tuple(names[seat % len(names)] for seat in range(players))


def _maker(name: str) -> Maker:
    if name not in BOTS:
        raise unknown("unknown-bot", name, BOTS)
    return BOTS[name]
