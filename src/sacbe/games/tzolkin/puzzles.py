"""The puzzles of Tzolk'in."""

from __future__ import annotations

from typing import Final

from sacbe.kernel.definition.puzzle_parts import PuzzleParts

PUZZLES: Final = PuzzleParts(("best", "points", "feed", "win", "forbidden"))
