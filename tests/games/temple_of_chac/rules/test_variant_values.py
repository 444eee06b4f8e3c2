"""Figures that only a variant has: what they do on the table."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import Game, games
from sacbe.games.components import editions
from sacbe.kernel.play import scenario


def begin(changes: dict[str, Any], **given: Any) -> Game:
    """A position of a variant; chance waits."""
    row = {"case": "here", "game": "temple_of_chac", "players": 2, "chance": [], "given": given,
           "moves": ["chance by hand"], "then": {}}
    definition = editions.make_edition(games.load_definition("temple_of_chac"), changes, "own")
    return scenario.begin(scenario.make_case("here", 1, {}, row), definition)


def test_an_injury_costs_what_its_kind_is_worth() -> None:
    game = begin({"injury_tokens.mix.1.value": 5, "injury_tokens.mix.3.value": 0}, red={"injuries": [1, 1, 2, 3]})
    seat = game.view("red")["seats"]["red"]
    assert seat["injury_values"] == [5, 5, 2, 0] and seat["score"]["injuries"] == -12
    assert game.definition.dump_fields(game.state)["red"]["injuries"] == [1, 1, 2, 3]


@pytest.mark.parametrize(("bonus", "steps"), [(0, 1), (1, 2), (3, 4)])
def test_a_sprint_goes_as_far_as_it_says(bonus: int, steps: int) -> None:
    """A low die moves one space."""
    path = "adventurers.lea_rice.ability.effect.move_bonus"
    game = begin({path: bonus} if bonus != 1 else {}, boulder="C2",
                 red={"adventurer": "lea-rice", "at": "C20", "dice": [1]})
    game.apply("move low")
    made = 0
    while f"step C{21 + made}" in game.ask.options:
        game.apply(f"step C{21 + made}")
        made += 1
    assert made == steps


@pytest.mark.parametrize("reach", [0, 1, 2])
@pytest.mark.parametrize("far", [1, 2])
def test_a_whip_reaches_as_far_as_it_says(reach: int, far: int) -> None:
    changes = {"starting_gear.bullwhip.effect.steal_range": reach} if reach != 1 else {}
    game = begin(changes, boulder="C2", red={"at": "C20", "gear": ["bullwhip"], "dice": [1, 1]},
                 blue={"at": f"C{20 + far}", "hand": ["zotz-mask"]})
    assert ("gear bullwhip" in game.ask.options) == (reach >= far)


@pytest.mark.parametrize(("most", "kept"), [(1, ["zotz-mask"]), (2, ["zotz-mask", "zotz-idol"])])
def test_a_search_keeps_as_many_treasures_as_it_says(most: int, kept: list[str]) -> None:
    changes = {"constants.actions.search.keep_treasures_max": most} if most != 1 else {}
    game = begin(changes, webs={"Z1": "gone"}, red={"at": "Z1", "dice": [6]})
    game.apply("search high")
    for move in ("draw zotz-mask", "draw zotz-idol", "take zotz-mask"):
        game.apply(move)
    if most > 1:
        game.apply("take zotz-idol")
    assert sorted(game.definition.dump_fields(game.state)["red"]["hand"]) == sorted(kept)
    assert not game.definition.find_violations(game.state)
