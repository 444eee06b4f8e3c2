"""Final scoring by category, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.blue import blue_points
from sacbe.games.chichen_itza.cards.green import controlled_tiles
from sacbe.games.chichen_itza.data.edition import STRENGTHS
from sacbe.games.chichen_itza.data.bitfields import count_of
from sacbe.games.chichen_itza.rules.land.reserve import strip_points
from sacbe.games.chichen_itza.rules.state import RUIN_AT, Player, Table, repelled_early, repelled_late
from sacbe.games.chichen_itza.data.tables import CREATURES, HERO_TYPES
from sacbe.games.chichen_itza.data.constants import EMPTY, RUIN
from sacbe.kernel.core.bits import count, members

CATEGORIES: Final = ("terrain", "strips", "idols", "creature-cards", "gods", "tasks", "gems", "ruins", "creatures",
                     "heroes")


def card_points(p: Player) -> i64:
    """ci.score.creature-cards: city attacks repelled early, repelled late, and lost."""
    return (p.edition.attack_points[0] * count(repelled_early(p)) + p.edition.attack_points[1] * count(repelled_late(p))
            + p.edition.lost_points * count(p.failed))


def task_points(t: Table, p: Player) -> i64:
    """ci.score.tasks: each card with an own warrior."""
    total: i64 = 0
    for task in members(p.tasks):
        total += t.edition.task_points[task]
    return total


def ruin_points(t: Table, seat: i64) -> i64:
    """ci.score.ruins: every ruin under control, opened by anyone; a lone scout may hold one that nobody opened."""
    total: i64 = 0
    for place in members(controlled_tiles(t, seat) & t.edition.kinds[RUIN]):
        ruin = t.board[RUIN_AT + place]
        if ruin != EMPTY:
            total += t.edition.ruin_points[ruin]
    return total


def figure_points(p: Player) -> i64:
    """ci.score.creatures: the printed strength of each figure."""
    total: i64 = 0
    for kind in range(len(CREATURES)):
        if p.trophies[kind] != 0:
            for strength in range(STRENGTHS):
                total += strength * count_of(p.trophies[kind], strength)
    return total


def heroes_on_board(p: Player) -> i64:
    """Count the own heroes on the board, the city included."""
    found: i64 = 0
    for hero in range(HERO_TYPES):
        if p.hero_card[hero] != EMPTY:
            found += 1
    return found


def parts(t: Table, seat: i64) -> list[i64]:
    """ci.score.order: the points of each category; ci.score.nothing: nothing else counts.

    ci.score.terrain, ci.score.strips, ci.score.idols, ci.score.gods, ci.score.gems, ci.score.heroes
    """
    p, e = t.players[seat], t.edition
    return [e.tile_points * count(controlled_tiles(t, seat)), strip_points(t, p), e.idol_points * p.idols,
            card_points(p),
            blue_points(t, seat), task_points(t, p), e.gem_points[count(p.gems)], ruin_points(t, seat),
            figure_points(p), e.hero_points * heroes_on_board(p)]


def points(t: Table, seat: i64) -> i64:
    """Return the points of a seat in all categories together."""
    total: i64 = 0
    for part in parts(t, seat):
        total += part
    return total


def scores(t: Table) -> list[i64]:
    """Return the points of every seat."""
    return [points(t, seat) for seat in range(t.seats)]


def winners(t: Table) -> list[i64]:
    """ci.score.tie: among the best the one first in turn order."""
    totals = scores(t)
    best = max(totals)
    for seat in t.order:
        if seat != EMPTY and totals[seat] == best:
            return [seat]
    return [totals.index(best)]


def breakdown(t: Table) -> list[dict[str, int]]:
    """Return the points of every seat by category."""
    return [dict(zip(CATEGORIES, parts(t, seat), strict=True)) for seat in range(t.seats)]
