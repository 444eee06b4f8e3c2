"""The measures of a game: one number a game each, so that variants can be compared game by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sacbe.kernel.errors import Problem, unknown_name_problem
from sacbe.lab.game_course import QuestionCount
from sacbe.lab.observed_game import ObservedGame

Measure = Callable[[ObservedGame, int], float | None]   # of a game and the units of a point; None: it has none


def question_total(game: ObservedGame) -> QuestionCount:
    """Add up the questions of all kinds in a game."""
    total = QuestionCount()
    for one in ({} if game.course is None else game.course.asked).values():
        total = total.add_counts(one)
    return total


def victory_share(game: ObservedGame, seat: int) -> float:
    """Return a seat's share of the victory: a shared one is split.

    >>> victory_share(ObservedGame(1, 0, (), (3, 3), (0, 1), (0, 1), {}), 1)
    0.5
    """
    return 1 / len(game.winners) if seat in game.winners else 0.0


def turn_order_bias(shares: list[float]) -> float:
    """Return whom shares of the victory favour: -1 the first of a row, 1 the last, in between by place.

    >>> turn_order_bias([0.5, 0.5]), turn_order_bias([0.0, 0.0, 1.0]), turn_order_bias([0.75, 0.25])
    (0.0, 1.0, -0.5)
    """
    last = len(shares) - 1
    return sum(share * (2 * at / last - 1) for at, share in enumerate(shares)) if last else 0.0


def _mean_score(game: ObservedGame, units: int) -> float:
    return sum(game.scores) / len(game.scores) / units


def _margin(game: ObservedGame, units: int) -> float:
    best = sorted(game.scores)
    return (best[-1] - best[-2]) / units if len(best) > 1 else 0.0


def _changes(game: ObservedGame, units: int) -> float | None:
    return None if game.course is None else game.course.changes


def _options(game: ObservedGame, units: int) -> float | None:
    every = question_total(game)
    return every.options / every.times if every.times else None


def _idle(game: ObservedGame, units: int) -> float | None:
    every = question_total(game)
    return every.idle / every.weighed if every.weighed else None


def _worth(game: ObservedGame, units: int) -> float | None:
    every = question_total(game)
    return every.worth / every.weighed if every.weighed else None


MEASURES: Final[Mapping[str, Measure]] = {
    "score": _mean_score,
    "winner": lambda game, units: max(game.scores) / units,
    "spread": lambda game, units: (max(game.scores) - min(game.scores)) / units,
    "margin": _margin,
    "decisions": lambda game, units: game.decisions,
    "draws": lambda game, units: game.draws,
    "options": _options,
    "worth": _worth,
    "idle": _idle,
    "lead-changes": _changes,
    "first": lambda game, units: victory_share(game, game.order[0]),
    "last": lambda game, units: victory_share(game, game.order[-1]),
    "tilt": lambda game, units: turn_order_bias([victory_share(game, seat) for seat in game.order]),
    "seat-tilt": lambda game, units: turn_order_bias([victory_share(game, seat) for seat in range(len(game.scores))]),
}
SHARES: Final = frozenset({"idle", "first", "last"})       # of 1; the others are points and counts


def find_measure(name: str) -> Measure:
    """Return the measure of this name; refuse an unknown one."""
    if name not in MEASURES:
        raise unknown_measure(name)
    return MEASURES[name]


def unknown_measure(name: str) -> Problem:
    return unknown_name_problem("lab-measure", name, MEASURES, known=", ".join(MEASURES))
