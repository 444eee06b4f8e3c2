"""The words of Bul as text (choices, prompts, events, refusals), and its views and question data as typed data."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from sacbe.games.bul import rules as s
from sacbe.kernel.core.notation import CHANCE, EventType, Grammar, Verb

SEATS: Final = ("red", "blue")
GRAINS: Final = tuple("".join("b" if fallen >> grain & 1 else "y" for grain in range(4)) for fallen in range(16))
SPACE_NAMES: Final = tuple(str(space) for space in range(s.SPACES + 1))

VERBS: Final = {s.THROW: Verb("throw", (GRAINS,), CHANCE), s.ENTER: Verb("enter"),
                s.MOVE: Verb("move", (SPACE_NAMES,)), s.PASS: Verb("pass")}
GRAMMAR: Final = Grammar(VERBS, [*s.THROWS, *s.MOVES])
PROMPTS: Final = {s.ASK_THROW: "throw", s.ASK_MOVE: "move"}

SEAT: Final = ("seat", SEATS)
EVENTS: Final = {
    s.THREW: EventType("threw", (SEAT, ("steps", None), ("grains", GRAINS))),
    s.ENTERED: EventType("entered", (SEAT, ("to", None))),
    s.MOVED: EventType("moved", (SEAT, ("from", None), ("to", None))),
    s.CAPTURED: EventType("captured", (SEAT, ("space", None), ("pieces", None))),
    s.LEFT: EventType("left", (SEAT, ("from", None), ("freed", None), ("killed", None))),
    s.PASSED: EventType("passed", (SEAT,)),
    s.FINAL: EventType("final", (SEAT, ("taken", None))),
}

# number -> the ledger's id, then the names of the numbers that are stored with it
RULES: Final[dict[int, tuple[str, ...]]] = {
    s.EMPTY_HAND: ("bul.enter.hand",),
    s.NOT_YOURS: ("bul.move.own-stack", "space"),
    s.OWN_PIECE: ("bul.move.no-doubling", "space"),
    s.MUST_MOVE: ("bul.turn.must-move", "moves"),
}


# what is seen and asked, as typed data

Seat = Literal["red", "blue"]


class Shape(Struct, forbid_unknown_fields=True):
    """A record with exactly these fields."""


class Turn(Shape, tag_field="rule", tag="turn"):
    """A turn: throw, then move."""


class Mover(Shape, tag_field="rule", tag="move"):
    """A side that has thrown and must move."""

    seat: Seat


class Side(Shape):
    """What a side has beside the row, whom it holds, and all that it has taken so far."""

    hand: int
    dead: int
    captives: int
    taken: int


class View(Shape):
    """What everyone sees, which is everything: nothing is hidden."""

    turn: Seat
    thrown: int
    row: dict[str, str]                 # by space: the sides of the pieces, the holder's first
    seats: dict[Seat, Side]
    unfinished: list[Turn | Mover]


class Landing(Shape):
    """Where a move leads: a space, or None beyond the row; and how many pieces it captures there."""

    space: int | None
    captures: int


class MoveFacts(Shape):
    """The steps that were thrown, and where each move leads with them."""

    steps: int
    landings: dict[str, Landing]
