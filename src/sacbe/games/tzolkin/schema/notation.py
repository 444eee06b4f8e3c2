"""The words of Tzolk'in: choices, prompts, events and refusals as text, and every well-formed choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.tzolkin.data import constants as v
from sacbe.games.tzolkin.rules.actions import ACTS
from sacbe.games.tzolkin.data.tables import LAST_SPACE
from sacbe.games.tzolkin.data.tiles import END_OF_TILES, FIRST_MONUMENT, FIRST_WEALTH, TILES
from sacbe.kernel.core.choice import pack
from sacbe.kernel.core.notation import CHANCE, EventType, Grammar, Names, Verb

SEATS: Final = ("red", "blue", "green", "yellow")
GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
TARGETS: Final = (*GEARS, "start")
GOODS: Final = ("corn", "wood", "stone", "gold", "skull")
TEMPLES: Final = ("brown", "yellow", "green")
TRACKS: Final = ("agriculture", "extraction", "architecture", "theology")
CROPS: Final = ("corn", "wood", "burn", "tileless")
WAYS: Final = ("", "less wood", "less stone", "less gold", "plain")
NUMBERS: Final = tuple(str(n) for n in range(14))
TILE_NAMES: Final = tuple(tile.name for tile in TILES)
TILE_OR_NONE: Final[Names] = {**dict(enumerate(TILE_NAMES)), v.EMPTY: "none"}
TEMPLE_OR_NONE: Final[Names] = {**dict(enumerate(TEMPLES)), v.EMPTY: "none"}

VERBS: Final = {
    v.PLACE: Verb("place", (TARGETS,)), v.PICK: Verb("pick", (GEARS, NUMBERS)), v.ACT: Verb("act", (GEARS, NUMBERS)),
    v.NOTHING: Verb("nothing"), v.STOP: Verb("stop"), v.BEG: Verb("beg"), v.ANGER: Verb("anger", (TEMPLES,)),
    v.CLIMB: Verb("climb", (TEMPLES,)), v.HARVEST: Verb("harvest", (CROPS,)), v.ADVANCE: Verb("advance", (TRACKS,)),
    v.PAY: Verb("pay", (GOODS,)), v.TAKE: Verb("take", (GOODS,)), v.BUILD: Verb("build", (TILE_NAMES, WAYS)),
    v.SELL: Verb("sell", (GOODS,)), v.BUY: Verb("buy", (GOODS,)), v.DAYS: Verb("days", (NUMBERS,)),
    v.KEEP: Verb("keep", (TILE_NAMES, TILE_NAMES)), v.DRAW: Verb("draw", (TILE_NAMES,), CHANCE),
    v.FIRST: Verb("first", (SEATS,), CHANCE),
}

PROMPTS: Final = {
    v.ASK_TURN: "turn", v.ASK_PLACE: "place", v.ASK_PICK: "pick", v.ASK_ACTION: "action",
    v.ASK_ANY_ACTION: "any-action", v.ASK_HARVEST: "harvest", v.ASK_TRACK: "track", v.ASK_PAY: "pay",
    v.ASK_TAKE: "take", v.ASK_BUILD: "build", v.ASK_TRADE: "trade", v.ASK_CLIMB: "climb", v.ASK_ANGER: "anger",
    v.ASK_BLESSING: "blessing", v.ASK_DAYS: "days", v.ASK_WEALTH: "wealth", v.ASK_PITY: "pity",
    v.ASK_DRAW_MONUMENT: "draw-monument", v.ASK_DRAW_BUILDING: "draw-building", v.ASK_DEAL_WEALTH: "deal-wealth",
    v.ASK_DRAW_DUMMY: "draw-dummy", v.ASK_FIRST: "first",
}

# what a question is about: the verbs of the moves that it knows, legal or refused
PROMPT_VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "action": ("act", "nothing"), "anger": ("anger",), "any-action": ("act", "nothing"),
    "blessing": ("nothing", "pay"), "build": ("build", "stop"), "climb": ("climb",), "days": ("days",),
    "harvest": ("harvest",), "pay": ("pay",), "pick": ("beg", "pick", "place", "stop"), "pity": ("beg", "place"),
    "place": ("beg", "pick", "place", "stop"), "take": ("take",), "track": ("advance", "stop"),
    "trade": ("buy", "sell", "stop"), "turn": ("beg", "pick", "place", "stop"), "wealth": ("keep",),
}

SEAT: Final = ("seat", SEATS)
EVENTS: Final = {
    v.GAINED: EventType("gained", (SEAT, ("good", GOODS), ("amount", None))),
    v.PAID: EventType("paid", (SEAT, ("good", GOODS), ("amount", None))),
    v.SCORED: EventType("scored", (SEAT, ("points", None), ("source", v.SOURCES))),
    v.CLIMBED: EventType("climbed", (SEAT, ("temple", TEMPLES), ("from", None), ("to", None))),
    v.ANGERED: EventType("angered", (SEAT, ("temple", TEMPLES), ("from", None), ("to", None))),
    v.PLACED: EventType("placed", (SEAT, ("gear", TARGETS), ("space", None), ("cost", None))),
    v.PICKED: EventType("picked", (SEAT, ("gear", GEARS), ("space", None))),
    v.ACTED: EventType("acted", (SEAT, ("gear", GEARS), ("action", None))),
    v.BEGGED: EventType("begged", (SEAT, ("had", None))),
    v.HARVESTED: EventType("harvested", (SEAT, ("group", None), ("crop", CROPS))),
    v.ADVANCED: EventType("advanced", (SEAT, ("track", TRACKS), ("from", None), ("to", None))),
    v.BUILT: EventType("built", (SEAT, ("tile", TILE_NAMES))),
    v.WORKER_CAME: EventType("worker-came", (SEAT, ("workers", None))),
    v.OPENED: EventType("opened", (("tile", TILE_NAMES), ("slot", None))),
    v.DEALT: EventType("dealt", (SEAT, ("tile", TILE_NAMES))),
    v.DEALT_HIDDEN: EventType("dealt-hidden", (SEAT,)),
    v.DUMMY_PLACED: EventType("dummy-placed", (("gear", GEARS), ("space", None), ("tile", TILE_OR_NONE))),
    v.WEALTH_CHOSEN: EventType("wealth-chosen", (SEAT,)),
    v.WEALTH_KEPT: EventType("wealth-kept", (SEAT, ("tile", TILE_NAMES), ("other", TILE_NAMES))),
    v.FIRST_PLAYER: EventType("first-player", (SEAT,)),
    v.ROUND_BEGAN: EventType("round-began", (("round", None), ("tooth", None))),
    v.CALENDAR_CORN: EventType("calendar-corn", (("corn", None),)),
    v.CORN_TAKEN: EventType("corn-taken", (SEAT, ("corn", None))),
    v.TURNED: EventType("turned", (("from", None), ("to", None))),
    v.PUSHED_OFF: EventType("pushed-off", (SEAT, ("gear", GEARS))),
    v.CAME_HOME: EventType("came-home", (SEAT,)),
    v.BOARD_TURNED: EventType("board-turned", (SEAT, ("side", ("dark", "light")))),
    v.FED: EventType("fed", (SEAT, ("fed", None), ("corn", None), ("unfed", None))),
    v.AGE_CHANGED: EventType("age-changed", (("age", None),)),
    v.FOOD_DAY: EventType("food-day", (("day", None),)),
    v.PITIED: EventType("pitied", (SEAT, ("corn", None))),
    v.FINAL: EventType("final", (SEAT, ("quarters", None))),
    v.STEP_LOST: EventType("step-lost", (SEAT, ("temple", TEMPLE_OR_NONE))),
    v.TURN_BEGAN: EventType("turn-began", (SEAT,)),
}

NUMBER_NAMES: Final[dict[str, Names]] = {"gear": TARGETS, "temple": TEMPLES, "track": TRACKS, "holder": SEATS,
                                          "asked-gear": GEARS, "asked-track": TRACKS}


def universe() -> list[int]:
    """Return every choice that can be legal in some position, in a fixed order; refusals need not handle others."""
    blocks = (v.WOOD, v.STONE, v.GOLD)
    wealth = range(FIRST_WEALTH, END_OF_TILES)
    return [
        *[pack(v.PLACE, target) for target in range(len(TARGETS))],
        *[pack(v.PICK, gear, space) for gear in range(5) for space in range(LAST_SPACE[gear] + 1)],
        *[act for gear in range(5) for act in ACTS[gear][:-1]],
        pack(v.NOTHING), pack(v.STOP), pack(v.BEG),
        *[pack(verb, temple) for verb in (v.ANGER, v.CLIMB) for temple in range(3)],
        *[pack(v.HARVEST, crop) for crop in range(len(CROPS))],
        *[pack(v.ADVANCE, track) for track in range(4)],
        *[pack(verb, block) for verb in (v.PAY, v.TAKE, v.SELL, v.BUY) for block in blocks],
        *[pack(v.BUILD, tile, way) for tile in range(FIRST_MONUMENT) for way in range(len(WAYS))],
        *[pack(v.BUILD, tile) for tile in range(FIRST_MONUMENT, FIRST_WEALTH)],
        pack(v.DAYS, 1), pack(v.DAYS, 2),
        *[pack(v.KEEP, a, b) for a in wealth for b in wealth if a < b],
        *[pack(v.DRAW, tile) for tile in range(END_OF_TILES)],
        *[pack(v.FIRST, seat) for seat in range(len(SEATS))],
    ]


GRAMMAR: Final = Grammar(VERBS, universe())
