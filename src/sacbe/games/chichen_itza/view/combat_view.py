"""The fight under way as a view shows it: both sides, the phase, the roll, and what hits."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any, Final

from sacbe.games.chichen_itza.cards import creatures, prophecies, red
from sacbe.games.chichen_itza.cards.heroes import silences_creature
from sacbe.games.chichen_itza.data.edition import ABILITIES, FACES, Edition
from sacbe.games.chichen_itza.rules.combat_state import Fight, Side
from sacbe.games.chichen_itza.schema.notation import ELEMENTS, HALVES, PLACES, SEATS, WAYS_AGAIN
from sacbe.games.chichen_itza.data.bitfields import count_of
from sacbe.games.chichen_itza.rules.combat import dice as rule, rerolls, side_rolls, strikes
from sacbe.games.chichen_itza.rules.combat.fighters import MELEE_PHASES
from sacbe.games.chichen_itza.rules.state import Table
from sacbe.games.chichen_itza.data.tables import CREATURES, GEARS, HERO_LABELS, PHASES, SYMBOLS
from sacbe.games.chichen_itza.data.constants import (ANY, BY_SIXES, EMPTY, FIRE, MAGIC_PHASE, MELEE_PHASE, RANGED_PHASE,
                                                     STONE)
from sacbe.kernel.core.bits import members

SIDES: Final = ("attacker", "defender")
PIPS: Final = range(1, 7)
ROLLING: Final = (side_rolls.Rolls, rerolls.ResolveRoll, rerolls.ResolveFollowUp)


def fight_facts(t: Table) -> dict[str, Any] | str:
    """Return the fight under way, or none; strength and hearts lie open: ci.hidden.fought."""
    fight = t.fight
    if fight is None:
        return "none"
    die = "none" if fight.creature == EMPTY else HALVES[creatures.is_dark(t, fight)]
    return {
        "attacker": SEATS[fight.attacker.seat],
        "defender": "none" if fight.defender.seat == EMPTY else SEATS[fight.defender.seat],
        "place": PLACES[fight.place], "start": PLACES[fight.start],
        "creature": "none" if fight.creature == EMPTY else CREATURES[fight.creature], "strength": fight.strength,
        "hearts": fight.hearts, "attackers": units(fight.attacker),
        "defenders": units(fight.defender),
        "phase": "none" if fight.phase.kind == EMPTY else PHASES[fight.phase.kind], "number": fight.phase.number,
        "planned": fight.phase.planned, "to_roll": fight.phase.pending, "dice": dice(fight),
        "hits": fight.attacker.hits, "blows": fight.defender.hits, "damage": fight.phase.hurt,
        "spare": [fight.attacker.spare, fight.defender.spare],
        "cast": {"stone": fight.phase.stone, "fire": fight.phase.fire}, "cowed": fight.lowered != 0,
        "lowered": [gear for at, gear in enumerate(GEARS) if fight.lowered >> at & 1],
        "shield_lowered": bool(fight.shield_lost), "die": die,
        "silenced": fight.creature != EMPTY and silences_creature(fight.attacker.cards),
        "flown": bool(fight.phase.flown),
        "side": SIDES[fight.phase.side], "rolled": fight.phase.rolled, "element": element(fight),
        "following": bool(fight.phase.following),
        "used": {name: used_powers(t, fight, side) for side, name in enumerate(SIDES)},
        "cards": {"attacker": members(fight.attacker.cards), "defender": members(fight.defender.cards)},
        "in_force": {name: derived_values(t, fight, side) for side, name in enumerate(SIDES)},
        "roll": roll(t, fight), "phases": phases(t, fight), **creature(t, fight),
    }


def units(side: Side) -> dict[str, Any]:
    """Return the units of a side."""
    return {"warriors": side.warriors, "heroes": [HERO_LABELS[hero] for hero in members(side.heroes)]}


def dice(fight: Fight) -> list[int]:
    """Return the dice of the roll that lies on the table."""
    return [pips for pips in range(1, 7) for _ in range(fight.phase.faces[pips])]


def element(fight: Fight) -> str:
    """Return the type of magic cards that was cast for the roll on the table, or none."""
    return ELEMENTS[fight.phase.element] if fight.phase.kind == MAGIC_PHASE and fight.phase.rolled > 0 else "none"


def used_powers(t: Table, fight: Fight, side: int) -> list[str]:
    """Return what a side has used and cannot use again in this phase, or in this combat where that is the limit."""
    mine, phase = fight.side(side), fight.phase
    found = ["luck"] if mine.luck_used >= t.edition.luck_uses else []
    found += [WAYS_AGAIN[way] for way in range(BY_SIXES + 1) if mine.has_used(way)]
    if side == 0:
        found += [name for name, done in (("creature", phase.creature_again), ("second-roll", phase.creature_rolled))
                  if done]
    return found


# ---------------------------------------------------------------- what hits

def copy_at_phase(fight: Fight, phase: int, element: int) -> Fight:
    """Return a copy that is in another phase, to ask the rules what would be."""
    twin = fight.copy()
    twin.phase.kind, twin.phase.element = phase, element
    return twin


def faces(t: Table, fight: Fight, side: int, is_follow_up: bool = False) -> list[int]:
    """Return the faces that hit in the phase of a fight, each by the count of the rules."""
    count = rule.follow_hits if is_follow_up else rule.count_hits
    found = []
    for pips in PIPS:
        for other in PIPS:
            fight.phase.faces[other] = 1 if other == pips else 0
        if count(t, fight, side) > 0:
            found.append(pips)
    return found


def derived_values(t: Table, fight: Fight, side: int) -> dict[str, Any] | None:
    """Return what counts for a player in this fight after all cards: faces that hit, dice, and cards that may be
    cast."""
    seat = fight.side(side).seat
    if seat == EMPTY:
        return None
    p = t.players[seat]
    ranged, melee = copy_at_phase(fight, RANGED_PHASE, STONE), copy_at_phase(fight, MELEE_PHASE, STONE)
    return {
        "stone": faces(t, copy_at_phase(fight, MAGIC_PHASE, STONE), side),
        "fire": faces(t, copy_at_phase(fight, MAGIC_PHASE, FIRE), side),
        "ranged": faces(t, ranged, side), "ranged_follow_up": faces(t, ranged, side, True),
        "melee": faces(t, melee, side), "pairs": red.pairs_sixes(p),
        "ranged_dice": rule.ranged_dice(t, ranged, side), "melee_dice": rule.melee_dice(t, melee, side),
        "stone_cards": limit_or_none(rule.card_limit(t, p, STONE)),
        "fire_cards": limit_or_none(rule.card_limit(t, p, FIRE)),
        "converts": bool(strikes.may_convert(t, p)), "luck": not prophecies.denies_luck(t),
    }


def limit_or_none(number: int) -> int | None:
    """Return a limit, or None for no limit."""
    return None if number == ANY else number


def roll(t: Table, fight: Fight) -> dict[str, Any] | None:
    """Return the roll on the table that has not been counted yet: which faces hit, and how many hits it makes."""
    if not any(isinstance(frame, ROLLING) for frame in t.stack):
        return None
    side = fight.phase.side
    following = bool(fight.phase.following)
    hits = rule.follow_hits(t, fight, side) if following else rule.count_hits(t, fight, side)
    shown = faces(t, fight.copy(), side, following)
    alone = sum(fight.phase.faces[pips] for pips in shown)
    return {"side": SIDES[side], "dice": dice(fight), "faces": shown, "hits": hits, "pairs": hits - alone,
            "paired": rule.SIX if hits > alone else 0,
            "misses": sum(fight.phase.faces[pips] for pips in PIPS) - alone,
            "follow_ups": 0 if following else rule.follow_ups(t, fight, side), "following": following}


# ---------------------------------------------------------------- phases

def hit_chances(t: Table, fight: Fight, side: int) -> list[float]:
    """Return how likely the dice that are rolled now bring 0, 1, 2 .. hits; a pair of sixes can be one more."""
    dice = int(fight.phase.pending)
    hitting = [pips for pips in range(1, 7) if rule.is_hit(t, fight, side, pips)]
    paired = fight.phase.kind == MELEE_PHASE and 6 not in hitting and red.pairs_sixes(rule.player_of_side(t, fight,
                                                                                                          side))
    found = [0.0] * (dice + dice // 2 + 1)
    for hits in range(dice + 1):
        for sixes in range(dice - hits + 1) if paired else (0,):
            ways = comb(dice, hits) * comb(dice - hits, sixes)
            rest = 6 - len(hitting) - (1 if paired else 0)
            found[hits + sixes // 2] += ways * len(hitting) ** hits * rest ** (dice - hits - sixes) / 6 ** dice
    return found


def phases(t: Table, fight: Fight) -> list[dict[str, Any]]:
    """Return the phases from the one under way on, as they are planned now; `why` says what makes one unusual."""
    arrows = planned_phases(t, fight, RANGED_PHASE)
    rows = [(MAGIC_PHASE, 1, planned_phases(t, fight, MAGIC_PHASE), False), (RANGED_PHASE, 1, arrows, False)]
    if creatures.replaces_melee(t, fight):
        rows.append((RANGED_PHASE, arrows + 1, arrows + MELEE_PHASES, True))
    else:
        rows.append((MELEE_PHASE, 1, planned_phases(t, fight, MELEE_PHASE), False))
    now = MAGIC_PHASE if fight.phase.kind == EMPTY else fight.phase.kind
    return [phase(t, kind, number, converted) for kind, first, last, converted in rows
            for number in range(first, last + 1) if kind > now or (kind == now and number >= fight.phase.number)]


def planned_phases(t: Table, fight: Fight, kind: int) -> int:
    """Return how many phases of a kind the fight has, without those that stand in for the melee."""
    if kind == fight.phase.kind:
        return fight.phase.planned - (MELEE_PHASES if fight.phase.flown else 0)
    if kind == MELEE_PHASE:
        return MELEE_PHASES
    return 0 if creatures.allows_only_melee(t, fight) else prophecies.phase_count(t, kind)


def phase(t: Table, kind: int, number: int, converted: bool) -> dict[str, Any]:
    """Return one phase of a fight."""
    is_added = kind != MELEE_PHASE and 1 < number <= prophecies.phase_count(t, kind)
    return {"phase": PHASES[kind], "number": number,
            "why": "converted" if converted else "added" if is_added else "usual"}


# ---------------------------------------------------------------- the creature

def symbols(face: int) -> list[str]:
    """Return the symbols of a packed face."""
    return [name for at, name in enumerate(SYMBOLS) for _ in range(count_of(face, at))]


def creature_dice(t: Table) -> dict[str, dict[str, list[list[str]]]]:
    """Return the dice of all creatures in play: six faces in the light and six in the dark."""
    return dice_of(t.edition, t.modules.kinds)


@lru_cache(maxsize=64)
def dice_of(edition: Edition, kinds: int) -> dict[str, dict[str, list[list[str]]]]:
    """Return the dice of creatures by name; views of a game share them, and nobody may change them."""
    return {CREATURES[kind]: {half: [symbols(creatures.die_face(edition, kind, at == 1, n)) for n in range(FACES)]
                              for at, half in enumerate(HALVES)} for kind in members(kinds)}


def creature(t: Table, fight: Fight) -> dict[str, Any]:
    """Return what the creature can do in this phase: the symbol that counts, and what each face of its die does."""
    if fight.creature == EMPTY:
        return {"ability": "none", "symbol": "none", "faces": []}
    ability = 0 if silences_creature(fight.attacker.cards) else t.edition.ability[fight.creature]
    rolls = fight.phase.kind != EMPTY and creatures.rolls_in_phase(t, fight)
    symbol = creatures.hit_symbol(t.edition, fight.creature, fight.phase.kind) if rolls else EMPTY
    return {"ability": ABILITIES[ability].replace("_", "-"), "symbol": SYMBOLS[symbol] if rolls else "none",
            "faces": [face_facts(t, fight, n) for n in range(FACES)] if rolls else []}


def face_facts(t: Table, fight: Fight, number: int) -> dict[str, Any]:
    """Return what one face of the creature's die does in this phase, by the rules."""
    shown = creatures.creature_face(t, fight, number)
    rolls_again = shown == 0 and creatures.rolls_twice(t, fight) and not fight.phase.creature_rolled
    return {"symbols": symbols(shown), "damage": creatures.damage(t, fight, shown),
            "guards": creatures.count_guards(fight, shown), "coins": creatures.coins_stolen(fight, shown),
            "again": rolls_again
            or (creatures.damage(t, fight, shown) > 0 and creatures.rolls_again_after_fire(t, fight))}
