"""A turn: a marker on an action tile, its price, and the action."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import gold, offers
from sacbe.games.chichen_itza.cards.green import can_repeat_tile, swaps_movement
from sacbe.games.chichen_itza.data.refusals import (AFFORD, CANNOT_START, HERO_NOT_THERE, NO_OTHER_MOVE, NO_SCOUTS,
                                                    NOT_IN_PLAY, NOT_PRINTED, OWN_MARKER, TOLL)
from sacbe.games.chichen_itza.rules.land import movement, regroup
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.favor import climb
from sacbe.games.chichen_itza.rules.powers.gears import gear_refusal, raise_gear
from sacbe.games.chichen_itza.rules.powers.gods import CHOOSE_GOD, has_god_to_take
from sacbe.games.chichen_itza.rules.powers.heroes import RECRUITMENTS, can_recruit
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic
from sacbe.games.chichen_itza.rules.prices import price
from sacbe.games.chichen_itza.rules.land.scouts import PLACE_SCOUTS, scouts_left
from sacbe.games.chichen_itza.rules.land.treasure import Treasures
from sacbe.games.chichen_itza.rules.state import HIGH_PRICE, LOW_PRICE, MARKS, SLOT, Table, gain, give_coins, pay
from sacbe.games.chichen_itza.data.constants import (ASK_TURN, COIN, COINS, COINS_USED, DECLARE_WAR, EMPTY, FAVOR,
                                                     GEAR_ACTION, GOD_CARD, LAND_MOVE, LUCK, MAGIC_CARDS, MOVE_HERO,
                                                     RECRUIT_HERO, REGROUP, REINFORCEMENT, SCOUT, USE, USED,
                                                     WAR_DECLARED, WATER_MOVE)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, arg3, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED

COINS_CHOICE: Final[i64] = pack(COINS)
LAST_CHOICE: Final[list[object]] = [COINS_CHOICE]


# ---------------------------------------------------------------- what may be chosen

def action_on_tile(t: Table, tile: i64, action: i64) -> i64:
    """Return the action of the tile that is carried out: a movement may be made as the other one; EMPTY for no such
    action."""
    printed = t.edition.printed_on[tile]
    if printed >> action & 1:
        return action
    if action <= WATER_MOVE and printed >> (WATER_MOVE - action) & 1:
        return WATER_MOVE - action
    return EMPTY


def start_refusal(t: Table, seat: i64, action: i64, hero: i64) -> i64:
    """ci.action.startable: an action that could not even begin may not be chosen."""
    p = t.players[seat]
    if GEAR_ACTION <= action < GEAR_ACTION + 4:
        return gear_refusal(t, seat, action - GEAR_ACTION)
    if action == MOVE_HERO:
        return t.refuse(HERO_NOT_THERE, p.hero_at[hero]) if p.hero_at[hero] == EMPTY else 0
    if action == SCOUT:
        return NO_SCOUTS if scouts_left(p) == 0 else 0
    fits = True
    if action == RECRUIT_HERO:
        fits = can_recruit(p)
    elif action == GOD_CARD:
        fits = has_god_to_take(t, seat)
    elif action <= WATER_MOVE:
        fits = movement.can_march(t, seat)
    return 0 if fits else t.refuse(CANNOT_START, action)


def marker_refusal(t: Table, seat: i64, tile: i64) -> i64:
    """ci.action.choice: any tile in play without an own marker, unless a god lets it be used again."""
    if t.grid[SLOT + tile] == EMPTY:
        return NOT_IN_PLAY
    own = t.grid[MARKS + tile] >> seat & 1
    return OWN_MARKER if own and not can_repeat_tile(t.players[seat]) else 0


def use_refusal(t: Table, seat: i64, tile: i64, action: i64, hero: i64) -> i64:
    """Refuse a use of a tile, for the tile, the action on it, or its price."""
    rule = marker_refusal(t, seat, tile)
    if rule:
        return rule
    printed = action_on_tile(t, tile, action)
    if printed == EMPTY:
        return t.refuse(NOT_PRINTED, action)
    if printed != action and not swaps_movement(t.players[seat]):
        return NO_OTHER_MOVE
    rule = start_refusal(t, seat, action, hero)
    return rule if rule else afford_refusal(t, seat, tile, printed, hero)


def afford_refusal(t: Table, seat: i64, tile: i64, printed: i64, hero: i64) -> i64:
    """ci.cost.afford; ci.cost.god-20: what another player is owed must be affordable as well."""
    coins = t.players[seat].coins
    need = price(t, seat, tile, printed, hero)
    if coins < need:
        return t.refuse(AFFORD, need, coins)
    keeper = gold.toll_keeper(t, seat, tile)
    return t.refuse(TOLL, need + 1, coins, keeper) if keeper != EMPTY and coins < need + 1 else 0


class Turn(TableQuestion):
    """ci.action.turns: one marker, one action; Coins is always open, so nobody passes."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_TURN)

    def candidate_choices(self, t: Table) -> list[i64]:
        uses = t.edition.swapped if swaps_movement(t.players[self.seat]) else t.edition.uses
        return [*uses[t.seats].choices, COINS_CHOICE]

    def choices_without_trades(self, t: Table) -> list[i64]:
        uses = (t.edition.swapped if swaps_movement(t.players[self.seat]) else t.edition.uses)[t.seats]
        known = cast("list[object]", uses.choices)          # the same integers, not new ones
        found: list[object] = []
        coins = t.players[self.seat].coins
        for at in range(len(uses.tiles)):
            tile = uses.tiles[at]
            if marker_refusal(t, self.seat, tile):
                continue
            action, hero = uses.actions[at], uses.heroes[at]
            # no card makes a price higher, and a toll is one coin: who has more need not count
            sure = coins > t.grid[(LOW_PRICE if t.grid[MARKS + tile] == 0 else HIGH_PRICE) + tile]
            refused = start_refusal(t, self.seat, action, hero) if sure else (
                use_refusal(t, self.seat, tile, action, hero))
            if refused == 0:
                found.append(known[at])
        found.append(LAST_CHOICE[0])
        return cast("list[i64]", found)

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == COINS:
            return 0
        if verb_of(choice) != USE:
            return NOT_ASKED
        hero = arg3(choice) - 1 if arg2(choice) == MOVE_HERO else EMPTY
        return use_refusal(t, self.seat, arg1(choice), arg2(choice), hero)

    def may_trade(self, t: Table) -> bool:
        return True

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == COINS:
            use_coins(t, self.seat)
            return
        t.players[self.seat].turns += 1
        tile, action = arg1(choice), arg2(choice)
        hero = arg3(choice) - 1 if action == MOVE_HERO else EMPTY
        put_marker(t, self.seat, tile, action, hero)
        perform(t, self.seat, action, hero)


