"""What is half done, and the values in force, with exact numbers."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from typing import Any

import pytest

from sacbe import Game, games
from sacbe.games.tzolkin import cards, rules
from sacbe.games.tzolkin.rules import setup
from sacbe.games.tzolkin.rules.state import TableQuestion
from sacbe.games.tzolkin.view.pending import RECORDS
from sacbe.kernel.core.frame import Frame
from sacbe.kernel.play import scenario

DEFINITION = games.load_definition("tzolkin")
MODULES = [setup, *[importlib.import_module(found.name) for package in (rules, cards)
                    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]]
ROUND = {"rule": "round", "turns": 1}
PICKING = {"rule": "picking-up", "seat": "red"}


def played(moves: list[str], options: dict[str, str] | None = None, **given: Any) -> Game:
    """A game of four that begins at a position, as scenarios have it, after some moves of red."""
    row = {"case": "here", "game": "tzolkin", "players": 4, "options": options or {}, "given": given, "then": {}}
    game = scenario.begin(scenario.make_case("here", 1, {}, row), DEFINITION)
    for move in moves:
        assert scenario.play(game, f"red {move}") is None, move
    return game


def test_every_rule_that_can_be_unfinished_has_its_record() -> None:
    frames = {value for module in MODULES for value in vars(module).values()
              if inspect.isclass(value) and issubclass(value, Frame) and value.__module__ == module.__name__}
    assert frames - {Frame, TableQuestion, setup.DrawWealth} == {*RECORDS}


CASES: list[tuple[list[str], dict[str, Any], list[dict[str, Any]]]] = [
    ([], {}, [{"rule": "turn", "seat": "red"}]),
    (["place palenque", "place palenque"], {"red": {"corn": 9}},
     [{"rule": "placing", "seat": "red", "placed": 2, "extra": 2}]),
    (["pick uxmal 3"], {"uxmal": {3: "red"}, "red": {"corn": 9}},
     [PICKING, {"rule": "use-worker", "seat": "red", "gear": "uxmal", "space": 3}]),
    (["pick palenque 3", "act palenque 3"], {"palenque": {3: "red"}},
     [PICKING, {"rule": "harvest", "seat": "red", "field": 3}]),
    (["pick tikal 3", "act tikal 3", "advance theology"], {"tikal": {3: "red"}, "red": {"wood": 1, "gold": 1}},
     [PICKING, {"rule": "research", "seat": "red", "left": 1, "may_stop": True},
      {"rule": "advance", "seat": "red", "track": "theology"}, {"rule": "pay-blocks", "seat": "red", "left": 1}]),
    (["pick tikal 3", "act tikal 3"], {"tikal": {3: "red"}, "red": {"wood": 1, "gold": 1}},
     [PICKING, {"rule": "research", "seat": "red", "left": 2, "may_stop": False}]),
    (["pick tikal 5", "act tikal 5"], {"tikal": {5: "red"}, "red": {"wood": 1, "gold": 1}},
     [PICKING, {"rule": "climb", "seat": "red", "left": 2, "barred": "none"},
      {"rule": "pay-blocks", "seat": "red", "left": 1}]),
    (["pick tikal 5", "act tikal 5", "pay gold", "climb green"], {"tikal": {5: "red"}, "red": {"wood": 1, "gold": 1}},
     [PICKING, {"rule": "climb", "seat": "red", "left": 1, "barred": "green"}]),
    (["pick tikal 4", "act tikal 4", "build B101 plain"],
     {"tikal": {4: "red"}, "row": ["B101", "B102", "B103"], "red": {"wood": 9, "architecture": 1}},
     [PICKING, {"rule": "build", "seat": "red", "part": "second", "architecture": True}]),
    (["pick tikal 4", "act tikal 4", "build B101"],
     {"tikal": {4: "red"}, "row": ["B101", "B102", "B103"], "red": {"wood": 9, "architecture": 1}},
     [PICKING, {"rule": "build", "seat": "red", "part": "second-plain", "architecture": False}]),
    (["pick uxmal 2", "act uxmal 2", "sell wood", "buy wood"], {"uxmal": {2: "red"}, "red": {"corn": 9, "wood": 2}},
     [PICKING, {"rule": "market", "seat": "red", "buying": True}]),
    (["pick chichen 6", "act chichen 6"], {"chichen": {6: "red"}, "red": {"skulls": 1, "theology": 2}},
     [PICKING, {"rule": "blessing", "seat": "red"}, {"rule": "take-blocks", "seat": "red", "left": 1}]),
    (["pick tikal 2", "act tikal 2", "build B112"],
     {"tikal": {2: "red"}, "row": ["B112", "B101"], "red": {"wood": 2, "gold": 1}},
     [PICKING, {"rule": "effects", "seat": "red", "tile": "B112", "row": 1},
      {"rule": "climb", "seat": "red", "left": 1, "barred": "none"}]),
    (["beg"], {"red": {"corn": 1}}, [{"rule": "turn", "seat": "red"}, {"rule": "anger", "seat": "red"}]),
]


@pytest.mark.parametrize(("moves", "given", "expected"), CASES)
def test_a_turn_that_is_half_done(moves: list[str], given: dict[str, Any], expected: list[dict[str, Any]]) -> None:
    game = played(moves, **given)
    for seat in ("red", "blue", None):
        assert game.view(seat)["unfinished"] == [ROUND, *expected]


def test_two_wealth_tiles_that_give_one_after_the_other() -> None:
    """tz.setup.wealth-gain: what is still to come is known to everybody, because all is opened by then."""
    game = played([], stage="wealth", red={"dealt": ["W01", "W02", "W03", "W04"]})
    assert game.view("blue")["unfinished"] == [
        {"rule": "round", "turns": 0}, {"rule": "gain-wealth", "tiles": 0},
        {"rule": "choose-wealth", "seat": "red", "chosen": 0}]


# ---------------------------------------------------------------- values in force

def test_who_moves_later_in_the_round() -> None:
    assert played([], marker="green", turn="yellow").view()["turns_to_come"] == ["red", "blue"]
    assert played([], marker="green", turn="blue").view()["turns_to_come"] == []


def test_the_next_worker_costs_its_space_and_those_before_it() -> None:
    """tz.placing.space-cost, tz.placing.worker-cost: 1 more for the second worker, 2 more for the third."""
    free: dict[str, Any] = {"palenque": {0: "blue", 1: "blue"}, "start_space": "green",
                            "tikal": {space: "blue" if space < 4 else "yellow" for space in range(8)}}
    before = played([], red={"corn": 20}, **free)
    assert before.view("red")["free_spaces"] == {
        "palenque": {"space": 2, "corn": 2}, "yaxchilan": {"space": 0, "corn": 0}, "uxmal": {"space": 0, "corn": 0},
        "chichen": {"space": 0, "corn": 0}}
    then = played(["place palenque", "place uxmal"], red={"corn": 20}, **free)
    assert then.view("red")["free_spaces"] == {
        "palenque": {"space": 3, "corn": 5}, "yaxchilan": {"space": 0, "corn": 2}, "uxmal": {"space": 1, "corn": 3},
        "chichen": {"space": 0, "corn": 2}}


def test_what_the_next_food_day_takes() -> None:
    """tz.food.cost, tz.food.farm-free, tz.food.farm-discount, tz.food.unfed."""
    seats = played([], red={"corn": 5, "workers": 5}, blue={"corn": 2, "workers": 4, "buildings": ["B101", "B104"]}
                   ).view()["seats"]
    assert seats["red"]["meal"] == {"hungry": 5, "each": 2, "corn": 10, "unfed": 3, "points": 9}
    assert seats["blue"]["meal"] == {"hungry": 3, "each": 1, "corn": 3, "unfed": 1, "points": 3}
    farmer = played([], green={"corn": 0, "buildings": ["B104", "B105"]}).view()["seats"]["green"]
    assert farmer["meal"] == {"hungry": 3, "each": 0, "corn": 0, "unfed": 0, "points": 0}


def test_what_tiles_and_levels_cost_each_seat() -> None:
    """tz.tech.cost, tz.building.construct, tz.tech.architecture-3, tz.uxmal.action-4."""
    seats = played([], row=["B107", "B108"], monuments=["M13"], blue={"wood": 2, "architecture": 3, "theology": 1},
                   red={"gold": 4, "skulls": 1}).view()["seats"]
    assert seats["blue"]["advance_blocks"] == {"agriculture": 1, "extraction": 1, "architecture": 1, "theology": 2}
    assert seats["blue"]["tile_prices"] == {
        "B107": {"missing": 0, "saved": 1, "corn": 4}, "B108": {"missing": 0, "saved": 1, "corn": 2},
        "M13": {"missing": 5, "saved": 0, "corn": None}}
    assert seats["red"]["tile_prices"] == {
        "B107": {"missing": 3, "saved": 0, "corn": 6}, "B108": {"missing": 2, "saved": 0, "corn": 4},
        "M13": {"missing": 0, "saved": 0, "corn": None}}


def test_what_monuments_are_worth_now() -> None:
    """tz.monument.m04, tz.monument.m07."""
    owner = {"monuments": ["M04", "M07"], "corn_tiles": 3, "workers": 5}
    seats = played([], jungle={2: {"corn": 1}}, red=owner).view()["seats"]
    assert seats["red"]["monument_points"] == {"M04": 12, "M07": 12} and seats["blue"]["monument_points"] == {}
