"""The printed tiles: buildings 0-31, monuments 32-44, starting wealth 45-65, with prices and effects as rows.

tz.building.types, tz.setup.wealth-contents: the tiles themselves stand in the component file.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sacbe.games.tzolkin.data.tables import DATA, GEARS, GOODS, KINDS, TEMPLES, TRACKS, numbers, require
from sacbe.games.tzolkin.data.constants import EMPTY
from sacbe.kernel.core.bits import bit_range

# effects of tiles: (op, which, how many)
GAIN: Final = 1             # goods
POINTS: Final = 2
TECH: Final = 3
TEMPLE: Final = 4
FEED_FREE: Final = 5        # workers that eat for nothing
FEED_DISCOUNT: Final = 6    # corn less for every worker
WORKER: Final = 7
BUILD_MORE: Final = 8
MARKET: Final = 9
ANY_ACTION: Final = 10


class Tile:
    """A printed tile: what it costs and what it gives."""

    def __init__(self, name: str, kind: i64, age: i64, cost: tuple[i64, ...], effects: tuple[tuple[i64, i64, i64], ...],
                 gear: i64, space: i64) -> None:
        self.name: Final = name
        self.kind: Final[i64] = kind
        self.age: Final[i64] = age
        self.cost: Final = cost                     # corn (never), wood, stone, gold, skulls
        self.blocks: Final[i64] = cost[1] + cost[2] + cost[3]
        self.effects: Final = effects
        self.gear: Final[i64] = gear                # where a dummy goes, on wealth tiles
        self.space: Final[i64] = space


def effect_rows(effects: Any) -> tuple[tuple[i64, i64, i64], ...]:
    """Return the effects of a tile as rows; a gain of two goods is two rows."""
    rows: list[tuple[i64, i64, i64]] = []
    for e in effects:
        op = e["op"]
        if op == "gain":
            rows += [(GAIN, GOODS[good], int(e[good])) for good in GOODS if good in e]
        elif op == "vp":
            rows.append((POINTS, 0, int(e["n"])))
        elif op == "tech":
            rows.append((TECH, TRACKS[e["track"]], int(e["levels"])))
        elif op == "temple":
            rows.append((TEMPLE, TEMPLES[e["which"]], int(e["steps"])))
        elif op == "feed_free":
            rows.append((FEED_FREE, 0, int(e["workers"])))
        elif op == "feed_discount":
            rows.append((FEED_DISCOUNT, 0, int(e["corn_per_worker"])))
        elif op == "worker":
            rows.append((WORKER, 0, int(e["n"])))
        else:
            rows.append(({"build_building": BUILD_MORE, "market": MARKET, "any_action": ANY_ACTION}[op], 0, 1))
    return tuple(rows)


def make_tile(row: Any) -> Tile:
    """Make a tile from one line of the component file."""
    cost = row.get("cost", {})
    dummy = row.get("dummy")
    return Tile(row["id"], KINDS[row["type"]] if "type" in row else EMPTY, row.get("age", 0),
                numbers([cost.get(good, 0) for good in GOODS]), effect_rows(row.get("effects", ())),
                GEARS[dummy["gear"]] if dummy else EMPTY, dummy["space"] if dummy else EMPTY)


def tile_rows(data: Any) -> list[Any]:
    """Return the lines of the component file that are tiles, in the order of their numbers."""
    return [*data["buildings"], *data["monuments"], *data["starting_wealth_tiles"]]


TILES: Final[tuple[Tile, ...]] = tuple([make_tile(row) for row in tile_rows(DATA)])      # as they ship
FIRST_MONUMENT: Final[i64] = len(DATA["buildings"])
FIRST_WEALTH: Final[i64] = FIRST_MONUMENT + len(DATA["monuments"])
END_OF_TILES: Final[i64] = len(TILES)

# sets of tiles, as bits
ALL_WEALTH: Final[i64] = bit_range(0, END_OF_TILES - FIRST_WEALTH)  # sets of wealth tiles and monuments count from 0
ALL_MONUMENTS: Final[i64] = bit_range(0, FIRST_WEALTH - FIRST_MONUMENT)

require(len({t.name for t in TILES}) == len(TILES), "tile ids repeat")
for _age in (1, 2):
    for _kind, _count in DATA["totals"]["buildings"][f"age_{_age}"].items():
        require(len([t for t in TILES if t.age == _age and t.kind == KINDS[_kind]]) == _count, f"{_kind} of age {_age}")
require(END_OF_TILES - FIRST_WEALTH == DATA["totals"]["starting_wealth_tiles"]["all"], "wealth tiles")
require(FIRST_WEALTH - FIRST_MONUMENT == DATA["totals"]["monuments"]["all"], "monuments")
