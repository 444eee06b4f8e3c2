"""A player's turn: begging, then placing workers or picking them up."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.cards.technologies import highest_action
from sacbe.games.tzolkin.data.refusals import (ALREADY_AHEAD, BEG_FIRST, FORWARD, MUST_BEG, MUST_MOVE, NO_GOING_BACK,
                                               NO_HAND, NOT_YOURS, ONE_KIND, OTHER_GEAR, PAY_FIRST, SPACE_ZERO)
from sacbe.games.tzolkin.rules.actions import ACTS, action_refusal, perform
from sacbe.games.tzolkin.rules.placing import (PLACES, PLACING, Pity, beg_refusal, lowest_cost, open_places,
                                               place, place_refusal)
from sacbe.games.tzolkin.rules.temples import ANGERS
from sacbe.games.tzolkin.rules.state import Table, TableQuestion, owner_on, pay, put_on, workers_on_gears
from sacbe.games.tzolkin.data.tables import ACTIONS, FREE_FROM, LAST_SPACE, TEETH
from sacbe.games.tzolkin.data.constants import (ACT, ASK_ACTION, ASK_PICK, ASK_TURN, BEG, BEGGED, CHICHEN, CORN, EMPTY,
                                                NOTHING, PICK, PICKED, PLACE, STOP)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, all_sublists, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask

PICKS: Final[list[i64]] = [pack(PICK, gear, space) for gear in range(5) for space in range(TEETH[gear])]
OPENINGS: Final[list[i64]] = [*PLACES, pack(BEG), *PICKS]       # as bits: six targets, begging, the spaces of all gears
FIRST_PICK: Final[i64] = len(PLACES) + 1
BEGGING: Final[i64] = bit(len(PLACES))
PICKS_AND_STOP: Final[list[i64]] = [*PICKS, pack(STOP)]
STOPPING: Final[i64] = bit(len(PICKS))
TOO_FAR: Final = 99


def pick_refusal(t: Table, seat: i64, choice: i64) -> i64:
    """tz.pickup.number: own workers on the gears, nobody else's and no dummy."""
    gear, space = arg1(choice), arg2(choice)
    return 0 if owner_on(t, gear, space) == seat else t.refuse(NOT_YOURS, gear, space)


def own_spaces(t: Table, seat: i64) -> i64:
    """Return the spaces of own workers on all gears, as bits; stop looking when all are found."""
    p = t.players[seat]
    left = p.workers - p.hand - (1 if t.claimed == seat else 0)
    found: i64 = 0
    place: i64 = 0
    spaces = t.spaces
    while left > 0:
        if spaces[place] == seat:
            found |= bit(place)
            left -= 1
        place += 1
    return found


def pick(t: Table, seat: i64, choice: i64) -> None:
    """Lift the worker and ask what it does; the frame on top must already be the next one."""
    gear, space = arg1(choice), arg2(choice)
    put_on(t, gear, space, EMPTY)
    t.players[seat].hand += 1
    t.emit(PICKED, seat, gear, space)
    t.push(WORKERS[seat][gear][space])


