"""Grades of decisions, and the accuracy of a seat, by the limits that are set here.

A loss counts only as far as it is larger than its error, so that a few simulations do not accuse anybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from sacbe.coach.analysis.luck import arithmetic_mean, standard_error

GOOD: Final = "good"
LIMITS: Final = (("blunder", 0.10), ("mistake", 0.05), ("inaccuracy", 0.02))        # chance that is lost for sure
KINDS: Final = (GOOD, *[name for name, _ in reversed(LIMITS)])
MARGIN: Final = 0.01            # of chance: an option this near to the best is as good
STEEP: Final = 12.0             # a turn that costs one part in this many of a sure victory is a third as accurate
PER_POINT: Final = 0.02         # of a chance, that an expected point counts for accuracy: about its worth in mid-game


def classify_loss(loss: float, error: float) -> str:
    """Name the grade of a decision by what it lost: good, inaccuracy, mistake or blunder.

    >>> classify_loss(0.12, 0.01), classify_loss(0.12, 0.04), classify_loss(0.01, 0.0)
    ('blunder', 'mistake', 'good')
    """
    sure = loss - error
    return next((name for name, least in LIMITS if sure >= least), GOOD)


def decision_cost(loss: float, error: float, loss_points: float) -> float:
    """Return what a decision cost beyond doubt: chance, or expected points where chances hardly move any more.

    Chances alone will not do: a seat that is far behind loses no chance whatever it does, and would be the most
    accurate of all.

    >>> (decision_cost(0.03, 0.0, -2.0), decision_cost(0.0, 0.0, 2.0), decision_cost(0.0, 0.0, -2.0),
    ...  decision_cost(0.03, 0.04, 1.0))
    (0.03, 0.04, 0.0, 0.0)
    """
    return max(0.0, max(loss, PER_POINT * loss_points) - error)


def turn_cost(costs: Sequence[float], best: Sequence[float], played_values: Sequence[float]) -> float:
    """Return what a turn cost: the sum over its decisions, but no more than lies between its best chance and its worst.

    Each decision is compared with a best of its own, so many of them can seem to lose more than there was.

    >>> turn_cost([0.4, 0.4], [0.5, 0.75], [0.25, 0.3]), turn_cost([0.02, 0.01], [0.5, 0.5], [0.4, 0.4])
    (0.5, 0.03)
    """
    return min(sum(costs), max(*costs, max(best) - min(played_values)))


def turn_accuracy(cost: float) -> float:
    """Return how accurate one turn was, from 0 to 100; 100 if nothing was lost.

    >>> round(turn_accuracy(0.0)), round(turn_accuracy(0.05)), round(turn_accuracy(0.2))
    (100, 55, 9)
    """
    return 100.0 * exp(-STEEP * cost)


def mean_accuracy(costs: Sequence[float]) -> tuple[float, float]:
    """Return the mean accuracy over turns, and its standard error; 100 for a seat that decided nothing."""
    found = [turn_accuracy(cost) for cost in costs]
    return (arithmetic_mean(found), standard_error(found)) if found else (100.0, 0.0)
