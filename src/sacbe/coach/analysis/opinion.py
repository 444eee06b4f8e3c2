"""An opinion about a pending decision: what each option is worth to the seat that is asked, from what it may know.

An option is as good as the best plan for the rest of the turn that begins with it.  Plans are compared by simulations
of the search: each has a deal of the unknown and dice of its own, and every plan is tried with the same ones.  So the
difference between two plans is much surer than either of them.  What lags behind is tried no further.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from typing import Final

from msgspec import Struct

from sacbe.bots import win_chances
from sacbe.bots.search.mcts import TreeNode, TreePlan, TreeSearch, best_plans
from sacbe.coach.analysis.luck import arithmetic_mean, standard_error
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.outlook import Outlook

SIMULATIONS: Final = 96         # of one decision at depth 1
WIDTH: Final = 4                # branches of the beam that plans the rest of a turn
MOST_PLANS: Final = 12          # plans that are compared
LEAST_TRIES: Final = 4          # of each plan in a round
DEALS: Final = 8                # of the unknown, for the chance before the decision
PER_POINT: Final = 0.002        # of a chance, that a point is worth where chances are alike, as in the search


class OptionOpinion(Struct):
    """The value of one option, by the best plan that begins with it; all chances and points are of that line."""

    move: str
    line: list[str]                     # the plan: this move and the rest of the turn
    chance: float                       # of the seat that is asked, to win
    error: float                        # standard error of the chance
    points: float                       # that the seat can expect
    categories: dict[str, float]        # where these points come from
    rivals: dict[str, tuple[float, float]]      # each other seat's chance and points
    behind: float                       # chance less than the best option
    behind_error: float                 # standard error of that difference
    samples: int
    plan: int                           # options with the same number lead to the same position


class Opinion(Struct):
    """All options of a decision, the best first, and how the seat stood before it."""

    seat: str
    prompt: str
    before: float                       # the seat's chance, as it knew it then, without looking ahead
    points: float
    options: list[OptionOpinion]
    simulations: int
    calibrated: bool

    @property
    def best(self) -> OptionOpinion:
        return self.options[0]

    def option_of(self, move: str) -> OptionOpinion:
        """Return the opinion about one of the moves."""
        return next(option for option in self.options if option.move == move)


class TriedPlan:
    """A plan with the outlooks that its simulations ended with, one after the other."""

    def __init__(self, way: TreePlan) -> None:
        self.way = way
        self.options: dict[int, list[int]] = {}         # that lead to where it ends, with the choices of each
        self.ends: list[list[Outlook]] = []

    def search_values(self, seat: int) -> list[float]:
        """Return the seat's chance at the end of each simulation, plus a little for points."""
        return [end[seat].chance + PER_POINT * end[seat].points for end in self.ends]


def analyze_decision(values: PositionValues, state: State, depth: int = 1, seed: int = 0,
                     must: int | None = None) -> Opinion:
    """Return an opinion about each option of the seat that is asked, from what that seat can know.

    Where there are very many options, some that look bad are left out.

    `must` is an option that is looked at in any case.  With the same seed, two positions that the seat cannot tell
    apart give the same opinion: the true position is left behind with the first deal.
    """
    ask = state.ask
    assert ask is not None
    seat = int(ask.seat)
    own = determinized_copy(values, state, seed)
    with win_chances.LOCK:
        before = values.outlooks_of_seat(own, seat, DEALS, seed)[seat]
        plans = PlanComparison(values, own, seat, seed).compare_plans(SIMULATIONS * depth, must)
        return build_opinion(values, own, seat, plans, before)


def determinized_copy(values: PositionValues, state: State, seed: int) -> State:
    """Return the position as the seat that is asked may know it: what it cannot know is dealt again."""
    ask = state.ask
    assert ask is not None
    return values.definition.redeal(state, int(ask.seat), SeededDriver(mix_seed(seed, 0)))


