"""The chapters of a report that belong to one game: its cards, buildings, actions and places, and its statistics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sacbe.lab.experiment.runner import PlayedVariant
from sacbe.lab.experiment.tally import UsageStatistics
from sacbe.lab.game_counts import COUNT, SHARE, GameStatistics, load_statistics
from sacbe.lab.intervals import paired_difference
from sacbe.lab.report import charts
from sacbe.lab.report.sections import (
    NOTHING,
    ReportChart,
    ReportSection,
    ReportTable,
    format_interval,
    format_signed_measure,
    mean_text,
    per_variant,
    share_of,
    with_interval,
)
from sacbe.presentation.language.numbers import format_whole
from sacbe.presentation.language.words import say

MAX_CHART_ROWS: Final = 30  # things in a chart: those whose effect is clearest; the table has all
Things = dict[str, dict[str, UsageStatistics]]


def use_sections(game: str, variants: Sequence[PlayedVariant], labels: Sequence[str]) -> list[ReportSection]:
    """Return a chapter with a chart and a table for each sheet of things."""
    counting = load_statistics(game)
    if counting is None:
        return []
    found: list[Things] = []
    for one in variants:
        things: Things = {}
        for use in one.tally.usage_statistics():
            things.setdefault(use.sheet, {})[use.row] = use
        found.append(things)
    sheets = dict.fromkeys(sheet for things in found for sheet in things)
    blocks = [sheet_block(game, counting, sheet, [things.get(sheet, {}) for things in found], variants, labels)
              for sheet in sheets]
    lines = [say("lab-uses"), say("lab-uses-association")]
    if len(variants) == 2:
        lines.append(say("lab-uses-paired", first=labels[0], second=labels[1]))
    return [ReportSection("uses", say("lab-section-uses"), lines, blocks)]


def sheet_block(game: str, counting: GameStatistics, sheet: str, statistics: Sequence[dict[str, UsageStatistics]],
                variants: Sequence[PlayedVariant], labels: Sequence[str]) -> ReportChart | ReportTable:
    """Return the chart or table of the things of one sheet."""
    title = say(f"balance-{game}-{sheet}")
    rows = list(dict.fromkeys(row for uses in statistics for row in uses))
    names = {row: counting.label(sheet, row) for row in rows}
    headings = per_variant(labels, [say(key) for key in ("lab-column-uses", "lab-column-users", "lab-column-effect")])
    paired = len(variants) == 2
    table = ReportTable(title, [title, *headings, *([say("lab-column-use-difference")] if paired else [])], [
        (names[row], *[cell for uses in statistics for cell in use_cells(uses.get(row))],
         *([difference_cell(variants, sheet, row)] if paired else [])) for row in rows])
    known = [(label, use) for label, uses in zip(labels, statistics, strict=True) for use in uses.values()
             if use.effect is not None]
    if not known:
        return table
    strongest = sorted({use.row for _, use in known}, key=lambda row: -max(strength(use) for _, use in known
                                                                          if use.row == row))[:MAX_CHART_ROWS]
    effects = {row: max((use.effect or 0.0) for _, use in known if use.row == row) for row in strongest}
    drawn = [names[row] for row in sorted(strongest, key=lambda row: -effects[row])]
    data = [{"variant": label, "name": names[use.row], "value": use.effect, "low": use.low, "high": use.high}
            for label, use in known if use.row in effects]
    spec = charts.intervals(data, say("lab-column-effect"), drawn, labels, 0.0, percent=True)
    return ReportChart(spec, say("lab-chart-uses", what=title), table)


def strength(use: UsageStatistics) -> float:
    """Return how clear an effect is, as a multiple of the width of its interval."""
    if use.effect is None or use.low is None or use.high is None or use.high == use.low:
        return 0.0
    return abs(use.effect) / (use.high - use.low)


def use_cells(use: UsageStatistics | None) -> tuple[str, str, str]:
    if use is None:
        return NOTHING, NOTHING, NOTHING
    effect = NOTHING if use.effect is None or use.low is None or use.high is None else with_interval(
        format_signed_measure("first", use.effect), format_interval("first", use.low, use.high, True))
    return mean_text(use.mean), share_of(use.seats), effect


def difference_cell(variants: Sequence[PlayedVariant], sheet: str, row: str) -> str:
    """Say how much more the second variant uses a thing for each seat, game by game on the same seeds."""
    per_seat = [[total / one.variant.run.players for total in tally.totals] if (
        tally := one.tally.uses.get((sheet, row))) is not None else [] for one in variants]
    found = paired_difference(*per_seat)
    if found is None:
        return NOTHING
    return with_interval(format_signed_measure("score", found.mean),
                         format_interval("score", found.low, found.high, True))


def statistics_section(game: str, variants: Sequence[PlayedVariant], labels: Sequence[str]) -> ReportSection | None:
    """Return the chapter with the game's own statistics; None if it counts nothing."""
    counting = load_statistics(game)
    if counting is None:
        return None
    figures = [one.tally.figures().sheets for one in variants]
    blocks = []
    for sheet, columns in counting.SHEETS.items():
        rows = list(dict.fromkeys(row for sheets in figures for row in sheets.get(sheet, {})))
        if not rows:
            continue
        headings = per_variant(labels, [say(f"balance-{game}-column-{column}") for column in columns])
        blocks.append(ReportTable(say(f"balance-{game}-{sheet}"), [say(f"balance-{game}-{sheet}"), *headings], [
            (counting.label(sheet, row), *[count_cell(sheets.get(sheet, {}).get(row, {}).get(column), form)
                                           for sheets in figures for column, (form, _) in columns.items()])
            for row in rows]))
    return ReportSection("counts", say("lab-section-counts"), [say("lab-counts")], blocks)


def count_cell(value: float | None, form: str) -> str:
    if value is None:
        return NOTHING
    return share_of(value) if form == SHARE else str(format_whole(value)) if form == COUNT else mean_text(value)
