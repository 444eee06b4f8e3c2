"""The standing of a solver: rating, its history, and the streak of days; computed from the first tries alone.

Browsers and accounts store the first tries only, so no number can go wrong on its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from sacbe.school.puzzles.rating import SolverRating, Streak, build_streak, current_streak, update_rating

MOST_TRIES: Final = 2_000               # puzzles that one may have tried; more than there will ever be
MOST_DAYS: Final = 4_000
MAX_SHOWN_DAYS: Final = 30              # days of the story of a rating
WEEK: Final = 7

Result = Literal["solved", "missed", ""]


class PuzzleTry(Struct, forbid_unknown_fields=True):
    """The first try of a puzzle.  `solved` is None while only a hint was taken."""

    solved: bool | None = None
    hinted: bool = False
    at: Annotated[float, Meta(ge=0, le=1e11)] = 0.0        # seconds since 1970


class RatedTry(NamedTuple):
    """A finished first try, against a puzzle of this rating."""

    rating: int
    solved: bool
    hinted: bool
    at: float


class RatingDay(Struct):
    """A rating at the end of a day."""

    day: date
    rating: int
    error: int


class StreakDay(Struct):
    """A day, and whether its puzzle was solved."""

    day: date
    solved: bool


class SolverStanding(Struct):
    """The standing of a solver today; with two chances in three, the true rating lies within `error` of `rating`."""

    today: date
    rating: int
    error: int
    tries: int
    solved: int
    week: int                           # by how much the rating has changed in seven days
    story: list[RatingDay]              # the last days with a try
    days: int                           # in a row with a solved puzzle of the day, as it stands today
    best: int
    last_days: list[StreakDay]          # a week, today last


def day_of(at: float) -> date:
    """Return the day of a time; days are those of UTC everywhere.

    >>> day_of(0.0)
    datetime.date(1970, 1, 1)
    """
    return datetime.fromtimestamp(at, UTC).date()


def solver_standing(tries: Iterable[RatedTry], days: Iterable[date], today: date) -> SolverStanding:
    """Return the standing of a solver from the first tries, in any order, and the solved puzzles of the day."""
    solver = SolverRating()
    by_day: dict[date, SolverRating] = {}
    solved = 0
    for one in sorted(tries, key=lambda one: (one.at, one.rating)):
        day = min(day_of(one.at), today)
        solver = update_rating(solver, one.rating, one.solved, day, one.hinted)
        by_day[day] = solver
        solved += one.solved
    past = frozenset(day for day in days if day <= today)
    row: Streak = build_streak(past)
    before = [known for day, known in by_day.items() if day <= today - timedelta(WEEK)]
    start = before[-1] if before else SolverRating()
    week = [today - timedelta(back) for back in reversed(range(WEEK))]
    return SolverStanding(today, solver.displayed_rating, solver.error, solver.tries, solved,
                          solver.displayed_rating - start.displayed_rating,
                    [RatingDay(day, known.displayed_rating, known.error) for day,
                     known in by_day.items()][-MAX_SHOWN_DAYS:],
                    current_streak(row, today), row.best, [StreakDay(day, day in past) for day in week])


def standing_by_puzzle(tries: Mapping[str, PuzzleTry], days: Iterable[date], ratings: Mapping[str, int],
                       today: date) -> SolverStanding:
    """Return the standing of a solver from tries by puzzle id; tries of unknown puzzles do not count."""
    known = [RatedTry(ratings[id], one.solved, one.hinted, one.at) for id, one in tries.items()
             if id in ratings and one.solved is not None]
    return solver_standing(known, days, today)
