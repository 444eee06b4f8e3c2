"""Chichén Itzá in words, as `Box.texts` gives it: board, moves, questions, and the layout of its log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sacbe.games.chichen_itza import board, screen
from sacbe.kernel.presenter import Asked, Said, Seen
from sacbe.presentation.texts import PlainTexts


class ChichenItzaTexts(PlainTexts):
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

    def event_facts(self, said: Said, components: Mapping[str, Any]) -> Mapping[str, str | float]:
        return board.facts(said, components)


TEXTS: Final = ChichenItzaTexts("chichen_itza")
