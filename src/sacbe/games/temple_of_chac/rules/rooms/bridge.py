"""The wooden bridge: planks, sabotage and collapse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.dice import DIE_ASK
from sacbe.games.temple_of_chac.rules.figures import put
from sacbe.games.temple_of_chac.rules.wounds import wound
from sacbe.games.temple_of_chac.rules.state import Table, fall
from sacbe.games.temple_of_chac.data.constants import BRIDGE, BRIDGE_FELL, PLANKS_LOST, PLANK_ROLLED, ROLL, WASH_UP
from sacbe.kernel.core.choice import arg1, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame


def cross(t: Table, seat: i64) -> None:
    """tc.bridge.entry-roll, tc.bridge.sabotage: as many dice as planks are left."""
    t.push(PlankRoll(seat, t.planks, 0))


class PlankRoll(Frame[Table]):
    """Each 5 or 6 takes a plank: tc.bridge.sabotage-forced, all of them."""

    def __init__(self, seat: i64, left: i64, lost: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left
        self.lost: Final[i64] = lost

    def run(self, t: Table) -> Ask | None:
        if self.left > 0:
            return DIE_ASK
        t.pop()
        t.planks -= self.lost
        t.emit(PLANKS_LOST, self.seat, self.lost, t.planks)
        if t.planks == 0:
            collapse(t)
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ROLL else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.emit(PLANK_ROLLED, arg1(choice))
        t.replace(PlankRoll(self.seat, self.left - 1, self.lost + (1 if arg1(choice) >= t.edition.plank_face else 0)))


def collapse(t: Table) -> None:
    """tc.bridge.collapse: everybody on it lands lying in the wash up zone."""
    t.emit(BRIDGE_FELL)
    for seat in range(t.seats):
        if t.players[seat].at == BRIDGE:
            put(t, seat, WASH_UP)
            fall(t, seat)
            wound(t, seat, t.edition.collapse_wounds)
