"""Bots by name: who answers for a seat in simulations, matches and games.

A bot is made from a box, its seat and a seed, and answers as a kernel `Driver`.  The same three give the same answers
in every process (a search with a limit in milliseconds excepted), so a run can be cut into pieces and still be the
same run.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from sacbe.bots.informed import Budget, greedy, search
from sacbe.kernel.box import Box
from sacbe.kernel.chance import Driver, Seeded
from sacbe.kernel.errors import Problem, unknown

Maker = Callable[[Box, int, int], Driver]
BUDGET: Final = re.compile(r"search:([1-9]\d{0,6})(ms)?")
SLIPS: Final = 0.35             # the easy level plays any move this often
NARROW: Final = 6               # lines a medium plan keeps


def random_bot(box: Box, seat: int, seed: int) -> Driver:
    """Any legal move, each as likely as the others."""
    return Seeded(seed)


def searching(budget: Budget) -> Maker:
    """A search that thinks for this long."""
    return lambda box, seat, seed: search(box, seat, seed, budget)


LEVELS: Final[dict[str, Maker]] = {         # for people, from easy to hard
    "easy": lambda box, seat, seed: greedy(box, seat, seed, NARROW, SLIPS),
    "medium": lambda box, seat, seed: greedy(box, seat, seed, NARROW),
    "hard": searching(Budget(simulations=400)),
    "expert": searching(Budget(seconds=2.0)),
}
BOTS: Final[dict[str, Maker]] = {"random": random_bot, **LEVELS, "greedy": greedy}


def make(name: str, box: Box, seat: int, seed: int) -> Driver:
    """The bot of this name for one seat; `search:1000` thinks for 1,000 simulations, `search:500ms` for half a second.

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

    >>> seated(["random", "search:100"], players=3)
    ('random', 'search:100', 'random')
    """
    for name in names:
        _maker(name)
    return tuple(names[seat % len(names)] for seat in range(players))


def _maker(name: str) -> Maker:
    if name in BOTS:
        return BOTS[name]
    budget = BUDGET.fullmatch(name)
    if budget is not None:
        number = int(budget.group(1))
        return searching(Budget(seconds=number / 1000) if budget.group(2) else Budget(simulations=number))
    if name.startswith("search"):
        raise Problem("bot-budget", name=name)
    raise unknown("unknown-bot", name, BOTS)
