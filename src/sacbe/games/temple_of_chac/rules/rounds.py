"""The rounds: everybody's turn, the boulder, and the marker."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.rooms.boulder import roll_boulder
from sacbe.games.temple_of_chac.rules.ending import FINAL_SCORING
from sacbe.games.temple_of_chac.rules.turns import TURNS
from sacbe.games.temple_of_chac.rules.state import Table, is_anybody_inside, is_inside, seat_at
from sacbe.games.temple_of_chac.data.constants import ROUND_BEGAN
from sacbe.kernel.core.frame import Ask, Frame


class Round(Frame[Table]):
    """tc.round.turn-order, tc.round.no-elimination: a turn for everybody who is still inside."""

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at                # turns that have come up so far

    def run(self, t: Table) -> Ask | None:
        if self.at == 0:
            t.round += 1
            t.emit(ROUND_BEGAN, t.round, t.first)
        if self.at == t.seats:
            t.replace(END_OF_ROUND)
            return None
        t.replace(ROUNDS[self.at + 1])
        seat = seat_at(t, self.at)
        if is_inside(t.players[seat]):
            t.push(TURNS[seat])
        return None


class EndOfRound(Frame[Table]):
    """tc.round.end-steps; tc.round.nobody-left: without anybody inside the boulder does not roll."""

    def run(self, t: Table) -> Ask | None:
        if not is_anybody_inside(t):
            t.replace(FINAL_SCORING)
            return None
        t.replace(PASS_MARKER)
        roll_boulder(t)
        return None


class PassMarker(Frame[Table]):
    """tc.round.marker: to the next adventurer inside; tc.end.conditions."""

    def run(self, t: Table) -> Ask | None:
        if not is_anybody_inside(t):
            t.replace(FINAL_SCORING)
            return None
        seat = (t.first + 1) % t.seats
        while not is_inside(t.players[seat]):
            seat = (seat + 1) % t.seats
        t.first = seat
        t.replace(ROUNDS[0])
        return None


ROUNDS: Final = [Round(at) for at in range(6)]
END_OF_ROUND: Final = EndOfRound()
PASS_MARKER: Final = PassMarker()
