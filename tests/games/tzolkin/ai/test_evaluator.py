"""The evaluator of Tzolk'in: exact at the end, fond of what is good, blind to what is hidden; and its bots."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import games
from sacbe.bots.search.greedy import GreedyPlanner
from sacbe.bots.search.mcts import TreeSearch
from sacbe.games.tzolkin.ai.evaluator import EVALUATOR
from sacbe.games.tzolkin.ai.score_estimates import current_monument_points
from sacbe.games.tzolkin.cards.monuments import monument_points
from sacbe.games.tzolkin.game import table
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE, State

DEFINITION = games.load_definition("tzolkin")
RED = 0


def begun(players: int, seed: int, decisions: int) -> State:
    """A game after this many random decisions, or at its end."""
    state, dice = DEFINITION.new(players, {}), SeededDriver(seed)
    state.run_until_decision()
    while (ask := state.ask) is not None and (decisions > 0 or ask.seat == CHANCE):
        decisions -= ask.seat != CHANCE
        state.apply(dice.answer(ask))
    return state


def standing(given: dict[str, Any], players: int = 4) -> list[float]:
    """How the seats stand at a position of a scenario."""
    state = DEFINITION.build_position(players, {}, given)
    state.run_until_decision()
    return EVALUATOR.expected_points(state)


POSITIONS: list[dict[str, Any]] = [
    {"red": {"corn": 3}},
    {"tooth": 5, "round": 6, "palenque": {2: "red", 3: "blue"}, "red": {"corn": 1, "wood": 2, "temples": {"brown": 2}}},
    {"food_days": 1, "tooth": 11, "round": 12, "tikal": {3: "red"}, "chichen": {4: "red"}, "turn": "blue",
     "red": {"corn": 2, "stone": 1, "gold": 1, "skulls": 1, "agriculture": 2}},
    {"food_days": 2, "tooth": 17, "round": 18, "uxmal": {1: "red", 2: "red"}, "yaxchilan": {3: "red"},
     "red": {"corn": 8, "wood": 3, "stone": 2, "gold": 2, "points": 9, "monuments": ["M08"], "temples": {"yellow": 4}}},
    {"food_days": 3, "tooth": 26, "round": 27, "palenque": {5: "red"}, "red": {"corn": 2, "workers": 5}},
]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_exact_at_the_end(players: int) -> None:
    """tz.end.corn, tz.end.skulls, tz.end.monuments: what is over needs no guessing."""
    state = begun(players, players, 10_000)
    assert state.ask is None
    assert EVALUATOR.expected_points(state) == [score / DEFINITION.units for score in DEFINITION.scores(state)]


@pytest.mark.parametrize("given", POSITIONS)
@pytest.mark.parametrize("good", ["corn", "points", "wood", "stone", "gold", "skulls"])
def test_more_is_never_worse(given: dict[str, Any], good: str) -> None:
    before = standing(given)[RED]
    for more in (1, 2, 5):
        richer = {**given, "red": {**given["red"], good: given["red"].get(good, 0) + more}}
        after = standing(richer)[RED]
        assert after > before
        before = after if more < 2 else before


@pytest.mark.parametrize("given", POSITIONS)
@pytest.mark.parametrize("temple", ["brown", "yellow", "green"])
def test_higher_is_never_worse(given: dict[str, Any], temple: str) -> None:
    steps = given["red"].get("temples", {})
    higher = {**given, "red": {**given["red"], "temples": {**steps, temple: steps.get(temple, 1) + 1}}}
    assert standing(higher)[RED] > standing(given)[RED]


def test_a_lead_of_points_counts_in_full() -> None:
    given = {**POSITIONS[2], "red": {**POSITIONS[2]["red"], "points": 10}}
    assert standing(given)[RED] == pytest.approx(standing(POSITIONS[2])[RED] + 10)


def test_starving_looks_bad() -> None:
    """tz.food.unfed: on the eve of a Food Day the corn for a meal is worth more than the same corn after it."""
    eve = {"tooth": 7, "round": 8, "turn": "blue", "marker": "red"}
    day_after = {"food_days": 1, "tooth": 8, "round": 9, "turn": "blue", "marker": "red"}
    hungry = standing({**eve, "red": {"corn": 6}})[RED] - standing({**eve, "red": {"corn": 0}})[RED]
    idle = standing({**day_after, "red": {"corn": 6}})[RED] - standing({**day_after, "red": {"corn": 0}})[RED]
    assert hungry > 8 and hungry > idle + 1


def test_a_farm_is_worth_more_the_earlier() -> None:
    """tz.food.farm-free: it feeds on every Food Day to come."""
    def gain(calendar: dict[str, int]) -> float:
        farm = standing({**calendar, "red": {"corn": 2, "buildings": ["B101"]}})[RED]
        return farm - standing({**calendar, "red": {"corn": 2}})[RED]
    assert gain({}) > gain({"food_days": 2, "tooth": 15, "round": 16}) > 0


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_hidden_wealth_is_not_judged(seat: int) -> None:
    """tz.setup.wealth-choose: whatever the others may have been dealt, the expected points are the same."""
    state = begun(3, 5, 2)
    assert state.reveals == 0
    seen = {EVALUATOR.expected_points(DEFINITION.redeal(state, seat, SeededDriver(seed)))[seat] for seed in range(6)}
    assert seen == {EVALUATOR.expected_points(state)[seat]}


@pytest.mark.parametrize("players", [2, 4])
def test_monuments_as_the_rules_score_them(players: int) -> None:
    for seed in range(3):
        t = table(begun(players, seed, 150))
        for p in t.players:
            for monument in range(13):
                assert current_monument_points(t, p, monument) == monument_points(t, p, monument)


def test_quick_moves_are_legal() -> None:
    state, dice = begun(2, 3, 0), SeededDriver(1)
    for _ in range(60):
        ask = state.ask
        assert ask is not None
        choice = dice.answer(ask) if ask.seat == CHANCE else EVALUATOR.rollout_move(state, ask, dice)
        assert choice in ask.options
        state.apply(choice)


def test_bots_answer_and_leave_the_position_alone() -> None:
    for decisions in (0, 7, 40):
        state = begun(2, decisions, decisions)
        ask = state.ask
        assert ask is not None
        before, dice = state.text(), SeededDriver(2)
        seat = int(ask.seat)
        assert GreedyPlanner(EVALUATOR, 4).decide(DEFINITION.redeal(state, seat, dice)) in ask.options
        searcher = TreeSearch(EVALUATOR, DEFINITION.redeal, dice)
        assert searcher.decide(DEFINITION.redeal(state, seat, dice), 8, 0.0, 0) in ask.options
        assert state.text() == before


def test_the_planner_picks_up_before_hunger() -> None:
    """A harvest that feeds everybody on the Food Day is taken in the last turn before it."""
    state = DEFINITION.build_position(2, {}, {"tooth": 7, "round": 8, "palenque": {5: "red"},
                                              "jungle": {5: {"corn": 2, "wood": 1}},
                                              "red": {"corn": 0}})
    state.run_until_decision()
    planner = GreedyPlanner(EVALUATOR, 8)
    while (ask := state.ask) is not None and ask.seat == RED and state.reveals == 1 and table(state).food_days == 0:
        state.apply(planner.decide(DEFINITION.redeal(state, RED, SeededDriver(1))))
    assert table(state).players[RED].goods[0] >= 6
