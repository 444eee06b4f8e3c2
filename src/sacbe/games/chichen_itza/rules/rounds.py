"""The rounds: supply, actions, end of the round, and the end of the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.rules import favor, prophecy
from sacbe.games.chichen_itza.rules.land.city import CITY_ATTACK
from sacbe.games.chichen_itza.rules.powers.gods import OpenGods
from sacbe.games.chichen_itza.rules.prices import set_prices
from sacbe.games.chichen_itza.rules.land.reveals import open_ruins
from sacbe.games.chichen_itza.rules.supply import supply
from sacbe.games.chichen_itza.rules.tasks import check_task
from sacbe.games.chichen_itza.rules.turns import TURNS
from sacbe.games.chichen_itza.rules.scoring import points
from sacbe.games.chichen_itza.rules.state import COST_LINES, MARKS, ROW_COST, SLOTS_IN_ROW, Table
from sacbe.games.chichen_itza.data.tables import ACTION_TILES, COLUMNS, COSTS, MARKERS, ROWS
from sacbe.games.chichen_itza.data.constants import (ACTIONS, ASK_DEAL_COST, COST_DEALT, DEAL_COST, EMPTY, END_G, END_H,
                                                     END_I, END_J, FINAL, ROUND_BEGAN, STEP_BEGAN, SUPPLY_A,
                                                     SUPPLY_GODS, TURN_BEGAN)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

MARKER_DEALS: Final[list[i64]] = [pack(DEAL_COST, marker) for marker in range(len(COSTS))]


class BeginRound(Frame[Table]):
    """ci.game.rounds: the next of six rounds begins with supply; before it the prophecy is turned up."""

    def run(self, t: Table) -> Ask | None:
        prophecy.discard(t)
        t.round += 1
        t.emit(ROUND_BEGAN, t.round)
        t.replace(STEPS[SUPPLY_A])
        if t.modules.prophecies:
            t.push(prophecy.REVEAL)
        return None


FIRST_ROUND: Final = BeginRound()


class RunStep(Frame[Table]):
    """A step of the round; ci.game.each-order: seats act in it one after the other in turn order."""

    def __init__(self, step: i64) -> None:
        self.step: Final[i64] = step

    def run(self, t: Table) -> Ask | None:
        t.emit(STEP_BEGAN, self.step)
        if self.step <= SUPPLY_GODS:
            t.replace(STEPS[self.step + 1])
            for at in range(t.seats - 1, -1, -1):
                t.push(SUPPLIES[self.step][t.order[at]])
        else:
            self.end_of_round(t)
        return None

    def end_of_round(self, t: Table) -> None:
        """ci.end.order; ci.end.round-6: after the last round only G and I take place."""
        last = t.round == t.edition.rounds
        if self.step == END_G:
            t.replace(STEPS[END_I] if last else STEPS[END_H])
            check_task(t)
        elif self.step == END_H:
            clear_actions(t)
            t.replace(STEPS[END_I])
            t.push(DEAL_COSTS)
        elif self.step == END_I:
            t.replace(TURN_ORDER)
            t.push(CITY_ATTACK)
        else:
            t.replace(FIRST_ROUND)
            t.push(OPEN_GODS)


class SupplyStep(Frame[Table]):
    """Runs one step of supply for one seat."""

    def __init__(self, step: i64, seat: i64) -> None:
        self.step: Final[i64] = step
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> Ask | None:
        t.pop()
        supply(t, self.seat, self.step)
        return None


SUPPLIES: Final = [[SupplyStep(step, seat) for seat in range(4)] for step in range(SUPPLY_GODS + 1)]


class Actions(Frame[Table]):
    """ci.action.turns: in turn order one turn each, four times around."""

    def run(self, t: Table) -> Ask | None:
        seat = next_seat(t)
        if seat == EMPTY:
            t.replace(STEPS[END_G])
        else:
            t.emit(TURN_BEGAN, seat)
            t.push(TURNS[seat])
        return None


def next_seat(t: Table) -> i64:
    """Return the first seat in turn order with the fewest turns taken, or EMPTY when all are taken."""
    found: i64 = EMPTY
    fewest: i64 = t.edition.turns
    for at in range(t.seats):
        taken = t.players[t.order[at]].turns
        if taken < fewest:
            fewest = taken
            found = t.order[at]
    return found


class TurnOrder(Frame[Table]):
    """ci.end.i.turn-order: after the attack; then the next round, or the final scoring."""

    def run(self, t: Table) -> Ask | None:
        favor.deal_order(t)
        if t.round < t.edition.rounds:
            t.replace(STEPS[END_J])
            return None
        prophecy.discard(t)
        for seat in range(t.seats):
            open_ruins(t, controlled_tiles(t, seat))        # ci.score.ruins: a ruin held without a capture counts too
        for seat in range(t.seats):
            t.emit(FINAL, seat, points(t, seat))
        t.pop()
        return None


TURN_ORDER: Final = TurnOrder()
OPEN_GODS: Final = OpenGods()


def clear_actions(t: Table) -> None:
    """ci.end.h: all action markers go back; cost markers are taken up and dealt again."""
    for p in t.players:
        p.turns = 0
        p.repeated = False
    for tile in range(len(ACTION_TILES)):
        t.grid[MARKS + tile] = 0
    for line in range(COST_LINES):
        t.grid[ROW_COST + line] = EMPTY


class DealCosts(Frame[Table]):
    """ci.setup.cost-deal, ci.end.h: a marker at every used row and column."""

    def run(self, t: Table) -> Ask | None:
        if self.next_line(t) == EMPTY:
            set_prices(t)
            t.pop()
            return None
        return Ask(CHANCE, ASK_DEAL_COST, select_by_bits(MARKER_DEALS, self.markers_left(t)))

    def next_line(self, t: Table) -> i64:
        """Return the first row, then column, without a marker."""
        for line in range(ROWS[t.seats]):
            if t.grid[ROW_COST + line] == EMPTY:
                return line
        for line in range(SLOTS_IN_ROW, SLOTS_IN_ROW + COLUMNS[t.seats]):
            if t.grid[ROW_COST + line] == EMPTY:
                return line
        return EMPTY

    def markers_left(self, t: Table) -> i64:
        """Return the markers not dealt yet: ci.setup.cost-markers.2p, ci.setup.cost-markers.3p,
        ci.setup.cost-markers.4p."""
        markers = MARKERS[t.seats]
        for line in range(COST_LINES):
            if t.grid[ROW_COST + line] != EMPTY:
                markers &= ~bit(t.grid[ROW_COST + line])
        return markers

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DEAL_COST and self.markers_left(t) >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        line = self.next_line(t)
        t.grid[ROW_COST + line] = arg1(choice)
        t.emit(COST_DEALT, line, t.edition.costs[arg1(choice)])


DEAL_COSTS: Final = DealCosts()


def step_frame(step: i64) -> Frame[Table]:
    """Return the frame of a step."""
    return Actions() if step == ACTIONS else RunStep(step)


STEPS: Final[list[Frame[Table]]] = [step_frame(step) for step in range(END_J + 1)]
