"""The report of an experiment, chapter by chapter: what was compared, what differs, and how the games went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sacbe import games
from sacbe.kernel.definition.game_definition import VARIANT
from sacbe.lab.balance import PlaceResult
from sacbe.lab.experiment.even_seats import EvenValue, TriedValue
from sacbe.lab.experiment.measures import MEASURES, SHARES
from sacbe.lab.experiment.plan import ORDER
from sacbe.lab.experiment.runner import LabOutcome
from sacbe.lab.experiment.tally import AskedKind
from sacbe.lab.intervals import Difference, Mean, compute_mean, compute_quantiles
from sacbe.lab.report import charts
from sacbe.lab.report.game_chapters import statistics_section, use_sections
from sacbe.lab.report.sections import (
    MOST,
    NOTHING,
    ReportChart,
    ReportSection,
    ReportTable,
    count,
    format_interval,
    format_measure,
    format_signed_measure,
    label_of,
    mean_text,
    measure_name,
    per_variant,
    share_of,
    with_interval,
)
from sacbe.lab.simulate import SimulationRun
from sacbe.presentation.language.numbers import format_hundredth
from sacbe.presentation.language.words import has_message, say

OUTLINES: Final = 3             # variants whose distributions are drawn over each other; of more, boxes


class Report:
    """The report of one experiment, made chapter by chapter."""

    def __init__(self, outcome: LabOutcome) -> None:
        self.outcome: Final = outcome
        self.experiment: Final = outcome.experiment
        self.definition: Final = games.load_definition(outcome.experiment.game)
        self.played: Final = outcome.played
        self.labels: Final = [label_of(one.variant, self.experiment.axes) for one in self.played]
        self.some: Final = self.played[:MOST]           # those that are shown in detail
        self.some_labels: Final = self.labels[:MOST]

    @property
    def title(self) -> str:
        kind = "even" if self.outcome.search else "sweep" if self.experiment.axes else (
            "one" if len(self.played) == 1 else "change" if self.labels == ["A", "B"] else "compare")
        return say(f"lab-title-{kind}", game=say(f"name-{self.experiment.game}-game"),
                   names=", ".join(self.labels), axes=", ".join(self.experiment.axes),
                   change=", ".join(self.settings(self.played[-1].variant.run, self.played[0].variant.run)))

    def sections(self) -> list[ReportSection]:
        """Return all chapters, in their order."""
        found = [self.summary()]
        if len(self.played) > 1:
            found.append(self.differences())
        found += [self.length(), self.points(), self.seats(), self.lead(), self.decisions()]
        found += use_sections(self.experiment.game, self.some, self.some_labels)
        census = statistics_section(self.experiment.game, self.some, self.some_labels)
        return [*found, *([census] if census else []), self.method()]

    # ------------------------------------------------------------ what came out

    def summary(self) -> ReportSection:
        """Return the chapter on what was played and what stands out."""
        lines = [say("lab-played", games=count(self.played[0].tally.games), variants=len(self.played),
                     seed=str(self.experiment.seed)), self.stopping_sentence()]
        blocks: list[ReportChart | ReportTable] = [self.variants()]
        stand_out: list[str] = []
        if self.outcome.search is not None:
            lines += self.search_lines(self.outcome.search)
            blocks = [self.search_chart(self.outcome.search), *blocks]
        elif len(self.experiment.axes) == 1:
            blocks = [self.sweep_chart(), *blocks]
        elif len(self.experiment.axes) == 2:
            blocks = [self.grid_chart(), *blocks]
        elif len(self.played) > 1:
            stand_out = self.what_differs()
        lines.append(say("lab-bots-see"))
        return ReportSection("summary", say("lab-section-summary"), lines, [*blocks, self.means()], stand_out)

    def stopping_sentence(self) -> str:
        """Say why no more games were played."""
        within = self.experiment.within
        if within is None:
            return say("lab-all-games")
        key = "lab-narrow" if self.outcome.narrow else "lab-not-narrow"
        return say(key, measure=measure_name(self.experiment.measure),
                   within=str(format_measure(self.experiment.measure, within)))

    def variants(self) -> ReportTable:
        """Return a table of what each variant plays."""
        first = self.played[0].variant.run
        usual = first._replace(options=self.definition.check_setup(first.players, {}), components={})
        rows = []
        for label, one in zip(self.labels, self.played, strict=True):
            run = one.variant.run
            own = self.settings(run, usual._replace(players=run.players, bots=run.bots))
            rows.append((label, str(run.players), bots_of(run), ", ".join(own) or NOTHING, count(one.tally.games)))
        return ReportTable(say("lab-table-variants"), [say(key) for key in (
            "lab-column-variant", "lab-column-players", "lab-column-bots", "lab-column-changes", "lab-column-games")],
            rows)

    def settings(self, run: SimulationRun, other: SimulationRun) -> list[str]:
        """List the settings of a run that differ from those of another."""
        found = [] if run.players == other.players else [say("lab-players", count=run.players)]
        found += [] if bots_of(run) == bots_of(other) else [bots_of(run)]
        found += [f"{name} = {value}" for name, value in run.options.items() if value != other.options.get(name)]
        return found + [f"{path} = {value}" for path, value in run.components.items()
                        if path != VARIANT and value != other.components.get(path)]

    def means(self) -> ReportTable:
        """Return a table of all measures of all variants that are shown in detail."""
        means = [one.tally.means() for one in self.some]
        return ReportTable(say("lab-table-means"), [say("lab-column-measure"), *per_variant(
            self.some_labels, [say("lab-column-mean")])],
            [(measure_name(name), *[mean_cell(name, found.get(name)) for found in means])
             for name in MEASURES if any(name in found for found in means)])

    def what_differs(self) -> list[str]:
        """List the clear differences of the second variant from the first, then those that are not clear."""
        first, other = self.labels[0], self.labels[1]
        clear, unclear = [], []
        for name in MEASURES:
            found = self.outcome.differences(name)[0]
            if found is None:
                continue
            if found.is_clear:
                before, after = (compute_mean([n for n in one.tally.numbers[name] if n is not None])
                                 for one in self.played[:2])
                assert before is not None and after is not None
                clear.append(say("lab-clear", measure=measure_name(name), first=first, second=other,
                                 before=str(format_measure(name, before.mean)),
                                 after=str(format_measure(name, after.mean)),
                                 change=format_signed_measure(name, found.mean),
                                 interval=format_interval(name, found.low, found.high, True)))
            else:
                unclear.append(measure_name(name))
        clear = clear or [say("lab-nothing-clear")]
        return [*clear, say("lab-unclear", measures=", ".join(unclear))] if unclear else clear

    # ------------------------------------------------------------ sweeps and searches

    def sweep_chart(self) -> ReportChart:
        """Draw the chosen measure for every value."""
        name = self.experiment.measure
        means = [one.tally.means().get(name) for one in self.played]
        rows = [{"x": one.variant.values[0], "value": mean.mean, "low": mean.low, "high": mean.high}
                for one, mean in zip(self.played, means, strict=True) if mean is not None]
        table = ReportTable(measure_name(name), [self.experiment.axes[0], measure_name(name)],
                            [(str(one.variant.values[0]), mean_cell(name, mean))
                             for one, mean in zip(self.played, means, strict=True)])
        spec = charts.points(rows, self.experiment.axes[0], measure_name(name))
        label = say("lab-chart-sweep", measure=measure_name(name), axis=self.experiment.axes[0])
        return ReportChart(spec, label, table)

    def grid_chart(self) -> ReportChart:
        """Draw the chosen measure for every pair of values."""
        name = self.experiment.measure
        across, down = self.experiment.axes
        means = {one.variant.values: one.tally.means().get(name) for one in self.played}
        rows = [{"x": str(x), "y": str(y), "value": mean.mean, "text": str(format_measure(name, mean.mean))}
                for (x, y), mean in means.items() if mean is not None]
        xs, ys = [list(dict.fromkeys(values[at] for values in means)) for at in (0, 1)]
        table = ReportTable(measure_name(name), [f"{down} \\ {across}", *[str(x) for x in xs]],
                            [(str(y), *[mean_cell(name, means.get((x, y))) for x in xs]) for y in ys])
        return ReportChart(charts.grid(rows, across, down, measure_name(name)),
                     say("lab-chart-grid", measure=measure_name(name), across=across, down=down), table)

    def search_lines(self, result: EvenValue) -> list[str]:
        """Say what the search for an even value found."""
        search = self.experiment.search
        assert search is not None
        if result.value is not None:
            best = next(one for one in result.tried if one.value == result.value)
            return [say("lab-even-found", name=search.name, value=format_value(result.value),
                        low=format_value(result.low),
                        high=format_value(result.high), shares=self.shares_text(best))]
        key = "lab-even-none" if result.low is None else "lab-even-between"
        nearest = next(one for one in result.tried if one.value == result.nearest)
        return [say(key, name=search.name, low=format_value(search.low if result.low is None else result.low),
                    high=format_value(search.high if result.high is None else result.high),
                    nearest=format_value(result.nearest),
                    shares=self.shares_text(nearest))]

    def shares_text(self, value: TriedValue) -> str:
        return ", ".join(str(share_of(one)) for one in value.shares)

    def search_chart(self, result: EvenValue) -> ReportChart:
        """Draw whom each value that was tried favours."""
        search = self.experiment.search
        assert search is not None
        rows = [{"x": one.value, "value": one.tilt, "low": one.low, "high": one.high} for one in result.tried]
        players = len(result.tried[0].shares)
        places = self.place_names(players) if search.by == ORDER else self.seat_names(players)
        table = ReportTable(say("lab-table-tried"),
                            [search.name, say("lab-column-games"), measure_name("tilt"), *places],
                            [(format_value(one.value), count(one.games),
                              with_interval(str(format_hundredth(one.tilt)),
                                            format_interval("tilt", one.low, one.high)),
                              *[share_of(part) for part in one.shares]) for one in result.tried])
        spec = charts.points(rows, search.name, measure_name("tilt"), even=0.0)
        return ReportChart(spec, say("lab-chart-even"), table)

    # ------------------------------------------------------------ differences

    def differences(self) -> ReportSection:
        """Return the chapter that compares every other variant with the first, on the same seeds."""
        lines = [say("lab-pairs", first=self.labels[0]), say("lab-many-looks", count=len(MEASURES))]
        blocks: list[ReportChart | ReportTable] = []
        for at, label in list(enumerate(self.labels[1:]))[:MOST]:
            found = {name: one for name in MEASURES if (one := self.outcome.differences(name)[at]) is not None}
            blocks.append(self.forest_chart(label, found))
        return ReportSection("differences", say("lab-section-differences"), lines, blocks)

    def forest_chart(self, label: str, differences: dict[str, Difference]) -> ReportChart:
        """Draw all measures of one variant against the first, in deviations of a single game so that they compare."""
        means = self.played[0].tally.means()
        others = self.played[self.labels.index(label)].tally.means()
        rows = []
        for name, one in differences.items():
            unit = means[name].deviation or others[name].deviation
            if unit > 0:
                rows.append({"name": measure_name(name), "value": one.mean / unit, "low": one.low / unit,
                             "high": one.high / unit})
        title = say("lab-table-differences", first=self.labels[0], second=label)
        table = ReportTable(title, [say("lab-column-measure"), self.labels[0], label, say("lab-column-difference"),
                                    say("lab-column-correlation"), say("lab-column-alone")],
                            [(measure_name(name), str(format_measure(name, means[name].mean)),
                              str(format_measure(name, others[name].mean)),
                              with_interval(format_signed_measure(name, one.mean),
                                            format_interval(name, one.low, one.high, True)),
                              mean_text(one.correlation), f"± {format_measure(name, one.alone)}") for name,
                              one in differences.items()])
        spec = charts.intervals(rows, say("lab-axis-deviations"), [str(row["name"]) for row in rows], even=0.0)
        return ReportChart(spec, say("lab-chart-differences", first=self.labels[0], second=label), table)

    # ------------------------------------------------------------ distributions

    def length(self) -> ReportSection:
        """Return the chapter on how long games are."""
        numbers = {label: [n for n in one.tally.numbers["decisions"] if n is not None]
                   for label, one in zip(self.labels, self.played, strict=True)}
        return ReportSection("length", say("lab-section-length"), [say("lab-length")],
                             [self.distribution(numbers, measure_name("decisions"), "decisions")])

    def points(self) -> ReportSection:
        """Return the chapter on how many points seats have, and where they come from."""
        numbers = {label: one.tally.points for label, one in zip(self.labels, self.played, strict=True)}
        figures = [one.tally.figures() for one in self.some]
        names = dict.fromkeys(part.name for found in figures for part in found.categories)
        rows = []
        for name in names:
            cells = []
            for found in figures:
                part = next((one for one in found.categories if one.name == name), None)
                cells += [NOTHING] * 3 if part is None else [mean_text(part.mean), mean_text(part.winners),
                                                             share_of(part.share)]
            rows.append((say(f"score-{self.experiment.game}-{name}"), *cells))
        table = ReportTable(say("lab-table-categories"), [say("balance-category"), *per_variant(
            self.some_labels, [say(key) for key in ("balance-all", "balance-winners", "balance-share")])], rows)
        return ReportSection("points", say("lab-section-points"), [say("lab-points")],
                             [self.distribution(numbers, say("lab-axis-points"), "score"), table])

    def distribution(self, numbers: dict[str, list[float]], title: str, measure: str) -> ReportChart:
        """Draw distributions: outlines over each other, or boxes below each other where there are many."""
        found = {label: compute_quantiles(some) for label, some in numbers.items()}
        names = ("p5", "p25", "p50", "p75", "p95")
        table = ReportTable(title, [say("lab-column-variant"), *[say("lab-column-below", share=share) for share in (
            5, 25, 50, 75, 95)]],
            [(label, *[str(format_measure(measure, number)) for number in some]) for label, some in found.items()])
        if len(numbers) <= OUTLINES:
            spec = charts.histogram(numbers, title)
        else:
            spec = charts.boxes([{"variant": label, **dict(zip(names, some, strict=True))}
                                 for label, some in found.items()], title, list(found))
        return ReportChart(spec, say("lab-chart-distribution", what=title), table)

    # ------------------------------------------------------------ seats and the lead

    def seats(self) -> ReportSection:
        """Return the chapter on who wins, by seat and by turn order."""
        figures = [one.tally.figures() for one in self.some]
        most = max(one.variant.run.players for one in self.some)
        return ReportSection("seats", say("lab-section-seats"), [say("lab-seats")], [
            self.places(say("lab-table-order"), self.place_names(most), [one.order for one in figures]),
            self.places(say("lab-table-seats"), self.seat_names(most), [one.seats for one in figures])])

    def places(self, title: str, names: Sequence[str], results: Sequence[Sequence[PlaceResult]]) -> ReportChart:
        rows = [{"variant": label, "name": name, "value": one.win_share, "low": one.win_low, "high": one.win_high}
                for label, row in zip(self.some_labels, results, strict=True)
                for name, one in zip(names, row, strict=False)]
        players = {len(row) for row in results}
        table = ReportTable(title, [title, *per_variant(self.some_labels,
                                                        [say("simulate-wins"), say("simulate-score")])],
                            [(name, *[cell for row in results for cell in place_cells(row, at)])
                             for at, name in enumerate(names)])
        spec = charts.intervals(rows, say("simulate-wins"), names, self.some_labels,
                                1 / players.pop() if len(players) == 1 else None, percent=True)
        return ReportChart(spec, say("lab-chart-places", what=title), table)

    def place_names(self, players: int) -> list[str]:
        return [say("lab-turn", place=place + 1) for place in range(players)]

    def seat_names(self, players: int) -> list[str]:
        return [say(f"name-{self.experiment.game}-seat-{seat}", count=1) for seat in self.definition.seats[:players]]

    def lead(self) -> ReportSection:
        """Return the chapter on the lead.

        It says who leads at each tenth of the game and wins, how often that changes, and how far the last is behind.
        """
        leads = [one.tally.lead() for one in self.some]
        rows = [{"variant": label, "x": one.tenth, "value": one.wins, "low": one.low, "high": one.high}
                for label, some in zip(self.some_labels, leads, strict=True) for one in some if one.wins is not None]
        table = ReportTable(say("lab-table-lead"), [say("lab-axis-tenth"), *per_variant(
            self.some_labels, [say("lab-column-leader-wins"), say("lab-column-led")])],
            [(str(at + 1), *[cell for some in leads for cell in (
                share_of(some[at].wins, some[at].low, some[at].high), share_of(some[at].led))]) for at in range(10)])
        more = ReportTable(say("lab-table-tension"), [say("lab-column-measure"), *per_variant(
            self.some_labels, [say("lab-column-mean")])],
            [(measure_name(name), *[mean_cell(name, one.tally.means().get(name)) for one in self.some])
             for name in ("lead-changes", "spread", "margin")])
        if not rows:
            return ReportSection("lead", say("lab-section-lead"), [say("lab-no-leader")], [more])
        players = {one.variant.run.players for one in self.some}
        chart = ReportChart(charts.lines(rows, say("lab-axis-tenth"), say("lab-column-leader-wins"), self.some_labels,
                                   1 / players.pop() if len(players) == 1 else None),
                      say("lab-chart-lead"), table)
        return ReportSection("lead", say("lab-section-lead"), [say("lab-lead")], [chart, more])

    # ------------------------------------------------------------ decisions

    def decisions(self) -> ReportSection:
        """Return the chapter on what players decide, how often it matters, and how much."""
        asked = [{one.name: one for one in played.tally.questions()} for played in self.some]
        names = list(dict.fromkeys(name for found in asked for name in found))
        rows = [{"variant": label, "name": self.question(name), "value": one.worth}
                for label, found in zip(self.some_labels, asked, strict=True)
                for name in names if (one := found.get(name)) is not None and one.worth is not None]
        table = ReportTable(say("lab-table-questions"), [say("lab-column-question"), *per_variant(self.some_labels, [
            say(key) for key in ("lab-column-times", "lab-column-options", "lab-column-worth", "lab-column-idle")])],
            [(self.question(name), *[cell for found in asked for cell in question_cells(found.get(name))])
             for name in names])
        if not rows:
            return ReportSection("decisions", say("lab-section-decisions"), [say("lab-not-weighed")], [table])
        drawn = list(dict.fromkeys(str(row["name"]) for row in rows))
        spec = charts.bars(rows, say("lab-column-worth"), drawn, self.some_labels)
        weighed = sum(one.weighed for found in asked for one in found.values())
        return ReportSection("decisions", say("lab-section-decisions"),
                             [say("lab-decisions", every=self.experiment.every, count=count(weighed))],
                             [ReportChart(spec, say("lab-chart-worth"), table)])

    def question(self, name: str) -> str:
        """Return a kind of decision in words, as a player is asked."""
        key = f"prompt-{self.experiment.game}-{name}"
        return say(key).rstrip(".") if has_message(key) else name

    # ------------------------------------------------------------ how

    def method(self) -> ReportSection:
        """Return the chapter on how the report was made, so that somebody else can repeat it."""
        return ReportSection("method", say("lab-section-method"), [
            say("lab-method-pairs"), say("lab-method-intervals"), say("lab-method-lead"), say("lab-method-worth"),
            say("lab-method-uses"), say("lab-method-digest", digest=self.outcome.digest)])


def bots_of(run: SimulationRun) -> str:
    """Name the bots of a run; one name where all are the same."""
    return run.bots[0] if len(set(run.bots)) == 1 else ", ".join(run.bots)


def place_cells(row: Sequence[PlaceResult], at: int) -> tuple[str, str]:
    if at >= len(row):
        return NOTHING, NOTHING
    return share_of(row[at].win_share, row[at].win_low, row[at].win_high), mean_text(row[at].mean_score)


def question_cells(one: AskedKind | None) -> tuple[str, str, str, str]:
    if one is None:
        return NOTHING, NOTHING, NOTHING, NOTHING
    return (mean_text(one.times), mean_text(one.options), mean_text(one.worth),
            share_of(one.idle, one.idle_low, one.idle_high))


def mean_cell(name: str, mean: Mean | None) -> str:
    """Return a cell with a mean and its interval."""
    if mean is None:
        return NOTHING
    low, high = (max(0.0, mean.low), min(1.0, mean.high)) if name in SHARES else (mean.low, mean.high)
    return with_interval(str(format_measure(name, mean.mean)), format_interval(name, low, high))


def format_value(value: float | None) -> str:
    """Format a value of a search as a person would write it."""
    return NOTHING if value is None else f"{value:g}"
