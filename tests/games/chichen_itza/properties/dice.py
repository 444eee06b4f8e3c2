"""Dice of a fight: how many are rolled, which faces hit, and what a creature's die shows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from games.chichen_itza.properties.realm import BOX, CREATURES

MELEE = BOX["gears"]["melee_max_hit"]["value"]              # ci.gear.melee
ATTACKS = (0, 1, 2, 3, 4, 5)                                # ci.gear.ranged
ANY = 99
CARDS = {kind: [ANY if value == "any" else value for value in BOX["gears"][f"magic_{kind}"]["value"]]
         for kind in ("stone", "fire")}                     # ci.gear.magic


class Side(NamedTuple):
    """One player in a fight, at one moment."""

    seat: str
    gods: list[int]
    cards: list[int]                # of the heroes that fight
    units: int
    melee: int                      # levels, as they are in this fight
    ranged: int
    magic: int
    has_scout: bool
    against: list[int]              # gods of the other player


def casts(stone: int, fire: int, level: int, converts: bool) -> list[str]:
    """ci.combat.magic.cards, ci.gear.magic: every number of one type that gear and hand allow; cards of the other type
    may stand in where a card or prophecy says so."""
    found = []
    for kind, own, other in (("stone", stone, fire), ("fire", fire, stone)):
        for number in range(1, min(CARDS[kind][level - 1], stone + fire) + 1):
            for converted in range(min(other, number) + 1 if converts else 1):
                if number - converted <= own:
                    found.append(f"cast {kind} {number}" + (f" converting {converted}" if converted else ""))
    return found


def number_of_dice(side: Side, phase: str, cast: int) -> int:
    """ci.combat.magic.dice, ci.combat.ranged.dice, ci.combat.ranged.level-1, ci.combat.melee.dice, ci.hero.13,
    ci.god.40."""
    if phase == "magic":
        return cast
    if phase == "ranged":
        attacks = ATTACKS[side.ranged - 1]
        return attacks + side.has_scout if attacks else 0
    if side.units == 0:
        return 0
    return max(0, side.units + side.has_scout + (13 in side.cards) - (40 in side.against))


def faces(side: Side, phase: str, kind: str, options: Mapping[str, str]) -> set[int]:
    """The pips that hit: ci.combat.magic.stone, ci.combat.magic.fire, ci.combat.ranged.dice, ci.combat.melee.hits,
    ci.god.49, ci.god.54, ci.god.56, ci.god.57, ci.hero.10, ci.ruling.ranged-faces."""
    if phase == "melee":
        return set(range(1, MELEE[side.melee - 1] + 1))
    if phase == "ranged":
        return {1, 2} | ({3} if 54 in side.gods else set()) | ({6} if 10 in side.cards else set())
    if kind == "stone":
        highest = 5 if 56 in side.gods else int(options["stone-faces"])
    else:
        highest = 4 if 57 in side.gods else 3
    return set(range(1, highest + 1 - (49 in side.against)))


def first_hits(side: Side, phase: str, dice: list[int], good: set[int]) -> int:
    """Hits of the first dice; ci.god.58: two sixes of a melee roll are a hit."""
    pairs = dice.count(6) // 2 if phase == "melee" and 58 in side.gods and 6 not in good else 0
    return sum(pips in good for pips in dice) + pairs


def follow_ups(side: Side, phase: str, kind: str, dice: list[int], good: set[int]) -> tuple[int, set[int]]:
    """How many dice are rolled one more time, and on what they hit: ci.combat.magic.fire, ci.hero.11, ci.god.55."""
    if phase == "magic" and (kind == "fire" or 11 in side.cards):
        return sum(pips in good for pips in dice), good
    if phase == "ranged" and 55 in side.gods:
        return sum(pips in (1, 2) for pips in dice), {1, 2}
    return 0, set()


# ---------------------------------------------------------------- creatures

def symbols(kind: str, half: str, face: int) -> Counter[str]:
    """What a face shows."""
    found: Counter[str] = Counter()
    for part in CREATURES[kind][half][face - 1].split("+"):
        name, number = re.fullmatch(r"([a-z]+)(\d?)", part).groups()    # type: ignore[union-attr]
        found[name] += int(number or 1)
    return found


def hits_with(kind: str, phase: str, options: Mapping[str, str]) -> str | None:
    """ci.combat.creature.symbol, ci.creature.shaman: the symbol that hits in a phase, if the creature rolls in it."""
    if kind == "shaman" and phase == "magic" and options["shaman"] == "melee":
        return None
    found: str | None = CREATURES[kind]["phases"].get(phase)
    return found


def die_half(round_number: int, is_city: bool, prophecy: int | str, cards: list[int]) -> str:
    """ci.combat.creature.die, ci.city-attack.strength, ci.ruling.die-choice, ci.hero.15, bp.prophecy.16,
    bp.prophecy.17."""
    if 15 in cards:
        return "light"
    if prophecy in (16, 17):
        return "dark" if prophecy == 16 else "light"
    return "dark" if round_number >= (3 if is_city else 4) else "light"


def hearts_of(strength: int, prophecy: int | str, cards: list[int]) -> int:
    """ci.ruling.strength-now, ci.hero.14, bp.prophecy.03, bp.prophecy.04, bp.combine.prophecy-creatures."""
    if prophecy == 3:
        strength = max(strength, min(6, strength + 1))
    elif prophecy == 4:
        strength = max(1, strength - 1)
    return max(1, strength - (14 in cards))
