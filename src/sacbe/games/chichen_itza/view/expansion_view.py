"""What a view shows of the expansion: the modules in play, the prophecy of the round, and what it changes now."""

from __future__ import annotations

from typing import Any

from sacbe.games.chichen_itza.cards import creatures, instant_prophecies, prophecies
from sacbe.games.chichen_itza.rules.land.city import attack_strength, is_late
from sacbe.games.chichen_itza.rules.state import KIND_AT, ROW_COST, STRENGTH_AT, Table
from sacbe.games.chichen_itza.data.tables import ATTACK_LATE, COLUMNS, CREATURES, PROPHECIES, PROPHECIES_USED, ROWS
from sacbe.games.chichen_itza.data.constants import CITY, EMPTY, MAGIC_PHASE, RANGED_PHASE
from sacbe.kernel.core.bits import members

HALVES = ("light", "dark")


def modules(t: Table) -> dict[str, Any]:
    """bp.modules.independent: what the table agreed on, and the kinds of creatures that follow from it."""
    m = t.modules
    swaps = {CREATURES[new]: CREATURES[old] for new, old in m.swaps.items()}
    return {"modules": {"prophecies": m.prophecies, "creatures": swaps, "tunnels": m.tunnels != 0},
            "kinds": [CREATURES[kind] for kind in members(m.kinds)]}


def past_prophecies(t: Table) -> list[int]:
    """Return the prophecies of earlier rounds; which are still to come nobody knows: bp.prophecy.setup."""
    if not t.modules.prophecies:
        return []
    return [card for card in range(1, PROPHECIES + 1) if not t.prophecies >> card & 1 and card != t.prophecy]


def deck(t: Table) -> int:
    """Count the cards of the prophecy deck that are still face down."""
    if not t.modules.prophecies:
        return 0
    return PROPHECIES_USED - len(past_prophecies(t)) - (1 if t.prophecy else 0)


def prophecy(t: Table) -> dict[str, Any]:
    """Return the prophecy in force and what it changes, for everybody: bp.prophecy.reveal."""
    return {"prophecies_left": deck(t), "changes": changes(t),
            "row_values": derived_values(t, 0, ROWS[t.seats]), "column_values": derived_values(t, 4, COLUMNS[t.seats])}


def attack(t: Table) -> dict[str, Any]:
    """Return the attack on the city at the end of the round, and the die of creatures on the land, as they count
    now."""
    late = is_late(t)
    return {"city_attack": {"strength": attack_strength(t), "points": t.edition.attack_points[late],
                            "die": HALVES[creatures.is_dark_at(t, CITY)]},
            "land_die": HALVES[creatures.is_dark_at(t, 0)]}


def changes(t: Table) -> list[dict[str, Any]]:
    """Return the figures of the rules that the prophecy in force changes, each as printed and as it counts now."""
    late = is_late(t)
    rows: list[tuple[str, int | str, int | str]] = [
        ("magic-phases", 1, prophecies.phase_count(t, MAGIC_PHASE)),
        ("ranged-phases", 1, prophecies.phase_count(t, RANGED_PHASE)),
        ("village", t.edition.village_coins, prophecies.village_coins(t)),
        ("camp", t.edition.camp_warriors, prophecies.camp_warriors(t)),
        ("temple", t.edition.temple_idols, prophecies.temple_idols(t)),
        ("treasures", t.edition.scout_treasures, prophecies.treasures(t)),
        ("ruin-bonuses", 1, 1 + prophecies.ruin_bonuses(t)), ("spoils", 0, prophecies.spoils(t)),
        ("attack-strength", t.edition.attack_strength[late], attack_strength(t)),
        ("die", HALVES[t.round >= t.edition.first_dark], HALVES[creatures.is_dark_at(t, 0)]),
        ("attack-die", HALVES[t.round >= ATTACK_LATE], HALVES[creatures.is_dark_at(t, CITY)]),
        ("turns", t.edition.turns, t.edition.turns - instant_prophecies.turns_taken(t)),
        ("luck", 1, 0 if prophecies.denies_luck(t) else 1),
    ]
    return [{"what": what, "from": before, "to": now} for what, before, now in rows if before != now]


def derived_values(t: Table, first: int, number: int) -> list[int | None]:
    """Return what some cost markers count now; nothing before they are dealt."""
    markers = [t.grid[ROW_COST + at] for at in range(first, first + number)]
    return [None if marker == EMPTY else prophecies.marker_value(t, t.edition.costs[marker]) for marker in markers]


def hearts(t: Table, tile: int) -> int | None:
    """Return the strength with which a creature whose strength is known would fight now."""
    known = t.board[KIND_AT + tile] != EMPTY and t.board[STRENGTH_AT + tile] != 0
    return prophecies.strength(t, t.board[STRENGTH_AT + tile]) if known else None


def terrain(land: int, water: int, tile: int) -> str:
    """Return land, water, or both: the city's double nature belongs to the white tunnel mine as well
    (bp.tunnels.setup)."""
    if land >> tile & 1:
        return "both" if water >> tile & 1 else "land"
    return "water"
