"""Monuments, Food Days, the end and rulings where a scenario cannot say it: orders, whole games, views, options."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.games.tzolkin.options import OPTIONS
from sacbe.kernel.play import scenario

SCENARIOS = Path(__file__).parent.parent / "scenarios"
BLOCKS = {"wood": 2, "stone": 3, "gold": 4}         # what the market pays
PRICES: dict[str, dict[str, int]] = {
    "M01": {"wood": 3, "stone": 2, "gold": 1}, "M02": {"wood": 1, "stone": 3, "gold": 2},
    "M03": {"wood": 2, "stone": 2, "gold": 2}, "M04": {"wood": 1, "stone": 1, "gold": 4},
    "M05": {"wood": 1, "gold": 4}, "M06": {"wood": 2, "stone": 3, "gold": 1}, "M07": {"wood": 3, "gold": 3},
    "M08": {"wood": 2, "stone": 1, "gold": 3}, "M09": {"wood": 1, "stone": 1, "gold": 3},
    "M10": {"stone": 2, "gold": 3}, "M11": {"stone": 3, "gold": 3}, "M12": {"stone": 4, "gold": 3},
    "M13": {"gold": 4, "skulls": 1},
}
WEALTH = {f"W{n:02}" for n in range(1, 22)}


def given(players: int = 4, **fields: Any) -> Game:
    """A game that begins at a position, as scenarios have it."""
    row = {"case": "here", "game": "tzolkin", "players": players, "given": fields, "then": {}}
    return scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("tzolkin"))


def played(players: int, seed: int) -> Game:
    """A whole game of random moves."""
    game, dice = sacbe.new("tzolkin", players=players, seed=seed), random.Random(seed)
    while not game.is_over:
        game.apply(dice.choice(game.ask.options))
    return game


def facts(game: Game) -> dict[str, Any]:
    return game.definition.dump_fields(game.state)


def words(data: object) -> Iterator[str]:
    """Every text in plain data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield str(key)
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)
    else:
        yield str(data)


# ---------------------------------------------------------------- monuments

@pytest.mark.parametrize("architecture", [0, 3])
@pytest.mark.parametrize(("monument", "good"), [(name, good) for name, price in PRICES.items() for good in price])
def test_one_short_of_the_price(monument: str, good: str, architecture: int) -> None:
    """tz.monument.construct: at full printed cost; one piece too few of a kind, and plenty of others is no help."""
    goods = {"wood": 9, "stone": 9, "gold": 9, "skulls": 2, good: PRICES[monument][good] - 1}
    game = given(tikal={4: "red"}, monuments=[monument], row=["B101", "B106", "B113", "B114"],
                 red={**goods, "architecture": architecture})
    game.apply("pick tikal 4")
    game.apply("act tikal 4")
    assert game.ask.prompt == "build"
    refusal = game.explain(f"build {monument}")
    assert refusal is not None
    assert (refusal.rule, refusal.numbers) == ("tz.building.construct", {"missing": 1})


# ---------------------------------------------------------------- Food Days

def test_order_of_the_second_food_day() -> None:
    """tz.food.sequence: everybody feeds, the buildings change, the temples reward, the calendar advances."""
    game = given(stage="food", food_days=1, tooth=13, red={"temples": {"brown": 3}})
    order = [str(told.data.get("source", told.data["event"])) for told in game.event_log]
    order = order[:order.index("turned") + 1]
    assert order[0] == "food-day"
    first = {word: order.index(word) for word in set(order)}
    last = {word: len(order) - 1 - order[::-1].index(word) for word in set(order)}
    assert order.count("fed") == 4 and order.count("opened") == 6
    assert last["fed"] < last["hunger"] < first["age-changed"] < first["opened"]
    assert last["opened"] < first["temples"] <= last["temples"] < first["turned"]


# ---------------------------------------------------------------- the end

