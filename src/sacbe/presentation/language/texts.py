"""The text renderer of games that bring none: a view as a tree, a move by its message.

A game with more to say derives a class from this one; `GameDefinition.text_renderer` gives it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.presenter import EventData, QuestionContext, TextRenderer, ViewData
from sacbe.presentation.language.words import has_message, say, say_with

MARKS: Final = "●■▲◆★✚"         # a shape for each seat: many people cannot tell colours apart


class DefaultTextRenderer:
    """Renders a game that has no text renderer of its own."""

    heading_events: tuple[str, ...] = ()
    hidden_events: tuple[str, ...] = ()
    paragraph_events: tuple[str, ...] = ()
    minor_events: tuple[str, ...] = ()
    listed_events: Mapping[str, str] = {}
    styles: Mapping[str, str] = {}

    def __init__(self, game: str) -> None:
        self.game = game

    def board_lines(self, view: ViewData) -> list[str]:
        return list(field_tree(view, ""))

    def status_line(self, view: ViewData) -> str:
        return ""

    def panels(self, view: ViewData, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]:
        table = {name: value for name, value in view.items() if name != "seats"}
        named = {self._seat(seat, marks): own for seat, own in view.get("seats", {}).items()}
        return [("board", say("panel-board"), list(field_tree(table, ""))),
                ("seats", say("panel-seats"), [*field_tree(named, "")])]

    def _seat(self, seat: str, marks: Mapping[str, str] | None) -> str:
        name = say_with(f"name-{self.game}-seat-{seat}", {"count": 1})
        return name if marks is None else f"{marks[seat]} {name}"

    def move(self, text: str, view: ViewData) -> str:
        """`move-<game>-<verb>` with the arguments as $a, $b, $c; without such a message, the notation."""
        verb, *arguments = text.split()
        key = f"move-{self.game}-{verb}"
        return say_with(key, dict(zip("abcde", arguments))) if has_message(key) else text

    def question_details(self, question: QuestionContext) -> str:
        return ""

    def value_name(self, field: str, value: int | str) -> str | float | None:
        return None

    def event_facts(self, event: EventData, components: Mapping[str, Any]) -> Mapping[str, str | float]:
        return {}


class BoardModule(Protocol):
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

    def board_lines(self, view: ViewData) -> list[str]: ...
    def value_name(self, field: str, value: int | str) -> str | float | None: ...


class ScreenModule(Protocol):
    """A module that shows a game in panels, and puts its moves and questions into words."""

    def status_line(self, view: ViewData) -> str: ...
    def panels(self, view: ViewData, marks: Mapping[str, str] | None,
               width: int) -> list[tuple[str, str, list[str]]]: ...
    def move(self, text: str, view: ViewData) -> str: ...
    def question_details(self, question: QuestionContext) -> str: ...


class ModuleTextRenderer(DefaultTextRenderer):
    """Renders a game whose texts fill modules: one for the board and the log, one for the screen."""

    def __init__(self, game: str, board: BoardModule, screen: ScreenModule) -> None:
        super().__init__(game)
        self.drawn, self.shown = board, screen
        self.heading_events, self.hidden_events, self.paragraph_events = board.HEADINGS, board.QUIET, board.BREAKS
        self.listed_events, self.styles = board.LISTED, board.STYLES

    def board_lines(self, view: ViewData) -> list[str]:
        return self.drawn.board_lines(view)

    def status_line(self, view: ViewData) -> str:
        return self.shown.status_line(view)

    def panels(self, view: ViewData, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]:
        return self.shown.panels(view, marks, width)

    def move(self, text: str, view: ViewData) -> str:
        return self.shown.move(text, view)

    def question_details(self, question: QuestionContext) -> str:
        return self.shown.question_details(question)

    def value_name(self, field: str, value: int | str) -> str | float | None:
        return self.drawn.value_name(field, value)


def field_tree(view: Mapping[str, Any], indent: str) -> Iterator[str]:
    """Yield fields and values as lines; what is inside a field stands below it, indented."""
    for field, value in view.items():
        if isinstance(value, Mapping) and value:
            yield f"{indent}{field}"
            yield from field_tree(value, indent + "  ")
        elif isinstance(value, list | tuple):
            yield f"{indent}{field}: {', '.join(str(item) for item in value)}".rstrip()
        else:
            yield f"{indent}{field}: {'' if isinstance(value, Mapping) else value}".rstrip()


def text_renderer_of(definition: GameDefinition) -> TextRenderer:
    """The text renderer of a game, or the default one if it brings none."""
    return definition.text_renderer() or DefaultTextRenderer(definition.name)
