"""Heroes: their stacks, recruiting, upkeep and the way back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gold import feeds_heroes
from sacbe.games.chichen_itza.cards.green import controlled_tiles, idol_worth, unit_limit
from sacbe.games.chichen_itza.data.bitfields import without_top, top_card, with_card_under
from sacbe.games.chichen_itza.data.refusals import NOT_IN_PLAY, RECRUIT_WHERE, TILE_FULL, UPKEEP
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.state import HERO_DECK, HERO_UNDER, TOP_HERO, Player, Table, pay, put_hero, units_at
from sacbe.games.chichen_itza.data.tables import HERO_TYPES, HEROES_PER_TYPE, IDOL_COINS
from sacbe.games.chichen_itza.data.constants import (ASK_DRAW_HERO, ASK_FREE_HERO, ASK_RECRUIT, ASK_UPKEEP, CITY, COIN,
                                                     DISMISS, DRAW_HERO, EMPTY, HERO_LEFT, HERO_OPENED, PAY, PLACES,
                                                     RECRUIT, RECRUITED)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

RECRUITS_OF: Final[list[list[i64]]] = [[pack(RECRUIT, hero, place) for place in range(PLACES)]
                                       for hero in range(HERO_TYPES)]
RECRUITS: Final[list[i64]] = [choice for choices in RECRUITS_OF for choice in choices]
FREE_HEROES: Final[list[i64]] = [pack(RECRUIT, hero, CITY) for hero in range(HERO_TYPES)]


def type_of(card: i64) -> i64:
    """ci.hero.types: three types of eight cards."""
    return (card - 1) // HEROES_PER_TYPE


def index_in_type(card: i64) -> i64:
    """Return the place of a card among those of its type."""
    return (card - 1) % HEROES_PER_TYPE


def hero_card(hero: i64, n: i64) -> i64:
    """Return the card at a place of a type."""
    return HEROES_PER_TYPE * hero + n + 1


DRAWS: Final[list[list[i64]]] = [[pack(DRAW_HERO, hero_card(hero, n)) for n in range(HEROES_PER_TYPE)]
                                 for hero in range(HERO_TYPES)]


# ---------------------------------------------------------------- the stacks

class OpenHeroes(Frame[Table]):
    """ci.setup.hero-stacks: the stacks lie face up, so a card is drawn as soon as it lies on top."""

    def run(self, t: Table) -> Ask | None:
        hero = self.stack_to_open(t)
        if hero == EMPTY:
            t.pop()
            return None
        if t.decks[HERO_DECK + hero] == 0:
            under = t.decks[HERO_UNDER + hero]              # cards that came back lie below, in the order they came
            t.decks[HERO_UNDER + hero] = without_top(under)
            self.open(t, hero, top_card(under))
            return None
        return Ask(CHANCE, ASK_DRAW_HERO, select_by_bits(DRAWS[hero], t.decks[HERO_DECK + hero]))

    def stack_to_open(self, t: Table) -> i64:
        """Return the first stack without a visible card that still has one."""
        for hero in range(HERO_TYPES):
            if t.decks[TOP_HERO + hero] == EMPTY and t.decks[HERO_DECK + hero] + t.decks[HERO_UNDER + hero] != 0:
                return hero
        return EMPTY

    def open(self, t: Table, hero: i64, card: i64) -> None:
        """Lay a card on top of its stack for all to see."""
        t.decks[TOP_HERO + hero] = card
        t.emit(HERO_OPENED, card)

    def refusal(self, t: Table, choice: i64) -> i64:
        hero = self.stack_to_open(t)
        if verb_of(choice) != DRAW_HERO or type_of(arg1(choice)) != hero:
            return NOT_ASKED
        return 0 if t.decks[HERO_DECK + hero] >> index_in_type(arg1(choice)) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        card = arg1(choice)
        hero = type_of(card)
        t.decks[HERO_DECK + hero] &= ~bit(index_in_type(card))
        self.open(t, hero, card)


OPEN_HEROES: Final = OpenHeroes()


def put_under(t: Table, card: i64) -> None:
    """Put a card at the bottom of its stack."""
    hero = type_of(card)
    t.decks[HERO_UNDER + hero] = with_card_under(t.decks[HERO_UNDER + hero], card)


def leave(t: Table, seat: i64, hero: i64) -> None:
    """ci.supply.e.unpaid, ci.combat.damage.losses: the hero goes back to its board, its card under the stack."""
    p = t.players[seat]
    card = p.hero_card[hero]
    p.hero_card[hero] = EMPTY
    put_hero(p, hero, EMPTY)
    put_under(t, card)
    t.emit(HERO_LEFT, seat, hero, card)


def enlist(t: Table, seat: i64, hero: i64, place: i64) -> None:
    """Put the hero on a place with the top card of its stack, which works at once; the next card is opened."""
    p = t.players[seat]
    card = t.decks[TOP_HERO + hero]
    t.decks[TOP_HERO + hero] = EMPTY
    p.hero_card[hero] = card
    put_hero(p, hero, place)
    t.emit(RECRUITED, seat, hero, card, place)
    t.push(OPEN_HEROES)


def is_at_home(p: Player, hero: i64) -> bool:
    """Return whether the hero's figure is still on the player board."""
    return p.hero_card[hero] == EMPTY


