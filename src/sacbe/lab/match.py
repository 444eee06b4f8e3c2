"""Matches between bots: every deal is played once in each seating, so that neither dice nor seats decide."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from math import sqrt
from time import perf_counter
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from sacbe.games.components.editions import Source
from sacbe.kernel.errors import Problem
from sacbe.lab import rows
from sacbe.lab.journal import Journal, OutputFile
from sacbe.lab.results import SURE, without_default_components
from sacbe.lab.simulate import PlayedGame, SimulationRun, SimulationTask, plan_run, play
from sacbe.runtime.executor import HERE, Executor


class Contestant(NamedTuple):
    """The results of one bot over a whole match; a shared victory is split."""

    bot: str
    games: int
    win_share: float
    win_low: float
    win_high: float
    mean_score: float
    mean_winning_score: float | None
    rating: float
    rating_deviation: float


class Match(NamedTuple):
    """A finished match: what was played, and how each contestant did over all its games."""

    game: str
    players: int
    seed: int
    options: dict[str, str]
    games: int
    decisions: int
    seconds: float
    mean_winning_score: float | None        # None if nobody ever won
    contestants: list[Contestant]
    edition: str            # the name of the changes of its components
    components: dict[str, Any]

    def as_dict(self) -> dict[str, Any]:
        """Return the match as plain data."""
        return without_default_components({**self._asdict(),
                                           "contestants": [one._asdict() for one in self.contestants]})


class MatchGame(NamedTuple):
    """One game of a match: which deal, and by how many seats the bots are moved."""

    run: SimulationRun
    deal: int
    shift: int
    steps: bool = False


def play_match(game: str, names: Sequence[str], count: int, seed: int = 0, executor: Executor = HERE,
               options: Mapping[str, str] | None = None, progress: Callable[[int], None] = lambda done: None,
               components: Source | None = None, output: OutputFile | None = None) -> Match:
    """Play a match of the named bots, as many as there are seats; `output` is a file for the games as rows.

    >>> match = play_match("tzolkin", ["random", "random"], 4, seed=1)
    >>> match.games, [one.bot for one in match.contestants]
    (4, ['random', 'random'])
    """
    begun = perf_counter()
    tally = play_and_tally(game, names, count, seed, executor, options, progress, components, output=output)
    return tally.match(perf_counter() - begun)


def play_and_tally(game: str, names: Sequence[str], count: int, seed: int = 0, executor: Executor = HERE,
                   options: Mapping[str, str] | None = None, progress: Callable[[int], None] = lambda done: None,
                   components: Source | None = None, seatings: int = 0, output: OutputFile | None = None) -> MatchTally:
    """Play a match, and return the tally with every game.

    `seatings` is the number of different seatings, where that is less than the number of seats.
    """
    if len(names) < 2:
        raise Problem("match-bots", count=len(names))
    ways = seatings or len(names)
    if count < 1 or count % ways:
        raise Problem("match-games", games=count, seatings=ways)
    run = plan_run(game, len(names), names, seed, options, components)
    steps = output is not None and output.rows == rows.DECISIONS
    pairings = [MatchGame(run, number // ways, number % ways, steps) for number in range(count)]
    tally = MatchTally(run)
    with Journal(output, {"match": run.as_data(), "seatings": ways, "games": count}, PlayedGame) as journal:
        for played in journal.earlier_results():
            tally.add(pairings[tally.games], played)
        if tally.games:
            progress(tally.games)
        left = pairings[tally.games:]
        with closing(executor.run(play_pairing, left)) as results:
            for pairing, played in zip(left, results, strict=True):
                journal.add([played])
                tally.add(pairing, played)
                progress(tally.games)
        journal.finish(*table_of(pairings, steps))
    return tally


def table_of(pairings: Sequence[MatchGame],
             steps: bool) -> tuple[rows.Columns, Callable[[int, PlayedGame], Iterable[rows.TableRow]]]:
    """Return the columns of a match's table, and a function for the rows of each of its games."""
    run = pairings[0].run
    definition = run.definition

    def told(number: int, played: PlayedGame) -> Iterable[rows.TableRow]:
        pairing = pairings[number]
        about, bots = (number + 1, pairing.deal + 1), bots_by_seat(pairing)
        if steps:
            return rows.step_rows(about, definition, bots, played.steps)
        return [(*about, *rows.game_cells(definition, bots, played.decisions, played.chance, played.scores,
                                          played.winners))]

    return rows.table_columns(rows.DECISIONS if steps else rows.GAMES, definition, run.players,
                              {"number": int, "deal": int}), told


