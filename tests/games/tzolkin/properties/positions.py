"""Games to play: fresh ones, and ones that begin in the middle with much in everybody's hands."""

from __future__ import annotations

import random
from typing import Any

from games.tzolkin.properties.sheet import BLOCKS, GEARS, OVALS, STEPS, TEMPLES, TILES, TRACKS, last_space
from support.properties.driving import Draw

SEATS = ("red", "blue", "green", "yellow")
FOOD_TEETH = (7, 13, 20, 26)
SWITCHES = {"quarters": ("exact", "floor"), "paid-skull": ("returns", "leaves"), "level-3": ("free", "paid"),
            "burn-beside-corn": ("yes", "no"), "tileless": ("no", "yes"), "extra-building": ("separate", "plain"),
            "speed-at-end": ("yes", "no"), "dummies-block": ("no", "yes"), "short-skulls": ("partial", "none"),
            "low-temples": ("signed", "floor")}
WEIGHTS = {"build": 3.0, "climb": 1.0, "advance": 1.0, "nothing": 0.2, "stop": 0.5, "beg": 0.3, "buy": 2.0}


def draws(count: int) -> list[Draw]:
    """Every player count; every fourth game is fresh, and the first has the readings of the register."""
    found = []
    for seed in range(count):
        for players in (2, 3, 4):
            drawn = random.Random(seed * 10 + players)
            options = {name: drawn.choice(values) for name, values in SWITCHES.items()} if seed else {}
            kind = (None, position, position, poor)[seed % 4]
            found.append(Draw("tzolkin", players, seed, options, kind(drawn, players) if kind else None))
    return found


def poor(drawn: random.Random, players: int) -> dict[str, Any]:
    """Somebody without corn, out of favour with all gods, whom others leave no space for nothing."""
    rich, beggar, *others = drawn.sample(SEATS[:players], players)
    second = others[0] if players == 4 else "dummy"
    given: dict[str, Any] = {
        "marker": beggar, "turn": beggar, "start_space": rich, **{gear: {0: rich} for gear in GEARS},
        rich: {"corn": 6, "workers": 6, "hand": 0}, beggar: {"corn": 0, "temples": dict.fromkeys(TEMPLES, 0)}}
    for gear in drawn.sample(GEARS, 2):             # dearer than the others
        given[gear][1] = second
    if players == 4:
        given[second] = {"workers": 3, "hand": 1}
    return given


def position(drawn: random.Random, players: int) -> dict[str, Any]:
    """Somewhere in the game: goods, levels and steps at random, some workers on the gears, some tiles built."""
    seats = SEATS[:players]
    tooth = drawn.choice([tooth for tooth in range(24) if tooth not in FOOD_TEETH])
    age = 1 if tooth < 13 else 2
    row = drawn.sample([tile for tile in TILES if tile.startswith(f"B{age}")], 12)
    monuments = drawn.sample([tile for tile in TILES if tile.startswith("M")], 2 + players)
    group = range(players + 1)
    given: dict[str, Any] = {
        "tooth": tooth, "round": tooth + 1, "food_days": sum(food <= tooth for food in FOOD_TEETH),
        "calendar_corn": drawn.randrange(4), "marker": drawn.choice(seats),
        "row": row[:6], "stack": row[6:9], "monuments": monuments[2:], **{gear: {} for gear in GEARS},
        "jungle": {at: {"corn": corn, "wood": drawn.randint(0, corn) if at > 2 else 0} for at in range(2, 6)
                   for corn in [drawn.choice(group)]},
        "ovals": drawn.sample(sorted(OVALS), drawn.randrange(4))}
    given["turn"] = given["marker"]
    skulls = 13 - len(given["ovals"])
    for at, seat in enumerate(seats):
        workers = drawn.randint(3, 6)
        placed = drawn.randrange(workers)
        given[seat] = {
            "corn": drawn.choice((0, 1, 2, 5, 9, 14)), **{block: drawn.choice((0, 1, 2, 3, 5)) for block in BLOCKS},
            "skulls": min(skulls, drawn.choice((0, 1, 2, 4))), "points": drawn.randint(-5, 40),
            "temples": {temple: drawn.randint(0, len(STEPS[temple]) - 2) for temple in TEMPLES},
            **{track: drawn.choice((0, 1, 2, 3, 3)) for track in TRACKS}, "workers": workers, "hand": workers - placed,
            "board": drawn.choice(("light", "dark")), "buildings": row[9 + at:10 + at] if at < 3 else [],
            "monuments": monuments[at:at + 1] if at < 2 else []}
        skulls -= given[seat]["skulls"]
        free = [(gear, space) for gear in GEARS for space in range(last_space(gear) + 1) if space not in given[gear]]
        for gear, space in drawn.sample(free, placed):
            given[gear][space] = seat
    climber, temple = drawn.choice(seats), drawn.choice(TEMPLES)
    given[climber]["temples"][temple] = len(STEPS[temple]) - 1
    return given