@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3, 4) for seed in range(4)])
def test_whole_games_end_with_the_fourth_food_day(players: int, seed: int) -> None:
    """tz.end.trigger, tz.end.extra-advance: four Food Days, no turn after the last, then exactly one day."""
    told = [row.data for row in played(players, seed).event_log]
    events = [str(row["event"]) for row in told]
    assert [row["day"] for row in told if row["event"] == "food-day"] == [1, 2, 3, 4]
    last = len(events) - 1 - events[::-1].index("food-day")
    assert events[:last].count("turn-began") == events.count("turn-began")
    assert events[:last].count("turn-began") % players == 0
    assert events[last:].count("turned") == 1
    assert events.index("final") > last + events[last:].index("turned")


@pytest.mark.parametrize(("players", "seed"), [(players, seed) for players in (2, 3, 4) for seed in range(4)])
def test_scores_of_whole_games(players: int, seed: int) -> None:
    """tz.end.convert, tz.end.corn, tz.end.skulls, tz.ruling.quarter-points: exact quarters, from what is left over."""
    game = played(players, seed)
    end, scores = facts(game), game.scores
    assert scores is not None and len(scores) == players
    checked = 0
    for seat, score in scores.items():
        own = end[seat]
        corn = own["corn"] + sum(worth * own[block] for block, worth in BLOCKS.items())
        rest = score - own["points"] - corn / 4 - 3 * own["skulls"]
        assert rest == int(rest)                            # monuments score whole points
        if not own["monuments"]:
            assert rest == 0
            checked += 1
    assert checked


@pytest.mark.parametrize("players", [2, 3, 4])
def test_categories_add_up(players: int) -> None:
    """tz.end.monuments: corn, skulls and monuments are separate, and their sum with the points is the score."""
    game = given(players, stage="end", ovals=[1, 2], red={
        "points": 10, "corn": 3, "gold": 1, "skulls": 2, "theology": 3, "monuments": ["M09", "M13"]})
    row = game.definition.breakdown(game.state)[0]
    assert {name: units for name, units in row.items() if units} == {
        "earlier": 40, "corn": 7, "skulls": 24, "monuments": 60}
    assert game.scores is not None and game.scores["red"] == 32.75


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 8), (4, 3)])
def test_points_are_told_by_where_they_come_from(players: int, seed: int) -> None:
    """tz.limit.negative-points: what events tell of each source is what the final table has, lost points as well."""
    game = played(players, seed)
    rows = game.definition.breakdown(game.state)
    assert game.scores is not None
    for number, seat in enumerate(game.scores):
        row = rows[number]
        assert sum(row.values()) == 4 * game.scores[seat] and "earlier" not in row
        for source in ("temples", "tile", "chichen", "technology", "hunger"):
            told = [event["points"] for event in game.log() if (event["event"], event.get("seat"),
                                                                event.get("source")) == ("scored", seat, source)]
            assert row[source] == 4 * sum(int(points) for points in told)
    assert any(row["temples"] for row in rows) and any(row["hunger"] < 0 for row in rows)


# ---------------------------------------------------------------- rulings

@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_may_start(players: int) -> None:
    """tz.ruling.random-starting-player: over many seeds each seat of the table is drawn, and nobody else."""
    drawn = [facts(sacbe.new("tzolkin", players=players, seed=seed))["marker"] for seed in range(80)]
    assert set(drawn) == set(games.load_definition("tzolkin").seats[:players])
    assert min(drawn.count(seat) for seat in set(drawn)) >= 80 // players // 3


@pytest.mark.parametrize("seat", ["red", "blue", "green"])
def test_the_host_sets_who_starts(seat: str) -> None:
    """tz.ruling.random-starting-player: a set seat holds the marker and has the first turn, whatever the seed."""
    for seed in range(6):
        game = sacbe.new("tzolkin", players=3, seed=seed, options={"first": seat})
        while game.ask.prompt == "wealth":
            game.apply(game.ask.options[0])
        assert (game.ask.seat, game.ask.prompt, facts(game)["marker"]) == (seat, "turn", seat)


