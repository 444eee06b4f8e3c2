"""What every edition of the box shares: names in the order of their numbers, and figures that are printed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sacbe.games.data import components
from sacbe.games.temple_of_chac.verbs import CARDS, GEAR, GEARS, HAZARD, SPACES, TREASURES

DATA: Final[dict[str, Any]] = components("temple_of_chac")

GODS: Final = ("kukulkan", "ah_puch", "ixchel", "zotz", "chac")
DECKS: Final = GODS[:4]
OBJECTS: Final = ("idol", "calendar", "mask", "necklace")
SPACE_NAMES: Final = tuple([str(row["id"]) for row in DATA["board"]["spaces"]])
TREASURE_NAMES: Final = (*[f"{god}_{thing}" for god in DECKS for thing in OBJECTS], "treasure_box",
                         *[f"idol_{god}" for god in GODS])
GEAR_NAMES: Final = ("grappling_rope", "lantern", "crowbar", "first_aid_kit", "bullwhip", "compass", "backpack",
                     "pith_helmet", "notebook", "fireproof_boots", "life_vest", "torch")
HAZARD_NAMES: Final = ("pressure_plate", "darts", "lava_burst", "surging_waters", "vampire_bats")
CARD_NAMES: Final = (*TREASURE_NAMES, *GEAR_NAMES, *HAZARD_NAMES)
ADVENTURERS: Final = tuple([str(row["id"]) for row in DATA["adventurers"]])
STARTING_GEAR: Final[i64] = len(DATA["starting_gear"])
TOKEN_KINDS: Final = ("success", "success_fail", "fail")
WEB_KINDS: Final = ("spider", "blank")


def numbers(values: Any) -> tuple[i64, ...]:
    """Plain data as a typed row."""
    return tuple([int(v) for v in values])


def require(holds: bool, what: str) -> None:
    """Data that cannot be right stops the program before a game starts."""
    if not holds:
        raise ValueError(f"temple_of_chac components: {what}")


PLAYERS: Final[tuple[i64, ...]] = numbers(range(DATA["meta"]["players"]["min"], DATA["meta"]["players"]["max"] + 1))
CONSTANTS: Final[Any] = DATA["constants"]
# tc.turn.encumbrance: dice by cards in hand, the last for all that are more
ENCUMBRANCE: Final[tuple[i64, ...]] = numbers([
    row["dice"] for row in CONSTANTS["encumbrance"]["table"]
    for _ in range((row["cards"][1] if row["cards"][1] is not None else row["cards"][0]) - row["cards"][0] + 1)])
LOW_STEPS: Final[i64] = int(CONSTANTS["actions"]["move"]["low"])
HIGH_STEPS: Final[i64] = int(CONSTANTS["actions"]["move"]["high"])
LOW_CARDS: Final[i64] = int(CONSTANTS["actions"]["search"]["low_cards"])
HIGH_CARDS: Final[i64] = int(CONSTANTS["actions"]["search"]["high_cards"])
HIGHEST_LOW: Final[i64] = int(CONSTANTS["actions"]["low_range"][1])
BOULDER_DICE: Final[tuple[i64, ...]] = numbers([CONSTANTS["boulder_dice_by_checkpoints"]["table"][n] for n in range(4)])
BOULDER_BASE: Final[i64] = int(CONSTANTS["boulder_move"]["base"])
BOULDER_COUNTS: Final[i64] = int(CONSTANTS["boulder_move"]["per_die_at_least"])
HIT_WOUNDS: Final[i64] = int(CONSTANTS["boulder_wounds"]["hit"])
RUN_OVER_WOUNDS: Final[i64] = int(CONSTANTS["boulder_wounds"]["run_over"])
ALCOVE_ADVANCE: Final[i64] = int(CONSTANTS["boulder_on_alcove_opened"]["advance"])
WALL_WOUNDS: Final[i64] = int(CONSTANTS["crushing_walls_wounds"]["value"])
TRAP_WOUNDS: Final[i64] = int(CONSTANTS["lava_trap_wounds"]["value"])
WASH_WOUNDS: Final[i64] = int(CONSTANTS["wash_over_wounds"]["value"])
COLLAPSE_WOUNDS: Final[i64] = int(CONSTANTS["bridge_collapse_wounds"]["value"])
SPIDER_WOUNDS: Final[i64] = int(CONSTANTS["spider_wounds"]["value"])
PLANK_FACE: Final[i64] = int(CONSTANTS["bridge_plank_lost_on"]["faces"][0])     # and everything above it
EXIT_DICE: Final[i64] = int(CONSTANTS["rapids_exit"]["base_dice"])
SAFE_FACE: Final[i64] = int(CONSTANTS["rapids_exit"]["safe_faces"][-1])
SUCCESSES: Final[tuple[i64, ...]] = (int(CONSTANTS["lockpick_successes"]["lesser"]),
                                     int(CONSTANTS["lockpick_successes"]["chac"]))
SET_BONUS: Final[tuple[i64, ...]] = numbers([CONSTANTS["set_bonus"]["table"][n] for n in range(6)])
PLANKS: Final[i64] = int(DATA["bridge"]["planks"]["value"])
DRIFT: Final[i64] = int(DATA["rapids"]["drift_after_search"]["value"])
TILES: Final = 14
CLUES: Final = 4
GLYPHS: Final = tuple([str(name) for name in DATA["glyphs"]["list"]])
WEBS: Final = 6
MOST_ALIKE: Final = 7               # copies of a treasure: what seats know of each other's fits into three bits

require(len(SPACE_NAMES) == SPACES, "spaces")
require(len(TREASURE_NAMES) == TREASURES and len(GEAR_NAMES) == GEARS and GEAR == TREASURES, "cards")
require(len(CARD_NAMES) == CARDS and HAZARD == GEAR + GEARS, "cards")
