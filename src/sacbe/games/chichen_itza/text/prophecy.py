"""The prophecy of the round in words, what it changes now, and values in force beside printed ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from sacbe.presentation.language.words import rule_name, rule_text, say

ViewFields = Mapping[str, Any]

UNKNOWN: Final = "?"
NO_MARKER: Final = "·"


def title(number: int) -> str:
    """Return a prophecy by the name of its rule."""
    return rule_name(rule(number))


def short_title(number: int) -> str:
    """Return the name of a prophecy alone, without the number before it."""
    return say(f"title-{rule(number).replace('.', '-')}")


def rule(number: int) -> str:
    return f"bp.prophecy.{number:02}"


def change(row: ViewFields) -> str:
    """Return one thing that the prophecy in force changes; dice go by their names."""
    was, now = (say(f"name-chichen_itza-half-{value}", count=1) if isinstance(value, str) else value
                for value in (row["from"], row["to"]))
    return say(f"name-chichen_itza-change-{row['what']}", **{"from": was, "to": now})


def changes(view: ViewFields) -> list[str]:
    """Return all that is changed now, in one sentence; nothing where the prophecy has done its work or has none to
    do."""
    found = say("spoken-chichen_itza-between").join(change(row) for row in view["changes"])
    return [found[0].upper() + found[1:]] if found else []


def full_lines(view: ViewFields) -> list[str]:
    """Return the prophecy in force with its text, and what it changes."""
    number = view["prophecy"]
    if number == "none":
        return []
    said = say("board-chichen_itza-prophecy", prophecy=title(number), text=rule_text(rule(number)))
    return [said, *changes(view)]


def brief_lines(view: ViewFields) -> list[str]:
    """Return the prophecy in force in a few words, and what it changes."""
    number = view["prophecy"]
    return [] if number == "none" else [title(number), say(f"name-chichen_itza-omen-{number}"), *changes(view)]


def past_lines(view: ViewFields) -> list[str]:
    """Return prophecies of earlier rounds, and how many are to come."""
    if not view["modules"]["prophecies"]:
        return []
    names = say("spoken-chichen_itza-between").join(title(number) for number in view["past_prophecies"])
    left = say("board-chichen_itza-prophecies-left", left=view["prophecies_left"])
    return [*([say("board-chichen_itza-past-prophecies", past=names)] if names else []), left]


# ---------------------------------------------------------------- values that a prophecy changes

def format_change(printed: object, now: object, aloud: bool = False) -> str:
    """Return a value; where the one in force is not the printed one, both.

    >>> format_change(4, 4), format_change(5, 6), format_change(5, 6, aloud=True)
    ('4', '5→6', '6 instead of 5')
    """
    if now is None or printed == now:
        return NO_MARKER if printed is None else str(printed)
    return say("spoken-chichen_itza-instead", now=now, printed=printed) if aloud else f"{printed}→{now}"


def strength(tile: ViewFields) -> str:
    """Return the strength of a creature on a tile, as far as it is known."""
    return UNKNOWN if tile["strength"] is None else format_change(tile["strength"], tile["hearts"])


def prices(row: ViewFields, aloud: bool = False) -> tuple[str, str]:
    """Return both prices of an action tile, the lower first."""
    low, high = row["printed"] or (None, None)
    return format_change(low, row["low"], aloud), format_change(high, row["high"], aloud)


def markers(view: ViewFields, line: str, aloud: bool = False) -> list[str]:
    """Return cost markers of the rows or of the columns."""
    values = view["row_values" if line == "rows" else "column_values"]
    return [format_change(printed, now, aloud) for printed, now in zip(view[line], values, strict=True)]


def printed_tile(id: str, tile: ViewFields) -> str:
    """Return a tile by its id, what it is, and its terrain."""
    printed, now = tile["terrain"], tile["terrain_now"]
    terrain = now if printed == now else f"{printed}-{now}"
    kind = say(f"name-chichen_itza-terrain-{'tunnel' if tile['tunnel'] else tile['kind']}", count=1)
    return say("spoken-chichen_itza-tile", id=id, kind=kind, terrain=terrain)


def tile_to_lay(view: ViewFields) -> str:
    """Return the tile that waits for its cell, with its terrain, which the seat that lays it must know; or nothing."""
    if view["laying"] == "none":
        return ""
    return say("board-chichen_itza-laying", tile=printed_tile(view["tile_to_lay"], view["laying"]))


def terrain_sign(tile: ViewFields) -> str:
    """Return what a tile bears behind its name on a map: water, both at once, a tunnel."""
    return {"water": "~", "both": "≈"}.get(tile["terrain_now"], "") + tunnel_sign(tile)


def tunnel_sign(tile: ViewFields) -> str:
    return "∩" if tile["tunnel"] else ""


def legend(view: ViewFields) -> list[str]:
    """Return what the signs of the map mean, where there are any."""
    tiles = view["tiles"].values()
    found = [(any(tile["tunnel"] for tile in tiles), "board-chichen_itza-legend-tunnels"),
             (any(tile["terrain_now"] == "both" for tile in tiles), "board-chichen_itza-legend-both")]
    said = [say(key) for there, key in found if there]
    return [" · ".join(said)] if said else []


def lowered_gear_lines(fight: ViewFields) -> list[str]:
    """Return which gears are lowered for the fight."""
    if not fight["cowed"]:
        return []
    kind, *gears = (say(f"name-chichen_itza-{what}", count=1) for what in
                    (f"kind-{fight['creature']}", *[f"gear-{gear}" for gear in fight["lowered"]]))
    return [say("board-chichen_itza-cowed", kind=kind, gears=", ".join(gears))]
