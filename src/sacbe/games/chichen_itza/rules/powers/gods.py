"""God cards: the display, the decks, and the action that takes one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.gods import receive
from sacbe.games.chichen_itza.cards.green import cards_to_look_at
from sacbe.games.chichen_itza.data.refusals import NO_LOOKING, NOT_LOOKED, NOT_OPEN
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.state import GOD_DECK, GOD_UNDER, MORE_GODS, OPEN_GOD, Table
from sacbe.games.chichen_itza.data.tables import GODS_PER_COLOUR
from sacbe.games.chichen_itza.data.constants import (ASK_DRAW_GOD, ASK_GOD, ASK_LOOKED, DRAW_GOD, EMPTY, GOD_LOOKED,
                                                     GOD_OPENED, GOD_REMOVED, GOD_TAKEN, GODS_LOOKED, LOOK, TAKE_GOD)
from sacbe.kernel.core.bits import bit, count, members
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.events import audience_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

COLOURS: Final = 4
LOOKS: Final[list[i64]] = [pack(LOOK, colour) for colour in range(COLOURS)]


def colour_of(god: i64) -> i64:
    """ci.god.colours: gold, green, red, blue by number."""
    return (god - 1) // GODS_PER_COLOUR


def index_in_colour(god: i64) -> i64:
    """Return the place of a card among those of its colour."""
    return (god - 1) % GODS_PER_COLOUR


def god_card(colour: i64, n: i64) -> i64:
    """Return the card at a place of a colour."""
    return GODS_PER_COLOUR * colour + n + 1


DRAWS: Final[list[list[i64]]] = [[pack(DRAW_GOD, god_card(colour, n)) for n in range(GODS_PER_COLOUR)]
                                 for colour in range(COLOURS)]
TAKES: Final[list[list[i64]]] = [[pack(TAKE_GOD, god_card(colour, n)) for n in range(GODS_PER_COLOUR)]
                                 for colour in range(COLOURS)]


def deck_size(t: Table, colour: i64) -> i64:
    """Count the cards left in a deck, those put under it included."""
    return count(t.decks[GOD_DECK + colour]) + count(t.decks[GOD_UNDER + colour])


class DrawGod(Frame[Table]):
    """A frame that draws the top card of a deck; what was put under it comes last (ci.ruling.under-deck)."""

    def __init__(self, colour: i64) -> None:
        self.colour: Final[i64] = colour

    def receive_god(self, t: Table, god: i64) -> None:
        """Handle the drawn card; each kind of frame does so in its own way."""
        raise NotImplementedError

    def run(self, t: Table) -> Ask | None:
        deck = t.decks[GOD_DECK + self.colour]
        if deck == 0:
            deck = t.decks[GOD_UNDER + self.colour]
            t.decks[GOD_DECK + self.colour], t.decks[GOD_UNDER + self.colour] = deck, 0
        if deck == 0:
            t.pop()                                         # ci.ruling.god-deck-empty
            return None
        return Ask(CHANCE, ASK_DRAW_GOD, select_by_bits(DRAWS[self.colour], deck))

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != DRAW_GOD or colour_of(arg1(choice)) != self.colour:
            return NOT_ASKED
        return 0 if t.decks[GOD_DECK + self.colour] >> index_in_colour(arg1(choice)) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.decks[GOD_DECK + self.colour] &= ~bit(index_in_colour(arg1(choice)))
        self.receive_god(t, arg1(choice))


class OpenGod(DrawGod):
    """Turns up the top card of a deck: ci.setup.god-decks, ci.end.j.gods."""

    def receive_god(self, t: Table, god: i64) -> None:
        t.decks[OPEN_GOD + self.colour] = god
        t.emit(GOD_OPENED, god)
        t.pop()


OPENINGS: Final = [OpenGod(colour) for colour in range(COLOURS)]


class OpenAnotherGod(DrawGod):
    """Turns up a further card of a colour beside the one that lies there: bp.prophecy.23."""

    def receive_god(self, t: Table, god: i64) -> None:
        t.decks[MORE_GODS + self.colour] |= bit(index_in_colour(god))
        t.emit(GOD_OPENED, god)
        t.pop()


MORE_OPENINGS: Final = [OpenAnotherGod(colour) for colour in range(COLOURS)]


def displayed_gods(t: Table, colour: i64) -> i64:
    """Return the cards of a colour on display, bits within the colour."""
    found = t.decks[MORE_GODS + colour]
    first = t.decks[OPEN_GOD + colour]
    return found if first == EMPTY else found | bit(index_in_colour(first))


def is_shown(t: Table, god: i64) -> bool:
    """Return whether a card lies open on display."""
    return displayed_gods(t, colour_of(god)) >> index_in_colour(god) & 1 != 0


def take_shown(t: Table, god: i64) -> None:
    """Take a card from the display: ci.action.god-card.no-refill: none takes its place."""
    colour = colour_of(god)
    if t.decks[OPEN_GOD + colour] == god:
        t.decks[OPEN_GOD + colour] = EMPTY
    else:
        t.decks[MORE_GODS + colour] &= ~bit(index_in_colour(god))


class OpenGods(Frame[Table]):
    """ci.end.j.gods: what lies open leaves the game, and one card of each deck is turned up, or more."""

    def run(self, t: Table) -> Ask | None:
        t.pop()
        for colour in range(COLOURS):
            for old in members(displayed_gods(t, colour)):
                t.emit(GOD_REMOVED, god_card(colour, old))
            t.decks[OPEN_GOD + colour] = EMPTY
            t.decks[MORE_GODS + colour] = 0
        for _ in range(1, t.edition.gods_shown):
            for colour in range(COLOURS - 1, -1, -1):
                t.push(MORE_OPENINGS[colour])
        for colour in range(COLOURS - 1, -1, -1):
            t.push(OPENINGS[colour])
        return None


class GiftOfGod(DrawGod):
    """Gives the top card of a deck, valid at once: a line of the star (ci.gem.lines)."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(colour)
        self.seat: Final[i64] = seat

    def receive_god(self, t: Table, god: i64) -> None:
        gain_god(t, self.seat, god)
        t.pop()


