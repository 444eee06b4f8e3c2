"""The course of a game: who leads when, how often that changes, and what the decisions are about.

The strongest evaluator of the game is asked.  When another seat is to decide, it says what every seat can expect; that
looks at the whole table, because nobody plays by it.  What the options of a decision are worth is asked now and then
only, since it takes longer: on a copy that knows no more than the seat, each option is followed by a short plan of the
same turn, and the evaluator values where that leads.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from sacbe.bots import learnt_evaluator
from sacbe.bots.search.greedy import GreedyPlanner
from sacbe.games.common.event_counter import sole_leader
from sacbe.kernel.core.chance import Driver, SeededDriver, mix_seed
from sacbe.kernel.core.frame import Ask, State
from sacbe.kernel.definition.game_definition import GameDefinition

TENTHS: Final = 10
NOBODY: Final = -1          # leads alone
EVERY: Final = 16           # of so many decisions the options of one are weighed
MOST: Final = 24            # options of a decision that are weighed: of more, as many, evenly spread
WIDTH: Final = 2            # branches of the plan that follows an option
EVEN: Final = 0.05          # points: options that differ less are worth the same
DIGITS: Final = 6           # of a sum of points that is stored: the same in every process


class QuestionCount(NamedTuple):
    """One kind of question in a game; `worth` adds up what the best option is worth more than the mean one."""

    times: int = 0
    options: int = 0
    weighed: int = 0
    idle: int = 0           # of those weighed: all options are worth the same
    worth: float = 0.0

    def add_counts(self, other: QuestionCount) -> QuestionCount:
        """Return the sum of these counts and others."""
        return QuestionCount(self.times + other.times, self.options + other.options, self.weighed + other.weighed,
                     self.idle + other.idle, self.worth + other.worth)


class GameCourse(NamedTuple):
    """The course of one game: who led when, and what the decisions were about."""

    leads: tuple[int, ...]              # in the middle of each tenth of the game
    changes: int                        # of the lead
    asked: dict[str, QuestionCount]             # by the name of the question


class GameFollower:
    """Follows one game decision by decision."""

    def __init__(self, definition: GameDefinition, number: int, every: int = EVERY) -> None:
        self.definition: Final = definition
        self.evaluator: Final = learnt_evaluator.make_evaluator(definition)
        self.planner: Final = GreedyPlanner(self.evaluator, WIDTH)
        self.number: Final = number
        self.every: Final = every                       # 0: no options are weighed
        self.decisions = 0
        self.seat = NOBODY
        self.leads: Final[list[tuple[int, int]]] = []   # before which decision, and who
        self.asked: Final[dict[str, QuestionCount]] = {}

    def observe_decision(self, state: State, ask: Ask) -> None:
        """Note who leads, and what is at stake; called before a decision of a player."""
        if ask.seat != self.seat:
            self.seat = int(ask.seat)
            ahead = sole_leader(self.evaluator.expected_points(state))
            self.leads.append((self.decisions, NOBODY if ahead is None else ahead))
        weighed = QuestionCount(1, len(ask.options))
        if self.every and (self.decisions + self.number) % self.every == 0:
            weighed = weighed.add_counts(decision_stakes(self.option_values(state, ask)))
        name = self.definition.prompts[ask.prompt]
        self.asked[name] = self.asked.get(name, QuestionCount()).add_counts(weighed)
        self.decisions += 1

    def option_values(self, state: State, ask: Ask) -> list[float]:
        """Return what the options are worth to the seat that is asked, in points, each with a short plan behind it."""
        seat = ask.seat
        known = self.definition.redeal(state, int(seat), SeededDriver(mix_seed(self.number, self.decisions)))
        found = []
        for choice in sample_evenly(ask.options, MOST):
            after = known.clone()
            after.apply(choice)
            if after.ask is not None and after.ask.seat == seat:
                for planned in reversed(self.planner.best_plan(after)):
                    after.apply(planned)
            found.append(self.evaluator.plan_value(after, seat))
        return found

    def course(self) -> GameCourse:
        """Return the course of the game, when it is over."""
        known = [seat for _, seat in self.leads if seat != NOBODY]
        changes = sum(before != after for before, after in pairwise(known))
        asked = {name: one._replace(worth=round(one.worth, DIGITS)) for name, one in sorted(self.asked.items())}
        return GameCourse(tuple(self.leader_at(tenth) for tenth in range(TENTHS)), changes, asked)

    def leader_at(self, tenth: int) -> int:
        """Return who led in the middle of a tenth of the decisions."""
        middle = (2 * tenth + 1) * self.decisions / (2 * TENTHS)
        return next((seat for at, seat in reversed(self.leads) if at <= middle), NOBODY)


class FollowedBot(Driver):
    """A bot whose decisions a follower observes."""

    def __init__(self, bot: Driver, follower: GameFollower) -> None:
        super().__init__()
        self.bot: Final = bot
        self.follower: Final = follower

    def choose(self, state: State, ask: Ask) -> int:
        self.follower.observe_decision(state, ask)
        return self.bot.choose(state, ask)


def decision_stakes(worths: list[float]) -> QuestionCount:
    """Return the counts of one decision whose options were weighed.

    >>> decision_stakes([3.0, 1.0, 2.0])
    QuestionCount(times=0, options=0, weighed=1, idle=0, worth=1.0)
    """
    best = max(worths)
    if best - min(worths) < EVEN:
        return QuestionCount(weighed=1, idle=1)
    return QuestionCount(weighed=1, worth=best - sum(worths) / len(worths))


def sample_evenly(options: list[int], most: int) -> list[int]:
    """Return all options, or at most so many of them, evenly spread.

    >>> sample_evenly([1, 2, 3, 4, 5, 6], 3)
    [1, 3, 5]
    """
    if len(options) <= most:
        return options
    return [options[at * len(options) // most] for at in range(most)]
