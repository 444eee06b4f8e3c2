"""Luck: what chance answered, against the mean over everything it could have answered.

The value of a place where chance is asked is the mean over its answers, so luck is 0 on average, whatever the measure
is worth.  The kernel's chance answers every option alike.  The mean is exact where all ways to the next decision are
few, else it is a sample with an error.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from msgspec import Struct

from sacbe.coach.analysis.position_values import PositionValues
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE, State

MOST_WAYS: Final = 48           # of chance that are all played
SAMPLES: Final = 48             # ways that are played where there are more, at depth 1


class Worth(Struct, frozen=True):
    """The value of a position: each seat's chance to win and expected points, and how sure the chances are."""

    chances: list[float]
    points: list[float]
    errors: list[float] = []            # standard errors of the chances; empty: exact, by the measure itself
    samples: int = 0                    # ways of chance that were looked at


def value_at(values: PositionValues, state: State, dice: SeededDriver, times: int = 1) -> Worth:
    """Return the value of any position; where chance is asked, the mean over what it may answer."""
    ask = state.ask
    if ask is None or ask.seat != CHANCE:
        looks = values.outlooks(state)
        return Worth([one.chance for one in looks], [one.points for one in looks])
    ways = chance_outcomes(state)
    return sampled_value(values, state, dice, SAMPLES * times) if ways is None else exact_value(values, ways)


def chance_outcomes(state: State) -> list[tuple[State, float]] | None:
    """Return every way chance may go until a seat is asked, with its probability; None if there are too many."""
    ended: list[tuple[State, float]] = []
    open = [(state, 1.0)]
    while open:
        now, weight = open.pop()
        ask = now.ask
        if ask is None or ask.seat != CHANCE:
            ended.append((now, weight))
            continue
        if len(ended) + len(open) + len(ask.options) > MOST_WAYS:
            return None
        for answer in ask.options:
            twin = now.clone()
            twin.apply(answer)
            open.append((twin, weight / len(ask.options)))
    return ended


def exact_value(values: PositionValues, ways: list[tuple[State, float]]) -> Worth:
    """Return the mean value over all ways that chance may go, each weighted by its probability."""
    chances = [0.0] * values.players
    points = [0.0] * values.players
    for state, weight in ways:
        for seat, look in enumerate(values.outlooks(state)):
            chances[seat] += weight * look.chance
            points[seat] += weight * look.points
    return Worth(chances, points, samples=len(ways))


def sampled_value(values: PositionValues, state: State, dice: SeededDriver, samples: int) -> Worth:
    """Estimate the mean value from some of the ways that chance may go.

    The first answers take turns, so that none of them is over- or underrated.
    """
    ask = state.ask
    assert ask is not None
    rounds = max(1, samples // len(ask.options))
    firsts = ask.options * rounds if len(ask.options) <= samples else [dice.answer(ask) for _ in range(samples)]
    rows: list[list[float]] = []
    points = [0.0] * values.players
    for first in firsts:
        twin = state.clone()
        twin.apply(first)
        while (ask := twin.ask) is not None and ask.seat == CHANCE:
            twin.apply(dice.answer(ask))
        looks = values.outlooks(twin)
        rows.append([look.chance for look in looks])
        for seat, look in enumerate(looks):
            points[seat] += look.points / len(firsts)
    columns = list(zip(*rows, strict=True))
    return Worth([arithmetic_mean(column) for column in columns], points,
                 [standard_error(column) for column in columns], len(rows))


def arithmetic_mean(numbers: list[float] | tuple[float, ...]) -> float:
    return sum(numbers, 0.0) / len(numbers)


def standard_error(numbers: list[float] | tuple[float, ...]) -> float:
    """Return the standard error of a mean; 0 for a single number, which tells nothing about it."""
    many = len(numbers)
    if many < 2:
        return 0.0
    middle = arithmetic_mean(numbers)
    return sqrt(sum([(one - middle) ** 2 for one in numbers], 0.0) / (many - 1) / many)
