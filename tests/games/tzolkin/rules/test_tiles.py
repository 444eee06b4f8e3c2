"""Tiles one by one, where a scenario file would only repeat itself: prices from both sides, kinds, dummy spaces."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import sacbe
from sacbe import games
from sacbe.games.tzolkin.data.constants import CIVIC, FARM, SHRINE, TOMB
from sacbe.games.tzolkin.data.tiles import TILES
from sacbe.kernel.play import scenario

PRICES = {
    "B101": {"wood": 1}, "B102": {"wood": 1}, "B103": {"wood": 1}, "B104": {"wood": 4}, "B105": {"wood": 4},
    "B106": {"wood": 2}, "B107": {"wood": 3}, "B108": {"wood": 1, "stone": 1}, "B109": {"wood": 2, "stone": 1},
    "B110": {"wood": 2, "stone": 1}, "B111": {"wood": 1, "stone": 2}, "B112": {"wood": 1, "gold": 1},
    "B113": {"gold": 1}, "B114": {"stone": 1, "gold": 1},
    "B201": {"wood": 2}, "B202": {"wood": 2}, "B203": {"wood": 2}, "B204": {"wood": 3},
    "B205": {"wood": 2, "stone": 1}, "B206": {"wood": 3, "stone": 1}, "B207": {"wood": 2, "stone": 2},
    "B208": {"stone": 3}, "B209": {"wood": 1, "stone": 1, "gold": 1}, "B210": {"wood": 1, "gold": 2},
    "B211": {"wood": 2, "stone": 1, "gold": 1}, "B212": {"wood": 1, "stone": 2, "gold": 1}, "B213": {"stone": 2},
    "B214": {"gold": 2}, "B215": {"gold": 3}, "B216": {"stone": 1, "gold": 1}, "B217": {"stone": 2, "gold": 1},
    "B218": {"stone": 1, "gold": 2},
}
SMALL_GEARS = ("palenque", "yaxchilan", "tikal", "uxmal")
DUMMY_SPACES = {
    **{f"W{4 * gear + n + 1:02}": (name, (1, 3, 5, 7)[n]) for gear, name in enumerate(SMALL_GEARS) for n in range(4)},
    "W17": ("chichen", 0), "W18": ("chichen", 3), "W19": ("chichen", 5), "W20": ("chichen", 7), "W21": ("chichen", 10),
}


def check(**case: Any) -> None:
    made = scenario.make_case("test_tiles", 1, {"game": "tzolkin"}, case)
    assert [(problem.key, problem.facts) for problem in scenario.run(made, games.load_definition)] == []


def alone(tile: str, **more: Any) -> dict[str, Any]:
    """A position in which no other building can be had."""
    return {"food_days": 2 if tile > "B2" else 0, "row": [tile], "stack": [], **more}


@pytest.mark.parametrize(("tile", "kind"), [(tile, kind) for tile, price in PRICES.items() for kind in price])
def test_a_missing_block_has_no_substitute(tile: str, kind: str) -> None:
    """tz.building.construct: one block of a printed kind short, twenty of the others and of corn do not help."""
    held = {"corn": 20, "wood": 20, "stone": 20, "gold": 20, kind: PRICES[tile][kind] - 1}
    check(given=alone(tile, tikal={2: "red"}, red=held), moves=["red pick tikal 2"], then={
        "refused": [{"move": "red act tikal 2", "rule": "tz.building.construct", "numbers": {"missing": 1}}],
        "row": [tile], "red": {**held, "buildings": []}})


@pytest.mark.parametrize("tile", PRICES)
@pytest.mark.parametrize("architecture", [0, 3])
def test_price_in_corn(tile: str, architecture: int) -> None:
    """tz.uxmal.action-4, tz.tech.architecture-3: two corn a block, two less at level 3, and one corn short is short."""
    price = 2 * sum(PRICES[tile].values()) - (2 if architecture else 0)
    pick, act = "red pick uxmal 4", "red act uxmal 4"
    paid = {"event": "paid", "seat": "red", "good": "corn", "amount": price}
    check(given=alone(tile, uxmal={4: "red"}, red={"corn": price, "architecture": architecture}), moves=[pick, act],
          then={"row": [], "red": {"buildings": [tile]}, "told": [paid] if price else []})
    if price:
        refused = {"move": act, "rule": "tz.uxmal.action-4", "numbers": {"need": price, "have": price - 1}}
        check(given=alone(tile, uxmal={4: "red"}, red={"corn": price - 1, "architecture": architecture}), moves=[pick],
              then={"row": [tile], "refused": [refused], "red": {"corn": price - 1, "buildings": []}})


def test_kinds_of_buildings() -> None:
    """tz.building.types: 14 tiles of Age 1, 18 of Age 2, the right number of each kind, with the ids of the list."""
    kinds = Counter((tile.age, tile.kind) for tile in TILES if tile.name.startswith("B"))
    assert kinds == {(1, FARM): 5, (1, CIVIC): 4, (1, TOMB): 3, (1, SHRINE): 2,
                     (2, FARM): 3, (2, CIVIC): 4, (2, TOMB): 5, (2, SHRINE): 6}
    assert [tile.name for tile in TILES if tile.name.startswith("B")] == [*PRICES]
    assert all(tile.age == int(tile.name[1]) for tile in TILES if tile.name.startswith("B"))


@pytest.mark.parametrize("tile", DUMMY_SPACES)
def test_depicted_space(tile: str) -> None:
    """tz.setup.wealth-contents: the space on each wealth tile, seen by a dummy (its twin stands opposite)."""
    gear, space = DUMMY_SPACES[tile]
    dealt = {"red": {"dealt": ["W01", "W02", "W03", "W04"]}, "blue": {"dealt": ["W05", "W06", "W07", "W08"]}}
    if tile < "W09":
        dealt = {"red": {"dealt": ["W09", "W10", "W11", "W12"]}, "blue": {"dealt": ["W13", "W14", "W15", "W16"]}}
    left = 1 if gear == "chichen" else 2
    spaces = {space: "dummy"} if gear == "chichen" else {space: "dummy", (space + 5) % 10: "dummy"}
    check(players=2, given={"stage": "dummies", "dummies_left": left, **dealt}, moves=[f"chance draw {tile}"],
          then={gear: spaces, "dummies_left": 0, "ask": {"seat": "red", "prompt": "wealth"}})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_building_of_the_other_age(players: int) -> None:
    """tz.building.refill, tz.building.age-change: Age 1 on offer up to the second Food Day, then Age 2 only."""
    game = sacbe.new("tzolkin", players=players, seed=players)
    choose = random.Random(players)
    built = 0
    while not game.is_over:
        seen = game.view()
        age = "1" if seen["food_days"] < 2 else "2"
        assert {name[1] for name in seen["row"]} <= {age}
        options = [move for move in game.ask.options if move.startswith("build")] or game.ask.options
        built += options[0].startswith("build")
        game.apply(choose.choice(options))
    assert built > 0
