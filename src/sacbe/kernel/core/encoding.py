"""What a seat sees of a position as a row of numbers: for programs that learn, one after the other or many at once.

The rows of many games stand in one vector of 16-bit numbers, which NumPy reads without a copy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from sacbe.kernel.core.frame import CHANCE, State

LEAST: Final = -32_768          # of what a number of a row can be
MOST: Final = 32_767


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """What one game, with so many players and these options, looks like in numbers; each of them has a name.

    A row says what its seat may know and nothing else: after a redeal for the seat it is the same.  It is complete:
    positions that look different to the seat have different rows.  It is relative: `me` is the seat whose row it is,
    `next1` the one after it in the order of the seats.  The contract checks all three.
    """

    def __init__(self, version: i64, seats: i64, names: tuple[str, ...], prompts: Mapping[int, str]) -> None:
        self.version: Final[i64] = version      # of the names and their meaning: what was learnt fits one version
        self.seats: Final[i64] = seats
        self.names: Final = names
        self.size: Final[i64] = len(names)
        self.prompts: Final[i64] = len(prompts)
        self.place_of: Final = prompt_places(prompts)

    def write_row(self, state: State, seat: i64, out: vec[i16], at: i64) -> i64:
        """Write the whole row of a seat from this place on; return where the next one goes.

        The game may be over.
        """
        raise NotImplementedError

    def encode_row(self, state: State, seat: i64) -> list[int]:
        """The row of a seat as a list."""
        out = vec[i16]([0] * self.size)
        self.write_row(state, seat, out, 0)
        return [int(number) for number in out]

    def put_question(self, out: vec[i16], at: i64, state: State, seat: i64) -> i64:
        """Write which seat it is, who is asked and what, in the order of `question_names`."""
        ask = state.ask
        at = put_one(out, at, seat, self.seats)
        if ask is None:
            return put_zeros(out, at, self.seats + 1 + self.prompts)
        at = put_seat(out, at, ask.seat, seat, self.seats)
        out[at] = 1 if ask.seat == CHANCE else 0
        return put_one(out, at + 1, self.place_of[ask.prompt], self.prompts)


# ---------------------------------------------------------------- what encoders write with

def put_zeros(out: vec[i16], at: i64, many: i64) -> i64:
    """Write this many zeros; return, as all of these functions do, where the next thing goes."""
    end = at + many
    while at < end:
        out[at] = 0
        at += 1
    return end


def put_bits(out: vec[i16], at: i64, bits: i64, many: i64) -> i64:
    """Write a set: 1 for each member, 0 for what is not in it."""
    end = at + many
    if bits == 0:
        while at < end:
            out[at] = 0
            at += 1
        return end
    while at < end:
        out[at] = i16(bits & 1)
        bits >>= 1
        at += 1
    return end


def put_all(out: vec[i16], at: i64, numbers: vec[i64]) -> i64:
    """Write numbers as they are."""
    for number in numbers:
        out[at] = i16(number)
        at += 1
    return at


def put_one(out: vec[i16], at: i64, which: i64, many: i64) -> i64:
    """Write which one of so many cases holds: 1 for it, 0 for the others; all are 0 if it is none of them."""
    end = put_zeros(out, at, many)
    if 0 <= which < many:
        out[at + which] = 1
    return end


def put_seat(out: vec[i16], at: i64, who: i64, seat: i64, seats: i64) -> i64:
    """Write a seat as `me`, `next1`, ...; all are 0 for what is no seat."""
    if who >= seats:
        return put_zeros(out, at, seats)        # nobody, or chance
    return put_one(out, at, who - seat if who >= seat else who - seat + seats, seats)


# ---------------------------------------------------------------- names of what they write

def relative_seat_names(seats: int) -> tuple[str, ...]:
    """The seats as a row calls them.

    >>> relative_seat_names(3)
    ('me', 'next1', 'next2')
    """
    return ("me", *[f"next{n}" for n in range(1, seats)])


def prefix_labels(group: str, labels: Iterable[str]) -> list[str]:
    """Put the name of a group before each label.

    >>> prefix_labels("me", ["corn", "wood"])
    ['me.corn', 'me.wood']
    """
    return [f"{group}.{label}" for label in labels]


def question_names(seats: Sequence[str], prompts: Mapping[int, str]) -> list[str]:
    """The names of what `put_question` writes; which seat it is matters, because moves may name seats.

    >>> question_names(["red", "blue"], {1: "throw", 2: "move"})         # doctest: +NORMALIZE_WHITESPACE
    ['seat.red', 'seat.blue', 'asked.me', 'asked.next1', 'asked.chance', 'question.throw', 'question.move']
    """
    return [*prefix_labels("seat", seats), *prefix_labels("asked", [*relative_seat_names(len(seats)), "chance"]),
            *prefix_labels("question", [prompts[number] for number in sorted(prompts)])]


def prompt_places(prompts: Mapping[int, str]) -> vec[i64]:
    """Map the number of each prompt to its place among all of them; numbers that are none, beyond the last place."""
    places = [len(prompts)] * (max(prompts) + 1)
    for place, number in enumerate(sorted(prompts)):
        places[number] = place
    return vec[i64](places)
