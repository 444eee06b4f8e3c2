"""Means and differences with their 95 % intervals, for figures that are measured once a game."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from sacbe.lab.results import SURE


class Mean(NamedTuple):
    """A mean over games, its 95 % interval, and the deviation of single games."""

    games: int
    mean: float
    low: float
    high: float
    deviation: float

    @property
    def half_width(self) -> float:
        """Return half the width of the interval."""
        return (self.high - self.low) / 2


class Difference(NamedTuple):
    """Two variants on the same seeds: the mean of the differences, game by game.

    `correlation` says how much luck the two share, `alone` how wide half the interval would be without pairs.
    """

    games: int
    mean: float
    low: float
    high: float
    correlation: float | None
    alone: float

    @property
    def half_width(self) -> float:
        """Return half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def is_clear(self) -> bool:
        """Does the interval leave out zero?"""
        return not self.low <= 0.0 <= self.high


def compute_mean(numbers: Sequence[float]) -> Mean | None:
    """Return the mean over some games with its interval; None for fewer than two, which have no interval.

    >>> found = compute_mean([1.0, 2.0, 3.0, 4.0])
    >>> found.mean, round(found.deviation, 3), round(found.half_width, 3)
    (2.5, 1.291, 1.265)
    """
    games = len(numbers)
    if games < 2:
        return None
    mean = sum(numbers) / games
    deviation = sqrt(_squares(numbers, mean) / (games - 1))
    half = SURE * deviation / sqrt(games)
    return Mean(games, mean, mean - half, mean + half, deviation)


def paired_difference(first: Sequence[float | None], second: Sequence[float | None]) -> Difference | None:
    """Return how much more the second has than the first, over the games that both of them have.

    >>> found = paired_difference([1.0, 2.0, 3.0, None], [2.0, 3.0, 5.0, 9.0])
    >>> found.games, round(found.mean, 3), round(found.correlation, 3), found.is_clear
    (3, 1.333, 0.982, True)
    """
    pairs = [(one, other) for one, other in zip(first, second, strict=False) if one is not None and other is not None]
    more = compute_mean([other - one for one, other in pairs])
    before, after = compute_mean([one for one, _ in pairs]), compute_mean([other for _, other in pairs])
    if more is None or before is None or after is None:
        return None
    together = sum((one - before.mean) * (other - after.mean) for one, other in pairs) / (len(pairs) - 1)
    apart = before.deviation * after.deviation
    alone = SURE * sqrt((before.deviation ** 2 + after.deviation ** 2) / len(pairs))
    shared = max(-1.0, min(1.0, together / apart)) if apart > 0 else None         # rounding may leave the range
    return Difference(len(pairs), more.mean, more.low, more.high, shared, alone)


def compute_quantiles(numbers: Sequence[float], shares: Sequence[float] = (0.05, 0.25, 0.5, 0.75, 0.95)) -> list[float]:
    """Return the numbers below which these shares of all numbers lie.

    >>> compute_quantiles([4, 1, 3, 2], [0.0, 0.5, 1.0])
    [1, 2.5, 4]
    """
    ordered = sorted(numbers)
    found = []
    for share in shares:
        at = share * (len(ordered) - 1)
        below = int(at)
        above = min(below + 1, len(ordered) - 1)
        rest = at - below
        found.append(ordered[below] if rest == 0 else ordered[below] * (1 - rest) + ordered[above] * rest)
    return found


def _squares(numbers: Sequence[float], mean: float) -> float:
    return sum((number - mean) ** 2 for number in numbers)
