"""Where the chance went: start, luck, own and others' decisions add up to the result, and luck is 0 on average."""

from __future__ import annotations

import random

import pytest

import sacbe
from sacbe import Game, Problem, games
from sacbe.coach.analysis import luck
from sacbe.coach.analysis.luck import value_at
from sacbe.coach.analysis.position_values import EVALUATOR_SOURCE, PositionValues
from sacbe.coach.review.win_chance_accounts import compute_accounts
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE, State

pytestmark = pytest.mark.once

GAMES = ("bul", "tzolkin", "chichen_itza", "temple_of_chac")
FEW = 4


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take few samples: the identity holds for any number of them."""
    monkeypatch.setattr(luck, "SAMPLES", FEW)
    monkeypatch.setattr(luck, "MOST_WAYS", FEW)


def played(name: str, players: int, seed: int) -> Game:
    """A random game to its end."""
    game = sacbe.new(name, players=players, seed=seed)
    drawn = random.Random(seed)
    while not game.is_over:
        game.apply(drawn.choice(game.ask.choices))
    return game


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_start_luck_own_and_others_make_the_result(name: str, seed: int) -> None:
    players = games.load_definition(name).players
    game = played(name, players[seed % len(players)], seed)
    found = compute_accounts(game)
    assert [one.seat for one in found] == list(game.definition.seats[:game.players])
    winners = game.winners or []
    for one in found:
        assert one.start + one.luck + one.own + one.others == pytest.approx(one.result, abs=1e-9)
        assert one.result == pytest.approx(1 / len(winners) if one.seat in winners else 0.0, abs=1e-6)
    if not game.definition.may_be_lost:
        assert sum(one.start for one in found) == pytest.approx(1.0, abs=1e-5)
        assert sum(one.luck for one in found) == pytest.approx(0.0, abs=1e-4)


def test_where_all_ways_are_few_luck_is_exactly_0_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "MOST_WAYS", 48)
    checked = 0
    for name in ("tzolkin", "chichen_itza", "temple_of_chac"):
        game = played(name, 2, 5)
        values = PositionValues(game.definition, 2, game.options)
        state = game.copy_at(0).state
        for entry in game.history:
            if entry.seat == CHANCE and checked < 12 and (ways := luck.chance_outcomes(state)) is not None:
                node = value_at(values, state, SeededDriver(1))
                assert (node.errors, node.samples) == ([], len(ways))
                assert sum(weight for _, weight in ways) == pytest.approx(1.0)
                for seat in range(2):
                    mean = sum(weight * values.outlooks(way)[seat].chance for way, weight in ways)
                    assert mean == pytest.approx(node.chances[seat])
                checked += 1
            state.apply(entry.choice)
    assert checked


def test_a_sample_says_how_sure_it_is() -> None:
    game = sacbe.new("tzolkin", players=2, seed=1)
    values = PositionValues(game.definition, 2, game.options)
    start = game.copy_at(0).state
    node = value_at(values, start, SeededDriver(1), times=2)
    assert node.samples == 2 * FEW and all(error > 0 for error in node.errors)
    assert value_at(values, start, SeededDriver(1), times=2) == node


def test_a_game_that_nobody_learnt_is_played_on() -> None:
    values = PositionValues(games.load_definition("bul"), 2, {})
    assert (values.calibrated, values.source) == (False, EVALUATOR_SOURCE)
    state: State = sacbe.new("bul", players=2, seed=1).state
    looks = values.outlooks(state)
    assert sum(look.chance for look in looks) == pytest.approx(1.0)


def test_a_game_that_goes_on_is_refused() -> None:
    with pytest.raises(Problem) as caught:
        compute_accounts(sacbe.new("tzolkin", players=2, seed=1))
    assert caught.value.key == "review-unfinished"
