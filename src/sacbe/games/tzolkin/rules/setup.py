"""Setting up: monuments and buildings face up, wealth dealt, dummies placed, wealth chosen, gains."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.cards.effects import Effects
from sacbe.games.tzolkin.data.edition import Edition
from sacbe.games.tzolkin.data.refusals import NOT_DEALT
from sacbe.games.tzolkin.rules.rounds import ROUNDS
from sacbe.games.tzolkin.rules.goods.building_row import Refill
from sacbe.games.tzolkin.rules.state import Rulings, Table, TableQuestion, empty_table, put_on
from sacbe.games.tzolkin.data.tables import GEAR_AT, TEETH
from sacbe.games.tzolkin.data.tiles import ALL_WEALTH, END_OF_TILES, FIRST_MONUMENT, FIRST_WEALTH
from sacbe.games.tzolkin.data.constants import (ASK_DEAL_WEALTH, ASK_DRAW_DUMMY, ASK_DRAW_MONUMENT, ASK_FIRST,
                                                ASK_WEALTH, CHICHEN, DEALT, DEALT_HIDDEN, DRAW, DUMMY, DUMMY_PLACED,
                                                EMPTY, FIRST, FIRST_PLAYER, KEEP, OPENED, WEALTH_CHOSEN, WEALTH_KEPT)
from sacbe.kernel.core.bits import bit, members
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.events import audience_without, audience_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

WEALTH_DRAWS: Final[list[i64]] = [pack(DRAW, tile) for tile in range(FIRST_WEALTH, END_OF_TILES)]


def new_table(players: i64, edition: Edition, rulings: Rulings) -> Table:
    """tz.setup.order: everything still to be drawn; chance is asked first."""
    table = empty_table(players, edition, rulings)
    table.deck, table.wealth, table.dummies = edition.age_1, ALL_WEALTH, edition.dummies[players]
    table.push(ROUNDS[0])
    table.push(GainWealth(0))
    table.push(ChooseWealth(0, 0))
    table.push(PlaceDummies())
    table.push(DealWealth(0))
    table.push(Refill())                        # tz.setup.building-row
    table.push(OpenMonuments(0))
    table.push(DrawFirst())
    return table


class DrawFirst(Frame[Table]):
    """tz.setup.starting-player, tz.ruling.random-starting-player: drawn, or set by the host."""

    def run(self, t: Table) -> Ask | None:
        if t.rulings.first == EMPTY:
            return Ask(CHANCE, ASK_FIRST, [pack(FIRST, seat) for seat in range(t.seats)])
        self.apply(t, pack(FIRST, t.rulings.first))
        return None

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == FIRST and arg1(choice) < t.seats else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.first = arg1(choice)
        t.emit(FIRST_PLAYER, t.first)
        t.pop()


class OpenMonuments(Frame[Table]):
    """tz.setup.monuments: some of the monuments face up; the others leave the game."""

    def __init__(self, opened: i64) -> None:
        self.opened: Final[i64] = opened

    def run(self, t: Table) -> Ask | None:
        if self.opened == t.edition.monuments_dealt[t.seats]:
            t.pop()
            return None
        return Ask(CHANCE, ASK_DRAW_MONUMENT,
                   [pack(DRAW, tile) for tile in range(FIRST_MONUMENT, FIRST_WEALTH) if tile not in t.monuments])

    def refusal(self, t: Table, choice: i64) -> i64:
        tile = arg1(choice)
        drawable = verb_of(choice) == DRAW and FIRST_MONUMENT <= tile < FIRST_WEALTH and tile not in t.monuments
        return 0 if drawable else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        t.monuments[self.opened] = arg1(choice)
        t.emit(OPENED, arg1(choice), self.opened)
        t.replace(OpenMonuments(self.opened + 1))


class DrawWealth(Frame[Table]):
    """A frame that draws from the wealth tiles nobody has."""

    def ask(self, t: Table, prompt: i64) -> Ask:
        return Ask(CHANCE, prompt, select_by_bits(WEALTH_DRAWS, t.wealth))

    def refusal(self, t: Table, choice: i64) -> i64:
        tile = arg1(choice)
        drawable = verb_of(choice) == DRAW and tile >= FIRST_WEALTH and t.wealth >> (tile - FIRST_WEALTH) & 1
        return 0 if drawable else NOT_ASKED


class DealWealth(DrawWealth):
    """tz.setup.wealth-deal: four tiles each, seen by their owner only."""

    def __init__(self, dealt: i64) -> None:
        self.dealt: Final[i64] = dealt

    def run(self, t: Table) -> Ask | None:
        if self.dealt < t.edition.wealth_dealt * t.seats:
            return self.ask(t, ASK_DEAL_WEALTH)
        t.pop()
        return None

    def apply(self, t: Table, choice: i64) -> None:
        tile = bit(arg1(choice) - FIRST_WEALTH)
        seat = self.dealt // t.edition.wealth_dealt
        t.wealth &= ~tile
        t.players[seat].wealth |= tile
        t.emit_to(audience_of(seat), DEALT, seat, arg1(choice))
        t.emit_to(audience_without(seat), DEALT_HIDDEN, seat)
        t.replace(DealWealth(self.dealt + 1))


class PlaceDummies(DrawWealth):
    """tz.dummy.count, tz.dummy.draw: undealt tiles are opened until the last dummy stands."""

    def run(self, t: Table) -> Ask | None:
        if t.dummies > 0:
            return self.ask(t, ASK_DRAW_DUMMY)
        t.pop()
        return None

    def apply(self, t: Table, choice: i64) -> None:
        tile = t.edition.tiles[arg1(choice)]
        t.wealth &= ~bit(arg1(choice) - FIRST_WEALTH)
        lonely = tile.gear != CHICHEN and not has_dummy(t, tile.gear)
        put_dummy(t, tile.gear, tile.space, arg1(choice))                   # tz.dummy.depicted-space
        if lonely and t.dummies > 0:                                        # tz.dummy.opposite-space
            teeth = TEETH[tile.gear]
            put_dummy(t, tile.gear, (tile.space + teeth // 2) % teeth, EMPTY)


def has_dummy(t: Table, gear: i64) -> bool:
    """Return whether a dummy is on this gear already."""
    for place in range(GEAR_AT[gear], GEAR_AT[gear + 1]):
        if t.spaces[place] == DUMMY:
            return True
    return False


def put_dummy(t: Table, gear: i64, space: i64, tile: i64) -> None:
    """tz.dummy.block: it stands there like any worker."""
    put_on(t, gear, space, DUMMY)
    t.dummies -= 1
    t.emit(DUMMY_PLACED, gear, space, tile)


class ChooseWealth(TableQuestion):
    """tz.setup.wealth-choose: in secret two of four, one seat after the other, opened together."""

    def __init__(self, seat: i64, chosen: i64) -> None:
        super().__init__(seat, ASK_WEALTH)
        self.chosen: Final[i64] = chosen        # seats that have chosen

    def candidate_choices(self, t: Table) -> list[i64]:
        mine = members(t.players[self.seat].wealth)
        return [pack(KEEP, FIRST_WEALTH + a, FIRST_WEALTH + b) for a in mine for b in mine if a < b]

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != KEEP:
            return NOT_ASKED
        pair = kept_bits(choice)
        return 0 if pair & t.players[self.seat].wealth == pair else NOT_DEALT

    def run(self, t: Table) -> Ask | None:
        if self.chosen == t.seats:
            t.pop()
            return None
        return Ask(self.seat, self.prompt, self.legal_choices(t))

    def apply(self, t: Table, choice: i64) -> None:
        t.players[self.seat].kept = kept_bits(choice)
        t.emit(WEALTH_CHOSEN, self.seat)
        t.replace(ChooseWealth((self.seat + 1) % t.seats, self.chosen + 1))


def kept_bits(choice: i64) -> i64:
    """Return the two tiles of a choice, as a set."""
    return bit(arg1(choice) - FIRST_WEALTH) | bit(arg2(choice) - FIRST_WEALTH)


class GainWealth(Frame[Table]):
    """tz.setup.wealth-gain: all is opened, the discarded tiles are gone, everybody gains what is shown."""

    def __init__(self, at: i64) -> None:
        self.at: Final[i64] = at            # two tiles per seat, in seat order

    def run(self, t: Table) -> Ask | None:
        seat, tile = self.at // 2, self.at % 2
        if seat == t.seats:
            t.pop()
            return None
        if self.at == 0:
            reveal_wealth(t)
        mine = members(t.players[seat].kept)
        t.replace(GainWealth(self.at + 1))
        t.push(Effects(seat, FIRST_WEALTH + mine[tile], 0))
        return None


def reveal_wealth(t: Table) -> None:
    """Open the choices together: from here on a seat that took its choice back would have seen the others."""
    t.record_reveal()
    t.wealth = 0
    for seat in range(t.seats):
        p = t.players[seat]
        p.wealth = p.kept
        mine = members(p.kept)
        t.emit(WEALTH_KEPT, seat, FIRST_WEALTH + mine[0], FIRST_WEALTH + mine[1])
