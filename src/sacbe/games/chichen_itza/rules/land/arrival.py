"""The end of a march: joining, capturing, or the price of an attack and the first blow."""

from __future__ import annotations

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import gold, heroes
from sacbe.games.chichen_itza.cards.green import controlled_tiles, wars_needed
from sacbe.games.chichen_itza.rules.combat_state import count_heroes
from sacbe.games.chichen_itza.data.bitfields import (after_tunnel, entrance_of, exit_of, joined_before, last_joined,
                                                     joining_at)
from sacbe.games.chichen_itza.rules.combat import combat, outcomes
from sacbe.games.chichen_itza.rules.land.capture import ChooseHeldHero, brings_more, capture
from sacbe.games.chichen_itza.rules.combat.fighters import gather, place_group
from sacbe.games.chichen_itza.rules.land.reveals import SeeStrength, all_seats
from sacbe.games.chichen_itza.rules.state import Table, add_warriors, fighter_cards, give_coins, owner_at, put_hero
from sacbe.games.chichen_itza.data.tables import HERO_TYPES
from sacbe.games.chichen_itza.data.constants import CITY, EMPTY, JOINED, MOVED, PEACE_MADE, TUNNELLED


def arrive(t: Table, seat: i64, start: i64, goal: i64, warriors: i64, figures: i64, picked: i64,
           tunnels: i64) -> None:
    """ci.move.rule-7: the group leaves its start and ends together on its goal, perhaps through tunnels."""
    p = t.players[seat]
    manned = p.held >> goal & 1 != 0
    scouted = controlled_tiles(t, seat) >> goal & 1 != 0
    cards = fighter_cards(p, figures)
    leave_places(t, seat, start, warriors, figures, picked)
    t.emit(MOVED, seat, start, goal, warriors + count_heroes(figures))
    while tunnels:
        t.emit(TUNNELLED, seat, entrance_of(tunnels), exit_of(tunnels))
        tunnels = after_tunnel(tunnels)
    if goal != CITY and t.creatures >> goal & 1:
        fight(t, seat, EMPTY, start, goal, warriors, figures)
        t.push(SeeStrength(goal, all_seats(t)))             # ci.combat.creature.hearts: the strength is read
        return
    foe = EMPTY if goal == CITY else owner_at(t, goal)
    if foe != EMPTY and foe != seat:
        pay_for_attack(t, seat, foe, cards)
        fight(t, seat, foe, start, goal, warriors, figures)
        return
    place_group(t, seat, goal, warriors, figures)
    if goal == CITY or manned:                              # ci.control.no-bonus
        return
    if scouted and brings_more(t, seat, goal, cards):
        t.push(ChooseHeldHero(seat, goal, cards))
    else:
        capture(t, seat, goal, cards)


def fight(t: Table, seat: i64, foe: i64, start: i64, goal: i64, warriors: i64, figures: i64) -> None:
    """Begin the fight for the goal, and after it its outcome."""
    t.fight = gather(t, seat, foe, goal, start, warriors, figures)
    t.push(outcomes.OUTCOME)
    t.push(combat.BEGIN)


def leave_places(t: Table, seat: i64, start: i64, warriors: i64, figures: i64, picked: i64) -> None:
    """Take the group from its start and from the places where warriors join; emptied tiles are given up."""
    p = t.players[seat]
    while picked:
        warriors -= last_joined(picked)
        add_warriors(p, joining_at(picked), -last_joined(picked))
        t.emit(JOINED, seat, last_joined(picked), joining_at(picked))
        picked = joined_before(picked)
    add_warriors(p, start, -warriors)
    for hero in range(HERO_TYPES):
        if figures >> hero & 1:
            put_hero(p, hero, EMPTY)


def pay_for_attack(t: Table, seat: i64, foe: i64, cards: i64) -> None:
    """ci.move.war-flip, ci.move.arrival-price: markers turn and coins change hands before the first phase."""
    p = t.players[seat]
    if not heroes.attacks_in_peace(cards):
        p.war -= wars_needed(t.players[foe])
        t.emit(PEACE_MADE, seat, p.war)
    fee = gold.tribute(t.players[foe])
    if fee > 0:
        give_coins(t, seat, foe, fee)
