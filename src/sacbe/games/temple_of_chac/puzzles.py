"""The puzzles of Temple of Chac."""

from __future__ import annotations

from typing import Final, cast

from sacbe.games.temple_of_chac.rules.state import Table
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.puzzle_parts import PuzzleParts


def is_out(state: State, seat: int) -> bool:
    """Return whether a seat has got out of the temple."""
    return cast(Table, state).players[seat].escaped != 0


PUZZLES: Final = PuzzleParts(("best", "escape", "win", "forbidden"), is_out=is_out)
