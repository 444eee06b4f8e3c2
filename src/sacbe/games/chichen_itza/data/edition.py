"""One printing of the box: every figure that the texts leave open, read from the components and checked.

A game holds its edition, so that games with a components file of one's own run beside games without.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.data.bitfields import pack_count
from sacbe.games.chichen_itza.data.tables import (ACTION_TILES, ACTIONS, BASE_CREATURES, BONUSES, CAP_OF, COLOURS,
                                                  CREATURES, DATA, GODS_PER_COLOUR, HERO_TYPES, KINDS, MOST_ROUNDS,
                                                  PHASES, STRIPS, SYMBOLS, TASK_CLASSES, TILE_NAMES, TOP_LEVEL, numbers)
from sacbe.games.chichen_itza.data.constants import ANY, EMPTY, MOVE_HERO, RECRUIT_HERO, USE
from sacbe.games.components.origins import is_meta, variant_view
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import pack
from sacbe.kernel.errors import Problem

ABILITIES: Final = ("none", "coin", "no_magic_no_ranged_phase", "guard", "chain_reroll_on_fire", "all_gears_minus_1",
                    "reroll_first_blank_each_phase", "melee_phases_become_ranged")
FACES: Final = 6                        # of a creature's die
HALVES: Final = 2                       # dice of a kind: the light one and the dark one
STRENGTHS: Final = 8                    # room per kind in a table of figures by strength
UNLIMITED: Final = 1_000_000
FIRST_BLUE: Final = 61                  # god cards that score
MOVEMENTS: Final = 3                    # the two movements, as a set of actions


def require(holds: bool, path: str, value: object, reason: str) -> None:
    """Refuse a value that cannot be, with its path."""
    if not holds:
        raise Problem("edition-value", path=path, value=str(value), reason=reason)


class Uses:
    """The ways to use action tiles, row by row: tile, action, hero (EMPTY without), and the choice that names them."""

    def __init__(self, rows: list[tuple[int, int, int]]) -> None:
        self.tiles: Final[vec[i64]] = vec[i64]([tile for tile, _, _ in rows])
        self.actions: Final[vec[i64]] = vec[i64]([action for _, action, _ in rows])
        self.heroes: Final[vec[i64]] = vec[i64]([hero for _, _, hero in rows])
        self.choices: Final[list[i64]] = [pack(USE, tile, action, 0 if hero == EMPTY else hero + 1)
                                          for tile, action, hero in rows]


class Edition:
    """The open figures of the box, as typed tables."""

    def __init__(self, data: Any) -> None:
        self.named: Final[Any] = {} if data is DATA else variant_view(data, DATA)       # what a view says of a variant
        tiles = data["terrain_tiles"]["tiles"]["items"]
        self.kind: Final[tuple[i64, ...]] = numbers([KINDS.index(row["kind"]) for row in tiles])
        self.kinds: Final[tuple[i64, ...]] = numbers([
            sum([1 << at for at, row in enumerate(tiles) if row["kind"] == kind]) for kind in KINDS])
        self.land: Final[i64] = sum([1 << at for at, row in enumerate(tiles) if row["terrain"] == "land"])
        self.water: Final[i64] = sum([1 << at for at, row in enumerate(tiles) if row["terrain"] == "water"])
        # bp.tunnels.setup: mines with a tunnel, and the land with them in place of the base mines
        mines = tunnel_mines(data)
        self.tunnels: Final[i64] = sum([1 << tile for tile in mines])
        self.tunnel_steps: Final[i64] = int(data["expansion"]["tunnels"]["step_cost"])
        self.tunnel_land: Final[i64] = self.land & ~self.tunnels | mines_of(mines, "land")
        self.tunnel_water: Final[i64] = self.water & ~self.tunnels | mines_of(mines, "water")
        # sets of terrain tiles by number of players (ci.setup.tiles.2p, ci.setup.tiles.3p, ci.setup.tiles.4p)
        self.tiles: Final[tuple[i64, ...]] = numbers([
            sum([1 << at for at, row in enumerate(tiles) if row["min_players"] <= n]) for n in range(5)])
        self.gem: Final[tuple[i64, ...]] = numbers([COLOURS.index(row["gem"]) if "gem" in row else EMPTY
                                                    for row in tiles])
        self.cells: Final[tuple[tuple[i64, ...], ...]] = layouts(data["board"]["layouts"])
        self.moving: Final[tuple[i64, ...]] = (0, *numbers(data["gears"]["movement"]["value"]))
        self.stone_cards: Final[tuple[i64, ...]] = (0, *any_numbers(data["gears"]["magic_stone"]["value"]))
        self.fire_cards: Final[tuple[i64, ...]] = (0, *any_numbers(data["gears"]["magic_fire"]["value"]))
        self.strip_coins: Final[tuple[i64, ...]] = numbers(data["reserve_strips"]["coins"]["value"])
        self.strip_points: Final[tuple[i64, ...]] = numbers(data["reserve_strips"]["points"]["value"])
        self.favor_top: Final[i64] = int(data["favor_track"]["steps_above_start"])
        self.stone: Final[i64] = int(data["magic_cards"]["stone"])
        self.fire: Final[i64] = int(data["magic_cards"]["fire"])
        self.reshuffles: Final = bool(data["magic_cards"]["discard_reshuffle"])
        limited = data["token_supply"]["treat_as"] != "unlimited"
        coins = sum([int(value) * int(count) for value, count in data["token_supply"]["coins"].items()])
        tokens = data["token_supply"]
        self.supply: Final[tuple[i64, ...]] = numbers(
            [coins, tokens["luck_tokens"], tokens["idols"]] if limited else [UNLIMITED] * 3)
        self.line_colours: Final[tuple[tuple[i64, i64], ...]] = tuple([
            line_colours(name) for name in data["gems"]["star_lines"] if "-" in name])
        self.line_bonus: Final[tuple[i64, ...]] = numbers([
            BONUSES.index(bonus) if bonus in BONUSES else EMPTY
            for name, bonus in data["gems"]["star_lines"].items() if "-" in name])
        base = creature_rows(data)
        self.figures: Final[tuple[i64, ...]] = numbers([list(base[name]["strengths"]).count(strength)
                                                        for name in CREATURES for strength in range(STRENGTHS)])
        self.figure_counts: Final[vec[i64]] = vec[i64]([len(base[name]["strengths"]) for name in CREATURES])
        self.symbol: Final[tuple[i64, ...]] = numbers([
            SYMBOLS.index(base[name]["phases"][phase]) if phase in base[name]["phases"] else EMPTY
            for name in CREATURES for phase in PHASES])
        self.faces: Final[tuple[i64, ...]] = numbers([packed_face(face) for name in CREATURES
                                                      for half in ("light", "dark") for face in base[name][half]])
        self.ability: Final[tuple[i64, ...]] = numbers([ABILITIES.index(base[name]["ability"]) for name in CREATURES])
        ruins = data["ruins"]["tiles"]["items"]
        self.ruin_bonus: Final[tuple[i64, ...]] = numbers([row["bonus"] for row in ruins])
        self.ruin_points: Final[tuple[i64, ...]] = numbers([row["points"] for row in ruins])
        self.upkeep: Final[tuple[i64, ...]] = (0, *numbers([row["upkeep"] for row in data["heroes"]["cards"]["items"]]))
        self.task_points: Final[tuple[i64, ...]] = (0, *numbers([row["points"]
                                                                 for row in data["tasks"]["cards"]["items"]]))
        actions = data["action_board"]["tiles"]["items"]
        # the actions printed on a tile, as a set; the hero tile offers two
        self.printed: Final[tuple[i64, ...]] = numbers([sum([bit_of(name) for name in row["actions"]])
                                                        for row in actions])
        self.printed_on: Final[vec[i64]] = vec[i64](list(self.printed))
        self.dealt: Final[tuple[i64, ...]] = numbers([
            sum([1 << at for at, row in enumerate(actions) if n in row["players"]]) for n in range(5)])
        self.uses: Final = [uses_of(self.printed, dealt, False) for dealt in self.dealt]
        self.swapped: Final = [uses_of(self.printed, dealt, True) for dealt in self.dealt]
        # what everybody starts with, and what a turn and a round bring
        start, income, player = data["player"]["start"], data["supply_income"], data["player"]
        rounds = data["game"]["rounds"]
        self.rounds: Final[i64] = int(rounds["total"])
        self.first_dark: Final[i64] = int(rounds["dark"][0]) if rounds["dark"] else MOST_ROUNDS + 1
        # the player's pieces (ci.setup.pieces)
        self.warriors: Final[i64] = int(player["warriors"])
        self.strip: Final[i64] = self.warriors // STRIPS            # warriors on a strip
        self.scouts: Final[i64] = int(player["scouts"])
        self.diplomacy: Final[i64] = int(player["diplomacy_markers"]["count"])
        self.unit_limit: Final[i64] = int(data["board"]["unit_limit"]["value"])
        self.touches: Final[i64] = int(data["board"]["setup_rule"]["min_adjacent_tiles"])
        self.snake_corners: Final[i64] = int(data["creatures"]["placement"]["snakes_on_corners"])
        self.start_level: Final[i64] = int(start["gear_level"])
        self.start_shields: Final[i64] = int(start["active_shields"])
        self.turns: Final[i64] = int(data["game"]["actions_per_round"]["value"])
        self.start_warriors: Final[i64] = int(start["warriors_in_ci"])
        self.start_luck: Final[i64] = int(start["luck"])
        self.start_cards: Final[i64] = int(start["magic_cards"])
        self.start_coins: Final[tuple[i64, ...]] = numbers(start["coins_by_turn_order"])
        self.base_levy: Final[i64] = int(income["base_warriors_to_ci"])
        self.village_coins: Final[i64] = int(income["village"]["coins"])
        self.camp_warriors: Final[i64] = int(income["camp"]["warriors_to_ci"])
        self.temple_idols: Final[i64] = int(income["temple"]["idols"])
        taken, effects = data["capture_bonus"], data["action_effects"]
        self.capture_coins: Final[i64] = int(taken["village"]["coins"])
        self.capture_warriors: Final[i64] = int(taken["camp"]["warriors_to_ci"])
        self.capture_idols: Final[i64] = int(taken["temple"]["idols"])
        self.raise_shields: Final[i64] = int(effects["defense"]["shield_from_supply"])
        self.raise_cards: Final[i64] = int(effects["magic"]["magic_cards"])
        self.scout_treasures: Final[i64] = int(effects["scout"]["treasures"])
        self.regroup_treasures: Final[i64] = int(effects["regroup"]["treasures"])
        self.favor_steps: Final[i64] = int(effects["favor"]["steps"])
        self.coins_action: Final[i64] = int(data["action_board"]["coins_action"]["coins"])
        self.magic_drawn: Final[i64] = int(effects["magic_cards"]["draw"])
        self.reinforcements: Final[i64] = int(effects["reinforcement"]["warriors_max"])
        self.favor_luck: Final[i64] = int(effects["favor"]["luck"])
        self.costs: Final[tuple[i64, ...]] = numbers(data["action_board"]["cost_markers"]["all"]["value"])
        self.figures_per_card: Final[tuple[i64, ...]] = numbers([
            data["creatures"]["placement"]["figures_per_card"].get(n, 0) for n in range(5)])
        # ci.treasure.table, by pips; bonuses of ruins by their number: ci.ruin.1 and its neighbours
        self.treasure: Final[tuple[i64, ...]] = (0, *numbers([amounts(data["treasure_table"][n])[0]
                                                              for n in range(1, 7)]))
        gifts = [amounts(data["ruins"]["bonuses"][n]) for n in range(1, 10)]
        self.ruin_gift: Final[tuple[i64, ...]] = (0, *numbers([gift[0] for gift in gifts]))
        self.ruin_more: Final[tuple[i64, ...]] = (0, *numbers([gift[-1] for gift in gifts]))
        # gears (ci.gear.defense, ci.gear.melee, ci.gear.ranged); index 0 is unused, levels count from 1
        gears = data["gears"]
        most = int(player["shields"])
        self.shields_at: Final[tuple[i64, ...]] = (0, *numbers([min(most, n) for n in gears["defense"]["value"]]))
        self.fire_faces: Final[i64] = len(data["hit_rules"]["fire"]["hits_on"])
        self.fire_rolls: Final[i64] = int(data["hit_rules"]["fire"]["extra_roll_after_hit"])     # of a die that hit
        self.ranged_faces: Final[i64] = len(data["hit_rules"]["ranged"]["hits_on"])
        self.melee_at: Final[tuple[i64, ...]] = (0, *numbers(gears["melee_max_hit"]["value"]))
        self.attacks_at: Final[tuple[i64, ...]] = (0, *numbers(gears["ranged_attacks"]["value"]))
        self.melee_luck: Final[tuple[i64, ...]] = (0, *numbers([gears["melee_luck"]["value"].get(level, 0)
                                                                for level in range(1, TOP_LEVEL + 1)]))
        self.reroll_luck: Final[i64] = int(data["luck"]["reroll_cost"])
        self.luck_uses: Final[i64] = int(data["luck"]["uses_per_phase"])
        self.hit_luck: Final[i64] = int(data["luck"]["extra_hit_cost"])
        # tasks, attacks of the city, final scoring
        self.task_round: Final[tuple[i64, ...]] = numbers([data["tasks"]["timing"][name] for name in TASK_CLASSES])
        attacks, scores = data["creature_cards"], data["final_scoring"]
        halves = [attacks["attack"][name] for name in ("rounds_1_2", "rounds_3_to_6")]
        self.attack_strength: Final[tuple[i64, ...]] = numbers([half["strength"] for half in halves])
        self.attack_points: Final[tuple[i64, ...]] = numbers([half["points"] for half in halves])
        self.lost_points: Final[i64] = int(attacks["lost_points"])
        self.tile_points: Final[i64] = int(scores["terrain_tile"])
        self.idol_points: Final[i64] = int(scores["idol"])
        self.hero_points: Final[i64] = int(scores["hero_on_board"])
        self.gem_points: Final[tuple[i64, ...]] = numbers(scores["gems"])
        self.gods_shown: Final[i64] = int(data["gods"]["display"]["per_colour"])
        blue = data["gods"]["blue_points"]
        self.blue_points: Final[tuple[i64, ...]] = numbers([blue[god] if isinstance(blue[god], int) else 2
                                                            for god in range(FIRST_BLUE, FIRST_BLUE + GODS_PER_COLOUR)])
        caps = data["gods"]["cost_caps"]
        self.caps: Final[vec[i64]] = vec[i64]([
            next((int(caps[god]["max"]) for god in CAP_OF if CAP_OF[god][0] == action), ANY)
            for action in range(len(ACTIONS))])
        check(self, data)


def amounts(row: Any) -> list[int]:
    """Return how many of each thing a row gives, in its order."""
    return [int(number) for key, number in row.items() if not is_meta(key)]


def uses_of(printed: tuple[i64, ...], dealt: i64, swapping: bool) -> Uses:
    """Return the ways to use the tiles of a player count; a god may let a movement be of
    either kind."""
    found: list[tuple[int, int, int]] = []
    for tile in range(len(printed)):
        actions = int(printed[tile]) if int(dealt) >> tile & 1 else 0
        if swapping and actions & MOVEMENTS:
            actions |= MOVEMENTS
        for action in range(len(ACTIONS)):
            if actions >> action & 1:
                heroes = range(HERO_TYPES) if action == MOVE_HERO else (EMPTY,)
                found += [(tile, action, hero) for hero in heroes]
    return Uses(found)


def creature_rows(data: Any) -> dict[str, Any]:
    """Return what is printed for every kind of creature, new ones included: bp.creatures.values,
    bp.creatures.like-base."""
    parts = data["creatures"]
    return {name.replace("_", "-"): row for part in ("base", "expansion") for name, row in parts[part]["items"].items()}


def tunnel_mines(data: Any) -> dict[int, list[str]]:
    """Return the tiles that tunnel mines take the place of, each the mine of its gem, and the terrain they then
    have."""
    mines = {row["gem"]: at for at, row in enumerate(data["terrain_tiles"]["tiles"]["items"]) if "gem" in row}
    found: dict[int, list[str]] = {}
    for row in data["expansion"]["tunnels"]["tiles"]:
        free = [gem for gem in mines if mines[gem] not in found]
        require(row["gem"] in free, f"expansion.tunnels.tiles.{row['id']}.gem", row["gem"], ", ".join(free))
        found[mines[row["gem"]]] = row["terrain"]
    return found


def mines_of(mines: dict[int, list[str]], terrain: str) -> int:
    """Return the tunnel mines of a terrain, as bits."""
    return sum([1 << tile for tile in mines if terrain in mines[tile]])


def layouts(data: Any) -> tuple[tuple[i64, ...], ...]:
    """Return the default cells by number of players, each packed (ci.setup.default-layout)."""
    return tuple([numbers([packed_cell(q, r) for q, r in data[n]["cells"]] if n in data else []) for n in range(5)])


def packed_cell(column: int, row: int) -> int:
    """Return a cell of the hex grid as one number."""
    return (column + 16) * 32 + row + 16


def any_numbers(values: Any) -> tuple[i64, ...]:
    """Return a row of numbers in which `any` has no limit."""
    return numbers([ANY if value == "any" else value for value in values])


def line_colours(name: str) -> tuple[int, int]:
    """Return the two gems a line of the star joins."""
    one, two = name.split("-")
    return COLOURS.index(one), COLOURS.index(two)


def bit_of(action: str) -> int:
    """Return an action of the data as a set of actions."""
    if action == "hero":
        return 1 << RECRUIT_HERO | 1 << MOVE_HERO
    return 1 << ACTIONS.index(action)


def packed_face(face: str) -> int:
    """Return a die face such as hit2 or hit+guard as counts by symbol."""
    packed = 0
    for part in face.split("+"):
        name = part.rstrip("0123456789")
        if name == "blank":
            continue
        require(name in SYMBOLS, "creatures.base.items", face, ", ".join((*SYMBOLS, "blank")))
        packed += pack_count(SYMBOLS.index(name), int(part[len(name):] or 1))
    return packed


# ---------------------------------------------------------------- what must be so in every edition

def check(e: Edition, data: Any) -> None:
    """Refuse an edition that could not be printed: check counts and ranges."""
    check_tiles(e, data)
    check_creatures(data)
    for path, low, high, values in (                        # a star is the number of the item
            ("gears.movement.value", 1, 12, e.moving[1:]), ("gears.magic_stone.value", 0, ANY, e.stone_cards[1:]),
            ("gears.magic_fire.value", 0, ANY, e.fire_cards[1:]), ("heroes.cards.items.*.upkeep", 0, 9, e.upkeep[1:]),
            ("reserve_strips.coins.value", 0, 20, e.strip_coins),
            ("reserve_strips.points.value", 0, 20, e.strip_points),
            ("favor_track.steps_above_start", 1, 24, (e.favor_top,)),
            ("ruins.tiles.items.*.bonus", 1, 9, e.ruin_bonus), ("ruins.tiles.items.*.points", 0, 20, e.ruin_points),
            ("tasks.cards.items.*.points", 0, 50, e.task_points[1:])):
        for at in range(len(values)):
            require(low <= values[at] <= high, path.replace("*", str(at + 1)), values[at], f"{low}-{high}")
    require(e.stone + e.fire == data["magic_cards"]["total"], "magic_cards", f"{e.stone} + {e.fire}",
            str(data["magic_cards"]["total"]))
    for path, rising in (("gears.defense.value", e.shields_at), ("tasks.timing", e.task_round)):
        for at in range(1, len(rising)):
            require(rising[at - 1] <= rising[at], path, rising[at], f"≥ {rising[at - 1]}")
    check_pieces(e, data)
    require(e.stone >= 0 and e.fire >= 0, "magic_cards", f"{e.stone} + {e.fire}", "0-32")
    require(sorted(e.line_bonus) == list(range(len(BONUSES))), "gems.star_lines", "2x", ", ".join(BONUSES))
    require(set(e.ruin_bonus) == set(range(1, 10)), "ruins.tiles.items", sorted(e.ruin_bonus), "1-9")
    require(data["token_supply"]["treat_as"] in ("unlimited", "limited"), "token_supply.treat_as",
            data["token_supply"]["treat_as"], "unlimited, limited")


def check_pieces(e: Edition, data: Any) -> None:
    """Check that strips are equally long, faces and rounds without a gap, and shields within what the first level
    allows."""
    require(e.warriors % STRIPS == 0, "player.warriors", e.warriors, f"{STRIPS} × …")
    for path, faces, last in (("hit_rules.fire.hits_on", data["hit_rules"]["fire"]["hits_on"], e.fire_faces),
                              ("hit_rules.ranged.hits_on", data["hit_rules"]["ranged"]["hits_on"], e.ranged_faces)):
        require(list(faces) == list(range(1, last + 1)), path, faces, f"1-{last}")
    dark = list(data["game"]["rounds"]["dark"])
    require(dark == list(range(e.first_dark, MOST_ROUNDS + 1)), "game.rounds.dark", dark, f"… {MOST_ROUNDS}")
    allowed = e.shields_at[e.start_level]
    require(e.start_shields <= allowed, "player.start.active_shields", e.start_shields, f"0-{allowed}")


def check_tiles(e: Edition, data: Any) -> None:
    """Check the tiles of each player count, their layout, and the actions of each player count."""
    wanted = data["terrain_tiles"]
    for row in wanted["tiles"]["items"]:
        require(row["min_players"] in (2, 3, 4), f"terrain_tiles.tiles.items.{row['id']}.min_players",
                row["min_players"], "2-4")
    for n in (2, 3, 4):
        used = [row for row in wanted["tiles"]["items"] if row["min_players"] <= n]
        require(len(used) == wanted["count_by_players"][n], "terrain_tiles.tiles.items", f"{len(used)} ({n})",
                str(wanted["count_by_players"][n]))
        for kind in KINDS:
            count = sum([row["kind"] == kind for row in used])
            require(count == wanted["types_by_players"][n][kind], "terrain_tiles.tiles.items", f"{kind} {count} ({n})",
                    str(wanted["types_by_players"][n][kind]))
        cells = e.cells[n]
        require(len(set(cells)) == len(used), f"board.layouts.{n}.cells", len(set(cells)), str(len(used)))
        require(layout_fault(cells) == "", f"board.layouts.{n}.cells", layout_fault(cells), "2")
        grid = data["action_board"]["grid"][n]
        dealt = [at for at in range(len(ACTION_TILES)) if e.dealt[n] >> at & 1]
        require(len(dealt) == grid[0] * grid[1], "action_board.tiles.items", len(dealt), str(grid[0] * grid[1]))
        offered = 0
        for at in dealt:
            offered |= e.printed[at]
        require(offered == (1 << len(ACTIONS)) - 1, "action_board.tiles.items", f"{offered:015b}", str(len(ACTIONS)))
    require(len(TILE_NAMES) == wanted["total"]["value"], "terrain_tiles.total", len(TILE_NAMES), "28")


def layout_fault(cells: tuple[i64, ...]) -> str:
    """Return the first cell that touches fewer than two others, or an empty text (ci.setup.placement)."""
    ring = [packed_cell(q, r) for q, r in ring_cells()]
    for at in range(len(cells)):
        if at < len(ring):
            if cells[at] not in ring:
                return str(cells[at])
        elif sum([cell in cells[:at] for cell in neighbour_cells(cells[at])]) < 2:
            return str(cells[at])
    return ""


def ring_cells() -> list[tuple[int, int]]:
    """Return the eight cells around the city: corners first, then waist and tips (ci.setup.city, ci.setup.snakes)."""
    rings = DATA["board"]["rings"]
    return [(int(q), int(r)) for q, r in [*rings["ring1_corners"], *rings["ring1_waist"], *rings["ring1_tips"]]]


def neighbour_cells(cell: i64) -> list[i64]:
    """Return the six neighbours of a cell."""
    return [cell + 32, cell - 32, cell + 1, cell - 1, cell + 31, cell - 31]


def check_creatures(data: Any) -> None:
    """Check figures, hearts and dice: ci.creatures.strengths."""
    rows = creature_rows(data)
    for name in CREATURES:
        row, part = rows[name], "base" if name in BASE_CREATURES else "expansion"
        path = f"creatures.{part}.items.{name.replace('-', '_')}"
        hearts = int(data["creatures"]["hearts"]["base" if part == "base" else "with_module_2"])
        require(len(row["strengths"]) == row["figures"], f"{path}.strengths", row["strengths"], str(row["figures"]))
        require(all(1 <= s <= hearts for s in row["strengths"]), f"{path}.strengths", row["strengths"], f"1-{hearts}")
        for half in ("light", "dark"):
            require(len(row[half]) == 6, f"{path}.{half}", row[half], "6")
    for name in TASK_CLASSES:
        require(data["tasks"]["deck_sizes"][name] > 0, "tasks.deck_sizes", name, "1")


STANDARD: Final = Edition(DATA)
CITY_CELLS: Final[tuple[i64, ...]] = numbers([packed_cell(q, r) for q, r in DATA["board"]["city"]["cells"]])


def is_pair(line: tuple[i64, i64], one: i64, others: i64) -> bool:
    """Return whether a line of the star joins this gem with one of a set."""
    return (line[0] == one and others & bit(line[1]) != 0) or (line[1] == one and others & bit(line[0]) != 0)
