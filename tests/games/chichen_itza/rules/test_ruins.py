"""The twelve ruin tiles one by one, where a scenario file would only repeat itself."""

from __future__ import annotations

import pytest

from sacbe import games
from sacbe.games.chichen_itza.data.edition import STANDARD
from sacbe.kernel.play.game import Game

PAIRS = [(1, 5), (2, 5), (2, 6), (3, 5), (4, 3), (5, 2), (6, 5), (6, 6), (7, 4), (8, 5), (8, 6), (9, 4)]
TILE_POINTS = 2


@pytest.mark.parametrize(("number", "bonus", "points"), [(at, *pair) for at, pair in enumerate(PAIRS, 1)])
def test_bonus_and_points_of_a_ruin(number: int, bonus: int, points: int) -> None:
    """ci.ruin.tiles: what the tile shows, and what it is worth beside its terrain tile at the end."""
    definition = games.load_definition("chichen_itza")
    given = {"stage": "end", "tiles": {"R1": {"red": 1, "ruin": number}}, "red": {"reserve": 21}}
    game = Game(definition, 2, {}, None, definition.build_position(2, {}, given))
    assert game.scores == {"red": TILE_POINTS + points, "blue": 0}
    assert game.view("blue")["tiles"]["R1"]["ruin"] == {"number": number, "bonus": bonus, "points": points}


def test_points_of_all_ruins() -> None:
    """ci.ruin.tiles: 56 in all, and no thirteenth tile."""
    assert list(zip(STANDARD.ruin_bonus, STANDARD.ruin_points, strict=True)) == PAIRS
    assert sum(STANDARD.ruin_points) == 56
