"""Lockpicking: tokens from the bag, fails that cost dice, and the alcoves behind the locks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards.adventurers import fewer_successes
from sacbe.games.temple_of_chac.data.refusals import NO_UNUSED_DIE
from sacbe.games.temple_of_chac.rules.rooms.boulder import AdvanceBoulder
from sacbe.games.temple_of_chac.rules.actions.search import gain
from sacbe.games.temple_of_chac.rules.state import ALCOVE_AT, Table, TableQuestion, dice_left, dice_of, idol_in, spend
from sacbe.games.temple_of_chac.data.constants import (ALCOVE_OPENED, ASK_LOCK, ASK_TOKEN, CHAC, EMPTY, FAIL, GIVE_UP,
                                                       GO_ON, HIGH, IDOLS, LOCK_HELD, LOW, SUCCESS_FAIL, TOKEN,
                                                       TOKEN_DRAWN)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

KINDS: Final = 3
TOKENS: Final[list[list[list[i64]]]] = [[[pack(TOKEN, kind, copy) for copy in range(1, n + 1)] for n in range(11)]
                                        for kind in range(KINDS)]
GOING_ON: Final[list[i64]] = [pack(GO_ON, LOW), pack(GO_ON, HIGH), pack(GIVE_UP)]
COUNT_BITS: Final = 4


# ---------------------------------------------------------------- the tokens of an attempt, a few bits for each kind

def count_drawn(drawn: i64, kind: i64) -> i64:
    """Count the tokens of a kind among those drawn."""
    return drawn >> COUNT_BITS * kind & 15


def with_token(drawn: i64, kind: i64) -> i64:
    """Return the tokens drawn, with one more of a kind."""
    return drawn + bit(COUNT_BITS * kind)


# ---------------------------------------------------------------- alcoves


def alcove_at(t: Table, place: i64) -> i64:
    """tc.alcove.access: the filled alcove next to a space, or EMPTY."""
    for alcove in range(len(t.edition.alcoves)):
        if t.edition.alcoves[alcove] == place and idol_in(t, alcove) != EMPTY:
            return alcove
    return EMPTY


def successes(t: Table, alcove: i64) -> i64:
    """tc.lockpick.required: the Successes of an alcove, before anything reduces them."""
    return t.edition.successes[1 if idol_in(t, alcove) == IDOLS + CHAC else 0]


def needed_successes(t: Table, seat: i64, alcove: i64, help: i64) -> i64:
    """tc.lockpick.reductions: some Successes are always needed."""
    return max(t.edition.least_successes, successes(t, alcove) - fewer_successes(t.players[seat]) - help)


def pick(t: Table, seat: i64, help: i64) -> None:
    """Begin an attempt at a lock."""
    alcove = alcove_at(t, t.players[seat].at)
    t.push(PickLock(seat, alcove, needed_successes(t, seat, alcove, help), 0))


class PickLock(Frame[Table]):
    """tc.lockpick.draw, tc.lockpick.no-return: tokens one by one; what was drawn stays out until the attempt ends."""

    def __init__(self, seat: i64, alcove: i64, need: i64, drawn: i64) -> None:
        self.seat: Final[i64] = seat
        self.alcove: Final[i64] = alcove
        self.need: Final[i64] = need
        self.drawn: Final[i64] = drawn              # see drawn_of

    def tokens_left(self, t: Table, kind: i64) -> i64:
        """Count the tokens of a kind still in the bag."""
        return t.edition.tokens[kind] - count_drawn(self.drawn, kind)

    def run(self, t: Table) -> Ask | None:
        return Ask(CHANCE, ASK_TOKEN, TOKENS[0][self.tokens_left(t, 0)] + TOKENS[1][self.tokens_left(t, 1)]
                   + TOKENS[2][self.tokens_left(t, 2)])

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == TOKEN and arg2(choice) <= self.tokens_left(t, arg1(choice)) else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        kind = arg1(choice)
        t.emit(TOKEN_DRAWN, self.seat, kind)
        drawn = with_token(self.drawn, kind)
        need = self.need - (0 if kind == FAIL else 1)
        if need == 0:                                       # tc.lockpick.success-fail: first it counts as a Success
            t.pop()
            open_alcove(t, self.seat, self.alcove)
        elif kind in (FAIL, SUCCESS_FAIL):
            t.replace(GoOn(self.seat, self.alcove, need, drawn))
        else:
            t.replace(PickLock(self.seat, self.alcove, need, drawn))


def open_alcove(t: Table, seat: i64, alcove: i64) -> None:
    """tc.lockpick.open, tc.lockpick.order, tc.lockpick.boulder: the idol first, then the boulder moves."""
    idol = idol_in(t, alcove)
    t.small[ALCOVE_AT + alcove] = EMPTY
    t.emit(ALCOVE_OPENED, seat, alcove, idol)
    gain(t, seat, idol)
    t.push(AdvanceBoulder(t.edition.alcove_advance))


class GoOn(TableQuestion):
    """tc.lockpick.continue, tc.lockpick.continue-die, tc.lockpick.give-up: another die of any value, or all is lost."""

    def __init__(self, seat: i64, alcove: i64, need: i64, drawn: i64) -> None:
        super().__init__(seat, ASK_LOCK)
        self.alcove: Final[i64] = alcove
        self.need: Final[i64] = need
        self.drawn: Final[i64] = drawn

    def run(self, t: Table) -> Ask | None:
        if dice_left(t) == 0:
            self.give_up(t)
            return None
        return Ask(self.seat, self.prompt, self.legal_choices(t))

    def candidate_choices(self, t: Table) -> list[i64]:
        return GOING_ON

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == GO_ON:
            return 0 if dice_of(t, arg1(choice)) > 0 else NO_UNUSED_DIE
        return 0 if verb_of(choice) == GIVE_UP else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == GIVE_UP:
            self.give_up(t)
        else:
            spend(t, arg1(choice))
            t.replace(PickLock(self.seat, self.alcove, self.need, self.drawn))

    def give_up(self, t: Table) -> None:
        """Give up: the lock holds, and every token goes back."""
        t.emit(LOCK_HELD, self.seat, self.alcove)
        t.pop()
