"""Dice that chance rolls, one at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.data.constants import ASK_DIE, ROLL
from sacbe.kernel.core.choice import pack
from sacbe.kernel.core.frame import CHANCE, Ask

DIE_ROLLS: Final[list[i64]] = [pack(ROLL, pips) for pips in range(1, 7)]
DIE_ASK: Final = Ask(CHANCE, ASK_DIE, DIE_ROLLS)


def opposite(pips: i64) -> i64:
    """Return what a die shows when it is turned over."""
    return 7 - pips