def test_the_host_cannot_set_an_empty_seat() -> None:
    """tz.ruling.random-starting-player: the starting player is one of the seats."""
    with pytest.raises(Problem) as caught:
        sacbe.new("tzolkin", players=2, seed=1, options={"first": "green"})
    assert caught.value.key == "option-value"


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (3, 4), (4, 5)])
def test_what_is_hidden(players: int, seed: int) -> None:
    """tz.ruling.open-information: stacks, undealt and discarded wealth, and choices before the common reveal."""
    game = sacbe.new("tzolkin", players=players, seed=seed)
    seats = game.definition.seats[:players]
    before = facts(game)
    dealt = {seat: set(before[seat]["dealt"]) for seat in seats}
    shown = {str(row.data["tile"]) for row in game.event_log if row.data["event"] == "dummy-placed"}
    kept: dict[str, set[str]] = {}
    while game.ask.prompt == "wealth":
        for looker in (*seats, None):
            seen = set(words(game.view(looker))) | {text for row in game.log(looker) for text in words(row)}
            known = dealt[looker] if looker else set()
            assert seen & WEALTH == known | (shown & WEALTH), looker
            assert not seen & set(facts(game)["stack"])
        asked = game.ask.seat
        move = game.ask.options[-1]
        kept[asked] = set(move.split()[1:])
        game.apply(move)
    assert game.ask.prompt == "turn"
    opened = set().union(*kept.values())
    for looker in (*seats, None):
        seen = set(words(game.view(looker)))
        assert seen & WEALTH == opened
        assert not seen & set(facts(game)["stack"])


def test_what_is_open() -> None:
    """tz.ruling.open-information: goods, scores, positions and stack sizes are the same for all who look."""
    game = given(3, tikal={2: "green"}, red={"corn": 7, "skulls": 1, "points": -4}, blue={"gold": 2, "theology": 2},
                 green={"temples": {"yellow": 4}, "board": "dark", "corn_tiles": 0})
    views = [game.view(looker) for looker in ("red", "blue", "green", None)]
    assert all(view == views[0] for view in views)
    red, blue, green = (views[0]["seats"][seat] for seat in ("red", "blue", "green"))
    assert (red["corn"], red["skulls"], red["points"]) == (7, 1, -4)
    assert (blue["gold"], blue["theology"]) == (2, 2)
    assert (green["temples"]["yellow"], green["board"], green["hand"]) == (4, "dark", 2)
    assert views[0]["tikal"] == {"2": "green"}
    assert (views[0]["stack_size"], views[0]["bank_skulls"]) == (8, 12)


# ---------------------------------------------------------------- options

def test_every_option_has_its_cases() -> None:
    """Each option is tested in its default reading and in an alternative, under the rule it belongs to."""
    tried: dict[str, set[str]] = {}
    for case in scenario.load(SCENARIOS / "options.yaml"):
        for name, value in case.data["options"].items():
            tried.setdefault(name, set()).add(value)
            assert OPTIONS[name][0] in case.rules, case.name
    assert set(tried) == set(OPTIONS)
    for name, values in tried.items():
        default, *others = OPTIONS[name][1]
        assert default in values and values & set(others), name


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, (_, values) in OPTIONS.items()
                                             for value in values[1:]])
def test_whole_games_with_an_option(name: str, value: str) -> None:
    """Every alternative reading can be played to the end, with every piece accounted for after each answer."""
    game, dice = sacbe.new("tzolkin", players=4, seed=11, options={name: value}), random.Random(11)
    while not game.is_over:
        game.apply(dice.choice(game.ask.options))
        assert game.definition.find_violations(game.state) == []
    if (name, value) == ("quarters", "floor"):
        assert game.scores is not None and all(score == int(score) for score in game.scores.values())
    if name == "first":
        assert next(row.data["seat"] for row in game.event_log if row.data["event"] == "first-player") == value
