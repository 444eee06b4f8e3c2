"""What a terminal shows of Bul: the row drawn for the eye or told for the ear, the sides, and moves in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sacbe.games.bul.board import drawn_row, is_over, name
from sacbe.words import say, tell

Seen = Mapping[str, Any]


def status(seen: Seen) -> str:
    """Whose throw it is, or what was thrown."""
    return "" if is_over(seen) else say("board-bul-thrown", seat=name(seen["turn"]), steps=seen["thrown"])


def panels(seen: Seen, marks: Mapping[str, str] | None, width: int) -> list[tuple[str, str, list[str]]]:
    """Key, title and lines of each panel; without marks for the ear."""
    row = told_row(seen) if marks is None else drawn_row(seen)
    signs = {seat: "" if marks is None else f"{marks[seat]} " for seat in seen["seats"]}
    sides = [signs[seat] + say("board-bul-side", seat=name(seat), **own) for seat, own in seen["seats"].items()]
    return [("board", say("panel-board"), row), ("seats", say("panel-seats"), sides)]


def told_row(seen: Seen) -> list[str]:
    """A line for each stack."""
    stacks = [(space, [name(seat) for seat in stack.split()]) for space, stack in seen["row"].items()]
    return [say("spoken-bul-stack", space=space, stack=", ".join(names)) for space, names in stacks] or [
        say("spoken-bul-empty")]


def move(text: str, seen: Seen) -> str:
    """A move in words; the throws of chance stay as they are."""
    verb, *arguments = text.split()
    return text if verb == "throw" else tell(f"move-bul-{verb}", {"space": "".join(arguments)})
