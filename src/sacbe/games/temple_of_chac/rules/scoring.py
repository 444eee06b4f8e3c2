"""Final scoring by category, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.data.edition import Edition
from sacbe.games.temple_of_chac.rules.state import Player, Table, is_inside
from sacbe.games.temple_of_chac.data.constants import TREASURE_BOX, EMPTY, KUKULKAN, TREASURES
from sacbe.kernel.core.bits import bit, count

CATEGORIES: Final = ("treasures", "boxes", "sets", "injuries")


def boxes_of(p: Player) -> i64:
    """Count the treasure boxes in hand and storage."""
    return p.hand[TREASURE_BOX] + p.store[TREASURE_BOX]


def treasure_points(t: Table, p: Player) -> i64:
    """tc.scoring.treasure: printed points, in hand and in storage alike."""
    total: i64 = 0
    for treasure in range(TREASURES):
        total += (p.hand[treasure] + p.store[treasure]) * t.edition.points[treasure]
    return total


def god_of(edition: Edition, box_is_kukulkan: bool, treasure: i64) -> i64:
    """tc.scoring.box-no-god: the god of a treasure, EMPTY without one."""
    god = edition.god[treasure]
    return KUKULKAN if god == EMPTY and box_is_kukulkan else god


def gods_of(t: Table, p: Player) -> i64:
    """Return the gods of all treasures in hand and storage, as bits."""
    found: i64 = 0
    for treasure in range(TREASURES):
        if p.hand[treasure] + p.store[treasure] > 0:
            god = god_of(t.edition, t.rulings.box_is_kukulkan, treasure)
            if god != EMPTY:
                found |= bit(god)
    return found


def set_points(t: Table, p: Player) -> i64:
    """tc.scoring.set-bonus, tc.scoring.set-once: by the number of different gods."""
    return t.edition.set_bonus[count(gods_of(t, p))]


def injury_points(p: Player) -> i64:
    """tc.scoring.injuries: what the injuries cost."""
    worth = p.edition.injury_values
    return -(worth[0] * p.injuries[0] + worth[1] * p.injuries[1] + worth[2] * p.injuries[2])


def parts(t: Table, seat: i64) -> list[i64]:
    """Return the points of each category; tc.end.nobody-escaped: who is inside scores nothing."""
    p = t.players[seat]
    if is_inside(p):
        return [0, 0, 0, 0]
    return [treasure_points(t, p), p.boxes, set_points(t, p), injury_points(p)]


def points(t: Table, seat: i64) -> i64:
    """tc.scoring.negative: all categories together, below zero if need be."""
    total: i64 = 0
    for part in parts(t, seat):
        total += part
    return total


def scores(t: Table) -> list[i64]:
    """Return the points of every seat."""
    return [points(t, seat) for seat in range(t.seats)]


def winners(t: Table) -> list[i64]:
    """tc.game.aim, tc.scoring.winner: the best of those who escaped, among equals who left last; perhaps nobody."""
    best: i64 = EMPTY
    for seat in range(t.seats):
        if is_inside(t.players[seat]):
            continue
        if best == EMPTY or is_ahead(t, seat, best):
            best = seat
    return [] if best == EMPTY else [best]


def is_ahead(t: Table, one: i64, two: i64) -> bool:
    """Return whether one seat is ahead of another: more points, or as many and a later exit."""
    a, b = points(t, one), points(t, two)
    return a > b or (a == b and t.players[one].escaped > t.players[two].escaped)


def breakdown(t: Table) -> list[dict[str, int]]:
    """Return the points of every seat by category."""
    return [dict(zip(CATEGORIES, parts(t, seat), strict=True)) for seat in range(t.seats)]
