"""Search: information-set Monte-Carlo tree search for any number of players, generic over the kernel.

Every simulation starts from a copy in which everything the seat cannot know is dealt anew.  The tree is keyed by the
players' choices alone: chance is rolled on the way and never branches, and a choice counts only where it was available.
"""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from sacbe.kernel.chance import Seeded
from sacbe.kernel.frame import CHANCE, State
from sacbe.kernel.judge import Judge

CLOCK_EVERY: Final = 4          # simulations between two looks at the clock


class Node:
    """What was learnt about one choice: how often it was open, how often tried, and what its chooser got."""

    def __init__(self) -> None:
        self.open: i64 = 0
        self.tried: i64 = 0
        self.won: float = 0.0
        self.children: Final[dict[int, Node]] = {}


class Searcher:
    """Searches for one seat; `redeal` gives it a copy of the position with the unknown dealt anew."""

    def __init__(self, judge: Judge, redeal: Any, dice: Seeded, explore: float, horizon: i64) -> None:
        self.judge: Final = judge
        self.redeal: Final = redeal
        self.dice: Final = dice
        self.explore: Final[float] = explore
        self.horizon: Final[i64] = horizon      # playout decisions before the judge speaks; 0 asks it at once
        self.root: Node = Node()
        self.expected: str = ""                 # the position after our last choice, if nobody came between

    def decide(self, state: State, simulations: i64, seconds: float) -> i64:
        """The most tried choice after so many simulations or seconds, whichever comes first (0: no such limit)."""
        ask = state.ask
        assert ask is not None
        if not self.expected or state.text() != self.expected:
            self.root = Node()                  # else it is still our turn, and the tree goes on
        start = perf_counter()
        done: i64 = 0
        while simulations == 0 or done < simulations:
            if seconds > 0.0 and done % CLOCK_EVERY == 0 and perf_counter() - start >= seconds:
                break
            self.simulate(state, ask.seat)
            done += 1
        return self.settle_on(state)

    def settle_on(self, state: State) -> i64:
        """Choose, and keep the part of the tree below."""
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
        self.root = self.root.children.get(best) or Node()
        self.expected = after.text() if after.ask is not None and after.ask.seat == ask.seat else ""
        return best

    def simulate(self, position: State, seat: i64) -> None:
        """Down the tree, one step further, a playout, and the result back up."""
        state: State = self.redeal(position, int(seat), self.dice)
        node = self.root
        path: list[Node] = []
        movers: list[i64] = []
        while (ask := state.ask) is not None:
            if ask.seat == CHANCE:
                state.apply(self.dice.answer(ask))
                continue
            choice, fresh = self.pick(node, ask.options)
            node = node.children[choice]
            path.append(node)
            movers.append(ask.seat)
            state.apply(choice)
            if fresh:
                break
        hopes = self.outcome(state)
        for at in range(len(path)):
            path[at].tried += 1
            path[at].won += hopes[movers[at]]

    def pick(self, node: Node, options: list[i64]) -> tuple[i64, bool]:
        """An untried choice if there is one, else the one with the best upper bound."""
        untried: list[i64] = []
        best: float = -1.0
        chosen: i64 = options[0]
        for choice in options:
            child = node.children.get(choice)
            if child is None or child.tried == 0:
                untried.append(choice)
                continue
            child.open += 1
            tried = float(child.tried)
            bound = child.won / tried + self.explore * sqrt(log(float(child.open)) / tried)
            if bound > best:
                best = bound
                chosen = choice
        if not untried:
            return chosen, False
        chosen = untried[(self.dice.next32() * len(untried)) >> 32]
        if chosen not in node.children:
            node.children[chosen] = Node()
        node.children[chosen].open += 1
        return chosen, True

    def outcome(self, state: State) -> list[float]:
        """How each seat may hope to fare, after a playout of quick moves up to the horizon."""
        left = self.horizon
        while (ask := state.ask) is not None:
            if ask.seat == CHANCE:
                state.apply(self.dice.answer(ask))
                continue
            if left == 0:
                break
            state.apply(self.judge.quick(state, ask, self.dice))
            left -= 1
        return self.judge.prospects(state)
