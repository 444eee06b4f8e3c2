"""Plans several own turns ahead: in each of some deals, a beam over the turns of one seat.

A tree over everybody's turns hardly leaves the next round when four play.  Here every rival has one quick plan as its
answer, so the same time reaches several own turns.  A single deal would be planned for too exactly: rivals sometimes
answer with their second plan, and what is played counts by its mean over all deals.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final, NamedTuple

from sacbe.bots.search.greedy import RemainingPlan
from sacbe.bots.search.mcts import WIDTH, best_plans, is_playable, play_choices
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import CHANCE, State

DEPTH: Final = 6                # own turns planned ahead, this one among them
FIRSTS: Final = 5               # plans for this turn that are compared
LINES: Final = 8                # that a beam keeps
MOST: Final = 4                 # of them, those that begin with the same plan
BRANCHES: Final = 3             # of the planner's own beam in later turns,
PLANS: Final = 4                # and how many of its plans are followed
SECOND: Final = 0.25            # how often a rival answers with its second plan,
CLOSE: Final = 2.0              # if it is worse by less than this many points
MAX_REMEMBERED_LINES: Final = 2  # lines that are remembered for the next turn
ALIKE: Final = 6                # digits in which lines differ that do not end alike

Plan = tuple[int, ...]


class PlanLine(NamedTuple):
    """Some own turns one after the other: how good their end looks, where it is, and the plans that lead there."""

    worth: float
    state: State
    plans: tuple[Plan, ...]
    former: tuple[tuple[Plan, ...], ...] = ()       # lines of an earlier turn that it has followed so far


class MultiTurnPlanner:
    """Plans for one seat; `redeal` gives it a copy of the position in which the unknown is dealt again."""

    def __init__(self, judge: Evaluator, redeal: Any, dice: SeededDriver) -> None:
        self.judge: Final = judge
        self.redeal: Final = redeal
        self.dice: Final = dice
        self.rest: Final = RemainingPlan()                      # of the chosen plan
        self.lines: tuple[tuple[Plan, ...], ...] = ()           # how the best ones meant to go on

    def decide(self, state: State, deals: int, seconds: float, least: int = 1) -> int:
        """The next choice, after this many deals or seconds (0: no such limit), and the `least` number of deals."""
        if not self.rest.can_continue(state):
            self.rest.plan = list(self.think(state, deals, seconds, least)[::-1])
        return int(self.rest.next_choice(state))

    def think(self, state: State, deals: int, seconds: float, least: int = 1) -> Plan:
        """Find the plan for this turn that leads furthest, on average."""
        start = perf_counter()
        former = tuple(line for line in self.lines if is_playable(state, list(line[0])))
        firsts = [tuple(way.choices) for way in best_plans(self.judge, state, WIDTH, FIRSTS)]
        firsts += dict.fromkeys(line[0] for line in former if line[0] not in firsts)
        self.lines = ()
        if len(firsts) == 1:
            return firsts[0]
        found: dict[Plan, list[PlanLine]] = {first: [] for first in firsts}
        done = 0
        while deals == 0 or done < deals:
            for first, line in self.deal(state, firsts, former).items():
                found[first].append(line)
            done += 1
            spent = perf_counter() - start
            if seconds > 0.0 and done >= least and spent + spent / done > seconds:        # one more would be too long
                break
        best = max(firsts, key=lambda first: sum(line.worth for line in found[first]) / len(found[first]))
        self.lines = tuple(line.plans[1:] for line in found[best][:MAX_REMEMBERED_LINES] if len(line.plans) > 1)
        return best

    # ------------------------------------------------------------ one deal

    def deal(self, position: State, firsts: list[Plan], former: tuple[tuple[Plan, ...], ...]) -> dict[Plan, PlanLine]:
        """Find the best line that each first plan can lead to in a new deal."""
        assert position.ask is not None
        seat = int(position.ask.seat)
        ends: list[PlanLine] = []
        lines = [self.append_plan(PlanLine(0.0, self.redeal(position, seat, self.dice), (), former), first, seat)
                 for first in firsts]
        for turn in range(1, DEPTH + 1):
            lines = [self.play_rivals(line, seat) for line in select_lines(lines)]
            ends += [line for line in lines if turn == DEPTH or line.state.ask is None]
            if turn == DEPTH:
                break
            lines = [longer for line in lines if line.state.ask is not None for longer in self.extend_line(line, seat)]
        best: dict[Plan, PlanLine] = {}
        for line in ends:
            if line.plans[0] not in best or line.worth > best[line.plans[0]].worth:
                best[line.plans[0]] = line
        return best

    def extend_line(self, line: PlanLine, seat: int) -> list[PlanLine]:
        """Extend a line by each good plan for the next turn, and by what former lines meant to do there."""
        at = len(line.plans)
        plans = [tuple(way.choices) for way in best_plans(self.judge, line.state, BRANCHES, PLANS)]
        plans += [former[at] for former in line.former if len(former) > at
                  and is_playable(line.state, list(former[at]))]
        return [self.append_plan(line, plan, seat) for plan in dict.fromkeys(plans)]

    def append_plan(self, line: PlanLine, plan: Plan, seat: int) -> PlanLine:
        """Extend a line by one plan."""
        at = len(line.plans)
        after = line.state.clone()
        play_choices(after, list(plan))
        former = tuple(one for one in line.former if len(one) > at and one[at] == plan)
        return PlanLine(self.judge.plan_value(after, seat), after, (*line.plans, plan), former)

    def play_rivals(self, line: PlanLine, seat: int) -> PlanLine:
        """Let chance and the rivals answer; return the line with what it is worth then."""
        state = line.state
        while (ask := state.ask) is not None and ask.seat != seat:
            if ask.seat == CHANCE:
                state.apply(self.dice.answer(ask))
                continue
            plans = best_plans(self.judge, state, 1, 2)
            second = len(plans) > 1 and plans[0].worth - plans[1].worth < CLOSE
            second = second and int(self.dice.next_uint32()) < SECOND * (1 << 32)
            play_choices(state, plans[1 if second else 0].choices)
        return line._replace(worth=self.judge.plan_value(state, seat))


def select_lines(lines: list[PlanLine]) -> list[PlanLine]:
    """Select the best lines: of each first plan one at least and not too many, and those that follow former ones."""
    found: list[PlanLine] = []
    many: dict[Plan, int] = {}
    ends: set[tuple[Plan, float]] = set()
    for line in sorted(lines, key=lambda one: -one.worth):
        first = line.plans[0]
        end = first, round(line.worth, ALIKE)
        if end in ends or (many.get(first, 0) and not line.former and (len(found) >= LINES or many[first] >= MOST)):
            continue
        ends.add(end)
        many[first] = many.get(first, 0) + 1
        found.append(line)
    return found
