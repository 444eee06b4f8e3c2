"""Prophecies that strike when they are turned up, seat by seat in turn order; compulsory unless the card says "may"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.data.refusals import AT_BOTTOM, LINE_NOT_HIT, NO_DOUBLE_LINE
from sacbe.games.chichen_itza.rules import turns
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.land.capture import ONCE, trigger_line
from sacbe.games.chichen_itza.rules.powers.gears import GEAR_CHOICES, RaiseAny, can_lower, lower_gear
from sacbe.games.chichen_itza.rules.powers.gods import COLOURS, MORE_OPENINGS
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic
from sacbe.games.chichen_itza.rules.land.reserve import deploy, send_back
from sacbe.games.chichen_itza.rules.state import Table, add_warriors, gain, pay
from sacbe.games.chichen_itza.data.constants import (ASK_LINE, ASK_LOWER, ASK_RAISE, CITY, COIN, DECLINE, IDOL, LINE,
                                                     LOWER_GEAR, LUCK, PEACE_MADE, RECALLED, WAR_DECLARED)
from sacbe.kernel.core.bits import members
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask

RAIN: Final = 5
TAX_COINS: Final = 4
LEVY: Final = 3
GIFTS: Final = 2
MORE_GODS: Final = 2                # further open cards of each colour
LOWERINGS: Final[list[i64]] = [pack(LOWER_GEAR, gear) for gear in range(4)]


def turns_taken(t: Table) -> i64:
    """Return the turns of every seat that the prophecy has used up: bp.prophecy.24."""
    return 1 if t.prophecy == 24 else 0


def apply_to_table(t: Table) -> None:
    """Apply what happens once, not seat by seat: bp.prophecy.23 lays further god cards open."""
    if t.prophecy == 23:
        for _ in range(MORE_GODS):
            for colour in range(COLOURS - 1, -1, -1):
                t.push(MORE_OPENINGS[colour])


def apply_to_seat(t: Table, seat: i64) -> None:
    """Apply the prophecy just turned up to one seat; prophecies that last all round do nothing here."""
    p = t.players[seat]
    card = t.prophecy
    if card == 8:                                           # bp.prophecy.08
        recall_warriors(t, seat, t.modules.land)
    elif card == 9:                                         # bp.prophecy.09
        recall_warriors(t, seat, t.modules.water)
    elif card == 12:                                        # bp.prophecy.12
        gain(t, seat, COIN, RAIN)
    elif card == 13:                                        # bp.prophecy.13
        pay(t, seat, COIN, min(TAX_COINS, p.coins))
    elif card == 18:                                        # bp.prophecy.18
        deploy(t, seat, LEVY, CITY)
    elif card == 20:                                        # bp.prophecy.20
        t.push(AnyLine(seat))
    elif card == 24:                                        # bp.prophecy.24
        turns.use_coins(t, seat)
    elif card == 26:                                        # bp.prophecy.26
        p.war = t.edition.diplomacy
        t.emit(WAR_DECLARED, seat)
    elif card == 27:                                        # bp.prophecy.27
        p.war = 0
        t.emit(PEACE_MADE, seat, 0)
    elif card == 28:                                        # bp.prophecy.28
        gain(t, seat, LUCK, GIFTS)
        gain(t, seat, IDOL, GIFTS)
        t.push(DrawMagic(seat, GIFTS))
    elif card == 29:                                        # bp.prophecy.29
        t.push(RaiseOrNot(seat))
    elif card == 30:                                        # bp.prophecy.30
        t.push(LowerOne(seat))


def recall_warriors(t: Table, seat: i64, tiles: i64) -> None:
    """Send a warrior of every controlled tile of a terrain home; a hero there stays, and with it the control.

    bp.combine.prophecy-tunnels: the white tunnel mine is land and water.
    """
    p = t.players[seat]
    home: i64 = 0
    for place in members(p.held & tiles):
        if p.warriors[place] > 0:
            add_warriors(p, place, -1)
            t.emit(RECALLED, seat, place)
            home += 1
    send_back(t, seat, home)


class AnyLine(TableQuestion):
    """Asks for one of the ten bonuses of the star, whatever gems there are."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_LINE)

    def candidate_choices(self, t: Table) -> list[i64]:
        return ONCE

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != LINE:
            return NOT_ASKED
        return 0 if arg2(choice) == 1 else NO_DOUBLE_LINE if arg2(choice) == 2 else LINE_NOT_HIT

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        trigger_line(t, self.seat, arg1(choice))


class RaiseOrNot(RaiseAny):
    """Asks for a gear to go up a level with its side gain, or for none."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_RAISE)

    def candidate_choices(self, t: Table) -> list[i64]:
        return [*GEAR_CHOICES, pack(DECLINE)]

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DECLINE else super().find_forbidding_rule(t, choice)

    def carry_out(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == DECLINE:
            t.pop()
        else:
            super().carry_out(t, choice)


class LowerOne(TableQuestion):
    """Asks which gear above level 1 goes down; without one nothing happens."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_LOWER)

    def run(self, t: Table) -> Ask | None:
        if can_lower(t.players[self.seat]):
            return Ask(self.seat, self.prompt, self.legal_choices(t))
        t.pop()
        return None

    def candidate_choices(self, t: Table) -> list[i64]:
        return LOWERINGS

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != LOWER_GEAR:
            return NOT_ASKED
        return t.refuse(AT_BOTTOM, arg1(choice)) if t.players[self.seat].levels[arg1(choice)] == 1 else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        lower_gear(t, self.seat, arg1(choice))
