"""The words of Temple of Chac: choices, prompts, events and refusals as text, and every well-formed choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.temple_of_chac.data import constants as v
from sacbe.games.temple_of_chac.data.tables import (ADVENTURERS, CARD_NAMES, CLUES, DECKS, GEAR_NAMES, GLYPHS, GODS,
                                                    HAZARD_NAMES, MOST_ALIKE, SPACE_NAMES, STARTING_GEAR, TILES,
                                                    TOKEN_KINDS, TREASURE_NAMES, WEB_KINDS)
from sacbe.kernel.core.choice import pack
from sacbe.kernel.core.notation import CHANCE, EventType, Grammar, Names, Verb


def hyphenate(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return names of the components as words of a move."""
    return tuple(name.replace("_", "-") for name in names)


SEATS: Final = ("red", "blue", "green", "yellow", "purple")
SPACES: Final = SPACE_NAMES
CLUE_NAMES: Final = tuple(f"G{n}" for n in range(1, CLUES + 1))
ALCOVES: Final = tuple(f"A{n}" for n in range(1, len(GODS) + 1))
TREASURES: Final = hyphenate(TREASURE_NAMES)
GEAR: Final = hyphenate(GEAR_NAMES)
HAZARDS: Final = hyphenate(HAZARD_NAMES)
CARDS: Final = hyphenate(CARD_NAMES)
HEROES: Final = hyphenate(ADVENTURERS)
GOD_NAMES: Final = hyphenate(GODS)
DECK_NAMES: Final = hyphenate(DECKS)
TOKENS: Final = hyphenate(TOKEN_KINDS)
WEBS: Final = hyphenate(WEB_KINDS)
DICE: Final = ("low", "high")
CANCELLED_DANGERS: Final = ("vampire-bats", "spider")
TILE_KINDS: Final = ("safe", "trap")
NUMBERS: Final = tuple(str(n) for n in range(100))
COPIES: Final = ("", "", *NUMBERS[2:])          # the first of several is left out
MOST_CARDS: Final = 24                          # copies of gear and hazards in the largest deck, and of injuries

VERBS: Final = {
    v.MOVE: Verb("move", (DICE,)), v.STEP: Verb("step", (SPACES,)), v.STOP: Verb("stop"),
    v.INTERACT: Verb("interact", (DICE,)), v.SEARCH: Verb("search", (DICE,)), v.USE_GEAR: Verb("gear", (GEAR,)),
    v.STAND: Verb("stand", (DICE,)), v.STEAL: Verb("steal", (SEATS,)), v.STORE: Verb("store", (DICE, TREASURES)),
    v.SWAP: Verb("swap", (DICE, TREASURES, TREASURES)), v.DISCARD: Verb("discard", (DICE,)),
    v.DROP: Verb("drop", (TREASURES,)), v.END: Verb("end"), v.FLIP: Verb("flip", (NUMBERS,)),
    v.REROLL: Verb("reroll", (NUMBERS,)), v.GIVE: Verb("give", (DICE,)), v.SUFFER: Verb("suffer"),
    v.LIGHT: Verb("light"), v.TAKE: Verb("take", (TREASURES,)), v.LEAVE: Verb("leave"), v.STAY: Verb("stay"),
    v.DRIFT: Verb("drift"), v.GO_ON: Verb("go-on", (DICE,)), v.GIVE_UP: Verb("give-up"),
    v.PEEK: Verb("peek", (CLUE_NAMES,)), v.FLEE: Verb("flee", (SPACES,)), v.PUSH: Verb("pushed", (SPACES,)),
    v.KEEP: Verb("keep"), v.ROLL: Verb("roll", (NUMBERS,), CHANCE), v.DRAW: Verb("draw", (CARDS, COPIES), CHANCE),
    v.INJURY: Verb("injury", (NUMBERS, COPIES), CHANCE), v.TOKEN: Verb("token", (TOKENS, COPIES), CHANCE),
    v.WEB: Verb("web", (WEBS, COPIES), CHANCE), v.NUMBER: Verb("number", (NUMBERS,), CHANCE),
    v.GLYPH_OF: Verb("glyph-of", (SPACES,), CHANCE), v.CLUE: Verb("clue", (NUMBERS,), CHANCE),
    v.GLYPH: Verb("glyph", (GLYPHS,), CHANCE),
    v.IDOL: Verb("idol", (TREASURES,), CHANCE), v.DEAL: Verb("adventurer", (HEROES,), CHANCE),
    v.DEAL_GEAR: Verb("deal-gear", (GEAR,), CHANCE), v.FIRST: Verb("first", (SEATS,), CHANCE),
    v.STOLEN: Verb("stolen", (TREASURES, COPIES), CHANCE),
}

