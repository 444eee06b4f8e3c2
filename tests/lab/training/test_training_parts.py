"""The parts of training: fits, what rows are fitted to, calibrations, roles."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from sacbe.kernel.core.learnt_value import Calibration
from sacbe.lab.training import calibrate
from sacbe.lab.training import preferences as tastes
from sacbe.lab.training.compare import EvaluatedPosition
from sacbe.lab.training.fit import LAMBDA, NetTraining, mixed_returns
from support.learning_bul import LearntBul

pytestmark = pytest.mark.once


def test_rows_are_fitted_to_their_result_and_to_what_was_told_later() -> None:
    """Two seats of a game, their rows mixed as they come; the last row of each has nothing but the result."""
    heads = np.array([[10.0], [50.0], [10.0], [50.0], [10.0]], np.float32)
    told = np.array([[1.0], [2.0], [4.0], [8.0], [20.0]], np.float32)
    found = mixed_returns(heads, told, np.array([0, 1, 0, 1, 0]))
    last, middle = 10.0, (1 - LAMBDA) * 20.0 + LAMBDA * 10.0
    assert found[4] == last and found[3] == 50.0
    assert found[2] == pytest.approx(middle)
    assert found[0] == pytest.approx((1 - LAMBDA) * 4.0 + LAMBDA * middle)
    assert found[1] == pytest.approx((1 - LAMBDA) * 8.0 + LAMBDA * 50.0)


def test_a_fit_learns_a_straight_line() -> None:
    dice = np.random.default_rng(1)
    x = dice.normal(0, 1, (4000, 6)).astype(np.float32)
    slopes = dice.normal(0, 1, (6, 3)).astype(np.float32)
    y = x @ slopes + 2.0
    fitted = NetTraining(6, 8, 4, 3, seed=1)
    fitted.start_straight(x, y, np.zeros((3, 6), np.float32))
    begun = np.abs(fitted.heads(x) - y).mean()
    fitted.train(x, y, epochs=200, seed=2)
    assert np.abs(fitted.heads(x) - y).mean() < begun / 3


def test_a_fit_learns_what_no_straight_line_can_say() -> None:
    dice = np.random.default_rng(1)
    x = dice.normal(0, 1, (6000, 3)).astype(np.float32)
    y = np.stack([np.abs(x[:, 0]), np.maximum(x[:, 1], 0)], 1)
    fitted = NetTraining(3, 16, 8, 2, seed=1)
    fitted.start_straight(x, y, np.zeros((2, 3), np.float32))
    straight = ((fitted.heads(x) - y) ** 2).mean()
    fitted.train(x, y, epochs=150, seed=2)
    assert ((fitted.heads(x) - y) ** 2).mean() < straight / 5


def test_weights_are_taken_over_as_they_are() -> None:
    one, two = NetTraining(5, 4, 3, 2, seed=1), NetTraining(5, 4, 3, 2, seed=2)
    assert one.numbers != two.numbers
    two.load_numbers(one.numbers)
    assert one.numbers == two.numbers


def glances(temperature: Callable[[float], float], many: int, seed: int,
            lost: float | None = None) -> list[EvaluatedPosition]:
    """Return positions of games that are won as often as a softmax over the points says."""
    dice = Random(seed)
    found = []
    for number in range(many):
        progress = dice.random()
        points = [dice.gauss(60, 12) for _ in range(3)]
        powers = np.exp([temperature(progress) * one for one in points] + ([] if lost is None else [lost]))
        winner = dice.choices(range(len(powers)), powers)[0]
        found.append(EvaluatedPosition(number, progress, points, [0.0] * 3,
                                       [float(seat == winner) for seat in range(3)]))
    return found


def test_a_calibration_finds_the_temperatures_that_made_the_games() -> None:
    numbers = calibrate.fit_calibration(glances(lambda progress: 0.04 + 0.16 * progress, 4000, 1), may_be_lost=False)
    found = [Calibration({3: numbers}, False).interpolate(3, moment / 4)[0] for moment in range(5)]
    assert found == pytest.approx([0.04, 0.08, 0.12, 0.16, 0.20], abs=0.03)
    assert found == sorted(found)


def test_chances_are_right_on_games_that_were_not_seen() -> None:
    seen, rest = glances(lambda progress: 0.1, 2500, 1), glances(lambda progress: 0.1, 2500, 2)
    good = Calibration({3: calibrate.fit_calibration(seen, may_be_lost=False)}, False)
    bold = Calibration({3: [0.5, 0.0, 0.0] * 5}, False)
    assert max(calibrate.error_by_quarter(calibrate.predict_chances(rest, good))) < 0.045
    assert calibrate.calibration_error(calibrate.reliability_bins(calibrate.predict_chances(rest, good))) < 0.03
    assert calibrate.calibration_error(calibrate.reliability_bins(calibrate.predict_chances(rest, bold))) > 0.06


def test_a_game_that_all_may_lose_leaves_a_part_to_nobody() -> None:
    made = glances(lambda progress: 0.1, 3000, 1, lost=6.5)
    chances = Calibration({3: calibrate.fit_calibration(made, may_be_lost=True)}, True)
    told = sum(sum(chances.win_probabilities(one.progress, one.points, one.wins)) for one in made) / len(made)
    assert told == pytest.approx(sum(sum(one.won) for one in made) / len(made), abs=0.02)
    assert told < 0.9


def test_roles_come_from_the_dice_alone_and_are_of_all_kinds() -> None:
    learning = LearntBul().learning()
    best = {"pieces.hand": 0.25}
    roles = [[tastes.draw_role(dice, learning, best, (0.6, 0.4)) for _ in range(400)]
             for dice in (Random(7), Random(7))]
    assert roles[0] == roles[1]
    plain = [one for one in roles[0] if one.is_plain]
    whole = [one for one in roles[0] if one.until > 1.0]
    rest = [one for one in roles[0] if 0.0 < one.until <= tastes.LAST]
    assert len(plain) + len(whole) + len(rest) == 400 and min(len(plain), len(whole), len(rest)) > 80
    assert all(one.taste == best for one in plain)
    assert {one.who for one in roles[0]} == {0, 1}
    assert tastes.draw_role(Random(8), learning, best, (0.0, 1.0)).who == 1


def test_a_chance_is_tested_with_what_other_games_have_taught() -> None:
    made = glances(lambda progress: 0.1, 400, 3)
    rest = [one for one in made if calibrate.fold_of(one) != 0]
    other = Calibration({3: calibrate.fit_calibration(rest, may_be_lost=False)}, False)
    told = calibrate.cross_predict(made, may_be_lost=False)
    assert len(told) == 3 * len(made)
    assert set(calibrate.predict_chances((one for one in made if calibrate.fold_of(one) == 0), other)) < set(told)
