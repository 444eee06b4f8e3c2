"""Green gods whose effect its owner may decline with good reason: warriors leave strips that pay income."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import has_god
from sacbe.games.chichen_itza.cards.green import (COIN_WARRIORS, controlled_tiles, invocable_gods, raises_treasure,
                                                  unit_limit)
from sacbe.games.chichen_itza.data.refusals import REINFORCE_WHERE
from sacbe.games.chichen_itza.rules.land import regroup
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.powers.magic import search
from sacbe.games.chichen_itza.rules.land.regroup import PUTS
from sacbe.games.chichen_itza.rules.land.reserve import deploy
from sacbe.games.chichen_itza.rules.land.treasure import Treasures
from sacbe.games.chichen_itza.rules.state import Table, heroes_at, units_at
from sacbe.games.chichen_itza.data.constants import (ASK_INVOKE, ASK_OFFER, ASK_REINFORCE, CAMP, CITY, DECLINE, FIRE,
                                                     INVOKE, PEACE_MADE, PUT, STONE, STOP, WARRIOR)
from sacbe.kernel.core.bits import bit, count, members
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

LONELY: Final = 25
CAMPS: Final = 26
COINS: Final = 29
FINDER: Final = 33
PEACE: Final = 34
RUINS: Final = 37
INVOKES: Final[list[i64]] = [pack(INVOKE, god) for god in range(41)]


class CardOffer(TableQuestion):
    """One effect, taken or declined: ci.god.lasting."""

    def __init__(self, seat: i64, god: i64) -> None:
        super().__init__(seat, ASK_OFFER)
        self.god: Final[i64] = god

    def candidate_choices(self, t: Table) -> list[i64]:
        return [INVOKES[self.god], pack(DECLINE)]

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == INVOKE and arg1(choice) == self.god:
            return 0
        return 0 if verb_of(choice) == DECLINE else NOT_ASKED

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == DECLINE:
            return
        if self.god == COINS:
            deploy(t, self.seat, COIN_WARRIORS, CITY)
        elif self.god == RUINS:
            deploy(t, self.seat, 1, CITY)
        elif self.god == FINDER:
            t.push(Treasures(self.seat, 1, True))
        else:
            make_peace(t, self.seat)


def offer_coin_warriors(t: Table, seat: i64) -> None:
    """ci.god.29: the Coins action also brings warriors."""
    if has_god(t.players[seat], COINS) and t.players[seat].reserve > 0:
        t.push(CardOffer(seat, COINS))


def offer_ruin_warrior(t: Table, seat: i64) -> None:
    """ci.god.37: a captured ruin site also brings a warrior."""
    if has_god(t.players[seat], RUINS) and t.players[seat].reserve > 0:
        t.push(CardOffer(seat, RUINS))


class MoreTreasure(Frame[Table]):
    """ci.god.33: one more treasure of a scout, after the others; it is declined only if it could be a warrior.

    ci.ruling.treasure-count: a seat that may raise the die takes luck in place of a warrior.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def run(self, t: Table) -> Ask | None:
        p = t.players[self.seat]
        t.pop()
        if p.reserve > 0 and not raises_treasure(p):
            t.push(CardOffer(self.seat, FINDER))
        else:
            t.push(Treasures(self.seat, 1, True))
        return None


def offer_treasure(t: Table, seat: i64) -> None:
    """Offer one more treasure of a scout action: ci.god.33."""
    if has_god(t.players[seat], FINDER):
        t.push(MoreTreasure(seat))


def offer_peace(t: Table, seat: i64) -> None:
    """ci.god.34: a player who declares war may turn a war marker of every other player; with two players always."""
    if not has_god(t.players[seat], PEACE):
        return
    armed: i64 = 0
    for other in range(t.seats):
        if other != seat:
            armed += t.players[other].war
    if armed == 0:
        return
    if t.seats == 2:
        make_peace(t, seat)
    else:
        t.push(CardOffer(seat, PEACE))


def make_peace(t: Table, seat: i64) -> None:
    """Turn one marker of every other player from war to peace."""
    for other in range(t.seats):
        p = t.players[other]
        if other != seat and p.war > 0:
            p.war -= 1
            t.emit(PEACE_MADE, other, p.war)


# ---------------------------------------------------------------- the end of supply

