"""A quick look at the contract for every game, so that a wrong refusal shows while one works on rules.

The whole contract is in `tests/test_contract.py`; this one looks closely at few decisions of one game.
"""

from __future__ import annotations

import pytest

from sacbe import games
from sacbe.kernel import contract

COUNTS = [(name, players) for name in games.names() for players in games.box(name).players]
EYES = 8                # a close look at every so many decisions


@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_a_game_keeps_the_contract(name: str, players: int) -> None:
    assert contract.play(games.box(name), players, seed=3, eyes=EYES).decisions > 0