def use_coins(t: Table, seat: i64) -> None:
    """ci.action.coins: a marker beside the grid, and coins; a prophecy may do so for everybody."""
    t.players[seat].turns += 1
    t.emit(COINS_USED, seat)
    gain(t, seat, COIN, t.edition.coins_action)
    offers.offer_coin_warriors(t, seat)


TURNS: Final = [Turn(seat) for seat in range(4)]


def put_marker(t: Table, seat: i64, tile: i64, action: i64, hero: i64) -> None:
    """Put a marker on the tile, pay its price to the bank and a toll to everyone who is owed one; a second own
    marker uses up its god."""
    p = t.players[seat]
    due = price(t, seat, tile, action_on_tile(t, tile, action), hero)
    keeper = gold.toll_keeper(t, seat, tile)
    t.emit(USED, seat, tile, action, due)
    pay(t, seat, COIN, due)
    if keeper != EMPTY:
        give_coins(t, seat, keeper, 1)
    if t.grid[MARKS + tile] >> seat & 1:
        p.repeated = True
    t.grid[MARKS + tile] |= bit(seat)


def perform(t: Table, seat: i64, action: i64, hero: i64) -> None:
    """Carry out the action that was paid for; ci.action.two-in-one, ci.action.hero: exactly one of those on the
    tile."""
    if action in (LAND_MOVE, WATER_MOVE, MOVE_HERO):
        movement.begin(t, seat, action, hero)               # ci.action.land-move, ci.action.water-move
    elif action == RECRUIT_HERO:
        t.push(RECRUITMENTS[seat])
    elif action == GOD_CARD:
        t.push(CHOOSE_GOD[seat])
    elif action < REINFORCEMENT:
        raise_gear(t, seat, action - GEAR_ACTION)
    elif action == REINFORCEMENT:
        regroup.reinforce(t, seat)
    elif action == REGROUP:
        t.push(Treasures(seat, t.edition.regroup_treasures, False))  # ci.action.regroup: even if nothing moved
        regroup.begin(t, seat)
    elif action == SCOUT:
        t.push(PLACE_SCOUTS[seat])
    elif action == MAGIC_CARDS:
        t.push(DrawMagic(seat, t.edition.magic_drawn))                # ci.action.magic-cards
    elif action == DECLARE_WAR:
        t.players[seat].war = t.edition.diplomacy                    # ci.action.declare-war
        t.emit(WAR_DECLARED, seat)
        offers.offer_peace(t, seat)
    elif action == FAVOR:
        climb(t, seat)
        gain(t, seat, LUCK, t.edition.favor_luck)                     # ci.action.favor: also at the top


