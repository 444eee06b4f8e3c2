"""Calibration: make win chances of the outputs of the heads.

A softmax whose weights follow the time of the game is fitted on games and tested on others.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from sacbe.kernel.core.learnt_value import KNOTS, TERMS, Calibration
from sacbe.lab.training.compare import EvaluatedPosition

Array = npt.NDArray[np.float64]
STEPS: Final = 1200
RATE: Final = 0.05
PULL: Final = 5e-5              # towards equal weights at neighbouring moments
USUAL: Final = (2.0, 1.0, 0.0)  # where a fit starts, and
KEEP: Final = 5e-5              # how strongly it keeps to that where games say little
BINS: Final = 10
QUARTERS: Final = 4
FOLDS: Final = 4                # parts of the games, each tested with what was fitted to the others
POINTS: Final = 20.0            # points are counted in parts of this, so that one pace suits all terms


def fit_calibration(looks: Sequence[EvaluatedPosition], may_be_lost: bool) -> list[float]:
    """Fit the numbers of a `Calibration` for one number of players."""
    players = len(looks[0].points)
    nobody = 1 if may_be_lost else 0
    hats = np.array([time_weight(look.progress) for look in looks])
    parts = np.zeros((len(looks), players + nobody, KNOTS, TERMS))
    for seat in range(players):
        for term, values in enumerate(([look.points[seat] / POINTS for look in looks],
                                       [look.wins[seat] for look in looks])):
            parts[:, seat, :, term] = hats * np.array(values)[:, None]
    if nobody:
        parts[:, players, :, 2] = hats
    won = np.array([[*look.won, *([1.0 - sum(look.won)] * nobody)] for look in looks])
    flat = parts.reshape(len(looks), players + nobody, KNOTS * TERMS)
    usual = np.tile(USUAL, KNOTS)
    numbers = usual.copy()
    first, second = np.zeros_like(numbers), np.zeros_like(numbers)
    for step in range(1, STEPS + 1):
        chances = softmax(flat @ numbers)
        slope = np.einsum("ls,lsn->n", chances - won, flat) / len(looks) + PULL * roughness(numbers)
        slope += KEEP * (numbers - usual)
        first, second = 0.9 * first + 0.1 * slope, 0.99 * second + 0.01 * slope ** 2
        numbers = numbers - RATE * (first / (1 - 0.9 ** step)) / (np.sqrt(second / (1 - 0.99 ** step)) + 1e-8)
    grid = numbers.reshape(KNOTS, TERMS) / np.array([POINTS, 1.0, 1.0])
    return [float(number) for number in grid.ravel()]


def time_weight(progress: float) -> Array:
    """Return the weight of each knot of the calibration at a progress of the game."""
    at = max(0.0, min(1.0, progress)) * (KNOTS - 1)
    weights: Array = np.maximum(0.0, 1.0 - np.abs(np.arange(KNOTS) - at))
    return weights


def softmax(logits: Array) -> Array:
    """Return chances that add up to 1."""
    powers = np.exp(logits - logits.max(1, keepdims=True))
    chances: Array = powers / powers.sum(1, keepdims=True)
    return chances


def roughness(numbers: Array) -> Array:
    """Return the slope of the squared differences between neighbouring knots."""
    grid = numbers.reshape(KNOTS, TERMS)
    slope = np.zeros_like(grid)
    steps = grid[1:] - grid[:-1]
    slope[1:] += steps
    slope[:-1] -= steps
    return slope.ravel()


class PredictedChance(NamedTuple):
    """A chance that was predicted at some progress of a game, and the result."""

    progress: float
    chance: float
    true: float


def predict_chances(looks: Iterable[EvaluatedPosition], calibration: Calibration) -> list[PredictedChance]:
    """Return the predicted chances of all seats."""
    return [PredictedChance(look.progress, chance, true) for look in looks
            for chance,
            true in zip(calibration.win_probabilities(look.progress, look.points, look.wins), look.won, strict=True)]


def cross_predict(looks: Sequence[EvaluatedPosition], may_be_lost: bool) -> list[PredictedChance]:
    """Return the chances of all seats, each predicted by a calibration that was fitted to other games."""
    found: list[PredictedChance] = []
    for fold in range(FOLDS):
        others = [look for look in looks if fold_of(look) != fold]
        tested = [look for look in looks if fold_of(look) == fold]
        if others and tested:
            players = len(looks[0].points)
            found += predict_chances(tested, Calibration({players: fit_calibration(others, may_be_lost)}, may_be_lost))
    return found


def fold_of(look: EvaluatedPosition) -> int:
    """Return the part that a game belongs to; games with the same dice are neighbours and stay together."""
    return look.game // 2 % FOLDS


class ReliabilityBin(NamedTuple):
    """Chances of about the same size: their mean, how often they came true, and how many there are."""

    told: float
    true: float
    many: int


def reliability_bins(chances: Iterable[PredictedChance]) -> list[ReliabilityBin]:
    """Compare predicted chances with results, a tenth of the scale at a time."""
    bins: list[list[PredictedChance]] = [[] for _ in range(BINS)]
    for one in chances:
        bins[min(BINS - 1, int(one.chance * BINS))].append(one)
    return [ReliabilityBin(sum(each.chance for each in one) / len(one), sum(each.true for each in one) / len(one),
                           len(one))
            for one in bins if one]


def calibration_error(bins: Sequence[ReliabilityBin]) -> float:
    """Return the mean distance between predicted chances and results."""
    return sum(one.many * abs(one.told - one.true) for one in bins) / max(1, sum(one.many for one in bins))


def error_by_quarter(chances: Sequence[PredictedChance]) -> list[float]:
    """Return the calibration error in each quarter of the game."""
    return [calibration_error(reliability_bins(one for one in chances
                                               if min(QUARTERS - 1, int(one.progress * QUARTERS)) == quarter))
            for quarter in range(QUARTERS)]
