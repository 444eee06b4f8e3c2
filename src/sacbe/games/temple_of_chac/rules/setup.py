"""Setting up: glyphs, clues, idols, adventurers, starting gear and the first marker."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.data.edition import Edition
from sacbe.games.temple_of_chac.rules.rounds import ROUNDS
from sacbe.games.temple_of_chac.rules.state import (ALCOVE_AT, CLUE_AT, GLYPH_AT, NUMBER_AT, SEEN_AT, Rulings, Table,
                                                    empty_table)
from sacbe.games.temple_of_chac.data.tables import ADVENTURERS, CLUES, STARTING_GEAR, TILES
from sacbe.games.temple_of_chac.data.constants import (ADVENTURER, ASK_CLUE, ASK_DEAL, ASK_DEAL_GEAR, ASK_FIRST,
                                                       ASK_GLYPH, ASK_IDOL, CHAC, CLUE, CLUE_LAID, DEAL, DEAL_GEAR,
                                                       EMPTY, EQUIPPED, FIRST, GLYPH, GLYPH_LAID, IDOL, IDOL_LAID,
                                                       IDOLS, LAVA)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

CLUE_DEALS: Final[list[i64]] = [pack(CLUE, number) for number in range(1, TILES + 1)]
GLYPH_DEALS: Final[list[i64]] = [pack(GLYPH, glyph) for glyph in range(TILES)]
IDOL_DEALS: Final[list[i64]] = [pack(IDOL, IDOLS + god) for god in range(CHAC)]
DEALS: Final[list[i64]] = [pack(DEAL, adventurer) for adventurer in range(len(ADVENTURERS))]
GEAR_DEALS: Final[list[i64]] = [pack(DEAL_GEAR, tool) for tool in range(STARTING_GEAR)]
FIRSTS: Final[list[i64]] = [pack(FIRST, seat) for seat in range(5)]


def new_table(players: i64, edition: Edition, rulings: Rulings) -> Table:
    """tc.setup.players: nothing but the number of adventurers changes; chance is asked first.

    tc.setup.search-decks, tc.setup.webs: decks and web tokens need no drawing, because nobody has seen them.
    """
    t = empty_table(players, edition, rulings)
    t.small[ALCOVE_AT + CHAC] = IDOLS + CHAC
    t.push(ROUNDS[0])
    t.push(DealFirst())
    t.push(DealGear(0))
    t.push(DealAdventurers(0))
    t.push(DealIdols(0))
    t.push(DealGlyphs(0))
    t.push(DealClues(0))
    return t


class Deal(Frame[Table]):
    """A frame that deals things to places, one after another."""

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at

    def undealt_pieces(self, t: Table) -> i64:
        """Return what is not dealt yet, as bits."""
        raise NotImplementedError


class DealClues(Deal):
    """tc.setup.clue-tiles: four numbers, for all to see."""

    def undealt_pieces(self, t: Table) -> i64:
        numbers = bit(TILES) - 1
        for clue in range(CLUES):
            if t.small[CLUE_AT + clue] != 0:
                numbers &= ~bit(t.small[CLUE_AT + clue] - 1)
        return numbers

    def run(self, t: Table) -> Ask | None:
        if self.at < CLUES:
            return Ask(CHANCE, ASK_CLUE, select_by_bits(CLUE_DEALS, self.undealt_pieces(t)))
        t.pop()
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == CLUE and self.undealt_pieces(t) >> (arg1(choice) - 1) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.small[CLUE_AT + self.at] = arg1(choice)
        t.emit(CLUE_LAID, self.at, arg1(choice))
        t.replace(DealClues(self.at + 1))


class DealGlyphs(Deal):
    """tc.setup.lava-tiles: glyphs are public, numbers unknown; tc.setup.glyph-pairing: unless paired for good."""

    def undealt_pieces(self, t: Table) -> i64:
        glyphs = bit(TILES) - 1
        for tile in range(TILES):
            if t.lava[GLYPH_AT + tile] != EMPTY:
                glyphs &= ~bit(t.lava[GLYPH_AT + tile])
        return glyphs

    def run(self, t: Table) -> Ask | None:
        if self.at < TILES:
            return Ask(CHANCE, ASK_GLYPH, select_by_bits(GLYPH_DEALS, self.undealt_pieces(t)))
        t.pop()
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == GLYPH and self.undealt_pieces(t) >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.lava[GLYPH_AT + self.at] = arg1(choice)
        t.emit(GLYPH_LAID, LAVA + self.at, arg1(choice))
        if t.rulings.fixed_glyphs:
            t.lava[NUMBER_AT + self.at] = arg1(choice) + 1
            t.lava[SEEN_AT + self.at] = bit(t.seats) - 1
        t.replace(DealGlyphs(self.at + 1))


class DealIdols(Deal):
    """tc.setup.idols: the lesser idols at random; Chac's has its own alcove."""

    def undealt_pieces(self, t: Table) -> i64:
        gods = bit(CHAC) - 1
        for alcove in range(CHAC):
            if t.small[ALCOVE_AT + alcove] != EMPTY:
                gods &= ~bit(t.small[ALCOVE_AT + alcove] - IDOLS)
        return gods

    def run(self, t: Table) -> Ask | None:
        if self.at < CHAC:
            return Ask(CHANCE, ASK_IDOL, select_by_bits(IDOL_DEALS, self.undealt_pieces(t)))
        t.pop()
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == IDOL and self.undealt_pieces(t) >> (arg1(choice) - IDOLS) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.small[ALCOVE_AT + self.at] = arg1(choice)
        t.emit(IDOL_LAID, self.at, arg1(choice))
        t.replace(DealIdols(self.at + 1))


