"""Component data as typed tables, made and checked once, at import."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sacbe.games.data import components
from sacbe.games.tzolkin.verbs import (AGRICULTURE, ANY, ARCHITECTURE, BROWN, CHICHEN, CIVIC, CORN, EXTRACTION, FARM,
                                       GOLD, GREEN, PALENQUE, SHRINE, SKULL, STONE, THEOLOGY, TIKAL, TOMB, UXMAL, WOOD,
                                       YAXCHILAN, YELLOW)

DATA: Final[dict[str, Any]] = components("tzolkin")

GOODS: Final = {"corn": CORN, "wood": WOOD, "stone": STONE, "gold": GOLD, "skull": SKULL}
GEARS: Final = {"palenque": PALENQUE, "yaxchilan": YAXCHILAN, "tikal": TIKAL, "uxmal": UXMAL, "chichen_itza": CHICHEN}
TEMPLES: Final = {"brown": BROWN, "yellow": YELLOW, "green": GREEN, "any": ANY}
TRACKS: Final = {"agriculture": AGRICULTURE, "extraction": EXTRACTION, "architecture": ARCHITECTURE,
                 "theology": THEOLOGY, "any": ANY}
KINDS: Final = {"farm": FARM, "civic": CIVIC, "tomb": TOMB, "shrine": SHRINE}


def numbers(values: Any) -> tuple[i64, ...]:
    """Plain data as a typed row."""
    return tuple([int(v) for v in values])


def require(holds: bool, what: str) -> None:
    """Data that cannot be right stops the program before a game starts."""
    if not holds:
        raise ValueError(f"tzolkin components: {what}")


# ---------------------------------------------------------------- gears and calendar (tz.calendar.gear-sizes)

GEAR_DATA: Final[list[Any]] = [DATA["gears"][name] for name in GEARS]
TEETH: Final[tuple[i64, ...]] = numbers([g["teeth"] for g in GEAR_DATA])
LAST_SPACE: Final[tuple[i64, ...]] = numbers([g["push_off_after"] for g in GEAR_DATA])          # last numbered space
NARROW_SPACE: Final[tuple[i64, ...]] = numbers([g["double_advance_blocking_space"] for g in GEAR_DATA])
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
FOOD_TEETH: Final[tuple[i64, ...]] = numbers([day["tooth"] for day in DATA["calendar"]["food_days"]])
END_OF_AGE: Final[tuple[bool, ...]] = tuple([day["kind"] == "end_of_age" for day in DATA["calendar"]["food_days"]])
# tz.setup.calendar, tz.calendar.first-round: the start tooth is no Food Day; tz.calendar.length
LAST_DAY: Final[i64] = len(FOOD_TEETH)
FULL_TURN: Final[i64] = int(DATA["calendar"]["teeth"])


def gear_at(gear: i64) -> i64:
    """Where a gear begins among all spaces; arithmetic, because a table is slower where it matters."""
    return gear * SMALL_TEETH


def last_space(gear: i64) -> i64:
    """The last numbered space of a gear."""
    return GREAT_LAST if gear == CHICHEN else SMALL_LAST


# ---------------------------------------------------------------- what the actions give

PALENQUE_ROWS: Final[Any] = GEAR_DATA[PALENQUE]["actions"]
FISH_CORN: Final[i64] = int(PALENQUE_ROWS[1]["corn"])
HARVEST_CORN: Final[tuple[i64, ...]] = (0, 0, *numbers([PALENQUE_ROWS[a]["corn"] for a in (2, 3, 4, 5)]))
HARVEST_WOOD: Final[tuple[i64, ...]] = (0, 0, *numbers([PALENQUE_ROWS[a]["wood"] or 0 for a in (2, 3, 4, 5)]))
# tz.yaxchilan.action-1, tz.yaxchilan.action-2, tz.yaxchilan.action-3, tz.yaxchilan.action-4, tz.yaxchilan.action-5
YAXCHILAN_GAINS: Final[tuple[tuple[tuple[i64, i64], ...], ...]] = ((), *[
    tuple([(GOODS[good], int(row[good])) for good in ("gold", "stone", "wood", "skull", "corn") if good in row])
    for row in [GEAR_DATA[YAXCHILAN]["actions"][a] for a in (1, 2, 3, 4, 5)]])
# tz.chichen.action-1, tz.chichen.action-2, tz.chichen.action-3 for brown; tz.chichen.action-4, tz.chichen.action-5,
# tz.chichen.action-6 for green; tz.chichen.action-7, tz.chichen.action-8, tz.chichen.action-9 for yellow
OVALS: Final[list[Any]] = [GEAR_DATA[CHICHEN]["actions"][a] for a in range(1, 10)]
OVAL_POINTS: Final[tuple[i64, ...]] = (0, *numbers([row["vp"] for row in OVALS]))
OVAL_TEMPLE: Final[tuple[i64, ...]] = (0, *numbers([TEMPLES[row["temple"]] for row in OVALS]))
OVAL_BLOCK: Final[tuple[bool, ...]] = (False, *[bool(row["block"]) for row in OVALS])
UXMAL_ROWS: Final[Any] = GEAR_DATA[UXMAL]["actions"]
OFFERING_CORN: Final[i64] = int(UXMAL_ROWS[1]["pay"]["corn"])
CORN_PER_BLOCK: Final[i64] = int(UXMAL_ROWS[4]["corn_per_block"])
ANY_ACTION_CORN: Final[i64] = int(UXMAL_ROWS[5]["pay"]["corn"])
PRICE: Final[tuple[i64, ...]] = (1, *numbers([DATA["market"]["rates_corn"][b] for b in ("wood", "stone", "gold")]))
WORKER_CORN: Final[tuple[i64, ...]] = numbers(DATA["placement"]["extra_worker_cost_increment"])

# ---------------------------------------------------------------- temples and technologies

# tz.temple.brown, tz.temple.yellow, tz.temple.green
TEMPLE_DATA: Final[list[Any]] = [DATA["temples"][name] for name in ("brown", "yellow", "green")]
STEP_POINTS: Final[tuple[tuple[i64, ...], ...]] = tuple([numbers(t["vp"]) for t in TEMPLE_DATA])
TOP_STEP: Final[tuple[i64, ...]] = numbers([t["top_index"] for t in TEMPLE_DATA])
START_STEP: Final[i64] = int(TEMPLE_DATA[0]["start_index"])
GIFTS: Final[tuple[tuple[tuple[i64, i64], ...], ...]] = tuple([
    tuple([(int(step), GOODS[good]) for step, good in t["gifts"].items()]) for t in TEMPLE_DATA])
HIGHEST: Final[tuple[tuple[i64, ...], ...]] = tuple([
    (int(t["highest_bonus"]["age_1"]), int(t["highest_bonus"]["age_2"])) for t in TEMPLE_DATA])
TOP_LEVEL: Final = 3
ADVANCE_BLOCKS: Final[tuple[i64, ...]] = numbers([DATA["technologies"]["advance_cost_blocks"][key] for key in
                                                  ("0_to_1", "1_to_2", "2_to_3", "bonus_from_3")])


def by_level(track: str, kind: str, key: str, when: str) -> tuple[i64, ...]:
    """What a track adds at levels 0 to 3: the effects of the reached level and all below (tz.tech.cumulative)."""
    sums = [0]
    for level in (1, 2, 3):
        rows = [e for e in DATA["technologies"][track][level]["effects"] if e["when"] == when and kind in e]
        sums.append(sums[-1] + sum([int(e[kind].get(key, 0)) for e in rows]))
    return numbers(sums)


# ---------------------------------------------------------------- setup, food, end

PLAYERS: Final[tuple[i64, ...]] = numbers(DATA["setup"]["players"])
MONUMENTS_DEALT: Final[dict[int, int]] = DATA["setup"]["monuments_dealt"]
FIELDS_PER_GROUP: Final[dict[int, int]] = DATA["setup"]["harvest_tiles_per_group"]
DUMMIES: Final[dict[int, int]] = DATA["setup"]["dummy_workers"]
ROW_SIZE: Final[i64] = int(DATA["setup"]["building_row"])
WEALTH_DEALT: Final[i64] = int(DATA["setup"]["wealth_tiles"]["dealt"])
WEALTH_KEPT: Final[i64] = int(DATA["setup"]["wealth_tiles"]["keep"])
START_WORKERS: Final[i64] = int(DATA["supply"]["workers_per_player"]["start"])
MOST_WORKERS: Final[i64] = int(DATA["supply"]["workers_per_player"]["total"])
ALL_SKULLS: Final[i64] = int(DATA["supply"]["skulls"])
MEAL_CORN: Final[i64] = int(DATA["feeding"]["corn_per_worker"])
HUNGER_POINTS: Final[i64] = int(DATA["feeding"]["unfed_penalty_vp"])
SKULL_POINTS: Final = 3                 # tz.end.skulls
QUARTERS: Final = 4                     # scores are kept in quarter points, one per corn (tz.ruling.quarter-points)

require(all(gear_at(g) == GEAR_AT[g] and last_space(g) == LAST_SPACE[g] for g in range(5)), "four equal small gears")
require(set(MONUMENTS_DEALT) == set(FIELDS_PER_GROUP) == set(DUMMIES) == set(PLAYERS), "player counts differ")
require(all(len(p) == top + 1 for p, top in zip(STEP_POINTS, TOP_STEP, strict=True)), "temple steps")
require(list(FOOD_TEETH) == sorted(FOOD_TEETH) and FOOD_TEETH[-1] == FULL_TURN, "food days")
