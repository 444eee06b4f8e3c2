"""The creatures: when they roll, what their faces mean, and what is special about them.

ci.creature.snake, ci.creature.monkey, ci.creature.jaguar, ci.creature.triceratops, ci.creature.caiman,
ci.creature.shaman, ci.creature.kukulkan, bp.creature.t-rex, bp.creature.velociraptor, bp.creature.pteranodon: dice,
strengths and phases are rows of the edition; bp.creatures.like-base: new ones follow all rules of the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import prophecies
from sacbe.games.chichen_itza.cards.heroes import forces_light_die, silences_creature
from sacbe.games.chichen_itza.data.edition import FACES, HALVES, Edition
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.data.bitfields import count_of
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.tables import ATTACK_LATE
from sacbe.games.chichen_itza.data.constants import CITY, EMPTY, MAGIC_PHASE, MELEE_PHASE, SHAMAN

PHASES: Final = 3
COIN_SYMBOL: Final = 4              # in the order of tables.SYMBOLS
GUARD_SYMBOL: Final = 5
HUNTER: Final = 2                   # abilities, in the order of edition.ABILITIES
CHAIN: Final = 4
TERROR: Final = 5
SECOND: Final = 6
FLIER: Final = 7


def hit_symbol(e: Edition, kind: i64, phase: i64) -> i64:
    """Return the symbol with which a creature hits in a phase; EMPTY where it does not roll."""
    return e.symbol[kind * PHASES + phase]


def die_face(e: Edition, kind: i64, dark: bool, number: i64) -> i64:
    """Return a face of a creature's light or dark die: counts by symbol."""
    return e.faces[(kind * HALVES + (1 if dark else 0)) * FACES + number]


def rolls_in_phase(t: Table, f: Fight) -> bool:
    """ci.combat.creature.phases: does the creature roll in this phase?  The shaman's reading is a switch."""
    if hit_symbol(t.edition, f.creature, f.phase.kind) == EMPTY:
        return False
    return not (f.creature == SHAMAN and f.phase.kind == MAGIC_PHASE and not t.rulings.shaman_magic)


def is_dark(t: Table, f: Fight) -> bool:
    """Return whether the die of this fight is dark: ci.ruling.die-choice, a hero first, then the prophecy, then the
    round."""
    return False if forces_light_die(f.attacker.cards) else is_dark_at(t, f.place)


def is_dark_at(t: Table, place: i64) -> bool:
    """ci.combat.creature.die, ci.end.g.dark, ci.city-attack.strength: dark dice, earlier in the city.

    bp.combine.city-attack, bp.combine.prophecy-creatures: prophecies govern the city and new creatures alike.
    """
    if prophecies.forces_dark_dice(t):
        return True
    return not prophecies.forces_light_dice(t) and t.round >= (ATTACK_LATE if place == CITY else t.edition.first_dark)


def creature_face(t: Table, f: Fight, number: i64) -> i64:
    """Return a face of the die that the creature rolls in this fight."""
    return die_face(t.edition, f.creature, is_dark(t, f), number)


def damage(t: Table, f: Fight, face: i64) -> i64:
    """ci.combat.creature.symbol: only the symbol of the current phase hits."""
    return count_of(face, hit_symbol(t.edition, f.creature, f.phase.kind))


def coins_stolen(f: Fight, face: i64) -> i64:
    """Return the snake's coin symbol."""
    return 0 if silences_creature(f.attacker.cards) else count_of(face, COIN_SYMBOL)


def count_guards(f: Fight, face: i64) -> i64:
    """ci.ruling.guard-scope: the triceratops undoes damage of melee phases."""
    silent = silences_creature(f.attacker.cards) or f.phase.kind != MELEE_PHASE
    return 0 if silent else count_of(face, GUARD_SYMBOL)


def rolls_again_after_fire(t: Table, f: Fight) -> bool:
    """ci.ruling.fire-chain: Kukulkan rolls again after each fire."""
    return t.edition.ability[f.creature] == CHAIN and not silences_creature(f.attacker.cards)


def allows_only_melee(t: Table, f: Fight) -> bool:
    """Return whether only melee takes place: the jaguar allows neither magic nor ranged phases."""
    return f.creature != EMPTY and t.edition.ability[f.creature] == HUNTER and not silences_creature(f.attacker.cards)


def lowers_gears(t: Table, f: Fight) -> bool:
    """bp.creature.t-rex: does the creature keep all gears a level lower?  bp.combine.hero-08: a hero prevents it."""
    return t.edition.ability[f.creature] == TERROR and not silences_creature(f.attacker.cards)


def rolls_twice(t: Table, f: Fight) -> bool:
    """bp.creature.velociraptor: does a blank on the first roll of a phase not count?"""
    return t.edition.ability[f.creature] == SECOND and not silences_creature(f.attacker.cards)


def replaces_melee(t: Table, f: Fight) -> bool:
    """bp.creature.pteranodon: do its melee phases become ranged ones?"""
    return f.creature != EMPTY and t.edition.ability[f.creature] == FLIER and not silences_creature(f.attacker.cards)
