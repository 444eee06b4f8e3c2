"""Values in force for a seat after all cards and prophecies: prices of the action tiles, limits, gains."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.chichen_itza.cards import gold, prophecies
from sacbe.games.chichen_itza.cards.gods import has_god
from sacbe.games.chichen_itza.cards.green import (idol_worth, cards_to_look_at, reinforcements, swaps_movement,
                                                  unit_limit,
                                                  wars_needed)
from sacbe.games.chichen_itza.cards.offers import FINDER
from sacbe.games.chichen_itza.schema.notation import ACTION_NAMES, SEATS
from sacbe.games.chichen_itza.rules.powers.heroes import upkeep_of
from sacbe.games.chichen_itza.rules.prices import price
from sacbe.games.chichen_itza.rules.land.reserve import strip_income
from sacbe.games.chichen_itza.rules.turns import action_on_tile
from sacbe.games.chichen_itza.rules.state import HIGH_PRICE, LOW_PRICE, MARKS, Table
from sacbe.games.chichen_itza.data.tables import HERO_LABELS, HERO_TYPES, IDOL_COINS
from sacbe.games.chichen_itza.data.constants import DEFENSE, EMPTY, MELEE, MOVE_HERO, RANGED

NOBODY: Final = "none"


def limits(t: Table, seat: int) -> dict[str, Any]:
    """Return what a seat may do and gets now, as its gears, its gods and the prophecy have it."""
    p = t.players[seat]
    worth, e = idol_worth(p), t.edition
    upkeep = sum(upkeep_of(t, p, hero) for hero in range(HERO_TYPES) if p.hero_at[hero] != EMPTY)
    return {
        "units": unit_limit(p), "shields": e.shields_at[p.levels[DEFENSE]], "melee": e.melee_at[p.levels[MELEE]],
        "ranged_dice": e.attacks_at[p.levels[RANGED]], "reinforcements": reinforcements(p, e.reinforcements),
        "treasures": prophecies.treasures(t) + (1 if has_god(p, FINDER) else 0), "looks": cards_to_look_at(p),
        "idol": {"coins": IDOL_COINS * worth, "luck": worth, "magic": worth, "shields": worth},
        "attack": {"war": wars_needed(p), "coins": gold.tribute(p)}, "income": strip_income(t, p), "upkeep": upkeep,
    }


def uses(t: Table, seat: int | None, tile: int) -> list[dict[str, Any]]:
    """Return the ways in which a seat could use an action tile, each with its price and the parts of it."""
    if seat is None:
        return []
    p = t.players[seat]
    rows = (t.edition.swapped if swaps_movement(p) else t.edition.uses)[t.seats]
    out = [hero for hero in range(HERO_TYPES) if p.hero_at[hero] != EMPTY] or [0]
    return [action_use(t, seat, tile, rows.actions[at], rows.heroes[at]) for at in range(len(rows.tiles))
            if rows.tiles[at] == tile and (rows.actions[at] != MOVE_HERO or rows.heroes[at] in out)]


def action_use(t: Table, seat: int, tile: int, action: int, hero: int) -> dict[str, Any]:
    """Return one way to use an action tile: ci.cost.first, ci.cost.later, ci.cost.modifiers, ci.cost.god-20."""
    marker = t.grid[(HIGH_PRICE if t.grid[MARKS + tile] else LOW_PRICE) + tile]
    due = price(t, seat, tile, action_on_tile(t, tile, action), hero)
    keeper = gold.toll_keeper(t, seat, tile)
    toll = 0 if keeper == EMPTY else 1
    return {"action": ACTION_NAMES[action], "hero": NOBODY if hero == EMPTY else HERO_LABELS[hero], "price": due,
            "marker": marker, "saved": marker - due, "toll": toll,
            "keeper": NOBODY if keeper == EMPTY else SEATS[keeper], "affordable": t.players[seat].coins >= due + toll}
