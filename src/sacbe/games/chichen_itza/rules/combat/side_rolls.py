"""The dice of a side are rolled one after the other; then the frame that called goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.combat.dice import is_hit
from sacbe.games.chichen_itza.rules.combat.fighters import current_fight
from sacbe.games.chichen_itza.rules.land.treasure import DIE_ASK
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.constants import ROLL, ROLLED
from sacbe.kernel.core.choice import arg1, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame


class Rolls(Frame[Table]):
    """Rolls the dice of a side, one after the other."""

    def __init__(self, side: i64) -> None:
        self.side: Final[i64] = side

    def run(self, t: Table) -> Ask | None:
        if current_fight(t).phase.pending > 0:
            return DIE_ASK
        t.pop()
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ROLL else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        f = current_fight(t)
        f.phase.pending -= 1
        f.phase.faces[arg1(choice)] += 1
        told = t.listener is not None                       # a listener wants to know, nobody else
        t.emit(ROLLED, f.side(self.side).seat, arg1(choice), 1 if told and is_hit(t, f, self.side, arg1(choice)) else 0)


ROLLS: Final = [Rolls(0), Rolls(1)]
