"""Figures that only a variant has: what they do on the table."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import Game, games
from sacbe.games.components import editions
from sacbe.kernel.play import scenario


def begin(changes: dict[str, Any], moves: list[str], **given: Any) -> Game:
    """A position of a variant after these moves."""
    row = {"case": "here", "game": "tzolkin", "players": 2, "chance": [], "given": given,
           "moves": ["chance by hand"], "then": {}}
    definition = editions.make_edition(games.load_definition("tzolkin"), changes, "own")
    game = scenario.begin(scenario.make_case("here", 1, {}, row), definition)
    for move in moves:
        game.apply(move)
    assert not definition.find_violations(game.state)
    return game


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_tikal_climbs_as_many_steps_on_each_of_two_temples(steps: int) -> None:
    game = begin({"gears.tikal.actions.5.steps": steps},
                 ["pick tikal 5", "act tikal 5", "pay gold", "climb brown", "climb green"], tikal={5: "red"},
                 palenque={0: "red"}, red={"wood": 1, "gold": 2})
    temples = game.definition.dump_fields(game.state)["red"]["temples"]
    assert temples == {"brown": 1 + steps, "yellow": 1, "green": 1 + steps}


@pytest.mark.parametrize("steps", [2, 3])
def test_other_climbs_keep_their_steps(steps: int) -> None:
    """tz.uxmal.action-1 is one step."""
    game = begin({"gears.tikal.actions.5.steps": steps}, ["pick uxmal 1", "act uxmal 1", "climb brown"],
                 uxmal={1: "red"}, palenque={0: "red"}, red={"corn": 9})
    assert game.definition.dump_fields(game.state)["red"]["temples"]["brown"] == 2


@pytest.mark.parametrize("most", [1, 2])
def test_tikal_builds_as_many_buildings_as_it_says(most: int) -> None:
    game = begin({"gears.tikal.actions.2.max_buildings": most}, ["pick tikal 2", "act tikal 2", "build B114"],
                 tikal={2: "red"}, palenque={0: "red"}, row=["B114", "B101"], monuments=["M01"],
                 red={"wood": 9, "stone": 9, "gold": 9})
    builds = [option for option in game.ask.options if option.startswith("build")]
    assert builds == (["build B101"] if most == 2 else []) and "stop" in game.ask.options
    if most == 2:
        game.apply("build B101")
        assert game.definition.dump_fields(game.state)["red"]["buildings"] == ["B101", "B114"]
        assert not any(option.startswith("build") for option in game.ask.options)
