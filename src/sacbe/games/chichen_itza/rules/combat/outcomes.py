"""The end of a combat: who keeps the tile, what is gained, and where the survivors go."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import gold, heroes, prophecies
from sacbe.games.chichen_itza.cards.green import controlled_tiles, unit_limit
from sacbe.games.chichen_itza.rules.combat_state import Fight
from sacbe.games.chichen_itza.data.bitfields import pack_count
from sacbe.games.chichen_itza.data.refusals import NO_SETTLING
from sacbe.games.chichen_itza.rules.combat import damage
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.land.capture import capture
from sacbe.games.chichen_itza.rules.favor import climb
from sacbe.games.chichen_itza.rules.combat.fighters import current_fight, place_side
from sacbe.games.chichen_itza.rules.powers.gears import restore_gears
from sacbe.games.chichen_itza.rules.powers.heroes import type_of
from sacbe.games.chichen_itza.rules.land.treasure import Treasures
from sacbe.games.chichen_itza.rules.state import (KIND_AT, SEEN_AT, STRENGTH_AT, Table, fighter_cards, gain, put_hero,
                                                  units_at)
from sacbe.games.chichen_itza.data.tables import HERO_TYPES
from sacbe.games.chichen_itza.data.constants import (ASK_SETTLE, CITY, COIN, DEFEATED, EMPTY, FLED, HELD_OFF, LUCK,
                                                     MOVED, SETTLE, STOP, WON)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

SETTLES: Final[list[i64]] = [pack(SETTLE, place) for place in range(CITY)]
STAY: Final[list[i64]] = [pack(STOP)]


class DecideFight(Frame[Table]):
    """Decides a fight on a tile by what is left of both sides."""

    def run(self, t: Table) -> Ask | None:
        f = leave_fight(t)
        if f.defender.seat == EMPTY:
            end_against_creature(t, f)
        else:
            end_between_players(t, f)
        return None


OUTCOME: Final = DecideFight()


def leave_fight(t: Table) -> Fight:
    """End the fight and the frame of its outcome, and return what is left of it."""
    f = current_fight(t)
    t.fight = None
    t.pop()
    if f.lowered:
        restore_gears(t, f)
    return f


# ---------------------------------------------------------------- creatures

def end_against_creature(t: Table, f: Fight) -> None:
    """ci.combat.creature.defeated, ci.combat.creature.flees, ci.combat.creature.pushed-back,
    ci.combat.creature.kept, ci.combat.creature.mutual, ci.combat.creature.last-heart."""
    alive = f.attacker.units() > 0
    if f.hearts == 0:
        defeat(t, f)
        if alive:
            conquer(t, f)
        find_spoils(t, f)
    elif alive and f.hearts == 1:
        t.emit(FLED, f.creature, f.place)
        remove_creature(t, f.place)
        conquer(t, f)
    else:
        t.emit(HELD_OFF, f.attacker.seat, f.place)
        if alive:
            retreat(t, f)
        gain(t, f.attacker.seat, LUCK, 1)


def defeat(t: Table, f: Fight) -> None:
    """ci.combat.terms: brought to 0 hearts; the figure is the attacker's, and cards pay for it."""
    strength = t.board[STRENGTH_AT + f.place]
    t.players[f.attacker.seat].trophies[f.creature] += pack_count(strength, 1)
    t.emit(DEFEATED, f.attacker.seat, f.creature, strength)
    remove_creature(t, f.place)
    pay_for_defeat(t, f)


def pay_for_defeat(t: Table, f: Fight) -> None:
    """Pay coins for a defeated creature; ci.combat.hero-last-phase: a hero that died with it still counts."""
    gold.creature_defeated(t, f.attacker.seat)
    gain(t, f.attacker.seat, COIN, heroes.bounty(f.attacker.cards, f.strength))


def find_spoils(t: Table, f: Fight) -> None:
    """bp.prophecy.22: a treasure for a defeated creature, found before anything else that is still to come."""
    found = prophecies.spoils(t)
    if found > 0:
        t.push(Treasures(f.attacker.seat, found, False))


