"""Who knows what: ci.hidden.strength, ci.hidden.ruin, ci.hidden.decks."""

from __future__ import annotations

from sacbe.games.chichen_itza.rules.powers.gods import ChooseLooked
from sacbe.games.chichen_itza.rules.state import (CELL_AT, KIND_AT, RUIN_AT, RUIN_SEEN_AT, SEEN_AT, STRENGTH_AT, TILES,
                                                  Table)
from sacbe.games.chichen_itza.data.constants import EMPTY
from sacbe.kernel.core.bits import bit


def tiles_in_play(t: Table) -> list[int]:
    """Return the tiles that lie on the board."""
    return [tile for tile in range(TILES) if t.board[CELL_AT + tile] != 0]


def knows_strength(t: Table, tile: int, seat: int | None) -> bool:
    """ci.hidden.strength, ci.hidden.fought: does a seat, or everybody, know the strength of the creature?"""
    everybody = bit(t.seats) - 1
    seen = t.board[SEEN_AT + tile]
    known = t.board[KIND_AT + tile] != EMPTY and t.board[STRENGTH_AT + tile] != 0
    return known and (seen == everybody if seat is None else seen >> seat & 1 != 0)


def knows_ruin(t: Table, tile: int, seat: int | None) -> bool:
    """ci.hidden.ruin: an open ruin is known to everybody, another one to those who looked."""
    if t.board[RUIN_AT + tile] == EMPTY:
        return False
    if t.opened >> tile & 1:
        return True
    seen = t.board[RUIN_SEEN_AT + tile]
    return seen == bit(t.seats) - 1 if seat is None else seen >> seat & 1 != 0


def without_unknown_ruins(t: Table, seat: int | None) -> Table:
    """Return a copy without the ruins that a seat, or everybody, does not know; for counting, not for playing."""
    twin = t.clone()
    for tile in tiles_in_play(t):
        if not knows_ruin(t, tile, seat):
            twin.board[RUIN_AT + tile] = EMPTY
    return twin


def looking_question(t: Table) -> ChooseLooked | None:
    """Return the question to the seat that looks at god cards."""
    return next((frame for frame in t.stack if isinstance(frame, ChooseLooked)), None)
