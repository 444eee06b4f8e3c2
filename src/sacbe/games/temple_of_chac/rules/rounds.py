"""The rounds: everybody's turn, the boulder, the marker, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules import boulder, turns
from sacbe.games.temple_of_chac.scoring import boxes_of, points
from sacbe.games.temple_of_chac.state import Table, anybody_inside, is_inside
from sacbe.games.temple_of_chac.verbs import BOX_OPENED, FINAL, ROLL, ROUND_BEGAN
from sacbe.kernel.choice import arg1, verb_of
from sacbe.kernel.frame import NOT_ASKED, Ask, Frame


def seat_at(t: Table, at: i64) -> i64:
    """The seat that comes at this place in the round: clockwise from the marker."""
    return (t.first + at) % t.seats


class Round(Frame[Table]):
    """tc.round.turn-order, tc.round.no-elimination: a turn for everybody who is still inside."""

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at                # turns that have come up so far

    def run(self, t: Table) -> Ask | None:
        if self.at == 0:
            t.round += 1
            t.tell(ROUND_BEGAN, t.round, t.first)
        if self.at == t.seats:
            t.become(END_OF_ROUND)
            return None
        t.become(ROUNDS[self.at + 1])
        seat = seat_at(t, self.at)
        if is_inside(t.players[seat]):
            t.call(turns.TURNS[seat])
        return None


class EndOfRound(Frame[Table]):
    """tc.round.end-steps; tc.round.nobody-left: without anybody inside the boulder does not roll."""

    def run(self, t: Table) -> Ask | None:
        if not anybody_inside(t):
            t.become(FINAL_SCORING)
            return None
        t.become(PASS_MARKER)
        boulder.roll_boulder(t)
        return None


class PassMarker(Frame[Table]):
    """tc.round.marker: to the next adventurer inside; tc.end.conditions."""

    def run(self, t: Table) -> Ask | None:
        if not anybody_inside(t):
            t.become(FINAL_SCORING)
            return None
        seat = (t.first + 1) % t.seats
        while not is_inside(t.players[seat]):
            seat = (seat + 1) % t.seats
        t.first = seat
        t.become(ROUNDS[0])
        return None


class FinalScoring(Frame[Table]):
    """tc.scoring.die-treasure: one die for each treasure box of an escaped adventurer, then all points."""

    def __init__(self, seat: i64, rolled: i64) -> None:
        self.seat: Final[i64] = seat
        self.rolled: Final[i64] = rolled

    def run(self, t: Table) -> Ask | None:
        if self.seat == t.seats:
            t.done()
            for seat in range(t.seats):
                t.tell(FINAL, seat, points(t, seat))
            return None
        p = t.players[self.seat]
        if not is_inside(p) and self.rolled < boxes_of(p):
            return boulder.DIE_ASK
        t.become(FinalScoring(self.seat + 1, 0))
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ROLL else NOT_ASKED

    def take(self, t: Table, choice: i64) -> None:
        t.players[self.seat].boxes += arg1(choice)
        t.reveal()
        t.tell(BOX_OPENED, self.seat, arg1(choice))
        t.become(FinalScoring(self.seat, self.rolled + 1))


ROUNDS: Final = [Round(at) for at in range(6)]
END_OF_ROUND: Final = EndOfRound()
PASS_MARKER: Final = PassMarker()
FINAL_SCORING: Final = FinalScoring(0, 0)
