"""Figures that only a variant has: what they do on the table."""

from __future__ import annotations

from typing import Any

import pytest

import sacbe
from sacbe import Game, games
from sacbe.games.components import editions
from sacbe.kernel.play import scenario

APART = {"M-white": {"cell": [3, -1]}, "M-red": {"cell": [-2, 1]}, "M-blue": {"cell": [0, 2]}}


def begin(changes: dict[str, Any], moves: list[str], options: dict[str, str] | None = None, **given: Any) -> Game:
    """A position of a variant after these moves; chance waits."""
    row = {"case": "here", "game": "chichen_itza", "players": 2, "chance": [], "given": given,
           "options": options or {}, "moves": ["chance by hand"], "then": {}}
    definition = editions.make_edition(games.load_definition("chichen_itza"), changes, "own")
    game = scenario.begin(scenario.make_case("here", 1, {}, row), definition)
    for move in moves:
        game.apply(move)
    assert not definition.find_violations(game.state)
    return game


@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_tunnel_takes_as_many_steps_as_it_says(steps: int, level: int) -> None:
    """One step leads to the entrance; at these levels a group has as many steps."""
    game = begin({"expansion.tunnels.step_cost": steps}, ["use A02 water-move", "from R6", "group 3"],
                 {"tunnels": "on"}, tiles={**APART, "R6": {"red": 3}}, red={"ranged": level})
    assert ("to M-blue" in game.ask.options) == (level >= 1 + steps)
    if level >= 1 + steps:
        game.apply("to M-blue")
        passed = [told for told in game.log("red") if told["event"] == "tunnelled"]
        assert [(told["from"], told["to"]) for told in passed] == [("M-white", "M-blue")]


@pytest.mark.parametrize("uses", [0, 1, 2])
def test_luck_can_be_used_as_often_as_it_says(uses: int) -> None:
    game = begin({"luck.uses_per_phase": uses}, ["use A01 land-move", "from city", "to T1"], city={"red": 1},
                 tiles={"T1": {"cell": [0, -1], "blue": 1}}, red={"war": 1, "luck": 9}, blue={"luck": 9})
    used = 0
    while (ask := game.ask).seat != "blue" and not game.is_over and used < 5:
        used += ask.seat == "red"
        game.apply("reroll" if "reroll" in ask.options else "roll 6")
    assert used == uses


@pytest.mark.parametrize("rolls", [0, 1, 2])
def test_fire_that_hits_is_rolled_as_often_as_it_says(rolls: int) -> None:
    """Both dice hit; what follows is rolled one die after the other."""
    game = begin({"hit_rules.fire.extra_roll_after_hit": rolls},
                 ["use A01 land-move", "from city", "to M-red", "cast fire 2", "roll 1", "roll 1"], city={"red": 1},
                 tiles={"M-red": {"creature": "caiman", "strength": 6}}, red={"fire": 2, "magic": 6, "luck": 0})
    fight = game.definition.dump_fields(game.state)["fight"]
    assert fight["following"] == (fight["phase"] == "magic") == (rolls > 0)
    assert rolls == 0 or fight["to_roll"] == 2 * rolls


@pytest.mark.parametrize("cards", [2, 3])
def test_so_many_gods_of_a_colour_lie_open(cards: int) -> None:
    game = sacbe.new("ci", players=2, seed=3, components={"gods.display.per_colour": cards}, variant="own")
    view = game.view("red")
    assert [len(more) for more in view["more_gods"].values()] == [cards - 1] * 4
    assert not game.definition.find_violations(game.state)
