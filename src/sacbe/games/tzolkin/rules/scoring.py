"""The end: final scoring by category, the winner and the tie-break."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.cards.monuments import monument_points
from sacbe.games.tzolkin.rules.state import Table, earned_from, workers_on_gears
from sacbe.games.tzolkin.data.tables import QUARTERS
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT, FIRST_WEALTH
from sacbe.games.tzolkin.data.constants import CORN, FINAL, GOLD, SKULL, SOURCES, STONE, WOOD

CATEGORIES: Final = (*SOURCES, "monuments", "skulls", "corn")


def final_corn(t: Table, seat: i64) -> i64:
    """tz.end.convert: corn after all blocks are sold at market value; each is worth a quarter (tz.end.corn)."""
    goods, price = t.players[seat].goods, t.edition.price
    return goods[CORN] + goods[WOOD] * price[WOOD] + goods[STONE] * price[STONE] + goods[GOLD] * price[GOLD]


def skull_score(t: Table, seat: i64) -> i64:
    """tz.end.skulls: points for skulls still held."""
    return t.edition.skull_points * t.players[seat].goods[SKULL]


def monument_score(t: Table, seat: i64) -> i64:
    """tz.end.monuments: points for all monuments of the seat."""
    p = t.players[seat]
    total: i64 = 0
    for monument in range(FIRST_WEALTH - FIRST_MONUMENT):
        if p.monuments >> monument & 1:
            total += monument_points(t, p, monument)
    return total


def quarter_points(t: Table, seat: i64) -> i64:
    """Return the final score in quarter points (tz.ruling.quarter-points), cut to whole points where the table plays
    so."""
    points = t.players[seat].points + skull_score(t, seat) + monument_score(t, seat)
    total = QUARTERS * points + final_corn(t, seat)
    return total // QUARTERS * QUARTERS if t.rulings.floor_quarters else total


def breakdown(t: Table) -> list[dict[str, int]]:
    """Return quarter points by category; `earlier` are points of a position that was set up: nobody saw them earned."""
    rows: list[dict[str, int]] = []
    unseen = False
    for seat in range(t.seats):
        p = t.players[seat]
        row = {name: int(QUARTERS * earned_from(p, source)) for source, name in enumerate(SOURCES)}
        row["monuments"] = int(QUARTERS * monument_score(t, seat))
        row["skulls"] = int(QUARTERS * skull_score(t, seat))
        row["earlier"] = int(QUARTERS * p.points) - sum([row[name] for name in SOURCES])
        row["corn"] = int(quarter_points(t, seat)) - sum(row.values())  # less what is cut off
        unseen = unseen or row["earlier"] != 0
        rows.append(row)
    return rows if unseen else [{name: row[name] for name in CATEGORIES} for row in rows]


def scores(t: Table) -> list[i64]:
    """Return the final scores of all seats, in quarter points."""
    return [quarter_points(t, seat) for seat in range(t.seats)]


def winners(t: Table) -> list[i64]:
    """tz.end.winner; tz.end.tie: then most workers left on the gears, then the victory is shared."""
    totals = scores(t)
    best: i64 = max(totals)
    tied = [seat for seat in range(t.seats) if totals[seat] == best]
    most: i64 = max([workers_on_gears(t, seat) for seat in tied])
    return [seat for seat in tied if workers_on_gears(t, seat) == most]


def announce_scores(t: Table) -> None:
    """Tell the final scores to everyone who listens."""
    if t.listener is not None:
        for seat in range(t.seats):
            t.emit(FINAL, seat, quarter_points(t, seat))
