"""The search of the first bots, kept as it was so that every figure measured with it can be repeated.

Every simulation starts from a copy in which everything the seat cannot know is dealt again.  The tree is keyed by the
players' choices alone: chance is rolled on the way and never branches, and a choice counts only where it was available.
The game's evaluator says which choices look good before they are tried, and how a position looks when a simulation
ends; that is always between two turns, because in the middle of one nothing is paid yet and nothing gained.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import CHANCE, Ask, State

TRUST: Final = 0.15             # differences of this part of the evaluator's scale decide what is tried first
NOBODY: Final = 254


class LegacyNode:
    """What we learned about one choice: how promising it looked, how often it was tried, what its seat got."""

    def __init__(self, promise: float) -> None:
        self.promise: Final[float] = promise
        self.tried: i64 = 0
        self.won: float = 0.0
        self.children: Final[dict[int, LegacyNode]] = {}


class LegacySearch:
    """Searches for one seat; `redeal` gives it a copy of the position in which the unknown is dealt again."""

    def __init__(self, judge: Evaluator, redeal: Any, dice: SeededDriver, explore: float, horizon: i64) -> None:
        self.judge: Final = judge
        self.redeal: Final = redeal
        self.dice: Final = dice
        self.explore: Final[float] = explore
        self.horizon: Final[i64] = horizon      # turns of quick moves after the current one, before it is evaluated
        self.root: LegacyNode = LegacyNode(0.0)
        self.expected: str = ""                 # the position after our last choice, if nobody came between

    def decide(self, state: State, simulations: i64, seconds: float) -> i64:
        """The most tried choice after this many simulations or seconds; the first limit counts (0: no such limit)."""
        ask = state.ask
        assert ask is not None
        if not self.expected or state.position_key() != self.expected:
            self.root = LegacyNode(0.0)                # else it is still our turn, and the tree goes on
        start = perf_counter()
        done: i64 = 0
        while simulations == 0 or done < simulations:
            self.simulate(state, ask.seat)
            done += 1
            if seconds > 0.0:
                spent = perf_counter() - start
                if spent + spent / float(done) > seconds:       # one more would be too long
                    break
        return self.settle_on(state)

    def settle_on(self, state: State) -> i64:
        """Choose what was tried most, and keep the part of the tree below it."""
        ask = state.ask
        assert ask is not None
        best = ask.options[0]
        most: i64 = -1
        for choice in ask.options:
            child = self.root.children.get(choice)
            if child is not None and child.tried > most:
                most = child.tried
                best = choice
        after = state.clone()
        after.apply(best)
        self.root = self.root.children.get(best) or LegacyNode(0.0)
        self.expected = after.position_key() if after.ask is not None and after.ask.seat == ask.seat else ""
        return best

    def simulate(self, position: State, seat: i64) -> None:
        """Run one simulation: down the tree, one step further, to the end of the turn, and the result back up."""
        state: State = self.redeal(position, int(seat), self.dice)
        node = self.root
        path: list[LegacyNode] = []
        movers: list[i64] = []
        mover: i64 = seat
        while (ask := state.ask) is not None:
            if ask.seat == CHANCE:
                state.apply(self.dice.answer(ask))
                continue
            mover = ask.seat
            choice = self.pick(node, state, ask)
            node = node.children[choice]
            path.append(node)
            movers.append(mover)
            state.apply(choice)
            if node.tried == 0:
                break
        hopes = self.outcome(state, mover)
        for at in range(len(path)):
            path[at].tried += 1
            path[at].won += hopes[movers[at]]

    def pick(self, node: LegacyNode, state: State, ask: Ask) -> i64:
        """Pick the choice with the best mix of what it won, how promising it looked and how rarely it was tried."""
        promises = 0.0
        visits: i64 = 0
        won = 0.0
        for choice in ask.options:
            child = node.children.get(choice)
            if child is None:
                child = LegacyNode(self.choice_prior(state, choice, ask.seat))
                node.children[choice] = child
            promises += child.promise
            visits += child.tried
            won += child.won
        reach = self.explore * sqrt(float(visits) + 1.0) / promises
        hope = won / float(visits) if visits > 0 else 0.5       # of what was not tried yet
        best: float = -1.0
        chosen = ask.options[0]
        for choice in ask.options:
            child = node.children[choice]
            tried = float(child.tried)
            bound = (child.won / tried if child.tried > 0 else hope) + reach * child.promise / (tried + 1.0)
            if bound > best:
                best = bound
                chosen = choice
        return chosen

    def choice_prior(self, state: State, choice: i64, seat: i64) -> float:
        """How promising a choice looks to the seat that makes it; only the proportion to its neighbours matters."""
        twin = state.clone()
        twin.apply(choice)
        return exp(max(-300.0, min(300.0, self.judge.expected_points_of(twin, seat) / (TRUST * self.judge.scale))))

    def outcome(self, state: State, mover: i64) -> list[float]:
        """Play quick moves through this turn and `horizon` more; return the win chances of the seats."""
        left = self.horizon
        while (ask := state.ask) is not None:
            if ask.seat == CHANCE:
                state.apply(self.dice.answer(ask))
                continue
            if ask.seat != mover:
                if left == 0:
                    break
                left -= 1
                mover = ask.seat
            state.apply(self.judge.rollout_move(state, ask, self.dice))
        return self.judge.win_probabilities(state)
