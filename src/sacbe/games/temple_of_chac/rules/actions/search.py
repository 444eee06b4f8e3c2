"""Searching: cards are revealed, gear is taken, hazards strike, and one treasure may be taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards import hazards
from sacbe.games.temple_of_chac.data.refusals import DECK_EMPTY, NO_SEARCH, NOT_REVEALED, SEARCHED
from sacbe.games.temple_of_chac.rules.rooms.rapids import Drift, is_in_rapids
from sacbe.games.temple_of_chac.rules.secrets import record_seen_gain
from sacbe.games.temple_of_chac.rules.state import (DISCARDS, Table, TableQuestion, deck_place, is_in_hall, is_flipped,
                                                    is_gone, is_searched)
from sacbe.games.temple_of_chac.data.constants import (AH_PUCH, ASK_DRAW, ASK_TREASURE, CARDS, CAVE, DRAW, EMPTY,
                                                       EQUIPPED, EXIT, GEAR, HAZARD, IXCHEL, KEPT, KUKULKAN, LAVA,
                                                       LEAVE, RAPIDS, REVEALED, TAKE, TILE_SEARCHED, TREASURES, UNKEPT,
                                                       ZOTZ)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

COPIES: Final = 25
DRAWS: Final[list[list[list[i64]]]] = [[[pack(DRAW, card, copy) for copy in range(1, n + 1)] for n in range(COPIES)]
                                       for card in range(CARDS)]
TAKES: Final[list[i64]] = [pack(TAKE, treasure) for treasure in range(TREASURES)]
NONE: Final[list[i64]] = [pack(LEAVE)]


def deck_of(place: i64) -> i64:
    """tc.action.search.where: the deck of a space, or EMPTY."""
    if is_in_hall(place):
        return KUKULKAN
    if LAVA <= place < RAPIDS:
        return AH_PUCH
    if is_in_rapids(place):
        return IXCHEL
    return ZOTZ if CAVE <= place < EXIT else EMPTY


def deck_size(t: Table, deck: i64) -> i64:
    """Count the cards left in a deck."""
    total: i64 = 0
    for card in range(deck_place(deck, 0), deck_place(deck + 1, 0)):
        total += t.decks[card]
    return total


def search_refusal(t: Table, seat: i64) -> i64:
    """tc.action.search.where, tc.lava.search-once, tc.action.search.deck-limits: may this space be searched?"""
    place = t.players[seat].at
    deck = deck_of(place)
    if deck == EMPTY:
        return t.refuse(NO_SEARCH, place)
    if deck == AH_PUCH:
        tile = place - LAVA
        if is_searched(t, tile):
            return t.refuse(SEARCHED, place)
        if not is_flipped(t, tile) or is_gone(t, tile):
            return t.refuse(NO_SEARCH, place)
    return DECK_EMPTY if deck_size(t, deck) == 0 else 0


def search(t: Table, seat: i64, cards: i64) -> None:
    """tc.action.search: some cards of the deck of this space; tc.action.search.by-gear: an action or gear grants it."""
    place = t.players[seat].at
    deck = deck_of(place)
    t.push(AfterSearch(seat, place))
    t.push(Reveal(seat, deck, min(cards, deck_size(t, deck)), EMPTY, EMPTY))


class Reveal(Frame[Table]):
    """tc.action.search.order: all cards first, then gear, hazards as they came, and at most one treasure."""

    def __init__(self, seat: i64, deck: i64, left: i64, one: i64, two: i64) -> None:
        self.seat: Final[i64] = seat
        self.deck: Final[i64] = deck
        self.left: Final[i64] = left
        self.one: Final[i64] = one
        self.two: Final[i64] = two

    def run(self, t: Table) -> Ask | None:
        if self.left == 0:
            self.finish(t)
            return None
        options: list[i64] = []
        for card in range(CARDS):
            copies = t.decks[deck_place(self.deck, card)]
            if copies > 0:
                options = options + DRAWS[card][copies]
        return Ask(CHANCE, ASK_DRAW, options)

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != DRAW:
            return NOT_ASKED
        return 0 if arg2(choice) <= t.decks[deck_place(self.deck, arg1(choice))] else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        card = arg1(choice)
        t.decks[deck_place(self.deck, card)] -= 1
        t.emit(REVEALED, self.seat, card)
        if self.one == EMPTY:
            t.replace(Reveal(self.seat, self.deck, self.left - 1, card, EMPTY))
        else:
            t.replace(Reveal(self.seat, self.deck, self.left - 1, self.one, card))

    def finish(self, t: Table) -> None:
        """tc.action.search.gear-free: gear at once; then hazards, then the treasure."""
        t.pop()
        one = self.one if self.one < TREASURES else EMPTY
        two = self.two if self.two < TREASURES else EMPTY
        if one != EMPTY or two != EMPTY:
            t.push(ChooseTreasure(self.seat, one, two))
        for card in (self.one, self.two):
            if GEAR <= card < HAZARD:
                t.players[self.seat].gear[card - GEAR] += 1
                t.emit(EQUIPPED, self.seat, card - GEAR)
        for card in (self.two, self.one):
            if HAZARD <= card < CARDS:
                t.push(Strike(self.seat, card - HAZARD))


class Strike(Frame[Table]):
    """Resolves a revealed hazard."""

    def __init__(self, seat: i64, hazard: i64) -> None:
        self.seat: Final[i64] = seat
        self.hazard: Final[i64] = hazard

    def run(self, t: Table) -> Ask | None:
        t.pop()
        hazards.resolve(t, self.seat, self.hazard)
        return None


class ChooseTreasure(TableQuestion):
    """tc.action.search.keep-one, tc.action.search.displaced: one of those revealed, even if the seat was moved.

    Where more may be taken, the other is asked for on its own.
    """

    def __init__(self, seat: i64, one: i64, two: i64) -> None:
        super().__init__(seat, ASK_TREASURE)
        self.one: Final[i64] = one
        self.two: Final[i64] = two

    def candidate_choices(self, t: Table) -> list[i64]:
        found: list[i64] = []
        if self.one != EMPTY:
            found.append(TAKES[self.one])
        if self.two != EMPTY and self.two != self.one:
            found.append(TAKES[self.two])
        return found + NONE

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != TAKE:
            return 0 if verb_of(choice) == LEAVE else NOT_ASKED
        return 0 if arg1(choice) == self.one or arg1(choice) == self.two else NOT_REVEALED

    def apply(self, t: Table, choice: i64) -> None:
        t.pop()
        kept = arg1(choice) if verb_of(choice) == TAKE else EMPTY
        if kept != EMPTY:
            gain(t, self.seat, kept)
        one, two = self.one, self.two
        if kept == one:                                     # of two alike one is taken
            one = EMPTY
        elif kept == two:
            two = EMPTY
        if kept != EMPTY and t.edition.most_kept > 1 and (one != EMPTY or two != EMPTY):
            t.push(ChooseTreasure(self.seat, one, two))     # there were two, so this is the last
            return
        for treasure in (one, two):
            if treasure != EMPTY:
                t.decks[DISCARDS + treasure] += 1           # tc.action.search.unkept
                t.emit(UNKEPT, self.seat, treasure)


def gain(t: Table, seat: i64, treasure: i64) -> None:
    """tc.concept.treasure: into the hand, and everybody sees it."""
    t.players[seat].hand[treasure] += 1
    record_seen_gain(t, seat, treasure)
    t.emit(KEPT, seat, treasure)


class AfterSearch(Frame[Table]):
    """Marks a lava tile as searched; in the rapids the current takes its toll."""

    def __init__(self, seat: i64, place: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place

    def run(self, t: Table) -> Ask | None:
        t.pop()
        if LAVA <= self.place < RAPIDS:
            t.searched |= bit(self.place - LAVA)
            t.emit(TILE_SEARCHED, self.place)
        elif is_in_rapids(self.place):
            t.push(Drift(self.seat))
        return None
