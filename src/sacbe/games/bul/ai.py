"""What Bul knows about good play: prisoners are nearly won, and an enemy within reach is worth something."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sacbe.games.bul.rules import NOBODY, SPACES, Table, captives, is_on_row, pieces, taken, target
from sacbe.kernel.core.chance import Seeded
from sacbe.kernel.core.choice import arg1
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.core.judge import Judge

HELD: Final = 0.6           # a captive still has to be carried off
PREY: Final = 0.2           # an enemy piece that one throw can reach
FAR: Final = 4              # steps; five are rare


class BulJudge(Judge):
    """Counts the dead, the captives and the prey."""

    def __init__(self) -> None:
        super().__init__(1.5)

    def standing(self, state: State) -> list[float]:
        t = cast(Table, state)
        if not t.stack:
            return [float(taken(t, seat)) for seat in range(2)]
        return [float(t.dead[1 - seat]) + HELD * float(captives(t, seat)) + PREY * float(prey(t, seat))
                for seat in range(2)]

    def quick(self, state: State, ask: Ask, dice: Seeded) -> i64:
        """Capture if possible; passing is never a choice, because then it is the only one."""
        t = cast(Table, state)
        for choice in ask.options:
            to = target(t, ask.seat, arg1(choice))
            if is_on_row(to) and t.holder[to] != NOBODY:
                return choice
        return dice.answer(ask)


def prey(t: Table, seat: i64) -> i64:
    """Pieces in enemy stacks that stand a few steps ahead of a free piece of this seat."""
    total: i64 = 0
    for space in range(1, SPACES + 1):
        if t.holder[space] != 1 - seat:
            continue
        for steps in range(1, FAR + 1):
            back = space + steps if seat else space - steps
            if is_on_row(back) and t.holder[back] == seat and pieces(t, 1 - seat)[back] == 0:
                total += t.red[space] + t.blue[space]
                break
    return total


JUDGE: Final = BulJudge()
