"""The parts of a report: sections with sentences, charts and tables.  A page and a Markdown file show the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from sacbe.lab.experiment.measures import SHARES
from sacbe.lab.experiment.plan import ExperimentVariant
from sacbe.lab.experiment.settings import PLAYERS
from sacbe.presentation.language.numbers import (
    FormattedNumber,
    format_hundredth,
    format_percent,
    format_tenth,
    format_whole,
)
from sacbe.presentation.language.words import say

NOTHING: Final = "–"
COUNT_MEASURES: Final = frozenset({"decisions", "draws"})
MOST: Final = 5             # variants that are shown in every detail; the files have all of them


class ReportTable(NamedTuple):
    """Rows under headings; the first column names the row, the others are figures."""

    title: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class ReportChart(NamedTuple):
    """A drawing as Vega-Lite, what it shows in one sentence, and the table that says the same."""

    spec: Mapping[str, Any]
    label: str
    table: ReportTable


class ReportSection(NamedTuple):
    """A chapter of the report."""

    name: str
    title: str
    lines: Sequence[str]                        # sentences
    blocks: Sequence[ReportChart | ReportTable] = ()
    points: Sequence[str] = ()                  # what stands out, one line each


def format_measure(measure: str, value: float) -> FormattedNumber:
    """Format a number as its measure is written: a share, a count, or points."""
    if measure in SHARES:
        return format_percent(value)
    return format_tenth(value) if measure in COUNT_MEASURES else format_hundredth(value)


def format_signed_measure(measure: str, value: float) -> str:
    """Format a number as its measure is written, with its sign."""
    text = str(format_measure(measure, abs(value)))
    return ("−" if value < 0 else "+") + text


def format_interval(measure: str, low: float, high: float, sign: bool = False) -> str:
    """Format the interval from one number to another."""
    made = format_signed_measure if sign else format_measure
    return say("lab-interval", low=str(made(measure, low)), high=str(made(measure, high)))


def with_interval(text: str, between: str) -> str:
    return f"{text} ({between})"


def share_of(value: float | None, low: float | None = None, high: float | None = None) -> str:
    """Format a share, with its interval if it has one; None is a dash."""
    if value is None:
        return NOTHING
    text = str(format_percent(value))
    return text if low is None or high is None else with_interval(text, format_interval("first", low, high))


def mean_text(value: float | None) -> str:
    return NOTHING if value is None else str(format_hundredth(value))


def label_of(variant: ExperimentVariant, axes: Sequence[str]) -> str:
    """Return what a variant is called in a report: its name, or its values of what is swept."""
    if not axes:
        return variant.name
    return ", ".join(say("lab-players", count=value) if axis == PLAYERS else f"{axis.rpartition('.')[2]} = {value}"
                     for axis, value in zip(axes, variant.values, strict=True))


def measure_name(name: str) -> str:
    return say(f"lab-measure-{name}")


def per_variant(labels: Sequence[str], headings: Sequence[str]) -> list[str]:
    """Return headings for a group of columns of each variant; with one variant its name is left out."""
    if len(labels) == 1:
        return list(headings)
    if len(headings) == 1:
        return list(labels)
    return [f"{label}: {heading}" for label in labels for heading in headings]


def count(value: float) -> str:
    return str(format_whole(value))
