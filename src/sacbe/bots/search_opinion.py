"""A search's opinion: visits, values and the best line, in the position as the seat that is asked may know it.

It is the search of the bot with the same name and seed, so the bot plays the plan that leads here.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from sacbe import bots
from sacbe.bots import learnt_evaluator, win_chances
from sacbe.bots.determinized import SearchBudget
from sacbe.bots.search.mcts import PLANS, WIDTH, TreeNode, TreePlan, TreeSearch, play_choices
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.search_opinion import LineStep, PlanTried, SearchOpinion
from sacbe.kernel.errors import Problem

LONGEST_LINE: Final = 8         # turns


class RootPlan:
    """A plan of the root, with what its simulations gave each seat."""

    def __init__(self, plan: TreePlan, players: int) -> None:
        self.plan = plan
        self.visits = 0
        self.hopes = [0.0] * players


def ask_search(bot: str, definition: GameDefinition, state: State, seat: int | None = None,
               seed: int = 0) -> SearchOpinion:
    """What a search such as `search:1000` thinks of the pending decision; `seat` must be the one that is asked."""
    told = bots.parse_name(bot, definition)
    budget = told.search_budget
    if budget is None or told.is_classic or not told.base.startswith("search"):
        raise Problem("opinion-bot", name=bot)
    ask = state.ask
    if ask is None:
        raise Problem("game-over")
    if ask.seat == CHANCE:
        raise Problem("hint-chance")
    asked = int(ask.seat)
    if seat not in (None, asked):
        raise Problem("opinion-seat", seat=definition.seats[asked])
    own = definition.redeal(state, asked, SeededDriver(mix_seed(seed, 1)))
    searcher = TreeSearch(learnt_evaluator.make_evaluator(definition, told.style), definition.redeal,
                          SeededDriver(mix_seed(seed, 2)))
    with win_chances.LOCK:
        tried = search_root(searcher, own, asked, budget)
        line = best_line(searcher, definition, own, asked)
    names = definition.seats[:len(tried[0].hopes)]
    write = definition.grammar.write
    plans = [PlanTried([write(choice) for choice in one.plan.choices], one.visits,
                       {name: hope / max(1, one.visits) for name, hope in zip(names, one.hopes)}, one.plan.promise)
             for one in tried]
    return SearchOpinion(bot, definition.seats[asked], definition.prompts[int(ask.prompt)],
                         sum(one.visits for one in tried), plans,
                         line)


def search_root(searcher: TreeSearch, own: State, seat: int, budget: SearchBudget) -> list[RootPlan]:
    """Search from the root within the budget; return its plans, the most tried first, and of those the best liked."""
    begun = perf_counter()
    searcher.root = TreeNode()
    searcher.add_plans(searcher.root, own, WIDTH, PLANS)
    players = len(searcher.judge.search_values(own))
    tried = {id(plan): RootPlan(plan, players) for plan in searcher.root.plans}
    done = 0
    while (budget.simulations == 0 or done < budget.simulations) and (len(tried) > 1 or done == 0):
        plan = searcher.select_plan(searcher.root, own)
        assert plan is not None
        one = tried[id(plan)]
        ends = searcher.judge.search_values(searcher.try_plan(own, seat, plan))
        one.visits += 1
        one.hopes = [before + hope for before, hope in zip(one.hopes, ends)]
        done += 1
        if budget.seconds and perf_counter() - begun > budget.seconds:
            break
    return sorted(tried.values(), key=lambda one: (-one.visits, -one.plan.worth))


def best_line(searcher: TreeSearch, definition: GameDefinition, own: State, seat: int) -> list[LineStep]:
    """Follow the tree in one deal, always by the plan that was tried most, as far as there is one."""
    state = definition.redeal(own, seat, searcher.dice)
    line: list[LineStep] = []
    node: TreeNode | None = searcher.root
    while node is not None and len(line) < LONGEST_LINE and searcher.roll(state):
        ask = state.ask
        assert ask is not None
        open_plans = [plan for plan in node.plans if plan.choices[0] in ask.options and plan.tried > 0]
        if not open_plans:
            break
        best = max(open_plans, key=lambda plan: (plan.tried, plan.worth))
        mover = int(ask.seat)
        line.append(LineStep(definition.seats[mover], [definition.grammar.write(choice) for choice in best.choices]))
        play_choices(state, best.choices)
        node = best.after.get(searcher.roll_chance(state, mover))
    return line
