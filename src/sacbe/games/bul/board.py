"""The row as lines of text, and how a log of this game is laid out; words come from Fluent, facts from a view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sacbe.games.bul.notation import SEATS
from sacbe.games.bul.state import SPACES
from sacbe.words import say

HEADINGS: Final = ()                                # events that head what follows
QUIET: Final = ()                                   # events that end a paragraph and are not shown
BREAKS: Final = ("threw",)                          # events that begin a paragraph
LISTED: Final[Mapping[str, str]] = {}               # several of these in a row become one; the field that is listed
STYLES: Final = {"red": "red", "blue": "bright_blue"}

WIDE: Final = 5                                     # columns of a space; a high stack makes all of them wider


def name(seat: str) -> str:
    """What a side is called."""
    return say(f"name-bul-seat-{seat}")


def named(field: str, value: int | str) -> str | float | None:
    """Nothing here needs a name that no message can give."""
    return None


def lines(seen: Mapping[str, Any]) -> list[str]:
    """A view of the game: the row between its two ends, the throw, and a line for each side."""
    thrown = [] if is_over(seen) else [say("board-bul-thrown", seat=name(seen["turn"]), steps=seen["thrown"])]
    sides = [say("board-bul-side", seat=name(seat), **own) for seat, own in seen["seats"].items()]
    return [*drawn_row(seen), "", *thrown, *sides]


def drawn_row(seen: Mapping[str, Any]) -> list[str]:
    """The numbers of the spaces, and the stacks between the sticks."""
    stacks = [stack(seen["row"].get(str(space), "")) for space in range(1, SPACES + 1)]
    wide = max(WIDE, *map(len, stacks))
    left, right = (name(seat) for seat in SEATS)
    head = " " * (len(left) + 2) + " ".join(str(space).center(wide) for space in range(1, SPACES + 1))
    row = "|".join(letters.center(wide) for letters in stacks)
    return [head.rstrip(), f"{left} |{row}| {right}"]


def is_over(seen: Mapping[str, Any]) -> bool:
    """Has a side neither a piece in hand nor a stack of its own?"""
    holders = {stack.split()[0] for stack in seen["row"].values()}
    return any(own["hand"] == 0 and seat not in holders for seat, own in seen["seats"].items())


def stack(seats: str) -> str:
    """The pieces of a stack by the first letters of their sides; the holder's is a capital."""
    letters = [name(seat)[0].lower() for seat in seats.split()]
    return "".join([letters[0].upper(), *letters[1:]]) if letters else "·"