def can_recruit(p: Player) -> bool:
    """ci.action.startable: a hero is left, and the city always has room."""
    return is_at_home(p, 0) or is_at_home(p, 1) or is_at_home(p, 2)


# ---------------------------------------------------------------- recruiting

class Recruit(TableQuestion):
    """ci.action.recruit-hero: which hero, and where it begins."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_RECRUIT)

    def candidate_choices(self, t: Table) -> list[i64]:
        return RECRUITS

    def choices_without_trades(self, t: Table) -> list[i64]:
        p = t.players[self.seat]
        places = recruit_places(t, self.seat)
        found: list[i64] = []
        for hero in range(HERO_TYPES):
            if is_at_home(p, hero):
                found += select_by_bits(RECRUITS_OF[hero], places)
        return found

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != RECRUIT:
            return NOT_ASKED
        p = t.players[self.seat]
        place = arg2(choice)
        if not is_at_home(p, arg1(choice)):
            return t.refuse(RECRUIT_WHERE, p.hero_at[arg1(choice)])
        return target_refusal(t, self.seat, place, RECRUIT_WHERE, t.rulings.scouts_recruit)

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        enlist(t, self.seat, arg1(choice), arg2(choice))


def target_refusal(t: Table, seat: i64, place: i64, rule: i64, by_scout: bool) -> i64:
    """Refuse a place where no unit may be put: not the city, and not a tile under control with room."""
    if place == CITY:
        return 0
    if t.edition.tiles[t.seats] >> place & 1 == 0:
        return NOT_IN_PLAY
    p = t.players[seat]
    held = controlled_tiles(t, seat) if by_scout else p.held
    if held >> place & 1 == 0:
        return t.refuse(rule, place)
    limit = unit_limit(p)
    units = units_at(p, place)
    return t.refuse(TILE_FULL, limit, units + 1) if units >= limit else 0


def recruit_places(t: Table, seat: i64) -> i64:
    """Return the places where one more unit may be put, as bits; the same helper decides as for a refusal."""
    return target_places(t, seat, RECRUIT_WHERE, t.rulings.scouts_recruit)


def target_places(t: Table, seat: i64, rule: i64, by_scout: bool) -> i64:
    """Return the city and every tile under control with room, as bits."""
    held = controlled_tiles(t, seat) if by_scout else t.players[seat].held
    found = bit(CITY)
    place: i64 = 0
    while held:
        if held & 1 and target_refusal(t, seat, place, rule, by_scout) == 0:
            found |= bit(place)
        held >>= 1
        place += 1
    return found


class FreeHero(TableQuestion):
    """Asks for the hero of a ruin's bonus: one whose figure is at home goes to the city for nothing."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_FREE_HERO)

    def run(self, t: Table) -> Ask | None:
        if can_recruit(t.players[self.seat]):
            return Ask(self.seat, self.prompt, self.legal_choices(t))
        t.pop()
        return None

    def candidate_choices(self, t: Table) -> list[i64]:
        return FREE_HEROES

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != RECRUIT:
            return NOT_ASKED
        if arg2(choice) != CITY or not is_at_home(t.players[self.seat], arg1(choice)):
            return t.refuse(RECRUIT_WHERE, arg2(choice))
        return 0

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        enlist(t, self.seat, arg1(choice), CITY)


# ---------------------------------------------------------------- upkeep

def upkeep_of(t: Table, p: Player, hero: i64) -> i64:
    """ci.hero.upkeep-values: the coins due for a hero on the board, none if a card feeds it."""
    return 0 if feeds_heroes(p) else t.edition.upkeep[p.hero_card[hero]]


class Upkeep(TableQuestion):
    """ci.supply.e: the coins of one hero card, or the hero goes; each is decided on its own.

    ci.god.lasting: a player who pays nothing may let a hero go all the same.
    """

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__(seat, ASK_UPKEEP)
        self.hero: Final[i64] = hero

    def candidate_choices(self, t: Table) -> list[i64]:
        return UPKEEPS[self.hero]

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if arg1(choice) != self.hero or (verb_of(choice) != PAY and verb_of(choice) != DISMISS):
            return NOT_ASKED
        p = t.players[self.seat]
        need = upkeep_of(t, p, self.hero)
        if verb_of(choice) == PAY and p.coins < need:
            return t.refuse(UPKEEP, need, p.coins)
        return 0

    def may_trade(self, t: Table) -> bool:
        p = t.players[self.seat]
        return p.coins < upkeep_of(t, p, self.hero) <= p.coins + IDOL_COINS * idol_worth(p) * p.idols

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == PAY:
            pay(t, self.seat, COIN, upkeep_of(t, t.players[self.seat], self.hero))
        else:
            leave(t, self.seat, self.hero)


UPKEEPS: Final[list[list[i64]]] = [[pack(PAY, hero), pack(DISMISS, hero)] for hero in range(HERO_TYPES)]


def ask_upkeep(t: Table, seat: i64) -> None:
    """ci.supply.e: every hero on the board, the city included."""
    p = t.players[seat]
    for hero in range(HERO_TYPES - 1, -1, -1):
        if p.hero_at[hero] != EMPTY:
            t.push(Upkeep(seat, hero))


RECRUITMENTS: Final = [Recruit(seat) for seat in range(4)]
