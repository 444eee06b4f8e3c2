"""The building row: filled from the stack of the age, changed with the age."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.rules.state import Table
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT
from sacbe.games.tzolkin.data.constants import AGE_CHANGED, ASK_DRAW_BUILDING, DRAW, EMPTY, OPENED
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame


DRAWS: Final[list[i64]] = [pack(DRAW, tile) for tile in range(FIRST_MONUMENT)]


def has_gap(t: Table) -> bool:
    """Return whether there is an empty building space and a tile to fill it."""
    return t.deck != 0 and EMPTY in t.row


def change_age(t: Table) -> None:
    """tz.building.age-change: what is left of Age 1, open or not, leaves the game."""
    t.deck = t.edition.age_2
    for slot in range(len(t.row)):
        t.row[slot] = EMPTY
    t.emit(AGE_CHANGED, 2)


class Refill(Frame[Table]):
    """tz.building.refill, tz.setup.building-row: draw until the row is full or the stack is empty.

    Nobody knows the order of a stack, so it has none: chance answers.
    """

    def run(self, t: Table) -> Ask | None:
        if has_gap(t):
            return Ask(CHANCE, ASK_DRAW_BUILDING, select_by_bits(DRAWS, t.deck))
        t.pop()
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        tile = arg1(choice)
        return 0 if verb_of(choice) == DRAW and tile < FIRST_MONUMENT and t.deck >> tile & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        tile = arg1(choice)
        t.deck &= ~bit(tile)
        slot: i64 = 0
        while t.row[slot] != EMPTY:
            slot += 1
        t.row[slot] = tile
        t.emit(OPENED, tile, slot)
