"""Many games by bots: the same games, results and digest with any number of processes.

A process gets the setup and a span of game numbers and gives back numbers; positions never travel.  The streams of a
game depend on the seed of the run, the number of the game and the seat alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from sacbe import bots, games
from sacbe.games import editions
from sacbe.kernel import record
from sacbe.kernel.box import Box
from sacbe.kernel.chance import Driver, Seeded, Streams, drive, mix
from sacbe.kernel.errors import Problem
from sacbe.kernel.frame import CHANCE
from sacbe.kernel.game import SEEDS
from sacbe.lab.executor import HERE, Executor
from sacbe.lab.files import filled_folder
from sacbe.lab.results import Result, SeatResult, wilson

STREAMS: Final = 256        # per game: one for every seat, the last one for chance
RANDOM: Final = "random"
CHUNK: Final = 100          # games at a time: short enough for a progress bar, long enough to be worth sending


class Run(NamedTuple):
    """What is simulated; every process makes its games from this alone."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    edition: str = ""                   # the name of the changes of its components
    components: Mapping[str, Any] = {}
    paired: bool = False                # a stream for each kind of draw: runs of variants on one seed share their luck

    @property
    def box(self) -> Box:
        return editions.remade(self.game, self.edition, self.components)


class Task(NamedTuple):
    """Some games of a run: from which number, how many, and what is kept of them."""

    run: Run
    first: int
    many: int
    digests: bool
    folder: Path | None


class PlayedGame(NamedTuple):
    """One game: the players' decisions, the answers of chance, scores in units, winners, digest of its record."""

    decisions: int
    chance: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str


def plan(game: str, players: int | None = None, names: Sequence[str] = ("random",), seed: int = 0,
         options: Mapping[str, str] | None = None, components: editions.Source | None = None, paired: bool = False,
         variant: str = "") -> Run:
    """A checked run; without a number of players, as many as the game takes.

    Runs that are to be compared game by game, of two variants on one seed, are `paired`.
    """
    box = editions.edition(games.box(game), components, variant)
    seats = box.players[-1] if players is None else players
    chosen = box.check(seats, options or {})
    box.new(seats, chosen)                          # refuses options that do not fit each other
    if not 0 <= seed < SEEDS:
        raise Problem("seed", seed=str(seed), most=SEEDS - 1)
    return Run(box.name, seats, chosen, bots.seated(names, seats, box), seed, box.edition_name, dict(box.components),
               paired)


def simulate(run: Run, count: int, executor: Executor = HERE, digest: bool = False, folder: Path | None = None,
             progress: Callable[[int], None] = lambda done: None) -> Result:
    """Play games 0 to `count` - 1 of a run; `progress` hears how many are done.

    >>> result = simulate(plan("tzolkin", players=2, seed=1), 3, digest=True)
    >>> result.games, result.seats[0].seat, len(result.digest)
    (3, 'red', 64)
    """
    if count < 1:
        raise Problem("at-least-one", name="games", number=count)
    if folder is None:
        return _simulate(run, count, executor, digest, None, progress)
    with filled_folder(folder) as filling:
        return _simulate(run, count, executor, digest, filling, progress)


def _simulate(run: Run, count: int, executor: Executor, digest: bool, folder: Path | None,
              progress: Callable[[int], None]) -> Result:
    size = max(1, min(CHUNK, count // (4 * executor.size)))
    spans = [(first, min(size, count - first)) for first in range(0, count, size)]
    tasks = [Task(run, first, some, digest, folder) for first, some in spans]
    begun = perf_counter()
    tally = SimulationTally(run)
    with closing(executor.run(play_all, tasks)) as chunks:
        for chunk in chunks:
            tally.add(chunk)
            progress(tally.games)
    return tally.result(perf_counter() - begun, digest)


def play_all(task: Task) -> list[PlayedGame]:
    """The games of a task."""
    return [play(task, task.first + n) for n in range(task.many)]


def play(task: Task, number: int) -> PlayedGame:
    """One game of a run, recorded where its digest or its file is wanted."""
    run = task.run
    box = run.box
    state = box.start(run.players, run.options)
    seats = [seated(run, box, name, seat, number) for seat, name in enumerate(run.bots)]
    chance = dice(run, number)
    taken: list[int] = []
    recorded = task.digests or task.folder is not None
    askers: list[int] | None = [] if recorded else None
    decisions = drive(state, seats, chance, taken, askers)
    scores, winners = box.scores(state), box.winners(state)
    digest = ""
    if askers is not None:
        text = record.compose(box, run.players, run.options, askers, taken, (scores, winners)).encode()
        digest = hashlib.sha256(text).hexdigest()
        if task.folder is not None:
            (task.folder / f"{number + 1:06}.sacbe").write_bytes(text)
    return PlayedGame(decisions, len(taken) - decisions, tuple(scores), tuple(winners), digest)


def dice(run: Run, number: int) -> Driver:
    """Chance in one game of a run."""
    seed = stream(run.seed, number, CHANCE)
    return Streams(seed) if run.paired else Seeded(seed)


def seated(run: Run, box: Box, name: str, seat: int, number: int) -> Driver:
    """Who sits there in one game of a run; where runs are paired, what a random bot does is luck that they share."""
    seed = stream(run.seed, number, seat)
    return Streams(seed) if run.paired and name == RANDOM else bots.make(name, box, seat, seed)


def stream(seed: int, number: int, seat: int) -> int:
    """The seed of one seat, or of chance, in one game of a run."""
    return mix(seed, number * STREAMS + seat)


class SimulationTally:
    """Adds up games in their order."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.games = self.decisions = self.chance = 0
        self.points = [0] * run.players             # units, exact
        self.wins = [0.0] * run.players             # a shared victory is split
        self.hash = hashlib.sha256()

    def add(self, chunk: Iterable[PlayedGame]) -> None:
        for played in chunk:
            self.games += 1
            self.decisions += played.decisions
            self.chance += played.chance
            for seat, score in enumerate(played.scores):
                self.points[seat] += score
            for seat in played.winners:
                self.wins[seat] += 1 / len(played.winners)
            self.hash.update(played.digest.encode())

    def result(self, seconds: float, digest: bool) -> Result:
        box = self.run.box
        seats = []
        for seat, name in enumerate(self.run.bots):
            low, high = wilson(self.wins[seat], self.games)
            mean = self.points[seat] / self.games / box.units
            seats.append(SeatResult(box.seats[seat], name, mean, self.wins[seat] / self.games, low, high))
        return Result(self.run.game, self.run.players, self.run.seed, self.run.options, self.games, self.decisions,
                      self.chance, seconds, seats, self.hash.hexdigest() if digest else None, self.run.edition,
                      dict(self.run.components))
