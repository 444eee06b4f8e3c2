"""Looking at what is hidden: a creature's strength, a ruin tile.  It is drawn when somebody looks for the first time.

Nobody can tell this from figures that were placed face down: all that are unseen are equally likely everywhere.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.data.edition import STRENGTHS
from sacbe.games.chichen_itza.rules.state import KIND_AT, RUIN_AT, RUIN_SEEN_AT, SEEN_AT, STRENGTH_AT, Table, figure_at
from sacbe.games.chichen_itza.data.constants import (ASK_DRAW_RUIN, ASK_STRENGTH, DRAW_RUIN, EMPTY, RUIN, SAW_RUIN,
                                                     SAW_STRENGTH, STRENGTH)
from sacbe.kernel.core.bits import bit, members
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.events import EVERYONE
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

COPIES: Final = 8
STRENGTH_DRAWS: Final[list[list[list[i64]]]] = [
    [[pack(STRENGTH, value, copy) for copy in range(1, n + 1)] for n in range(COPIES + 1)]
    for value in range(STRENGTHS)]
RUIN_DRAWS: Final[list[i64]] = [pack(DRAW_RUIN, ruin) for ruin in range(12)]


def all_seats(t: Table) -> i64:
    """Return all seats, as bits."""
    return bit(t.seats) - 1


class SeeStrength(Frame[Table]):
    """Shows some seats the strength of the creature on a tile: ci.hidden.strength, ci.hidden.fought."""

    def __init__(self, place: i64, seats: i64) -> None:
        self.place: Final[i64] = place
        self.seats: Final[i64] = seats

    def run(self, t: Table) -> Ask | None:
        kind = t.board[KIND_AT + self.place]
        if kind == EMPTY:
            t.pop()
            return None
        if t.board[STRENGTH_AT + self.place] != 0:
            self.show(t, kind)
            return None
        options: list[i64] = []
        for value in range(1, STRENGTHS):
            options = options + STRENGTH_DRAWS[value][t.figures[figure_at(kind, value)]]
        return Ask(CHANCE, ASK_STRENGTH, options)

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != STRENGTH:
            return NOT_ASKED
        have = t.figures[figure_at(t.board[KIND_AT + self.place], arg1(choice))]
        return 0 if arg2(choice) <= have else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        kind = t.board[KIND_AT + self.place]
        t.figures[figure_at(kind, arg1(choice))] -= 1
        t.board[STRENGTH_AT + self.place] = arg1(choice)
        self.show(t, kind)

    def show(self, t: Table, kind: i64) -> None:
        """Show the strength to those who did not know."""
        news = self.seats & ~t.board[SEEN_AT + self.place]
        t.board[SEEN_AT + self.place] |= self.seats
        if news:
            t.record_reveal()
            told = EVERYONE if self.seats == all_seats(t) else news
            t.emit_to(told, SAW_STRENGTH, self.place, kind, t.board[STRENGTH_AT + self.place])
        t.pop()


class SeeRuin(Frame[Table]):
    """Shows some seats the ruin tile of a terrain tile: ci.hidden.ruin, ci.setup.ruins."""

    def __init__(self, place: i64, seats: i64) -> None:
        self.place: Final[i64] = place
        self.seats: Final[i64] = seats

    def run(self, t: Table) -> Ask | None:
        if t.edition.kind[self.place] != RUIN:
            t.pop()
            return None
        if t.board[RUIN_AT + self.place] != EMPTY:
            self.show(t)
            return None
        return Ask(CHANCE, ASK_DRAW_RUIN, select_by_bits(RUIN_DRAWS, t.ruins))

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DRAW_RUIN and t.ruins >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.ruins &= ~bit(arg1(choice))
        t.board[RUIN_AT + self.place] = arg1(choice)
        self.show(t)

    def show(self, t: Table) -> None:
        """Show the ruin to those who did not know; a ruin that all have seen lies open for good."""
        news = self.seats & ~t.board[RUIN_SEEN_AT + self.place]
        t.board[RUIN_SEEN_AT + self.place] |= self.seats
        if self.seats == all_seats(t) and t.opened >> self.place & 1 == 0:
            t.opened |= bit(self.place)
            t.record_reveal()
            t.emit(SAW_RUIN, self.place, t.board[RUIN_AT + self.place])
        elif news:
            t.record_reveal()
            t.emit_to(news, SAW_RUIN, self.place, t.board[RUIN_AT + self.place])
        t.pop()


def open_ruins(t: Table, tiles: i64) -> None:
    """Turn up the ruins of some tiles that were only looked at so far."""
    for place in members(tiles & t.edition.kinds[RUIN] & ~t.opened):
        if t.board[RUIN_AT + place] != EMPTY:
            t.opened |= bit(place)
            t.board[RUIN_SEEN_AT + place] = all_seats(t)
            t.record_reveal()
            t.emit(SAW_RUIN, place, t.board[RUIN_AT + place])