class PlanComparison:
    """Compares the plans of one decision on a copy that knows no more than the seat."""

    def __init__(self, values: PositionValues, own: State, seat: int, seed: int) -> None:
        self.values = values
        self.own = own
        self.seat = seat
        self.seed = seed
        self.dice = SeededDriver(seed)
        self.searcher = TreeSearch(values.evaluator, values.definition.redeal, self.dice)

    def compare_plans(self, simulations: int, must: int | None) -> list[TriedPlan]:
        """Simulate the plans, the better ones more often, and return them with their results, the best first."""
        plans = self.plans(must)
        self.searcher.root = TreeNode()
        for plan in plans:
            self.searcher.root.plans.append(plan.way)
        if len(plans) == 1:
            self.simulate(plans[0], LEAST_TRIES)
            return plans
        rounds = max(1, ceil(log2(len(plans))))
        going = plans
        for number in range(rounds):
            tries = max(LEAST_TRIES, simulations // rounds // len(going))
            most = max(len(plan.ends) for plan in going) + tries
            for plan in going:
                self.simulate(plan, most - len(plan.ends))
            going = self.better_half(going, must, last=number + 1 == rounds)
        others = [plan for plan in plans if plan not in going]
        return going + sorted(others, key=lambda plan: -self.lead_over(plan, going[0]))

    def better_half(self, plans: list[TriedPlan], must: int | None, last: bool) -> list[TriedPlan]:
        """Return the better half of the plans, and in any case the plan that contains the option `must`.

        In the last round, return all of them, ranked.
        """
        ranked = sorted(plans, key=lambda plan: -arithmetic_mean(plan.search_values(self.seat)))
        if last:
            return ranked
        kept = ranked[:max(2, (len(ranked) + 1) // 2)]
        return kept + [plan for plan in ranked if must in plan.options and plan not in kept]

    def lead_over(self, plan: TriedPlan, best: TriedPlan) -> float:
        """Return how much more a plan promises than the best one, in the simulations that both had."""
        mine, other = plan.search_values(self.seat), best.search_values(self.seat)
        both = min(len(mine), len(other))
        return arithmetic_mean(mine[:both]) - arithmetic_mean(other[:both])

    def simulate(self, plan: TriedPlan, times: int) -> None:
        """Simulate a plan some more times; the number of a simulation decides its deal and its dice."""
        for _ in range(times):
            reseed_dice(self.dice, mix_seed(self.seed, 1 + len(plan.ends)))
            end = self.searcher.try_plan(self.own, self.seat, plan.way)
            plan.ends.append(self.values.outlooks(end))

    def plans(self, must: int | None) -> list[TriedPlan]:
        """Return the best plan for each option; options whose plans end in the same position share one plan."""
        ask = self.own.ask
        assert ask is not None
        found: dict[str, TriedPlan] = {}
        for option, twin in self.first_choices(must):
            rest = self.complete_turn(twin)
            for choice in rest:
                twin.apply(choice)
            choices = [option, *rest]
            way = TreePlan(choices, self.values.evaluator.plan_value(twin, self.seat))
            found.setdefault(twin.position_key(), TriedPlan(way)).options[option] = choices
        ranked = sorted(found.values(), key=lambda plan: -plan.way.worth)
        return ranked[:MOST_PLANS] + [plan for plan in ranked[MOST_PLANS:] if must in plan.options]

    def first_choices(self, must: int | None) -> list[tuple[int, State]]:
        """Return every option with the position after it; of very many options, only those that look best at once."""
        ask = self.own.ask
        assert ask is not None
        after: list[tuple[float, int, State]] = []
        for option in ask.options:
            twin = self.own.clone()
            twin.apply(option)
            after.append((self.values.evaluator.plan_value(twin, self.seat), int(option), twin))
        if len(after) > 2 * MOST_PLANS:
            ranked = sorted(after, key=lambda one: -one[0])
            after = ranked[:2 * MOST_PLANS] + [one for one in ranked[2 * MOST_PLANS:] if one[1] == must]
        return [(option, twin) for _, option, twin in after]

    def complete_turn(self, state: State) -> list[int]:
        """Return the best choices for the rest of the seat's turn."""
        ask = state.ask
        if ask is None or ask.seat != self.seat:
            return []
        return list(best_plans(self.values.evaluator, state, WIDTH, 1)[0].choices)


def reseed_dice(dice: SeededDriver, seed: int) -> None:
    """Reset dice as if they had just been made with this seed."""
    fresh = SeededDriver(seed)
    dice.a, dice.b, dice.c, dice.d = fresh.a, fresh.b, fresh.c, fresh.d


# ---------------------------------------------------------------- telling it

def build_opinion(values: PositionValues, own: State, seat: int, plans: Sequence[TriedPlan],
                  before: Outlook) -> Opinion:
    """Turn simulated plans into an opinion, the best option first."""
    ask = own.ask
    assert ask is not None
    definition = values.definition
    best = plans[0]
    after = mean_outlooks(best.ends, seat)
    options = []
    for number, plan in enumerate(plans):
        both = min(len(plan.ends), len(best.ends))
        started = mean_outlooks(best.ends[:both], seat) if both < len(best.ends) else after
        looks = [shift_outlook(*each) for each in zip(mean_outlooks(plan.ends[:both], seat), started, after)]
        options += [build_option_opinion(values, seat, plan, best, number, looks, option) for option in plan.options]
    return Opinion(definition.seats[seat], definition.prompts[int(ask.prompt)], before.chance, before.points, options,
                   sum(len(plan.ends) for plan in plans), values.calibrated)


def build_option_opinion(values: PositionValues, seat: int, plan: TriedPlan, best: TriedPlan, number: int,
                         looks: list[Outlook],
                         option: int) -> OptionOpinion:
    """Describe an option by its plan.

    A plan that was tried less often than the best one is described by its distance from it.
    """
    apart = [other[seat].chance - mine[seat].chance for mine, other in zip(plan.ends, best.ends)]
    write = values.definition.grammar.write
    own = looks[seat]
    return OptionOpinion(
        write(option), [write(choice) for choice in plan.options[option]], own.chance,
        standard_error([end[seat].chance for end in plan.ends]), own.points, own.categories,
        {name: (look.chance, look.points) for name, look in zip(values.definition.seats, looks) if look is not own},
        max(0.0, arithmetic_mean(apart)), standard_error(apart), len(plan.ends), number)


def mean_outlooks(ends: Sequence[list[Outlook]], seat: int) -> list[Outlook]:
    """Return what every seat can expect, as the mean over some simulations.

    Categories are added up for one seat alone, because that takes time.
    """
    found = []
    for one in range(len(ends[0])):
        looks = [end[one] for end in ends]
        names = [name for name in looks[0].categories if all(name in look.categories for look in looks)] \
            if one == seat else []
        found.append(Outlook(arithmetic_mean([look.chance for look in looks]),
                             arithmetic_mean([look.points for look in looks]),
                             {name: arithmetic_mean([look.categories[name] for look in looks]) for name in names}))
    return found


def shift_outlook(look: Outlook, before: Outlook, after: Outlook) -> Outlook:
    """Shift an outlook by as much as more simulations changed another one."""
    chance = min(1.0, max(0.0, look.chance + after.chance - before.chance))
    return Outlook(chance, look.points + after.points - before.points,
                   {name: points + after.categories.get(name, 0.0) - before.categories.get(name, 0.0)
                    for name, points in look.categories.items()})
