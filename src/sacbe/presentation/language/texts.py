"""A game in words where it says nothing itself: its view as a tree, a move by its message.

Games with more to say make a class of these and override what they can say better; `Box.texts` gives theirs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from sacbe.kernel.definition.game_definition import Box
from sacbe.kernel.definition.presenter import Asked, Said, Seen, Texts
from sacbe.presentation.language.words import knows, say, tell

MARKS: Final = "●■▲◆★✚"         # a shape for each seat: many people cannot tell colours apart


class PlainTexts:
    """The texts of a game that says nothing about them."""

    headings: tuple[str, ...] = ()
    quiet: tuple[str, ...] = ()
    breaks: tuple[str, ...] = ()
    minor: tuple[str, ...] = ()
    listed: Mapping[str, str] = {}
    styles: Mapping[str, str] = {}

    def __init__(self, game: str) -> None:
        self.game = game

    def board(self, seen: Seen) -> list[str]:
        return list(tree(seen, ""))

    def status(self, seen: Seen) -> str:
        return ""

    def panels(self, seen: Seen, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]:
        table = {name: value for name, value in seen.items() if name != "seats"}
        named = {self._seat(seat, marks): own for seat, own in seen.get("seats", {}).items()}
        return [("board", say("panel-board"), list(tree(table, ""))), ("seats", say("panel-seats"), [*tree(named, "")])]

    def _seat(self, seat: str, marks: Mapping[str, str] | None) -> str:
        name = tell(f"name-{self.game}-seat-{seat}", {"count": 1})
        return name if marks is None else f"{marks[seat]} {name}"

    def move(self, text: str, seen: Seen) -> str:
        """`move-<game>-<verb>` with the arguments as $a, $b, $c; without such a message, the notation."""
        verb, *arguments = text.split()
        key = f"move-{self.game}-{verb}"
        return tell(key, dict(zip("abcde", arguments))) if knows(key) else text

    def details(self, asked: Asked) -> str:
        return ""

    def named(self, field: str, value: int | str) -> str | float | None:
        return None

    def event_facts(self, said: Said, components: Mapping[str, Any]) -> Mapping[str, str | float]:
        return {}


class BoardWords(Protocol):
    """A module that draws the board of a game as lines, and lays out its log."""

    @property
    def HEADINGS(self) -> tuple[str, ...]: ...
    @property
    def QUIET(self) -> tuple[str, ...]: ...
    @property
    def BREAKS(self) -> tuple[str, ...]: ...
    @property
    def LISTED(self) -> Mapping[str, str]: ...
    @property
    def STYLES(self) -> Mapping[str, str]: ...

    def lines(self, seen: Seen) -> list[str]: ...
    def named(self, field: str, value: int | str) -> str | float | None: ...


class ScreenWords(Protocol):
    """A module that shows a game in panels, and puts its moves and questions into words."""

    def status(self, seen: Seen) -> str: ...
    def panels(self, seen: Seen, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]: ...
    def move(self, text: str, seen: Seen) -> str: ...
    def details(self, asked: Asked) -> str: ...


class ModuleTexts(PlainTexts):
    """The texts of a game with so much to say that it fills modules."""

    def __init__(self, game: str, board: BoardWords, screen: ScreenWords) -> None:
        super().__init__(game)
        self.drawn, self.shown = board, screen
        self.headings, self.quiet, self.breaks = board.HEADINGS, board.QUIET, board.BREAKS
        self.listed, self.styles = board.LISTED, board.STYLES

    def board(self, seen: Seen) -> list[str]:
        return self.drawn.lines(seen)

    def status(self, seen: Seen) -> str:
        return self.shown.status(seen)

    def panels(self, seen: Seen, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]:
        return self.shown.panels(seen, marks, width)

    def move(self, text: str, seen: Seen) -> str:
        return self.shown.move(text, seen)

    def details(self, asked: Asked) -> str:
        return self.shown.details(asked)

    def named(self, field: str, value: int | str) -> str | float | None:
        return self.drawn.named(field, value)


def tree(seen: Mapping[str, Any], indent: str) -> Iterator[str]:
    """Fields and values, what is inside a field below it."""
    for field, value in seen.items():
        if isinstance(value, Mapping) and value:
            yield f"{indent}{field}"
            yield from tree(value, indent + "  ")
        elif isinstance(value, list | tuple):
            yield f"{indent}{field}: {', '.join(str(item) for item in value)}".rstrip()
        else:
            yield f"{indent}{field}: {'' if isinstance(value, Mapping) else value}".rstrip()


def texts_of(box: Box) -> Texts:
    """The texts of a game, or those of a game that says nothing."""
    return box.texts() or PlainTexts(box.name)
