"""The favor track: a seat that climbs goes on top of the stack there; the track decides turn order and who guards
the city."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.constants import FAVORED, ORDER_SET


def climb(t: Table, seat: i64) -> None:
    """ci.action.favor: a space up and on top of the stack; at the top the marker stays as it is."""
    p = t.players[seat]
    if p.favor < t.edition.favor_top:
        p.favor = min(t.edition.favor_top, p.favor + t.edition.favor_steps)
        t.ranks += 1
        p.rank = t.ranks
        t.emit(FAVORED, seat, p.favor)


def stands_above(t: Table, one: i64, other: i64) -> bool:
    """Return whether the first of two seats is higher on the track, or higher in the stack."""
    a, b = t.players[one], t.players[other]
    return a.favor > b.favor or (a.favor == b.favor and a.rank > b.rank)


def seats_by_favor(t: Table) -> list[i64]:
    """Return all seats, from the highest marker down."""
    ranked: list[i64] = []
    for seat in range(t.seats):
        at: i64 = 0
        while at < len(ranked) and stands_above(t, ranked[at], seat):
            at += 1
        ranked.insert(at, seat)
    return ranked


def lowest_seat(t: Table) -> i64:
    """ci.city-attack.defender: the lowest marker, and in a stack the bottom one."""
    return seats_by_favor(t)[t.seats - 1]


def deal_order(t: Table) -> None:
    """ci.end.i.turn-order: turn order markers are dealt again, from the highest favor marker down."""
    for at, seat in enumerate(seats_by_favor(t)):
        t.order[at] = seat
        t.emit(ORDER_SET, seat, at + 1)
