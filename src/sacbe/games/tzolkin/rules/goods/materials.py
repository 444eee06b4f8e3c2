"""Materials: paying and taking blocks of choice, and the market."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.tzolkin.data.refusals import PAYING, SALES_FIRST, TRADE
from sacbe.games.tzolkin.rules.state import Table, TableQuestion, gain, pay
from sacbe.games.tzolkin.data.constants import (ASK_PAY, ASK_TAKE, ASK_TRADE, BUY, CORN, GOLD, PAY, SELL, STOP, TAKE,
                                                WOOD)
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED

PAYS: Final[list[i64]] = [pack(PAY, block) for block in range(WOOD, GOLD + 1)]
TAKES: Final[list[i64]] = [pack(TAKE, block) for block in range(WOOD, GOLD + 1)]
TRADES: Final[list[i64]] = [pack(STOP), *[pack(verb, block) for verb in (SELL, BUY) for block in range(WOOD, GOLD + 1)]]


class PayBlocks(TableQuestion):
    """Blocks of any kind (tz.general.materials), one question per block; the caller knows that there are enough."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, ASK_PAY)
        self.left: Final[i64] = left

    def candidate_choices(self, t: Table) -> list[i64]:
        return PAYS

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != PAY:
            return NOT_ASKED
        return 0 if t.players[self.seat].goods[arg1(choice)] > 0 else t.refuse(PAYING, 1, 0)

    def apply(self, t: Table, choice: i64) -> None:
        pay(t, self.seat, arg1(choice), 1)
        if self.left > 1:
            t.replace(PayBlocks(self.seat, self.left - 1))
        else:
            t.pop()


class TakeBlocks(TableQuestion):
    """Blocks of choice from the bank: tz.tech.extraction-bonus, tz.chichen.rewards."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat, ASK_TAKE)
        self.left: Final[i64] = left

    def legal_choices(self, t: Table) -> list[i64]:
        return TAKES

    def refusal(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == TAKE else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        gain(t, self.seat, arg1(choice), 1)
        if self.left > 1:
            t.replace(TakeBlocks(self.seat, self.left - 1))
        else:
            t.pop()


def sell_refusal(t: Table, seat: i64, block: i64) -> i64:
    """tz.market.exchange: only what is held can be sold."""
    return 0 if t.players[seat].goods[block] > 0 else t.refuse(TRADE, 1, 0)


def buy_refusal(t: Table, seat: i64, block: i64) -> i64:
    """tz.market.rates: the price must be there when the exchange is made."""
    corn = t.players[seat].goods[CORN]
    return 0 if corn >= t.edition.price[block] else t.refuse(TRADE, t.edition.price[block], corn)


class Market(TableQuestion):
    """tz.market.exchange, one trade at a time, sales before purchases (tz.ruling.sales-first), until enough."""

    def __init__(self, seat: i64, buying: bool) -> None:
        super().__init__(seat, ASK_TRADE)
        self.buying: Final = buying

    def candidate_choices(self, t: Table) -> list[i64]:
        return TRADES

    def refusal(self, t: Table, choice: i64) -> i64:
        verb = verb_of(choice)
        if verb == SELL:
            return SALES_FIRST if self.buying else sell_refusal(t, self.seat, arg1(choice))
        if verb == BUY:
            return buy_refusal(t, self.seat, arg1(choice))
        return 0 if verb == STOP else NOT_ASKED

    def apply(self, t: Table, choice: i64) -> None:
        verb, block, seat = verb_of(choice), arg1(choice), self.seat
        if verb == STOP:
            t.pop()
        elif verb == SELL:
            pay(t, seat, block, 1)
            gain(t, seat, CORN, t.edition.price[block])
        else:
            pay(t, seat, CORN, t.edition.price[block])
            gain(t, seat, block, 1)
            t.replace(BUYING[seat])


SELLING: Final = [Market(seat, False) for seat in range(4)]
BUYING: Final = [Market(seat, True) for seat in range(4)]
