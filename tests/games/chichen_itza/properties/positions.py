"""Games to play: fresh ones, and ones that begin in the middle with gods, heroes and units everywhere."""

from __future__ import annotations

import random
from typing import Any

from games.chichen_itza.properties.realm import CREATURES, HERO_TYPES, TILES
from sacbe import games
from support.properties.driving import Draw

SEATS = ("red", "blue", "green", "yellow")
COLOURS = {"gold": range(1, 21), "green": range(21, 41), "red": range(41, 61), "blue": range(61, 81)}
GEMS = ("yellow", "green", "white", "red", "blue")
OLD = [kind for kind in CREATURES if kind not in ("snake", "t-rex", "velociraptor", "pteranodon")]
NEW = ("t-rex", "velociraptor", "pteranodon")
SWITCHES = {"god16": ("3", "2"), "stone-faces": ("4", "3"), "shaman": ("magic-and-melee", "melee"),
            "god42": ("all", "one"), "god22": ("combat", "phase"), "god36": ("alone", "beside-scouts"),
            "prophecies": ("off", "on"), "tunnels": ("off", "on")}
WEIGHTS = {"use": 6.0, "coins": 0.5, "stop": 0.3, "trade": 0.3, "decline": 0.4, "keep": 1.5, "lift": 0.5, "put": 2.0,
           "dismiss": 0.5, "to": 5.0, "via": 2.0, "phases": 1.0}
MARCHES = {f"use {tile} {move}": 4.0 for tile in ("A01", "A02", "A15", "A16") for move in ("land-move", "water-move")}
MARCHES |= {f"use A03 move-hero {hero}": 3.0 for hero in HERO_TYPES} | {"to city": 0.1}


def draws(count: int) -> list[Draw]:
    """Every player count; every fourth game is fresh, and the first has the readings of the register."""
    found, known = [], {option.name for option in games.load_definition("chichen_itza").options}
    for seed in range(count):
        for players in (2, 3, 4):
            drawn = random.Random(seed * 10 + players)
            options = {name: drawn.choice(values) for name, values in SWITCHES.items() if name in known and seed}
            swapped = drawn.randrange(4) if seed else 0
            pairs = zip(sorted(drawn.sample(range(3), swapped)), drawn.sample(OLD, swapped), strict=True)
            if swapped:
                options["creatures"] = "+".join(f"{NEW[new]}:{old}" for new, old in pairs)
            found.append(Draw("chichen_itza", players, seed, options,
                              position(drawn, players, options) if seed % 4 else None))
    return found


def kinds(options: dict[str, str]) -> list[str]:
    """bp.creatures.swap: the creatures in play."""
    swaps = [part.split(":") for part in options.get("creatures", "").split("+") if part]
    gone = {old for _, old in swaps}
    return ["snake", *[kind for kind in OLD if kind not in gone], *[new for new, _ in swaps]]


def position(drawn: random.Random, players: int, options: dict[str, str]) -> dict[str, Any]:
    """Somewhere in the game; everybody has many god cards, heroes, and tiles beside creatures and others."""
    seats = SEATS[:players]
    gods = {colour: drawn.sample(list(numbers), 20) for colour, numbers in COLOURS.items()}
    cards = {hero: drawn.sample(numbers, 8) for hero, numbers in HERO_TYPES.items()}
    figures = {kind: drawn.sample(CREATURES[kind]["strengths"], len(CREATURES[kind]["strengths"]))
               for kind in kinds(options)}
    beasts = drawn.choice((0.15, 0.45))
    given: dict[str, Any] = {
        "round": drawn.randint(1, 6), "order": drawn.sample(seats, players), "tiles": {}, "city": {},
        "open_gods": {colour: numbers.pop() for colour, numbers in gods.items()},
        "hero_tops": {hero: numbers.pop() for hero, numbers in cards.items()}}
    if options.get("prophecies") == "on":
        given["prophecy"] = drawn.choice((1, 2, 3, 4, 5, 6, 7, 10, 11, 14, 15, 16, 17, 19, 21, 22, 25))
    heroes, warriors = {}, dict.fromkeys(seats, 18)
    for seat in seats:
        given[seat] = {
            "coins": drawn.choice((0, 1, 3, 6, 12)), "luck": drawn.choice((0, 1, 2, 5)),
            "idols": drawn.choice((0, 1, 3)), "war": drawn.choice((0, 1, 2, 2)),
            **{gear: drawn.randint(1, 6) for gear in ("defense", "melee", "ranged", "magic")},
            "stone": drawn.randrange(4), "fire": drawn.randrange(4), "gems": drawn.sample(GEMS, drawn.randrange(4)),
            "gods": [numbers.pop() for colour, numbers in gods.items()
                     for _ in range(drawn.choice((1, 2, 4) if colour == "red" else (0, 1, 3)))],
            "heroes": {hero: numbers.pop() for hero, numbers in cards.items() if drawn.random() < 0.7}}
        given[seat]["shields"] = drawn.randint(0, given[seat]["defense"] - 1)
        heroes[seat] = list(given[seat]["heroes"])
        given["city"][seat] = {"warriors": drawn.randint(0, 5), "heroes": []}
    for tile, row in TILES.items():
        if row["min_players"] <= players:
            given["tiles"][tile] = filled(drawn, seats, figures, heroes, warriors, beasts)
    for seat in seats:
        given["city"][seat]["heroes"] = heroes[seat]
        for tile in drawn.sample(sorted(given["tiles"]), drawn.randrange(6)):
            given["tiles"][tile]["scouts"].append(seat)
    return given


def filled(drawn: random.Random, seats: tuple[str, ...], figures: dict[str, list[int]],
           heroes: dict[str, list[str]], warriors: dict[str, int], beasts: float) -> dict[str, Any]:
    """A tile with a creature, with units of one seat, or with nobody."""
    found: dict[str, Any] = {"scouts": []}
    what = drawn.random()
    if what < beasts:
        kind = drawn.choice([kind for kind, strengths in figures.items() if strengths])
        found |= {"creature": kind, "strength": figures[kind].pop()}
    elif what < 0.85:
        seat = drawn.choice(seats)
        joined = [heroes[seat].pop()] if heroes[seat] and drawn.random() < 0.6 else []
        number = min(warriors[seat], drawn.randint(0 if joined else 1, 3))
        warriors[seat] -= number
        found[seat] = {"warriors": number, "heroes": joined}
    return found
