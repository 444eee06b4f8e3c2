"""Bots that look at the position, and may look only at what their seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sacbe.bots.multi_turn_planner import MultiTurnPlanner
from sacbe.bots.randomness import ReseedableBot, reseed
from sacbe.bots.search.greedy import DEPTH, GreedyPlanner, MistakeModel
from sacbe.bots.search.legacy_search import LegacySearch
from sacbe.bots.search.mcts import TreeSearch
from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.definition.game_definition import GameDefinition

WIDTH = 8                   # lines a plan keeps
CROWD = 3                   # players from whom on a tree over everybody's turns hardly leaves the next round
CLASSIC_EXPLORE = 0.4       # how curious the first search was

DecisionPolicy = Callable[[State], int]  # decides at a position that is its seat's own copy


class SearchBudget(NamedTuple):
    """How long a search may think: simulations, seconds, or (0) no such limit; one of them is set.

    A limit in seconds holds after the `least` number of simulations.
    """

    simulations: int = 0
    seconds: float = 0.0
    least: int = 0

    def with_time_limit(self, seconds: float) -> SearchBudget:
        """Return this budget with an end after this time in any case; 0 is no such limit.

        >>> SearchBudget(simulations=40).with_time_limit(3.0)
        SearchBudget(simulations=40, seconds=3.0, least=0)
        >>> SearchBudget(seconds=5.0, least=1000).with_time_limit(3.0)
        SearchBudget(simulations=0, seconds=3.0, least=0)
        """
        return self._replace(seconds=min(self.seconds or seconds, seconds), least=0) if seconds else self


class DeterminizedBot(ReseedableBot):
    """Deals again what its seat cannot know, and gives this copy to a policy; the true position never gets further."""

    def __init__(self, definition: GameDefinition, seat: int, seed: int, mind: DecisionPolicy, slips: float = 0.0,
                 luck: SeededDriver | None = None) -> None:
        self.definition = definition
        self.seat = seat
        self.mind = mind
        self.slips = slips                      # how often it plays any move instead: the first easy bot
        self.dice = SeededDriver(mix_seed(seed, 1))
        self.luck = luck                        # of the policy

    def reseed(self, seed: int) -> None:
        reseed(self.dice, mix_seed(seed, 1))
        if self.luck is not None:
            reseed(self.luck, mix_seed(seed, 2))

    def choose(self, state: State, ask: Ask) -> int:
        if self.slips and int(self.dice.next_uint32()) < self.slips * (1 << 32):
            return self.dice.answer(ask)
        return self.mind(self.definition.redeal(state, self.seat, self.dice))


def make_greedy_bot(definition: GameDefinition, seat: int, seed: int, width: int = WIDTH,
                    judge: Evaluator | None = None,
                    depth: int = DEPTH,
                    blur: float = 0.0, overlook: float = 0.0) -> Driver:
    """Make a bot that plans its turn, with the evaluator written by hand if none is given; it can make slips."""
    luck = SeededDriver(mix_seed(seed, 3))
    slips = MistakeModel(blur, overlook, luck) if blur or overlook else None
    return DeterminizedBot(definition, seat, seed,
                           GreedyPlanner(judge or definition.evaluator(), width, depth, slips).decide,
                           luck=luck)


def make_search_bot(definition: GameDefinition, seat: int, seed: int, budget: SearchBudget, judge: Evaluator) -> Driver:
    """Make a bot that searches within its budget."""
    luck = SeededDriver(mix_seed(seed, 2))
    searcher = TreeSearch(judge, definition.redeal, luck)
    return DeterminizedBot(definition, seat, seed,
                           lambda state: searcher.decide(state, budget.simulations, budget.seconds, budget.least),
                           luck=luck)


def make_multi_turn_planner(definition: GameDefinition, seat: int, seed: int, budget: SearchBudget,
                            judge: Evaluator) -> Driver:
    """Make a bot that plans several turns ahead; its simulations are whole deals."""
    luck = SeededDriver(mix_seed(seed, 2))
    mind = MultiTurnPlanner(judge, definition.redeal, luck)
    return DeterminizedBot(definition, seat, seed, lambda state: mind.decide(state, budget.simulations, budget.seconds),
                           luck=luck)


def make_search_or_planner(definition: GameDefinition, seat: int, seed: int, budget: SearchBudget, crowd: SearchBudget,
                           judge: Evaluator) -> Driver:
    """Make a bot that searches where two play; in a crowd it plans ahead instead, within a budget of deals."""
    luck = SeededDriver(mix_seed(seed, 2))      # only one of them thinks in a game
    searcher, planner = TreeSearch(judge, definition.redeal, luck), MultiTurnPlanner(judge, definition.redeal, luck)

    def decide(state: State) -> int:
        if len(judge.expected_points(state)) >= CROWD:
            return planner.decide(state, crowd.simulations, crowd.seconds, crowd.least)
        return searcher.decide(state, budget.simulations, budget.seconds, budget.least)

    return DeterminizedBot(definition, seat, seed, decide, luck=luck)


def make_legacy_greedy_bot(definition: GameDefinition, seat: int, seed: int, width: int = WIDTH,
                           slips: float = 0.0) -> Driver:
    """Make the planner of the first bots; the easy one played any move now and then."""
    return DeterminizedBot(definition, seat, seed, GreedyPlanner(definition.evaluator(), width).decide, slips)


def make_legacy_search_bot(definition: GameDefinition, seat: int, seed: int, budget: SearchBudget) -> Driver:
    """Make the search of the first bots."""
    judge = definition.evaluator()
    luck = SeededDriver(mix_seed(seed, 2))
    searcher = LegacySearch(judge, definition.redeal, luck, CLASSIC_EXPLORE, judge.horizon)
    return DeterminizedBot(definition, seat, seed,
                           lambda state: searcher.decide(state, budget.simulations, budget.seconds),
                           luck=luck)
