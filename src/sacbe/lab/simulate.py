"""Many games by bots: the same games, results and digest with any number of processes.

A process gets the setup and a span of game numbers and gives back numbers; positions never travel.  The streams of a
game depend on the seed of the run, the number of the game and the seat alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from sacbe import bots, games
from sacbe.bots.randomness import ReseedableBot
from sacbe.games.components import editions
from sacbe.kernel.core.chance import Driver, SeededDriver, StreamDriver, mix_seed, play_to_end
from sacbe.kernel.core.frame import CHANCE, Ask, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record
from sacbe.kernel.play.game import SEED_LIMIT
from sacbe.lab import rows
from sacbe.lab.journal import Journal, OutputFile
from sacbe.lab.results import Result, SeatResult, wilson_interval
from sacbe.lab.rows import DecisionRow
from sacbe.runtime.atomic_files import replace_folder
from sacbe.runtime.executor import HERE, Executor

STREAMS: Final = 256        # per game: one for every seat, the last one for chance
RANDOM: Final = "random"
CHUNK: Final = 100          # games at a time: short enough for a progress bar, long enough to be worth sending


class SimulationRun(NamedTuple):
    """The setup of a simulation; every process makes its games from this alone."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int
    edition: str = ""                   # the name of the changes of its components
    components: Mapping[str, Any] = {}
    paired: bool = False                # a stream for each kind of draw: runs of variants on one seed share their luck

    @property
    def definition(self) -> GameDefinition:
        return editions.rebuild(self.game, self.edition, self.components)

    def as_data(self) -> dict[str, Any]:
        """Return what makes the games of the run what they are, as plain data."""
        return {**self._asdict(), "rules": self.definition.version}


class SimulationTask(NamedTuple):
    """Some games of a run: from which number, how many, and what is stored of them."""

    run: SimulationRun
    first: int
    many: int
    digests: bool = False
    records: bool = False
    steps: bool = False


class PlayedGame(NamedTuple):
    """One game: the players' decisions, the answers of chance, scores in units, and winners.

    On request it has the digest of its record, the record, and every decision.
    """

    decisions: int
    chance: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    digest: str = ""
    record: str = ""
    steps: tuple[DecisionRow, ...] = ()


def plan_run(game: str, players: int | None = None, names: Sequence[str] = ("random",), seed: int = 0,
             options: Mapping[str, str] | None = None, components: editions.Source | None = None, paired: bool = False,
             variant: str = "") -> SimulationRun:
    """Return a checked run; without a number of players, as many as the game takes.

    Runs that are to be compared game by game, of two variants on one seed, are `paired`.
    """
    definition = editions.make_edition(games.load_definition(game), components, variant)
    seats = definition.players[-1] if players is None else players
    chosen = definition.check_setup(seats, options or {})
    definition.new(seats, chosen)                   # refuses options that do not fit each other
    if not 0 <= seed < SEED_LIMIT:
        raise Problem("seed", seed=str(seed), most=SEED_LIMIT - 1)
    return SimulationRun(definition.name, seats, chosen, bots.assign_bots(names, seats, definition), seed,
                         definition.edition_name,
                         dict(definition.components),
                         paired)


def simulate(run: SimulationRun, count: int, executor: Executor = HERE, digest: bool = False,
             folder: Path | None = None,
             progress: Callable[[int], None] = lambda done: None, output: OutputFile | None = None) -> Result:
    """Play games 0 to `count` - 1 of a run; `progress` is told how many are done.

    Records go into a folder, rows into the file of `output`.

    >>> result = simulate(plan_run("tzolkin", players=2, seed=1), 3, digest=True)
    >>> result.games, result.seats[0].seat, len(result.digest)
    (3, 'red', 64)
    """
    if count < 1:
        raise Problem("at-least-one", name="games", number=count)
    if digest:
        check_repeatable(run)
    task = SimulationTask(run, 0, count, digest, folder is not None,
                          output is not None and output.rows == rows.DECISIONS)
    journal = Journal(output, {**task._asdict(), "run": run.as_data()}, PlayedGame)
    with journal, nullcontext() if folder is None else replace_folder(folder) as filling:
        return _simulate(task, executor, filling, journal, progress)


def _simulate(whole: SimulationTask, executor: Executor, folder: Path | None, journal: Journal[PlayedGame],
              progress: Callable[[int], None]) -> Result:
    begun = perf_counter()
    tally = SimulationTally(whole.run)

    def add(played: PlayedGame) -> None:
        tally.add(played)
        if folder is not None:
            (folder / f"{tally.games:06}.sacbe").write_bytes(played.record.encode())

    for kept in journal.earlier_results():
        add(kept)
    tally.resumed = tally.games
    if tally.resumed:
        progress(tally.resumed)
    with closing(executor.run(play_all, split_task(whole, tally.games, executor.size, CHUNK))) as chunks:
        for chunk in chunks:
            journal.add(chunk)
            for played in chunk:
                add(played)
            progress(tally.games)
    result = tally.result(perf_counter() - begun, whole.digests)
    journal.finish(*table_of(whole))
    return result


