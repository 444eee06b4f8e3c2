"""The goals of puzzles: what a turn achieves, where that follows exactly from the position after it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.puzzle_parts import ComingMeal
from sacbe.school.puzzles.puzzle import FEED, LESS, MEASURES, POINTS, WIN, parts_of
from sacbe.school.puzzles.turns import Turn

ALIKE: Final = 1e-6


def turn_value(kind: str, definition: GameDefinition, end: State, seat: int) -> float | None:
    """Return what a finished turn is worth by the measure of a kind; None where only simulations can tell."""
    if kind == POINTS:
        return seat_points(definition, end, seat)
    if kind == FEED:
        return float(next_meal(definition, end, seat).unfed)
    if kind == WIN and end.ask is None:
        winners = definition.winners(end)
        return 1.0 / len(winners) if seat in winners else 0.0
    return None


def seat_points(definition: GameDefinition, state: State, seat: int) -> float:
    """Return what a seat has scored so far, as it knows it."""
    units = definition.current_scores(state, seat)[seat]
    return 0.0 if units is None else units / definition.units


def next_meal(definition: GameDefinition, state: State, seat: int) -> ComingMeal:
    """Return what the next meal takes from a seat as it stands."""
    found = parts_of(definition).meal
    assert found is not None, "a game with puzzles of this kind tells of its meals"
    return found(state, seat)


def are_before_meal(definition: GameDefinition, state: State, turns: Iterable[Turn], seat: int) -> bool:
    """Is the meal still to come after all of these turns, so that `next_meal` speaks of this one?"""
    held = next_meal(definition, state, seat).held
    return all(next_meal(definition, turn.end, seat).held == held for turn in turns)


def value_gap(kind: str, one: float, other: float) -> float:
    """Return how much better one value is than another, by the measure of a kind."""
    return other - one if MEASURES[kind] in LESS else one - other
