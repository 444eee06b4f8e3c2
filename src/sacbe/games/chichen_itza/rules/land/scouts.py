"""Scouts: placing one, looking at what is there, finding treasures."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import offers, prophecies
from sacbe.games.chichen_itza.data.refusals import NO_SCOUTS, NOT_IN_PLAY, SCOUT_THERE
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.land.reveals import SeeRuin, SeeStrength
from sacbe.games.chichen_itza.rules.land.treasure import Treasures
from sacbe.games.chichen_itza.rules.state import Player, Table
from sacbe.games.chichen_itza.data.constants import ASK_SCOUT, CITY, SCOUTED, SPY
from sacbe.kernel.core.bits import bit, count
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED

SPIES: Final[list[i64]] = [pack(SPY, place) for place in range(CITY)]


def scouts_left(p: Player) -> i64:
    """ci.scout.stays: placed scouts never come back."""
    return p.edition.scouts - count(p.scouts)


class PlaceScout(TableQuestion):
    """ci.action.scout: any terrain tile without an own scout; ci.city.shared: never the city."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_SCOUT)

    def candidate_choices(self, t: Table) -> list[i64]:
        return SPIES

    def choices_without_trades(self, t: Table) -> list[i64]:
        return select_by_bits(SPIES, t.edition.tiles[t.seats] & ~t.players[self.seat].scouts)

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != SPY:
            return NOT_ASKED
        place = arg1(choice)
        if t.edition.tiles[t.seats] >> place & 1 == 0:
            return NOT_IN_PLAY
        p = t.players[self.seat]
        if scouts_left(p) == 0:
            return NO_SCOUTS
        return t.refuse(SCOUT_THERE, place) if p.scouts >> place & 1 else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        place = arg1(choice)
        p = t.players[self.seat]
        p.scouts |= bit(place)
        t.emit(SCOUTED, self.seat, place)
        t.pop()
        offers.offer_treasure(t, self.seat)
        t.push(Treasures(self.seat, prophecies.treasures(t), True))
        t.push(SeeRuin(place, bit(self.seat)))              # ci.action.scout.peek: looking costs nothing
        t.push(SeeStrength(place, bit(self.seat)))


PLACE_SCOUTS: Final = [PlaceScout(seat) for seat in range(4)]
