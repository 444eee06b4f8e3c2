"""What every game offers to be learnt: features with names, tastes and styles that name them, weights that fit."""

from __future__ import annotations

from importlib.resources import files
from math import isfinite
from pathlib import Path
from random import Random

import pytest

from sacbe import bots, games
from sacbe.bots import learnt_evaluator, weights
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE, State
from sacbe.kernel.core.learnt_value import LearntEvaluator
from sacbe.kernel.definition.game_definition import GameDefinition

pytestmark = pytest.mark.once

LEARNT = [games.load_definition(name) for name in games.names() if games.load_definition(name).learning() is not None]
BOXES = pytest.mark.parametrize("definition", LEARNT, ids=lambda definition: definition.name)


def positions(definition: GameDefinition, players: int, every: int) -> list[State]:
    """Some positions of a game that greedy bots play."""
    state, chance = definition.start_game(players, {}), SeededDriver(8)
    seats = [bots.make_bot("classic:greedy", definition, seat, seat) for seat in range(players)]
    found: list[State] = []
    at = 0
    while (ask := state.ask) is not None and len(found) < 6:
        if ask.seat == CHANCE:
            state.apply(chance.answer(ask))
            continue
        if at % every == every - 1:
            found.append(state.clone())
        at += 1
        state.apply(seats[ask.seat].choose(state, ask))
    return found


@BOXES
def test_names_are_unique_and_tastes_and_styles_name_features(definition: GameDefinition) -> None:
    learning = definition.learning()
    assert learning is not None
    names = learning.features.names
    assert len(set(names)) == len(names) == learning.features.size
    assert set(learning.tastes) <= set(names) and all(size > 0 for size in learning.tastes.values())
    assert len(learning.styles) >= 3
    for likings in learning.styles.values():
        assert likings and set(likings) <= set(names)


@BOXES
def test_features_are_small_and_the_first_is_the_judge(definition: GameDefinition) -> None:
    learning = definition.learning()
    assert learning is not None
    for state in positions(definition, definition.players[0], 5):
        for seat in range(definition.players[0]):
            row = learning.features.feature_row(state, seat)
            assert all(isfinite(number) and abs(number) < 12 for number in row)
            assert row == learning.features.feature_row(state, seat)
            dealt = definition.redeal(state, seat, SeededDriver(1))
            points = definition.evaluator().expected_points_of(dealt, seat)
            assert row[0] * learning.judged == pytest.approx(points, abs=12)
        assert 0.0 <= learning.features.progress(state) <= 1.0


@BOXES
def test_what_ships_fits_and_is_small(definition: GameDefinition) -> None:
    learning = definition.learning()
    assert learning is not None
    folder = Path(str(files(f"sacbe.games.{definition.name}") / "data"))
    stored = weights.read(folder, definition, learning)
    assert sum((folder / name).stat().st_size for name in (weights.NUMBERS, weights.MEANING)) <= weights.MOST_BYTES
    assert stored.categories == tuple(definition.breakdown(definition.start_game(definition.players[0], {}))[0])
    assert sorted(stored.calibration) == list(definition.players)
    assert stored.made["command"].startswith(f"sacbe train {definition.name}")


@BOXES
def test_heads_are_the_categories_and_chances_add_up(definition: GameDefinition) -> None:
    judge = learnt_evaluator.make_evaluator(definition)
    assert isinstance(judge, LearntEvaluator)
    players = definition.players[-1]
    for state in positions(definition, players, 9):
        points = judge.expected_points(state)
        for seat in range(players):
            heads = judge.head_outputs(state, seat)
            assert judge.expected_points_of(state, seat) == points[seat]
            assert sum(heads[:-1]) == pytest.approx(points[seat], abs=1e-6)
        chances = judge.win_probabilities(state)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert sum(chances) == pytest.approx(1.0) or (definition.may_be_lost and sum(chances) < 1.0)


@BOXES
def test_a_style_likes_what_it_says(definition: GameDefinition) -> None:
    found = learnt_evaluator.load_weights(definition)
    assert found is not None
    features = found.learning.features
    plain = learnt_evaluator.make_evaluator(definition)
    for style, likings in found.learning.styles.items():
        judge = learnt_evaluator.make_evaluator(definition, style)
        for state in positions(definition, definition.players[0], 12)[:2]:
            more = sum(liking * features.feature_row(state, 0)[features.names.index(name)] for name,
                       liking in likings.items())
            assert judge.plan_value(state, 0) - plain.plan_value(state, 0) == pytest.approx(more, abs=1e-6)


@pytest.mark.parametrize("definition", [definition for definition in LEARNT if definition.learning().give_bonuses],
                         ids=lambda definition: definition.name)
def test_gifts_leave_a_game_that_can_be_played(definition: GameDefinition) -> None:
    learning = definition.learning()
    assert learning is not None and learning.give_bonuses is not None
    plain = definition.start_game(definition.players[-1], {}).text()
    for seed in range(12):
        state, chance = definition.start_game(definition.players[-1], {}), SeededDriver(seed)
        learning.give_bonuses(state, Random(seed))
        assert state.text() != plain and definition.find_violations(state) == []
        while (ask := state.ask) is not None:
            state.apply(chance.answer(ask))
        assert definition.find_violations(state) == []
