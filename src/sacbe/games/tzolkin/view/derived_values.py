"""The values in force, after all technologies, farms and tiles: prices, meals, what monuments are worth now."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.tzolkin.cards.monuments import monument_points
from sacbe.games.tzolkin.cards.technologies import advance_cost, blocks_saved
from sacbe.games.tzolkin.data.edition import Edition
from sacbe.games.tzolkin.schema.notation import GOODS, SEATS, TARGETS, TEMPLES, TILE_NAMES, TRACKS
from sacbe.games.tzolkin.rules.goods.buildings import corn_price, count_missing
from sacbe.games.tzolkin.rules.food_days import meal_price
from sacbe.games.tzolkin.rules.placing import Placing, space_cost
from sacbe.games.tzolkin.rules.rounds import Round
from sacbe.games.tzolkin.rules.state import Player, Table
from sacbe.games.tzolkin.data.tables import GIFTS, LAST_DAY
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT
from sacbe.games.tzolkin.data.constants import ARCHITECTURE, CORN, EMPTY, GOLD, SKULL, STONE, WOOD
from sacbe.kernel.core.bits import members

CACHED_PRICES: Final = 5_000        # prices of all open tiles
_PRICES: Final[dict[tuple[Edition, tuple[int, ...], int, int, int, int, int], dict[str, dict[str, int | None]]]] = {}


def days_to_food(t: Table) -> int:
    """Count the days until the next Food Day; one that was jumped over is held in this round."""
    return max(0, t.edition.food_teeth[min(t.food_days, LAST_DAY - 1)] - t.tooth)


def turns_to_come(t: Table) -> list[str]:
    """Return the seats whose turn comes later in this round, in their order."""
    frame = t.stack[0] if t.stack else None
    turns = frame.turns if isinstance(frame, Round) and t.round else t.seats
    return [SEATS[(t.first + turn) % t.seats] for turn in range(turns, t.seats)]


def extra_corn(t: Table) -> int:
    """Return the corn for the next worker on top of its space, after those placed in this turn:
    tz.placing.worker-cost."""
    return sum(frame.extra_corn(t) for frame in t.stack if isinstance(frame, Placing))


def free_spaces(t: Table) -> dict[str, dict[str, int]]:
    """Return where the next worker would stand on each gear, and its price."""
    extra, costs = extra_corn(t), [space_cost(t, target) for target in range(len(TARGETS))]
    return {target: {"space": cost, "corn": cost + extra} for target, cost in zip(TARGETS, costs) if cost != EMPTY}


def meal(p: Player) -> dict[str, int]:
    """Return what the next Food Day takes from a seat as it stands now."""
    hungry, each = meal_price(p)
    unfed = 0 if each == 0 else max(0, hungry - p.goods[CORN] // each)
    return {"hungry": hungry, "each": each, "corn": hungry * each, "unfed": unfed,
            "points": p.edition.hunger_points * unfed}


def tile_prices(t: Table, p: Player) -> dict[str, dict[str, int | None]]:
    """Return what each open tile costs a seat; monuments are never paid in corn, and architecture does not help with
    them.

    Most moves change nothing of it, and it is a third of a view: so it is cached, and nobody may change it.
    """
    goods = p.goods
    known = (t.edition, (*t.row, EMPTY, *t.monuments), goods[WOOD], goods[STONE], goods[GOLD], goods[SKULL],
             p.levels[ARCHITECTURE])
    found = _PRICES.get(known)
    if found is None:
        if len(_PRICES) >= CACHED_PRICES:
            _PRICES.clear()
        found = _PRICES[known] = _tile_prices(t, p)
    return found


def _tile_prices(t: Table, p: Player) -> dict[str, dict[str, int | None]]:
    found: dict[str, dict[str, int | None]] = {}
    saved = blocks_saved(p)
    for tile in (*t.row, *t.monuments):
        if tile != EMPTY:
            less = saved if tile < FIRST_MONUMENT else 0
            short = max(0, count_missing(p, t.edition.tiles[tile].cost, 0) - less)
            found[TILE_NAMES[tile]] = {"missing": short, "saved": less,
                                       "corn": corn_price(p, tile) if tile < FIRST_MONUMENT else None}
    return found


def temple_steps(p: Player, by: int) -> dict[str, dict[str, Any]]:
    """Return what each temple scores before and after a step up or down, and the gift that the step gains or loses.

    tz.food.end-age, tz.food.mid-age.  Temples that have no such step are left out.
    """
    found: dict[str, dict[str, Any]] = {}
    for at, temple in enumerate(TEMPLES):
        step, points = p.steps[at], p.edition.step_points[at]
        if 0 <= step + by < len(points):
            gift = next((GOODS[good] for place, good in GIFTS[at] if place == max(step, step + by)), None)
            found[temple] = {"before": points[step], "after": points[step + by], "gift": gift}
    return found


def advance_blocks(p: Player) -> dict[str, int]:
    """Return what the next advance on each track costs a seat."""
    return {track: advance_cost(p, at) for at, track in enumerate(TRACKS)}


def derived_values(t: Table, p: Player) -> dict[str, Any]:
    """Return the values in force for one seat."""
    return {
        "meal": meal(p), "advance_blocks": advance_blocks(p), "tile_prices": tile_prices(t, p),
        "monument_points": {TILE_NAMES[FIRST_MONUMENT + n]: monument_points(t, p, n) for n in members(p.monuments)},
    }
