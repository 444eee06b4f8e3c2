"""What every edition shares: names in the order of their numbers, and figures that the program is built for."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from sacbe.games.components.files import read_components
from sacbe.games.temple_of_chac.data.constants import CARDS, GEAR, GEARS, HAZARD, SPACES, TREASURES

DATA: Final[dict[str, Any]] = read_components("temple_of_chac")

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
    """Turn plain data into a typed row."""
    return tuple([int(v) for v in values])


def require(holds: bool, what: str) -> None:
    """Stop the program before a game starts if the data cannot be right."""
    if not holds:
        raise ValueError(f"temple_of_chac components: {what}")


PLAYERS: Final[tuple[i64, ...]] = numbers(range(DATA["meta"]["players"]["min"], DATA["meta"]["players"]["max"] + 1))
TILES: Final = 14
CLUES: Final = 4
GLYPHS: Final = tuple([str(name) for name in DATA["glyphs"]["list"]])
WEBS: Final = 6
MOST_ALIKE: Final = 7               # copies of a treasure: what seats know of each other's fits into three bits

require(len(SPACE_NAMES) == SPACES, "spaces")
require(len(TREASURE_NAMES) == TREASURES and len(GEAR_NAMES) == GEARS and GEAR == TREASURES, "cards")
require(len(CARD_NAMES) == CARDS and HAZARD == GEAR + GEARS, "cards")
