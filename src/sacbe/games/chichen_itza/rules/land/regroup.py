"""Units put on the board or moved about it without a march: reinforcement and regrouping, one unit at a time."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.green import controlled_tiles, reinforcements, unit_limit
from sacbe.games.chichen_itza.data.refusals import (HERO_NOT_THERE, NO_UNITS, NOT_IN_PLAY, REGROUP_WHERE,
                                                    REINFORCE_WHERE, RESERVE_EMPTY, TILE_FULL)
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.powers.heroes import target_places, target_refusal
from sacbe.games.chichen_itza.rules.land.reserve import deploy
from sacbe.games.chichen_itza.rules.state import Player, Table, add_warriors, put_hero, units_at
from sacbe.games.chichen_itza.data.tables import HERO_TYPES
from sacbe.games.chichen_itza.data.constants import (ASK_LIFT, ASK_PUT, ASK_REINFORCE, CITY, EMPTY, LIFT, LIFTED,
                                                     PLACES, PUT, PUT_DOWN, STOP, WARRIOR)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask

PUTS: Final[list[list[i64]]] = [[pack(PUT, place, unit) for place in range(PLACES)] for unit in range(HERO_TYPES + 1)]
LIFTS: Final[list[list[i64]]] = [[pack(LIFT, place, unit) for place in range(PLACES)] for unit in range(HERO_TYPES + 1)]
ENOUGH: Final[list[i64]] = [pack(STOP)]


class Reinforce(TableQuestion):
    """ci.action.reinforcement: this many more warriors, each to the city or a tile under control."""

    def __init__(self, seat: i64, left: i64, only: i64) -> None:
        super().__init__(seat, ASK_REINFORCE)
        self.left: Final[i64] = left
        self.only: Final[i64] = only                        # where the first one went, if all must go there

    def candidate_choices(self, t: Table) -> list[i64]:
        return PUTS[WARRIOR] + ENOUGH

    def choices_without_trades(self, t: Table) -> list[i64]:
        if t.players[self.seat].reserve == 0:
            return ENOUGH
        places = target_places(t, self.seat, REINFORCE_WHERE, True)
        if self.only != EMPTY:
            places &= bit(self.only)
        return select_by_bits(PUTS[WARRIOR], places) + ENOUGH

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != PUT or arg2(choice) != WARRIOR:
            return 0 if verb_of(choice) == STOP else NOT_ASKED
        if t.players[self.seat].reserve == 0:
            return RESERVE_EMPTY
        if self.only != EMPTY and arg1(choice) != self.only:
            return t.refuse(REINFORCE_WHERE, arg1(choice))
        return target_refusal(t, self.seat, arg1(choice), REINFORCE_WHERE, True)

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == STOP:
            return
        deploy(t, self.seat, 1, arg1(choice))
        if self.left > 1:
            t.push(Reinforce(self.seat, self.left - 1, self.only if t.rulings.split else arg1(choice)))


def reinforce(t: Table, seat: i64) -> None:
    """ci.action.empty-effect: without warriors in reserve nothing is asked."""
    t.push(Reinforce(seat, reinforcements(t.players[seat], t.edition.reinforcements), EMPTY))


# ---------------------------------------------------------------- regrouping

def begin(t: Table, seat: i64) -> None:
    """ci.action.regroup, ci.action.regroup.result: targets are settled when the regroup begins."""
    targets = controlled_tiles(t, seat) if t.rulings.scouts_regroup else t.players[seat].held
    t.push(LiftUnits(seat, targets))


def count_units(p: Player, place: i64, unit: i64) -> i64:
    """Return how many such units stand on a place: warriors, or one hero."""
    return p.warriors[place] if unit == WARRIOR else 1 if p.hero_at[unit - 1] == place else 0


class LiftUnits(TableQuestion):
    """Asks which units are taken up, one at a time; any number, from the city and any own tile."""

    STORED_NAME: ClassVar = "Lift"

    def __init__(self, seat: i64, targets: i64) -> None:
        super().__init__(seat, ASK_LIFT)
        self.targets: Final[i64] = targets

    def candidate_choices(self, t: Table) -> list[i64]:
        return [c for unit in range(HERO_TYPES + 1) for c in LIFTS[unit]] + ENOUGH

    def choices_without_trades(self, t: Table) -> list[i64]:
        p = t.players[self.seat]
        places: i64 = 0
        for place in range(PLACES):
            if p.warriors[place] > 0:
                places |= bit(place)
        found = select_by_bits(LIFTS[WARRIOR], places)
        for hero in range(HERO_TYPES):
            if p.hero_at[hero] != EMPTY:
                found.append(pack(LIFT, p.hero_at[hero], hero + 1))
        return found + ENOUGH

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != LIFT:
            return 0 if verb_of(choice) == STOP else NOT_ASKED
        if count_units(t.players[self.seat], arg1(choice), arg2(choice)) > 0:
            return 0
        return t.refuse(NO_UNITS if arg2(choice) == WARRIOR else HERO_NOT_THERE, arg1(choice))

    def carry_out(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == STOP:
            t.replace(PutDown(self.seat, self.targets))
            return
        p = t.players[self.seat]
        t.emit(LIFTED, self.seat, arg1(choice), arg2(choice))
        if arg2(choice) == WARRIOR:
            p.lifted += 1
            add_warriors(p, arg1(choice), -1)
        else:
            put_hero(p, arg2(choice) - 1, EMPTY)


class PutDown(TableQuestion):
    """Asks where the units in hand go; only the final distribution must respect the unit limit."""

    def __init__(self, seat: i64, targets: i64) -> None:
        super().__init__(seat, ASK_PUT)
        self.targets: Final[i64] = targets

    def next_unit(self, p: Player) -> i64:
        """Return the unit that is put down next, heroes first, then warriors; EMPTY when the hand is empty."""
        for hero in range(HERO_TYPES):
            if p.hero_card[hero] != EMPTY and p.hero_at[hero] == EMPTY:
                return hero + 1
        return WARRIOR if p.lifted > 0 else EMPTY

    def run(self, t: Table) -> Ask | None:
        if self.next_unit(t.players[self.seat]) == EMPTY:
            t.pop()
            return None
        return Ask(self.seat, self.prompt, self.legal_choices(t))

    def candidate_choices(self, t: Table) -> list[i64]:
        return PUTS[self.next_unit(t.players[self.seat])]

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        p = t.players[self.seat]
        place = arg1(choice)
        if verb_of(choice) != PUT or arg2(choice) != self.next_unit(p):
            return NOT_ASKED
        if place == CITY:
            return 0
        if t.edition.tiles[t.seats] >> place & 1 == 0:
            return NOT_IN_PLAY
        if self.targets >> place & 1 == 0:
            return t.refuse(REGROUP_WHERE, place)
        limit = unit_limit(p)
        units = units_at(p, place)
        return t.refuse(TILE_FULL, limit, units + 1) if units >= limit else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        p = t.players[self.seat]
        t.emit(PUT_DOWN, self.seat, arg1(choice), arg2(choice))
        if arg2(choice) == WARRIOR:
            p.lifted -= 1
            add_warriors(p, arg1(choice), 1)
        else:
            put_hero(p, arg2(choice) - 1, arg1(choice))
