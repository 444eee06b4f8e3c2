"""Treasures in hand and in storage: storing, exchanging, dropping, stealing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards.gear import storage
from sacbe.games.temple_of_chac.data.refusals import (DROP_ONE, FALLEN_VICTIM, NOBODY_PLAYS, NOT_HELD, NOT_IN_HAND,
                                                      STORAGE_FULL, VICTIM)
from sacbe.games.temple_of_chac.rules.secrets import record_seen_loss, record_theft
from sacbe.games.temple_of_chac.rules.state import DISCARDS, Player, Table, TableQuestion, cards_in, is_inside
from sacbe.games.temple_of_chac.data.constants import (ASK_DROP, ASK_STOLEN, DROP, DROPPED, STOLE, STOLE_HIDDEN, STOLEN,
                                                       STOP, STORE, STORED, STORED_HIDDEN, SWAPPED, SWAPPED_HIDDEN,
                                                       TREASURES)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.events import EVERYONE, audience_without, audience_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

COPIES: Final = 12
THEFTS: Final[list[list[list[i64]]]] = [[[pack(STOLEN, treasure, copy) for copy in range(1, n + 1)]
                                         for n in range(COPIES)] for treasure in range(TREASURES)]
DROPS: Final[list[i64]] = [pack(DROP, treasure) for treasure in range(TREASURES)]
ENOUGH: Final[list[i64]] = [pack(STOP)]


# ---------------------------------------------------------------- storage

def store_refusal(t: Table, p: Player, verb: i64, one: i64, two: i64) -> i64:
    """tc.action.store, tc.action.store.capacity, tc.action.store.anywhere: into storage, or an exchange."""
    if verb == STORE:
        if p.hand[one] == 0:
            return t.refuse(NOT_HELD, one)
        return t.refuse(STORAGE_FULL, storage(t, p)) if cards_in(p.store) >= storage(t, p) else 0
    if p.store[one] == 0:
        return t.refuse(NOT_HELD, one)
    return t.refuse(NOT_HELD, two) if p.hand[two] == 0 else 0


def store(t: Table, seat: i64, verb: i64, one: i64, two: i64) -> None:
    """tc.concept.storage, tc.secret.storage: safe and face down; others see only that a card moved."""
    p = t.players[seat]
    if verb == STORE:
        p.hand[one] -= 1
        p.store[one] += 1
        t.emit_to(audience_of(seat), STORED, seat, one)
        t.emit_to(audience_without(seat), STORED_HIDDEN, seat)
    else:
        p.store[one] -= 1
        p.hand[one] += 1
        p.hand[two] -= 1
        p.store[two] += 1
        t.emit_to(audience_of(seat), SWAPPED, seat, one, two)
        t.emit_to(audience_without(seat), SWAPPED_HIDDEN, seat)


# ---------------------------------------------------------------- dropping

class DropCards(TableQuestion):
    """tc.action.discard, tc.action.discard.scope: any number of cards from hand, at least one.

    tc.secret.hand: a hand of cards that are all alike is asked like any other.
    """

    def __init__(self, seat: i64, dropped: bool) -> None:
        super().__init__(seat, ASK_DROP)
        self.dropped: Final = dropped

    def run(self, t: Table) -> Ask | None:
        return Ask(self.seat, self.prompt, self.legal_choices(t), cards_in(t.players[self.seat].hand) > 1)

    def candidate_choices(self, t: Table) -> list[i64]:
        return DROPS + ENOUGH

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == STOP:
            return 0 if self.dropped else DROP_ONE
        if verb_of(choice) != DROP:
            return NOT_ASKED
        p = t.players[self.seat]
        if p.hand[arg1(choice)] > 0:
            return 0
        return DROP_ONE if p.store[arg1(choice)] > 0 else t.refuse(NOT_IN_HAND, arg1(choice))

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.pop()
            return
        treasure = arg1(choice)
        t.players[self.seat].hand[treasure] -= 1
        t.decks[DISCARDS + treasure] += 1
        record_seen_loss(t, self.seat, treasure)
        t.emit(DROPPED, self.seat, treasure)
        t.record_reveal()
        t.replace(DropCards(self.seat, True))


# ---------------------------------------------------------------- stealing

def victim_refusal(t: Table, thief: i64, seat: i64, place: i64) -> i64:
    """tc.action.steal.victim, tc.fall.isolated: standing, inside, on this space, with a card in hand."""
    if seat >= t.seats:
        return t.refuse(NOBODY_PLAYS, seat)                 # tc.setup.players
    p = t.players[seat]
    if seat == thief or not is_inside(p) or p.at != place or cards_in(p.hand) == 0:
        return t.refuse(VICTIM, seat)
    return t.refuse(FALLEN_VICTIM, seat) if p.fallen else 0


def steal(t: Table, thief: i64, victim: i64) -> None:
    """tc.action.steal: one card of the hand at random; tc.action.steal.protected: nothing else."""
    t.push(Theft(thief, victim))


class Theft(Frame[Table]):
    """Draws the stolen card: thief and victim see it, the others do not."""

    def __init__(self, thief: i64, victim: i64) -> None:
        self.thief: Final[i64] = thief
        self.victim: Final[i64] = victim

    def run(self, t: Table) -> Ask | None:
        options: list[i64] = []
        for treasure in range(TREASURES):
            copies = t.players[self.victim].hand[treasure]
            if copies > 0:
                options = options + THEFTS[treasure][copies]
        return Ask(CHANCE, ASK_STOLEN, options)

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != STOLEN:
            return NOT_ASKED
        return 0 if arg2(choice) <= t.players[self.victim].hand[arg1(choice)] else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        treasure = arg1(choice)
        t.players[self.victim].hand[treasure] -= 1
        t.players[self.thief].hand[treasure] += 1
        record_theft(t, self.thief, self.victim, treasure)
        t.record_reveal()
        both = bit(self.thief) | bit(self.victim)
        t.emit_to(both, STOLE, self.thief, self.victim, treasure)
        t.emit_to(EVERYONE & ~both, STOLE_HIDDEN, self.thief, self.victim)
        t.pop()
