"""The realm of Chichén Itzá as a plain map, and the figures of its box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.properties.components import components

Facts = dict[str, Any]
BOX = components("chichen_itza")
TILES = {row["id"].replace("_", "-"): row for row in BOX["terrain_tiles"]["tiles"]["items"]}
TUNNELS = {f"M-{row['gem']}": row["terrain"] for row in BOX["expansion"]["tunnels"]["tiles"]}
CREATURES = {name.replace("_", "-"): row for group in ("base", "expansion")
             for name, row in BOX["creatures"][group]["items"].items()}
HERO_TYPES = {row["label"]: row["cards"] for row in (BOX["heroes"]["types"][n] for n in (1, 2, 3))}
UPKEEP = {row["number"]: row["upkeep"] for row in BOX["heroes"]["cards"]["items"]}
RUINS = BOX["ruins"]["tiles"]["items"]
RANGE = BOX["gears"]["movement"]["value"]
NEIGHBOURS = [tuple(step) for step in BOX["board"]["geometry"]["neighbour_steps"]]
CITY = [tuple(cell) for cell in BOX["board"]["city"]["cells"]]
CITY_NAME = "city"


def units(there: Any) -> tuple[int, list[str]]:
    """Warriors and heroes, as `dump_fields` writes them."""
    return (there, []) if isinstance(there, int) else (there["warriors"], list(there["heroes"]))


def size(there: Any) -> int:
    """How many units."""
    warriors, heroes = units(there)
    return warriors + len(heroes)


def at(facts: Facts, place: str, seat: str) -> Any:
    """The units of a seat at a place, as `dump_fields` writes them."""
    return facts["city"][seat] if place == CITY_NAME else facts["tiles"][place][seat]


def enemies(facts: Facts, place: str, seat: str, seats: tuple[str, ...]) -> list[str]:
    """Other seats with units on a tile; ci.city.shared: nobody is an enemy in the city."""
    if place == CITY_NAME:
        return []
    return [other for other in seats if other != seat and size(facts["tiles"][place][other])]


def limit(facts: Facts, seat: str) -> int:
    """ci.tile.unit-limit, ci.god.21."""
    return 6 if 21 in facts[seat]["gods"] else 5


def kinds_of_land(facts: Facts, tile: str, has_tunnels: bool) -> set[str]:
    """bp.prophecy.19, bp.tunnels.setup: land, water, or both."""
    if facts["prophecy"] == 19:
        return {"land", "water"}
    return set(TUNNELS[tile] if has_tunnels and tile in TUNNELS else [TILES[tile]["terrain"]])


def neighbours(facts: Facts) -> dict[str, set[str]]:
    """Which places touch, from the cells they lie on."""
    cells = {tuple(row["cell"]): tile for tile, row in facts["tiles"].items()} | dict.fromkeys(CITY, CITY_NAME)
    found: dict[str, set[str]] = {}
    for (column, row), place in cells.items():
        for right, down in NEIGHBOURS:
            other = cells.get((column + right, row + down))
            if other is not None and other != place:
                found.setdefault(place, set()).add(other)
    return found


def controlled(facts: Facts, seat: str, seats: tuple[str, ...], options: Mapping[str, str]) -> list[str]:
    """ci.control.definition, ci.god.36: tiles with own units, and with the god those with an own scout and nobody."""
    is_alone = options.get("god36", "beside-scouts") == "alone"
    found = []
    for tile, row in facts["tiles"].items():
        is_scouted = row["scouts"] == [seat] if is_alone else seat in row["scouts"]
        is_empty = row["creature"] == "none" and not any(size(row[other]) for other in seats)
        if size(row[seat]) or (36 in facts[seat]["gods"] and is_scouted and is_empty):
            found.append(tile)
    return found
