"""Placing workers, begging for corn, and pity."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.data.refusals import (AFFORD, BEG_BOTTOM, BEG_FIRST, BEG_WHEN, FULL_GEAR, NO_HAND, ONE_KIND,
                                               PITY_ONE, START_TAKEN)
from sacbe.games.tzolkin.rules.temples import is_at_bottom
from sacbe.games.tzolkin.rules.state import Player, Table, TableQuestion, lowest_space, pay, put_on
from sacbe.games.tzolkin.data.tables import WORKER_ROOM
from sacbe.games.tzolkin.data.constants import (ASK_PITY, ASK_PLACE, BEG, CORN, EMPTY, PICK, PITIED, PLACE, PLACED,
                                                START_SPACE, STOP)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, pack, all_sublists, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask

PLACES: Final[list[i64]] = [pack(PLACE, target) for target in range(6)]
PLACING_ASKS: Final = [[Ask(seat, ASK_PLACE, [*places, pack(STOP)]) for places in all_sublists(PLACES)]
                       for seat in range(4)]           # per seat, and per set of targets


def space_cost(t: Table, target: i64) -> i64:
    """tz.placing.space-cost: the number of the lowest free space; EMPTY where nothing is free."""
    if target == START_SPACE:
        return t.edition.start_corn if t.claimed == EMPTY else EMPTY       # tz.placing.starting-player-space
    return lowest_space(t, target)


def taken_refusal(t: Table, target: i64) -> i64:
    """Refuse because nothing is free there: tz.start-space.capacity, tz.placing.full-gear."""
    return t.refuse(START_TAKEN, t.claimed) if target == START_SPACE else t.refuse(FULL_GEAR, target)


def place_refusal(t: Table, seat: i64, target: i64, extra: i64) -> i64:
    """Return why the next worker cannot go there, at so much extra corn for the others placed this turn, or 0."""
    p = t.players[seat]
    if p.hand == 0:
        return t.refuse(NO_HAND, 0)                     # tz.placing.number
    cost = space_cost(t, target)
    if cost == EMPTY:
        return taken_refusal(t, target)
    cost += extra
    return t.refuse(AFFORD, cost, p.goods[CORN]) if cost > p.goods[CORN] else 0     # tz.placing.afford


def open_places(t: Table, seat: i64, placed: i64) -> i64:
    """Return the targets that `place_refusal` allows, as bits; hot questions use this in place of candidates."""
    targets: i64 = 0
    if t.players[seat].hand > 0:
        extra = t.edition.worker_corn[placed]                     # tz.placing.worker-cost
        for target in range(6):
            if place_refusal(t, seat, target, extra) == 0:
                targets |= bit(target)
    return targets


def place(t: Table, seat: i64, target: i64, placed: i64) -> None:
    """Pay for the worker and put it there."""
    cost = space_cost(t, target) + t.edition.worker_corn[placed]
    pay(t, seat, CORN, cost)
    put(t, seat, target, cost)


def put(t: Table, seat: i64, target: i64, cost: i64) -> None:
    """Put a worker from the hand onto the lowest free space: tz.placing.lowest-space."""
    t.players[seat].hand -= 1
    if target == START_SPACE:
        t.claimed = seat
        t.emit(PLACED, seat, target, 0, cost)
    else:
        space = lowest_space(t, target)
        put_on(t, target, space, seat)
        t.emit(PLACED, seat, target, space, cost)


def beg_refusal(t: Table, p: Player) -> i64:
    """Return why a seat may not beg, or 0: tz.begging.when, tz.begging.barred-at-bottom."""
    if p.goods[CORN] > p.edition.begging_most:
        return t.refuse(BEG_WHEN, p.goods[CORN])
    return BEG_BOTTOM if is_at_bottom(p) else 0


class Placing(TableQuestion):
    """tz.placing.number: further workers, each dearer than the one before."""

    def __init__(self, seat: i64, placed: i64) -> None:
        super().__init__(seat, ASK_PLACE)
        self.placed: Final[i64] = placed

    def extra_corn(self, t: Table) -> i64:
        """Return the corn for the next worker on top of its space."""
        return t.edition.worker_corn[self.placed] if self.placed < WORKER_ROOM else 0

    def run(self, t: Table) -> Ask | None:
        return PLACING_ASKS[self.seat][open_places(t, self.seat, self.placed)]

    def refusal(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == PLACE:
            return place_refusal(t, self.seat, arg1(choice), self.extra_corn(t))
        if verb == STOP:
            return 0
        return ONE_KIND if verb == PICK else BEG_FIRST if verb == BEG else NOT_ASKED    # tz.turn.sequence

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
        else:
            place(t, self.seat, arg1(choice), self.placed)
            t.replace(PLACING[self.seat][self.placed + 1])


class Pity(TableQuestion):
    """tz.pity.when, tz.pity.effect: too poor to place, too low to beg; one worker on a cheapest space for all corn."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_PITY)

    def candidate_choices(self, t: Table) -> list[i64]:
        return PLACES

    def refusal(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb != PLACE:
            return beg_refusal(t, t.players[self.seat]) if verb == BEG else NOT_ASKED
        cost, lowest = space_cost(t, arg1(choice)), lowest_cost(t)
        if cost == EMPTY:
            return taken_refusal(t, arg1(choice))
        return t.refuse(PITY_ONE, lowest, cost) if cost > lowest else 0

    def apply(self, t: Table, choice: i64) -> None:
        p = t.players[self.seat]
        t.emit(PITIED, self.seat, p.goods[CORN])
        p.goods[CORN] = 0
        put(t, self.seat, arg1(choice), 0)
        t.pop()


def lowest_cost(t: Table) -> i64:
    """Return the lowest price of any free space."""
    lowest: i64 = EMPTY
    for target in range(6):
        lowest = min(lowest, space_cost(t, target))
    return lowest


PLACING: Final = [[Placing(seat, placed) for placed in range(WORKER_ROOM + 1)] for seat in range(4)]
