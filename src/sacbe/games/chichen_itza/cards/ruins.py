"""The nine ruin bonuses."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.powers.gears import raise_any
from sacbe.games.chichen_itza.rules.powers.heroes import FreeHero
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic
from sacbe.games.chichen_itza.rules.land.reserve import deploy
from sacbe.games.chichen_itza.rules.state import Table, gain
from sacbe.games.chichen_itza.data.constants import CITY, COIN, IDOL, LUCK


def grant_bonus(t: Table, seat: i64, bonus: i64) -> None:
    """Give one bonus; ci.ruin.tiles says which tile carries which."""
    amount, more = t.edition.ruin_gift[bonus], t.edition.ruin_more[bonus]
    if bonus == 1:                                          # ci.ruin.1
        gain(t, seat, IDOL, amount)
    elif bonus == 2:                                        # ci.ruin.2
        gain(t, seat, LUCK, amount)
    elif bonus == 3:                                        # ci.ruin.3
        deploy(t, seat, amount, CITY)
    elif bonus == 4:                                        # ci.ruin.4
        raise_any(t, seat)
    elif bonus == 5:                                        # ci.ruin.5
        t.push(FreeHero(seat))
    elif bonus == 6:                                        # ci.ruin.6
        t.push(DrawMagic(seat, amount))
    elif bonus == 7:                                        # ci.ruin.7
        gain(t, seat, COIN, amount)
        t.push(DrawMagic(seat, more))
    elif bonus == 8:                                        # ci.ruin.8
        gain(t, seat, COIN, amount)
    else:                                                   # ci.ruin.9
        gain(t, seat, LUCK, amount)
        deploy(t, seat, more, CITY)
