"""The names of the features by groups, and where each group begins; `features` fills them in this order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from sacbe.games.chichen_itza.schema.notation import PROMPTS
from sacbe.games.chichen_itza.rules.scoring import CATEGORIES
from sacbe.games.chichen_itza.data.tables import (COLOURS, CREATURES, GEARS, GOD_COLOURS, GODS_PER_COLOUR, HERO_TYPES,
                                                  HEROES_PER_TYPE, KINDS, MOST_ROUNDS, PHASES, TASK_FIRST, TOP_LEVEL)
from sacbe.games.chichen_itza.data.constants import ASK_HEARTS
from sacbe.kernel.core.features import feature_names

MOST_TILES: Final = 9               # tiles under control that are told apart
MOST_UNITS: Final = 6               # units in one place
TASK_ROWS: Final = 4
LAST_PROMPT: Final = ASK_HEARTS     # of the questions to players
LATER: Final = "later"              # the same, times the time that is left


def numbers(end: int, start: int = 0) -> list[str]:
    """Return labels that are numbers."""
    return [str(number) for number in range(start, end)]


GROUPS: Final[Mapping[str, Sequence[str]]] = {
    # what the evaluator expects, and the parts of it
    "part": ("total", "goods", "strips", "tiles", "army", "gears", "gods", "blue", "heroes", "tasks", "gems", "favor",
             "fight", "pending", "group", "coin"),
    # the points so far by category, as far as the seat knows them
    "score": CATEGORIES,
    # time: turns left of the game, its square, turns left in this round, and when the round or the game is nearly over
    "time": ("left", "square", "turns", "round-over", "last-turns"),
    # the round: one of
    "round": numbers(MOST_ROUNDS + 1, 1),
    # the levels of the gears: one of each, and the steps times time
    "gear": [f"{gear}-{level}" for gear in GEARS for level in range(1, int(TOP_LEVEL) + 1)],
    "gear-later": GEARS,
    # coins, tokens, cards and markers, and some of them times time
    "goods": ("coins", "few-coins", "no-coins", "coins-later", "luck", "luck-later", "idols-later", "shields", "stone",
              "fire", "cards-later", "cast-stone", "cast-fire", "war"),
    # gems by number (one of) and colour, times time, and the lines of the star between them
    "gems": [*numbers(len(COLOURS) + 1), *COLOURS, LATER, "lines"],
    # warriors and heroes: on terrain, in the city, in hand, in the reserve; the largest groups: one of each
    "units": ("board", "city", "lifted", "reserve", "board-later", "city-later", "alone"),
    "group": numbers(MOST_UNITS + 1),
    "garrison": numbers(MOST_UNITS + 1),
    # tiles under control: how many (one of), times time, by kind, by terrain, and some of it times time
    "tiles": [*numbers(MOST_TILES + 1), LATER, *KINDS, "water", "edge", "by-scout", "ruins-later",
              "mines-later", "supply-later"],
    # what lies beside the own units: free tiles, creatures, rivals, mines with a gem that is missing, weak prey
    "near": ("free", "creatures", "rivals", "mines", "prey", "known"),
    # scouts on the board and times time, secrets that they saw, scouts beside creatures
    "scouts": ("placed", LATER, "creatures", "strengths", "ruins"),
    # god cards by colour, times time, and card by card
    "gods": [*GOD_COLOURS, *[f"{colour}-{LATER}" for colour in GOD_COLOURS]],
    "god": numbers(len(GOD_COLOURS) * GODS_PER_COLOUR + 1, 1),
    # heroes on the board times time, their upkeep to come, and card by card
    "heroes": (LATER, "upkeep", "home"),
    "hero": numbers(HERO_TYPES * HEROES_PER_TYPE + 1, 1),
    # the four tasks: marked, met for now, how much of them is done; and which of them are still open to the seat
    "tasks": [f"{what}-{row}" for what in ("done", "met", "part") for row in range(1, TASK_ROWS + 1)],
    "task": numbers(int(TASK_FIRST[TASK_ROWS]), 1),
    # figures beside the own board: all, times time, by kind
    "trophies": ["all", LATER, *CREATURES],
    # the city: cards won early, late, lost, who guards it next, and the favor track
    "city": ("repelled-early", "repelled-late", "failed", "guards", "guard-units", "guard-now", "favor", "below-1",
             "below-2", "below-3", "favor-later"),
    # the cheapest march, god, gear and scout that is open to the seat; how much of the grid it can afford
    "price": ("march", "god", "gear", "scout", "hero", "affordable"),
    # a fight of this seat: in which part, against whom, the odds, what is left, the phase
    "fight": ["attacks", "defends", "city", "player", "taken", "killed", "wiped", "lost", "units", "hearts", "cast",
              *PHASES],
    # the best of the rivals in what all can see, and the lead over it
    "rivals": ("points", "lead", "tiles", "lead-tiles", "gems", "gods", "heroes", "melee", "war", "units", "coins",
               "turns"),
    # the board: tiles without units or creatures, creatures, gems of missing colours, ruins that are open
    "table": ("free", "creatures", "gems", "ruins", "first", "place"),
    # how many play, and the modules of the expansion
    "seats": ("2", "3", "4", "prophecies", "creatures", "tunnels"),
    # what the seat is asked; nothing if it is not asked
    "prompt": ["none", *[PROMPTS.get(number, str(number)) for number in range(1, LAST_PROMPT + 1)]],
}
NAMES: Final = feature_names([(group, [*labels]) for group, labels in GROUPS.items()])
START: Final[Mapping[str, int]] = {group: NAMES.index(f"{group}.{labels[0]}") for group, labels in GROUPS.items()}
