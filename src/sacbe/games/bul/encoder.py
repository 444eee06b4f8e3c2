"""What a side of Bul sees as numbers: its own pieces and those of the other side; spaces keep their numbers."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.bul.notation import PROMPTS, SEATS
from sacbe.games.bul.rules import SPACES, Table, pieces
from sacbe.kernel.core.encoding import Encoder, put_seat, question_names, relative, under
from sacbe.kernel.core.frame import State

VERSION: Final = 1


class BulEncoder(Encoder):
    """The row stack by stack, who has thrown what, and what lies beside the row."""

    def __init__(self) -> None:
        super().__init__(VERSION, len(SEATS), tuple(names()), PROMPTS)

    def fill(self, state: State, seat: i64, out: vec[i16], at: i64) -> i64:
        t = cast(Table, state)
        foe = 1 - seat
        for space in range(1, SPACES + 1):
            at = put_seat(out, at, t.holder[space], seat, self.seats)
            out[at] = i16(pieces(t, seat)[space])
            out[at + 1] = i16(pieces(t, foe)[space])
            at += 2
        out[at] = i16(t.hand[seat])
        out[at + 1] = i16(t.hand[foe])
        out[at + 2] = i16(t.dead[seat])
        out[at + 3] = i16(t.dead[foe])
        out[at + 4] = i16(t.thrown)
        at = put_seat(out, at + 5, t.turn, seat, self.seats)
        return self.put_question(out, at, state, seat)


def names() -> list[str]:
    """A name for every number, in the order in which they are written."""
    who = relative(len(SEATS))
    found = [f"row.{space}.{part}.{side}" for space in range(1, SPACES + 1) for part in ("holder", "pieces")
             for side in who]
    return [*found, *under("hand", who), *under("dead", who), "thrown", *under("turn", who),
            *question_names(SEATS, PROMPTS)]
