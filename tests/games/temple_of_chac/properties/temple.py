"""The temple as a plain map, and what is printed on cards and dashboards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from support.properties.components import components

Facts = dict[str, Any]
BOX = components("temple_of_chac")
CORRIDOR = [f"C{n}" for n in range(40)]
HALL = ("H1", "H2", "H3", "H4")
PLATES = [CORRIDOR.index(space) for space in BOX["boulder"]["pressure_plates"]["spaces"]]
ALCOVES = {row["space"]: row["id"] for row in BOX["alcoves"]}
DASHBOARDS = {row["id"].replace("_", "-"): row for row in BOX["adventurers"]}
LEAVES_RAPIDS = BOX["rapids"]["exit_to"]["space"]
CARDS = {row["id"].replace("_", "-"): row for deck in ("kukulkan", "ah_puch", "ixchel", "zotz")
         for row in BOX["decks"][deck]["cards"]} | {row["id"].replace("_", "-"): row for row in BOX["idols"]}
DECK_OF = {row["id"]: row["deck"].replace("_", "-") for row in BOX["board"]["spaces"] if "deck" in row}


def number(space: str) -> int:
    """Where a space lies on the way of the boulder; -1 beside it."""
    return CORRIDOR.index(space) if space in CORRIDOR else -1


def joined(options: Mapping[str, str]) -> dict[str, set[str]]:
    """tc.action.move.walls, tc.rapids.downstream, tc.washup.one-way: the steps there are, closed ones included."""
    found: dict[str, set[str]] = {}
    for edge in BOX["board"]["edges"]:
        if edge["group"] == "cave_second_mouth" and options["second-cave-mouth"] == "no":
            continue
        if edge["kind"] in ("walk", "bridge", "one_way", "exit"):
            found.setdefault(edge["a"], set()).add(edge["b"])
        if edge["kind"] in ("walk", "bridge"):
            found.setdefault(edge["b"], set()).add(edge["a"])
    return found


def is_open(facts: Facts, space: str) -> bool:
    """tc.boulder.blocks, tc.bridge.collapse, tc.walls.stay-shut: may a figure enter?"""
    if space == facts["boulder"] or (space == "BR" and facts["planks"] == 0):
        return False
    return facts["plates"] < 2 or (space != "E" and space not in HALL)


def steps(facts: Facts, space: str, ways: Mapping[str, set[str]]) -> set[str]:
    """The spaces one step away."""
    return {there for there in ways.get(space, ()) if is_open(facts, there)}


def stops_short(facts: Facts, space: str) -> bool:
    """tc.action.move.stepwise: does something have to be resolved on this space before a step from it can be made?"""
    if space in facts["lava"]:
        return not facts["lava"][space]["flipped"] or bool(facts["lava"][space]["gone"])
    return space in ("BR", "W", "X") or facts["webs"].get(space) in ("hidden", "spider")


def reach(facts: Facts, start: str, count: int, ways: Mapping[str, set[str]]) -> set[str]:
    """Every space that can be entered within this many steps, by plain search."""
    found: set[str] = set()
    edge = {start}
    for _ in range(count):
        edge = {there for here in edge for there in steps(facts, here, ways)}
        found |= edge
        edge = {there for there in edge if not stops_short(facts, there)}
    return found


def is_low(pips: int) -> bool:
    """tc.action.move: low dice show 1 to 3, high ones 4 to 6."""
    return pips <= 3


def classes(dice: list[int]) -> list[str]:
    """Whether there are low dice, high dice or both."""
    return [name for name, low in (("low", True), ("high", False)) if any(is_low(pips) == low for pips in dice)]
