"""Rounds and the calendar: turns, the Starting Player Space, the days, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.data.refusals import CROWDED, DARK, END_SPEED
from sacbe.games.tzolkin.rules.food_days import FOOD_DAYS
from sacbe.games.tzolkin.rules.goods.building_row import Refill, has_gap
from sacbe.games.tzolkin.rules.turns import TURNS
from sacbe.games.tzolkin.rules.scoring import announce_scores
from sacbe.games.tzolkin.rules.state import Table, TableQuestion, gain, is_worker, owner_on, put_on, turn_gears
from sacbe.games.tzolkin.data.tables import LAST_DAY, last_space
from sacbe.games.tzolkin.data.constants import (ASK_DAYS, BOARD_TURNED, CALENDAR_CORN, CAME_HOME, CORN, CORN_TAKEN,
                                                DAYS, EMPTY, FIRST_PLAYER, PUSHED_OFF, ROUND_BEGAN, TURN_BEGAN, TURNED)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

ONE_OR_TWO: Final[list[i64]] = [pack(DAYS, 1), pack(DAYS, 2)]


class Round(Frame[Table]):
    """tz.round.phases: a turn for everybody, then perhaps a Food Day, then the calendar.

    tz.turn.sequence: a turn ends with the refill of the row, and with the calendar corn if it claimed the space.
    """

    def __init__(self, turns: i64) -> None:
        self.turns: Final[i64] = turns      # turns played

    def run(self, t: Table) -> Ask | None:
        if self.turns > 0:
            if has_gap(t):
                t.push(REFILL)
                return None
            if t.claimed != EMPTY and t.pile > 0:
                take_calendar_corn(t)
        if self.turns < t.seats:                                    # tz.round.turn-order, tz.ruling.two-player-order
            seat = (t.first + self.turns) % t.seats
            if self.turns == 0:
                t.round += 1
                t.emit(ROUND_BEGAN, t.round, t.tooth)
            t.replace(ROUNDS[self.turns + 1])
            t.push(TURNS[seat])
            t.emit(TURN_BEGAN, seat)
            return None
        t.replace(CALENDAR)
        if t.tooth >= t.edition.food_teeth[t.food_days]:      # tz.calendar.food-teeth, tz.calendar.jumped-food-day
            t.push(FOOD_DAYS[0])
        return None


def take_calendar_corn(t: Table) -> None:
    """tz.start-space.take-corn: all of it, at the end of the claimant's turn, in the last round too
    (tz.start-space.final-round)."""
    t.emit(CORN_TAKEN, t.claimed, t.pile)
    gain(t, t.claimed, CORN, t.pile)
    t.pile = 0


class Calendar(Frame[Table]):
    """tz.calendar.phase-order: corn for an unclaimed space, or the claimant's rewards; then the days."""

    def run(self, t: Table) -> Ask | None:
        seat = t.claimed
        over = t.food_days == LAST_DAY
        if seat == EMPTY:
            if not over:
                t.pile += 1                                         # tz.start-space.corn-pile
                t.emit(CALENDAR_CORN, t.pile)
        else:
            come_home(t, seat)
        if over:                                                    # tz.end.trigger, tz.ruling.final-advance
            pass_day(t)                                             # tz.end.extra-advance
            announce_scores(t)
            t.pop()
        elif seat == EMPTY:
            pass_day(t)
            t.replace(ROUNDS[0])
        else:
            t.replace(SPEEDS[seat])
        return None


def come_home(t: Table, seat: i64) -> None:
    """Give back the worker on the start space and the marker: tz.start-space.worker-returns, tz.start-space.marker."""
    t.players[seat].hand += 1
    t.claimed = EMPTY
    t.emit(CAME_HOME, seat)
    t.first = (seat + 1) % t.seats if t.first == seat else seat
    t.emit(FIRST_PLAYER, t.first)


def speed_refusal(t: Table, seat: i64) -> i64:
    """Return why two days are not allowed, or 0."""
    if not t.players[seat].light:
        return DARK                                                 # tz.start-space.two-days-board
    if t.tooth + 1 == t.edition.food_teeth[-1] and not t.rulings.speed_at_end:
        return t.refuse(END_SPEED, t.tooth)                         # tz.ruling.speed-near-the-end
    for gear in range(5):                                           # tz.start-space.two-days-block
        owner = owner_on(t, gear, t.edition.narrow_space[gear])
        if owner != EMPTY and (is_worker(owner) or t.rulings.dummies_block):
            return t.refuse(CROWDED, gear, t.edition.narrow_space[gear])      # tz.ruling.dummies-do-not-block-speed
    return 0


class Speed(TableQuestion):
    """tz.start-space.two-days: the claimant turns the calendar by one day or two."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_DAYS)

    def candidate_choices(self, t: Table) -> list[i64]:
        return ONE_OR_TWO

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != DAYS:
            return NOT_ASKED
        return 0 if arg1(choice) == 1 else speed_refusal(t, self.seat)

    def apply(self, t: Table, choice: i64) -> None:
        if arg1(choice) == 2:
            t.players[self.seat].light = False
            t.emit(BOARD_TURNED, self.seat, 0)
            pass_day(t)
        pass_day(t)
        t.replace(ROUNDS[0])


def pass_day(t: Table) -> None:
    """tz.calendar.advance, tz.calendar.push-off: a worker turned past the last space goes home without an action."""
    for gear in range(5):
        owner = owner_on(t, gear, last_space(gear))
        if is_worker(owner):
            put_on(t, gear, last_space(gear), EMPTY)
            t.players[owner].hand += 1
            t.emit(PUSHED_OFF, owner, gear)
    turn_gears(t)
    t.tooth += 1
    t.emit(TURNED, t.tooth - 1, t.tooth)


REFILL: Final = Refill()
CALENDAR: Final = Calendar()
SPEEDS: Final = [Speed(seat) for seat in range(4)]
ROUNDS: Final = [Round(turns) for turns in range(5)]
