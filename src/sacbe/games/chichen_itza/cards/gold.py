"""Gold gods: income and prices (ci.god.01 to ci.god.20)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import has_god
from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.rules.state import MARKS, Player, Table, gain
from sacbe.games.chichen_itza.data.tables import CAP_OF
from sacbe.games.chichen_itza.data.constants import ANY, COIN, EMPTY, GEAR_ACTION, MELEE, RUIN
from sacbe.kernel.core.bits import bit, count

# ci.god.05, ci.god.06, ci.god.07, ci.god.08, ci.god.09, ci.god.10, ci.god.11, ci.god.12, ci.god.13, ci.god.14,
# ci.god.15, ci.god.16: per action the god that caps its price and the cap
CAPPING: Final[vec[i64]] = vec[i64]([next((god for god in CAP_OF if CAP_OF[god][0] == action), EMPTY)
                                     for action in range(15)])
CAPPERS: Final[i64] = sum([bit(god) for god in CAP_OF])
DEFEAT_COINS: Final = 2
TRIBUTE: Final = 2


def price_cap(t: Table, p: Player, action: i64) -> i64:
    """Return the most an action costs this player, ANY without a card."""
    if p.gods & CAPPERS == 0:
        return ANY
    god = CAPPING[action]
    if god == EMPTY or not has_god(p, god):
        return ANY
    return t.rulings.melee_cap if action == GEAR_ACTION + MELEE else t.edition.caps[action]


def discount(p: Player) -> i64:
    """Return the coins off on a tile that carries a marker: ci.god.17."""
    return 1 if has_god(p, 17) else 0


def supply_coins(t: Table, seat: i64) -> None:
    """Give coins at the end of supply: ci.god.01 for water tiles, ci.god.02 for ruin sites, ci.god.04 for gems."""
    p = t.players[seat]
    if p.gods & GIVING == 0:
        return
    held = controlled_tiles(t, seat)
    if has_god(p, 1):
        gain(t, seat, COIN, count(held & t.water))
    if has_god(p, 2):
        gain(t, seat, COIN, count(held & t.edition.kinds[RUIN]))
    if has_god(p, 4):
        gain(t, seat, COIN, count(p.gems))


GIVING: Final[i64] = 2 + 4 + 16


def feeds_heroes(p: Player) -> bool:
    """ci.god.03: heroes stay without upkeep."""
    return has_god(p, 3)


def creature_defeated(t: Table, seat: i64) -> None:
    """ci.god.18: coins for a defeated creature."""
    if has_god(t.players[seat], 18):
        gain(t, seat, COIN, DEFEAT_COINS)


def tribute(p: Player) -> i64:
    """Return the coins an attacker must give this player first: ci.god.19."""
    return TRIBUTE if has_god(p, 19) else 0


def toll_keeper(t: Table, seat: i64, tile: i64) -> i64:
    """Return the player who is owed a coin for joining a marker on this tile, or EMPTY: ci.god.20, ci.cost.god-20."""
    marks = t.grid[MARKS + tile]
    if marks == 0:
        return EMPTY
    for other in range(t.seats):
        if other != seat and marks >> other & 1 and has_god(t.players[other], 20):
            return other
    return EMPTY
