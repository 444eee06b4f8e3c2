"""What several commands share: their arguments, and lines of labels and values."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sacbe.cli import output
from sacbe.kernel.errors import Problem
from sacbe.presentation.figures import Figure
from sacbe.words import say

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="help-players", show_default=False)]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME,..", help="help-bots")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="help-components")]
Json = Annotated[bool, typer.Option("--json", help="help-json")]


def bot_names(text: str) -> list[str]:
    """The names of a comma-separated list."""
    return [name.strip() for name in text.split(",")]


def chosen_options(pairs: Sequence[str] | None) -> dict[str, str]:
    """`name=value` pairs of the command line."""
    found: dict[str, str] = {}
    for pair in pairs or ():
        name, sign, value = pair.partition("=")
        if not sign:
            raise Problem("option-form", text=pair)
        if name in found:
            raise Problem("option-twice", option=name)
        found[name] = value
    return found


def edition_line(name: str, count: int) -> str:
    """Which components of one's own are in force."""
    return say("components-changed", name=name, count=count)


def component(value: object) -> str:
    """A value of the components as its file would have it."""
    return json.dumps(value, ensure_ascii=False).replace('"', "")


def folded(text: str, first: str) -> str:
    """Text behind its first characters, folded to the width of a terminal; in a pipe it stays one line."""
    if not output.on_terminal():
        return first + text
    return textwrap.fill(text, Console().width, initial_indent=first, subsequent_indent=" " * len(first),
                         break_on_hyphens=False)


def values(rows: Sequence[tuple[str, str | Figure]]) -> None:
    """Labels and their values, one below the other."""
    width = max(len(label) for label, _ in rows) + 2
    for label, value in rows:
        output.line(label.ljust(width) + str(value))
