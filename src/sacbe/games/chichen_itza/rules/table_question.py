"""Questions at this table: everyone who is asked something may trade idols first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards import green
from sacbe.games.chichen_itza.data.refusals import NO_IDOL, NO_MAGIC_LEFT
from sacbe.games.chichen_itza.rules.powers.magic import DrawMagic, magic_left
from sacbe.games.chichen_itza.rules.state import Table, gain
from sacbe.games.chichen_itza.data.tables import IDOL_COINS
from sacbe.games.chichen_itza.data.constants import COIN, LUCK, TRADE, TRADED
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import Ask, QuestionFrame

FOR_MAGIC: Final = 2                    # what an idol is traded for: coins, luck, or a magic card
TRADES: Final[list[i64]] = [pack(TRADE, COIN), pack(TRADE, LUCK), pack(TRADE, FOR_MAGIC)]
NO_CARD_TRADES: Final[list[i64]] = TRADES[:FOR_MAGIC]


class TableQuestion(QuestionFrame[Table]):
    """A question to one seat.  ci.idol.exchange: its idols can be traded wherever it has something to decide.

    A question with a single answer is not put, so idols alone do not make one; `may_trade` says where a trade could
    open another answer and the seat is asked for that reason.
    """

    def candidate_choices(self, t: Table) -> list[i64]:
        """Return at least every legal choice, in a stable order."""
        raise NotImplementedError

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        """Return 0, or the number of the rule that forbids this choice; trades are not checked here."""
        raise NotImplementedError

    def carry_out(self, t: Table, choice: i64) -> None:
        """Carry out the answer, if it is no trade."""
        raise NotImplementedError

    def may_trade(self, t: Table) -> bool:
        """Return whether a trade could open an answer that is closed now."""
        return False

    def choices_without_trades(self, t: Table) -> list[i64]:
        """Return the answers without trades; a hot question lists them itself, through the same helpers."""
        return [c for c in self.candidate_choices(t) if self.find_forbidding_rule(t, c) == 0]

    def legal_choices(self, t: Table) -> list[i64]:
        own = self.choices_without_trades(t)
        if t.players[self.seat].idols == 0 or (len(own) < 2 and not self.may_trade(t)):
            return own
        return own + (TRADES if magic_left(t) > 0 else NO_CARD_TRADES)

    def run(self, t: Table) -> Ask | None:
        return Ask(self.seat, self.prompt, self.legal_choices(t))

    def refusal(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != TRADE:
            return self.find_forbidding_rule(t, choice)
        idols = t.players[self.seat].idols
        if idols == 0:
            return t.refuse(NO_IDOL, 1, idols)
        return NO_MAGIC_LEFT if arg1(choice) == FOR_MAGIC and magic_left(t) == 0 else 0

    def apply(self, t: Table, choice: i64) -> None:
        if verb_of(choice) == TRADE:
            trade(t, self.seat, arg1(choice))
        else:
            self.carry_out(t, choice)


def trade(t: Table, seat: i64, good: i64) -> None:
    """ci.idol.exchange: 2 coins, or a luck token, or a magic card; the question that was put is put again."""
    p = t.players[seat]
    p.idols -= 1
    t.emit(TRADED, seat, good)
    times = green.idol_worth(p)
    if good == COIN:
        gain(t, seat, COIN, IDOL_COINS * times)
    elif good == LUCK:
        gain(t, seat, LUCK, times)
    else:
        t.push(DrawMagic(seat, times))
