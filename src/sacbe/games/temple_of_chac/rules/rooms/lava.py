"""Ah-Puch's lava room: tiles with secret numbers, traps and refuges."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards.gear import lava_wounds
from sacbe.games.temple_of_chac.data.refusals import NEVER_SHARED, NO_REFUGE
from sacbe.games.temple_of_chac.rules.figures import put
from sacbe.games.temple_of_chac.rules.wounds import wound
from sacbe.games.temple_of_chac.rules.state import (NUMBER_AT, SEEN_AT, Table, TableQuestion, boulder_space,
                                                    clue_number, fall, has_seen, has_way, is_flipped, is_gone,
                                                    number_of)
from sacbe.games.temple_of_chac.data.tables import CLUES, TILES
from sacbe.games.temple_of_chac.data.constants import (ASK_FLEE, ASK_GLYPH_OF, ASK_NUMBER, FLEE, GAP_ENTERED, GLYPH_OF,
                                                       LAVA, NUMBER, RAPIDS, SAW_GLYPH, SPACES, TILE_FLIPPED)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.events import audience_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

NUMBERS: Final[list[i64]] = [pack(NUMBER, number) for number in range(1, TILES + 1)]
PLACES: Final[list[i64]] = [pack(GLYPH_OF, LAVA + tile) for tile in range(TILES)]
FLEES: Final[list[i64]] = [pack(FLEE, place) for place in range(SPACES)]


def is_clue(t: Table, number: i64) -> bool:
    """tc.lava.trap: does one of the four clues show it?"""
    for clue in range(CLUES):
        if clue_number(t, clue) == number:
            return True
    return False


def numbers_left(t: Table) -> i64:
    """Return the numbers that no tile has yet, as bits from 0 for number 1."""
    left = bit(TILES) - 1
    for tile in range(TILES):
        if number_of(t, tile) != 0:
            left &= ~bit(number_of(t, tile) - 1)
    return left


def enter(t: Table, seat: i64, tile: i64) -> None:
    """tc.lava.reveal: an unknown tile is turned up; tc.lava.gap: a hole burns like a trap."""
    if is_gone(t, tile):
        t.emit(GAP_ENTERED, seat, LAVA + tile)
        burn(t, seat)
    elif not is_flipped(t, tile):
        t.push(FlipTile(seat, tile, False))


class FlipTile(Frame[Table]):
    """Turns up a tile; its number is drawn now unless somebody knew it, and `fleeing` says whether it is a refuge."""

    def __init__(self, seat: i64, tile: i64, fleeing: bool) -> None:
        self.seat: Final[i64] = seat
        self.tile: Final[i64] = tile
        self.fleeing: Final = fleeing

    def run(self, t: Table) -> Ask | None:
        number = number_of(t, self.tile)
        if number == 0:
            return Ask(CHANCE, ASK_NUMBER, select_by_bits(NUMBERS, numbers_left(t)))
        self.show(t, number)
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == NUMBER and numbers_left(t) >> (arg1(choice) - 1) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.lava[NUMBER_AT + self.tile] = arg1(choice)
        self.show(t, arg1(choice))

    def show(self, t: Table, number: i64) -> None:
        """tc.secret.lava-tiles: from now on everybody knows it; tc.lava.safe, tc.lava.trap."""
        trap = is_clue(t, number)
        t.pop()
        t.flipped |= bit(self.tile)
        t.record_reveal()
        t.emit(TILE_FLIPPED, LAVA + self.tile, number, 1 if trap else 0)
        if trap:
            t.gone |= bit(self.tile)
            burn(t, self.seat)
        elif self.fleeing:
            fall(t, self.seat)                              # tc.lava.escape-falls


def burn(t: Table, seat: i64) -> None:
    """Give two Wounds, and ask for a refuge."""
    t.push(Flee(seat))
    wound(t, seat, lava_wounds(t, seat, t.edition.trap_wounds))


class Flee(TableQuestion):
    """tc.lava.trap, tc.lava.escape-reveal, tc.lava.escape-outside: any connected space but the boulder's."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_FLEE)

    def candidate_choices(self, t: Table) -> list[i64]:
        return FLEES

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != FLEE:
            return NOT_ASKED
        if not has_way(t, t.players[self.seat].at, arg1(choice)):
            return t.refuse(NO_REFUGE, arg1(choice))
        return t.refuse(NEVER_SHARED, arg1(choice)) if arg1(choice) == boulder_space(t) else 0

    def apply(self, t: Table, choice: i64) -> None:
        place = arg1(choice)
        t.pop()
        put(t, self.seat, place)
        if not LAVA <= place < RAPIDS:
            fall(t, self.seat)
            return
        tile = place - LAVA
        if is_gone(t, tile):
            t.emit(GAP_ENTERED, self.seat, place)
            burn(t, self.seat)
        elif is_flipped(t, tile):
            fall(t, self.seat)
        else:
            t.push(FlipTile(self.seat, tile, True))


# ---------------------------------------------------------------- clues

class PeekClue(Frame[Table]):
    """tc.hall.decipher, tc.secret.glyph-clues: one seat learns which tile shows the glyph of a clue."""

    def __init__(self, seat: i64, clue: i64) -> None:
        self.seat: Final[i64] = seat
        self.clue: Final[i64] = clue

    def run(self, t: Table) -> Ask | None:
        for tile in range(TILES):
            if number_of(t, tile) == clue_number(t, self.clue):
                self.show(t, tile)
                return None
        return Ask(CHANCE, ASK_GLYPH_OF, select_by_bits(PLACES, self.unknown_tiles(t)))

    def unknown_tiles(self, t: Table) -> i64:
        """Return the tiles whose number nobody knows, as bits."""
        found: i64 = 0
        for tile in range(TILES):
            if number_of(t, tile) == 0:
                found |= bit(tile)
        return found

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == GLYPH_OF and self.unknown_tiles(t) >> (arg1(choice) - LAVA) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.lava[NUMBER_AT + arg1(choice) - LAVA] = clue_number(t, self.clue)
        self.show(t, arg1(choice) - LAVA)

    def show(self, t: Table, tile: i64) -> None:
        """Show the tile of the clue to the seat that peeks; the clue goes back, number up."""
        if not has_seen(t, self.seat, tile):
            t.record_reveal()
        t.lava[SEEN_AT + tile] |= bit(self.seat)
        t.emit_to(audience_of(self.seat), SAW_GLYPH, self.seat, self.clue, LAVA + tile)
        t.pop()
