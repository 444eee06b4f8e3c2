"""Entering a space: what each room does to everyone who comes in."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.rooms import bridge, cave, lava
from sacbe.games.temple_of_chac.rules.figures import escape, put, wash_over
from sacbe.games.temple_of_chac.rules.state import Table
from sacbe.games.temple_of_chac.data.constants import BRIDGE, CAVE, EXIT, LAVA, RAPIDS, WATERFALL


def enter(t: Table, seat: i64, place: i64) -> None:
    """tc.action.move.stepwise: a step is resolved fully before the next; the caller is done or waits below."""
    if place == EXIT:
        escape(t, seat)
    elif place == WATERFALL:
        wash_over(t, seat)
    else:
        put(t, seat, place)
        if LAVA <= place < RAPIDS:
            lava.enter(t, seat, place - LAVA)
        elif place == BRIDGE:
            bridge.cross(t, seat)
        elif place >= CAVE:
            cave.enter(t, seat, place - CAVE)
