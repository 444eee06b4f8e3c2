"""The search: it plans whole turns, keeps to its budget, and keeps what it has learnt."""

from __future__ import annotations

import pytest

from sacbe import games
from sacbe.bots.search.mcts import TreeNode, TreePlan, TreeSearch, best_plans, play_choices
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.definition.game_definition import GameDefinition, ScoreEvaluator

NAMES = pytest.mark.parametrize("name", games.names())


def opening(definition: GameDefinition, players: int, skip: int = 0) -> State:
    """A position in which a player is asked, some decisions into the game."""
    state, dice = definition.start_game(players, {}), SeededDriver(4)
    while (ask := state.ask) is not None and (ask.seat == CHANCE or skip > 0):
        skip -= ask.seat != CHANCE
        state.apply(dice.answer(ask))
    assert state.ask is not None
    return state


@NAMES
def test_a_plan_ends_where_somebody_else_is_asked(name: str) -> None:
    definition = games.load_definition(name)
    state = opening(definition, definition.players[0], 12)
    assert state.ask is not None
    seat = state.ask.seat
    plans = best_plans(definition.evaluator(), state, 3, 4)
    assert 1 <= len(plans) <= 4
    assert [plan.worth for plan in plans] == sorted((plan.worth for plan in plans), reverse=True)
    for plan in plans:
        after = state.clone()
        for choice in plan.choices:
            assert after.ask is not None and after.ask.seat == seat and choice in after.ask.options
            after.apply(choice)
        assert after.ask is None or after.ask.seat != seat
        assert definition.evaluator().plan_value(after, seat) == plan.worth


@NAMES
def test_the_same_seed_searches_the_same(name: str) -> None:
    definition = games.load_definition(name)
    state = opening(definition, definition.players[-1], 9)
    chosen = [TreeSearch(definition.evaluator(), definition.redeal, SeededDriver(7)).decide(state, 12, 0.0, 0)
              for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert state.ask is not None and chosen[0] in state.ask.options


@NAMES
def test_plans_for_other_outcomes_are_not_played(name: str) -> None:
    definition = games.load_definition(name)
    state = opening(definition, definition.players[0], 12)
    assert state.ask is not None
    known, wrong = TreeNode(), (1 << 40) + 1
    for choices in ([wrong], [state.ask.options[0], wrong]):
        plan = TreePlan(choices, 1e6)
        plan.tried, plan.won = 1000, 1000.0
        known.plans.append(plan)
    searcher = TreeSearch(definition.evaluator(), definition.redeal, SeededDriver(7))
    searcher.known = {state.position_key(): known}
    searcher.search(state, 5, 0.0, 0)
    assert wrong not in searcher.rest.plan and known is searcher.root


def test_the_rest_of_a_plan_is_not_thought_about_again() -> None:
    definition = games.load_definition("tzolkin")
    searcher = TreeSearch(definition.evaluator(), definition.redeal, SeededDriver(7))
    skip = 20
    while not searcher.rest.plan:                    # on to a plan of more than one choice
        state = opening(definition, 2, skip)
        choice = searcher.decide(state, 10, 0.0, 0)
        skip += 1
    root, tried = searcher.root, searcher.root.tried
    state.apply(choice)
    ask = state.ask
    assert ask is not None and searcher.decide(state, 10, 0.0, 0) in ask.options
    assert searcher.root is root and root.tried == tried


def test_simulations_are_counted_and_a_floor_outlasts_the_clock() -> None:
    definition = games.load_definition("tzolkin")
    state = opening(definition, 2, 20)
    searcher = TreeSearch(definition.evaluator(), definition.redeal, SeededDriver(7))
    searcher.decide(state, 25, 0.0, 0)
    assert searcher.root.tried == 25
    searcher = TreeSearch(definition.evaluator(), definition.redeal, SeededDriver(7))
    searcher.decide(state, 0, 0.001, 15)
    assert searcher.root.tried == 15


def test_a_place_that_was_seen_is_known_again() -> None:
    definition = games.load_definition("tzolkin")
    state = opening(definition, 2, 4)
    searcher = TreeSearch(definition.evaluator(), definition.redeal, SeededDriver(7))
    searcher.decide(state, 100, 0.0, 0)
    known = searcher.known
    later, node = found_again(state, searcher.root, known)
    tried = node.tried
    searcher.rest.plan = []
    searcher.decide(later, 5, 0.0, 0)
    assert searcher.root is node and node.tried == tried + 5


def found_again(state: State, root: TreeNode, known: dict[str, TreeNode]) -> tuple[State, TreeNode]:
    """A position after a plan of ours and one of the other player, which the search has seen."""
    for ours in root.plans:
        for theirs in [plan for place in ours.after.values() for plan in place.plans]:
            later = state.clone()
            play_choices(later, ours.choices)
            if later.ask is not None and later.ask.seat != CHANCE:
                play_choices(later, theirs.choices)
                node = known.get(later.position_key())
                if node is not None and len(node.plans) > 1:
                    return later, node
    raise AssertionError("no place was found again")


def test_a_judge_that_knows_only_scores_plays_to_the_end() -> None:
    definition = games.load_definition("bul")
    state = opening(definition, 2)
    searcher = TreeSearch(ScoreEvaluator(definition), definition.redeal, SeededDriver(7))
    searcher.decide(state, 20, 0.0, 0)
    assert searcher.root.tried == 20 and len(searcher.root.plans) > 1
    assert 0.0 < searcher.root.won < 20.0
