"""Bul in words: the row as lines of text, moves and questions, and how its log is laid out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.bul.schema import SEATS
from sacbe.games.bul.rules import SPACES
from sacbe.kernel.definition.presenter import QuestionContext, ViewData
from sacbe.presentation.language.texts import DefaultTextRenderer
from sacbe.presentation.language.words import say, say_with

WIDE: Final = 5                                     # columns of a space; a high stack makes all of them wider


class BulTextRenderer(DefaultTextRenderer):
    """Renders Bul as text, from views and question data alone; words come from Fluent."""

    paragraph_events = ("threw",)                   # events that begin a paragraph of the log
    styles = {"red": "red", "blue": "bright_blue"}

    def board_lines(self, view: ViewData) -> list[str]:
        """Return the row between its two ends, the throw, and a line for each side."""
        return [*drawn_row(view), "", *filter(None, [self.status_line(view)]), *side_lines(view, None)]

    def status_line(self, view: ViewData) -> str:
        """Return whose throw it is, or what was thrown; an empty text after the end."""
        if not view["unfinished"]:
            return ""
        return say("board-bul-thrown", seat=name(view["turn"]), steps=view["thrown"])

    def panels(self, view: ViewData, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]:
        """Return key, title and lines of each panel; without marks for a screen reader."""
        row = spoken_row(view) if marks is None else drawn_row(view)
        return [("board", say("panel-board"), row), ("seats", say("panel-seats"), side_lines(view, marks))]

    def move(self, text: str, view: ViewData) -> str:
        """Return a move in words; the throws of chance stay as they are."""
        verb, *arguments = text.split()
        return text if verb == "throw" else say_with(f"move-bul-{verb}", {"space": "".join(arguments)})

    def question_details(self, question: QuestionContext) -> str:
        """Return the throw, which belongs to the question."""
        return "" if question.facts is None else say("detail-bul-move", steps=question.facts.steps)

    def value_name(self, field: str, value: int | str) -> str | None:
        """Return a space of the row by its number."""
        return say("place-bul", space=value) if field == "place" else None


def name(seat: str) -> str:
    """Return what a side is called."""
    return say(f"name-bul-seat-{seat}")


def side_lines(view: ViewData, marks: Mapping[str, str] | None) -> list[str]:
    """Return a line for each side, after its mark."""
    signs = {seat: "" if marks is None else f"{marks[seat]} " for seat in view["seats"]}
    return [signs[seat] + say("board-bul-side", seat=name(seat), **own) for seat, own in view["seats"].items()]


def drawn_row(view: ViewData) -> list[str]:
    """Return the numbers of the spaces, and the stacks between the sticks."""
    stacks = [stack(view["row"].get(str(space), "")) for space in range(1, SPACES + 1)]
    wide = max(WIDE, *map(len, stacks))
    left, right = (name(seat) for seat in SEATS)
    head = " " * (len(left) + 2) + " ".join(str(space).center(wide) for space in range(1, SPACES + 1))
    row = "|".join(letters.center(wide) for letters in stacks)
    return [head.rstrip(), f"{left} |{row}| {right}"]


def stack(seats: str) -> str:
    """Return the pieces of a stack by the first letters of their sides; the holder's is a capital."""
    letters = [name(seat)[0].lower() for seat in seats.split()]
    return "".join([letters[0].upper(), *letters[1:]]) if letters else "·"


def spoken_row(view: ViewData) -> list[str]:
    """Return a line for each stack."""
    stacks = [(space, [name(seat) for seat in pieces.split()]) for space, pieces in view["row"].items()]
    return [say("spoken-bul-stack", space=space, stack=", ".join(names)) for space, names in stacks] or [
        say("spoken-bul-empty")]


TEXTS: Final = BulTextRenderer("bul")
