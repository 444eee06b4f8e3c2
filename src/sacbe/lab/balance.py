"""The balance of a game when one bot plays all seats: seats, turn order, points by category, and its own counts.

A game may bring a module `balance` that counts what no other game has.  Nothing here knows what that is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from math import sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple

from sacbe.games.common.event_counter import Counts
from sacbe.kernel.errors import Problem
from sacbe.lab import rows
from sacbe.lab.game_counts import Values, divide_counts, load_statistics, quotient
from sacbe.lab.journal import Journal, OutputFile
from sacbe.lab.observed_game import ObservedGame, observe_game
from sacbe.lab.results import wilson_interval, without_default_components
from sacbe.lab.simulate import SimulationRun, SimulationTask, split_task
from sacbe.runtime.executor import HERE, Executor

CHUNK: Final = 10           # games at a time: thinking bots are slow, and a progress bar wants to move


class PlaceResult(NamedTuple):
    """A seat, or a place in the first turn order: mean points, and its share of the victories with a 95 % interval."""

    name: str
    mean_score: float
    win_share: float
    win_low: float
    win_high: float


class Category(NamedTuple):
    """A category of the final score: mean points of all seats and of winners, and its share of all points."""

    name: str
    mean: float
    winners: float | None
    share: float | None


class Balance(NamedTuple):
    """The results of a balance run; only `seconds` differs when it is repeated."""

    game: str
    players: int
    bot: str
    seed: int
    options: dict[str, str]
    games: int
    decisions: float            # of the players, a game
    fewest_decisions: int
    most_decisions: int
    draws: float
    seconds: float
    mean_score: float
    score_deviation: float      # of the seats' scores
    winning_score: float | None             # None if nobody ever won
    margin: float               # of the best score before the second best
    seats: list[PlaceResult]
    order: list[PlaceResult]    # by first turn
    categories: list[Category]
    sheets: Values
    counts: Counts
    edition: str                # the name of the changes of its components
    components: dict[str, Any]

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        rows = {name: [row._asdict() for row in getattr(self, name)] for name in ("seats", "order", "categories")}
        return without_default_components({**self._asdict(), **rows})


def measure_balance(run: SimulationRun, count: int, executor: Executor = HERE,
                    progress: Callable[[int], None] = lambda done: None, output: OutputFile | None = None) -> Balance:
    """Play games 0 to `count` - 1 of a run, and count what happens; `progress` is told how many are done.

    >>> from sacbe.lab.simulate import plan_run
    >>> balance = measure_balance(plan_run("bul", names=["random"], seed=1), 4)
    >>> balance.games, sum(seat.win_share for seat in balance.seats)
    (4, 1.0)
    """
    return compare({"": run}, count, executor, progress, output)[""]


def option_variants(game: str) -> Mapping[str, Mapping[str, str]]:
    """Return the ways to play a game that are worth comparing, as options by name; the plain game comes first."""
    counting = load_statistics(game)
    if counting is None or not counting.VARIANTS:
        raise Problem("no-variants", game=game)
    return counting.VARIANTS


def compare(runs: Mapping[str, SimulationRun], count: int, executor: Executor = HERE,
            progress: Callable[[int], None] = lambda done: None,
            output: OutputFile | None = None) -> dict[str, Balance]:
    """Measure several runs one after the other; `progress` is told how many games of all of them are done."""
    if count < 1:
        raise Problem("at-least-one", name="games", number=count)
    steps = output is not None and output.rows == rows.DECISIONS
    found: dict[str, Balance] = {}
    told = {name: run.as_data() for name, run in runs.items()}
    with Journal(output, {"balance": told, "games": count}, ObservedGame) as journal:
        for name, run in runs.items():
            found[name] = _measured(SimulationTask(run, 0, count, steps=steps), executor, journal,
                                    partial(_after, progress, len(found) * count))
        journal.finish(*table_of(runs, count, steps))
    return found


def _measured(whole: SimulationTask, executor: Executor, journal: Journal[ObservedGame],
              progress: Callable[[int], None]) -> Balance:
    begun = perf_counter()
    tally = BalanceTally(whole.run)
    for watched in islice(journal.earlier_results(), whole.many):
        tally.add(watched)
    progress(tally.games)
    with closing(executor.run(observe_games, split_task(whole, tally.games, executor.size, CHUNK))) as chunks:
        for chunk in chunks:
            journal.add(chunk)
            for watched in chunk:
                tally.add(watched)
            progress(tally.games)
    return tally.balance(perf_counter() - begun)


def _after(progress: Callable[[int], None], before: int, done: int) -> None:
    """Report the progress of a part that comes after others."""
    progress(before + done)


def table_of(runs: Mapping[str, SimulationRun], count: int,
             steps: bool) -> tuple[rows.Columns, Callable[[int, ObservedGame], Iterable[rows.TableRow]]]:
    """Return the columns of the table, and a function for the rows of each game.

    Several runs are told apart by their name.
    """
    first = next(iter(runs.values()))
    definition, names = first.definition, list(runs)
    about: rows.Columns = {"variant": str, "number": int} if len(runs) > 1 else {"number": int}
    seats = definition.seats[:first.players]

    def told(number: int, watched: ObservedGame) -> Iterable[rows.TableRow]:
        which = (names[number // count], number % count + 1)[0 if len(runs) > 1 else 1:]
        if steps:
            return rows.step_rows(which, definition, first.bots, watched.steps)
        cells = rows.game_cells(definition, first.bots, watched.decisions, watched.draws, watched.scores,
                                watched.winners)
        places = {seat: place for place, seat in enumerate(watched.order, 1)}
        return [(*which, *cells, *(places[seat] for seat in range(first.players)),
                 *(rows.score_in_points(definition, part) for parts in watched.parts for part in parts.values()))]

    if steps:
        return rows.table_columns(rows.DECISIONS, definition, first.players, about), told
    points = int if definition.units == 1 else float
    categories = definition.breakdown(definition.start_game(first.players, first.options))[0]
    return {**rows.table_columns(rows.GAMES, definition, first.players, about),
            **{f"place_{seat}": int for seat in seats},
            **{f"points_{seat}_{category}": points for seat in seats for category in categories}}, told


def observe_games(task: SimulationTask) -> list[ObservedGame]:
    """Play the games of a task, and return each with all that was counted."""
    return [observe_game(task.run, task.first + n, with_steps=task.steps) for n in range(task.many)]


class BalanceTally:
    """Adds up the counts of games, in their order."""

    def __init__(self, run: SimulationRun) -> None:
        self.run = run
        self.definition = run.definition
        self.games = self.draws = self.winners = self.margins = self.squares = 0
        self.lengths: list[int] = []
        self.points = [0] * run.players             # units, by seat
        self.first_points = [0] * run.players       # by first turn order
        self.wins = [0.0] * run.players             # a shared victory is split
        self.first_wins = [0.0] * run.players
        self.parts: dict[str, int] = {}
        self.winning_parts: dict[str, int] = {}
        self.winning = 0
        self.counts: Counts = {}

    def add(self, game: ObservedGame) -> None:
        """Add one game."""
        self.games += 1
        self.lengths.append(game.decisions)
        self.draws += game.draws
        self.winners += len(game.winners)
        best = sorted(game.scores)
        self.margins += best[-1] - best[-2] if len(best) > 1 else 0
        self.winning += sum(game.scores[seat] for seat in game.winners)
        for place, seat in enumerate(game.order):
            score, won = game.scores[seat], 1 / len(game.winners) if seat in game.winners else 0.0
            self.points[seat] += score
            self.squares += score * score
            self.wins[seat] += won
            self.first_points[place] += score
            self.first_wins[place] += won
            for name, units in game.parts[seat].items():
                self.parts[name] = self.parts.get(name, 0) + units
                self.winning_parts[name] = self.winning_parts.get(name, 0) + (units if won else 0)
        for sheet, lines in game.counts.items():
            for row, columns in lines.items():
                sums = self.counts.setdefault(sheet, {}).setdefault(row, {})
                for column, counted in columns.items():
                    sums[column] = sums.get(column, 0) + counted

    def balance(self, seconds: float) -> Balance:
        """Return the figures over all games so far."""
        run, units, seats = self.run, self.definition.units, self.games * self.run.players
        mean = sum(self.points) / seats
        spread = sqrt(max(0.0, self.squares / seats - mean * mean))
        return Balance(
            run.game, run.players, run.bots[0], run.seed, run.options, self.games, sum(self.lengths) / self.games,
            min(self.lengths), max(self.lengths), self.draws / self.games, seconds, mean / units, spread / units,
            quotient(self.winning, self.winners * units), self.margins / self.games / units,
            self.places(self.definition.seats, self.points, self.wins),
            self.places([str(place + 1) for place in range(run.players)], self.first_points, self.first_wins),
            self.categories(seats), divide_counts(run.game, self.counts, self.games, seats, self.winners), self.counts,
            run.edition, dict(run.components))

    def places(self, names: Sequence[str], points: Sequence[int], wins: Sequence[float]) -> list[PlaceResult]:
        """Return points and victories, place by place."""
        return [PlaceResult(names[at], points[at] / self.games / self.definition.units, wins[at] / self.games,
                            *wilson_interval(wins[at], self.games)) for at in range(self.run.players)]

    def categories(self, seats: int) -> list[Category]:
        """Return the points by category."""
        units, total = self.definition.units, sum(self.points)
        return [Category(name, part / seats / units, quotient(self.winning_parts[name], self.winners * units),
                         part / total if total > 0 else None) for name, part in self.parts.items()]
