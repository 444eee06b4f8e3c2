"""Greedy: plans its own turn to the end and plays what the game's evaluator likes best.

Weaker players are the same planner with a shorter sight and with slips as people make them: they misjudge where a plan
leads, and they overlook what they could do.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import State

DEPTH: Final = 16           # decisions of one turn that are planned at most
ROLLS: Final = 12           # of this many even numbers from 0 to 1 the sum has variance 1
WHOLE: Final = 4294967296.0  # numbers that a die of 32 bits can show


class Branch:
    """A way the turn could go: the branch it continues, its last choice, where it leads, and how that looks."""

    def __init__(self, before: Branch | None, choice: i64, state: State, worth: float) -> None:
        self.before: Final = before
        self.choice: Final[i64] = choice
        self.state: Final = state
        self.worth: Final[float] = worth


class MistakeModel:
    """What a player misses, by dice of its own: the same seed misses the same."""

    def __init__(self, blur: float, overlook: float, dice: SeededDriver) -> None:
        self.blur: Final[float] = blur              # standard deviation, in points, of how a finished plan is liked
        self.overlook: Final[float] = overlook      # chance that an option of a decision is not seen
        self.dice: Final = dice

    def draw_error(self) -> float:
        """How much one plan is over- or underrated: nearly normal, and the same on every machine."""
        if self.blur == 0.0:
            return 0.0
        total: i64 = 0
        for _ in range(ROLLS):
            total += self.dice.next_uint32()
        return self.blur * (float(total) / WHOLE - 0.5 * float(ROLLS))

    def noticed_options(self, options: list[i64]) -> list[i64]:
        """The options that come to mind: at least one."""
        if self.overlook == 0.0:
            return options
        kept: list[i64] = []
        left = len(options)
        for choice in options:
            left -= 1
            if float(self.dice.next_uint32()) >= self.overlook * WHOLE or (left == 0 and not kept):
                kept.append(choice)
        return kept


class RemainingPlan:
    """The rest of a plan, as long as every position is the one it was made for."""

    def __init__(self) -> None:
        self.plan: list[i64] = []           # last choice first
        self.expected: str = ""             # the position it goes on from

    def can_continue(self, state: State) -> bool:
        """Is there more of the plan, and does it fit here?"""
        return bool(self.plan) and state.position_key() == self.expected

    def next_choice(self, state: State) -> i64:
        """Take the next choice of the plan."""
        choice = self.plan.pop()
        if self.plan:
            after = state.clone()
            after.apply(choice)
            self.expected = after.position_key()
        return choice


class GreedyPlanner:
    """Looks at the turns of one seat, keeping the best branches at every decision."""

    def __init__(self, judge: Evaluator, width: i64, depth: i64 = DEPTH, slips: MistakeModel | None = None) -> None:
        self.judge: Final = judge
        self.width: Final[i64] = width      # branches kept
        self.depth: Final[i64] = depth      # decisions planned ahead
        self.slips: Final = slips           # None: misses nothing
        self.rest: Final = RemainingPlan()

    def decide(self, state: State) -> i64:
        """The next choice of the best branch; the state is the seat's own copy."""
        if not self.rest.can_continue(state):
            self.rest.plan = self.best_plan(state)
        return self.rest.next_choice(state)

    def best_plan(self, state: State) -> list[i64]:
        """Find the choices of the best branch to the end of the turn, the last first."""
        assert state.ask is not None
        seat = state.ask.seat
        branches: list[Branch] = [Branch(None, 0, state, -1e18)]
        best = branches[0]
        for step in range(self.depth):
            longer: list[Branch] = []
            for branch in branches:
                ask = branch.state.ask
                if ask is None or ask.seat != seat:
                    if branch.worth > best.worth:
                        best = branch
                    continue
                for choice in ask.options if self.slips is None else self.slips.noticed_options(ask.options):
                    longer.append(self.extend_branch(branch, choice, seat, step + 1 == self.depth))
            if not longer:
                break
            branches = best_branches(longer, self.width)
        for branch in branches:
            if branch.worth > best.worth:
                best = branch
        return choices_of(best)

    def extend_branch(self, branch: Branch, choice: i64, seat: i64, is_last: bool) -> Branch:
        """Extend a branch by one choice; where the plan ends, slips change how much it is liked."""
        twin = branch.state.clone()
        twin.apply(choice)
        worth = self.judge.plan_value(twin, seat)
        slips = self.slips
        if slips is not None:
            ask = twin.ask
            if is_last or ask is None or ask.seat != seat:
                worth += slips.draw_error()
        return Branch(branch, choice, twin, worth)


def choices_of(branch: Branch) -> list[i64]:
    """The choices of a branch, the last first."""
    choices: list[i64] = []
    while (before := branch.before) is not None:
        choices.append(branch.choice)
        branch = before
    return choices


def best_branches(branches: list[Branch], width: i64) -> list[Branch]:
    """Select the best branches, the earlier one first among equals."""
    kept: list[Branch] = []
    for branch in branches:
        at = len(kept)
        while at > 0 and kept[at - 1].worth < branch.worth:
            at -= 1
        if at < width:
            kept.insert(at, branch)
            if len(kept) > width:
                kept.pop()
    return kept
