"""The land, god cards, scouts, gems, war and upkeep where a scenario cannot say it: views, whole rounds, tables."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.kernel.play import scenario

UPKEEP = (2, 1, 1, 1, 3, 2, 1, 2, 2, 2, 2, 1, 3, 3, 2, 3, 3, 2, 2, 2, 3, 1, 1, 3)     # hero cards 1 to 24
TYPES = ("wanderer", "champion", "commander")
GOD_NUMBERS = {"gold": range(1, 21), "green": range(21, 41), "red": range(41, 61), "blue": range(61, 81)}
MINES = {"red": "A01 land-move", "yellow": "A01 land-move", "blue": "A02 water-move", "green": "A02 water-move",
         "white": "A02 water-move"}


def given(players: int = 2, **fields: Any) -> Game:
    """A game that begins at a position, as scenarios have it."""
    row = {"case": "here", "game": "chichen_itza", "players": players, "given": fields, "then": {}}
    return scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("chichen_itza"))


def facts(game: Game) -> dict[str, Any]:
    return game.definition.dump_fields(game.state)


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


# ---------------------------------------------------------------- the land

@pytest.mark.parametrize(("players", "inner"), [
    (2, {"M-white", "R1"}),
    (3, {"M-red", "M-yellow", "M-blue", "M-green", "M-white", "R1", "R2", "R3"}),
    (4, {"M-red", "M-yellow", "M-blue", "M-green", "M-white", "R1", "R2", "R3", "R4", "R5", "R6", "C1"}),
])
def test_tiles_with_an_open_side_lie_on_the_edge(players: int, inner: set[str]) -> None:
    """ci.tile.edge: the default layouts have 14, 14 and 16 edge tiles."""
    tiles = given(players).view("red")["tiles"]
    edge = {name for name, tile in tiles.items() if tile["edge"]}
    assert set(tiles) - edge == inner
    assert len(edge) == {2: 14, 3: 14, 4: 16}[players]


# ---------------------------------------------------------------- god cards

def test_two_players_never_own_the_same_god() -> None:
    """ci.god.colours: each number exists once."""
    with pytest.raises(Problem, match="13"):
        given(red={"gods": [13]}, blue={"gods": [13]})
    with pytest.raises(Problem, match="70"):
        given(red={"gods": [70]}, open_gods={"blue": 70})


def test_the_four_decks_hold_their_own_numbers() -> None:
    """ci.god.colours: gold 1-20, green 21-40, red 41-60, blue 61-80, in the decks and on the display."""
    game = sacbe.new("chichen_itza", players=3, seed=5)
    for colour, numbers in GOD_NUMBERS.items():
        deck, shown = facts(game)["god_decks"][colour], facts(game)["open_gods"][colour]
        assert sorted([*deck, shown]) == list(numbers)


# ---------------------------------------------------------------- scouts

def scouted(chance: str = "strength 4") -> Game:
    """Red has just put a scout beside a creature on a hidden ruin."""
    game = given(tiles={"R1": {"creature": "jaguar"}}, red={"coins": 5}, blue={"coins": 5})
    game.chance = None
    return play(game, "use A17 scout", "scout R1", chance, "ruin 7", "roll 2")


def test_what_a_scout_sees_changes_nobody_else_s_view() -> None:
    """ci.action.scout.peek: strength, bonus and points are the owner's secret."""
    game = scouted()
    tile = {seat: game.view(seat)["tiles"]["R1"] for seat in ("red", "blue")}
    assert (tile["red"]["strength"], tile["blue"]["strength"]) == (4, None)
    assert tile["red"]["ruin"] == {"number": 7, "bonus": 6, "points": 5}
    assert tile["blue"]["ruin"] is None
    other = scouted("strength 3")
    assert game.view("blue") == other.view("blue") and game.view("red") != other.view("red")
    assert not [told for told in game.event_log if str(told.data["event"]).startswith("saw-")
                and told.audience >> 1 & 1]


def test_the_strength_stays_visible_until_the_creature_leaves() -> None:
    """ci.action.scout.peek: turns later the owner still sees it; with the creature it goes."""
    game = given(tiles={"R1": {"creature": "jaguar", "strength": 3, "scouts": ["red"], "ruin": 8}},
                 red={"coins": 20, "luck": 0, "melee": 6}, blue={"coins": 20})
    game.chance = None
    play(game, "coins", "coins", "coins", "coins")
    assert game.view("red")["tiles"]["R1"]["strength"] == 3
    play(game, "use A01 land-move", "from city", "group 3", "to R1", "roll 1", "roll 2", "roll 3", "roll 4", "face 5")
    tile = game.view("red")["tiles"]["R1"]
    assert tile["creature"] == "none" and not tile["strength"] and tile["scouts"] == ["red"]


# ---------------------------------------------------------------- gems

@pytest.mark.parametrize("colours", list(permutations(MINES))[::17])
def test_five_gems_pay_each_line_once(colours: tuple[str, ...]) -> None:
    """ci.gem.lines, ci.gem.star: in whatever order, gems 1 to 5 trigger 0, 1, 2, 3 and 4 lines, ten in all."""
    triggered = []
    for at, colour in enumerate(colours):
        game = given(red={"coins": 1, "luck": 0, "gems": list(colours[:at])})
        play(game, f"use {MINES[colour]}", "from city", "group 1", f"to M-{colour}")
        while game.ask.seat == "red":
            play(game, game.ask.options[0])
        lines = [told.data["line"] for told in game.event_log if told.data["event"] == "line-triggered"]
        assert len(lines) == at and facts(game)["red"]["gems"].count(colour) == 1
        triggered += lines
    assert len(triggered) == len(set(triggered)) == 10


# ---------------------------------------------------------------- war

def test_war_declared_in_round_2_is_used_in_round_5() -> None:
    """ci.action.declare-war: markers keep their side across rounds."""
    game = given(round=2, city={"blue": 0}, tiles={"R1": {"blue": 5}}, red={"coins": 9, "luck": 0, "favor": 1})
    play(game, "use A18 declare-war")
    while facts(game)["round"] < 5:
        play(game, "coins" if game.ask.prompt == "turn" else game.ask.options[0])
    assert game.ask.seat == "red" and facts(game)["red"]["war"] == 2
    play(game, "use A01 land-move", "from city", "group 2", "to R1")
    assert facts(game)["red"]["war"] == 1
    assert any(told.data["event"] == "fought" and told.data["other"] == "blue" for told in game.event_log)


# ---------------------------------------------------------------- heroes

@pytest.mark.parametrize("card", range(1, 25))
def test_every_hero_has_its_upkeep(card: int) -> None:
    """ci.hero.upkeep-values, ci.hero.types: what each of the 24 cards costs, and whose card it is."""
    hero = TYPES[(card - 1) // 8]
    game = given(stage="upkeep", city={"red": {"heroes": [hero]}}, red={"coins": 10, "heroes": {hero: card}})
    assert game.ask.prompt == "upkeep"
    play(game, f"pay {hero}")
    assert facts(game)["red"]["coins"] == 10 - UPKEEP[card - 1]
