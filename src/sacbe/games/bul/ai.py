"""What Bul knows about good play, and what a side sees as numbers."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from sacbe.games.bul.rules import NOBODY, SPACES, Table, captives, is_on_row, pieces, count_taken, target
from sacbe.games.bul.schema import PROMPTS, SEATS
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.choice import arg1
from sacbe.kernel.core.encoding import Encoder, put_seat, question_names, relative_seat_names, prefix_labels
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.core.evaluator import Evaluator

CAPTIVE_VALUE: Final = 0.6  # a captive still has to be carried off
PREY: Final = 0.2           # an enemy piece that one throw can reach
PREY_REACH: Final = 4       # steps; five are rare


class BulEvaluator(Evaluator):
    """Values a seat by the dead, the captives, who are nearly won, and the prey: an enemy within reach is worth
    something."""

    def __init__(self) -> None:
        super().__init__(1.5)

    def expected_points(self, state: State) -> list[float]:
        t = cast(Table, state)
        if not t.stack:
            return [float(count_taken(t, seat)) for seat in range(2)]
        return [float(t.dead[1 - seat]) + CAPTIVE_VALUE * float(captives(t, seat)) + PREY * float(count_prey(t, seat))
                for seat in range(2)]

    def rollout_move(self, state: State, ask: Ask, dice: SeededDriver) -> i64:
        """Return a capture if possible; passing is never a choice, because then it is the only one."""
        t = cast(Table, state)
        for choice in ask.options:
            to = target(t, ask.seat, arg1(choice))
            if is_on_row(to) and t.holder[to] != NOBODY:
                return choice
        return dice.answer(ask)


def count_prey(t: Table, seat: i64) -> i64:
    """Count the pieces in enemy stacks that stand a few steps ahead of a free piece of this seat."""
    total: i64 = 0
    for space in range(1, SPACES + 1):
        if t.holder[space] != 1 - seat:
            continue
        for steps in range(1, PREY_REACH + 1):
            back = space + steps if seat else space - steps
            if is_on_row(back) and t.holder[back] == seat and pieces(t, 1 - seat)[back] == 0:
                total += t.red[space] + t.blue[space]
                break
    return total


JUDGE: Final = BulEvaluator()


# ---------------------------------------------------------------- a position as numbers

VERSION: Final = 1


class BulEncoder(Encoder):
    """Writes the row stack by stack, who has thrown what, and what lies beside the row; spaces keep their numbers."""

    def __init__(self) -> None:
        super().__init__(VERSION, len(SEATS), tuple(names()), PROMPTS)

    def write_row(self, state: State, seat: i64, out: vec[i16], at: i64) -> i64:
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
    """Return a name for every number, in the order in which they are written."""
    who = relative_seat_names(len(SEATS))
    found = [f"row.{space}.{part}.{side}" for space in range(1, SPACES + 1) for part in ("holder", "pieces")
             for side in who]
    return [*found, *prefix_labels("hand", who), *prefix_labels("dead", who), "thrown", *prefix_labels("turn", who),
            *question_names(SEATS, PROMPTS)]
