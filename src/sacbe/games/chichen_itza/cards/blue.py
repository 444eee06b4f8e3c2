"""Blue gods: points at the end (ci.god.61 to ci.god.80)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import gods_owned, has_blue
from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.cards.tasks import figures
from sacbe.games.chichen_itza.data.edition import STRENGTHS
from sacbe.games.chichen_itza.data.bitfields import count_of
from sacbe.games.chichen_itza.rules.state import RUIN_AT, Player, Table
from sacbe.games.chichen_itza.data.tables import CREATURES
from sacbe.games.chichen_itza.data.constants import (CAMP, DEFENSE, EMPTY, MAGIC, MELEE, MINE, RANGED, RUIN, TEMPLE,
                                                     VILLAGE)
from sacbe.kernel.core.bits import count, members

FIRST: Final = 61
KINDS: Final[i64] = len(CREATURES)
ALL_GEARS_LEVEL: Final = 3


def count_for_god(t: Table, seat: i64, god: i64) -> i64:
    """Return what a card counts, each worth the points printed on it.

    ci.god.61, ci.god.62, ci.god.63, ci.god.64, ci.god.65, ci.god.66, ci.god.67 count tiles; ci.god.68 scouts;
    ci.god.70 god cards; ci.god.71 idols; ci.god.72 favor; ci.god.73, ci.god.74, ci.god.75, ci.god.76 a gear level;
    ci.god.77 four good gears; ci.god.78 figures; ci.god.80 kinds of figures.
    """
    p = t.players[seat]
    e = t.edition
    if god <= 67:
        tiles = (t.modules.water if god == 61 else t.modules.land if god == 62 else t.edge if god == 63 else
                 e.kinds[TEMPLE] if god == 64 else e.kinds[CAMP] if god == 65 else
                 e.kinds[VILLAGE] if god == 66 else e.kinds[MINE])
        return count(controlled_tiles(t, seat) & tiles)
    if god == 68:
        return count(p.scouts)
    if god == 70:
        return gods_owned(p)
    if god == 71:
        return p.idols
    if god == 72:
        return p.favor
    if god <= 76:
        return p.levels[RANGED if god == 73 else DEFENSE if god == 74 else MAGIC if god == 75 else MELEE]
    if god == 77:
        return 1 if min(p.levels[0], p.levels[1], p.levels[2], p.levels[3]) >= ALL_GEARS_LEVEL else 0
    return figure_count(p) if god == 78 else kind_count(p)


def figure_count(p: Player) -> i64:
    """Count the creature figures beside the own board."""
    total: i64 = 0
    for kind in range(KINDS):
        total += figures(p, kind)
    return total


def kind_count(p: Player) -> i64:
    """Count the different kinds of creatures among the figures."""
    total: i64 = 0
    for kind in range(KINDS):
        if p.trophies[kind] != 0:
            total += 1
    return total


def best_ruin(t: Table, seat: i64) -> i64:
    """ci.god.69: the most valuable ruin under control."""
    best: i64 = 0
    for place in members(controlled_tiles(t, seat) & t.edition.kinds[RUIN]):
        ruin = t.board[RUIN_AT + place]
        if ruin != EMPTY:
            best = max(best, t.edition.ruin_points[ruin])
    return best


def best_figure(p: Player) -> i64:
    """ci.god.79: the strongest figure."""
    best: i64 = 0
    for kind in range(KINDS):
        for strength in range(STRENGTHS):
            if count_of(p.trophies[kind], strength) > 0:
                best = max(best, strength)
    return best


def card_points(t: Table, seat: i64, god: i64) -> i64:
    """Return the points of one blue card."""
    if god == 69:
        return best_ruin(t, seat)
    if god == 79:
        return best_figure(t.players[seat])
    return t.edition.blue_points[god - FIRST] * count_for_god(t, seat, god)


def blue_points(t: Table, seat: i64) -> i64:
    """ci.score.gods: the points of all blue cards of a seat."""
    p = t.players[seat]
    total: i64 = 0
    if p.blue == 0:
        return 0
    for god in range(FIRST, FIRST + 20):
        if has_blue(p, god):
            total += card_points(t, seat, god)
    return total
