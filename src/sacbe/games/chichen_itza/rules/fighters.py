"""Those who fight: they leave the board for the fight, and what each side may use once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.games.chichen_itza.state import Fight, Table, add_warriors, fighter_cards, heroes_at, put_hero, size
from sacbe.games.chichen_itza.tables import HERO_TYPES
from sacbe.games.chichen_itza.verbs import EMPTY
from sacbe.kernel.bits import bit

MELEE_PHASES: Final = 3
# Fight.used: what a side may use once; side 1 has the bit after side 0's
LUCK_USED: Final = 0
WAY_USED: Final = 2                     # plus two for each way to roll again; the way by coins is once per combat
BEAST_USED: Final = 14
SECOND_USED: Final = 16                 # the creature rolled for the first time in this phase
FOLLOWING: Final = 32768                # the pending roll is a follow-up
ONCE_PER_COMBAT: Final = 64 + 128       # WAY_USED + 2 * BY_COINS, for both sides


def gather(t: Table, seat: i64, foe: i64, place: i64, start: i64, warriors: i64, figures: i64) -> Fight:
    """A fight: both sides leave the board and live in the fight until it is over."""
    f = Fight(seat, foe, place, start, vec[i64]([0] * 7))
    f.warriors, f.heroes = warriors, figures
    if foe != EMPTY:
        p = t.players[foe]
        f.others, f.rivals = p.warriors[place], heroes_at(p, place)
        add_warriors(p, place, -f.others)
        for hero in range(HERO_TYPES):
            if f.rivals >> hero & 1:
                put_hero(p, hero, EMPTY)
    return f


def fighting(t: Table) -> Fight:
    """The fight under way."""
    f = t.fight
    assert f is not None
    return f


def player_of(f: Fight, side: i64) -> i64:
    """The seat of a side; EMPTY for a creature."""
    return f.attacker if side == 0 else f.defender


def cards_of(f: Fight, side: i64) -> i64:
    """The hero cards of a side in this phase."""
    return f.cards if side == 0 else f.rival_cards


def units_of(f: Fight, side: i64) -> i64:
    """Fighting units of a side."""
    return f.warriors + size(f.heroes) if side == 0 else f.others + size(f.rivals)


def muster_cards(t: Table, f: Fight) -> None:
    """The cards that count from now on: those of the heroes that still stand."""
    f.cards = fighter_cards(t.players[f.attacker], f.heroes)
    f.rival_cards = 0 if f.defender == EMPTY else fighter_cards(t.players[f.defender], f.rivals)


def is_over(f: Fight) -> bool:
    """ci.combat.end-check: one side has nobody left."""
    if units_of(f, 0) == 0:
        return True
    return f.hearts == 0 if f.defender == EMPTY else units_of(f, 1) == 0


def is_used(f: Fight, what: i64, side: i64) -> bool:
    """Was it used in this phase, or in this combat where that is the limit?"""
    return f.used & bit(what + side) != 0


def use(f: Fight, what: i64, side: i64) -> None:
    """It is used now."""
    f.used |= bit(what + side)


def add_hits(t: Table, f: Fight, side: i64, n: i64) -> None:
    """Hits of a side in this phase."""
    if side == 0:
        f.hits += n
    else:
        f.blows += n


def stand(t: Table, seat: i64, place: i64, warriors: i64, figures: i64) -> None:
    """A group takes its place."""
    p = t.players[seat]
    add_warriors(p, place, warriors)
    for hero in range(HERO_TYPES):
        if figures >> hero & 1:
            put_hero(p, hero, place)
