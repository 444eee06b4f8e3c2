"""The rating of a solver, and the streak of days: pure functions, without storage.

A try is a game between the solver and the puzzle, rated as Glicko does (Mark Glickman's first system), with a puzzle
whose rating is known.  So a new solver's rating moves fast, and that of somebody who has solved many, slowly.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from math import log, pi, sqrt
from typing import Final, NamedTuple

START: Final = 1200.0           # of a new solver
UNSURE: Final = 250.0           # deviation of a new solver
SURE: Final = 45.0              # a deviation does not get smaller, so that a rating keeps adapting
FORGET: Final = 6.0             # by how much a deviation grows in a day without a try, as a root of squares
PUZZLE: Final = 80.0            # deviation of a puzzle: bots rated it, and people are no bots
HINT_GAIN_FACTOR: Final = 0.5   # of the gain is left after a hint
GLICKO_Q: Final = log(10.0) / 400.0


class SolverRating(NamedTuple):
    """The rating of a solver: rating, deviation, tries that counted, and the day of the last one."""

    rating: float = START
    deviation: float = UNSURE
    tries: int = 0
    day: date | None = None

    @property
    def displayed_rating(self) -> int:
        return round(self.rating)

    @property
    def error(self) -> int:
        return round(self.deviation)


class Streak(NamedTuple):
    """Days in a row with a solved puzzle of the day, the longest row ever, and the last such day."""

    days: int = 0
    best: int = 0
    last: date | None = None


def rating_weight(deviation: float) -> float:
    """Return how much a result counts against an opponent whose rating has this deviation."""
    return 1.0 / sqrt(1.0 + 3.0 * (GLICKO_Q * deviation / pi) ** 2)


def expected_score(solver: SolverRating, rating: float) -> float:
    """Return how likely the solver solves a puzzle of this rating.

    >>> round(expected_score(SolverRating(1500.0), 1500.0), 2), expected_score(SolverRating(1500.0), 1200.0) > 0.8
    (0.5, True)
    """
    return float(1.0 / (1.0 + 10.0 ** (rating_weight(PUZZLE) * (rating - solver.rating) / 400.0)))


def update_rating(solver: SolverRating, puzzle: float, solved: bool, day: date, hinted: bool = False) -> SolverRating:
    """Return the rating after the first try of a puzzle; the caller makes sure that it is the first.

    >>> new = update_rating(SolverRating(), 1200.0, True, date(2026, 11, 16))
    >>> new.displayed_rating > 1200, new.error < 250, new.tries
    (True, True, 1)
    >>> update_rating(SolverRating(), 1200.0, True, date(2026, 11, 16), hinted=True).rating < new.rating
    True
    """
    rest = max(0, (day - solver.day).days) if solver.day is not None else 0
    deviation = min(UNSURE, sqrt(solver.deviation ** 2 + FORGET ** 2 * rest))
    g, hope = rating_weight(PUZZLE), expected_score(solver, puzzle)
    information = GLICKO_Q ** 2 * g ** 2 * hope * (1.0 - hope)
    sureness = 1.0 / deviation ** 2 + information
    change = GLICKO_Q / sureness * g * ((1.0 if solved else 0.0) - hope)
    if hinted and change > 0.0:
        change *= HINT_GAIN_FACTOR
    return SolverRating(solver.rating + change, max(SURE, sqrt(1.0 / sureness)), solver.tries + 1, day)


def continue_streak(streak: Streak, day: date) -> Streak:
    """Return the streak after the puzzle of a day was solved; a day counts once, and past days do not count.

    >>> monday = date(2026, 11, 16)
    >>> row = continue_streak(continue_streak(Streak(), monday), monday + timedelta(1))
    >>> row.days, continue_streak(row, monday + timedelta(4)).days, continue_streak(row, monday).days
    (2, 1, 2)
    """
    if streak.last is not None and day <= streak.last:
        return streak
    days = streak.days + 1 if streak.last == day - timedelta(1) else 1
    return Streak(days, max(days, streak.best), day)


def current_streak(streak: Streak, today: date) -> int:
    """Return the days in a row as they stand today: a row is lost when a whole day was missed.

    >>> streak = Streak(3, 5, date(2026, 11, 16))
    >>> current_streak(streak, date(2026, 11, 17)), current_streak(streak, date(2026, 11, 18))
    (3, 0)
    """
    return streak.days if streak.last is not None and today - streak.last <= timedelta(1) else 0


def build_streak(days: Iterable[date]) -> Streak:
    """Return the streak of the days on which the puzzle of the day was solved, in any order."""
    found = Streak()
    for day in sorted(days):
        found = continue_streak(found, day)
    return found
