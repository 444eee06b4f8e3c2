"""Tasks: checked when the round marker passes their symbol, marked with an own warrior."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.cards.green import idol_worth
from sacbe.games.chichen_itza.cards.tasks import COINS_ASKED, first_of_class, is_met, wants_coins
from sacbe.games.chichen_itza.data.refusals import NO_WARRIOR
from sacbe.games.chichen_itza.rules.table_question import TableQuestion
from sacbe.games.chichen_itza.rules.state import Table, add_warriors
from sacbe.games.chichen_itza.data.tables import IDOL_COINS, TASK_FIRST
from sacbe.games.chichen_itza.data.constants import ASK_MARK, ASK_SELL, EMPTY, KEEP, MARK, PLACES, TASK_MET
from sacbe.kernel.core.bits import bit
from sacbe.kernel.core.choice import arg1, pack, verb_of
from sacbe.kernel.core.frame import NOT_ASKED, Ask, Frame

RESERVE: Final = PLACES                 # the place of MARK that is none: the reserve
MARKS: Final[list[i64]] = [pack(MARK, place) for place in range(PLACES + 1)]
LEAVE: Final[list[i64]] = [pack(KEEP)]


def due_task(t: Table) -> i64:
    """ci.end.g.advance: the task whose symbol is passed after this round, or EMPTY."""
    for row in range(4):
        if t.edition.task_round[row] == t.round:
            return first_of_class(t.open_tasks, TASK_FIRST[row], TASK_FIRST[row + 1])
    return EMPTY


def check_task(t: Table) -> None:
    """ci.end.g.tasks: first everyone who can still sell idols for it, then all are checked."""
    task = due_task(t)
    if task == EMPTY:
        return
    t.push(JudgeTask(task))
    if wants_coins(task):
        for at in range(t.seats - 1, -1, -1):
            t.push(SellIdols(t.order[at]))


class SellIdols(TableQuestion):
    """Asks for the last trade of idols for coins that a task counts."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat, ASK_SELL)

    def candidate_choices(self, t: Table) -> list[i64]:
        return LEAVE

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        return 0 if verb_of(choice) == KEEP else NOT_ASKED

    def may_trade(self, t: Table) -> bool:
        p = t.players[self.seat]
        return p.coins < COINS_ASKED <= p.coins + IDOL_COINS * idol_worth(p) * p.idols

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()


class JudgeTask(Frame[Table]):
    """Checks a task for everybody before anybody puts a warrior on the card."""

    def __init__(self, task: i64) -> None:
        self.task: Final[i64] = task

    def run(self, t: Table) -> Ask | None:
        t.pop()
        for at in range(t.seats - 1, -1, -1):
            if is_met(t, t.order[at], self.task):
                t.push(MarkTask(t.order[at], self.task))
        return None


class MarkTask(TableQuestion):
    """ci.task.marker: one own warrior from the reserve or the board lies on the card for good."""

    def __init__(self, seat: i64, task: i64) -> None:
        super().__init__(seat, ASK_MARK)
        self.task: Final[i64] = task

    def candidate_choices(self, t: Table) -> list[i64]:
        return MARKS

    def find_forbidding_rule(self, t: Table, choice: i64) -> i64:
        if verb_of(choice) != MARK:
            return NOT_ASKED
        p = t.players[self.seat]
        have = p.reserve if arg1(choice) == RESERVE else p.warriors[arg1(choice)]
        return 0 if have > 0 else t.refuse(NO_WARRIOR, arg1(choice))

    def carry_out(self, t: Table, choice: i64) -> None:
        t.pop()
        p = t.players[self.seat]
        if arg1(choice) == RESERVE:
            p.reserve -= 1
        else:
            add_warriors(p, arg1(choice), -1)
        p.tasks |= bit(self.task)
        t.emit(TASK_MET, self.seat, self.task)