PROMPTS: Final = {
    v.ASK_ACTION: "action", v.ASK_STEP: "step", v.ASK_DROP: "drop", v.ASK_BATS: "bats", v.ASK_SPIDER: "spider",
    v.ASK_TREASURE: "treasure", v.ASK_DRIFT: "drift", v.ASK_LOCK: "lock", v.ASK_PEEK: "peek", v.ASK_FLEE: "flee",
    v.ASK_PUSH: "push", v.ASK_EXIT_ROLL: "exit-roll", v.ASK_WHIP: "whip", v.ASK_DIE: "die", v.ASK_DRAW: "draw",
    v.ASK_INJURY: "injury", v.ASK_TOKEN: "token", v.ASK_WEB: "web", v.ASK_NUMBER: "number",
    v.ASK_GLYPH_OF: "glyph-of", v.ASK_CLUE: "clue", v.ASK_GLYPH: "glyph", v.ASK_IDOL: "idol",
    v.ASK_DEAL: "adventurer", v.ASK_DEAL_GEAR: "deal-gear", v.ASK_FIRST: "first", v.ASK_STOLEN: "stolen",
}

# what a question is about: the verbs of the moves that it knows, legal or refused
PROMPT_VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "action": ("discard", "end", "flip", "gear", "interact", "move", "reroll", "search",
               "stand", "steal", "store", "swap"),
    "drop": ("drop", "stop"), "exit-roll": ("keep", "reroll"), "flee": ("flee",), "lock": ("give-up", "go-on"),
    "peek": ("peek",), "push": ("pushed",), "step": ("step", "stop"), "treasure": ("leave", "take"),
    "whip": ("steal",),
}

Field = tuple[str, Names | None]
SEAT: Final[Field] = ("seat", SEATS)
VICTIM: Final[Field] = ("victim", SEATS)
SPACE: Final[Field] = ("space", SPACES)
FROM: Final[Field] = ("from", SPACES)
TO: Final[Field] = ("to", SPACES)
TREASURE: Final[Field] = ("treasure", TREASURES)
TOOL: Final[Field] = ("gear", GEAR)
CLUE: Final[Field] = ("clue", CLUE_NAMES)
ALCOVE: Final[Field] = ("alcove", ALCOVES)
NUMBER: Final[Field] = ("number", None)
PIPS: Final[Field] = ("pips", None)
WOUNDS: Final[Field] = ("wounds", None)
EVENTS: Final = {
    v.TURN_BEGAN: EventType("turn-began", (SEAT, ("dice", None))),
    v.ROLLED: EventType("rolled", (SEAT, PIPS)),
    v.DIE_CHANGED: EventType("die-changed", (SEAT, ("from", None), ("to", None))),
    v.MOVED: EventType("moved", (SEAT, FROM, TO)),
    v.FELL: EventType("fell", (SEAT, SPACE)),
    v.STOOD: EventType("stood", (SEAT,)),
    v.WOUNDED: EventType("wounded", (SEAT, WOUNDS)),
    v.INJURED: EventType("injured", (SEAT, ("value", None))),
    v.INJURED_HIDDEN: EventType("injured-hidden", (SEAT,)),
    v.HEALED: EventType("healed", (SEAT, WOUNDS)),
    v.REVEALED: EventType("revealed", (SEAT, ("card", CARDS))),
    v.KEPT: EventType("kept", (SEAT, TREASURE)),
    v.UNKEPT: EventType("unkept", (SEAT, TREASURE)),
    v.EQUIPPED: EventType("equipped", (SEAT, TOOL)),
    v.STORED: EventType("stored", (SEAT, TREASURE)),
    v.STORED_HIDDEN: EventType("stored-hidden", (SEAT,)),
    v.SWAPPED: EventType("swapped", (SEAT, ("taken", TREASURES), ("stored", TREASURES))),
    v.SWAPPED_HIDDEN: EventType("swapped-hidden", (SEAT,)),
    v.DROPPED: EventType("dropped", (SEAT, TREASURE)),
    v.STOLE: EventType("stole", (SEAT, VICTIM, TREASURE)),
    v.STOLE_HIDDEN: EventType("stole-hidden", (SEAT, VICTIM)),
    v.GEAR_USED: EventType("gear-used", (SEAT, TOOL)),
    v.DECIPHERED: EventType("deciphered", (SEAT, CLUE)),
    v.SAW_GLYPH: EventType("saw-glyph", (SEAT, CLUE, SPACE)),
    v.TILE_FLIPPED: EventType("tile-flipped", (SPACE, NUMBER, ("kind", TILE_KINDS))),
    v.GAP_ENTERED: EventType("gap-entered", (SEAT, SPACE)),
    v.TILE_SEARCHED: EventType("tile-searched", (SPACE,)),
    v.TOKEN_DRAWN: EventType("token-drawn", (SEAT, ("token", TOKENS))),
    v.ALCOVE_OPENED: EventType("alcove-opened", (SEAT, ALCOVE, TREASURE)),
    v.LOCK_HELD: EventType("lock-held", (SEAT, ALCOVE)),
    v.CARRIED: EventType("carried", (SEAT, FROM, TO)),
    v.WASHED_OVER: EventType("washed-over", (SEAT,)),
    v.PLANKS_LOST: EventType("planks-lost", (SEAT, ("lost", None), ("left", None))),
    v.BRIDGE_FELL: EventType("bridge-fell", ()),
    v.WEB_SHOWN: EventType("web-shown", (SPACE, ("web", WEBS))),
    v.CANCELLED: EventType("cancelled", (SEAT, ("danger", CANCELLED_DANGERS))),
    v.BOULDER_ROLLED: EventType("boulder-rolled", (PIPS,)),
    v.BOULDER_MOVED: EventType("boulder-moved", (FROM, TO)),
    v.HIT: EventType("hit", (SEAT,)),
    v.RUN_OVER: EventType("run-over", (SEAT,)),
    v.PLATE: EventType("plate", (NUMBER,)),
    v.CRUSHED: EventType("crushed", (SEAT,)),
    v.ESCAPED: EventType("escaped", (SEAT, ("order", None))),
    v.SEALED: EventType("sealed", ()),
    v.ROUND_BEGAN: EventType("round-began", (("round", None), SEAT)),
    v.ADVENTURER: EventType("adventurer", (SEAT, ("adventurer", HEROES))),
    v.CLUE_LAID: EventType("clue-laid", (CLUE, NUMBER)),
    v.GLYPH_LAID: EventType("glyph-laid", (SPACE, ("glyph", GLYPHS))),
    v.IDOL_LAID: EventType("idol-laid", (ALCOVE, TREASURE)),
    v.EXIT_ROLLED: EventType("exit-rolled", (SEAT, PIPS)),
    v.PLANK_ROLLED: EventType("plank-rolled", (PIPS,)),
    v.BOX_OPENED: EventType("box-opened", (SEAT, PIPS)),
    v.FINAL: EventType("final", (SEAT, ("points", None))),
    v.GAVE_DIE: EventType("gave-die", (SEAT,)),
}

