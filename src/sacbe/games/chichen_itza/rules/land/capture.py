"""Taking control of a tile: its bonus, gems and the star."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import heroes, offers, prophecies, ruins
from sacbe.games.chichen_itza.data.edition import is_pair
from sacbe.games.chichen_itza.data.bitfields import pack_count
from sacbe.games.chichen_itza.data.refusals import LINE_NOT_HIT, NO_DOUBLE_LINE
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.powers.gears import raise_any
from sacbe.games.chichen_itza.rules.powers.gods import GiftOfGod
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic
from sacbe.games.chichen_itza.rules.land.reserve import deploy
from sacbe.games.chichen_itza.rules.land.reveals import SeeRuin, all_seats
from sacbe.games.chichen_itza.rules.land.treasure import Treasures
from sacbe.games.chichen_itza.rules.state import RUIN_AT, Table, gain
from sacbe.games.chichen_itza.data.constants import (ASK_HELD, ASK_LINE, CAMP, CAPTURED, CITY, COIN, DECLINE, GEM_TAKEN,
                                                     IDOL, KEEP, LINE, LINE_TRIGGERED, LUCK, MINE, RUIN, TEMPLE,
                                                     VILLAGE)
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, arg2, select_by_bits, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

LINES: Final = 10
ONCE: Final[list[i64]] = [pack(LINE, line, 1) for line in range(LINES)]
TWICE: Final[list[i64]] = [pack(LINE, line, 2) for line in range(LINES)]
# what the first six bonuses of a line give, in the order of tables.BONUSES; then a god of each colour
LINE_COINS: Final = 4
LINE_CARDS: Final = 3
LINE_LUCK: Final = 4
LINE_WARRIORS: Final = 3
LINE_IDOLS: Final = 2
HOLDING: Final[list[i64]] = [pack(DECLINE), pack(KEEP)]


def capture(t: Table, seat: i64, place: i64, cards: i64) -> None:
    """Take control of a tile with the heroes of these cards; the frame that calls is done already.

    ci.control.bonus.village, ci.control.bonus.camp, ci.control.bonus.temple, ci.control.bonus.ruin,
    ci.control.bonus.mine; ci.control.bonus-empty-tile: fight or no fight, every time again.
    """
    t.emit(CAPTURED, seat, place)
    found = heroes.treasures_on_capture(cards)
    if found:
        t.push(Treasures(seat, found, False))
    kind = t.edition.kind[place]
    if kind == VILLAGE:
        gain(t, seat, COIN, prophecies.capture_coins(t))
    elif kind == CAMP:
        deploy(t, seat, prophecies.capture_warriors(t), CITY)
    elif kind == TEMPLE:
        gain(t, seat, IDOL, prophecies.capture_idols(t))
    elif kind == RUIN:
        t.push(RuinBonus(seat, place, heroes.ruin_bonuses(cards) + prophecies.ruin_bonuses(t)))
        t.push(SeeRuin(place, all_seats(t)))
    else:
        take_gem(t, seat, t.edition.gem[place], heroes.doubles_line(cards))


def brings_more(t: Table, seat: i64, place: i64, cards: i64) -> bool:
    """Return whether a capture brings more than coins or idols: warriors leave strips that pay, a ruin is opened for
    all."""
    p = t.players[seat]
    if heroes.treasures_on_capture(cards) > 0:
        return True
    kind = t.edition.kind[place]
    if kind == CAMP:
        return p.reserve > 0
    return kind == RUIN or (kind == MINE and p.gems >> t.edition.gem[place] & 1 == 0)


class ChooseHeldHero(TableQuestion):
    """ci.control.no-bonus: units enter a tile that an own scout holds.

    ci.god.lasting: its owner may leave it so, or give up the control of the scout and capture the tile.
    """

    STORED_NAME: ClassVar = "Held"

    def __init__(self, seat: i64, place: i64, cards: i64) -> None:
        super().__init__(seat, ASK_HELD)
        self.place: Final[i64] = place
        self.cards: Final[i64] = cards

    def candidate_choices(self, t: Table) -> list[i64]:
        return HOLDING

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == DECLINE or verb_of(choice) == KEEP else NOT_ASKED

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == DECLINE:
            capture(t, self.seat, self.place, self.cards)


class RuinBonus(Frame[Table]):
    """Gives the bonus of a ruin that lies open now, as often as the heroes allow (ci.ruling.double-bonus)."""

    def __init__(self, seat: i64, place: i64, times: i64) -> None:
        self.seat: Final[i64] = seat
        self.place: Final[i64] = place
        self.times: Final[i64] = times

    def run(self, t: Table) -> Ask | None:
        t.pop()
        offers.offer_ruin_warrior(t, self.seat)
        for _ in range(self.times):
            ruins.grant_bonus(t, self.seat, t.edition.ruin_bonus[t.board[RUIN_AT + self.place]])
        return None


# ---------------------------------------------------------------- gems

def take_gem(t: Table, seat: i64, colour: i64, doubling: bool) -> None:
    """ci.gem.once-per-colour, ci.gem.star: a gem of a new colour triggers the lines to those placed earlier."""
    p = t.players[seat]
    if p.gems >> colour & 1:
        return
    lines: i64 = 0
    for line in range(LINES):
        if is_pair(t.edition.line_colours[line], colour, p.gems):
            lines |= bit(line)
    p.gems |= bit(colour)
    t.gems -= pack_count(colour, 1)
    t.emit(GEM_TAKEN, seat, colour)
    if lines:
        t.push(StarLines(seat, lines, doubling))


class StarLines(TableQuestion):
    """Asks for the order of the triggered lines; with the right hero one of them counts twice."""

    def __init__(self, seat: i64, lines: i64, doubling: bool) -> None:
        super().__init__(seat, ASK_LINE)
        self.lines: Final[i64] = lines
        self.doubling: Final = doubling

    def candidate_choices(self, t: Table) -> list[i64]:
        once = select_by_bits(ONCE, self.lines)
        return once + select_by_bits(TWICE, self.lines) if self.doubling else once

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != LINE:
            return NOT_ASKED
        if self.lines >> arg1(choice) & 1 == 0:
            return LINE_NOT_HIT
        return NO_DOUBLE_LINE if arg2(choice) == 2 and not self.doubling else 0

    def carry_out(self, t: Table, choice: i64) -> None:
        line = arg1(choice)
        left = self.lines & ~bit(line)
        t.pop()
        if left:
            t.push(StarLines(self.seat, left, self.doubling and arg2(choice) == 1))
        for _ in range(arg2(choice)):
            trigger_line(t, self.seat, line)


def trigger_line(t: Table, seat: i64, line: i64) -> None:
    """ci.gem.lines: what a line of the star pays."""
    t.emit(LINE_TRIGGERED, seat, line)
    bonus = t.edition.line_bonus[line]
    if bonus == 0:
        gain(t, seat, COIN, LINE_COINS)
    elif bonus == 1:
        t.push(DrawMagic(seat, LINE_CARDS))
    elif bonus == 2:
        gain(t, seat, LUCK, LINE_LUCK)
    elif bonus == 3:
        deploy(t, seat, LINE_WARRIORS, CITY)
    elif bonus == 4:
        gain(t, seat, IDOL, LINE_IDOLS)
    elif bonus == 5:
        raise_any(t, seat)
    else:
        t.push(GiftOfGod(seat, bonus - 6))
