"""The words of Chichén Itzá: choices, prompts, events and refusals as text, and every well-formed choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.chichen_itza.data import constants as v
from sacbe.games.chichen_itza.rules.land.layout import LAYS
from sacbe.games.chichen_itza.data.tables import (ACTION_TILES, ACTIONS, BASE_CREATURES, COLOURS, COSTS, CREATURES,
                                                  DATA, GEARS, GOD_COLOURS, GODS_PER_COLOUR, HERO_LABELS,
                                                  HEROES_PER_TYPE, NEW_CREATURES, PHASES, PROPHECIES, TASK_FIRST,
                                                  TILE_NAMES)
from sacbe.kernel.core.choice import pack
from sacbe.kernel.core.notation import CHANCE, EITHER, EventType, Grammar, Names, Verb

SEATS: Final = ("red", "blue", "green", "yellow")
TILES: Final = tuple(name.replace("_", "-") for name in TILE_NAMES)
PLACES: Final = (*TILES, "city")
RESERVE: Final = "reserve"
MARK_PLACES: Final = (*PLACES, RESERVE)
ACTION_NAMES: Final = tuple(name.replace("_", "-") for name in ACTIONS)
GOODS: Final = ("coins", "luck", "idols", "shields")
TRADES: Final = ("coins", "luck", "magic")
ELEMENTS: Final = ("stone", "fire")
UNITS: Final = ("", *HERO_LABELS)               # as units: a warrior is left out; alone, heroes count from 0
HERO_SETS: Final = tuple("+".join(name for at, name in enumerate(HERO_LABELS) if heroes >> at & 1)
                         for heroes in range(8))
LINES: Final = tuple(name for name in DATA["gems"]["star_lines"] if "-" in name)
STEPS: Final = ("supply", "warriors", "idols", "shields", "upkeep", "gods", "turns", "tasks", "costs", "attack",
                "display")
WAYS_AGAIN: Final = ("one-miss", "misses", "coins", "sixes", "creature")
WAYS_TO_STOP: Final = ("idol", "luck", "one-shield")
HALVES: Final = ("light", "dark")
COST_LINES: Final = tuple(f"{line}-{n}" for line in ("row", "column") for n in range(1, 5))
COST_MARKERS: Final = tuple(f"{value}{'b' if value in COSTS[:at] else ''}" for at, value in enumerate(COSTS))
NUMBERS: Final = tuple(str(n) for n in range(100))
CONVERSIONS: Final = ("", *[f"converting {n}" for n in range(1, 100)])    # cards cast as the other type
FROM_ONE: Final = NUMBERS[1:]                   # packed from 0, written from 1
COPIES: Final = ("", "", *"bcdefgh")            # the first of several is left out
SHIELDS: Final = ("", "1-shield", "2-shields")
KEEP_COUNTS: Final = ("", *[f"keep {n}" for n in range(1, 9)])
TIMES: Final = ("", "", "twice")
ZERO: Final = 16                                # columns and rows are packed so much higher than they are written
CELLS: Final[Names] = {n + ZERO: str(n) for n in range(-ZERO, ZERO)}

GODS: Final = range(1, len(GOD_COLOURS) * GODS_PER_COLOUR + 1)
HERO_CARDS: Final = range(1, len(HERO_LABELS) * HEROES_PER_TYPE + 1)
TASKS: Final = range(1, TASK_FIRST[-1])
RUINS: Final = range(DATA["ruins"]["total"]["value"])
OPTIONAL_GODS: Final = (25, 26, 28, 29, 33, 34, 37)  # gods whose effect is taken or left: see cards.offers
PROPHECY_CARDS: Final = range(1, PROPHECIES + 1)
CARDS: Final = range(1, DATA["magic_cards"]["total"] + 1)

VERBS: Final = {
    v.USE: Verb("use", (ACTION_TILES, ACTION_NAMES, UNITS)), v.COINS: Verb("coins"), v.TRADE: Verb("trade", (TRADES,)),
    v.STOP: Verb("stop"), v.FROM: Verb("from", (PLACES,)), v.GROUP: Verb("group", (NUMBERS, HERO_SETS)),
    v.TO: Verb("to", (PLACES,)), v.VIA: Verb("via", (PLACES,)), v.JOIN: Verb("join", (NUMBERS,)),
    v.PUT: Verb("put", (PLACES, UNITS)), v.LIFT: Verb("lift", (PLACES, UNITS)),
    v.RECRUIT: Verb("recruit", (HERO_LABELS, PLACES)), v.SPY: Verb("scout", (PLACES,)),
    v.TAKE_GOD: Verb("god", (NUMBERS,)), v.LOOK: Verb("look", (GOD_COLOURS,)), v.RAISE_GEAR: Verb("gear", (GEARS,)),
    v.ADD_ONE: Verb("add-one"), v.KEEP: Verb("keep"), v.PAY: Verb("pay", (HERO_LABELS,)),
    v.DISMISS: Verb("dismiss", (HERO_LABELS,)), v.YIELD: Verb("yield", (NUMBERS,)),
    v.INVOKE: Verb("invoke", (NUMBERS,)), v.DECLINE: Verb("decline"),
    v.CAST: Verb("cast", (ELEMENTS, NUMBERS, CONVERSIONS)),
    v.REROLL: Verb("reroll", (SHIELDS,)), v.HIT: Verb("hit", (SHIELDS,)),
    v.AGAIN: Verb("again", (WAYS_AGAIN, KEEP_COUNTS)),
    v.HEART: Verb("heart"), v.STOP_HIT: Verb("block", (WAYS_TO_STOP,)), v.SUFFER: Verb("suffer"),
    v.LOSE: Verb("lose", (HERO_LABELS,)), v.PHASES: Verb("phases", (NUMBERS,)), v.CALL: Verb("call", (PLACES,)),
    v.SETTLE: Verb("settle", (PLACES,)), v.LINE: Verb("line", (LINES, TIMES)), v.MARK: Verb("mark", (MARK_PLACES,)),
    v.LAY: Verb("lay", (CELLS, CELLS), EITHER),
    v.ROLL: Verb("roll", (NUMBERS,), CHANCE), v.FACE: Verb("face", (FROM_ONE,), CHANCE),
    v.DEAL_TILE: Verb("tile", (TILES,), CHANCE), v.DRAW_CREATURE: Verb("creature", (CREATURES,), CHANCE),
    v.SPOT: Verb("spot", (TILES,), CHANCE), v.STRENGTH: Verb("strength", (NUMBERS, COPIES), CHANCE),
    v.DRAW_RUIN: Verb("ruin", (FROM_ONE,), CHANCE), v.DRAW_MAGIC: Verb("magic", (ELEMENTS, NUMBERS), CHANCE),
    v.DRAW_TASK: Verb("task", (NUMBERS,), CHANCE), v.DRAW_GOD: Verb("draw-god", (NUMBERS,), CHANCE),
    v.DRAW_HERO: Verb("draw-hero", (NUMBERS,), CHANCE), v.DEAL_ACTION: Verb("action", (ACTION_TILES,), CHANCE),
    v.DEAL_COST: Verb("cost", (COST_MARKERS,), CHANCE), v.ORDER: Verb("order", (SEATS,), CHANCE),
    v.LOWER_GEAR: Verb("lower", (GEARS,)), v.DRAW_PROPHECY: Verb("prophecy", (NUMBERS,), CHANCE),
}

PROMPTS: Final = {
    v.ASK_TURN: "turn", v.ASK_FROM: "from", v.ASK_GROUP: "group", v.ASK_TO: "to", v.ASK_JOIN: "join",
    v.ASK_REINFORCE: "reinforce", v.ASK_LIFT: "lift", v.ASK_PUT: "put", v.ASK_RECRUIT: "recruit",
    v.ASK_SCOUT: "scout", v.ASK_GOD: "god", v.ASK_LOOKED: "looked", v.ASK_GEAR: "gear", v.ASK_TREASURE: "treasure",
    v.ASK_UPKEEP: "upkeep", v.ASK_YIELD: "yield", v.ASK_INVOKE: "invoke", v.ASK_OFFER: "offer", v.ASK_CAST: "cast",
    v.ASK_ROLLED: "rolled", v.ASK_FOLLOWED: "followed", v.ASK_CREATURE: "creature",
    v.ASK_DAMAGE: "damage", v.ASK_LOSE: "lose", v.ASK_PHASES: "phases", v.ASK_CALL: "call", v.ASK_SETTLE: "settle",
    v.ASK_LINE: "line", v.ASK_MARK: "mark", v.ASK_FIGHTERS: "fighters", v.ASK_SELL: "sell", v.ASK_LAY: "lay",
    v.ASK_FREE_HERO: "free-hero", v.ASK_DIE: "die", v.ASK_FACE: "face",
    v.ASK_DRAW_TILE: "draw-tile", v.ASK_DRAW_CREATURE: "draw-creature", v.ASK_SPOT: "spot",
    v.ASK_STRENGTH: "strength", v.ASK_DRAW_RUIN: "draw-ruin", v.ASK_DRAW_MAGIC: "draw-magic",
    v.ASK_DRAW_TASK: "draw-task", v.ASK_DRAW_GOD: "draw-god", v.ASK_DRAW_HERO: "draw-hero",
    v.ASK_DEAL_ACTION: "deal-action", v.ASK_DEAL_COST: "deal-cost", v.ASK_ORDER: "order", v.ASK_LOWER: "lower",
    v.ASK_RAISE: "raise", v.ASK_HELD: "held", v.ASK_HEARTS: "hearts", v.ASK_DRAW_PROPHECY: "draw-prophecy",
}

# what a question is about: the verbs of the moves that it knows, legal or refused
PROMPT_VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "call": ("call", "stop", "trade"), "cast": ("cast", "keep", "trade"), "creature": ("again", "keep", "trade"),
    "damage": ("block", "suffer", "trade"), "fighters": ("group", "trade"),
    "followed": ("again", "heart", "hit", "keep", "reroll", "trade"), "free-hero": ("recruit", "trade"),
    "from": ("from", "stop", "trade"), "gear": ("gear", "trade"), "god": ("god", "look", "trade"),
    "group": ("group", "trade"), "hearts": ("heart", "stop", "trade"), "held": ("decline", "keep", "trade"),
    "invoke": ("invoke", "stop", "trade"), "join": ("join", "trade"), "lay": ("lay",),
    "lift": ("lift", "stop", "trade"), "line": ("line", "trade"), "looked": ("god", "trade"),
    "lose": ("lose", "trade"), "lower": ("lower", "trade"), "mark": ("mark", "trade"),
    "offer": ("decline", "invoke", "trade"), "phases": ("phases", "trade"), "put": ("put", "trade"),
    "raise": ("decline", "gear", "trade"), "recruit": ("recruit", "trade"), "reinforce": ("put", "stop", "trade"),
    "rolled": ("again", "heart", "hit", "keep", "reroll", "trade"), "scout": ("scout", "trade"),
    "sell": ("keep", "trade"), "settle": ("settle", "stop", "trade"), "to": ("stop", "to", "trade", "via"),
    "treasure": ("add-one", "keep", "trade"), "turn": ("coins", "trade", "use"), "upkeep": ("dismiss", "pay", "trade"),
    "yield": ("trade", "yield"),
}

Field = tuple[str, Names | None]
SEAT: Final[Field] = ("seat", SEATS)
OTHER_SEATS: Final[Names] = {**dict(enumerate(SEATS)), v.EMPTY: "none"}
OTHER: Final[Field] = ("other", OTHER_SEATS)
PLACE: Final[Field] = ("place", PLACES)
KIND: Final[Field] = ("kind", CREATURES)
TYPE: Final[Field] = ("type", ELEMENTS)
GOOD: Final[Field] = ("good", GOODS)
HERO: Final[Field] = ("hero", HERO_LABELS)
UNIT: Final[Field] = ("unit", ("warrior", *HERO_LABELS))
AMOUNT: Final[Field] = ("amount", None)
WARRIORS: Final[Field] = ("warriors", None)
UNIT_COUNT: Final[Field] = ("units", None)
GOD: Final[Field] = ("god", None)
TASK: Final[Field] = ("task", None)
CARD: Final[Field] = ("card", None)
HEARTS: Final[Field] = ("hearts", None)
STRENGTH: Final[Field] = ("strength", None)
POINTS: Final[Field] = ("points", None)
PIPS: Final[Field] = ("pips", None)
NUMBER: Final[Field] = ("number", None)
PROPHECY: Final[Field] = ("prophecy", None)
EVENTS: Final = {
    v.GAINED: EventType("gained", (SEAT, GOOD, AMOUNT)),
    v.PAID: EventType("paid", (SEAT, GOOD, AMOUNT)),
    v.GAVE: EventType("gave", (SEAT, OTHER, AMOUNT)),
    v.DEPLOYED: EventType("deployed", (SEAT, WARRIORS, PLACE)),
    v.RETURNED: EventType("returned", (SEAT, WARRIORS)),
    v.MOVED: EventType("moved", (SEAT, ("from", PLACES), ("to", PLACES), UNIT_COUNT)),
    v.DREW: EventType("drew", (SEAT, TYPE)),
    v.DREW_HIDDEN: EventType("drew-hidden", (SEAT,)),
    v.FOUND: EventType("found", (SEAT, TYPE)),
    v.TRADED: EventType("traded", (SEAT, ("for", TRADES))),
    v.USED: EventType("used", (SEAT, ("tile", ACTION_TILES), ("action", ACTION_NAMES), ("price", None))),
    v.COINS_USED: EventType("coins-used", (SEAT,)),
    v.GEAR_RAISED: EventType("gear-raised", (SEAT, ("gear", GEARS), ("level", None))),
    v.GOD_TAKEN: EventType("god-taken", (SEAT, GOD)),
    v.GOD_OPENED: EventType("god-opened", (GOD,)),
    v.GOD_REMOVED: EventType("god-removed", (GOD,)),
    v.GOD_LOOKED: EventType("god-looked", (SEAT, GOD)),
    v.GODS_LOOKED: EventType("gods-looked", (SEAT, ("colour", GOD_COLOURS), NUMBER)),
    v.SCOUTED: EventType("scouted", (SEAT, PLACE)),
    v.SAW_STRENGTH: EventType("saw-strength", (PLACE, KIND, STRENGTH)),
    v.SAW_RUIN: EventType("saw-ruin", (PLACE, ("ruin", FROM_ONE))),
    v.TREASURE: EventType("treasure", (SEAT, PIPS)),
    v.WAR_DECLARED: EventType("war-declared", (SEAT,)),
    v.PEACE_MADE: EventType("peace-made", (SEAT, ("war", None))),
    v.FAVORED: EventType("favored", (SEAT, ("space", None))),
    v.RECRUITED: EventType("recruited", (SEAT, HERO, CARD, PLACE)),
    v.HERO_LEFT: EventType("hero-left", (SEAT, HERO, CARD)),
    v.HERO_OPENED: EventType("hero-opened", (CARD,)),
    v.FOUGHT: EventType("fought", (SEAT, PLACE, OTHER)),
    v.CREATURE_FOUGHT: EventType("creature-fought", (SEAT, PLACE, KIND, HEARTS)),
    v.PHASE_BEGAN: EventType("phase-began", (("phase", PHASES), NUMBER)),
    v.CAST_CARDS: EventType("cast", (SEAT, TYPE, NUMBER)),
    v.ROLLED: EventType("rolled", (SEAT, PIPS, ("result", ("miss", "hit")))),
    v.HITS: EventType("hits", (SEAT, ("hits", None))),
    v.FACE_ROLLED: EventType("face-rolled", (KIND, ("face", FROM_ONE), ("half", HALVES))),
    v.HEARTS: EventType("hearts", (KIND, HEARTS)),
    v.LOST: EventType("lost", (SEAT, WARRIORS)),
    v.BLOCKED: EventType("blocked", (SEAT, ("way", WAYS_TO_STOP), ("damage", None))),
    v.WON: EventType("won", (SEAT, PLACE)),
    v.HELD_OFF: EventType("held-off", (SEAT, PLACE)),
    v.FLED: EventType("fled", (KIND, PLACE)),
    v.DEFEATED: EventType("defeated", (SEAT, KIND, STRENGTH)),
    v.RETREATED: EventType("retreated", (SEAT, PLACE, UNIT_COUNT)),
    v.CAPTURED: EventType("captured", (SEAT, PLACE)),
    v.GEM_TAKEN: EventType("gem-taken", (SEAT, ("gem", COLOURS))),
    v.LINE_TRIGGERED: EventType("line-triggered", (SEAT, ("line", LINES))),
    v.TASK_OPENED: EventType("task-opened", (TASK,)),
    v.TASK_MET: EventType("task-met", (SEAT, TASK)),
    v.ROUND_BEGAN: EventType("round-began", (("round", None),)),
    v.COST_DEALT: EventType("cost-dealt", (("beside", COST_LINES), ("cost", None))),
    v.ORDER_SET: EventType("order-set", (SEAT, ("marker", None))),
    v.ATTACKED: EventType("attacked", (KIND, SEAT, STRENGTH)),
    v.REPELLED: EventType("repelled", (SEAT, KIND, POINTS)),
    v.FAILED: EventType("failed", (SEAT, KIND)),
    v.FINAL: EventType("final", (SEAT, POINTS)),
    v.TILE_LAID: EventType("tile-laid", (PLACE, ("column", CELLS), ("row", CELLS))),
    v.CREATURE_PLACED: EventType("creature-placed", (KIND, PLACE)),
    v.ACTION_PLACED: EventType("action-placed", (("tile", ACTION_TILES), ("slot", None))),
    v.TURN_BEGAN: EventType("turn-began", (SEAT,)),
    v.STEP_BEGAN: EventType("step-began", (("step", STEPS),)),
    v.COIN_STOLEN: EventType("coin-stolen", (SEAT, KIND)),
    v.GUARDED: EventType("guarded", (KIND, ("damage", None))),
    v.JOINED: EventType("joined", (SEAT, WARRIORS, PLACE)),
    v.LIFTED: EventType("lifted", (SEAT, PLACE, UNIT)),
    v.PUT_DOWN: EventType("put-down", (SEAT, PLACE, UNIT)),
    v.PROPHECY_REVEALED: EventType("prophecy-revealed", (PROPHECY,)),
    v.PROPHECY_DISCARDED: EventType("prophecy-discarded", (PROPHECY,)),
    v.GEAR_LOWERED: EventType("gear-lowered", (SEAT, ("gear", GEARS), ("level", None))),
    v.COWED: EventType("cowed", (SEAT, KIND)),
    v.RECOVERED: EventType("recovered", (SEAT, KIND)),
    v.SECOND_ROLL: EventType("second-roll", (KIND,)),
    v.TUNNELLED: EventType("tunnelled", (SEAT, ("from", PLACES), ("to", PLACES))),
    v.RECALLED: EventType("recalled", (SEAT, PLACE)),
}

NUMBER_NAMES: Final[dict[str, Names]] = {"place": {**dict(enumerate(MARK_PLACES)), v.EMPTY: "none"}, "gear": GEARS,
                                          "action": ACTION_NAMES, "holder": OTHER_SEATS, "kind": CREATURES,
                                          "hero": HERO_LABELS}


# ---------------------------------------------------------------- every choice

def uses() -> list[int]:
    """Return every action tile with every action: an edition may pair them otherwise, and only one tile is for
    heroes."""
    hero_tile = [row["actions"] for row in DATA["action_board"]["tiles"]["items"]].index(["hero"])
    found = [pack(v.USE, tile, action) for tile in range(len(ACTION_TILES)) for action in range(len(ACTIONS))
             if action not in (v.RECRUIT_HERO, v.MOVE_HERO)]
    moving = [pack(v.USE, hero_tile, v.MOVE_HERO, hero) for hero in (1, 2, 3)]
    return [*found, pack(v.USE, hero_tile, v.RECRUIT_HERO), *moving]


def decisions() -> list[int]:
    """Return all choices of the players."""
    tiles, places, heroes, units = range(v.CITY), range(v.PLACES), range(3), range(4)
    return [
        *uses(), *[pack(verb) for verb in (v.COINS, v.STOP, v.ADD_ONE, v.KEEP, v.DECLINE, v.HEART, v.SUFFER)],
        *[pack(v.TRADE, good) for good in range(len(TRADES))],
        *[pack(verb, place) for verb in (v.FROM, v.TO, v.VIA, v.CALL) for place in places],
        *[pack(verb, tile) for verb in (v.SPY, v.SETTLE) for tile in tiles],
        *[pack(v.GROUP, warriors, sets) for warriors in range(7) for sets in range(8) if warriors or sets],
        *[pack(v.JOIN, n) for n in range(1, 7)],
        *[pack(verb, place, unit) for verb in (v.PUT, v.LIFT) for place in places for unit in units],
        *[pack(v.RECRUIT, hero, place) for hero in heroes for place in places],
        *[pack(verb, hero) for verb in (v.PAY, v.DISMISS, v.LOSE) for hero in heroes],
        *[pack(v.TAKE_GOD, god) for god in GODS], *[pack(v.LOOK, colour) for colour in range(len(GOD_COLOURS))],
        *[pack(v.RAISE_GEAR, gear) for gear in range(len(GEARS))],
        *[pack(v.YIELD, n) for n in range(11)], *[pack(v.INVOKE, god) for god in OPTIONAL_GODS],
        *[pack(v.CAST, element, n, converted) for element in range(len(ELEMENTS)) for n in CARDS
          for converted in range(n + 1)],
        pack(v.REROLL, 0), pack(v.REROLL, 1), pack(v.HIT, 0), pack(v.HIT, 1), pack(v.HIT, 2),
        *[pack(v.AGAIN, way) for way in (v.BY_ONE_MISS, v.BY_SIXES, v.BY_CREATURE)],
        *[pack(v.AGAIN, way, kept) for way in (v.BY_ALL_MISSES, v.BY_COINS) for kept in range(len(KEEP_COUNTS))],
        *[pack(v.STOP_HIT, way) for way in range(len(WAYS_TO_STOP))], *[pack(v.PHASES, n) for n in range(3)],
        *[pack(v.LINE, line, times) for line in range(len(LINES)) for times in (1, 2)],
        *[pack(v.MARK, place) for place in range(len(MARK_PLACES))], *LAYS,
    ]


def draws() -> list[int]:
    """Return all choices of chance."""
    return [
        *[pack(v.ROLL, pips) for pips in range(1, 7)], *[pack(v.FACE, face) for face in range(6)],
        *[pack(verb, tile) for verb in (v.DEAL_TILE, v.SPOT) for tile in range(len(TILES))],
        *[pack(v.DRAW_CREATURE, kind) for kind in range(len(BASE_CREATURES))],
        *[pack(v.STRENGTH, strength, copy) for strength in range(1, 8) for copy in range(1, len(COPIES))],
        *[pack(v.DRAW_RUIN, ruin) for ruin in RUINS],
        *[pack(v.DRAW_MAGIC, element, n) for element in range(len(ELEMENTS)) for n in CARDS],
        *[pack(v.DRAW_TASK, task) for task in TASKS], *[pack(v.DRAW_GOD, god) for god in GODS],
        *[pack(v.DRAW_HERO, card) for card in HERO_CARDS], *[pack(v.DEAL_ACTION, n) for n in range(len(ACTION_TILES))],
        *[pack(v.DEAL_COST, marker) for marker in range(len(COSTS))],
        *[pack(v.ORDER, seat) for seat in range(len(SEATS))],
    ]


def expansion() -> list[int]:
    """Return the choices that only modules bring, after all others, so that those keep their numbers."""
    return [
        *[pack(v.LOWER_GEAR, gear) for gear in range(len(GEARS))],
        *[pack(v.DRAW_CREATURE, CREATURES.index(name)) for name in NEW_CREATURES],
        *[pack(v.DRAW_PROPHECY, number) for number in PROPHECY_CARDS],
    ]


def universe() -> list[int]:
    """Return every choice that can be legal in some position, in a fixed order; refusals need not handle others."""
    return [*decisions(), *draws(), *expansion()]


GRAMMAR: Final = Grammar(VERBS, universe())
