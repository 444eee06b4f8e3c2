"""How honest the figures are: stable classes, strong above weak, and luck that is 0 on average; small fixed sets.

`coach.measure` measures the same on more games.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean, stdev

import pytest

import sacbe
from sacbe import Game
from sacbe.coach.analysis import grades, luck, opinion, position_values
from sacbe.coach.analysis.position_values import PositionValues
from sacbe.coach.review import steps
from sacbe.coach.review.review import review_game
from sacbe.coach.review.win_chance_accounts import compute_accounts
from sacbe.kernel.core.frame import CHANCE
from sacbe.runtime import engine_form
from support.coach.measure import SURE, played

pytestmark = pytest.mark.once

HERE = Path(__file__).parent
CORPUS = HERE.parent / "corpus"
RECORDS = HERE / "records"
GAMES = ("tzolkin", "chichen_itza", "temple_of_chac")
DECISIONS = {"greedy": 6, "random": 18}         # of each game whose classes are compared, and who played it
AGREE = 0.85
CLEARLY = 10.0          # points of accuracy between a strong and a weak bot
BUL_GAMES = 60

compiled = pytest.mark.skipif(engine_form.engine_form() == "pure",
                              reason="thousands of simulations take the compiled engine")


def kinds(game: Game, wanted: Sequence[int], depth: int) -> list[str]:
    found = steps.find_in_process(game, PositionValues(game.definition, game.players, game.options), depth, wanted)
    return [one.decision.kind for one in found if one.decision is not None]


@compiled
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", GAMES)
def test_twice_the_depth_agrees_on_the_class(name: str) -> None:
    """Most of the moves are random, because good bots make too few bad ones to compare."""
    one: list[str] = []
    two: list[str] = []
    for who, many in DECISIONS.items():
        game = sacbe.load(CORPUS / name / f"4-{who}.sacbe")
        asked = [at for at, entry in enumerate(game.history) if entry.seat != CHANCE]
        step = len(asked) // (many + 1)
        wanted = asked[step::step][:many]
        one += kinds(game, wanted, 1)
        two += kinds(game, wanted, 2)
    assert len(one) == len(two) == sum(DECISIONS.values())
    assert sum(a == b for a, b in zip(one, two, strict=True)) / len(one) >= AGREE
    for found in (one, two):
        assert len(set(found)) >= 3 and found.count(grades.GOOD) < AGREE * len(found)


@compiled
@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", GAMES)
def test_a_strong_bot_is_more_accurate_than_a_weak_one(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opinion, "SIMULATIONS", 16)         # enough for the mean over a game
    weak, strong = review_game(sacbe.load(RECORDS / f"{name}-beginner-greedy.sacbe")).seats
    assert strong.accuracy >= weak.accuracy + CLEARLY


def is_zero(numbers: Iterable[float]) -> bool:
    """Does 0 lie in the interval of a mean?"""
    all_of = list(numbers)
    half: float = SURE * stdev(all_of) / len(all_of) ** 0.5
    return abs(mean(all_of)) <= half


def test_the_luck_of_many_games_is_0_on_average(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_values, "PLAYOUTS", 2)
    monkeypatch.setattr(luck, "SAMPLES", 8)
    found: dict[str, list[float]] = {"red": [], "blue": []}
    for game, _ in played("bul", 2, ["random"], BUL_GAMES, seed=11):
        for one in compute_accounts(game):
            found[one.seat].append(one.luck)
    for numbers in found.values():
        assert stdev(numbers) > 0.05 and is_zero(numbers)
    assert not is_zero([number + 0.25 for number in found["red"]])
