"""The ladder of levels: neighbours play each other, and all of them get a rating on one scale.

A rating is openskill's: 1500 is the medium level, and `POINTS` for each unit of skill make the numbers read as those of
chess do: who is 100 points better wins 64 of 100 games against one other player, 200 points better 76.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

from sacbe.bots.levels import ANCHOR, bot_for_measurement, offered_levels
from sacbe.games import load_definition
from sacbe.games.components.editions import Source
from sacbe.kernel.errors import Problem
from sacbe.lab.match import mean, play_and_tally, win_interval
from sacbe.runtime.executor import HERE, Executor

SEATINGS: Final = 2             # of two bots in turn: who begins
MIDDLE: Final = 1500
POINTS: Final = 30.0            # of the scale for one unit of skill
PASSES: Final = 60              # times all results are looked at, first with large and then with small steps
FIRST_STEP: Final = 8.0         # openskill's uncertainty in the first pass
LAST_STEP: Final = 1.0          # and at the end
RATING_STEP: Final = 10         # ratings are no more exact than this
PIECES: Final = 20              # games that stand for the result of a match in one pass


class LadderMatch(NamedTuple):
    """A match between a level and the one below, who have every other seat."""

    level: str
    below: str
    games: int
    win_share: float
    win_low: float
    win_high: float
    share_below: float          # less than the rest where a game may be lost by all

    @property
    def result(self) -> float:
        """Return the share of the level; games that all have lost count half."""
        return 0.5 + 0.5 * (self.win_share - self.share_below)


class Ladder(NamedTuple):
    """A measured ladder."""

    game: str
    players: int
    seed: int
    rungs: list[LadderMatch]
    ratings: dict[str, int]

    def as_dict(self) -> dict[str, Any]:
        """Return the ladder as plain data."""
        return {**self._asdict(), "rungs": [rung._asdict() for rung in self.rungs]}


def measure_ladder(game: str, names: Sequence[str], count: int, players: int = 2, seed: int = 0,
                   executor: Executor = HERE,
                   options: Mapping[str, str] | None = None, progress: Callable[[int], None] = lambda done: None,
                   components: Source | None = None, last: int = 0) -> Ladder:
    """Let every bot play the one before it, each pair with the same deals.

    See `bot_for_measurement` for levels limited by time.

    The strongest pair thinks longest, and may play fewer games: `last`, where that is not 0.
    """
    if len(names) < 2 or len({*names}) < len(names):
        raise Problem("ladder-levels", count=len({*names}))
    if players < 2 or players % 2:
        raise Problem("ladder-players", players=players)
    rungs: list[LadderMatch] = []
    for below, level in pairwise(names):
        done = len(rungs) * count
        many = last if last and level == names[-1] else count
        pair = [bot_for_measurement(load_definition(game).name, name, players) for name in (level, below)]
        tally = play_and_tally(game, pair * (players // 2), many, seed, executor, options,
                               partial(report_progress, progress, done), components, SEATINGS)
        mine = win_shares(tally.shares[0::2])
        low, high = win_interval(mine, SEATINGS)
        rungs.append(LadderMatch(level, below, many, mean(mine), low, high, mean(win_shares(tally.shares[1::2]))))
    return Ladder(tally.run.game, players, seed, rungs, fit_ratings(names, rungs))


def report_progress(progress: Callable[[int], None], before: int, now: int) -> None:
    """Report how many games are done in all."""
    progress(before + now)


def win_shares(shares: Sequence[Sequence[float]]) -> list[float]:
    """Return what several seats of one bot won together, game by game."""
    return [sum(game) for game in zip(*shares)]


def fit_ratings(names: Sequence[str], rungs: Sequence[LadderMatch]) -> dict[str, int]:
    """Rate all levels on one scale.

    Openskill rates game by game.  Who met only a neighbour is then too near to it, so the results are looked at again
    and again with smaller steps, until the skills explain all of them.

    >>> fit_ratings(["a", "medium"], [LadderMatch("medium", "a", 100, 0.75, 0.66, 0.84, 0.25)])
    {'a': 1300, 'medium': 1500}
    """
    model = PlackettLuce()
    skill = dict.fromkeys(names, 25.0)
    for step in range(PASSES):
        for piece in range(PIECES):
            for rung in rungs:
                size = max(LAST_STEP, FIRST_STEP / (step + 1))
                wins = int((piece + 1) * rung.result + 0.5) > int(piece * rung.result + 0.5)
                pair = [[model.rating(mu=skill[name], sigma=size)] for name in (rung.level, rung.below)]
                after = model.rate(pair, scores=[1.0, 0.0] if wins else [0.0, 1.0])
                skill[rung.level], skill[rung.below] = after[0][0].mu, after[1][0].mu
    base = skill[ANCHOR] if ANCHOR in skill else skill[names[0]]
    return {name: MIDDLE + RATING_STEP * round(POINTS / RATING_STEP * (skill[name] - base)) for name in names}


def check_writable(game: str, names: Sequence[str]) -> None:
    """Refuse ratings for people unless all offered levels are rated at once, so that the numbers fit each other."""
    if tuple(names) != offered_levels(game):
        raise Problem("ladder-write", known=", ".join(offered_levels(game)))
