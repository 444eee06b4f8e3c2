"""Greedy: plans its own turn to the end and plays what the game's judge likes best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.kernel.frame import State
from sacbe.kernel.judge import Judge

DEPTH: Final = 16           # decisions of one turn that are planned at most


class Branch:
    """A way the turn could go: the branch it continues, its last choice, where it leads, and how that looks."""

    def __init__(self, before: Branch | None, choice: i64, state: State, worth: float) -> None:
        self.before: Final = before
        self.choice: Final[i64] = choice
        self.state: Final = state
        self.worth: Final[float] = worth


class Planner:
    """Looks at the turns of one seat, keeping the best branches at every decision."""

    def __init__(self, judge: Judge, width: i64) -> None:
        self.judge: Final = judge
        self.width: Final[i64] = width      # branches kept
        self.plan: list[i64] = []           # the rest of the turn, last choice first
        self.expected: str = ""             # the position the plan goes on from

    def decide(self, state: State) -> i64:
        """The next choice of the best branch; the state is the seat's own copy."""
        if not self.plan or state.moment() != self.expected:
            self.plan = self.best_plan(state)
        choice = self.plan.pop()
        if self.plan:
            after = state.clone()
            after.apply(choice)
            self.expected = after.moment()
        return choice

    def best_plan(self, state: State) -> list[i64]:
        """The choices of the best branch to the end of the turn, the last first."""
        assert state.ask is not None
        seat = state.ask.seat
        branches: list[Branch] = [Branch(None, 0, state, -1e18)]
        best = branches[0]
        for _ in range(DEPTH):
            longer: list[Branch] = []
            for branch in branches:
                ask = branch.state.ask
                if ask is None or ask.seat != seat:
                    if branch.worth > best.worth:
                        best = branch
                    continue
                for choice in ask.options:
                    twin = branch.state.clone()
                    twin.apply(choice)
                    longer.append(Branch(branch, choice, twin, self.judge.worth(twin, seat)))
            if not longer:
                break
            branches = best_branches(longer, self.width)
        for branch in branches:
            if branch.worth > best.worth:
                best = branch
        return choices_of(best)


def choices_of(branch: Branch) -> list[i64]:
    """The choices of a branch, the last first."""
    choices: list[i64] = []
    while (before := branch.before) is not None:
        choices.append(branch.choice)
        branch = before
    return choices


def best_branches(branches: list[Branch], width: i64) -> list[Branch]:
    """The best branches, the earlier one first among equals."""
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
