"""A table of Tzolk'in as a sheet of numbers, and the small rules that many others use."""

from __future__ import annotations

import copy
from typing import Any

from support.properties.components import components

Sheet = dict[str, Any]
GEARS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
BLOCKS = ("wood", "stone", "gold")
TRACKS = ("agriculture", "extraction", "architecture", "theology")
TEMPLES = ("brown", "yellow", "green")
PRICES = {"wood": 2, "stone": 3, "gold": 4}                     # tz.market.rates
BOX = components("tzolkin")
TILES = {row["id"]: row for row in [*BOX["buildings"], *BOX["monuments"], *BOX["starting_wealth_tiles"]]}
STEPS = {temple: BOX["temples"][temple]["vp"] for temple in TEMPLES}        # points of each step, the lowest first
OVALS = {number: row for number, row in BOX["gears"]["chichen_itza"]["actions"].items() if row["op"] == "skull"}


def sheet(facts: dict[str, Any]) -> Sheet:
    """A copy to compute on; spaces and groups are numbers."""
    found = copy.deepcopy(facts)
    for name in (*GEARS, "jungle"):
        found[name] = {int(at): what for at, what in found[name].items()}
    return found


def last_space(gear: str) -> int:
    """tz.calendar.gear-sizes: the highest numbered space."""
    return 10 if gear == "chichen" else 7


def lowest_free(facts: Sheet, gear: str) -> int | None:
    """tz.placing.lowest-space, tz.placing.full-gear, tz.dummy.block."""
    taken = {int(space) for space in facts[gear]}
    return next((space for space in range(last_space(gear) + 1) if space not in taken), None)


def own_spaces(facts: Sheet, seat: str) -> list[tuple[str, int]]:
    """Where the workers of a seat stand on the gears."""
    return [(gear, int(space)) for gear in GEARS for space, who in facts[gear].items() if who == seat]


def blocks(own: dict[str, Any]) -> int:
    """tz.general.materials: wood, stone and gold."""
    return sum(own[block] for block in BLOCKS)


def can_climb(facts: Sheet, seat: str, temple: str, seats: tuple[str, ...]) -> bool:
    """tz.temple.top-single: one step up is open unless somebody stands on the top step, or the seat itself does."""
    goal = facts[seat]["temples"][temple] + 1
    top = len(STEPS[temple]) - 1
    return goal < top or (goal == top and all(facts[other]["temples"][temple] != top for other in seats))


def climbable(facts: Sheet, seat: str, seats: tuple[str, ...]) -> list[str]:
    """The temples with a step that is open."""
    return [temple for temple in TEMPLES if can_climb(facts, seat, temple, seats)]


def climb(facts: Sheet, seat: str, temple: str, seats: tuple[str, ...]) -> None:
    """tz.temple.climb, tz.temple.wasted, tz.temple.top-flips-board."""
    if can_climb(facts, seat, temple, seats):
        facts[seat]["temples"][temple] += 1
        if facts[seat]["temples"][temple] == len(STEPS[temple]) - 1:
            facts[seat]["board"] = "light"


def cost_of(tile: str) -> dict[str, int]:
    """The printed price in blocks and skulls."""
    found: dict[str, int] = TILES[tile]["cost"]
    return found


def has(own: dict[str, Any], price: dict[str, int]) -> bool:
    """Can the price be paid?"""
    return all(own["skulls" if good == "skull" else good] >= number for good, number in price.items())
