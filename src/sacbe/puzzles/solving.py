"""Which levels of bots solve a position, and how hard it is therefore."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from sacbe import bots
from sacbe.bots import levels
from sacbe.kernel.box import Box
from sacbe.kernel.chance import mix
from sacbe.kernel.frame import State
from sacbe.puzzles.turns import Turn, TurnWalk

QUICK: Final = "easy"           # the quick bot: what it finds is no puzzle
TRIES: Final = 5                # of a level that slips; it solves what it finds more often than not
UNSOLVED: Final = 150           # rating that a puzzle has more than the strongest level that misses it
UNRATED: Final = 1500
FIRST: Final = ("beginner", "easy", "casual", "medium")        # levels that answer at once
GRADE_RATINGS: Final = (1100, 1400, 1700)

Solves = Callable[[Turn], bool]


class SolvedBy(NamedTuple):
    """The weakest level that finds the solution, if one does, and those below that do not."""

    solved: tuple[str, ...]
    missed: tuple[str, ...]


def bot_turn(name: str, box: Box, state: State, seed: int) -> Turn:
    """The turn that a bot makes in a position."""
    walk = TurnWalk(box, state)
    bot = bots.make(name, box, walk.seat, seed)
    now, taken, is_over = state, [], False
    while not is_over:
        ask = now.ask
        assert ask is not None
        choice = int(bot.choose(box.clone(now), ask))
        now, is_over = walk.step(now, choice)
        taken.append(choice)
    return Turn(tuple(taken), now, now.moment())


def finds(level: str, box: Box, state: State, players: int, seed: int, solves: Solves) -> bool:
    """Does a level solve it, in most of its tries where it slips?"""
    name = levels.measured(box.name, level, players)
    tries = TRIES if levels.level(box.name, level).blur else 1
    found = sum(solves(bot_turn(name, box, state, mix(seed, number))) for number in range(tries))
    return 2 * found > tries


def solved_by(box: Box, state: State, players: int, seed: int, solves: Solves) -> SolvedBy:
    """The weakest level that people choose from and that solves it, and those below; stronger ones are not asked."""
    missed: list[str] = []
    for name in levels.offered(box.name):
        if finds(name, box, state, players, seed, solves):
            return SolvedBy((name,), tuple(missed))
        missed.append(name)
    return SolvedBy((), tuple(missed))


def rated(box: Box, found: SolvedBy) -> tuple[int, int]:
    """Grade and rating of a puzzle: those of the weakest level that solves it.

    1: a level that answers at once solves it; 2: a level that searches; 3: the strongest level or none.
    """
    strongest = levels.offered(box.name)[-1]
    if not found.solved:
        return 3, (levels.rating(box, strongest) or UNRATED) + UNSOLVED
    weakest = found.solved[0]
    grade = 1 if weakest in FIRST else 3 if weakest == strongest else 2
    return grade, levels.rating(box, weakest) or UNRATED
