"""A search for the value that makes seats even: try some values of the range, then go where the favour changes sides.

What is tried next depends on what was found alone, so the same experiment always tries the same values.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from sacbe.lab.experiment.plan import ValueSearch

GRID: Final = 5             # values of the range that are tried first
MAX_VALUES_TO_TRY: Final = 7  # whole numbers of a range that are all tried
HALVINGS: Final = 5         # values that are tried after them, each in the middle of what is left


class TriedValue(NamedTuple):
    """A value that was tried: whom it favours, with a 95 % interval, and the shares of all places.

    The tilt is -1 if it favours the first, and 1 if it favours the last.
    """

    value: float
    games: int
    tilt: float
    low: float
    high: float
    shares: list[float]
    even: bool              # could all shares be even?

    @property
    def side(self) -> int:
        """Return whom it clearly favours: -1 the first, 1 the last, 0 nobody."""
        return 1 if self.low > 0 else -1 if self.high < 0 else 0


class EvenValue(NamedTuple):
    """The result of a search for an even value.

    Between `low` and `high` the even value lies, as far as these games can tell: the nearest values outside clearly
    favour somebody, or are the ends of the range.  Without such a value the two are empty, unless the favour changes
    sides between two whole numbers.
    """

    tried: list[TriedValue]
    value: float | None
    low: float | None
    high: float | None
    nearest: float          # the value with the least tilt, found or not


def first_values(search: ValueSearch) -> list[float]:
    """Return the values that are tried first: the ends, then values between them.

    >>> first_values(ValueSearch("x", 1, 4)), first_values(ValueSearch("x", 0, 100))
    ([1, 4, 2, 3], [0, 100, 25, 50, 75])
    >>> first_values(ValueSearch("x", 0.0, 1.0))
    [0.0, 1.0, 0.25, 0.5, 0.75]
    """
    low, high = search.low, search.high
    if is_whole(search) and high - low < MAX_VALUES_TO_TRY:
        return [low, high, *range(int(low) + 1, int(high))]
    inner = [low + (high - low) * at / (GRID - 1) for at in range(1, GRID - 1)]
    return [low, high, *[round(value) if is_whole(search) else value for value in inner]]


def is_whole(search: ValueSearch) -> bool:
    """Are only whole numbers possible?"""
    return isinstance(search.low, int) and isinstance(search.high, int)


def next_value(search: ValueSearch, values: Sequence[TriedValue]) -> float | None:
    """Return the value to try now; None if the search is over."""
    grid = first_values(search)
    if len(values) < len(grid):
        return grid[len(values)]
    known = sorted(values, key=lambda one: one.value)
    if len(values) >= len(grid) + HALVINGS or any(one.side == 0 and one.even for one in known):
        return None
    for below, above in pairwise(known):
        if below.side * above.side < 0:
            middle = (below.value + above.value) / 2
            value = int(middle) if is_whole(search) else middle
            return value if below.value < value < above.value else None
    return None


def found_value(search: ValueSearch, values: Sequence[TriedValue]) -> EvenValue:
    """Return the result of a search; `values` is in the order of the values."""
    nearest = min(values, key=lambda one: abs(one.tilt))
    fitting = [one for one in values if one.side == 0 and one.even]
    if not fitting:
        for below, above in pairwise(values):
            if below.side * above.side < 0:
                return EvenValue(list(values), None, below.value, above.value, nearest.value)
        return EvenValue(list(values), None, None, None, nearest.value)
    best = min(fitting, key=lambda one: abs(one.tilt))
    below_it = [one.value for one in values if one.value < best.value and one.side]
    above_it = [one.value for one in values if one.value > best.value and one.side]
    return EvenValue(list(values), best.value, max(below_it, default=search.low), min(above_it, default=search.high),
                 nearest.value)
