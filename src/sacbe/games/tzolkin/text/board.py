"""The board as lines of text, and how a log of this game is laid out; words come from Fluent, data from a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from sacbe.games.tzolkin.data.edition import STANDARD
from sacbe.games.tzolkin.schema.notation import GEARS, GOODS, TEMPLES, TILE_NAMES, TRACKS
from sacbe.games.tzolkin.data.tables import FREE_FROM, KINDS, LAST_DAY, QUARTERS, TEETH
from sacbe.games.tzolkin.data.tiles import TILES
from sacbe.kernel.definition.presenter import current_figure
from sacbe.presentation.language.words import say

HEADINGS: Final = ("round-began", "food-day")           # events that head what follows
QUIET: Final = ("turn-began",)                          # events that end a paragraph and are not shown
BREAKS: Final = ("wealth-kept", "came-home")            # events that begin a paragraph
TILE_MESSAGES: Final = {"B": "called-tzolkin-building", "M": "called-tzolkin-monument", "W": "called-tzolkin-wealth"}
LISTED: Final = {"opened": "tile"}                      # several of these in a row become one; the field that is listed
STYLES: Final = {"red": "red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}

KIND_NAMES: Final = {number: name for name, number in KINDS.items()}
NOTHING: Final = "·"
GAP: Final = "  "


def name(what: str, id: str, count: int = 1) -> str:
    """Return what something is called: a seat, a gear, a good, a temple, a track, a kind of building."""
    return say(f"name-tzolkin-{what}-{id}", count=count)


def value_name(field: str, value: int | str) -> str | float | None:
    """Return the names that no message can give: tiles with their kind, spaces and actions of a gear, scores in
    points."""
    if field in ("tile", "other") and value in TILE_NAMES:
        return tile(str(value))
    if field in ("space", "action") and isinstance(value, str):
        gear, _, number = value.partition("-")
        return say("space-tzolkin", gear=name("gear", gear), space=number)
    if field == "quarters":
        return int(value) / QUARTERS
    return printed_text(field, str(value))


def printed_text(field: str, value: str) -> str | None:
    """Return what is printed on a tile or a temple, or what the action of a space does."""
    if field == "printed":
        return say(f"{'temple' if value in TEMPLES else 'tile'}-tzolkin-{value}")
    if field != "does":
        return None
    gear, _, number = value.partition("-")
    if int(number) == 0:
        return say("screen-tzolkin-no-action")
    free = int(number) >= FREE_FROM[GEARS.index(gear)]
    return say("gear-tzolkin-free" if free else f"gear-tzolkin-{gear}-{number}")


def tile(id: str) -> str:
    """Return a tile by what it is and does; its number says nothing to anybody.

    >>> tile("B101")
    'farm (1 worker eats for free)'
    """
    kind = KIND_NAMES.get(TILES[TILE_NAMES.index(id)].kind, "")
    return say(TILE_MESSAGES[id[0]], kind=kind and name("kind", kind),
               effect=say(f"tile-tzolkin-{id}-effect"))


# ---------------------------------------------------------------- the board

def board_lines(view: Mapping[str, Any]) -> list[str]:
    """Return a view of the game, for a terminal of 100 columns."""
    return [*calendar(view), "", *gears(view), "", *market(view), "", *stores(view), "", *seats(view)]


def calendar(view: Mapping[str, Any]) -> list[str]:
    """Return round, day, age, and what happens next."""
    teeth = current_figure(view, "calendar.teeth", STANDARD.full_turn)
    days, now = view["food_days"], {"round": view["round"], "tooth": view["tooth"], "teeth": teeth}
    if days == LAST_DAY:
        head = say("board-tzolkin-over", **now)
    else:
        left = max(0, view["next_food_day"])            # a Food Day that was jumped over is held in this round
        head = say("board-tzolkin-calendar", age=view["age"], day=days + 1, left=left, **now)
    holder = view["start_space"]
    where = say("board-tzolkin-free") if holder == "none" else name("seat", holder)
    corn = view["calendar_corn"]
    return [head, say("board-tzolkin-first", seat=name("seat", view["marker"]), holder=where, corn=corn)]


def gears(view: Mapping[str, Any]) -> list[str]:
    """Return who stands on which space, gear by gear; a gear ends where it has no more teeth."""
    rows = [[say("board-tzolkin-space"), *[str(space) for space in range(max(TEETH))]]]
    for number, gear in enumerate(GEARS):
        rows.append([name("gear", gear), *[piece(view[gear].get(str(space))) for space in range(TEETH[number])]])
    return grid(rows)


def piece(owner: str | None) -> str:
    """Return who stands on a space."""
    if owner is None:
        return NOTHING
    return say("board-tzolkin-dummy") if owner == "dummy" else name("seat", owner)


def market(view: Mapping[str, Any]) -> list[str]:
    """Return what can be built, with kinds and prices: buildings to the left, monuments to the right."""
    heads = say("board-tzolkin-buildings", left=view["stack_size"]), say("board-tzolkin-monuments")
    left, right = [grid([offer(id, view) for id in view[place]]) for place in ("row", "monuments")]
    return grid([heads, *zip_longest(left, right, fillvalue="")], gap="    ")


def offer(id: str, view: Mapping[str, Any]) -> list[str]:
    """Return the cells of a tile on sale: its number, kind and price."""
    row = TILES[TILE_NAMES.index(id)]
    group = "buildings" if id[0] == "B" else "monuments"
    cost = [current_figure(view, f"{group}.{id}.cost.{good}", amount) for good, amount in zip(GOODS, row.cost)]
    return [id, name("kind", KIND_NAMES[row.kind]), goods(cost)]


def goods(amounts: Sequence[int]) -> str:
    """Return amounts of goods in words, without those that are none."""
    return ", ".join(f"{amount} {name('good', good, amount)}" for good, amount in zip(GOODS, amounts) if amount)


def stores(view: Mapping[str, Any]) -> list[str]:
    """Return the lines of the jungle and the skulls."""
    groups = [say("board-tzolkin-field", field=field, **left) for field, left in view["jungle"].items()]
    placed = ", ".join(str(action) for action in view["ovals"]) or say("board-tzolkin-nothing")
    skulls = say("board-tzolkin-ovals", bank=view["bank_skulls"], placed=placed)
    return grid([[say("board-tzolkin-fields"), " · ".join(groups)], [say("board-tzolkin-skulls"), skulls]])


def seats(view: Mapping[str, Any]) -> list[str]:
    """Return what everybody has: a column for each seat."""
    owners: Mapping[str, Any] = view["seats"]
    rows = [["", *[name("seat", seat) for seat in owners]]]
    for label, cell in seat_rows():
        rows.append([label, *[cell(own) for own in owners.values()]])
    tiles = [("board-tzolkin-built", "buildings"), ("board-tzolkin-raised", "monuments")]
    for key, field in tiles:
        rows += stack_columns(say(key), [own[field] for own in owners.values()])
    wealth = [[hidden_wealth(own)] if "dealt_count" in own else own["wealth"] for own in owners.values()]
    return grid([*rows, *stack_columns(say("board-tzolkin-wealth"), wealth)])


def seat_rows() -> list[tuple[str, Any]]:
    """Return the rows of the table of seats: a label, and what stands under a seat."""
    return [
        (say("board-tzolkin-points"), lambda own: str(own["points"])),
        *[(capital(name("good", good, 2)), lambda own, key=key: str(own[key])) for good, key in good_fields()],
        (say("board-tzolkin-workers"), lambda own: f"{own['workers']} ({own['hand']})"),
        (say("board-tzolkin-temples"), lambda own: "/".join(str(own["temples"][temple]) for temple in TEMPLES)),
        *[(capital(name("track", track)), lambda own, key=track: str(own[key])) for track in TRACKS],
        (say("board-tzolkin-tiles"), lambda own: f"{own['corn_tiles']}/{own['wood_tiles']}"),
        (say("board-tzolkin-board"),
         lambda own: say("board-tzolkin-light") if own["board"] == "light" else say("board-tzolkin-dark")),
    ]


def good_fields() -> list[tuple[str, str]]:
    """Return each good with the field it stands in."""
    return [(good, "skulls" if good == "skull" else good) for good in GOODS]


def hidden_wealth(own: Mapping[str, Any]) -> str:
    """Return words for wealth that nobody else may see yet."""
    return say("board-tzolkin-secret", count=0 if own["has_chosen"] else own["dealt_count"])


def stack_columns(label: str, columns: Sequence[Sequence[str]], wide: int = 3) -> list[list[str]]:
    """Return lists of tiles under their seats, some to a line."""
    cut = [[" ".join(tiles[at:at + wide]) for at in range(0, len(tiles), wide)] or [NOTHING] for tiles in columns]
    return [[label if not at else "", *row] for at, row in enumerate(zip_longest(*cut, fillvalue=""))]


def capital(text: str) -> str:
    """Return the text with a capital letter, for the head of a row."""
    return text[:1].upper() + text[1:]


def grid(rows: Sequence[Sequence[str]], gap: str = GAP) -> list[str]:
    """Return lines with the cells in columns, each as wide as its widest cell."""
    width = max((len(row) for row in rows), default=0)
    widths = [max((len(row[at]) for row in rows if at < len(row)), default=0) for at in range(width)]
    return [gap.join(cell.ljust(wide) for cell, wide in zip(row, widths)).rstrip() for row in rows]
