"""The features of a seat in the temple by name: where each group begins, and one line that says what it holds."""

from __future__ import annotations

from typing import Final

from sacbe.games.temple_of_chac.data.tables import ADVENTURERS, DECKS, GEAR_NAMES, GODS, SPACE_NAMES
from sacbe.games.temple_of_chac.data.constants import CORRIDOR, LAVA
from sacbe.kernel.core.features import feature_names

JUDGE: Final = 0            # what the evaluator expects, and why
POINTS: Final = 12          # what the seat has, by category
TIME: Final = 18            # how long it may last, and whose turn it is
PLATES: Final = 28          # plates that were triggered, one of
BOULDER: Final = 32         # four spaces of the corridor each, one of
CHASE: Final = 42           # the boulder behind the seat, past it, or about to shut the hall, one of
AT: Final = 54              # the space, two of the corridor together, one of
ROOM: Final = 108           # the room, one of
ROOM_LEFT: Final = 121      # the same times the time that is left
STEPS: Final = 134          # to the exit, in bands, one of
WAY: Final = 144            # how close the seat is to each room on its way
WAY_LEFT: Final = 150       # the same times the time that is left
HAND: Final = 156           # cards in hand, one of
STORE: Final = 162          # cards in storage, one of
FREE: Final = 166           # places left in storage, one of
LOAD: Final = 170           # what the cards weigh and are worth
DICE: Final = 176           # dice of this turn
BODY: Final = 186           # wounds, injuries, whether it lies
HERO: Final = 202           # the adventurer, one of
GEAR: Final = 207           # each gear, and how many; the last times the time that is left
GOD: Final = 221            # gods in the set
SET: Final = 226            # how many gods, one of
OWN: Final = 232            # treasures of each god, then idols of lesser alcoves, Chac's idol, boxes
ALCOVE: Final = 240         # alcoves that are open
LOCK: Final = 245           # the locks that are left, and the one in reach
DECK: Final = 251           # what a card of each deck brings that is still ahead, then what it costs
HERE: Final = 259           # the deck of this room
TILE: Final = 263           # the lava room as the seat knows it
CLUE: Final = 270           # clues it has read and that are still of use, one of
WATER: Final = 275          # planks, one of; surging waters, one of; the way out of the rapids
WEB: Final = 286            # the cave
INSIDE: Final = 291         # rivals inside, one of
OUT: Final = 296            # rivals outside, one of
RIVAL: Final = 301          # what can be known of them
TABLE: Final = 313          # players, one of
ASKED: Final = 317          # what the seat is asked, one of
ROLLS_NOW: Final = 330      # what is rolled or drawn in its turn, one of

ROOMS: Final = ("entrance", "hall", "west", "alcoves", "east", "landing", "shrine", "last", "lava", "rapids", "fall",
                "bridge", "cave")
WAYS: Final = ("alcoves", "lava", "rapids", "bridge", "shrine", "cave")
SPACES_HERE: Final = [*SPACE_NAMES[:CORRIDOR], *[f"C{at}" for at in range(0, LAVA - CORRIDOR, 2)], *SPACE_NAMES[LAVA:]]


def number_labels(many: int) -> list[str]:
    """Return labels for one of several."""
    return [str(at) for at in range(many)]


GROUPS: Final[list[tuple[str, list[str]]]] = [
    ("judge", ["total", "safe", "doubt", "have", "tools", "fear", "finds", "spare", "need", "lead", "lost", "if-out"]),
    ("points", ["treasures", "boxes", "opened", "sets", "injuries", "all"]),
    ("time", ["left", "square", "round", "seal-1", "seal-2", "seal-3", "own", "coming", "moved", "first"]),
    ("plates", number_labels(4)), ("boulder", number_labels(10)),
    ("chase", ["1", "2", "3", "4", "6", "9", "far", "just-past", "past", "walls-2", "walls-4", "walls-far"]),
    ("at", SPACES_HERE), ("room", list(ROOMS)), ("room-left", list(ROOMS)),
    ("steps", number_labels(10)), ("way", list(WAYS)), ("way-left", list(WAYS)),
    ("hand", number_labels(6)), ("store", number_labels(4)), ("free", number_labels(4)),
    ("load", ["hand", "hand-left", "held", "stored", "next-dice", "away"]),
    ("dice", ["low", "high", "steps", *number_labels(6), "rolling"]),
    ("body", ["fallen", "wounds", "wounds-left", "one-more", *[f"wounds-{n}" for n in range(6)],
              *[f"injuries-{n}" for n in range(6)]]),
    ("hero", list(ADVENTURERS)), ("gear", [*GEAR_NAMES, "all", "all-left"]),
    ("god", list(GODS)), ("set", number_labels(6)), ("own", [*GODS, "lesser-idols", "chac-idol", "boxes"]),
    ("alcove", [f"open-{n}" for n in range(1, 6)]), ("lock", ["left", "ahead", "here", "odds", "prize", "need"]),
    ("deck", list(DECKS)), ("deck-harm", list(DECKS)), ("here", ["chance", "worth", "harm", "size"]),
    ("tile", ["safe", "bad", "flipped", "gone", "risk", "round", "searched"]), ("clue", number_labels(5)),
    ("planks", number_labels(6)), ("surging", number_labels(4)), ("rapids", ["out"]),
    ("web", ["down", "spiders", "here-down", "here-spider", "odds"]),
    ("inside", number_labels(5)), ("out", number_labels(5)),
    ("rival", ["cards", "most-cards", "best-out", "best-in", "lead-out", "lead-in", "here", "near", "cards-here",
               "closer", "steps", "injuries"]),
    ("players", ["2", "3", "4", "5"]),
    ("asked", ["action", "step", "drop", "bats", "spider", "treasure", "drift", "lock", "peek", "flee", "push",
               "exit-roll", "whip"]),
    ("drawn", ["die", "card", "injury", "token", "web", "number", "glyph-of", "clue", "glyph", "idol", "hero", "gear",
               "first", "stolen"]),
]
NAMES: Final = feature_names(GROUPS)
