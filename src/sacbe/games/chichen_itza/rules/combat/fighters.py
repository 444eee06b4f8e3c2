"""Those who fight: they leave the board for the fight, and those who are left take a place on it again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.rules.combat_state import Fight, Side, new_fight
from sacbe.games.chichen_itza.rules.state import Table, add_warriors, fighter_cards, heroes_at, put_hero
from sacbe.games.chichen_itza.data.tables import HERO_TYPES
from sacbe.games.chichen_itza.data.constants import EMPTY

MELEE_PHASES: Final = 3


def current_fight(t: Table) -> Fight:
    """Return the fight under way."""
    f = t.fight
    assert f is not None
    return f


def gather(t: Table, seat: i64, foe: i64, place: i64, start: i64, warriors: i64, figures: i64) -> Fight:
    """Begin a fight: both sides leave the board and live in the fight until it is over; return it."""
    f = new_fight(seat, foe, place, start)
    f.attacker.warriors, f.attacker.heroes = warriors, figures
    if foe != EMPTY:
        p = t.players[foe]
        f.defender.warriors, f.defender.heroes = p.warriors[place], heroes_at(p, place)
        leave(t, f.defender, place)
    return f


def leave(t: Table, side: Side, place: i64) -> None:
    """Take the units of a side off a place of the board."""
    p = t.players[side.seat]
    add_warriors(p, place, -side.warriors)
    for hero in range(HERO_TYPES):
        if side.heroes >> hero & 1:
            put_hero(p, hero, EMPTY)


def place_group(t: Table, seat: i64, place: i64, warriors: i64, figures: i64) -> None:
    """Put a group on a place."""
    p = t.players[seat]
    add_warriors(p, place, warriors)
    for hero in range(HERO_TYPES):
        if figures >> hero & 1:
            put_hero(p, hero, place)


def place_side(t: Table, side: Side, place: i64) -> None:
    """Put what is left of a side on a place."""
    place_group(t, side.seat, place, side.warriors, side.heroes)


def muster(t: Table, f: Fight) -> None:
    """Set the cards that count from now on: those of the heroes that still stand."""
    f.attacker.cards = fighter_cards(t.players[f.attacker.seat], f.attacker.heroes)
    if f.defender.seat != EMPTY:
        f.defender.cards = fighter_cards(t.players[f.defender.seat], f.defender.heroes)


def is_over(f: Fight) -> bool:
    """ci.combat.end-check: one side has nobody left."""
    if f.attacker.units() == 0:
        return True
    return f.hearts == 0 if f.defender.seat == EMPTY else f.defender.units() == 0
