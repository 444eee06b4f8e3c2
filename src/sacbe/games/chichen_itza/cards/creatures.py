"""The creatures: when they roll, what their faces mean, and what is special about them.

ci.creature.snake, ci.creature.monkey, ci.creature.jaguar, ci.creature.triceratops, ci.creature.caiman,
ci.creature.shaman, ci.creature.kukulkan, bp.creature.t-rex, bp.creature.velociraptor, bp.creature.pteranodon: dice,
strengths and phases are rows of the edition; bp.creatures.like-base: new ones follow all rules of the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import prophecies
from sacbe.games.chichen_itza.cards.heroes import lights, silences
from sacbe.games.chichen_itza.fight import Fight
from sacbe.games.chichen_itza.state import Table
from sacbe.games.chichen_itza.tables import ATTACK_LATE, FIRST_DARK
from sacbe.games.chichen_itza.verbs import CITY, EMPTY, MAGIC_PHASE, MELEE_PHASE, SHAMAN

PHASES: Final = 3
FACES: Final = 6
COIN_SHIFT: Final = 16              # places of the symbols in a packed face; see tables.SYMBOLS
GUARD_SHIFT: Final = 20
HUNTER: Final = 2                   # abilities, in the order of edition.ABILITIES
CHAIN: Final = 4
TERROR: Final = 5
SECOND: Final = 6
FLIER: Final = 7


def rolls(t: Table, f: Fight) -> bool:
    """ci.combat.creature.phases: does the creature roll in this phase?  The shaman's reading is a switch."""
    if t.edition.symbol[f.creature * PHASES + f.phase.kind] == EMPTY:
        return False
    return not (f.creature == SHAMAN and f.phase.kind == MAGIC_PHASE and not t.rulings.shaman_magic)


def is_dark(t: Table, f: Fight) -> bool:
    """The die of this fight: ci.ruling.die-choice, a hero first, then the prophecy, then the round."""
    return False if lights(f.attacker.cards) else is_dark_at(t, f.place)


def is_dark_at(t: Table, place: i64) -> bool:
    """ci.combat.creature.die, ci.end.g.dark, ci.city-attack.strength: dark dice, earlier in the city.

    bp.combine.city-attack, bp.combine.prophecy-creatures: prophecies govern the city and new creatures alike.
    """
    if prophecies.darkens(t):
        return True
    return not prophecies.lightens(t) and t.round >= (ATTACK_LATE if place == CITY else FIRST_DARK)


def face(t: Table, f: Fight, number: i64) -> i64:
    """A face of the creature's die, packed."""
    return t.edition.faces[(f.creature * 2 + (1 if is_dark(t, f) else 0)) * FACES + number]


def damage(t: Table, f: Fight, shown: i64) -> i64:
    """ci.combat.creature.symbol: only the symbol of the current phase hits."""
    return shown >> t.edition.symbol[f.creature * PHASES + f.phase.kind] & 15


def coins_stolen(f: Fight, shown: i64) -> i64:
    """The snake's coin symbol."""
    return 0 if silences(f.attacker.cards) else shown >> COIN_SHIFT & 15


def guards(f: Fight, shown: i64) -> i64:
    """ci.ruling.guard-scope: the triceratops undoes damage of melee phases."""
    return 0 if silences(f.attacker.cards) or f.phase.kind != MELEE_PHASE else shown >> GUARD_SHIFT & 15


def chains(t: Table, f: Fight) -> bool:
    """ci.ruling.fire-chain: Kukulkan rolls again after each fire."""
    return t.edition.ability[f.creature] == CHAIN and not silences(f.attacker.cards)


def hunts(t: Table, f: Fight) -> bool:
    """The jaguar allows neither magic nor ranged phases."""
    return f.creature != EMPTY and t.edition.ability[f.creature] == HUNTER and not silences(f.attacker.cards)


def cows(t: Table, f: Fight) -> bool:
    """bp.creature.t-rex: does the creature keep all gears a level lower?  bp.combine.hero-08: a hero prevents it."""
    return t.edition.ability[f.creature] == TERROR and not silences(f.attacker.cards)


def rolls_twice(t: Table, f: Fight) -> bool:
    """bp.creature.velociraptor: does a blank on the first roll of a phase not count?"""
    return t.edition.ability[f.creature] == SECOND and not silences(f.attacker.cards)


def flies(t: Table, f: Fight) -> bool:
    """bp.creature.pteranodon: do its melee phases become ranged ones?"""
    return f.creature != EMPTY and t.edition.ability[f.creature] == FLIER and not silences(f.attacker.cards)
