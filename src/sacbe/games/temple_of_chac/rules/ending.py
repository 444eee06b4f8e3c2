"""The end of the game: the sealed exit, treasure boxes, and the points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.dice import DIE_ASK
from sacbe.games.temple_of_chac.rules.scoring import boxes_of, points
from sacbe.games.temple_of_chac.rules.state import Table, is_inside, take_dice_away
from sacbe.games.temple_of_chac.data.constants import BOX_OPENED, EMPTY, FINAL, ROLL, SEALED
from sacbe.kernel.core.choice import arg1, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame


class FinalScoring(Frame[Table]):
    """tc.scoring.die-treasure: one die for each treasure box of an escaped adventurer, then all points."""

    def __init__(self, owner: i64, rolled: i64) -> None:
        self.owner: Final[i64] = owner      # of the boxes that are opened now; the end is nobody's own turn
        self.rolled: Final[i64] = rolled

    def run(self, t: Table) -> Ask | None:
        if self.owner == t.seats:
            t.pop()
            for seat in range(t.seats):
                t.emit(FINAL, seat, points(t, seat))
            return None
        p = t.players[self.owner]
        if not is_inside(p) and self.rolled < boxes_of(p):
            return DIE_ASK
        t.replace(FinalScoring(self.owner + 1, 0))
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ROLL else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.players[self.owner].boxes += arg1(choice)
        t.record_reveal()
        t.emit(BOX_OPENED, self.owner, arg1(choice))
        t.replace(FinalScoring(self.owner, self.rolled + 1))


FINAL_SCORING: Final = FinalScoring(0, 0)


def seal(t: Table) -> None:
    """tc.boulder.last-space: the game ends in whatever phase; a turn under way and its dice are lost."""
    t.emit(SEALED)
    t.stack.clear()
    t.turn = EMPTY
    take_dice_away(t)
    t.push(FINAL_SCORING)
