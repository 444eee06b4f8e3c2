"""Adds up the games of one variant: everything a page, a table or a program reports of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from sacbe.lab.balance import Balance, BalanceTally
from sacbe.lab.experiment.measures import MEASURES, victory_share
from sacbe.lab.game_course import NOBODY, TENTHS, QuestionCount
from sacbe.lab.intervals import Mean, compute_mean
from sacbe.lab.observed_game import ObservedGame
from sacbe.lab.results import SURE, wilson_interval
from sacbe.lab.simulate import SimulationRun

FEWEST: Final = 20          # games that tell anything about the effect of a thing: of fewer no interval is honest
BONFERRONI: Final = {2: SURE, 3: 2.394, 4: 2.498, 5: 2.576}     # by places; of two places one tells the other


class LeadShare(NamedTuple):
    """The lead in a tenth of the game: how often one seat leads alone and then wins, with a 95 % interval."""

    tenth: int
    led: float                      # share of the games in which one seat leads alone
    wins: float | None
    low: float | None
    high: float | None


class AskedKind(NamedTuple):
    """One kind of decision: how often a game it comes, how many options, and what they are worth."""

    name: str
    times: float
    options: float
    weighed: int
    idle: float | None              # share of those weighed in which every option is worth the same
    idle_low: float | None
    idle_high: float | None
    worth: float | None             # points of the best option above the mean one


class UsageStatistics(NamedTuple):
    """A card, building, action or place: how often a seat uses it, and how use and victory go together.

    `effect` compares seats of the same game: what those that used it more than the mean of their table have of the
    victory, less what those have that used it less.  It is an association: who is winning may also use it more.
    """

    sheet: str
    row: str
    mean: float                     # times a seat
    seats: float                    # share of the seats that use it at all
    games: int                      # in which seats differ
    effect: float | None
    low: float | None
    high: float | None


class UsageTally:
    """Adds up the uses of one thing."""

    def __init__(self) -> None:
        self.totals: Final[list[int]] = []      # uses of all seats, game by game
        self.seats = 0
        self.differences: Final[list[float]] = []

    def add(self, times: Sequence[int], shares: Sequence[float]) -> None:
        """Add one game: how often each seat used the thing, and each seat's share of the victory."""
        total = sum(times)
        self.totals.append(total)
        self.seats += sum(n > 0 for n in times)
        mean = total / len(times)
        more = [share for n, share in zip(times, shares, strict=True) if n > mean]
        less = [share for n, share in zip(times, shares, strict=True) if n < mean]
        if more and less:
            self.differences.append(sum(more) / len(more) - sum(less) / len(less))

    def statistics(self, sheet: str, row: str, players: int) -> UsageStatistics:
        """Return how often the thing is used, and how its use goes together with victory."""
        seats = len(self.totals) * players
        found = compute_mean(self.differences) if len(self.differences) >= FEWEST else None
        if found is not None and found.deviation == 0:      # nothing is that certain: too few games to see an exception
            found = None
        return UsageStatistics(sheet, row, sum(self.totals) / seats, self.seats / seats, len(self.differences),
                               None if found is None else found.mean, None if found is None else found.low,
                               None if found is None else found.high)


class VariantTally:
    """Adds up the games of a variant, in their order."""

    def __init__(self, run: SimulationRun) -> None:
        self.run = run
        self.units = run.definition.units
        self.balance = BalanceTally(run)
        self.numbers: Final[dict[str, list[float | None]]] = {name: [] for name in MEASURES}
        self.points: Final[list[float]] = []                    # of every seat of every game
        self.leads: Final = [[0, 0.0] for _ in range(TENTHS)]   # games with a leader, and of those won
        self.asked: Final[dict[str, QuestionCount]] = {}
        self.uses: Final[dict[tuple[str, str], UsageTally]] = {}

    @property
    def games(self) -> int:
        return self.balance.games

    def add(self, game: ObservedGame) -> None:
        """Add one game."""
        self.balance.add(game)
        for name, measured in MEASURES.items():
            self.numbers[name].append(measured(game, self.units))
        self.points.extend(score / self.units for score in game.scores)
        shares = [victory_share(game, seat) for seat in range(len(game.scores))]
        for sheet, rows in game.uses.items():
            for row, times in rows.items():
                self.uses.setdefault((sheet, row), UsageTally()).add(times, shares)
        if game.course is not None:
            for lead, seat in zip(self.leads, game.course.leads, strict=True):
                if seat != NOBODY:
                    lead[0] += 1
                    lead[1] += shares[seat]
            for name, one in game.course.asked.items():
                self.asked[name] = self.asked.get(name, QuestionCount()).add_counts(one)

    # ------------------------------------------------------------ what came out

    def means(self) -> dict[str, Mean]:
        """Return the mean of every measure that this game has."""
        found = {name: compute_mean([number for number in numbers if number is not None])
                 for name, numbers in self.numbers.items()}
        return {name: one for name, one in found.items() if one is not None}

    def lead(self) -> list[LeadShare]:
        """Return who leads and wins, tenth by tenth."""
        return [LeadShare(tenth + 1, led / self.games,
                          *((wins / led, *wilson_interval(wins, int(led))) if led else (None,) * 3))
                for tenth, (led, wins) in enumerate(self.leads)]

    def questions(self) -> list[AskedKind]:
        """Return the figures of every kind of decision, the most frequent first."""
        found = []
        for name, one in self.asked.items():
            low, high = wilson_interval(one.idle, one.weighed) if one.weighed else (None, None)
            found.append(AskedKind(name, one.times / self.games, one.options / one.times, one.weighed,
                                  one.idle / one.weighed if one.weighed else None, low, high,
                                  one.worth / one.weighed if one.weighed else None))
        return sorted(found, key=lambda one: (-one.times, one.name))

    def usage_statistics(self) -> Iterator[UsageStatistics]:
        """Yield the figures of everything that can be used."""
        for (sheet, row), tally in self.uses.items():
            yield tally.statistics(sheet, row, self.run.players)

    def figures(self) -> Balance:
        """Return the figures of seats, turn order, categories and the game's own sheets."""
        return self.balance.balance(0.0)

    def as_data(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        figures = self.figures().as_data()
        kept = {name: figures[name] for name in ("seats", "order", "categories", "sheets", "fewest_decisions",
                                                  "most_decisions")}
        uses: dict[str, dict[str, Any]] = {}
        for one in self.usage_statistics():
            data = one._asdict()
            uses.setdefault(data.pop("sheet"), {})[data.pop("row")] = data
        return {"games": self.games, "measures": {name: one._asdict() for name, one in self.means().items()}, **kept,
                "leads": [one._asdict() for one in self.lead()],
                "questions": [one._asdict() for one in self.questions()], "uses": uses}


def is_even(shares: Sequence[float], games: int) -> bool:
    """Could all shares be even?  Each is tested with its part of the 5 %, as several are tested.

    Where all may lose, they add up to less than 1; if nobody ever wins, nobody is favoured.

    >>> is_even([0.52, 0.48], 400), is_even([0.6, 0.4], 400)
    (True, False)
    >>> is_even([0.12, 0.1], 400), is_even([0.2, 0.05], 400), is_even([0.0, 0.0], 400)
    (True, False, True)
    """
    even = sum(shares) / len(shares)
    if even in (0, 1):
        return True
    furthest = max(abs(share - even) for share in shares) / sqrt(even * (1 - even) / games)
    return furthest <= BONFERRONI.get(len(shares), BONFERRONI[max(BONFERRONI)])
