"""What Bul tells as typed data: the view, what is half done, and the facts of its one question."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

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
    """Everything: nothing is hidden."""

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
