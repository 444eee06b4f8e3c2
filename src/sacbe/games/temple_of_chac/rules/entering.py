"""Entering a space: what each room does to whoever comes in."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules import bridge, cave, lava
from sacbe.games.temple_of_chac.rules.wounds import wound
from sacbe.games.temple_of_chac.state import Table, fall
from sacbe.games.temple_of_chac.tables import WASH_WOUNDS
from sacbe.games.temple_of_chac.verbs import (BRIDGE, CAVE, ESCAPED, EXIT, LAVA, MOVED, RAPIDS, WASHED_OVER, WASH_UP,
                                              WATERFALL)


def put(t: Table, seat: i64, place: i64) -> None:
    """The figure stands or lies there, and nothing else happens."""
    p = t.players[seat]
    t.tell(MOVED, seat, p.at, place)
    p.at = place


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


def escape(t: Table, seat: i64) -> None:
    """tc.exit.step, tc.exit.final: out of the temple with hand and storage; the order of exits is kept."""
    p = t.players[seat]
    put(t, seat, EXIT)
    t.escapes += 1
    p.escaped = t.escapes
    p.fallen = False
    t.tell(ESCAPED, seat, t.escapes)


def wash_over(t: Table, seat: i64) -> None:
    """tc.rapids.washed-over: over the waterfall, two Wounds, lying in the wash up zone."""
    t.tell(WASHED_OVER, seat)
    put(t, seat, WASH_UP)
    fall(t, seat)
    wound(t, seat, WASH_WOUNDS)
