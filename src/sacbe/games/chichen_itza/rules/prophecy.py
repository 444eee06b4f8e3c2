"""The prophecy deck: one card is turned up at the very start of each round and leaves the game at its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import instant_prophecies, prophecies
from sacbe.games.chichen_itza.rules.prices import set_prices
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.tables import PROPHECIES
from sacbe.games.chichen_itza.data.constants import (ASK_DRAW_PROPHECY, DRAW_PROPHECY, PROPHECY_DISCARDED,
                                                     PROPHECY_REVEALED)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

DRAWS: Final[list[i64]] = [pack(DRAW_PROPHECY, number) for number in range(PROPHECIES + 1)]


class RevealProphecy(Frame[Table]):
    """bp.prophecy.reveal: the top card binds everybody for the round.

    bp.prophecy.setup: nobody knows which cards form the deck, so each is drawn from all that were not seen yet.
    """

    def run(self, t: Table) -> Ask | None:
        return Ask(CHANCE, ASK_DRAW_PROPHECY, select_by_bits(DRAWS, t.prophecies))

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DRAW_PROPHECY and t.prophecies >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.prophecies &= ~bit(arg1(choice))
        t.prophecy = arg1(choice)
        t.emit(PROPHECY_REVEALED, t.prophecy)
        refresh(t)
        t.pop()
        for at in range(t.seats - 1, -1, -1):
            t.push(ON_SEATS[t.order[at]])
        instant_prophecies.apply_to_table(t)


REVEAL: Final = RevealProphecy()


class ProphecyOnSeat(Frame[Table]):
    """bp.prophecy.reveal: the effect on one seat, in turn order."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> Ask | None:
        t.pop()
        instant_prophecies.apply_to_seat(t, self.seat)
        return None


ON_SEATS: Final = [ProphecyOnSeat(seat) for seat in range(4)]


def discard(t: Table) -> None:
    """bp.prophecy.discard: after the end of the round, before anything is scored."""
    if t.prophecy != 0:
        t.emit(PROPHECY_DISCARDED, t.prophecy)
        t.prophecy = 0
        refresh(t)


def refresh(t: Table) -> None:
    """Update what depends on the card that lies open: prices, land and water."""
    set_prices(t)
    if prophecies.floods_every_tile(t):
        t.land = t.water = t.modules.land | t.modules.water
    else:
        t.land, t.water = t.modules.land, t.modules.water
