"""Dice in a fight: how many are rolled, which of them hit, and which are rolled one more time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import heroes, red
from sacbe.games.chichen_itza.cards.green import fewer_dice
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.rules.combat.fighters import MELEE_PHASES
from sacbe.games.chichen_itza.rules.state import Player, Table
from sacbe.games.chichen_itza.data.constants import (CITY, EMPTY, FIRE, MAGIC, MAGIC_PHASE, MELEE, MELEE_PHASE, RANGED,
                                                     RANGED_PHASE, STONE)
from sacbe.kernel.core.bits import bit

SIX: Final = 6
SHARED_FACES: Final = 2             # ranged faces that a follow-up looks at


def player_of_side(t: Table, f: Fight, side: i64) -> Player:
    """Return the player of a side that is no creature."""
    return t.players[f.side(side).seat]


def hindrance(t: Table, f: Fight, side: i64) -> i64:
    """Return what the other side adds to magic dice."""
    foe = f.opposing_side(side).seat
    return 0 if foe == EMPTY else red.hinders_magic(t.players[foe])


# ---------------------------------------------------------------- how many

def has_scout(f: Fight, p: Player) -> bool:
    """Return whether an own scout is on the tile; ci.city-attack.combat: none in the city."""
    return f.place != CITY and p.scouts >> f.place & 1 != 0


def ranged_dice(t: Table, f: Fight, side: i64) -> i64:
    """ci.combat.ranged.dice; ci.combat.ranged.level-1: without attacks the scout does not help either."""
    p = player_of_side(t, f, side)
    attacks = t.edition.attacks_at[p.levels[RANGED]]
    if attacks == 0:
        return 0
    return attacks + 1 if has_scout(f, p) else attacks


def melee_dice(t: Table, f: Fight, side: i64) -> i64:
    """ci.combat.melee.dice: units and scout, with what both sides' cards add and take away."""
    if sits_out(f, side):
        return 0
    p = player_of_side(t, f, side)
    dice = f.side(side).units() + heroes.more_dice(f.side(side).cards)
    if has_scout(f, p):
        dice += 1
    foe = f.opposing_side(side).seat
    if foe != EMPTY:
        dice -= fewer_dice(t.players[foe])
    return max(0, dice)


def sits_out(f: Fight, side: i64) -> bool:
    """Return whether a side does not roll: in the third melee phase the other side may roll alone."""
    alone = f.phase.kind == MELEE_PHASE and f.phase.number == MELEE_PHASES
    return alone and heroes.strikes_alone(f.opposing_side(side).cards)


def card_limit(t: Table, p: Player, element: i64) -> i64:
    """ci.gear.magic: how many magic cards of a type may be played in a phase."""
    level = p.levels[MAGIC]
    return t.edition.stone_cards[level] if element == STONE else t.edition.fire_cards[level]


# ---------------------------------------------------------------- which hit

def hitting_faces(t: Table, f: Fight, side: i64) -> i64:
    """Return the faces that hit in this phase, as bits.

    ci.combat.magic.stone, ci.combat.magic.fire, ci.ruling.ranged-faces, ci.combat.melee.hits
    """
    p = player_of_side(t, f, side)
    if f.phase.kind == MELEE_PHASE:
        return bit(t.edition.melee_at[p.levels[MELEE]] + 1) - 2
    if f.phase.kind == RANGED_PHASE:
        faces = bit(t.edition.ranged_faces + 1) - 2
        if red.hits_with_three(p):
            faces |= bit(t.edition.ranged_faces + 1)
        return faces | bit(SIX) if heroes.hits_with_six(f.side(side).cards) else faces
    if f.phase.element == FIRE:
        return bit(t.edition.fire_faces + red.fire_bonus(p) - hindrance(t, f, side) + 1) - 2
    return bit(red.stone_faces(p, t.rulings.stone_faces) - hindrance(t, f, side) + 1) - 2


def is_hit(t: Table, f: Fight, side: i64, pips: i64) -> bool:
    """Return whether a die with this number hits in the pending roll; pairs of sixes are counted when all dice lie
    there."""
    if f.phase.following and f.phase.kind == RANGED_PHASE:
        return pips <= SHARED_FACES
    return hitting_faces(t, f, side) >> pips & 1 != 0


def count_hits(t: Table, f: Fight, side: i64) -> i64:
    """Count the hits of the pending roll; in melee pairs of sixes may count as well."""
    faces = hitting_faces(t, f, side)
    hits: i64 = 0
    for pips in range(1, 7):
        if faces >> pips & 1:
            hits += f.phase.faces[pips]
    if f.phase.kind == MELEE_PHASE and red.pairs_sixes(player_of_side(t, f, side)):
        hits += f.phase.faces[SIX] // 2
    return hits


def count_misses(t: Table, f: Fight, side: i64) -> i64:
    """Count the dice of the pending roll that did not hit by themselves."""
    faces = hitting_faces(t, f, side)
    misses: i64 = 0
    for pips in range(1, 7):
        if faces >> pips & 1 == 0:
            misses += f.phase.faces[pips]
    return misses


def follow_ups(t: Table, f: Fight, side: i64) -> i64:
    """Count the dice that are rolled one more time after all re-rolls: ci.ruling.follow-up-last.

    Fire that hit, stone and arrows where a card says so; arrows only with a natural 1 or 2.
    """
    if f.phase.kind == MAGIC_PHASE:
        if f.phase.element == FIRE:
            return t.edition.fire_rolls * count_hits(t, f, side)
        return count_hits(t, f, side) if heroes.follows_stone(f.side(side).cards) else 0
    if f.phase.kind == RANGED_PHASE and red.follows_arrows(player_of_side(t, f, side)):
        return f.phase.faces[1] + f.phase.faces[2]
    return 0


def follow_hits(t: Table, f: Fight, side: i64) -> i64:
    """Count the hits of a follow-up roll: as in the first, but arrows only with 1 and 2."""
    if f.phase.kind == RANGED_PHASE:
        return f.phase.faces[1] + f.phase.faces[SHARED_FACES]
    return count_hits(t, f, side)