def search_cards(t: Table, seat: i64) -> None:
    """Search the deck for a card: ci.god.23 finds a fire card, ci.god.24 a stone card; nobody would decline a card."""
    if has_god(t.players[seat], 23):
        search(t, seat, FIRE)
    if has_god(t.players[seat], 24):
        search(t, seat, STONE)


def can_invoke(t: Table, seat: i64, god: i64) -> bool:
    """Return whether the effect would do anything now."""
    if god == LONELY:
        return t.players[seat].reserve > 0 and lonely_tiles(t, seat) != 0
    held = controlled_tiles(t, seat)
    if god == CAMPS:
        return t.players[seat].reserve > 0 and held & t.edition.kinds[CAMP] != 0
    return held != 0


def ask_invoked(t: Table, seat: i64) -> None:
    """ci.supply.gods: effects that may be declined, in the order their owner likes."""
    gods = invocable_gods(t.players[seat])
    if gods:
        t.push(InvokeGods(seat, gods))


class InvokeGods(TableQuestion):
    """Asks which of these gods comes next, or none."""

    def __init__(self, seat: i64, gods: i64) -> None:
        super().__init__(seat, ASK_INVOKE)
        self.gods: Final[i64] = gods

    def candidate_choices(self, t: Table) -> list[i64]:
        return [*select_by_bits(INVOKES, self.gods), pack(STOP)]

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != INVOKE:
            return 0 if verb_of(choice) == STOP else NOT_ASKED
        god = arg1(choice)
        return 0 if self.gods >> god & 1 and can_invoke(t, self.seat, god) else NOT_ASKED

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == STOP:
            return
        god = arg1(choice)
        left = self.gods & ~bit(god)
        if left:
            t.push(InvokeGods(self.seat, left))
        if god == LONELY:
            join_lonely(t, self.seat)
        elif god == CAMPS:
            levy_camps(t, self.seat)
        else:
            regroup.begin(t, self.seat)                     # ci.god.28: no treasure is found


def lonely_tiles(t: Table, seat: i64) -> i64:
    """Return the tiles with exactly one own warrior and no hero, as bits."""
    p = t.players[seat]
    found: i64 = 0
    for place in members(p.held):
        if p.warriors[place] == 1 and heroes_at(p, place) == 0:
            found |= bit(place)
    return found


def join_lonely(t: Table, seat: i64) -> None:
    """ci.god.25: all lonely tiles are found first, then each gets a warrior."""
    t.push(SpreadWarriors(seat, lonely_tiles(t, seat), 0))


def levy_camps(t: Table, seat: i64) -> None:
    """ci.god.26: a warrior onto each camp, or into the city if the camp is full."""
    p = t.players[seat]
    open_camps: i64 = 0
    full: i64 = 0
    for place in members(controlled_tiles(t, seat) & t.edition.kinds[CAMP]):
        if units_at(p, place) < unit_limit(p):
            open_camps |= bit(place)
        else:
            full += 1
    t.push(SpreadWarriors(seat, open_camps, full))


class SpreadWarriors(TableQuestion):
    """Asks where warriors go: one for each of these tiles, and some for the city.

    ci.reserve.exhausted: if there are too few, their owner says where they go.
    """

    STORED_NAME: ClassVar = "Spread"

    def __init__(self, seat: i64, tiles: i64, city: i64) -> None:
        super().__init__(seat, ASK_REINFORCE)
        self.tiles: Final[i64] = tiles
        self.city: Final[i64] = city

    def run(self, t: Table) -> Ask | None:
        if 0 < t.players[self.seat].reserve < count(self.tiles) + self.city:
            return Ask(self.seat, self.prompt, self.legal_choices(t))
        for place in members(self.tiles):
            deploy(t, self.seat, 1, place)
        deploy(t, self.seat, self.city, CITY)
        t.pop()
        return None

    def places(self) -> i64:
        """Return where a warrior is still due, as bits."""
        return self.tiles | bit(CITY) if self.city > 0 else self.tiles

    def candidate_choices(self, t: Table) -> list[i64]:
        return select_by_bits(PUTS[WARRIOR], self.places())

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != PUT or arg2(choice) != WARRIOR:
            return NOT_ASKED
        return 0 if self.places() & bit(arg1(choice)) else t.refuse(REINFORCE_WHERE, arg1(choice))

    def carry_out(self, t: Table, choice: i64) -> None:
        place = arg1(choice)
        deploy(t, self.seat, 1, place)
        t.replace(SpreadWarriors(self.seat, self.tiles & ~bit(place), self.city - 1 if place == CITY else self.city))
