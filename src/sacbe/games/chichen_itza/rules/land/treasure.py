"""Finding a treasure: one die, six finds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.green import raises_treasure
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.powers.gears import raise_any
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic
from sacbe.games.chichen_itza.rules.land.reserve import deploy
from sacbe.games.chichen_itza.rules.state import Table, gain
from sacbe.games.chichen_itza.data.constants import (ADD_ONE, ASK_DIE, ASK_TREASURE, CITY, COIN, IDOL, KEEP, LUCK, ROLL,
                                                     TREASURE)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

DIE_ROLLS: Final[list[i64]] = [pack(ROLL, pips) for pips in range(1, 7)]
DIE_ASK: Final = Ask(CHANCE, ASK_DIE, DIE_ROLLS)
RAISING: Final[list[i64]] = [pack(ADD_ONE), pack(KEEP)]
BEST: Final = 6


class Treasures(Frame[Table]):
    """Rolls this many treasures, one after the other; `scouting` says whether a scout found them."""

    def __init__(self, seat: i64, left: i64, scouting: bool) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left
        self.scouting: Final = scouting

    def run(self, t: Table) -> Ask | None:
        if self.left == 0:
            t.pop()
            return None
        return DIE_ASK

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ROLL else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        pips = arg1(choice)
        t.replace(Treasures(self.seat, self.left - 1, self.scouting))
        if self.scouting and pips < BEST and raises_treasure(t.players[self.seat]):
            t.push(RaiseTreasure(self.seat, pips))
        else:
            find(t, self.seat, pips)


class RaiseTreasure(TableQuestion):
    """Asks whether a treasure die is raised by one pip: ci.ruling.treasure-count says for which dice."""

    def __init__(self, seat: i64, pips: i64) -> None:
        super().__init__(seat, ASK_TREASURE)
        self.pips: Final[i64] = pips

    def candidate_choices(self, t: Table) -> list[i64]:
        return RAISING

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == ADD_ONE or verb_of(choice) == KEEP else NOT_ASKED

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        find(t, self.seat, self.pips + (1 if verb_of(choice) == ADD_ONE else 0))


def find(t: Table, seat: i64, pips: i64) -> None:
    """ci.treasure.table; ci.treasure.no-use: what cannot be used is lost."""
    t.emit(TREASURE, seat, pips)
    amount = t.edition.treasure[pips]
    if pips == 1:
        deploy(t, seat, amount, CITY)
    elif pips == 2:
        gain(t, seat, LUCK, amount)
    elif pips == 3:
        t.push(DrawMagic(seat, amount))
    elif pips == 4:
        gain(t, seat, COIN, amount)
    elif pips == 5:
        gain(t, seat, IDOL, amount)
    else:
        raise_any(t, seat)
