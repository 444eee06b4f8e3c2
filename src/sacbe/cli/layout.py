"""How a game is shown as text: its board, and the layout of its log.  Each game brings this in `board.py`."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any, Protocol, cast


class Layout(Protocol):
    """What the module `board` of a game offers."""

    HEADINGS: tuple[str, ...]           # events that head what follows
    QUIET: tuple[str, ...]              # events that end a paragraph and are not shown
    BREAKS: tuple[str, ...]             # events that begin a paragraph
    LISTED: Mapping[str, str]           # several of these in a row become one; the field that is listed
    STYLES: Mapping[str, str]           # colours of the seats

    def lines(self, seen: Mapping[str, Any]) -> list[str]:
        """A view as text."""

    def named(self, field: str, value: int | str) -> str | float | None:
        """What the value of an event's field is called, where no message can say it."""


def layout(game: str) -> Layout:
    """The layout of a game that ships."""
    return cast(Layout, importlib.import_module(f"sacbe.games.{game}.board"))
