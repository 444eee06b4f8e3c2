"""What a move does, as records: things of the game, amounts, steps and chances, without words or colours."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Thing(Struct, frozen=True):
    """Something of a game by its kind and id: a place, a card, a piece, a good, a seat.

    The ids are those of views and notation; the message `name-<game>-<kind>-<id>` says what it is called.

    >>> Thing("good", "wood")
    Thing(kind='good', id='wood')
    """

    kind: str
    id: str


class Effect(Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True, repr_omit_defaults=True):
    """Something that a move does to a seat: for certain, or with a probability where chance decides."""

    seat: str = ""
    certain: bool = True
    probability: float = 1.0


class Pay(Effect, frozen=True, kw_only=True, tag="pay"):
    """The seat pays an amount of something."""

    what: Thing
    amount: float


class Gain(Effect, frozen=True, kw_only=True, tag="gain"):
    """The seat gains an amount of something."""

    what: Thing
    amount: float


class Lose(Effect, frozen=True, kw_only=True, tag="lose"):
    """The seat loses an amount of something without paying for anything."""

    what: Thing
    amount: float


class Step(Effect, frozen=True, kw_only=True, tag="step"):
    """A marker of the seat moves on a track."""

    track: Thing
    before: int
    after: int


class Level(Effect, frozen=True, kw_only=True, tag="level"):
    """Something of the seat has another level."""

    track: Thing
    before: int
    after: int


class Points(Effect, frozen=True, kw_only=True, tag="points"):
    """The seat scores points, or loses them."""

    amount: float
    source: str = ""


class Put(Effect, frozen=True, kw_only=True, tag="put"):
    """A piece or a card goes to a place."""

    piece: Thing
    place: Thing


class Happen(Effect, frozen=True, kw_only=True, tag="happen"):
    """Something of the game's own: an event with its fields; the message `effect-<game>-<event>` says it."""

    event: str
    facts: dict[str, Any] = {}

    def __hash__(self) -> int:
        return hash((self.event, self.seat, self.probability, *self.facts.items()))


class Reveal(Effect, frozen=True, kw_only=True, tag="reveal"):
    """Something secret is opened; what comes of it cannot be known before."""


class Outcome(Struct, frozen=True):
    """What chance may answer, in notation, and how likely that is."""

    answer: str
    probability: float


class Chance(Effect, frozen=True, kw_only=True, tag="chance"):
    """Chance decides; all its answers where they are known and few."""

    prompt: str
    outcomes: list[Outcome] = []

    def __hash__(self) -> int:
        return hash((self.prompt, self.seat, self.probability, len(self.outcomes)))


AnyEffect = Pay | Gain | Lose | Step | Level | Points | Put | Happen | Reveal | Chance
