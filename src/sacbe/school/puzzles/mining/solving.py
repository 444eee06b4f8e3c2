"""Finds out which levels of bots solve a position, and how hard it is therefore."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from sacbe import bots
from sacbe.bots import determinized as informed
from sacbe.bots import levels
from sacbe.kernel.core.chance import Driver, mix_seed
from sacbe.kernel.core.evaluator import Evaluator
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.school.puzzles import goals
from sacbe.school.puzzles.puzzle import FEED, POINTS
from sacbe.school.puzzles.turns import Turn, TurnExplorer

QUICK: Final = "easy"           # the quick bot: what it finds is no puzzle
TRIES: Final = 5                # of a level that slips; it solves what it finds more often than not
UNSOLVED_RATING_BONUS: Final = 150  # rating that a puzzle has more than the strongest level that misses it
DEFAULT_LEVEL_RATING: Final = 1500
FIRST: Final = ("beginner", "easy", "casual")   # levels that see little and slip
AIMS: Final = (POINTS, FEED)   # kinds whose aim is not to win
BEAMS: Final = {"hard": 16, "expert": 40, "master": 100}       # branches of the levels that search, for such an aim
GRADE_RATINGS: Final = (900, 1200, 1500)        # of a forbidden move, which no bot looks for

Solves = Callable[[Turn], bool]


class SolvedBy(NamedTuple):
    """The weakest level that finds the solution, if one does, and those below that do not."""

    solved: tuple[str, ...]
    missed: tuple[str, ...]


class GoalEvaluator(Evaluator):
    """Values a position for what a puzzle asks, and nothing else."""

    def __init__(self, kind: str, definition: GameDefinition) -> None:
        super().__init__(1.0)
        self.kind = kind
        self.definition = definition

    def plan_value(self, state: State, seat: int) -> float:
        found = goals.turn_value(self.kind, self.definition, state, int(seat))
        return 0.0 if found is None else goals.value_gap(self.kind, found, 0.0)


def solver_bot(level: str, kind: str, definition: GameDefinition, players: int, seat: int, seed: int) -> Driver:
    """Return a bot of a level that solves puzzles of a kind.

    It plays as the level always does, or with the same depth and mistakes for the puzzle's goal alone.

    Where the aim is not victory, a level that searches plans with a wider beam instead.
    """
    if kind not in AIMS:
        return bots.make_bot(levels.bot_for_measurement(definition.name, level, players), definition, seat, seed)
    how = levels.find_level(definition.name, level)
    return informed.make_greedy_bot(definition, seat, seed, BEAMS.get(level, how.width),
                                    GoalEvaluator(kind, definition), how.depth,
                                    how.blur,
                                    how.overlook)


def bot_turn(level: str, kind: str, definition: GameDefinition, players: int, state: State, seed: int) -> Turn:
    """Return the turn that a level plays in a position."""
    walk = TurnExplorer(definition, state)
    mind = solver_bot(level, kind, definition, players, walk.seat, seed)
    now, taken, is_over = state, [], False
    while not is_over:
        ask = now.ask
        assert ask is not None
        choice = int(mind.choose(definition.clone(now), ask))
        now, is_over = walk.step(now, choice)
        taken.append(choice)
    return Turn(tuple(taken), now, now.position_key())


def solves_puzzle(level: str, kind: str, definition: GameDefinition, state: State, players: int, seed: int,
                  solves: Solves) -> bool:
    """Does a level solve the puzzle, in most of its tries if it makes mistakes?"""
    tries = TRIES if levels.find_level(definition.name, level).blur else 1
    found = sum(solves(bot_turn(level, kind, definition, players, state, mix_seed(seed, number)))
                for number in range(tries))
    return 2 * found > tries


def weakest_solver(kind: str, definition: GameDefinition, state: State, players: int, seed: int,
                   solves: Solves) -> SolvedBy:
    """Return the weakest offered level that solves it, and those below that do not; stronger ones are not asked."""
    missed: list[str] = []
    for name in levels.offered_levels(definition.name):
        if solves_puzzle(name, kind, definition, state, players, seed, solves):
            return SolvedBy((name,), tuple(missed))
        missed.append(name)
    return SolvedBy((), tuple(missed))


def rate_puzzle(definition: GameDefinition, solved_by: SolvedBy) -> tuple[int, int]:
    """Return grade and rating of a puzzle: those of the weakest level that solves it.

    1: a level that sees little and slips solves it; 2: one that does not, or one that searches; 3: the strongest level
    or none.  Every game offers levels of each.
    """
    strongest = levels.offered_levels(definition.name)[-1]
    if not solved_by.solved:
        return 3, (levels.level_rating(definition, strongest) or DEFAULT_LEVEL_RATING) + UNSOLVED_RATING_BONUS
    weakest = solved_by.solved[0]
    grade = 1 if weakest in FIRST else 3 if weakest == strongest else 2
    return grade, levels.level_rating(definition, weakest) or DEFAULT_LEVEL_RATING