def contestants_by_seat(pairing: MatchGame) -> tuple[int, ...]:
    """Return the number of the contestant on each seat."""
    players = len(pairing.run.bots)
    return tuple((seat + pairing.shift) % players for seat in range(players))


def bots_by_seat(pairing: MatchGame) -> tuple[str, ...]:
    """Return the names of the bots, seat by seat."""
    return tuple(pairing.run.bots[one] for one in contestants_by_seat(pairing))


def play_pairing(pairing: MatchGame) -> PlayedGame:
    """Play one game: the deal depends only on its number, not on who sits where."""
    run = pairing.run._replace(bots=bots_by_seat(pairing))
    return play(SimulationTask(run, pairing.deal, 1, steps=pairing.steps), pairing.deal)


class MatchTally:
    """Adds up a match, game by game in its order, ratings included."""

    def __init__(self, run: SimulationRun) -> None:
        count = len(run.bots)
        self.run = run
        self.definition = run.definition
        self.games = self.decisions = 0
        self.shares: list[list[float]] = [[] for _ in range(count)]      # of the victory, per game
        self.points = [0] * count
        self.won_points: list[list[int]] = [[] for _ in range(count)]
        self.model = PlackettLuce()
        self.ratings = [self.model.rating() for _ in range(count)]

    def add(self, pairing: MatchGame, game: PlayedGame) -> None:
        """Add one game."""
        sat = contestants_by_seat(pairing)
        self.games += 1
        self.decisions += game.decisions
        for seat, one in enumerate(sat):
            won = seat in game.winners
            self.shares[one].append(1 / len(game.winners) if won else 0.0)
            self.points[one] += game.scores[seat]
            if won:
                self.won_points[one].append(game.scores[seat])
        teams = [[self.ratings[one]] for one in sat]
        top = float(max(game.scores)) + 0.5           # a winner comes first, even if others have more
        scores = [top if seat in game.winners else float(score) for seat, score in enumerate(game.scores)]
        for one, team in zip(sat, self.model.rate(teams, scores=scores), strict=True):
            self.ratings[one] = team[0]

    def match(self, seconds: float) -> Match:
        """Return the result of the match so far."""
        all_won = [score for scores in self.won_points for score in scores]
        contestants = [self.contestant(one) for one in range(len(self.run.bots))]
        return Match(self.run.game, self.run.players, self.run.seed, self.run.options, self.games, self.decisions,
                     seconds, mean(all_won) / self.definition.units if all_won else None, contestants, self.run.edition,
                     dict(self.run.components))

    def contestant(self, one: int) -> Contestant:
        """Return the results of one bot."""
        low, high = win_interval(self.shares[one], len(self.run.bots))
        won = self.won_points[one]
        rating = self.ratings[one]
        return Contestant(self.run.bots[one], self.games, mean(self.shares[one]), low, high,
                          self.points[one] / self.games / self.definition.units,
                          mean(won) / self.definition.units if won else None, rating.mu, rating.sigma)


def win_interval(shares: Sequence[float], seatings: int) -> tuple[float, float]:
    """Return the 95 % interval of a win share.

    It is computed from the deals, because the seatings of one deal depend on each other.
    """
    deals = [mean(shares[at:at + seatings]) for at in range(0, len(shares), seatings)]
    middle = mean(deals)
    if len(deals) < 2:
        return 0.0, 1.0
    spread = sqrt(sum((deal - middle) ** 2 for deal in deals) / (len(deals) - 1) / len(deals))
    spread = max(spread, 1 / (2 * len(shares)))         # a clean sweep is not certainty
    return max(0.0, middle - SURE * spread), min(1.0, middle + SURE * spread)


def mean(values: Sequence[float]) -> float:
    """Return the mean of some numbers."""
    return sum(values) / len(values)


