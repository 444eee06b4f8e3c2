"""Hazard cards of the search decks: each is resolved when it comes up (tc.action.search.hazards)."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards.gear import hazard_wounds, lava_wounds
from sacbe.games.temple_of_chac.rules.rooms import boulder, cave, rapids
from sacbe.games.temple_of_chac.rules.wounds import wound
from sacbe.games.temple_of_chac.rules.state import Table, TableQuestion, deck_place
from sacbe.games.temple_of_chac.data.constants import (ASK_BATS, CANCELLED, DARTS, HAZARD, LAVA_BURST, PRESSURE_PLATE,
                                                       SUFFER, SURGING_WATERS, VAMPIRE_BATS, ZOTZ)
from sacbe.kernel.core.choice import verb_of


def resolve(t: Table, seat: i64, hazard: i64) -> None:
    """Carry out what a hazard does to the searcher; the caller is done already."""
    if hazard == PRESSURE_PLATE:                            # tc.hazard.pressure-plate
        t.push(boulder.AdvanceBoulder(t.edition.plate_spaces))
    elif hazard == DARTS:                                   # tc.hazard.darts
        wound(t, seat, hazard_wounds(t, seat, t.edition.dart_wounds))
    elif hazard == LAVA_BURST:                              # tc.hazard.lava-burst
        wound(t, seat, hazard_wounds(t, seat, lava_wounds(t, seat, t.edition.burst_wounds)))
    elif hazard == SURGING_WATERS:                          # tc.hazard.surging-waters
        t.surging += 1
        rapids.carry(t, seat, t.edition.surge)
    else:
        t.push(MeetBats(seat))


class MeetBats(TableQuestion):
    """tc.hazard.vampire-bats: a Wound and they fly back into the deck, or an unused die and they are gone."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_BATS)

    def candidate_choices(self, t: Table) -> list[i64]:
        return cave.CANCELS

    def refusal(self, t: Table, choice: i64) -> i64:
        return cave.cancel_refusal(t, self.seat, choice)

    def apply(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == SUFFER:
            t.decks[deck_place(ZOTZ, HAZARD + VAMPIRE_BATS)] += 1
            wound(t, self.seat, hazard_wounds(t, self.seat, t.edition.bat_wounds))
        else:
            cave.pay_for_cancelling(t, self.seat, choice)
            t.emit(CANCELLED, self.seat, 0)
