"""Arguments that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from sacbe.kernel.errors import Problem
from sacbe.runtime.console.localized import OPTIONAL_ADDRESS

GameName = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="help-players", show_default=False)]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME,..", help="help-bots")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
Components = Annotated[Path | None, typer.Option("--components", metavar="FILE", help="help-components")]
Jobs = Annotated[int | None, typer.Option("--jobs", metavar="J", help="help-jobs", show_default=False)]
RayOption = Annotated[str | None, typer.Option("--ray", metavar=OPTIONAL_ADDRESS, help="help-ray",
                                            show_default=False)]
OutOption = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="help-out", show_default=False)]
RowsOption = Annotated[str, typer.Option("--rows", metavar="games|decisions", help="help-rows")]
ResumeOption = Annotated[bool, typer.Option("--resume", help="help-resume")]
JsonOption = Annotated[bool, typer.Option("--json", help="help-json")]


def bot_names(text: str) -> list[str]:
    """The names of a comma-separated list."""
    return [name.strip() for name in text.split(",")]


def parse_options(pairs: Sequence[str] | None) -> dict[str, str]:
    """Read the `name=value` pairs of the command line."""
    found: dict[str, str] = {}
    for pair in pairs or ():
        name, sign, value = pair.partition("=")
        if not sign:
            raise Problem("option-form", text=pair)
        if name in found:
            raise Problem("option-twice", option=name)
        found[name] = value
    return found
