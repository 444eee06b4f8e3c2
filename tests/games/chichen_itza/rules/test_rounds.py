"""Players, rounds and steps where a scenario cannot say it: what cannot be started, whole games, impossible shields."""

from __future__ import annotations

import random
from typing import Any

import pytest

import sacbe
from sacbe import Problem, games
from sacbe.kernel.play.game import Game

DEFINITION = games.load_definition("chichen_itza")
SUPPLY = ["supply", "warriors", "idols", "shields", "upkeep", "gods"]
LAST_ROUND = 6
TURNS = 4
COLUMNS = {2: 3, 3: 4, 4: 4}            # of the action board


def whole_game(players: int, seed: int) -> Game:
    """A game played to its end at random."""
    game, dice = sacbe.new("chichen_itza", players=players, seed=seed), random.Random(seed)
    while not game.is_over:
        game.apply(dice.choice(game.ask.options))
    return game


@pytest.fixture(scope="module", params=[2, 3, 4])
def told(request: pytest.FixtureRequest) -> tuple[int, list[dict[str, Any]]]:
    """The number of players of a whole game and all events in it."""
    return request.param, [row.data for row in whole_game(request.param, 7).event_log]


@pytest.mark.parametrize("players", [0, 1, 5])
def test_only_two_to_four_can_play(players: int) -> None:
    """ci.game.players"""
    with pytest.raises(Problem) as caught:
        sacbe.new("chichen_itza", players=players, seed=1)
    assert caught.value.key == "player-count"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_number_of_seats_begins_with_a_turn_of_its_own(players: int) -> None:
    """ci.game.players: player counts differ in the setup alone."""
    facts = DEFINITION.dump_fields(sacbe.new("chichen_itza", players=players, seed=1).state)
    assert [seat for seat in DEFINITION.seats if seat in facts] == list(DEFINITION.seats[:players])
    assert facts["round"] == 1 and len(facts["columns"]) == COLUMNS[players]


def test_six_rounds_of_the_same_steps(told: tuple[int, list[dict[str, Any]]]) -> None:
    """ci.game.rounds, ci.supply.order: A-E, gods, four turns each, G-J; after the last round only G and I."""
    players, events = told
    steps = [row["step"] if row["event"] == "step-began" else row["event"] for row in events
             if row["event"] in ("round-began", "step-began", "turn-began", "final")]
    turns = ["turn-began"] * TURNS * players
    start = ["round-began", *SUPPLY, *turns, "tasks"]
    rounds = [*start, "costs", "attack", "display"] * (LAST_ROUND - 1) + [*start, "attack"]
    assert steps == rounds + ["final"] * players
    assert [row["round"] for row in events if row["event"] == "round-began"] == [1, 2, 3, 4, 5, 6]


def test_no_marker_is_placed_outside_the_action_phase(told: tuple[int, list[dict[str, Any]]]) -> None:
    """ci.game.rounds: a seat that uses a tile or takes coins has the turn, after everybody's supply."""
    _, events = told
    turn = ""
    for row in events:
        if row["event"] == "turn-began":
            turn = row["seat"]
        elif row["event"] in ("step-began", "round-began"):
            turn = ""
        elif row["event"] in ("used", "coins-used"):
            assert row["seat"] == turn


def test_turns_are_taken_in_turn_order(told: tuple[int, list[dict[str, Any]]]) -> None:
    """ci.game.each-order: in the order of the markers of that round, four times around."""
    players, events = told
    seats = [row["seat"] for row in events if row["event"] == "turn-began"]
    orders = [row["seat"] for row in events if row["event"] == "order-set"]
    expected = [orders[players * number:players * (number + 1)] * TURNS for number in range(LAST_ROUND)]
    assert seats == [seat for row in expected for seat in row]


@pytest.mark.parametrize(("level", "shields"), [(1, 1), (2, 2), (5, 5)])
def test_no_more_active_shields_than_the_defense_value(level: int, shields: int) -> None:
    """ci.supply.d.cap: a position with more is impossible."""
    with pytest.raises(Problem):
        DEFINITION.build_position(2, {}, {"red": {"defense": level, "shields": shields}})
    DEFINITION.build_position(2, {}, {"red": {"defense": level, "shields": level - 1}})
