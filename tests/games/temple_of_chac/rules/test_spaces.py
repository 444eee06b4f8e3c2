"""What can be done on every single space: steps, interactions, searches, storing."""

from __future__ import annotations

from typing import Any

import pytest

from sacbe import Game, games
from sacbe.games.temple_of_chac.data.tables import DATA
from sacbe.games.temple_of_chac.schema.notation import SPACES
from sacbe.kernel.play import scenario

PLACES = {str(row["id"]): row for row in DATA["board"]["spaces"]}
STANDING = tuple(id for id in SPACES if id not in ("W", "X", "C0"))     # where a figure can be while the boulder is new
ALCOVES = ("C11", "C12", "C13", "C14", "C31")
HALL, LAVA, RAPIDS, CAVE = (tuple(id for id in SPACES if id[0] == zone and id != "E") for zone in "HLRZ")
TREASURES = {"hand": ["zotz-idol", "treasure-box"], "store": ["zotz-mask"]}


def begin(**given: Any) -> Game:
    """A game that begins at a position, as scenarios have it."""
    row = {"case": "here", "game": "temple_of_chac", "players": 2, "given": given, "then": {}}
    return scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("temple_of_chac"))


def standing(at: str, **own: Any) -> Game:
    """Red's turn on a space, with a die of each kind."""
    return begin(red={"at": at, "dice": [1, 1, 6, 6], **own})


def rule(game: Game, move: str) -> str | None:
    """Why a move of red is refused."""
    refusal = game.explain(move, "red")
    return refusal.rule if refusal else None


def is_beside(one: str, two: str) -> bool:
    """Do two squares share a side?"""
    a, b = PLACES[one], PLACES[two]
    return abs(int(a["x"]) - int(b["x"])) + abs(int(a["y"]) - int(b["y"])) == 1


@pytest.mark.parametrize("place", STANDING)
def test_steps_lead_to_the_printed_neighbours_only(place: str) -> None:
    """tc.action.move.walls, tc.action.move.orthogonal: nothing but the edges of the graph, and no diagonal."""
    game = standing(place)
    wanted = [id for id in PLACES[place]["neighbours"] if id != "C0"]       # the boulder is there
    assert all(is_beside(place, id) for id in wanted)
    if len(wanted) == 1:
        game.apply("move low")                                              # the only step is made at once
        landed = {"W": "U"}.get(wanted[0], wanted[0])
        assert game.definition.dump_fields(game.state)["red"]["at"] == landed
        return
    game.apply("move high")
    assert sorted(game.ask.options) == sorted(f"step {id}" for id in wanted)
    for other in SPACES:
        assert (rule(game, f"step {other}") is None) == (other in wanted), other


@pytest.mark.parametrize("place", STANDING)
def test_interactions_exist_in_the_hall_at_alcoves_on_r5_and_on_the_bridge_only(place: str) -> None:
    """tc.action.interact, tc.alcove.access: no Interact exists anywhere else."""
    game = standing(place)
    expected = place in (*HALL, *ALCOVES, "R5", "BR")
    for move in ("interact low", "interact high"):
        assert (move in game.ask.options) == expected
        assert rule(game, move) == (None if expected else "tc.action.interact")


@pytest.mark.parametrize("place", STANDING)
def test_searches_exist_in_the_four_rooms_only(place: str) -> None:
    """tc.action.search.where: hall, safe lava tiles, rapids and cave."""
    game = standing(place)
    expected = place in (*HALL, *LAVA, *RAPIDS, *CAVE)
    for move in ("search low", "search high"):
        assert (move in game.ask.options) == expected
        assert rule(game, move) == (None if expected else "tc.action.search.where")


@pytest.mark.parametrize("place", STANDING)
def test_storing_exchanging_and_discarding_work_everywhere(place: str) -> None:
    """tc.action.store.anywhere: on every space while standing, and on none while lying."""
    moves = [f"{verb} {die}{rest}" for die in ("low", "high") for verb, rest in (
        ("store", " zotz-idol"), ("store", " treasure-box"), ("swap", " zotz-mask zotz-idol"), ("discard", ""))]
    assert set(moves) <= set(standing(place, **TREASURES).ask.options)
    lying = standing(place, fallen=True, **TREASURES)
    assert not set(moves) & set(lying.ask.options)
    assert {rule(lying, move) for move in moves} == {"tc.fall.must-stand"}


@pytest.mark.parametrize("place", STANDING)
def test_a_lantern_works_where_a_search_does(place: str) -> None:
    """tc.action.search.by-gear, tc.action.gear.no-effect: the same places, the same limits."""
    game = standing(place, gear=["lantern"])
    assert ("gear lantern" in game.ask.options) == ("search low" in game.ask.options)


@pytest.mark.parametrize("place", STANDING)
def test_whoever_lies_can_stand_up_everywhere(place: str) -> None:
    """tc.action.stand, tc.fall.must-stand: nothing else but the end of the turn, wherever it is."""
    game = begin(red={"adventurer": "bobby-powell", "at": place, "fallen": True, "dice": [1, 6]})
    assert sorted(game.ask.options) == ["end", "stand high", "stand low"]
