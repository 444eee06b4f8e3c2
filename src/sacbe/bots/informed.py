"""Bots that look at the position, and may look only at what their seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sacbe.bots.multi_turn_planner import Ahead
from sacbe.bots.randomness import LuckyBot, restart
from sacbe.bots.search.greedy import DEPTH, Planner, Slips
from sacbe.bots.search.legacy_search import ClassicSearcher
from sacbe.bots.search.mcts import Searcher
from sacbe.kernel.core.chance import Driver, Seeded, mix
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.core.judge import Judge
from sacbe.kernel.definition.game_definition import Box

WIDTH = 8                   # lines a plan keeps
CROWD = 3                   # players from whom on a tree over everybody's turns hardly leaves the next round
CLASSIC_EXPLORE = 0.4       # how curious the first search was

Mind = Callable[[State], int]       # decides at a position that is its seat's own copy


class Budget(NamedTuple):
    """How long a search may think: simulations, seconds, or (0) no such limit; one of them is set.

    A limit in seconds holds after the `least` number of simulations.
    """

    simulations: int = 0
    seconds: float = 0.0
    least: int = 0

    def within(self, seconds: float) -> Budget:
        """The same budget, which ends after this time in any case; 0 is no such limit.

        >>> Budget(simulations=40).within(3.0), Budget(seconds=5.0, least=1000).within(3.0)
        (Budget(simulations=40, seconds=3.0, least=0), Budget(simulations=0, seconds=3.0, least=0))
        """
        return self._replace(seconds=min(self.seconds or seconds, seconds), least=0) if seconds else self


class Informed(LuckyBot):
    """Deals again what its seat cannot know, and gives this copy to a mind; the true position never gets further."""

    def __init__(self, box: Box, seat: int, seed: int, mind: Mind, slips: float = 0.0,
                 luck: Seeded | None = None) -> None:
        self.box = box
        self.seat = seat
        self.mind = mind
        self.slips = slips                      # how often it plays any move instead: the first easy bot
        self.dice = Seeded(mix(seed, 1))
        self.luck = luck                        # of the mind

    def restart(self, seed: int) -> None:
        restart(self.dice, mix(seed, 1))
        if self.luck is not None:
            restart(self.luck, mix(seed, 2))

    def choose(self, state: State, ask: Ask) -> int:
        if self.slips and int(self.dice.next32()) < self.slips * (1 << 32):
            return self.dice.answer(ask)
        return self.mind(self.box.redeal(state, self.seat, self.dice))


def greedy(box: Box, seat: int, seed: int, width: int = WIDTH, judge: Judge | None = None, depth: int = DEPTH,
           blur: float = 0.0, overlook: float = 0.0) -> Driver:
    """Plans its turn, unless told otherwise with the judge that was written by hand, and with slips if it has any."""
    luck = Seeded(mix(seed, 3))
    slips = Slips(blur, overlook, luck) if blur or overlook else None
    return Informed(box, seat, seed, Planner(judge or box.judge(), width, depth, slips).decide, luck=luck)


def search(box: Box, seat: int, seed: int, budget: Budget, judge: Judge) -> Driver:
    """Searches within its budget."""
    luck = Seeded(mix(seed, 2))
    searcher = Searcher(judge, box.redeal, luck)
    return Informed(box, seat, seed,
                    lambda state: searcher.decide(state, budget.simulations, budget.seconds, budget.least), luck=luck)


def ahead(box: Box, seat: int, seed: int, budget: Budget, judge: Judge) -> Driver:
    """Plans several turns ahead; its simulations are whole deals."""
    luck = Seeded(mix(seed, 2))
    mind = Ahead(judge, box.redeal, luck)
    return Informed(box, seat, seed, lambda state: mind.decide(state, budget.simulations, budget.seconds), luck=luck)


def search_or_ahead(box: Box, seat: int, seed: int, budget: Budget, crowd: Budget, judge: Judge) -> Driver:
    """Searches where two play; in a crowd it plans ahead instead, within a budget of deals."""
    luck = Seeded(mix(seed, 2))                 # only one of them thinks in a game
    searcher, planner = Searcher(judge, box.redeal, luck), Ahead(judge, box.redeal, luck)

    def decide(state: State) -> int:
        if len(judge.standing(state)) >= CROWD:
            return planner.decide(state, crowd.simulations, crowd.seconds, crowd.least)
        return searcher.decide(state, budget.simulations, budget.seconds, budget.least)

    return Informed(box, seat, seed, decide, luck=luck)


def classic_greedy(box: Box, seat: int, seed: int, width: int = WIDTH, slips: float = 0.0) -> Driver:
    """The planner of the first bots; the easy one played any move now and then."""
    return Informed(box, seat, seed, Planner(box.judge(), width).decide, slips)


def classic_search(box: Box, seat: int, seed: int, budget: Budget) -> Driver:
    """The search of the first bots."""
    judge = box.judge()
    luck = Seeded(mix(seed, 2))
    searcher = ClassicSearcher(judge, box.redeal, luck, CLASSIC_EXPLORE, judge.horizon)
    return Informed(box, seat, seed, lambda state: searcher.decide(state, budget.simulations, budget.seconds),
                    luck=luck)
