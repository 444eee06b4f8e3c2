"""Where figures stand: moved without anything else, out of the temple, over the waterfall."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.temple_of_chac.rules.wounds import wound
from sacbe.games.temple_of_chac.rules.state import Table, fall
from sacbe.games.temple_of_chac.data.constants import ESCAPED, EXIT, MOVED, WASHED_OVER, WASH_UP


def put(t: Table, seat: i64, place: i64) -> None:
    """Move the figure to a space, and nothing else."""
    p = t.players[seat]
    t.emit(MOVED, seat, p.at, place)
    p.at = place


def escape(t: Table, seat: i64) -> None:
    """tc.exit.step, tc.exit.final: out of the temple with hand and storage; the order of exits is recorded."""
    p = t.players[seat]
    put(t, seat, EXIT)
    t.escapes += 1
    p.escaped = t.escapes
    p.fallen = False
    t.emit(ESCAPED, seat, t.escapes)


def wash_over(t: Table, seat: i64) -> None:
    """tc.rapids.washed-over: over the waterfall, two Wounds, lying in the wash up zone."""
    t.emit(WASHED_OVER, seat)
    put(t, seat, WASH_UP)
    fall(t, seat)
    wound(t, seat, t.edition.wash_wounds)