class LookAtGod(DrawGod):
    """Draws one more card to look at, seen by its drawer alone."""

    def __init__(self, seat: i64, colour: i64, left: i64) -> None:
        super().__init__(colour)
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def receive_god(self, t: Table, god: i64) -> None:
        t.looked |= bit(index_in_colour(god))
        t.record_reveal()
        t.emit_to(audience_of(self.seat), GOD_LOOKED, self.seat, god)
        if self.left > 1:
            t.replace(LookAtGod(self.seat, self.colour, self.left - 1))
        else:
            t.pop()


def gain_god(t: Table, seat: i64, god: i64) -> None:
    """ci.action.god-card: laid open beside the own board, it works from now on."""
    receive(t.players[seat], god)
    t.emit(GOD_TAKEN, seat, god)


def has_god_to_take(t: Table, seat: i64) -> bool:
    """ci.action.startable: is there a card to take?"""
    for colour in range(COLOURS):
        if displayed_gods(t, colour) != 0:
            return True
        if cards_to_look_at(t.players[seat]) > 0 and deck_size(t, colour) > 0:
            return True
    return False


class ChooseGod(TableQuestion):
    """Asks for the god of the action: an open card, or a look at a deck for those who may."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_GOD)

    def candidate_choices(self, t: Table) -> list[i64]:
        found: list[i64] = []
        for colour in range(COLOURS):
            found += select_by_bits(TAKES[colour], displayed_gods(t, colour))
        return found + LOOKS if cards_to_look_at(t.players[self.seat]) > 0 else found

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) == TAKE_GOD:
            return 0 if is_shown(t, arg1(choice)) else NOT_OPEN
        if verb_of(choice) != LOOK:
            return NOT_ASKED
        if cards_to_look_at(t.players[self.seat]) == 0 or deck_size(t, arg1(choice)) == 0:
            return NO_LOOKING
        return 0

    def carry_out(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == TAKE_GOD:
            t.pop()
            take_shown(t, arg1(choice))
            gain_god(t, self.seat, arg1(choice))
        else:
            colour = arg1(choice)
            number = min(cards_to_look_at(t.players[self.seat]), deck_size(t, colour))
            t.emit(GODS_LOOKED, self.seat, colour, number)
            t.replace(ChooseLooked(self.seat, colour))
            t.push(LookAtGod(self.seat, colour, number))


class ChooseLooked(TableQuestion):
    """Asks for one of the cards looked at, or an open one of that colour; the others go under the deck."""

    def __init__(self, seat: i64, colour: i64) -> None:
        super().__init__(seat, ASK_LOOKED)
        self.colour: Final[i64] = colour

    def candidate_choices(self, t: Table) -> list[i64]:
        return select_by_bits(TAKES[self.colour], t.looked) + select_by_bits(TAKES[self.colour],
                                                                             displayed_gods(t, self.colour))

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != TAKE_GOD:
            return NOT_ASKED
        god = arg1(choice)
        if colour_of(god) == self.colour and t.looked >> index_in_colour(god) & 1:
            return 0
        return 0 if colour_of(god) == self.colour and is_shown(t, god) else NOT_LOOKED

    def carry_out(self, t: Table, choice: i64) -> None:
        god = arg1(choice)
        if is_shown(t, god):
            take_shown(t, god)
        else:
            t.looked &= ~bit(index_in_colour(god))
            t.record_reveal()
        t.decks[GOD_UNDER + self.colour] |= t.looked
        t.looked = 0
        t.pop()
        gain_god(t, self.seat, god)


CHOOSE_GOD: Final = [ChooseGod(seat) for seat in range(4)]
