"""Works out fights to their end: every roll of the dice, and every answer of the seat.

What an answer is worth is what the fight costs on average if the seat goes on as well as it can; the game
knows what it costs in the end.
"""

from __future__ import annotations

from typing import Final

from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.puzzle_parts import FightCosts
from sacbe.school.puzzles.mining import solving
from sacbe.school.puzzles.mining.exact import CandidatePosition, build_puzzle, moment_filter
from sacbe.school.puzzles.puzzle import FIGHT, Puzzle, PuzzleCheck, parts_of
from sacbe.school.puzzles.turns import Turn, TurnExplorer, write_moves

MOST_NODES: Final = 4_000       # positions of a fight that are looked at
MOST_DEPTH: Final = 150         # answers one after the other
MIN_LOSS_GAP: Final = 0.2       # units that the solution saves on average
LEAST_TURNS: Final = 2
MOST_TURNS: Final = 12
ALIKE: Final = 1e-9


class TooManyWays(Exception):
    """Raised for a fight with too many ways, or one in which another seat decides."""


class FightTree:
    """The tree of a fight of one seat, from a position on."""

    def __init__(self, definition: GameDefinition, state: State, seat: int, most: int = MOST_NODES) -> None:
        self.definition = definition
        self.seat = seat
        self.most = most
        self.known: dict[str, float | None] = {}             # None while it is worked out
        costs = costs_of(definition, state, seat)
        assert costs is not None, "a fight goes on"
        self.costs = costs
        self.reveals = int(state.reveals)

    def losses(self, state: State, depth: int = 0) -> float:
        """Return the mean losses of the whole fight if the seat goes on from here as well as it can."""
        ask = state.ask
        if ask is None or self.costs.is_over(state):
            return self.costs.fight_cost(state)
        if int(state.reveals) != self.reveals or int(ask.seat) not in (self.seat, CHANCE):
            raise TooManyWays
        moment = state.position_key()
        if moment not in self.known:
            if len(self.known) >= self.most or depth > MOST_DEPTH:
                raise TooManyWays
            self.known[moment] = None
            found = []
            for choice in ask.options:
                twin = self.definition.clone(state)
                twin.apply(choice)
                found.append(self.losses(twin, depth + 1))
            self.known[moment] = sum(found) / len(found) if int(ask.seat) == CHANCE else min(found)
        worth = self.known[moment]
        if worth is None:                               # a way that leads back to itself
            raise TooManyWays
        return worth


def costs_of(definition: GameDefinition, state: State, seat: int) -> FightCosts | None:
    """Return the cost functions of the current fight; None if there is no fight."""
    fight = parts_of(definition).fight
    return None if fight is None else fight(state, seat)


def fight_costs(definition: GameDefinition, state: State, seat: int,
                most: int = MOST_NODES) -> list[tuple[Turn, float]] | None:
    """Return all answers with the losses they lead to; None if the fight is too long to be looked at."""
    found = TurnExplorer(definition, state).all_turns(most)
    if found is None or not LEAST_TURNS <= len(found) <= MOST_TURNS:
        return None
    tree = FightTree(definition, state, seat, most)
    try:
        return sorted(((turn, tree.losses(turn.end)) for turn in found), key=lambda one: (one[1], one[0].choices))
    except TooManyWays:
        return None


def find(spot: CandidatePosition) -> Puzzle | None:
    """Make a puzzle from a question in a short fight that has one clearly best answer; None if there is none."""
    definition, state, seat = spot.definition, spot.state, spot.seat
    costs = costs_of(definition, state, seat)
    if costs is None or not costs.is_short:
        return None
    found = fight_costs(definition, state, seat)
    if found is None:
        return None
    best = found[0][1]
    right = [turn for turn, lost in found if lost - best <= ALIKE]
    others = [(turn, lost) for turn, lost in found if lost - best > ALIKE]
    if not others or others[0][1] - best < MIN_LOSS_GAP or best >= costs.most - ALIKE:
        return None
    moments = {turn.position_key for turn in right}
    if solving.solves_puzzle(solving.QUICK, FIGHT, definition, state, spot.players, spot.seed, moment_filter(moments)):
        return None
    quick = solving.bot_turn("medium", FIGHT, definition, spot.players, state, spot.seed).position_key
    lines = [spot.line(turn, lost,
                       by="quick" if turn.position_key == quick and turn.position_key not in moments else "")
             for turn, lost in [(right[0], best), *others]]
    check = PuzzleCheck(True, len(found), len(found), 0, others[0][1] - best)
    return build_puzzle(spot, FIGHT, [write_moves(definition, turn.choices) for turn in right], lines, check,
                        moment_filter(moments))
