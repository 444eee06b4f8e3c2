"""Zotz's cave: webs and spiders, and what an unused die can still prevent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.temple_of_chac.cards.gear import can_light
from sacbe.games.temple_of_chac.data.refusals import NO_TORCH, NO_UNUSED_DIE
from sacbe.games.temple_of_chac.rules.wounds import wound
from sacbe.games.temple_of_chac.rules.state import (WEB_AT, WEBS_LEFT, Table, TableQuestion, dice_of, spend, use,
                                                    web_state, webs_left)
from sacbe.games.temple_of_chac.data.constants import (ASK_SPIDER, ASK_WEB, BLANK, CANCELLED, CAVE, FACE_DOWN, FACE_UP,
                                                       GAVE_DIE, GIVE, GONE, HIGH, LIGHT, LOW, SPIDER, SUFFER, TORCH,
                                                       WEB, WEB_SHOWN)
from sacbe.kernel.core.choice import arg1, arg2, pack, verb_of
from sacbe.kernel.core.frame import CHANCE, NOT_ASKED, Ask, Frame

WEBS: Final[list[list[list[i64]]]] = [[[pack(WEB, kind, copy) for copy in range(1, n + 1)] for n in range(7)]
                                      for kind in (SPIDER, BLANK)]
CANCELS: Final[list[i64]] = [pack(SUFFER), pack(GIVE, LOW), pack(GIVE, HIGH), pack(LIGHT)]


def enter(t: Table, seat: i64, at: i64) -> None:
    """tc.cave.web-reveal: a face-down token is turned up; an open spider bites."""
    state = web_state(t, at)
    if state == FACE_DOWN:
        t.push(ShowWeb(seat, at))
    elif state == FACE_UP:
        t.push(MeetSpider(seat, at))


class ShowWeb(Frame[Table]):
    """tc.secret.webs, tc.cave.web-tokens: drawn when somebody comes; tc.cave.blank: a blank is gone."""

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat: Final[i64] = seat
        self.at: Final[i64] = at

    def run(self, t: Table) -> Ask | None:
        return Ask(CHANCE, ASK_WEB, WEBS[SPIDER][webs_left(t, SPIDER)] + WEBS[BLANK][webs_left(t, BLANK)])

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == WEB and arg2(choice) <= webs_left(t, arg1(choice)) else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        kind = arg1(choice)
        t.small[WEBS_LEFT + kind] -= 1
        t.emit(WEB_SHOWN, CAVE + self.at, kind)
        t.small[WEB_AT + self.at] = FACE_UP if kind == SPIDER else GONE
        if kind == SPIDER:
            t.replace(MeetSpider(self.seat, self.at))
        else:
            t.pop()


def cancel_refusal(t: Table, seat: i64, choice: i64) -> i64:
    """Refuse a way to meet bats or a spider; tc.turn.unused-die: only a die that is left, in one's own turn."""
    verb = verb_of(choice)
    if verb == SUFFER:
        return 0
    if verb == GIVE:
        return 0 if t.turn == seat and dice_of(t, arg1(choice)) > 0 else NO_UNUSED_DIE
    if verb == LIGHT:
        return 0 if can_light(t.players[seat]) else NO_TORCH
    return NOT_ASKED


def pay_for_cancelling(t: Table, seat: i64, choice: i64) -> None:
    """Pay with a die, or use the torch."""
    if verb_of(choice) == GIVE:
        spend(t, arg1(choice))
        t.emit(GAVE_DIE, seat)
    else:
        use(t.players[seat], TORCH)


class MeetSpider(TableQuestion):
    """tc.cave.spider: a Wound, or an unused die for the spider."""

    def __init__(self, seat: i64, at: i64) -> None:
        super().__init__(seat, ASK_SPIDER)
        self.at: Final[i64] = at

    def candidate_choices(self, t: Table) -> list[i64]:
        return CANCELS

    def refusal(self, t: Table, choice: i64) -> i64:
        return cancel_refusal(t, self.seat, choice)

    def apply(self, t: Table, choice: i64) -> None:
        t.pop()
        if verb_of(choice) == SUFFER:
            wound(t, self.seat, t.edition.spider_wounds)
            return
        pay_for_cancelling(t, self.seat, choice)
        t.small[WEB_AT + self.at] = GONE
        t.emit(CANCELLED, self.seat, 1)
