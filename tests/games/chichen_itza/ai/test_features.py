"""The features of Chichén Itzá: what a seat may know and no more, small numbers, named and alive."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from sacbe import bots, games
from sacbe.games.chichen_itza.ai.evaluator import JUDGE
from sacbe.games.chichen_itza.data.constants import CITY
from sacbe.games.chichen_itza.data.tables import TILE_NAMES
from sacbe.games.chichen_itza.game import table
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.play.game import Game

pytestmark = pytest.mark.once

DEFINITION = games.load_definition("chichen_itza")
LEARNING = DEFINITION.learning()
assert LEARNING is not None
FEATURES = LEARNING.features
ALL: dict[str, str] = {"prophecies": "on", "tunnels": "on",
                       "creatures": "t-rex:caiman+velociraptor:jaguar+pteranodon:shaman"}
RED, BLUE = 0, 1
NON_ZERO = 90           # of all features, on average at most


@cache
def game(players: int, modules: bool, seed: int, bot: str) -> list[State]:
    """All positions of a game, the end included."""
    state, dice = DEFINITION.start_game(players, ALL if modules else {}), SeededDriver(seed)
    seats = [bots.make_bot(bot, DEFINITION, seat, mix_seed(seed, seat)) for seat in range(players)]
    found = [state.clone()]
    while (ask := state.ask) is not None:
        state.apply(dice.answer(ask) if ask.seat == CHANCE else seats[ask.seat].choose(state, ask))
        found.append(state.clone())
    return found


def moments(players: int, modules: bool, seed: int, bot: str, every: int = 1) -> list[State]:
    """One of so many positions before the end."""
    return game(players, modules, seed, bot)[:-1:every]


def placed(given: dict[str, Any], players: int = 2) -> State:
    state = DEFINITION.build_position(players, {}, given)
    state.run_until_decision()
    return state


def told(state: State, seat: int) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(FEATURES.names, FEATURES.feature_row(state, seat), strict=True))


# ---------------------------------------------------------------- what a seat may know

@pytest.mark.parametrize(("players", "modules", "bot", "every"), [
    (2, False, "random", 3), (3, False, "random", 3), (4, True, "random", 3), (2, True, "random", 3),
    (2, False, "greedy", 6), (3, True, "greedy", 12),
])
def test_features_say_nothing_that_a_redeal_changes(players: int, modules: bool, bot: str, every: int) -> None:
    """ci.hidden.strength, ci.hidden.ruin, ci.hidden.magic-hand: for every seat, at many decisions."""
    changed = 0
    for number, state in enumerate(moments(players, modules, 7 + players, bot, every)):
        for seat in range(players):
            before = FEATURES.feature_row(state, seat)
            twin = DEFINITION.redeal(state, seat, SeededDriver(mix_seed(number, seat)))
            changed += twin.text() != state.text()
            after = FEATURES.feature_row(twin, seat)
            assert before == after, [name for name, one, two in zip(FEATURES.names, before, after, strict=True)
                                     if one != two]
    assert changed > 50


HIDDEN: dict[str, Any] = {
    "red": {"stone": 3, "fire": 0, "magic": 3, "war": 1, "coins": 9}, "blue": {"stone": 0, "fire": 3, "magic": 3},
    "city": {"red": 5, "blue": 4},
    "tiles": {"R1": {"blue": 2}, "R4": {"creature": "triceratops", "strength": 2, "scouts": ["red"], "ruin": 6},
              "R2": {"creature": "triceratops", "strength": 5, "scouts": ["blue"], "ruin": 3},
              "R3": {"creature": "triceratops"}}}


def seen(state: State, seat: int) -> set[tuple[float, ...]]:
    """The rows of a seat in many deals that it cannot tell apart."""
    return {tuple(FEATURES.feature_row(DEFINITION.redeal(state, seat, SeededDriver(seed)), seat)) for seed in range(12)}


def test_the_defender_does_not_know_the_hand_of_who_attacks() -> None:
    """ci.hidden.magic-hand: the odds of the fight are the same for every hand of this size."""
    game = Game(DEFINITION, 2, {}, None, DEFINITION.build_position(2, {}, HIDDEN))
    for move in ("use A01 land-move", "from city", "group 5", "to R1"):
        game.apply(move)
    assert table(game.state).fight is not None
    assert told(game.state, BLUE)["fight.defends"] == 1
    assert len(seen(game.state, BLUE)) == 1
    hands = {table(DEFINITION.redeal(game.state, BLUE, SeededDriver(seed))).players[RED].stone for seed in range(12)}
    assert len(hands) > 1


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_a_figure_that_others_have_seen_is_still_in_the_pool(seat: int) -> None:
    """ci.hidden.strength: what a march to an unknown creature promises does not depend on what others saw elsewhere."""
    promised, pools = set(), set()
    for seed in range(12):
        t = table(DEFINITION.redeal(placed(HIDDEN), seat, SeededDriver(seed)))
        JUDGE.evaluation.evaluate(t, seat)
        promised.add(round(JUDGE.marches.attack(t, seat, CITY, TILE_NAMES.index("R3"), 4, 0), 9))
        pools.add(tuple(t.figures))
    assert len(pools) > 1 and len(promised) == 1


# ---------------------------------------------------------------- one row

def test_rows_are_small_and_mostly_zero() -> None:
    sizes = []
    for state in moments(4, False, 5, "random", 5):
        for seat in range(4):
            row = FEATURES.feature_row(state, seat)
            assert len(row) == FEATURES.size == len(FEATURES.names) == len(set(FEATURES.names))
            assert all(-4.0 <= value <= 4.0 for value in row), told(state, seat)
            sizes.append(sum(value != 0.0 for value in row))
    assert sum(sizes) / len(sizes) <= NON_ZERO


def test_almost_every_feature_is_used() -> None:
    """Cards, tasks and prompts that did not turn up are left aside; of the rest none is always 0."""
    alive: set[str] = set()
    for players, modules, seed, bot in ((2, False, 3, "random"), (3, True, 3, "random"), (4, False, 3, "random"),
                                        (2, False, 9, "greedy")):
        for state in moments(players, modules, seed, bot, 4):
            for seat in range(players):
                alive |= {name for name, value in told(state, seat).items() if value != 0.0}
    rare = ("god.", "hero.", "task.", "prompt.", "gear.", "trophies.", "tiles.", "gems.", "tasks.", "group.",
            "garrison.", "fight.defends", "fight.player")
    assert [name for name in FEATURES.names if name not in alive and not name.startswith(rare)] == []


def test_the_row_is_the_same_again_and_does_not_touch_the_position() -> None:
    for state in moments(3, True, 3, "random", 20):
        before = state.position_key()
        rows = [FEATURES.feature_row(state, seat) for seat in range(3)]
        assert [FEATURES.feature_row(state, seat) for seat in range(3)] == rows
        other = DEFINITION.learning()
        assert other is not None and other.features is not FEATURES
        assert [other.features.feature_row(state, seat) for seat in range(3)] == rows
        assert state.position_key() == before


def test_what_some_features_hold() -> None:
    given = {"round": 3, "tiles": {"R1": {"red": 2}, "V1": {"red": 1}, "C1": {"blue": 2}, "M-red": {"scouts": ["red"]}},
             "red": {"coins": 5, "melee": 3, "gems": ["red", "green"], "gods": [9, 61], "idols": 2, "turns": 1,
                     "heroes": {"champion": 9}}, "city": {"red": {"warriors": 3, "heroes": ["champion"]}}}
    state = placed(given)
    row = told(state, RED)
    assert row["goods.coins"] == 0.5 and row["gear.melee-3"] == 1 and row["gear.melee-1"] == 0
    assert row["tiles.2"] == 1 and row["score.terrain"] == 0.2 and row["tiles.village"] == row["tiles.ruin"] == 0.5
    assert row["gems.2"] == row["gems.red"] == row["gems.green"] == 1 and row["gems.blue"] == 0
    assert row["gems.lines"] == 0.2 and row["god.9"] == row["god.61"] == row["hero.9"] == 1
    assert row["gods.gold"] == row["gods.blue"] == 0.5 and row["scouts.placed"] == pytest.approx(1 / 3)
    assert row["round.3"] == 1 and row["garrison.4"] == row["group.2"] == 1
    assert row["part.total"] == pytest.approx(JUDGE.expected_points(state)[RED] / 40)
    assert told(state, BLUE)["rivals.gems"] == pytest.approx(2 / 3)
    assert FEATURES.seat_count(state) == 2


def test_points_so_far_are_those_of_the_score() -> None:
    """ci.score.order: in open positions every category is what the end would count."""
    scale = {"terrain": 20, "idols": 5, "heroes": 6}
    for state in moments(2, False, 9, "greedy", 20):
        for seat in range(2):
            row, counted = told(state, seat), DEFINITION.breakdown(state)[seat]
            found = {name: row[f"score.{name}"] * scale.get(name, 10) for name in counted}
            assert found == pytest.approx(counted)


# ---------------------------------------------------------------- the evaluator, and time

@pytest.mark.parametrize("modules", [False, True])
def test_one_seat_is_judged_as_all_are(modules: bool) -> None:
    for state in moments(3, modules, 10, "random", 4):
        assert [JUDGE.expected_points_of(state, seat) for seat in range(3)] == JUDGE.expected_points(state)
    state = game(3, modules, 10, "random")[-1]
    assert [JUDGE.expected_points_of(state, seat) for seat in range(3)] == JUDGE.expected_points(state)


@pytest.mark.parametrize("players", [2, 4])
def test_progress_never_goes_back(players: int) -> None:
    last = 0.0
    for state in game(players, True, 6, "random"):
        now = FEATURES.progress(state)
        assert last <= now <= 1.0
        last = now
    assert last == 1.0 and FEATURES.progress(DEFINITION.start_game(players, {})) == 0.0


# ---------------------------------------------------------------- tastes and styles

def test_tastes_and_styles_are_features() -> None:
    assert LEARNING is not None
    assert LEARNING.prize == 10 and 12 <= len(LEARNING.tastes) <= 24 and len(LEARNING.styles) >= 3
    assert set(LEARNING.tastes) <= set(FEATURES.names)
    for likings in LEARNING.styles.values():
        assert likings and set(likings) <= set(FEATURES.names)


def test_the_census_tells_how_a_seat_played() -> None:
    assert LEARNING is not None
    state = game(2, False, 9, "greedy")[-1]
    for seat in range(2):
        counted = LEARNING.census(state, seat)
        points = DEFINITION.breakdown(state)[seat]
        assert {f"points-{name}": value for name, value in points.items()}.items() <= counted.items()
        assert counted["tiles"] == points["terrain"] / 2 and counted["idols"] == points["idols"]
        assert counted["gods"] == sum(counted[f"gods-{colour}"] for colour in ("gold", "green", "red", "blue"))
        assert counted["tiles"] == sum(value for name, value in counted.items() if name.startswith("held-"))
    assert state.ask is None
