"""Search: information-set Monte-Carlo tree search over whole turns, for any number of players and any game.

Every simulation starts from a copy in which everything the seat cannot know is dealt again.  A branch of the tree is
all that one seat decides until somebody else, or chance, is asked: the plans that a beam finds best, each as promising
as the evaluator likes where it ends.  Chance is rolled on the way, and branches only as far as what came of it looks
better or worse.  A plan counts only where it can be played, and where none can, more are made.  A simulation ends where
it first goes a new way, and the evaluator says there how likely each seat is to win.
"""

from __future__ import annotations

from math import exp, floor, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from sacbe.bots.search.greedy import DEPTH, Branch, RemainingPlan, best_branches, choices_of
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import CHANCE, State

WIDTH: Final = 8                # branches of the beam that plans at the root
WIDTH_BELOW: Final = 3          # and further down
PLANS: Final = 10               # plans that are kept at the root
PLANS_BELOW: Final = 4          # and further down
TRUST: Final = 2.0              # points by which a plan is liked less than another that make it a third as likely
ALIKE: Final = 2.0              # points within which outcomes of chance are taken as one
CURIOUS: Final = 1.2            # how much a rarely tried plan is tried


class TreePlan:
    """A plan: all that a seat decides at a time: its choices, how promising they looked, and what came of them."""

    def __init__(self, choices: list[i64], worth: float) -> None:
        self.choices: Final = choices
        self.worth: Final[float] = worth
        self.promise: float = 0.0
        self.tried: i64 = 0
        self.won: float = 0.0
        self.after: Final[dict[int, TreeNode]] = {}  # by what chance did then, roughly


class TreeNode:
    """A place in the tree, where a seat plans."""

    def __init__(self) -> None:
        self.plans: Final[list[TreePlan]] = []
        self.tried: i64 = 0
        self.won: float = 0.0


class TreeSearch:
    """Searches for one seat; `redeal` gives it a copy of the position in which the unknown is dealt again."""

    def __init__(self, judge: Evaluator, redeal: Any, dice: SeededDriver) -> None:
        self.judge: Final = judge
        self.redeal: Final = redeal
        self.dice: Final = dice
        self.rest: Final = RemainingPlan()      # of the chosen plan
        self.known: dict[str, TreeNode] = {}    # places where our seat may come to plan, by their position
        self.root: TreeNode = TreeNode()
        self.spread: float = 0.0                # how far simulations end apart, for our seat
        self.middle: float = 0.0
        self.ended: i64 = 0

    def decide(self, state: State, simulations: i64, seconds: float, least: i64) -> i64:
        """The next choice of the most tried plan, after this many simulations or seconds (0: no such limit).

        A limit in seconds holds after the `least` number of simulations, so that a bot on a busy machine is not weak.
        """
        if not self.rest.can_continue(state):
            self.search(state, simulations, seconds, least)
        return self.rest.next_choice(state)

    def search(self, state: State, simulations: i64, seconds: float, least: i64) -> None:
        """Simulate within the budget, and settle on a plan."""
        ask = state.ask
        assert ask is not None
        start = perf_counter()
        self.root = self.known.get(state.position_key()) or TreeNode()
        self.root.plans[:] = [plan for plan in self.root.plans if is_playable(state, plan.choices)]
        self.known = {}
        self.spread = 0.0
        self.middle = 0.0
        self.ended = 0
        self.add_plans(self.root, state, WIDTH, PLANS)
        done: i64 = 0
        while (simulations == 0 or done < simulations) and len(self.root.plans) > 1:
            self.simulate(state, ask.seat)
            done += 1
            if seconds > 0.0 and done >= least:
                spent = perf_counter() - start
                if spent + spent / float(done) > seconds:       # one more would be too long
                    break
        best = self.root.plans[0]
        for plan in self.root.plans:
            if plan.tried > best.tried or (plan.tried == best.tried and plan.worth > best.worth):
                best = plan
        self.rest.plan = best.choices[::-1]

    def simulate(self, position: State, seat: i64) -> None:
        """Run one simulation from a new deal, with the plan that the tree picks."""
        state: State = self.redeal(position, int(seat), self.dice)
        self.descend(state, seat, None)

    def try_plan(self, position: State, seat: i64, plan: TreePlan) -> State:
        """Run one simulation from a new deal that begins with this plan of the root; return where it ended."""
        state: State = self.redeal(position, int(seat), self.dice)
        self.descend(state, seat, plan)
        return state

    def descend(self, state: State, seat: i64, first: TreePlan | None) -> None:
        """Go down the tree, one plan further, and take the result back up; `first` may say how it begins."""
        node = self.root
        path: list[TreePlan] = []
        movers: list[i64] = []
        nodes: list[TreeNode] = []
        is_next = False                         # is this the next time after the root that our seat plans?
        while self.roll(state):
            ask = state.ask
            assert ask is not None
            mover = ask.seat
            if not node.plans:
                self.add_plans(node, state, WIDTH_BELOW, PLANS_BELOW)
                if is_next and mover == seat:
                    self.known[state.position_key()] = node
            plan = first or self.select_plan(node, state)
            first = None
            if plan is None:
                self.add_plans(node, state, WIDTH_BELOW, PLANS_BELOW)
                plan = self.select_plan(node, state)
                assert plan is not None
            play_choices(state, plan.choices)
            is_next = not path or (is_next and mover != seat)
            path.append(plan)
            movers.append(mover)
            nodes.append(node)
            where = self.roll_chance(state, mover)
            after = plan.after.get(where)
            if after is None:
                plan.after[where] = TreeNode()
                self.play_on(state)
                break
            node = after
        hopes = self.judge.search_values(state)
        self.update_spread(hopes[seat])
        for at in range(len(path)):
            hope = hopes[movers[at]]
            path[at].tried += 1
            path[at].won += hope
            nodes[at].tried += 1
            nodes[at].won += hope

    # ------------------------------------------------------------ parts of a simulation

    def play_on(self, state: State) -> None:
        """Roll what is due, and play quick turns where the evaluator knows too little of unfinished games."""
        left = self.judge.horizon
        mover: i64 = CHANCE
        while self.roll(state) and left > 0:
            ask = state.ask
            assert ask is not None
            if ask.seat != mover:
                mover = ask.seat
                left -= 1
            state.apply(self.judge.rollout_move(state, ask, self.dice))

    def roll_chance(self, state: State, mover: i64) -> int:
        """Let chance answer, and tell places apart by what came of it: who is asked what, and how good that looks.

        Dice have too many outcomes to branch on each; those that look alike to the seat that planned share a place.
        """
        ask = state.ask
        if ask is None or ask.seat != CHANCE:
            return 0
        if not self.roll(state):
            return 1
        ask = state.ask
        assert ask is not None
        worth = self.judge.plan_value(state, mover)
        return 2 + int(ask.seat) + 256 * int(ask.prompt) + 65536 * (10000 + floor(worth / ALIKE))

    def roll(self, state: State) -> bool:
        """Let chance answer until a player is asked; False at the end of the game."""
        while (ask := state.ask) is not None:
            if ask.seat != CHANCE:
                return True
            state.apply(self.dice.answer(ask))
        return False

    def update_spread(self, hope: float) -> None:
        """Update the running spread of what simulations end with."""
        self.ended += 1
        off = hope - self.middle
        self.middle += off / float(self.ended)
        self.spread += off * (hope - self.middle)

    def select_plan(self, node: TreeNode, state: State) -> TreePlan | None:
        """Select the plan with the best mix of what it won, how promising it looked and how rarely it was tried.

        Only plans that can be begun here count; None if there is none.
        """
        ask = state.ask
        assert ask is not None
        unit = sqrt(self.spread / float(self.ended)) + 0.005 if self.ended > 1 else 0.05
        reach = CURIOUS * unit * sqrt(float(node.tried) + 1.0)
        hope = node.won / float(node.tried) if node.tried > 0 else 0.0      # of what was not tried yet
        best: float = -1e9
        chosen: TreePlan | None = None
        for plan in node.plans:
            tried = float(plan.tried)
            bound = (plan.won / tried if plan.tried > 0 else hope) + reach * plan.promise / (tried + 1.0)
            if bound > best and plan.choices[0] in ask.options:
                best = bound
                chosen = plan
        return chosen

    def add_plans(self, node: TreeNode, state: State, width: i64, most: i64) -> None:
        """Find plans by a beam and add those that the place does not have yet."""
        for plan in best_plans(self.judge, state, width, most):
            if not has_plan(node, plan.choices):
                node.plans.append(plan)
        top: float = -1e18
        for plan in node.plans:
            top = max(top, plan.worth)
        total = 0.0
        for plan in node.plans:
            plan.promise = exp(max(-30.0, (plan.worth - top) / TRUST))
            total += plan.promise
        for plan in node.plans:
            plan.promise /= total


