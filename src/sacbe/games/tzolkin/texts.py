"""Tzolk'in in words, as `Box.texts` gives it: board, moves, questions, and the layout of its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.tzolkin import board, screen
from sacbe.kernel.presenter import Asked, Seen
from sacbe.presentation.texts import PlainTexts


class TzolkinTexts(PlainTexts):
    """What the modules `board` and `screen` say."""

    headings = board.HEADINGS
    quiet = board.QUIET
    breaks = board.BREAKS
    listed = board.LISTED
    styles = board.STYLES

    def board(self, seen: Seen) -> list[str]:
        return board.lines(seen)

    def status(self, seen: Seen) -> str:
        return screen.status(seen)

    def panels(self, seen: Seen, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]:
        return screen.panels(seen, marks, width)

    def move(self, text: str, seen: Seen) -> str:
        return screen.move(text, seen)

    def details(self, asked: Asked) -> str:
        return screen.details(asked)

    def named(self, field: str, value: int | str) -> str | float | None:
        return board.named(field, value)


TEXTS: Final = TzolkinTexts("tzolkin")
