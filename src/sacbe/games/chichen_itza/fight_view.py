"""The fight under way as a view tells it: both sides, the phase, the roll, and what hits."""

from __future__ import annotations

from typing import Any, Final

from sacbe.games.chichen_itza.cards.creatures import is_dark
from sacbe.games.chichen_itza.cards.heroes import silences
from sacbe.games.chichen_itza.notation import ELEMENTS, HALVES, PLACES, SEATS, WAYS_AGAIN
from sacbe.games.chichen_itza.rules import luck
from sacbe.games.chichen_itza.rules.gears import SHIELD_KEPT
from sacbe.games.chichen_itza.state import Fight, Table
from sacbe.games.chichen_itza.tables import CREATURES, GEARS, HERO_LABELS, PHASES
from sacbe.games.chichen_itza.verbs import BY_SIXES, EMPTY, MAGIC_PHASE
from sacbe.kernel.bits import members

SIDES: Final = ("attacker", "defender")


def fight_facts(t: Table) -> dict[str, Any] | str:
    """The fight under way, or none; strength and hearts lie open: ci.hidden.fought."""
    fight = t.fight
    if fight is None:
        return "none"
    die = "none" if fight.kind == EMPTY else HALVES[is_dark(t, fight)]
    return {
        "attacker": SEATS[fight.attacker], "defender": "none" if fight.defender == EMPTY else SEATS[fight.defender],
        "place": PLACES[fight.place], "start": PLACES[fight.start],
        "creature": "none" if fight.kind == EMPTY else CREATURES[fight.kind], "strength": fight.strength,
        "hearts": fight.hearts, "attackers": units(fight.warriors, fight.heroes),
        "defenders": units(fight.others, fight.rivals),
        "phase": "none" if fight.phase == EMPTY else PHASES[fight.phase], "number": fight.number,
        "planned": fight.planned, "to_roll": fight.pending, "dice": dice(fight),
        "hits": fight.hits, "blows": fight.blows, "damage": fight.hurt, "spare": [fight.spare, fight.rival_spare],
        "cast": {"stone": fight.stone, "fire": fight.fire}, "cowed": fight.lowered != 0,
        "lowered": [gear for at, gear in enumerate(GEARS) if fight.lowered >> at & 1],
        "shield_lowered": fight.lowered >> SHIELD_KEPT & 1 != 0, "die": die,
        "silenced": fight.kind != EMPTY and silences(fight.cards), "flown": bool(fight.flown),
        "side": SIDES[fight.side], "rolled": fight.rolled, "element": element(fight),
        "following": fight.used & luck.FOLLOWING != 0,
        "used": {name: used(fight, side) for side, name in enumerate(SIDES)},
        "cards": {"attacker": members(fight.cards), "defender": members(fight.rival_cards)},
    }


def units(warriors: int, heroes: int) -> dict[str, Any]:
    """Units of a side."""
    return {"warriors": warriors, "heroes": [HERO_LABELS[hero] for hero in members(heroes)]}


def dice(fight: Fight) -> list[int]:
    """The dice of the roll that lies on the table."""
    return [pips for pips in range(1, 7) for _ in range(fight.faces[pips])]


def element(fight: Fight) -> str:
    """The type of magic cards that was cast for the roll on the table, or none."""
    return ELEMENTS[fight.element] if fight.phase == MAGIC_PHASE and fight.rolled > 0 else "none"


def used(fight: Fight, side: int) -> list[str]:
    """What a side has used and cannot use again in this phase, or in this combat where that is the limit."""
    found = ["luck"] if luck.is_used(fight, luck.LUCK_USED, side) else []
    found += [WAYS_AGAIN[way] for way in range(BY_SIXES + 1) if luck.is_used(fight, luck.WAY_USED + 2 * way, side)]
    if side == 0:
        found += [name for name, what in (("creature", luck.BEAST_USED), ("second-roll", luck.SECOND_USED))
                  if luck.is_used(fight, what, 0)]
    return found
