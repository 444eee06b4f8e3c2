"""Prices of the action tiles: the two markers beside each, and what cards make of them."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import gold, heroes, prophecies
from sacbe.games.chichen_itza.rules.state import HIGH_PRICE, LOW_PRICE, MARKS, SLOT, Table, column_marker, row_marker
from sacbe.games.chichen_itza.data.tables import ACTION_TILES
from sacbe.games.chichen_itza.data.constants import EMPTY, MOVE_HERO


def set_prices(t: Table) -> None:
    """ci.cost.markers: each tile's two prices are those of its row and its column.

    They stay until markers are dealt again or another prophecy is turned up; ci.cost.modifiers: it counts first.
    """
    for tile in range(len(ACTION_TILES)):
        slot = t.grid[SLOT + tile]
        if slot == EMPTY or row_marker(t, slot) == EMPTY or column_marker(t, slot) == EMPTY:
            continue
        row = prophecies.marker_value(t, t.edition.costs[row_marker(t, slot)])
        column = prophecies.marker_value(t, t.edition.costs[column_marker(t, slot)])
        low, high = min(row, column), max(row, column)
        t.grid[LOW_PRICE + tile] = high if prophecies.costs_high(t) else low
        t.grid[HIGH_PRICE + tile] = high


def price(t: Table, seat: i64, tile: i64, action: i64, hero: i64) -> i64:
    """ci.cost.first, ci.cost.later, ci.cost.modifiers: lower or higher marker, cap, discount."""
    p = t.players[seat]
    if action == MOVE_HERO and hero != EMPTY and heroes.moves_free(p.hero_card[hero]):
        return 0
    most = gold.price_cap(t, p, action)
    if t.grid[MARKS + tile] == 0:
        low = t.grid[LOW_PRICE + tile]
        return low if low < most else most
    high = t.grid[HIGH_PRICE + tile]
    due = (high if high < most else most) - gold.discount(p)
    return due if due > 0 else 0
