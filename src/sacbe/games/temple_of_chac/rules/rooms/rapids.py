"""Ixchel's rapids: the current, the drift after a search, and the roll to get out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards.adventurers import may_stay, safe_face
from sacbe.games.temple_of_chac.cards.gear import vests
from sacbe.games.temple_of_chac.data.refusals import NO_VEST
from sacbe.games.temple_of_chac.rules.dice import DIE_ASK
from sacbe.games.temple_of_chac.rules.figures import put, wash_over
from sacbe.games.temple_of_chac.rules.state import Table, TableQuestion
from sacbe.games.temple_of_chac.data.constants import (ASK_DRIFT, ASK_EXIT_ROLL, CARRIED, DRIFT, EXIT_ROLLED, KEEP,
                                                       RAPIDS, REROLL, ROLL, STAY, WATERFALL)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

DRIFTS: Final[list[i64]] = [pack(DRIFT), pack(STAY)]
AGAIN: Final[list[i64]] = [pack(KEEP), *[pack(REROLL, pips) for pips in range(1, 7)]]
PIP_BITS: Final = 3


# ---------------------------------------------------------------- dice in a row, a few bits for each

def last_die(row: i64) -> i64:
    """Return the pips of the last die of a row; 0 if the row is empty."""
    return row & 7


def without_last_die(row: i64) -> i64:
    """Return the row before its last die."""
    return row >> PIP_BITS


def with_die(row: i64, pips: i64) -> i64:
    """Return the row and one more die."""
    return row << PIP_BITS | pips


# ---------------------------------------------------------------- the current


def is_in_rapids(place: i64) -> bool:
    """Return whether it is one of the five spaces of the rapids."""
    return RAPIDS <= place < WATERFALL


def downstream(place: i64, spaces: i64) -> i64:
    """tc.rapids.downstream: where the current carries a figure, at most to the waterfall."""
    return min(WATERFALL, place + spaces)


def carry(t: Table, seat: i64, spaces: i64) -> None:
    """tc.rapids.downstream, tc.rapids.surge-order: with the current; the waterfall cancels the rest."""
    p = t.players[seat]
    if not is_in_rapids(p.at):
        return
    goal = downstream(p.at, spaces)
    if goal == WATERFALL:
        wash_over(t, seat)
    else:
        t.emit(CARRIED, seat, p.at, goal)
        p.at = goal


class Drift(TableQuestion):
    """tc.rapids.drift: one space after every Search; a swimmer may stay."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_DRIFT)

    def run(self, t: Table) -> Ask | None:
        p = t.players[self.seat]
        if is_in_rapids(p.at) and may_stay(p):
            return Ask(self.seat, self.prompt, DRIFTS)
        t.pop()
        carry(t, self.seat, t.edition.drift)
        return None

    def candidate_choices(self, t: Table) -> list[i64]:
        return DRIFTS

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DRIFT or verb_of(choice) == STAY else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == DRIFT:
            carry(t, self.seat, t.edition.drift)


# ---------------------------------------------------------------- getting out

def exit_dice(t: Table) -> i64:
    """tc.rapids.exit: one die, and one more for each face-up Surging Waters."""
    return t.edition.exit_dice + t.edition.surge_dice * t.surging


def leave_rapids(t: Table, seat: i64) -> None:
    """tc.rapids.exit: the roll to get out."""
    t.push(ExitRoll(seat, exit_dice(t), 0, vests(t.players[seat])))


class ExitRoll(Frame[Table]):
    """Rolls the dice of an exit roll, stored as a row of pips; each vest lets one be rolled again."""

    def __init__(self, seat: i64, left: i64, rolled: i64, vests: i64) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left
        self.rolled: Final[i64] = rolled
        self.vests: Final[i64] = vests

    def run(self, t: Table) -> Ask | None:
        if self.left > 0:
            return DIE_ASK
        if self.vests > 0:
            t.replace(ExitRolled(self.seat, self.rolled, self.vests))
        else:
            t.pop()
            settle_exit(t, self.seat, self.rolled)
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ROLL else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.emit(EXIT_ROLLED, self.seat, arg1(choice))
        t.replace(ExitRoll(self.seat, self.left - 1, with_die(self.rolled, arg1(choice)), self.vests))


def are_all_safe(t: Table, seat: i64, rolled: i64) -> bool:
    """Return whether every die of the row stays below the water."""
    most = safe_face(t.players[seat])
    while rolled:
        if last_die(rolled) > most:
            return False
        rolled = without_last_die(rolled)
    return True


def settle_exit(t: Table, seat: i64, rolled: i64) -> None:
    """Put the figure on land, or wash it over the waterfall."""
    if are_all_safe(t, seat, rolled):
        put(t, seat, t.edition.landing)
    else:
        wash_over(t, seat)


class ExitRolled(TableQuestion):
    """Asks whether a vest rolls one die again, whatever it shows."""

    def __init__(self, seat: i64, rolled: i64, vests: i64) -> None:
        super().__init__(seat, ASK_EXIT_ROLL)
        self.rolled: Final[i64] = rolled
        self.vests: Final[i64] = vests

    def candidate_choices(self, t: Table) -> list[i64]:
        return AGAIN

    def has_die(self, pips: i64) -> bool:
        """Return whether there is such a die in the row."""
        rolled = self.rolled
        while rolled:
            if last_die(rolled) == pips:
                return True
            rolled = without_last_die(rolled)
        return False

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == KEEP:
            return 0
        if verb_of(choice) != REROLL:
            return NOT_ASKED
        return 0 if self.has_die(arg1(choice)) else NO_VEST

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == KEEP:
            t.pop()
            settle_exit(t, self.seat, self.rolled)
            return
        left: i64 = 0
        rolled = self.rolled
        gone = False
        while rolled:
            if last_die(rolled) != arg1(choice) or gone:
                left = with_die(left, last_die(rolled))
            else:
                gone = True
            rolled = without_last_die(rolled)
        t.replace(ExitRoll(self.seat, 1, left, self.vests - 1))
