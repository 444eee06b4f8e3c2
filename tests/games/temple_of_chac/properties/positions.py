"""Games to play: fresh ones, and ones that begin somewhere in the temple with treasures, gear and wounds."""

from __future__ import annotations

import random
from typing import Any

from games.temple_of_chac.properties.temple import CORRIDOR, DASHBOARDS, PLATES, number
from support.properties.driving import Draw

SEATS = ("red", "blue", "green", "yellow", "purple")
SWITCHES = {"hit-push": ("forward", "any-adjacent"), "wall-ejection": ("corridor-door", "nearest-space"),
            "second-cave-mouth": ("yes", "no"), "treasure-box-god": ("none", "kukulkan")}
WEIGHTS = {"end": 0.1, "discard": 0.2, "store": 0.4, "swap": 0.3, "move": 3.0, "stop": 0.5, "flip": 0.3, "reroll": 0.5,
           "interact": 5.0, "give-up": 0.3, "steal": 2.0, "gear": 2.0, "step X": 20.0, "step C39": 3.0}
GEAR = ("grappling-rope", "lantern", "crowbar", "first-aid-kit", "bullwhip", "compass")
FOUND = ("backpack", "pith-helmet", "notebook", "fireproof-boots", "life-vest", "torch")
TREASURES = ("kukulkan-idol", "kukulkan-calendar", "kukulkan-mask", "treasure-box", "treasure-box", "ah-puch-calendar",
             "ah-puch-mask", "ah-puch-mask", "ixchel-calendar", "ixchel-calendar", "ixchel-necklace", "zotz-idol",
             "zotz-mask", "zotz-necklace", "zotz-necklace", "zotz-necklace", "kukulkan-necklace", "ah-puch-necklace")


THEMES = (("R4", "R5", "R5"), ("C38", "C39"), ("C11", "C12", "C13", "C31"), ("Z1", "Z3", "Z5", "Z6"), (),
          ("BR", "C28", "C34"))             # where many of them are; nowhere: before the boulder


def draws(count: int) -> list[Draw]:
    """Every player count; every third game is fresh, and the first has the readings of the register."""
    found = []
    for seed in range(count):
        for players in (2, 3, 4, 5):
            drawn = random.Random(seed * 10 + players)
            options = {name: drawn.choice(values) for name, values in SWITCHES.items()} if seed else {}
            given = position(drawn, players, seed - seed // 3 - 1) if seed % 3 else None
            found.append(Draw("temple_of_chac", players, seed, options, given))
    return found


def position(drawn: random.Random, players: int, nth: int) -> dict[str, Any]:
    """Somewhere in the game; the boulder has just come by, and most of them are in the same part of the temple."""
    boulder = drawn.randrange(2, 35)
    plates = sum(plate <= boulder for plate in PLATES)
    spaces = [*CORRIDOR[boulder + 1:38], *[f"L{n}" for n in range(1, 15)], "R1", "R2", "R3", "R4", "R5", "Z1", "Z2",
              "Z3", "Z4", "Z5", "Z6", "BR", "U", *(["H1", "H2", "H3", "H4", "E"] if plates < 2 else [])]
    theme = THEMES[nth % len(THEMES)] or CORRIDOR[boulder + 1:boulder + 4]
    treasures = drawn.sample(TREASURES, len(TREASURES))
    gear = drawn.sample(GEAR, len(GEAR))
    found = drawn.sample(FOUND, len(FOUND))
    numbers = drawn.sample(range(1, 15), 14)
    given: dict[str, Any] = {
        "stage": "turn", "round": 4, "boulder": CORRIDOR[boulder], "plates": plates, "planks": drawn.randint(2, 5),
        "surging": drawn.randrange(3), "clues": {f"G{n + 1}": numbers[n] for n in range(4)}, "first": SEATS[0]}
    tiles = dict(zip([f"L{n}" for n in range(1, 15)], drawn.sample(range(14), 14), strict=True))
    lava: dict[str, Any] = {}
    for seat, name in zip(SEATS[:players], drawn.sample(sorted(DASHBOARDS), players), strict=True):
        held, stored = drawn.choice((0, 1, 2, 4, 5, 8)), drawn.choice((0, 0, 1, 2))
        at = drawn.choice([space for space in spaces if space not in tiles or tiles[space] >= 4])
        if drawn.random() < 0.8:
            at = drawn.choice(theme)
        if number(at) == boulder:
            at = CORRIDOR[boulder + 1]
        given[seat] = {
            "adventurer": name, "at": at, "fallen": at == "U" or drawn.random() < 0.2,
            "wounds": drawn.randrange(DASHBOARDS[name]["health"]),
            "injuries": [drawn.choice((1, 2)) for _ in range(drawn.randrange(3))],
            "hand": [treasures.pop() for _ in range(min(held, len(treasures)))],
            "store": [treasures.pop() for _ in range(min(stored, len(treasures)))],
            "gear": [gear.pop(), *[found.pop() for _ in range(drawn.choice((0, 1, 2))) if found]]}
        if at in tiles:
            lava[at] = {"number": numbers[tiles[at]], "flipped": True}
    for space, nth in tiles.items():
        if space not in lava and nth < 4 and drawn.random() < 0.4:
            lava[space] = {"number": numbers[nth], "flipped": True, "gone": True}
    given["lava"] = lava
    return given