def remove_creature(t: Table, place: i64) -> None:
    """Remove the creature from the tile."""
    t.creatures &= ~bit(place)
    t.board[KIND_AT + place] = EMPTY
    t.board[STRENGTH_AT + place] = 0
    t.board[SEEN_AT + place] = 0


# ---------------------------------------------------------------- players

def end_between_players(t: Table, f: Fight) -> None:
    """ci.combat.pvp.conquered, ci.combat.pvp.repelled, ci.combat.pvp.double-wipe, ci.combat.pvp.undecided."""
    attackers, defenders = f.attacker.units(), f.defender.units()
    if defenders > 0:
        place_side(t, f.defender, f.place)
    if attackers > 0 and defenders > 0:
        t.emit(HELD_OFF, f.attacker.seat, f.place)
        retreat(t, f)
        return
    if attackers == 0:
        t.emit(HELD_OFF, f.attacker.seat, f.place)
        gain(t, f.attacker.seat, LUCK, 1)
        if defenders > 0:
            win(t, f.defender.seat, f.place, f.defender.heroes, True)
    if defenders == 0:
        gain(t, f.defender.seat, LUCK, 1)
        if attackers > 0:
            conquer(t, f)


# ---------------------------------------------------------------- the victor

def conquer(t: Table, f: Fight) -> None:
    """Give the attacker the tile and its bonus, with the heroes that survived."""
    cards = fighter_cards(t.players[f.attacker.seat], f.attacker.heroes)
    place_side(t, f.attacker, f.place)
    win(t, f.attacker.seat, f.place, f.attacker.heroes, f.defender.seat != EMPTY)
    capture(t, f.attacker.seat, f.place, cards)


def win(t: Table, seat: i64, place: i64, figures: i64, against_player: bool) -> None:
    """ci.combat.terms: the other side has nobody left, this one has; heroes that survived may profit."""
    t.emit(WON, seat, place)
    cards = fighter_cards(t.players[seat], figures)
    if against_player and heroes.climbs_on_win(cards):
        climb(t, seat)
    if heroes.settles_on_win(cards):
        t.push(SettleFight(seat, type_of(heroes.SETTLER), place))


class SettleFight(TableQuestion):
    """Asks whether a hero goes to another tile under control with room, after the win and its bonus."""

    STORED_NAME: ClassVar = "Settle"

    def __init__(self, seat: i64, hero: i64, place: i64) -> None:
        super().__init__(seat, ASK_SETTLE)
        self.hero: Final[i64] = hero
        self.place: Final[i64] = place

    def candidate_choices(self, t: Table) -> list[i64]:
        return select_by_bits(SETTLES, controlled_tiles(t, self.seat)) + STAY

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != SETTLE:
            return 0 if verb_of(choice) == STOP else NOT_ASKED
        p = t.players[self.seat]
        place = arg1(choice)
        fits = (place != self.place and controlled_tiles(t, self.seat) >> place & 1
                and units_at(p, place) < unit_limit(p))
        return 0 if fits else t.refuse(NO_SETTLING, place)

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == SETTLE:
            put_hero(t.players[self.seat], self.hero, arg1(choice))
            t.emit(MOVED, self.seat, self.place, arg1(choice), 1)


def retreat(t: Table, f: Fight) -> None:
    """ci.combat.retreat-room: to the start tile as far as there is room, heroes first, the rest to the city."""
    p = t.players[f.attacker.seat]
    damage.announce_way_home(t, f, f.attacker.seat, f.attacker.units())
    for hero in range(HERO_TYPES):
        if f.attacker.heroes >> hero & 1:
            room = f.start == CITY or units_at(p, f.start) < unit_limit(p)
            put_hero(p, hero, f.start if room else CITY)
    damage.send_home(t, f, f.attacker.seat, f.attacker.warriors)