def split_task(whole: SimulationTask, first: int, workers: int, most: int) -> list[SimulationTask]:
    """Split the games of a task, from a number on, into tasks of at most so many: each worker gets several."""
    size = max(1, min(most, (whole.many - first) // (4 * workers)))
    return [whole._replace(first=at, many=min(size, whole.many - at)) for at in range(first, whole.many, size)]


def table_of(task: SimulationTask) -> tuple[rows.Columns, Callable[[int, PlayedGame], Iterable[rows.TableRow]]]:
    """Return the columns of a simulation's table, and a function for the rows of each of its games."""
    run, definition = task.run, task.run.definition

    def told(number: int, played: PlayedGame) -> Iterable[rows.TableRow]:
        if task.steps:
            return rows.step_rows((number + 1,), definition, run.bots, played.steps)
        return [(number + 1, *rows.game_cells(definition, run.bots, played.decisions, played.chance, played.scores,
                                              played.winners))]

    return rows.table_columns(rows.DECISIONS if task.steps else rows.GAMES, definition, run.players,
                              {"number": int}), told


def check_repeatable(run: SimulationRun) -> None:
    """Refuse bots that think by the clock where the same games are asked for again."""
    for name in run.bots:
        if bots.thinking_seconds(name, run.game):
            raise Problem("digest-time", bot=name)


def play_all(task: SimulationTask) -> list[PlayedGame]:
    """Play the games of a task."""
    return [play(task, task.first + n) for n in range(task.many)]


def play(task: SimulationTask, number: int) -> PlayedGame:
    """Play one game of a run; record it where its digest or its file is wanted."""
    run = task.run
    definition = run.definition
    state = definition.start_game(run.players, run.options)
    seats = [make_seat_bot(run, definition, name, seat, number) for seat, name in enumerate(run.bots)]
    chance = chance_driver(run, number)
    taken: list[int] = []
    recorded = task.digests or task.records
    askers: list[int] | None = [] if recorded or task.steps else None
    decisions = play_to_end(state, seats, chance, taken, askers)
    scores, winners = definition.scores(state), definition.winners(state)
    played = PlayedGame(decisions, len(taken) - decisions, tuple(scores), tuple(winners))
    if askers is not None and recorded:
        text = record.compose(definition, run.players, run.options, askers, taken, (scores, winners))
        played = played._replace(digest=hashlib.sha256(text.encode()).hexdigest(), record=text if task.records else "")
    if askers is not None and task.steps:
        played = played._replace(steps=rows.decision_rows(definition, run.players, run.options, askers, taken))
    return played


def chance_driver(run: SimulationRun, number: int) -> Driver:
    """Return the driver of chance in one game of a run."""
    seed = stream_seed(run.seed, number, CHANCE)
    return StreamDriver(seed) if run.paired else SeededDriver(seed)


def make_seat_bot(run: SimulationRun, definition: GameDefinition, name: str, seat: int, number: int) -> Driver:
    """Make the bot of a seat in one game of a run; where runs are paired, its own luck is shared, too."""
    seed = stream_seed(run.seed, number, seat)
    if run.paired and name == RANDOM:
        return StreamDriver(seed)
    bot = bots.make_bot(name, definition, seat, seed)
    return PairedBot(bot, seed) if run.paired and isinstance(bot, ReseedableBot) else bot


class PairedBot(Driver):
    """A bot whose luck is bound to its seat and the turn: what it thought about before does not shift it."""

    def __init__(self, bot: ReseedableBot, seed: int) -> None:
        self.bot = bot
        self.seed = seed
        self.turn = -1

    def choose(self, state: State, ask: Ask) -> int:
        turn = int(state.stream_key())
        if turn != self.turn:
            self.turn = turn
            self.bot.reseed(mix_seed(self.seed, turn))
        return self.bot.choose(state, ask)


def stream_seed(seed: int, number: int, seat: int) -> int:
    """Return the seed of one seat, or of chance, in one game of a run."""
    return mix_seed(seed, number * STREAMS + seat)


class SimulationTally:
    """Adds up the results of games, in their order."""

    def __init__(self, run: SimulationRun) -> None:
        self.run = run
        self.games = self.decisions = self.chance = self.resumed = 0
        self.points = [0] * run.players             # units, exact
        self.wins = [0.0] * run.players             # a shared victory is split
        self.hash = hashlib.sha256()

    def add(self, game: PlayedGame) -> None:
        self.games += 1
        self.decisions += game.decisions
        self.chance += game.chance
        for seat, score in enumerate(game.scores):
            self.points[seat] += score
        for seat in game.winners:
            self.wins[seat] += 1 / len(game.winners)
        self.hash.update(game.digest.encode())

    def result(self, seconds: float, digest: bool) -> Result:
        definition = self.run.definition
        seats = []
        for seat, name in enumerate(self.run.bots):
            low, high = wilson_interval(self.wins[seat], self.games)
            mean = self.points[seat] / self.games / definition.units
            seats.append(SeatResult(definition.seats[seat], name, mean, self.wins[seat] / self.games, low, high))
        return Result(self.run.game, self.run.players, self.run.seed, self.run.options, self.games, self.decisions,
                      self.chance, seconds, seats, self.hash.hexdigest() if digest else None, self.run.edition,
                      dict(self.run.components), self.resumed)
