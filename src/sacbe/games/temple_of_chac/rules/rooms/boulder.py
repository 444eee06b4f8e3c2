"""The boulder: rolling, hitting, running over, pressure plates, and crushing walls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.data.refusals import NEVER_SHARED, PUSH_WHERE
from sacbe.games.temple_of_chac.rules.dice import DIE_ASK
from sacbe.games.temple_of_chac.rules.ending import seal
from sacbe.games.temple_of_chac.rules.entering import enter
from sacbe.games.temple_of_chac.rules.figures import escape, put
from sacbe.games.temple_of_chac.rules.wounds import wound
from sacbe.games.temple_of_chac.rules.state import (Player, Table, TableQuestion, boulder_space, fall, has_step,
                                                    is_in_hall, is_inside, is_near_entrance, seat_at)
from sacbe.games.temple_of_chac.data.constants import (ASK_PUSH, BOULDER_MOVED, BOULDER_ROLLED, CORRIDOR, CRUSHED,
                                                       ENTRANCE, HIT, PLATE, PUSH, ROLL, RUN_OVER, SPACES)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

PUSHES: Final[list[i64]] = [pack(PUSH, place) for place in range(SPACES)]


class RollBoulder(Frame[Table]):
    """tc.boulder.when, tc.boulder.dice, tc.boulder.distance: one space, and one for each die of 3 or more."""

    def __init__(self, left: i64, spaces: i64) -> None:
        self.left: Final[i64] = left
        self.spaces: Final[i64] = spaces

    def run(self, t: Table) -> Ask | None:
        if self.left > 0:
            return DIE_ASK
        t.replace(AdvanceBoulder(self.spaces))
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ROLL else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.emit(BOULDER_ROLLED, arg1(choice))
        t.replace(RollBoulder(self.left - 1, self.spaces + (1 if arg1(choice) >= t.edition.boulder_counts else 0)))


def roll_boulder(t: Table) -> None:
    """Roll as many dice as checkpoints allow: tc.boulder.checkpoints."""
    t.push(RollBoulder(t.edition.boulder_dice[t.plates], t.edition.boulder_base))


class AdvanceBoulder(Frame[Table]):
    """tc.boulder.every-advance: rolled, by card or by an opened alcove, it hits, triggers plates and may end the game.

    tc.boulder.reach: only the corridor is in its way; tc.boulder.overshoot: it stops on the last space.
    """

    def __init__(self, spaces: i64) -> None:
        self.spaces: Final[i64] = spaces

    def run(self, t: Table) -> Ask | None:
        start = t.boulder
        goal = min(t.edition.last, start + self.spaces)
        t.boulder = goal
        t.emit(BOULDER_MOVED, CORRIDOR + start, CORRIDOR + goal)
        t.replace(PRESS_PLATES)
        for at in range(t.seats - 1, -1, -1):               # the first in turn order ends on top
            seat = seat_at(t, at)
            p = t.players[seat]
            if not is_inside(p) or not CORRIDOR + start < p.at <= CORRIDOR + goal:
                continue
            if p.at == CORRIDOR + goal:
                t.push(Struck(seat))
            else:
                t.push(RunOver(seat))
        return None


class RunOver(Frame[Table]):
    """tc.boulder.run-over: three Wounds, and left behind lying."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> Ask | None:
        t.pop()
        t.emit(RUN_OVER, self.seat)
        fall(t, self.seat)
        wound(t, self.seat, t.edition.run_over_wounds)
        return None


class Struck(Frame[Table]):
    """tc.boulder.hit, tc.boulder.push-out: three Wounds, one space forwards, lying; from the last space out."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> Ask | None:
        t.pop()
        t.emit(HIT, self.seat)
        if t.boulder == t.edition.last:
            escape(t, self.seat)                   # tc.boulder.push-out-order
        elif t.rulings.push_anywhere:
            t.push(ChoosePush(self.seat))
        else:
            put(t, self.seat, boulder_space(t) + 1)
            fall(t, self.seat)
        wound(t, self.seat, t.edition.hit_wounds)
        return None


class ChoosePush(TableQuestion):
    """The other reading of tc.boulder.push-forward: any space next to the boulder, resolved as usual."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_PUSH)

    def candidate_choices(self, t: Table) -> list[i64]:
        return PUSHES

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != PUSH:
            return NOT_ASKED
        if arg1(choice) == boulder_space(t):
            return t.refuse(NEVER_SHARED, arg1(choice))
        return 0 if has_step(t, boulder_space(t), arg1(choice)) else t.refuse(PUSH_WHERE, arg1(choice))

    def apply(self, t: Table, choice: i64) -> None:
        t.pop()
        t.push(FallThere(self.seat))
        enter(t, self.seat, arg1(choice))


class FallThere(Frame[Table]):
    """Lays a seat that was pushed down where the push ended."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> Ask | None:
        t.pop()
        fall(t, self.seat)
        return None


# ---------------------------------------------------------------- plates and walls

class PressPlates(Frame[Table]):
    """tc.boulder.plate-timing: after the hits, for every plate the boulder has reached; then the end of the game."""

    def run(self, t: Table) -> Ask | None:
        if t.plates < len(t.edition.plates) and t.boulder >= t.edition.plates[t.plates]:
            t.plates += 1
            t.emit(PLATE, t.plates)                         # tc.walls.plate-1, tc.walls.plate-1-harmless
            if t.plates == 2:
                shut_walls(t)
        elif t.boulder == t.edition.last:
            seal(t)
        else:
            t.pop()
        return None


PRESS_PLATES: Final = PressPlates()


def is_between_walls(t: Table, p: Player) -> bool:
    """tc.walls.eject: in the hall; by the other reading at the entrance as well."""
    return is_in_hall(p.at) or (p.at == ENTRANCE and not t.rulings.eject_nearest)


def shut_walls(t: Table) -> None:
    """tc.walls.plate-2, tc.walls.eject: everyone between the walls is pushed out, lying; the hall is gone for good.

    By the other reading everybody goes to the door.
    """
    for at in range(t.seats - 1, -1, -1):
        seat = seat_at(t, at)
        p = t.players[seat]
        if not is_between_walls(t, p):
            continue
        t.emit(CRUSHED, seat)
        goal = ENTRANCE if t.rulings.eject_nearest and is_near_entrance(p.at) else t.edition.door
        put(t, seat, goal)
        fall(t, seat)
        wound(t, seat, t.edition.wall_wounds)
