"""What a game looks like when one bot plays all seats: seats, turn order, points by category, and its own counts.

A game may bring a module `balance` that counts what no other game has.  Nothing here knows what that is.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from math import sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, cast

from sacbe import bots, games
from sacbe.kernel.chance import Seeded, drive
from sacbe.kernel.errors import Problem
from sacbe.kernel.events import Listener
from sacbe.kernel.frame import CHANCE, State
from sacbe.lab.results import only_changed, wilson
from sacbe.lab.simulate import Run, Task, stream
from sacbe.lab.workers import in_processes

CHUNK: Final = 10           # games at a time: thinking bots are slow, and a progress bar wants to move
GAMES: Final = "games"      # what a column may be divided by, beside other columns of its sheet
SEATS: Final = "seats"
WINNERS: Final = "winners"
ONE: Final = "one"          # nothing: the column is a count
SHARE: Final = "share"      # how a column is shown; anything else is a mean
COUNT: Final = "count"

Counts = dict[str, dict[str, dict[str, int]]]               # sheet, row, column: whole numbers, so sums are exact
Values = dict[str, dict[str, dict[str, float | None]]]      # the same, divided; None where there was nothing


class Observer(Protocol):
    """Watches one game as the listener of its state."""

    def counted(self, winners: Sequence[int]) -> Counts:
        """What was counted, when the game is over; every row of every sheet, in the order it is shown."""


class Census(Protocol):
    """What `Box.census` of a game gives.  Its class `Observer` is a kernel `Listener` as well."""

    SHEETS: Mapping[str, Mapping[str, tuple[str, str]]]     # sheet, column: its form, and what it is divided by
    VARIANTS: Mapping[str, Mapping[str, str]]               # options by the name of what they are; none: not compared
    Observer: Callable[[State], Observer]

    def label(self, sheet: str, row: str) -> str:
        """What a row is called."""


class Watched(NamedTuple):
    """One game: decisions, draws, points by seat and category, winners, seats by first decision, the game's counts."""

    decisions: int
    draws: int
    parts: tuple[Mapping[str, int], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    order: tuple[int, ...]
    counts: Counts


class Place(NamedTuple):
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
    """What came out; only `seconds` differs when it is repeated."""

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
    seats: list[Place]
    order: list[Place]          # by who decided first
    categories: list[Category]
    sheets: Values
    counts: Counts
    edition: str                # the name of the changes of its components
    components: dict[str, Any]

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        rows = {name: [row._asdict() for row in getattr(self, name)] for name in ("seats", "order", "categories")}
        return only_changed({**self._asdict(), **rows})


def census(game: str) -> Census | None:
    """What a game counts beyond scores, if it counts anything."""
    return cast("Census | None", games.box(game).census())


def measure(run: Run, count: int, jobs: int = 1, progress: Callable[[int], None] = lambda done: None) -> Balance:
    """Play games 0 to `count` - 1 of a run, watched; `progress` hears how many are done.

    >>> from sacbe.lab.simulate import plan
    >>> balance = measure(plan("bul", names=["random"], seed=1), 4)
    >>> balance.games, sum(seat.win_share for seat in balance.seats)
    (4, 1.0)
    """
    for name, number in (("games", count), ("jobs", jobs)):
        if number < 1:
            raise Problem("at-least-one", name=name, number=number)
    size = max(1, min(CHUNK, count // (4 * jobs)))
    tasks = [Task(run, first, min(size, count - first), False, None) for first in range(0, count, size)]
    begun = perf_counter()
    tally = BalanceTally(run)
    with closing(_watched(tasks, min(jobs, len(tasks)))) as chunks:
        for chunk in chunks:
            for watched in chunk:
                tally.add(watched)
            progress(tally.games)
    return tally.balance(perf_counter() - begun)


def variants(game: str) -> Mapping[str, Mapping[str, str]]:
    """The ways to play a game that are worth comparing, as options by name; the plain game comes first."""
    counting = census(game)
    if counting is None or not counting.VARIANTS:
        raise Problem("no-variants", game=game)
    return counting.VARIANTS


def compare(runs: Mapping[str, Run], count: int, jobs: int = 1,
            progress: Callable[[int], None] = lambda done: None) -> dict[str, Balance]:
    """Measure several runs one after the other; `progress` hears how many games of all of them are done."""
    found: dict[str, Balance] = {}
    for name, run in runs.items():
        found[name] = measure(run, count, jobs, _after(len(found) * count, progress))
    return found


def _after(before: int, progress: Callable[[int], None]) -> Callable[[int], None]:
    """Progress of a part that comes after others."""
    return lambda done: progress(before + done)


def _watched(tasks: Sequence[Task], jobs: int) -> Generator[list[Watched], None, None]:
    """The tasks' games in their order, here or in other processes."""
    if jobs > 1:
        yield from in_processes(watch_all, tasks, jobs)
    else:
        for task in tasks:
            yield watch_all(task)


def watch_all(task: Task) -> list[Watched]:
    """The games of a task."""
    return [watch(task.run, task.first + n) for n in range(task.many)]


def watch(run: Run, number: int) -> Watched:
    """One game of a run: the same as `simulate` plays under this number, with somebody listening."""
    box = run.box
    counting = census(run.game)
    state = box.fresh(run.players, run.options)
    observer = None if counting is None else counting.Observer(state)
    state.listener = cast("Listener | None", observer)
    state.settle()
    seats = [bots.make(name, box, seat, stream(run.seed, number, seat)) for seat, name in enumerate(run.bots)]
    askers: list[int] = []
    decisions = drive(state, seats, Seeded(stream(run.seed, number, CHANCE)), None, askers)
    winners = tuple(box.winners(state))
    first = dict.fromkeys([*(seat for seat in askers if seat != CHANCE), *range(run.players)])
    return Watched(decisions, len(askers) - decisions, tuple(box.breakdown(state)), tuple(box.scores(state)), winners,
                   tuple(first), {} if observer is None else observer.counted(winners))


class BalanceTally:
    """Adds up games in their order."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.box = run.box
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

    def add(self, watched: Watched) -> None:
        """One game more."""
        self.games += 1
        self.lengths.append(watched.decisions)
        self.draws += watched.draws
        self.winners += len(watched.winners)
        best = sorted(watched.scores)
        self.margins += best[-1] - best[-2] if len(best) > 1 else 0
        self.winning += sum(watched.scores[seat] for seat in watched.winners)
        for place, seat in enumerate(watched.order):
            score, won = watched.scores[seat], 1 / len(watched.winners) if seat in watched.winners else 0.0
            self.points[seat] += score
            self.squares += score * score
            self.wins[seat] += won
            self.first_points[place] += score
            self.first_wins[place] += won
            for name, units in watched.parts[seat].items():
                self.parts[name] = self.parts.get(name, 0) + units
                self.winning_parts[name] = self.winning_parts.get(name, 0) + (units if won else 0)
        for sheet, rows in watched.counts.items():
            for row, columns in rows.items():
                sums = self.counts.setdefault(sheet, {}).setdefault(row, {})
                for column, counted in columns.items():
                    sums[column] = sums.get(column, 0) + counted

    def balance(self, seconds: float) -> Balance:
        """What came out."""
        run, units, seats = self.run, self.box.units, self.games * self.run.players
        mean = sum(self.points) / seats
        spread = sqrt(max(0.0, self.squares / seats - mean * mean))
        return Balance(
            run.game, run.players, run.bots[0], run.seed, run.options, self.games, sum(self.lengths) / self.games,
            min(self.lengths), max(self.lengths), self.draws / self.games, seconds, mean / units, spread / units,
            quotient(self.winning, self.winners * units), self.margins / self.games / units,
            self.places(self.box.seats, self.points, self.wins),
            self.places([str(place + 1) for place in range(run.players)], self.first_points, self.first_wins),
            self.categories(seats), divided(run.game, self.counts, self.games, seats, self.winners), self.counts,
            run.edition, dict(run.components))

    def places(self, names: Sequence[str], points: Sequence[int], wins: Sequence[float]) -> list[Place]:
        """Points and victories, place by place."""
        return [Place(names[at], points[at] / self.games / self.box.units, wins[at] / self.games,
                      *wilson(wins[at], self.games)) for at in range(self.run.players)]

    def categories(self, seats: int) -> list[Category]:
        """Points by category."""
        units, total = self.box.units, sum(self.points)
        return [Category(name, part / seats / units, quotient(self.winning_parts[name], self.winners * units),
                         part / total if total > 0 else None) for name, part in self.parts.items()]


def divided(game: str, counts: Counts, games: int, seats: int, winners: int) -> Values:
    """The counts of a game as it wants them shown: a mean of games, seats or winners, or a part of another column."""
    counting = census(game)
    sheets = counting.SHEETS if counting is not None else {}
    whole = {GAMES: games, SEATS: seats, WINNERS: winners, ONE: 1}
    return {sheet: {row: {column: quotient(found[column], {**found, **whole}[of]) for column, (_, of)
                          in sheets[sheet].items()} for row, found in rows.items()} for sheet, rows in counts.items()}


def quotient(part: int, whole: int) -> float | None:
    """A part of a whole, unless there was none."""
    return part / whole if whole else None
