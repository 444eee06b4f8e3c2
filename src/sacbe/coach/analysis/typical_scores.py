"""Scores of typical games: for each category, how its points are spread over the seats of many games.

`sacbe typical` makes the file from games of a bot against itself, and it ships with the game.  A category that the file
does not know has no percentile, so that a game whose categories change is reviewed all the same.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from sacbe.bots import make_bot
from sacbe.kernel.core.chance import SeededDriver, play_to_end
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.lab.simulate import SimulationRun, plan_run, stream_seed
from sacbe.runtime.executor import HERE, Executor

FORMAT: Final = 1
FILE: Final = "typical.json"
STEPS: Final = 20               # a spread is stored as this many steps from the least to the most
REFERENCE_BOT: Final = "greedy"
CHUNK: Final = 10               # games of one task


class Typical(Struct):
    """The spread of scores in typical games.

    It maps players -> category -> points from the least to the most, in even steps.
    """

    format: int
    game: str
    rules: int
    bot: str
    games: int                  # for each number of players
    seed: int
    spreads: dict[str, dict[str, list[float]]]

    def percentile(self, players: int, category: str, points: float) -> int | None:
        """Return how many of 100 seats have fewer points in a category; equal ones count half.

        >>> Typical(1, "go", 1, "greedy", 10, 0, {"2": {"stones": [0.0, 5.0, 10.0]}}).percentile(2, "stones", 7)
        67
        """
        spread = self.spreads.get(str(players), {}).get(category)
        if not spread:
            return None
        middle = (bisect_left(spread, points) + bisect_right(spread, points)) / 2
        return round(100 * middle / len(spread))


class GamesTask(NamedTuple):
    """A span of games of one run, to be played in another process."""

    run: SimulationRun
    first: int
    many: int


def load_distribution(definition: GameDefinition) -> Typical | None:
    """Load the distribution of scores that ships with a game; None if there is none for these rules."""
    return _read(definition.name, definition.version)


@cache
def _read(game: str, rules: int) -> Typical | None:
    try:
        found = msgspec.json.decode((files(f"sacbe.games.{game}") / "data" / FILE).read_bytes(), type=Typical)
    except (OSError, ValueError, msgspec.MsgspecError):
        return None
    return found if (found.format, found.game, found.rules) == (FORMAT, game, rules) else None


def make_typical(definition: GameDefinition, games: int, seed: int = 0, executor: Executor = HERE,
                 progress: Callable[[int], None] = lambda done: None) -> Typical:
    """Play games of a bot against itself with every number of players, and return how the points are spread."""
    spreads: dict[str, dict[str, list[float]]] = {}
    done = 0
    for players in definition.players:
        run = plan_run(definition.name, players, [REFERENCE_BOT], seed)
        columns: dict[str, list[float]] = {}
        chunks = [GamesTask(run, first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
        with closing(executor.run(play_span, chunks)) as played:
            for rows in played:
                for row in rows:
                    for category, points in row.items():
                        columns.setdefault(category, []).append(points)
                done += len(rows) // players
                progress(done)
        spreads[str(players)] = {category: even_quantiles(numbers) for category, numbers in columns.items()}
    return Typical(FORMAT, definition.name, definition.version, REFERENCE_BOT, games, seed, spreads)


def play_span(span: GamesTask) -> list[dict[str, float]]:
    """Play some games, and return the points by category of every seat."""
    rows: list[dict[str, float]] = []
    run, definition = span.run, span.run.definition
    for number in range(span.first, span.first + span.many):
        state = definition.start_game(run.players, run.options)
        seats = [make_bot(name, definition, seat, stream_seed(run.seed, number, seat)) for seat,
                 name in enumerate(run.bots)]
        play_to_end(state, seats, SeededDriver(stream_seed(run.seed, number, CHANCE)))
        rows += [{category: units / definition.units for category, units in row.items()}
                 for row in definition.breakdown(state)]
    return rows


def even_quantiles(numbers: Sequence[float]) -> list[float]:
    """Return the quantiles of some numbers in even steps, from the least to the most.

    >>> even_quantiles([3.0, 1.0, 2.0])[0], even_quantiles([3.0, 1.0, 2.0])[-1], len(even_quantiles([3.0, 1.0, 2.0]))
    (1.0, 3.0, 21)
    """
    ranked = sorted(numbers)
    return [round(ranked[step * (len(ranked) - 1) // STEPS], 2) for step in range(STEPS + 1)]
