"""What temples and monuments will score: tables by Food Days held and tooth, and the monuments as quick queries."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sacbe.games.tzolkin.cards.monuments import SCORES
from sacbe.games.tzolkin.state import Player, Table
from sacbe.games.tzolkin.tables import (END_OF_AGE, FOOD_TEETH, FULL_TURN, GIFTS, HIGHEST, KINDS, LAST_DAY, START_STEP,
                                        STEP_POINTS, TOP_LEVEL, TOP_STEP)
from sacbe.games.tzolkin.tiles import FIRST_MONUMENT, FIRST_WEALTH, TILES
from sacbe.games.tzolkin.verbs import EMPTY, SKULL
from sacbe.kernel.bits import bit, count

CLIMB_DAY: Final = 0.05         # steps that a marker is likely to climb per day, half of them on other temples

# ---------------------------------------------------------------- monuments

# how monuments score, as numbers
OF_KIND: Final = 1
OWNED: Final = 2
RAISED: Final = 3
CORN_TILES: Final = 4
WOOD_TILES: Final = 5
CROWD: Final = 6
LEVELS: Final = 7
TOPS: Final = 8
STEEPEST: Final = 9
STEPS: Final = 10
FILLED: Final = 11
RULE_NUMBERS: Final = {
    "per_owned_type": OF_KIND, "per_owned": OWNED, "per_monument_built_by_anyone": RAISED,
    "per_corn_harvest_tile": CORN_TILES, "per_wood_harvest_tile": WOOD_TILES, "workers_in_play": CROWD,
    "per_technology_level": LEVELS, "technologies_at_level_3": TOPS,
    "steps_above_start_on_one_temple_of_choice": STEEPEST, "sum_of_vp_on_current_temple_steps": STEPS,
    "per_skull_placed_in_chichen_itza_by_anyone": FILLED}


def figures(row: Any) -> tuple[i64, ...]:
    """The points of a monument by what it counts: one figure, or one for each number of players, workers, tracks."""
    if "table" in row:
        return tuple([int(row["table"].get(n, 0)) for n in range(7)])
    if "vp_by_players" in row:
        return tuple([int(row["vp_by_players"].get(n, 0)) for n in range(7)])
    return tuple([int(row.get("vp", row.get("vp_per_step", 1)))] * 7)


def of_kind(row: Any, first: i64, end: i64) -> i64:
    """The tiles of the kind a monument counts, as bits."""
    kind: i64 = KINDS.get(row.get("type", ""), EMPTY)
    tiles: i64 = 0
    for tile in range(first, end):
        if TILES[tile].kind == kind:
            tiles |= bit(tile - first)
    return tiles


RULE: Final[tuple[i64, ...]] = tuple([RULE_NUMBERS[row["rule"]] for row in SCORES])
FIGURES: Final[tuple[tuple[i64, ...], ...]] = tuple([figures(row) for row in SCORES])
BUILDINGS: Final[tuple[i64, ...]] = tuple([of_kind(row, 0, FIRST_MONUMENT) for row in SCORES])
MONUMENTS: Final[tuple[i64, ...]] = tuple([of_kind(row, FIRST_MONUMENT, FIRST_WEALTH) for row in SCORES])


def monument_now(t: Table, p: Player, monument: i64) -> i64:
    """What `monument_points` says, quickly."""
    rule = RULE[monument]
    each = FIGURES[monument][0]
    if rule == OF_KIND:
        return each * (count(p.buildings & BUILDINGS[monument]) + count(p.monuments & MONUMENTS[monument]))
    if rule == OWNED:
        return each * (count(p.buildings) + count(p.monuments))
    if rule == RAISED:
        raised: i64 = 0
        for other in t.players:
            raised += count(other.monuments)
        return FIGURES[monument][t.seats] * raised
    if rule == CORN_TILES:
        return each * p.corn_tiles
    if rule == WOOD_TILES:
        return each * p.wood_tiles
    if rule == CROWD:
        return FIGURES[monument][p.workers]
    levels = p.levels
    if rule == LEVELS:
        return each * (levels[0] + levels[1] + levels[2] + levels[3])
    if rule == TOPS:
        tops: i64 = 0
        for track in range(4):
            if levels[track] == TOP_LEVEL:
                tops += 1
        return FIGURES[monument][tops]
    if rule == STEEPEST:
        return each * max(0, max(p.steps[0], max(p.steps[1], p.steps[2])) - START_STEP)
    if rule == STEPS:
        total = STEP_POINTS[0][p.steps[0]] + STEP_POINTS[1][p.steps[1]] + STEP_POINTS[2][p.steps[2]]
        return max(0, total) if t.rulings.floor_temples else total
    return each * count(t.ovals)


# ---------------------------------------------------------------- temples, by Food Days held and tooth

STEP_ROW: Final = 9                                     # numbers kept per temple
GIFT_DAYS: Final[tuple[float, ...]] = (2.0, 1.0, 1.0, 0.0, 0.0)            # Food Days with gifts still to come
BONUS_LATER: Final[tuple[tuple[float, ...], ...]] = tuple([
    tuple([float(sum(HIGHEST[temple][held // 2:])) if held < LAST_DAY else 0.0 for temple in range(3)])
    for held in range(LAST_DAY + 1)])
GIFT_BLOCK: Final[tuple[i64, ...]] = tuple([GIFTS[temple][0][1] for temple in range(3)])


def gift_counts(skulls: bool) -> tuple[float, ...]:
    """How many blocks, or skulls, each step of each temple gives."""
    return tuple([float(len([1 for least, good in GIFTS[temple] if step >= least and (good == SKULL) == skulls]))
                  for temple in range(3) for step in range(STEP_ROW)])


def steps_later(held: i64, tooth: i64) -> tuple[float, ...]:
    """The points each step of each temple will bring at the ends of the ages, with some more climbing until then."""
    row: list[float] = []
    for temple in range(3):
        for step in range(STEP_ROW):
            now = STEP_POINTS[temple][min(step, TOP_STEP[temple])]
            gain = STEP_POINTS[temple][min(step + 2, TOP_STEP[temple])] - now
            total = 0.0
            for day in range(held, LAST_DAY):
                if END_OF_AGE[day]:
                    total += float(now) + min(0.9, CLIMB_DAY * float(max(0, FOOD_TEETH[day] - tooth))) * float(gain)
            row.append(total)
    return tuple(row)


GIFT_BLOCKS: Final = gift_counts(False)
GIFT_SKULLS: Final = gift_counts(True)
STEPS_LATER: Final[tuple[tuple[tuple[float, ...], ...], ...]] = tuple([
    tuple([steps_later(held, tooth) for tooth in range(FULL_TURN + 3)]) for held in range(LAST_DAY + 1)])


def lead_of(at: i64, rival: i64) -> i64:
    """Where a lead stands in the row of shares: from two steps behind to two ahead."""
    if at >= rival:
        return 4 if at > rival + 1 else 2 + at - rival
    return 1 if at + 1 == rival else 0
