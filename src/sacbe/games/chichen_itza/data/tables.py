"""What every edition shares: names in the order of their numbers, and figures that are printed."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.components.files import read_components

DATA: Final[dict[str, Any]] = read_components("chichen_itza")

KINDS: Final = ("mine", "ruin", "camp", "village", "temple")
COLOURS: Final = ("red", "yellow", "blue", "green", "white")            # of gems, in the order of the mines
GOD_COLOURS: Final = ("gold", "green", "red", "blue")
GEARS: Final = ("defense", "melee", "ranged", "magic")
BASE_CREATURES: Final = ("snake", "monkey", "jaguar", "triceratops", "caiman", "shaman", "kukulkan")
NEW_CREATURES: Final = ("t-rex", "velociraptor", "pteranodon")
CREATURES: Final = (*BASE_CREATURES, *NEW_CREATURES)
SYMBOLS: Final = ("hit", "arrow", "stone", "fire", "coin", "guard")     # each has four bits of a packed die face
PHASES: Final = ("magic", "ranged", "melee")
ACTIONS: Final = ("land_move", "water_move", "recruit_hero", "move_hero", "god_card", *GEARS, "reinforcement",
                  "regroup", "scout", "magic_cards", "declare_war", "favor")
BONUSES: Final = ("coins_4", "magic_cards_3", "luck_4", "warriors_to_ci_3", "idols_2", "gear_up_1", "god_gold",
                  "god_green", "god_red", "god_blue")
TASK_CLASSES: Final = ("sun", "sun_moon", "moon", "moon_star")
TILE_NAMES: Final = tuple([str(row["id"]) for row in DATA["terrain_tiles"]["tiles"]["items"]])
ACTION_TILES: Final = tuple([str(row["id"]) for row in DATA["action_board"]["tiles"]["items"]])


def numbers(values: Any) -> tuple[i64, ...]:
    """Turn plain data into a typed row."""
    return tuple([int(v) for v in values])


MOST_ROUNDS: Final = 6                  # as many creatures attack the city, one a round
STRIPS: Final = 5                       # of warriors in reserve
PLAYERS: Final[tuple[i64, ...]] = numbers(range(DATA["game"]["players"]["min"], DATA["game"]["players"]["max"] + 1))
RING: Final[i64] = int(DATA["board"]["geometry"]["city_neighbours"])
TOP_LEVEL: Final[i64] = len(DATA["gears"]["levels"])

# the rest
IDOL_COINS: Final = 2                   # ci.idol.exchange: or one luck token, or one magic card

# the grid (ci.setup.action-tiles.2p and its neighbours) and cost markers
ROWS: Final[vec[i64]] = vec[i64]([0, 0] + [int(DATA["action_board"]["grid"][n][0]) for n in (2, 3, 4)])
COLUMNS: Final[vec[i64]] = vec[i64]([0, 0] + [int(DATA["action_board"]["grid"][n][1]) for n in (2, 3, 4)])
COSTS: Final[tuple[i64, ...]] = numbers(DATA["action_board"]["cost_markers"]["all"]["value"])


def markers_for(players: int) -> i64:
    """Return the cost markers of a player count, as a set of their places in COSTS."""
    wanted = list(DATA["action_board"]["cost_markers"]["by_players"][players])
    found = 0
    for at, value in enumerate(COSTS):
        if value in wanted:
            wanted.remove(value)
            found |= 1 << at
    return found


MARKERS: Final[vec[i64]] = vec[i64]([0, 0] + [markers_for(n) for n in (2, 3, 4)])

# tasks (ci.setup.tasks): cards of class c are numbers TASK_FIRST[c] up to TASK_FIRST[c + 1]
TASK_SIZES: Final[tuple[i64, ...]] = numbers([DATA["tasks"]["deck_sizes"][name] for name in TASK_CLASSES])
TASK_FIRST: Final[tuple[i64, ...]] = numbers([1 + sum(TASK_SIZES[:c]) for c in range(5)])

# gods, heroes, creature cards
GODS_PER_COLOUR: Final = 20
HEROES_PER_TYPE: Final = 8
HERO_TYPES: Final = 3
HERO_LABELS: Final = tuple([str(DATA["heroes"]["types"][n]["label"]) for n in (1, 2, 3)])
ATTACK_LATE: Final = 3                  # ci.city-attack.strength: the round from which the city is attacked in earnest

# prophecies: six of thirty, one for each round
PROPHECIES: Final[i64] = len(DATA["expansion"]["prophecies"]["cards"])
PROPHECIES_USED: Final[i64] = int(DATA["expansion"]["prophecies"]["used"])

# caps of prices
CAP_OF: Final[dict[int, tuple[int, int]]] = {int(god): (ACTIONS.index(row["action"]), int(row["max"])) for god, row in
                                             DATA["gods"]["cost_caps"].items() if god not in ("from", "reason")}
