"""Moving: step by step along the board graph, until the steps are used up or something stops the figure."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards.adventurers import SPRINT, can_sprint
from sacbe.games.temple_of_chac.data.edition import WAYS
from sacbe.games.temple_of_chac.data.refusals import (BOULDER_THERE, BRIDGE_GONE, GEAR_IDLE, MUST_MOVE, NO_STEP,
                                                      NOT_BY_FOOT, NOT_NEXT, SHUT, UPSTREAM)
from sacbe.games.temple_of_chac.rules import entering
from sacbe.games.temple_of_chac.rules.state import Table, TableQuestion, boulder_space, has_way, is_inside, use
from sacbe.games.temple_of_chac.data.constants import (ASK_STEP, BRIDGE, CORRIDOR, EMPTY, RAPIDS, ROPE, SPACES, STEP,
                                                       STOP, WASH_UP, WATERFALL)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask

STEPS: Final[list[i64]] = [pack(STEP, place) for place in range(SPACES)]
ENOUGH: Final[list[i64]] = [pack(STOP)]


def step_refusal(t: Table, start: i64, goal: i64) -> i64:
    """Refuse a step that the board graph or the boulder bars: tc.action.move.orthogonal, tc.action.move.walls,
    tc.boulder.blocks.

    tc.action.move.sharing: others on the space do not matter.
    """
    return find_obstacle(t, goal) if has_way(t, start, goal) else way_refusal(t, start, goal)


def find_obstacle(t: Table, goal: i64) -> i64:
    """Return what is in the way on the space itself: the boulder, the walls, or a bridge that is gone."""
    if goal == boulder_space(t):
        return t.refuse(BOULDER_THERE, goal)
    if goal < CORRIDOR and t.plates >= 2:
        return t.refuse(SHUT, goal)
    return BRIDGE_GONE if goal == BRIDGE and t.planks == 0 else 0


def way_refusal(t: Table, start: i64, goal: i64) -> i64:
    """Return why the graph does not join two spaces: the current, water only, not next to each other, or a wall
    between."""
    if RAPIDS <= start < WATERFALL and goal < start:
        return t.refuse(UPSTREAM, goal)
    if goal == WASH_UP:
        return t.refuse(NOT_BY_FOOT, goal)
    columns, rows = t.edition.columns, t.edition.rows
    across, down = columns[start] - columns[goal], rows[start] - rows[goal]
    return t.refuse(NO_STEP, goal) if across * across + down * down == 1 else t.refuse(NOT_NEXT, goal)


def move_refusal(t: Table, start: i64) -> i64:
    """Return 0 if there is any step out of a space, or what bars the last one."""
    refused: i64 = NO_STEP
    ways = t.edition.ways_one_mouth if t.rulings.one_mouth else t.edition.ways
    for way in range(start * WAYS, start * WAYS + WAYS):
        if ways[way] != EMPTY:
            refused = find_obstacle(t, ways[way])
            if refused == 0:
                return 0
    return t.refuse(refused, start) if refused == NO_STEP else refused


def can_step(t: Table, start: i64) -> bool:
    """Return whether there is any step out of a space."""
    return move_refusal(t, start) == 0


def is_in_reach(t: Table, start: i64, goal: i64, steps: i64) -> bool:
    """Return whether a space can be reached in so many steps."""
    if start == goal:
        return True
    if steps > 0:
        ways = t.edition.ways_one_mouth if t.rulings.one_mouth else t.edition.ways
        for way in range(start * WAYS, start * WAYS + WAYS):
            if ways[way] != EMPTY and find_obstacle(t, ways[way]) == 0 and is_in_reach(t, ways[way], goal, steps - 1):
                return True
    return False


class Walk(TableQuestion):
    """tc.action.move: the steps left, and whether one was made; a sprint may add some (`may_sprint`)."""

    def __init__(self, seat: i64, left: i64, moved: bool, may_sprint: bool) -> None:
        super().__init__(seat, ASK_STEP)
        self.left: Final[i64] = left
        self.moved: Final = moved
        self.may_sprint: Final = may_sprint

    def run(self, t: Table) -> Ask | None:
        p = t.players[self.seat]
        stopped = self.moved and (p.fallen or not is_inside(p))     # tc.turn.action-ends
        steps = self.left > 0 or (self.may_sprint and can_sprint(p))
        if not stopped and steps:
            found = self.legal_choices(t)
            if len(found) > (1 if self.moved else 0):               # a step, beside the end of the walk
                return Ask(self.seat, self.prompt, found)
        t.pop()
        return None

    def legal_choices(self, t: Table) -> list[i64]:
        """Return the open ways; `refusal` would find the same ones, one by one."""
        ways = t.edition.ways_one_mouth if t.rulings.one_mouth else t.edition.ways
        found: list[i64] = []
        at = t.players[self.seat].at * WAYS
        for way in range(at, at + WAYS):
            if ways[way] != EMPTY and find_obstacle(t, ways[way]) == 0:
                found.append(STEPS[ways[way]])
        if self.moved:
            found.append(ENOUGH[0])
        return found

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == STOP:                         # a rope that does not move anybody would do nothing
            return 0 if self.moved else MUST_MOVE if self.may_sprint else t.refuse(GEAR_IDLE, ROPE)
        return step_refusal(t, t.players[self.seat].at, arg1(choice)) if verb_of(choice) == STEP else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
            return
        left = self.left
        if left == 0:
            use(t.players[self.seat], SPRINT)
            left = t.edition.sprint
        t.replace(Walk(self.seat, left - 1, True, self.may_sprint))
        entering.enter(t, self.seat, arg1(choice))
