"""How a game is shown as text: its board, and the layout of its log.

A game says this in its module `board`; one that has none is shown plainly, field by field.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol, cast


class Layout(Protocol):
    """What the module `board` of a game offers; it may also have `facts(said, components)`, which says what an event
    means in the edition that is played."""

    HEADINGS: tuple[str, ...]           # events that head what follows
    QUIET: tuple[str, ...]              # events that end a paragraph and are not shown
    BREAKS: tuple[str, ...]             # events that begin a paragraph
    LISTED: Mapping[str, str]           # several of these in a row become one; the field that is listed
    STYLES: Mapping[str, str]           # colours of the seats

    def lines(self, seen: Mapping[str, Any]) -> list[str]:
        """A view as text."""

    def named(self, field: str, value: int | str) -> str | float | None:
        """What the value of an event's field is called, where no message can say it."""


class Plain:
    """The layout of a game that says nothing about it."""

    HEADINGS: tuple[str, ...] = ()
    QUIET: tuple[str, ...] = ()
    BREAKS: tuple[str, ...] = ()
    LISTED: Mapping[str, str] = {}
    STYLES: Mapping[str, str] = {}

    def lines(self, seen: Mapping[str, Any]) -> list[str]:
        return list(_tree(seen, ""))

    def named(self, field: str, value: int | str) -> str | float | None:
        return None


PLAIN: Final = Plain()


def _tree(seen: Mapping[str, Any], indent: str) -> Iterator[str]:
    """Fields and values, what is inside a field below it."""
    for field, value in seen.items():
        if isinstance(value, Mapping) and value:
            yield f"{indent}{field}"
            yield from _tree(value, indent + "  ")
        elif isinstance(value, list | tuple):
            yield f"{indent}{field}: {', '.join(str(item) for item in value)}".rstrip()
        else:
            yield f"{indent}{field}: {'' if isinstance(value, Mapping) else value}".rstrip()


def layout(game: str) -> Layout:
    """The layout of a game that ships."""
    module = f"sacbe.games.{game}.board"
    return cast(Layout, importlib.import_module(module)) if importlib.util.find_spec(module) else PLAIN
