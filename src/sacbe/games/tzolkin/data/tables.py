"""What every edition shares, as typed tables: names, and figures that the program is built for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sacbe.games.components.files import read_components
from sacbe.games.tzolkin.data.constants import (AGRICULTURE, ANY, ARCHITECTURE, BROWN, CHICHEN, CIVIC, CORN, EXTRACTION,
                                                FARM, GOLD, GREEN, PALENQUE, SHRINE, SKULL, STONE, THEOLOGY, TIKAL,
                                                TOMB, UXMAL, WOOD, YAXCHILAN, YELLOW)

DATA: Final[dict[str, Any]] = read_components("tzolkin")

GOODS: Final = {"corn": CORN, "wood": WOOD, "stone": STONE, "gold": GOLD, "skull": SKULL}
GEARS: Final = {"palenque": PALENQUE, "yaxchilan": YAXCHILAN, "tikal": TIKAL, "uxmal": UXMAL, "chichen_itza": CHICHEN}
TEMPLES: Final = {"brown": BROWN, "yellow": YELLOW, "green": GREEN, "any": ANY}
TRACKS: Final = {"agriculture": AGRICULTURE, "extraction": EXTRACTION, "architecture": ARCHITECTURE,
                 "theology": THEOLOGY, "any": ANY}
KINDS: Final = {"farm": FARM, "civic": CIVIC, "tomb": TOMB, "shrine": SHRINE}


def numbers(values: Any) -> tuple[i64, ...]:
    """Turn plain data into a typed row."""
    return tuple([int(v) for v in values])


def require(holds: bool, what: str) -> None:
    """Stop the program before a game starts if the data cannot be right."""
    if not holds:
        raise ValueError(f"tzolkin components: {what}")


# ---------------------------------------------------------------- gears and calendar (tz.calendar.gear-sizes)

GEAR_DATA: Final[list[Any]] = [DATA["gears"][name] for name in GEARS]
TEETH: Final[tuple[i64, ...]] = numbers([g["teeth"] for g in GEAR_DATA])
LAST_SPACE: Final[tuple[i64, ...]] = numbers([g["push_off_after"] for g in GEAR_DATA])          # last numbered space
GEAR_AT: Final[tuple[i64, ...]] = numbers([sum(TEETH[:g]) for g in range(6)])   # where a gear begins among all spaces
SMALL_TEETH: Final[i64] = TEETH[PALENQUE]                # four small gears, then the great one
SMALL_LAST: Final[i64] = LAST_SPACE[PALENQUE]
GREAT_LAST: Final[i64] = LAST_SPACE[CHICHEN]
ACTIONS: Final[tuple[i64, ...]] = numbers([max(a for a, row in g["actions"].items() if row["op"] != "free_choice")
                                           for g in GEAR_DATA])
# tz.palenque.action-6-7, tz.yaxchilan.action-6-7, tz.tikal.action-6-7, tz.uxmal.action-6-7, tz.chichen.action-10:
# from this space on, any action of the gear
FREE_FROM: Final[tuple[i64, ...]] = numbers([min(a for a, row in g["actions"].items() if row["op"] == "free_choice")
                                             for g in GEAR_DATA])
END_OF_AGE: Final[tuple[bool, ...]] = tuple([day["kind"] == "end_of_age" for day in DATA["calendar"]["food_days"]])
# tz.setup.calendar, tz.calendar.first-round: the start tooth is no Food Day; tz.calendar.length
LAST_DAY: Final[i64] = len(END_OF_AGE)


def gear_at(gear: i64) -> i64:
    """Return where a gear begins among all spaces; arithmetic, because a table is slower where it matters."""
    return gear * SMALL_TEETH


def last_space(gear: i64) -> i64:
    """Return the last numbered space of a gear."""
    return GREAT_LAST if gear == CHICHEN else SMALL_LAST


# ---------------------------------------------------------------- what the actions give

# tz.chichen.action-1, tz.chichen.action-2, tz.chichen.action-3 for brown; tz.chichen.action-4, tz.chichen.action-5,
# tz.chichen.action-6 for green; tz.chichen.action-7, tz.chichen.action-8, tz.chichen.action-9 for yellow
OVALS: Final[list[Any]] = [GEAR_DATA[CHICHEN]["actions"][a] for a in range(1, 10)]
OVAL_TEMPLE: Final[tuple[i64, ...]] = (0, *numbers([TEMPLES[row["temple"]] for row in OVALS]))
OVAL_BLOCK: Final[tuple[bool, ...]] = (False, *[bool(row["block"]) for row in OVALS])

# ---------------------------------------------------------------- temples and technologies

# tz.temple.brown, tz.temple.yellow, tz.temple.green
TEMPLE_NAMES: Final = ("brown", "yellow", "green")
TEMPLE_DATA: Final[list[Any]] = [DATA["temples"][name] for name in TEMPLE_NAMES]
TOP_STEP: Final[tuple[i64, ...]] = numbers([t["top_index"] for t in TEMPLE_DATA])
GIFTS: Final[tuple[tuple[tuple[i64, i64], ...], ...]] = tuple([
    tuple([(int(step), GOODS[good]) for step, good in t["gifts"].items()]) for t in TEMPLE_DATA])
TOP_LEVEL: Final = 3

# ---------------------------------------------------------------- setup, food, end

WORKER_ROOM: Final = 6                  # workers that a seat can have in any edition
ROW_ROOM: Final = 12                    # building spaces, likewise
PLAYERS: Final[tuple[i64, ...]] = numbers(DATA["setup"]["players"])
WEALTH_TILES: Final[i64] = len(DATA["starting_wealth_tiles"])
WEALTH_KEPT: Final[i64] = int(DATA["setup"]["wealth_tiles"]["keep"])
QUARTERS: Final = 4                     # scores are stored in quarter points, one per corn (tz.ruling.quarter-points)

require(all(gear_at(g) == GEAR_AT[g] and last_space(g) == LAST_SPACE[g] for g in range(5)), "four equal small gears")
require(all(len(t["vp"]) == top + 1 for t, top in zip(TEMPLE_DATA, TOP_STEP, strict=True)), "temple steps")
