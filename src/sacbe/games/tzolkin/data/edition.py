"""One printing of the box: every figure that a variant can change, read from the components and checked.

Nothing in Tzolk'in is assumed: an edition that is not the shipped one is always a variant.  A game holds its edition,
so that variants run beside the printed game.  What the program is built for stays in `tables.py` and `tiles.py` as
constants.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.components.origins import variant_view
from sacbe.games.tzolkin.data.score_forecasts import bonuses_later, figures, steps_by_day
from sacbe.games.tzolkin.data.tables import (DATA, END_OF_AGE, GEARS, GOODS, LAST_DAY, PLAYERS, TEETH, TEMPLE_NAMES,
                                             WEALTH_TILES, numbers)
from sacbe.games.tzolkin.data.tiles import FIRST_MONUMENT, FIRST_WEALTH, Tile, make_tile, tile_rows
from sacbe.games.tzolkin.data.constants import CHICHEN, CORN, EMPTY, PALENQUE, SKULL, TIKAL, UXMAL, YAXCHILAN
from sacbe.kernel.core.bits import bit
from sacbe.kernel.errors import Problem

MONUMENT_SPACES: Final = 6              # at least, however few are dealt
SEATS: Final = 5                        # tables by number of players: none, one, two, three, four
NAMES: Final = ("corn", "wood", "stone", "gold", "skulls")


class Edition:
    """The figures of the box, as typed tables."""

    def __init__(self, data: Any) -> None:
        self.named: Final[Any] = variant_fields(data)       # what a view says of a variant
        gears = [data["gears"][name] for name in GEARS]
        self.narrow_space: Final[tuple[i64, ...]] = numbers([g["double_advance_blocking_space"] for g in gears])
        self.food_teeth: Final[tuple[i64, ...]] = numbers([day["tooth"] for day in data["calendar"]["food_days"]])
        self.full_turn: Final[i64] = int(data["calendar"]["teeth"])
        # what the actions give
        palenque, uxmal, tikal = [gears[gear]["actions"] for gear in (PALENQUE, UXMAL, TIKAL)]
        self.fish_corn: Final[i64] = int(palenque[1]["corn"])
        self.harvest_corn: Final[tuple[i64, ...]] = (0, 0, *numbers([palenque[a]["corn"] for a in (2, 3, 4, 5)]))
        self.harvest_wood: Final[tuple[i64, ...]] = (0, 0, *numbers([palenque[a]["wood"] or 0 for a in (2, 3, 4, 5)]))
        # tz.yaxchilan.action-1, tz.yaxchilan.action-2, tz.yaxchilan.action-3, tz.yaxchilan.action-4,
        # tz.yaxchilan.action-5
        self.yaxchilan_gains: Final[tuple[tuple[tuple[i64, i64], ...], ...]] = ((), *[
            tuple([(GOODS[good], int(row[good])) for good in ("gold", "stone", "wood", "skull", "corn") if good in row])
            for row in [gears[YAXCHILAN]["actions"][a] for a in (1, 2, 3, 4, 5)]])
        ovals = [gears[CHICHEN]["actions"][a] for a in range(1, 10)]
        self.oval_points: Final[tuple[i64, ...]] = (0, *numbers([row["vp"] for row in ovals]))
        self.research: Final[tuple[i64, ...]] = (0, int(tikal[1]["levels"]), 0, int(tikal[3]["levels"][-1]))
        self.step_blocks: Final[i64] = int(tikal[5]["pay"]["any_block"])
        self.temple_steps: Final[i64] = int(tikal[5]["steps"])                 # on each of two temples
        self.most_buildings: Final[i64] = int(tikal[2]["max_buildings"])
        self.offering_corn: Final[i64] = int(uxmal[1]["pay"]["corn"])
        self.offering_steps: Final[i64] = int(uxmal[1]["steps"])
        self.hired: Final[i64] = int(uxmal[3]["n"])
        self.corn_per_block: Final[i64] = int(uxmal[4]["corn_per_block"])
        self.any_action_corn: Final[i64] = int(uxmal[5]["pay"]["corn"])
        self.start_corn: Final[i64] = int(data["gears"]["starting_player_space"]["cost"])
        self.price: Final[tuple[i64, ...]] = (1, *numbers([data["market"]["rates_corn"][b]
                                                           for b in ("wood", "stone", "gold")]))
        self.worker_corn: Final[vec[i64]] = vec[i64](list(data["placement"]["extra_worker_cost_increment"]))
        # temples and technologies
        temples = [data["temples"][name] for name in TEMPLE_NAMES]
        self.step_points: Final[tuple[tuple[i64, ...], ...]] = tuple([numbers(t["vp"]) for t in temples])
        self.start_step: Final[tuple[i64, ...]] = numbers([t["start_index"] for t in temples])
        self.highest: Final[tuple[tuple[i64, ...], ...]] = tuple([
            (int(t["highest_bonus"]["age_1"]), int(t["highest_bonus"]["age_2"])) for t in temples])
        tracks = data["technologies"]
        self.advance_blocks: Final[vec[i64]] = vec[i64]([
            tracks["advance_cost_blocks"][key] for key in ("0_to_1", "1_to_2", "2_to_3", "bonus_from_3")])
        self.harvest: Final[tuple[i64, ...]] = figures_by_level(tracks, "agriculture", "add", "corn", "harvest_corn")
        self.fishing: Final[tuple[i64, ...]] = figures_by_level(tracks, "agriculture", "add", "corn", "fish")
        self.extra_wood: Final[tuple[i64, ...]] = figures_by_level(tracks, "extraction", "add", "wood", "gain_wood")
        self.extra_stone: Final[tuple[i64, ...]] = figures_by_level(tracks, "extraction", "add", "stone", "gain_stone")
        self.extra_gold: Final[tuple[i64, ...]] = figures_by_level(tracks, "extraction", "add", "gold", "gain_gold")
        self.extra_skull: Final[tuple[i64, ...]] = figures_by_level(tracks, "theology", "add", "skull", "gain_skull")
        self.building_corn: Final[tuple[i64, ...]] = figures_by_level(tracks, "architecture", "add", "corn", BUILDING)
        self.building_points: Final[tuple[i64, ...]] = figures_by_level(tracks, "architecture", "add", "vp", BUILDING)
        self.blocks_saved: Final[vec[i64]] = vec[i64](list(figures_by_level(tracks, "architecture", "discount",
                                                                            "any_block_of_cost", BUILDING)))
        self.corn_saved: Final[vec[i64]] = vec[i64](list(figures_by_level(tracks, "architecture", "discount", "corn",
                                                                          BUILDING)))
        self.least_corn: Final[i64] = int(tracks["architecture"][3]["effects"][1]["minimum"])
        self.blessings: Final[i64] = int(tracks["theology"][2]["effects"][0]["times"])
        self.bonus_steps: Final[i64] = int(tracks["agriculture"]["beyond"]["steps"])
        self.bonus_blocks: Final[i64] = int(tracks["extraction"]["beyond"]["n"])
        self.bonus_points: Final[i64] = int(tracks["architecture"]["beyond"]["n"])
        self.bonus_skulls: Final[i64] = int(tracks["theology"]["beyond"]["skull"])
        # tiles
        self.tiles: Final[tuple[Tile, ...]] = tuple([make_tile(row) for row in tile_rows(data)])
        self.age_1: Final[i64] = buildings_of_age(self.tiles, 1)
        self.age_2: Final[i64] = buildings_of_age(self.tiles, 2)
        self.corn_prices: Final[vec[i64]] = vec[i64]([tile.blocks * self.corn_per_block for tile in self.tiles])
        self.scores: Final[list[Any]] = [row["score"] for row in data["monuments"]]
        self.floors: Final[tuple[i64, ...]] = numbers([row.get("floor", 0) for row in self.scores])
        # setup, food, end
        setup = data["setup"]
        self.monuments_dealt: Final[tuple[i64, ...]] = figures_by_players(setup["monuments_dealt"])
        self.monument_spaces: Final[i64] = max(MONUMENT_SPACES, max([int(n) for n in self.monuments_dealt]))
        self.fields_per_group: Final[tuple[i64, ...]] = figures_by_players(setup["harvest_tiles_per_group"])
        self.dummies: Final[tuple[i64, ...]] = figures_by_players(setup["dummy_workers"])
        self.row_size: Final[i64] = int(setup["building_row"])
        self.wealth_dealt: Final[i64] = int(setup["wealth_tiles"]["dealt"])
        start = setup["start_position"]
        self.start_goods: Final[tuple[i64, ...]] = numbers([start[name] for name in NAMES])
        self.start_points: Final[i64] = int(start["vp"])
        self.start_level: Final[i64] = int(start["technologies"])
        self.start_workers: Final[i64] = int(data["supply"]["workers_per_player"]["start"])
        self.most_workers: Final[i64] = int(data["supply"]["workers_per_player"]["total"])
        self.all_skulls: Final[i64] = int(data["supply"]["skulls"])
        self.meal_corn: Final[i64] = int(data["feeding"]["corn_per_worker"])
        self.begging_most: Final[i64] = int(data["turn"]["beg_at_most"])        # tz.begging.when
        self.begging_corn: Final[i64] = int(data["turn"]["beg_corn"])           # tz.begging.effect
        self.hunger_points: Final[i64] = int(data["feeding"]["unfed_penalty_vp"])
        self.skull_points: Final[i64] = int(data["end_of_game"]["skull_vp"])
        check(self, data)
        # what these will score, for the evaluator
        self.figures: Final[tuple[tuple[i64, ...], ...]] = tuple([numbers(figures(row)) for row in self.scores])
        self.bonus_later: Final[tuple[tuple[float, ...], ...]] = bonuses_later(self.highest, LAST_DAY)
        self.steps_later: Final[tuple[tuple[tuple[float, ...], ...], ...]] = steps_by_day(
            self.step_points, self.food_teeth, END_OF_AGE)


BUILDING: Final = "build_building"


def figures_by_level(tracks: Any, track: str, kind: str, key: str, when: str) -> tuple[i64, ...]:
    """Return what a track adds at levels 0 to 3: the effects of the reached level and all below
    (tz.tech.cumulative)."""
    sums = [0]
    for level in (1, 2, 3):
        rows = [e for e in tracks[track][level]["effects"] if e["when"] == when and kind in e]
        sums.append(sums[-1] + sum([int(e[kind].get(key, 0)) for e in rows]))
    return numbers(sums)


def figures_by_players(table: Any) -> tuple[i64, ...]:
    """Return a figure for each number of players."""
    return numbers([table.get(n, 0) for n in range(SEATS)])


def buildings_of_age(tiles: tuple[Tile, ...], age: i64) -> i64:
    """Return the buildings of an age, as bits."""
    found: i64 = 0
    for at in range(FIRST_MONUMENT):
        if tiles[at].age == age:
            found |= bit(at)
    return found


def variant_fields(data: Any) -> dict[str, Any]:
    """Return what a view says of a variant; nothing for the printed game."""
    return {} if data is DATA else variant_view(data, DATA)


# ---------------------------------------------------------------- what must be so in every edition

def require(holds: bool, path: str, value: object, reason: str) -> None:
    """Refuse a value that cannot be, with its path; the limits of the game check single numbers."""
    if not holds:
        raise Problem("edition-value", path=path, value=str(value), reason=reason)


def check(e: Edition, data: Any) -> None:
    """Refuse a game that could not be played: check what each number must be beside the others."""
    teeth = [int(tooth) for tooth in e.food_teeth]
    for at in range(1, LAST_DAY):
        require(teeth[at - 1] < teeth[at], f"calendar.food_days.{at + 1}.tooth", teeth[at], f"> {teeth[at - 1]}")
    require(teeth[-1] == e.full_turn, "calendar.teeth", e.full_turn, str(teeth[-1]))
    require(e.begging_corn > e.begging_most, "turn.beg_corn", e.begging_corn, f"> {e.begging_most}")
    require(e.start_workers <= e.most_workers, "supply.workers_per_player.start", e.start_workers,
            f"1-{e.most_workers}")
    for n in PLAYERS:
        undealt = WEALTH_TILES - e.wealth_dealt * n
        require(undealt >= 0, "setup.wealth_tiles.dealt", e.wealth_dealt, f"2-{WEALTH_TILES // n}")
        require(e.dummies[n] <= undealt, f"setup.dummy_workers.{n}", e.dummies[n], f"0-{undealt}")
    held = e.start_goods[SKULL] * PLAYERS[-1]
    require(held <= e.all_skulls, "setup.start_position.skulls", e.start_goods[SKULL],
            f"0-{e.all_skulls // PLAYERS[-1]}")
    for at in range(len(e.tiles)):
        check_tile(e.tiles[at], at)
    check_dummies(e, data)


def check_tile(tile: Tile, at: i64) -> None:
    """Refuse a tile whose price has corn in it, or less than one block."""
    group = "buildings" if at < FIRST_MONUMENT else "monuments"
    require(at >= FIRST_WEALTH or tile.blocks > 0, f"{group}.{tile.name}.cost", tile.blocks, "≥ 1")
    require(tile.cost[CORN] == 0, f"{group}.{tile.name}.cost.corn", tile.cost[CORN], "0")


def check_dummies(e: Edition, data: Any) -> None:
    """tz.dummy.opposite-space: no two dummies of a gear may come to the same space, whichever tile is drawn first."""
    for gear in range(len(TEETH)):
        taken: dict[int, str] = {}
        for tile in e.tiles:
            if tile.gear == gear and tile.space != EMPTY:
                half = EMPTY if gear == CHICHEN else (tile.space + TEETH[gear] // 2) % TEETH[gear]
                path = f"starting_wealth_tiles.{tile.name}.dummy.space"
                require(0 <= tile.space < TEETH[gear], path, tile.space, f"0-{TEETH[gear] - 1}")
                free = [n for n in range(TEETH[gear]) if n not in taken]
                for space in (tile.space, half):
                    require(space not in taken, path, tile.space, ", ".join([str(n) for n in free]))
                    if space != EMPTY:
                        taken[space] = tile.name


STANDARD: Final = Edition(DATA)
