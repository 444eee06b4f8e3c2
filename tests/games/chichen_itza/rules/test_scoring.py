"""Final scoring by category, and that played games end as they are scored."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import sacbe
from sacbe import games
from sacbe.kernel.play import scenario

FILE = Path(__file__).parent.parent / "scenarios" / "scoring.yaml"


def test_the_categories_in_their_order() -> None:
    """ci.score.order: the ten parts of the 117 points of the scenario, as the rulebook lists them."""
    definition = games.load_definition("chichen_itza")
    case = next(case for case in scenario.load(FILE) if "117" in case.name)
    parts = definition.breakdown(scenario.begin(case, definition).state)[0]
    assert list(parts.items()) == [
        ("terrain", 8), ("strips", 10), ("idols", 4), ("creature-cards", 3), ("gods", 9), ("tasks", 21), ("gems", 16),
        ("ruins", 12), ("creatures", 28), ("heroes", 6)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_total_wins_a_whole_game(players: int) -> None:
    """ci.score.order, ci.score.tie: reported totals are the scores, six rounds were played, and one seat wins."""
    game, dice = sacbe.new("chichen_itza", players=players, seed=players), random.Random(players)
    while not game.is_over:
        game.apply(dice.choice(game.ask.options))
    told = {said["seat"]: said["points"] for said in game.log() if said["event"] == "final"}
    assert game.scores == told and game.view()["round"] == 6
    best = [seat for seat, points in told.items() if points == max(told.values())]
    assert game.winners == [min(best, key=game.view()["order"].index)]
    assert [sum(parts.values()) for parts in game.definition.breakdown(game.state)] == list(told.values())