class DealAdventurers(Deal):
    """tc.setup.adventurers: one each, at random unless the table has agreed on it."""

    def undealt_pieces(self, t: Table) -> i64:
        found = bit(len(ADVENTURERS)) - 1
        for seat in range(t.seats):
            if t.players[seat].adventurer != EMPTY:
                found &= ~bit(t.players[seat].adventurer)
            elif t.rulings.heroes[seat] != EMPTY:
                found &= ~bit(t.rulings.heroes[seat])
        return found

    def run(self, t: Table) -> Ask | None:
        if self.at == t.seats:
            t.pop()
            return None
        if t.rulings.heroes[self.at] == EMPTY:
            return Ask(CHANCE, ASK_DEAL, select_by_bits(DEALS, self.undealt_pieces(t)))
        self.apply(t, pack(DEAL, t.rulings.heroes[self.at]))
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DEAL and self.undealt_pieces(t) >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.players[self.at].adventurer = arg1(choice)
        t.emit(ADVENTURER, self.at, arg1(choice))
        t.replace(DealAdventurers(self.at + 1))


class DealGear(Deal):
    """tc.setup.starting-gear: one each; the rest takes no part."""

    def undealt_pieces(self, t: Table) -> i64:
        found = bit(STARTING_GEAR) - 1
        for p in t.players:
            for tool in range(STARTING_GEAR):
                if p.gear[tool] > 0:
                    found &= ~bit(tool)
        return found

    def run(self, t: Table) -> Ask | None:
        if self.at < t.seats:
            return Ask(CHANCE, ASK_DEAL_GEAR, select_by_bits(GEAR_DEALS, self.undealt_pieces(t)))
        t.pop()
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DEAL_GEAR and self.undealt_pieces(t) >> arg1(choice) & 1 else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.players[self.at].gear[arg1(choice)] += 1
        t.emit(EQUIPPED, self.at, arg1(choice))
        t.replace(DealGear(self.at + 1))


class DealFirst(Frame[Table]):
    """tc.setup.first-adventurer: at random unless the table has agreed on it."""

    def run(self, t: Table) -> Ask | None:
        if t.rulings.first == EMPTY:
            return Ask(CHANCE, ASK_FIRST, FIRSTS[:t.seats])
        self.apply(t, pack(FIRST, t.rulings.first))
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == FIRST and arg1(choice) < t.seats else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.first = arg1(choice)
        t.pop()
