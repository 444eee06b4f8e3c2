"""Clocks: how long a person may think, and how much of that is left.  Pure arithmetic; the caller passes the time.

Times are folded from the steps of a table, so every process and every restart gets the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from sacbe.kernel.errors import Problem

SHORTEST: Final = 5.0
LONGEST: Final = 30 * 24 * 3600.0
MOST_INCREMENT: Final = 3600.0
AGAIN: Final = 0.25             # of a move's time, the least that is left for a decision that was undone

Decision = tuple[int, int]      # how many answers the game had when it was asked, and the seat


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clock of a table: none, some seconds for each decision, or some for the game and more with each decision.

    >>> Clock.from_data({"kind": "move", "seconds": 60})
    Clock(kind='move', seconds=60.0, increment=0.0)
    >>> Clock.from_data({}).kind
    'none'
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: float = 0.0
    increment: float = 0.0

    @classmethod
    def from_data(cls, data: object) -> Clock:
        """Parse a clock, or raise a problem that says which clocks are possible."""
        try:
            clock = msgspec.convert(data, cls)
        except msgspec.ValidationError:
            raise clock_problem() from None
        if clock.kind == "none":
            return cls()
        if not SHORTEST <= clock.seconds <= LONGEST or not 0 <= clock.increment <= MOST_INCREMENT:
            raise clock_problem()
        if clock.kind == "move" and clock.increment:
            raise clock_problem()
        return clock


def clock_problem() -> Problem:
    """Build the problem that says which clocks are possible."""
    return Problem("clock", least=int(SHORTEST), most=int(LONGEST), increment=int(MOST_INCREMENT))


class Times(msgspec.Struct, frozen=True):
    """The time that every seat has left.  Immutable: each step of the table gives a new value.

    A decision is known by the seat and the number of answers the game had when it was asked.  Asked again, after a
    pause or an undo, it is still the same decision: it goes on with what was left and earns its increment only once, so
    that nobody gains time by an undo.
    """

    clock: Clock
    lefts: tuple[float, ...]                    # seconds that each seat had at `since`
    running: bool = False
    since: float = 0.0
    asked: Decision | None = None               # the last decision that a person was asked for
    known: Mapping[Decision, float] = {}        # decisions that were dealt with before, and what was left of their time

    @classmethod
    def new(cls, clock: Clock, players: int) -> Times:
        """Start with the full time for every seat."""
        return cls(clock, (clock.seconds,) * players)

    # ------------------------------------------------------------ the fold

    def start_turn(self, seat: int, at: float, answers: int) -> Times:
        """Start the clock of a person who is asked after this many answers.  Bots have no clock: `stop` it for them."""
        if self.clock.kind == "none":
            return self
        decision = (answers, seat)
        now = self.stop(at)
        if decision != now.asked:
            now = now._settled(answers)._asking(decision)
        return msgspec.structs.replace(now, running=True, since=at)

    def stop(self, at: float) -> Times:
        """Stop the clock: a bot is asked, the table is paused, or the game is over."""
        if not self.running or self.asked is None:
            return self
        seat = self.asked[1]
        return msgspec.structs.replace(self._with(seat, self._left(seat, at)), running=False, since=at)

    def refill(self, seat: int) -> Times:
        """Give a seat its full time again."""
        return self._with(seat, self.clock.seconds)

    def _settled(self, answers: int) -> Times:
        """Close the previous decision, which was made or undone, and add its increment if it earned one."""
        before = self.asked
        if before is None:
            return self
        seat = before[1]
        left = self.lefts[seat]
        if self.clock.kind == "move":
            return msgspec.structs.replace(self, known={**self.known, before: left})
        if answers <= before[0] or before in self.known or left <= 0:
            return self                         # not made, or paid before, or made by a bot after time had run out
        now = self._with(seat, left + self.clock.increment)
        return msgspec.structs.replace(now, known={**self.known, before: left}) if self.clock.increment else now

    def _asking(self, decision: Decision) -> Times:
        now = msgspec.structs.replace(self, asked=decision)
        if self.clock.kind != "move":
            return now
        seconds = self.clock.seconds
        left = self.known.get(decision, seconds)
        return now._with(decision[1], max(left, AGAIN * seconds))

    def _with(self, seat: int, left: float) -> Times:
        return msgspec.structs.replace(self, lefts=(*self.lefts[:seat], left, *self.lefts[seat + 1:]))

    # ------------------------------------------------------------ reading

    def seconds_left(self, seat: int, now: float) -> float | None:
        """Return the seconds that a seat has left; None without a clock."""
        if self.clock.kind == "none":
            return None
        if self.clock.kind == "move" and (self.asked is None or self.asked[1] != seat):
            return self.clock.seconds
        return self._left(seat, now)

    def _left(self, seat: int, now: float) -> float:
        left = self.lefts[seat]
        if self.running and self.asked is not None and self.asked[1] == seat:
            left -= max(0.0, now - self.since)          # the clocks of two machines may differ a little
        return max(0.0, left)

    def is_out(self, seat: int, now: float, answers: int) -> bool:
        """Has the seat used all its time, so that it cannot play on?  The time of a move is for that decision alone."""
        if self.clock.kind == "move" and self.asked != (answers, seat):
            return False
        return self.seconds_left(seat, now) == 0.0

    def deadline(self) -> float | None:
        """Return when the time of the asked seat runs out; None if no clock runs."""
        if not self.running or self.asked is None:
            return None
        return self.since + self.lefts[self.asked[1]]
