"""Wounds and injuries."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.state import INJURIES_LEFT, Table, fall, injuries_left
from sacbe.games.temple_of_chac.data.constants import ASK_INJURY, HEALED, INJURED, INJURED_HIDDEN, INJURY, WOUNDED
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.events import audience_without, audience_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

MOST: Final = 25
DRAWS: Final[list[list[list[i64]]]] = [[[pack(INJURY, value, copy) for copy in range(1, n + 1)] for n in range(MOST)]
                                       for value in range(4)]


def wound(t: Table, seat: i64, wounds: i64) -> None:
    """tc.wound.suffer, tc.wound.overflow: one by one."""
    if wounds > 0:
        t.emit(WOUNDED, seat, wounds)
        t.push(Wounds(seat, wounds))


class Wounds(Frame[Table]):
    """tc.wound.suffer: as many as Health are exchanged for an injury; tc.wound.tokens: wounds never run out."""

    def __init__(self, seat: i64, left: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def run(self, t: Table) -> Ask | None:
        p = t.players[self.seat]
        health = t.edition.health[p.adventurer]
        taken = min(self.left, health - p.wounds)
        p.wounds += taken
        if p.wounds < health:
            t.pop()
            return None
        p.wounds = 0
        t.replace(Wounds(self.seat, self.left - taken))
        if injuries_left(t, 1) + injuries_left(t, 2) + injuries_left(t, 3) == 0:
            fall(t, self.seat)                              # tc.wound.no-injury-left
        else:
            t.push(DrawInjury(self.seat))
        return None


class DrawInjury(Frame[Table]):
    """Draws an injury token, known to its owner only: tc.secret.injuries."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> Ask | None:
        return Ask(CHANCE, ASK_INJURY, DRAWS[1][injuries_left(t, 1)] + DRAWS[2][injuries_left(t, 2)]
                   + DRAWS[3][injuries_left(t, 3)])

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != INJURY:
            return NOT_ASKED
        return 0 if arg2(choice) <= injuries_left(t, arg1(choice)) else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        kind = arg1(choice) - 1
        t.small[INJURIES_LEFT + kind] -= 1
        t.players[self.seat].injuries[kind] += 1
        t.record_reveal()
        t.emit_to(audience_of(self.seat), INJURED, self.seat, t.edition.injury_values[kind])
        t.emit_to(audience_without(self.seat), INJURED_HIDDEN, self.seat)
        t.pop()


def heal(t: Table, seat: i64, wounds: i64) -> None:
    """tc.wound.heal: down to none at most, never an injury."""
    p = t.players[seat]
    healed = min(p.wounds, wounds)
    p.wounds -= healed
    t.emit(HEALED, seat, healed)