class Turn(TableQuestion):
    """tz.turn.place-or-pick-up: the first move decides which kind of turn it is; tz.turn.no-pass."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_TURN)

    def legal_choices(self, t: Table) -> list[i64]:
        openings = open_places(t, self.seat, 0) | own_spaces(t, self.seat) << FIRST_PICK
        if beg_refusal(t, t.players[self.seat]) == 0:
            openings |= BEGGING                             # tz.begging.forced: alone, if nothing else is possible
        return select_by_bits(OPENINGS, openings)

    def refusal(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == PLACE:
            refused = place_refusal(t, self.seat, arg1(choice), 0)
            return NO_GOING_BACK if refused == NO_HAND else refused         # tz.turn.forced-type
        if verb == PICK:
            return pick_refusal(t, self.seat, choice)
        if verb == BEG:
            return beg_refusal(t, t.players[self.seat])
        return self.stop_refusal(t) if verb == STOP else NOT_ASKED

    def stop_refusal(self, t: Table) -> i64:
        """tz.turn.no-pass, or tz.begging.forced for one who can neither place nor pick up."""
        lowest, corn = lowest_cost(t), t.players[self.seat].goods[CORN]
        if workers_on_gears(t, self.seat) == 0 and lowest > corn:
            return t.refuse(MUST_BEG, lowest, corn)
        return MUST_MOVE

    def run(self, t: Table) -> Ask | None:
        options = self.legal_choices(t)
        if options:
            return Ask(self.seat, self.prompt, options)
        t.replace(Pity(self.seat))                          # tz.pity.when
        return None

    def apply(self, t: Table, choice: i64) -> None:
        verb, seat = verb_of(choice), self.seat
        if verb == PLACE:
            place(t, seat, arg1(choice), 0)
            t.replace(PLACING[seat][1])
        elif verb == PICK:
            t.replace(PICKING[seat])
            pick(t, seat, choice)
        else:                                               # tz.begging.effect
            t.emit(BEGGED, seat, t.players[seat].goods[CORN])
            t.players[seat].goods[CORN] = t.edition.begging_corn
            t.push(ANGERS[seat])


class PickingUp(TableQuestion):
    """tz.pickup.one-by-one, tz.ruling.stepwise-pickup: further workers, until enough."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_PICK)

    def legal_choices(self, t: Table) -> list[i64]:
        return select_by_bits(PICKS_AND_STOP, own_spaces(t, self.seat) | STOPPING)

    def refusal(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == PICK:
            return pick_refusal(t, self.seat, choice)
        if verb == STOP:
            return 0
        return ONE_KIND if verb == PLACE else BEG_FIRST if verb == BEG else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
        else:
            pick(t, self.seat, choice)


def step_fee(ahead: i64, gear: i64, space: i64, action: i64) -> i64:
    """Return the corn for using this action: tz.pickup.step-back, tz.pickup.free-choice, tz.tech.theology-1."""
    if ahead >= FREE_FROM[gear] or action == ahead:
        return 0
    return space - action if action <= space else TOO_FAR


class UseWorker(TableQuestion):
    """tz.pickup.own-action: the action of the space, a lower one for corn, or nothing (tz.pickup.nothing).

    Whether another worker stands on the lower space makes no difference (tz.pickup.step-back-occupied).
    """

    def __init__(self, seat: i64, gear: i64, space: i64) -> None:
        super().__init__(seat, ASK_ACTION)
        self.gear: Final[i64] = gear
        self.space: Final[i64] = space
        self.asks: Final = ACTION_ASKS[seat][gear]      # one for each set of usable actions

    def run(self, t: Table) -> Ask | None:
        usable: i64 = 0
        for action in range(1, ACTIONS[self.gear] + 1):
            if self.act_refusal(t, action) == 0:
                usable |= bit(action - 1)
        return self.asks[usable]

    def refusal(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == NOTHING:
            return 0
        if verb != ACT:
            return NOT_ASKED
        if arg1(choice) != self.gear:
            return t.refuse(OTHER_GEAR, self.gear, arg1(choice))
        return self.act_refusal(t, arg2(choice))

    def act_refusal(self, t: Table, action: i64) -> i64:
        """Refuse an action that is out of reach, not affordable beforehand (tz.pickup.pay-first), or refused by
        itself."""
        p = t.players[self.seat]
        ahead = highest_action(p, self.gear, self.space)
        fee = step_fee(ahead, self.gear, self.space, action)
        if fee == TOO_FAR:
            if self.gear == CHICHEN and ahead > self.space:
                return t.refuse(ALREADY_AHEAD, self.space, action)
            return SPACE_ZERO if self.space == 0 else t.refuse(FORWARD, self.space, action)     # tz.pickup.space-zero
        corn = p.goods[CORN]
        if fee > corn:
            return t.refuse(PAY_FIRST, fee, corn)
        return action_refusal(t, self.seat, self.gear, action, corn - fee)

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == NOTHING:
            t.pop()
            return
        action = arg2(choice)
        ahead = highest_action(t.players[self.seat], self.gear, self.space)
        pay(t, self.seat, CORN, step_fee(ahead, self.gear, self.space, action))
        perform(t, self.seat, self.gear, action)


# frames are immutable and few: make them once
TURNS: Final = [Turn(seat) for seat in range(4)]
PICKING: Final = [PickingUp(seat) for seat in range(4)]
ACTION_ASKS: Final[list[list[list[Ask]]]] = [
    [[Ask(seat, ASK_ACTION, [*acts, pack(NOTHING)]) for acts in all_sublists(ACTS[gear][:-1])] for gear in range(5)]
    for seat in range(4)]
WORKERS: Final = [[[UseWorker(seat, gear, space) for space in range(LAST_SPACE[gear] + 1)]
                   for gear in range(5)] for seat in range(4)]
