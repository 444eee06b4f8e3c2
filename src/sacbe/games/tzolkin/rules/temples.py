"""Temples: climbing, the single top step, and angering the gods."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.data.refusals import BOTTOM, SAME_TEMPLE, TOP, WASTED
from sacbe.games.tzolkin.rules.state import Player, Table, TableQuestion
from sacbe.games.tzolkin.data.tables import TOP_STEP
from sacbe.games.tzolkin.data.constants import (ANGER, ANGERED, ANY, ASK_ANGER, ASK_CLIMB, BOARD_TURNED, CLIMB, CLIMBED,
                                                EMPTY, STEP_LOST)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask

CLIMB_CHOICES: Final[list[i64]] = [pack(CLIMB, temple) for temple in range(3)]
DOWN: Final[list[i64]] = [pack(ANGER, temple) for temple in range(3)]


def climb_refusal(t: Table, seat: i64, temple: i64) -> i64:
    """tz.temple.wasted: no higher than the top; tz.temple.top-single: which holds one player."""
    step = t.players[seat].steps[temple]
    top = TOP_STEP[temple]
    if step + 1 < top:
        return 0
    if step == top:
        return t.refuse(WASTED, temple, step)
    for p in t.players:
        if p.steps[temple] == top:
            return t.refuse(TOP, temple, step)
    return 0


def can_climb_somewhere(t: Table, seat: i64) -> bool:
    """Return whether there is a temple on which a step is not lost."""
    return climb_refusal(t, seat, 0) == 0 or climb_refusal(t, seat, 1) == 0 or climb_refusal(t, seat, 2) == 0


def climb(t: Table, seat: i64, temple: i64) -> None:
    """tz.temple.climb; tz.temple.wasted: a step that cannot be taken is lost; tz.temple.top-flips-board."""
    if climb_refusal(t, seat, temple) != 0:
        t.emit(STEP_LOST, seat, temple)
        return
    p = t.players[seat]
    step = p.steps[temple] + 1
    p.steps[temple] = step
    t.emit(CLIMBED, seat, temple, step - 1, step)
    if step == TOP_STEP[temple] and not p.light:
        p.light = True
        t.emit(BOARD_TURNED, seat, 1)


def is_at_bottom(p: Player) -> bool:
    """Return whether all three markers are on the lowest step: nothing is left to anger the gods with."""
    return p.steps[0] == 0 and p.steps[1] == 0 and p.steps[2] == 0


class Climb(TableQuestion):
    """Steps up on temples of choice, not on `barred`; lost if none is left (tz.ruling.climb-target).

    Each step bars the temple of the next one, unless all of them are free.
    """

    def __init__(self, seat: i64, left: i64, barred: i64) -> None:
        super().__init__(seat, ASK_CLIMB)
        self.left: Final[i64] = left
        self.barred: Final[i64] = barred        # a temple, EMPTY before the first step, ANY: none ever

    def candidate_choices(self, t: Table) -> list[i64]:
        return CLIMB_CHOICES

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != CLIMB:
            return NOT_ASKED
        temple = arg1(choice)
        if temple == self.barred:
            return t.refuse(SAME_TEMPLE, temple)        # tz.tikal.action-5
        return climb_refusal(t, self.seat, temple)

    def is_double(self) -> bool:
        """tz.tikal.action-5: return whether this step is one of two that must go to different temples."""
        return self.left > 1 if self.barred == EMPTY else self.barred != ANY

    def run(self, t: Table) -> Ask | None:
        options = self.legal_choices(t)
        if options:
            return Ask(self.seat, self.prompt, options)
        t.emit(STEP_LOST, self.seat, EMPTY)
        t.pop()
        return None

    def apply(self, t: Table, choice: i64) -> None:
        steps: i64 = t.edition.temple_steps if self.is_double() else 1
        for _ in range(steps):
            climb(t, self.seat, arg1(choice))
        if self.left > 1:
            t.replace(Climb(self.seat, self.left - 1, ANY if self.barred == ANY else arg1(choice)))
        else:
            t.pop()


class Anger(TableQuestion):
    """tz.anger.step-down: the price of begging and burning, one step down on a temple of choice."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_ANGER)

    def candidate_choices(self, t: Table) -> list[i64]:
        return DOWN

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != ANGER:
            return NOT_ASKED
        temple = arg1(choice)
        return 0 if t.players[self.seat].steps[temple] > 0 else t.refuse(BOTTOM, temple)

    def apply(self, t: Table, choice: i64) -> None:
        temple = arg1(choice)
        steps = t.players[self.seat].steps
        steps[temple] -= 1
        t.emit(ANGERED, self.seat, temple, steps[temple] + 1, steps[temple])
        t.pop()


def free_climb(seat: i64, steps: i64) -> Climb:
    """Return the question for so many steps, each on a temple of choice."""
    return CLIMBS[seat] if steps == 1 else Climb(seat, steps, ANY)


CLIMBS: Final = [Climb(seat, 1, EMPTY) for seat in range(4)]
ANGERS: Final = [Anger(seat) for seat in range(4)]
