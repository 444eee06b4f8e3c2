"""The puzzles of Tzolk'in."""

from __future__ import annotations

from typing import Final, cast

from sacbe.games.tzolkin.rules.state import Table
from sacbe.games.tzolkin.view import derived_values
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.puzzle_parts import ComingMeal, PuzzleParts


def coming_meal(state: State, seat: int) -> ComingMeal:
    """Return what the next Food Day takes from a seat."""
    table = cast(Table, state)
    meal = derived_values.meal(table.players[seat])
    is_due = derived_values.days_to_food(table) <= 0
    facts = {"workers": meal["hungry"], "corn": meal["corn"]}
    return ComingMeal(meal["unfed"], is_due, table.food_days, facts)


PUZZLES: Final = PuzzleParts(("best", "points", "feed", "win", "forbidden"), meal=coming_meal)
