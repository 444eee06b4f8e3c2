"""What a game brings for the terminal in `screen.py`, or what stands in for it: status, panels, moves in words."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, cast

from sacbe.cli.layout import PLAIN, layout
from sacbe.words import knows, say, tell

MARKS: Final = "●■▲◆★✚"         # a shape for each seat: colour alone says nothing to many eyes


class Panel(NamedTuple):
    """Something to look at, by a short name that can be typed."""

    key: str
    title: str
    lines: list[str]


class Asked(NamedTuple):
    """A question to a person, and what that seat may know about it."""

    prompt: str
    seat: str
    options: Sequence[str]
    seen: Mapping[str, Any]
    told: Sequence[Mapping[str, int | str]]     # what the seat heard lately
    moves: Sequence[str]                        # what it decided lately
    components: Mapping[str, Any]               # the changes of an edition of one's own


class Screen(Protocol):
    """What the module `screen` of a game offers; it may also have `details(asked)`, see below."""

    def status(self, seen: Mapping[str, Any]) -> str:
        """Where the game stands, in one line."""

    def panels(self, seen: Mapping[str, Any], marks: Mapping[str, str] | None,
               width: int) -> list[tuple[str, str, list[str]]]:
        """Key, title and lines of each panel, `board` and `seats` first; without marks for the ear."""

    def move(self, text: str, seen: Mapping[str, Any]) -> str:
        """A move in words."""


class Bare:
    """For a game without a `screen.py`: its board as `board.py` draws it or as a tree; a move by its message."""

    def __init__(self, game: str) -> None:
        self.game = game

    def status(self, seen: Mapping[str, Any]) -> str:
        return ""

    def panels(self, seen: Mapping[str, Any], marks: Mapping[str, str] | None,
               width: int) -> list[tuple[str, str, list[str]]]:
        shown = layout(self.game)
        if shown is not PLAIN:
            return [("board", say("panel-board"), shown.lines(seen))]
        table = {name: value for name, value in seen.items() if name != "seats"}
        named = {self._seat(seat, marks): own for seat, own in seen.get("seats", {}).items()}
        return [("board", say("panel-board"), PLAIN.lines(table)), ("seats", say("panel-seats"), PLAIN.lines(named))]

    def _seat(self, seat: str, marks: Mapping[str, str] | None) -> str:
        name = tell(f"name-{self.game}-seat-{seat}", {"count": 1})
        return name if marks is None else f"{marks[seat]} {name}"

    def move(self, text: str, seen: Mapping[str, Any]) -> str:
        """`move-<game>-<verb>` with the arguments as $a, $b, $c; without such a message, the notation."""
        verb, *arguments = text.split()
        key = f"move-{self.game}-{verb}"
        return tell(key, dict(zip("abcde", arguments))) if knows(key) else text


def screen(game: str) -> Screen:
    """The screen of a game that ships."""
    module = f"sacbe.games.{game}.screen"
    if importlib.util.find_spec(module) is None:
        return Bare(game)
    return cast(Screen, importlib.import_module(module))


def details(shown: Screen, asked: Asked) -> str:
    """What a game adds to the words of a question, such as the roll that lies on the table; often nothing."""
    tells = getattr(shown, "details", None)
    return "" if tells is None else str(tells(asked))
