"""What a turn achieves, where that can be told exactly from the position after it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import Box
from sacbe.school.puzzles.puzzle import FEED, LESS, MEASURES, POINTS, WIN
from sacbe.school.puzzles.turns import Turn

ALIKE: Final = 1e-6


def value(kind: str, box: Box, end: State, seat: int) -> float | None:
    """What a finished turn is worth by the measure of a kind; None where only simulations can tell."""
    if kind == POINTS:
        return points(box, end, seat)
    if kind == FEED:
        return float(meal(box, end, seat)["unfed"])
    if kind == WIN and end.ask is None:
        winners = box.winners(end)
        return 1.0 / len(winners) if seat in winners else 0.0
    return None


def points(box: Box, state: State, seat: int) -> float:
    """What a seat has scored so far, as it knows it."""
    units = box.so_far(state, seat)[seat]
    return 0.0 if units is None else units / box.units


def meal(box: Box, state: State, seat: int) -> dict[str, Any]:
    """What the next Food Day takes from a seat as it stands."""
    found: dict[str, Any] = box.view(state, seat)["seats"][box.seats[seat]]["meal"]
    return found


def are_before_meal(box: Box, state: State, turns: Iterable[Turn], seat: int) -> bool:
    """Is the Food Day still to come after all of these turns, so that `meal` speaks of this one?"""
    held = box.view(state, seat)["food_days"]
    return all(box.view(turn.end, seat)["food_days"] == held for turn in turns)


def better(kind: str, one: float, other: float) -> float:
    """How much better one value is than another, by the measure of a kind."""
    return other - one if MEASURES[kind] in LESS else one - other
