"""How commands print: tables and prose on a terminal, plain aligned lines in a pipe, JSON for programs."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sacbe.kernel.definition.game_definition import VARIANT
from sacbe.presentation.language.words import say

NARROW = 40     # columns wider than this may be folded on a terminal, all others keep their width


def is_on_terminal() -> bool:
    """Does the output go to a terminal?"""
    return sys.stdout.isatty()


def print_line(text: str = "") -> None:
    """Print one line as it is: no markup, no colours, no folding in a pipe."""
    if is_on_terminal():
        Console(highlight=False).print(Text(text))
    else:
        print(text)


def fold_text(text: str, first: str) -> str:
    """Text behind its first characters, folded to the width of a terminal; in a pipe it stays one line."""
    if not is_on_terminal():
        return first + text
    return textwrap.fill(text, Console().width, initial_indent=first, subsequent_indent=" " * len(first),
                         break_on_hyphens=False)


def print_values(rows: Sequence[tuple[str, object]]) -> None:
    """Print labels and their values, one below the other."""
    width = max(len(label) for label, _ in rows) + 2
    for label, value in rows:
        print_line(label.ljust(width) + str(value))


def print_edition(name: str, components: Mapping[str, object]) -> None:
    """Print which components of one's own are in force, and how many values they change; a variant is called one."""
    if VARIANT in components:
        print_line(say("variant-changed", name=name, count=len(components) - 1))
    elif components:
        print_line(say("components-changed", name=name, count=len(components)))


def format_component(value: object) -> str:
    """A value of the components as its file would have it."""
    return json.dumps(value, ensure_ascii=False).replace('"', "")


def print_problem(text: str) -> None:
    """Print what went wrong in one line, on the error stream."""
    print(f"sacbe: {' '.join(text.split())}", file=sys.stderr)


def print_json(value: object) -> None:
    """Print a value as indented JSON."""
    print(json.dumps(value, ensure_ascii=False, indent=2))


def print_table(headings: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print rows under headings; numbers stand to the right, the last column may be long."""
    texts = [[str(cell) for cell in row] for row in rows]
    numeric = [bool(rows) and all(isinstance(row[at], int | float) for row in rows) for at in range(len(headings))]
    if is_on_terminal():
        _rich_table(headings, texts, numeric)
    else:
        _plain_table(headings, texts, numeric)


def _rich_table(headings: Sequence[str], rows: Sequence[Sequence[str]], numeric: Sequence[bool]) -> None:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, heading in enumerate(headings):
        widest = max((len(row[at]) for row in rows), default=0)
        grid.add_column(Text(heading), justify="right" if numeric[at] else "left", no_wrap=widest <= NARROW,
                        overflow="ellipsis" if widest <= NARROW else "fold")
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    Console(highlight=False).print(grid)


def _plain_table(headings: Sequence[str], rows: Sequence[Sequence[str]], numeric: Sequence[bool]) -> None:
    widths = [max(len(row[at]) for row in [headings, *rows]) for at in range(len(headings))]
    for row in [headings, *rows]:
        cells = [cell.rjust(width) if right else cell.ljust(width) for cell, width, right in zip(row, widths, numeric)]
        print("  ".join(cells).rstrip())