NUMBER_NAMES: Final[dict[str, Names]] = {
    "space": SPACES, "holder": SEATS, "gear": GEAR, "treasure": TREASURES,
}


# ---------------------------------------------------------------- every choice

def decisions() -> list[int]:
    """Return all choices of the players."""
    dice, pips, treasures, spaces = range(len(DICE)), range(1, 7), range(v.TREASURES), range(v.SPACES)
    return [
        *[pack(verb, die) for verb in (v.MOVE, v.INTERACT, v.SEARCH, v.STAND, v.DISCARD, v.GIVE, v.GO_ON)
          for die in dice],
        *[pack(verb) for verb in (v.STOP, v.END, v.SUFFER, v.LIGHT, v.LEAVE, v.STAY, v.DRIFT, v.GIVE_UP, v.KEEP)],
        *[pack(verb, place) for verb in (v.STEP, v.FLEE, v.PUSH) for place in spaces],
        *[pack(v.USE_GEAR, gear) for gear in range(v.GEARS)], *[pack(v.STEAL, seat) for seat in range(len(SEATS))],
        *[pack(verb, face) for verb in (v.FLIP, v.REROLL) for face in pips],
        *[pack(v.PEEK, clue) for clue in range(CLUES)], *[pack(v.TAKE, treasure) for treasure in range(v.IDOLS)],
        *[pack(v.DROP, treasure) for treasure in treasures],
        *[pack(v.STORE, die, treasure) for die in dice for treasure in treasures],
        *[pack(v.SWAP, die, stored, held) for die in dice for stored in treasures for held in treasures
          if stored != held],
    ]


def copies(verb: int, kind: int, most: int) -> list[int]:
    """Return every copy of one kind of card or token, each as likely as the others."""
    return [pack(verb, kind, copy) for copy in range(1, most + 1)]


def draws() -> list[int]:
    """Return all choices of chance."""
    found = [
        *[pack(v.ROLL, pips) for pips in range(1, 7)], *[pack(v.NUMBER, n) for n in range(1, TILES + 1)],
        *[pack(v.GLYPH_OF, v.LAVA + tile) for tile in range(TILES)], *[pack(v.CLUE, n) for n in range(1, TILES + 1)],
        *[pack(v.GLYPH, glyph) for glyph in range(TILES)], *[pack(v.IDOL, v.IDOLS + god) for god in range(v.CHAC)],
        *[pack(v.DEAL, adventurer) for adventurer in range(len(HEROES))],
        *[pack(v.DEAL_GEAR, gear) for gear in range(STARTING_GEAR)],
        *[pack(v.FIRST, seat) for seat in range(len(SEATS))],
    ]
    for treasure in range(v.IDOLS):
        found += copies(v.DRAW, treasure, MOST_ALIKE) + copies(v.STOLEN, treasure, MOST_ALIKE)
    for idol in range(v.IDOLS, v.TREASURES):
        found += copies(v.STOLEN, idol, 1)
    for card in range(v.GEAR + STARTING_GEAR, v.CARDS):
        found += copies(v.DRAW, card, MOST_CARDS)
    for value in (1, 2, 3):
        found += copies(v.INJURY, value, MOST_CARDS)
    for kind in range(len(TOKENS)):
        found += copies(v.TOKEN, kind, 10)
    for kind in range(len(WEBS)):
        found += copies(v.WEB, kind, 6)
    return found


def universe() -> list[int]:
    """Return every choice that can be legal in some position, in a fixed order; refusals need not handle others."""
    return [*decisions(), *draws()]


GRAMMAR: Final = Grammar(VERBS, universe())