def has_plan(node: TreeNode, choices: list[i64]) -> bool:
    """Does this node have this plan already?"""
    for plan in node.plans:
        if plan.choices == choices:
            return True
    return False


def is_playable(state: State, choices: list[i64]) -> bool:
    """Can all of a plan be played here?

    A place of the tree stands for several outcomes of chance, and has plans for each.
    """
    ask = state.ask
    assert ask is not None
    seat = ask.seat
    twin = state.clone()
    for choice in choices:
        ask = twin.ask
        if ask is None or ask.seat != seat or choice not in ask.options:
            return False
        twin.apply(choice)
    return True


def play_choices(state: State, choices: list[i64]) -> None:
    """Play a plan as far as it goes: what chance has dealt may end it early."""
    ask = state.ask
    assert ask is not None
    seat = ask.seat
    for choice in choices:
        ask = state.ask
        if ask is None or ask.seat != seat or choice not in ask.options:
            break
        state.apply(choice)


def best_plans(judge: Evaluator, state: State, width: i64, most: i64) -> list[TreePlan]:
    """Find the best plans for the seat that is asked, until somebody else or chance is asked; the best first.

    Plans that end alike for the evaluator are taken as one.
    """
    assert state.ask is not None
    seat = state.ask.seat
    branches: list[Branch] = [Branch(None, 0, state, -1e18)]
    ended: list[Branch] = []
    for _ in range(DEPTH):
        longer: list[Branch] = []
        for branch in branches:
            ask = branch.state.ask
            assert ask is not None
            for choice in ask.options:
                twin = branch.state.clone()
                twin.apply(choice)
                longer.append(Branch(branch, choice, twin, judge.plan_value(twin, seat)))
        open: list[Branch] = []
        for branch in longer:
            ask = branch.state.ask
            if ask is None or ask.seat != seat:
                ended.append(branch)
            else:
                open.append(branch)
        branches = best_branches(open, width)
        if not branches:
            break
    ended.extend(branches)
    plans: list[TreePlan] = []
    for branch in best_branches(ended, 3 * most):
        if len(plans) < most and (not plans or branch.worth < plans[-1].worth or judge.horizon > 0):
            plans.append(TreePlan(choices_of(branch)[::-1], branch.worth))
    return plans
