"""What the tests of the environments share: every game with every number of players, and options unlike the usual."""

from __future__ import annotations

from typing import Final

from sacbe import games
from sacbe.kernel.contract import sampled_options

TABLES: Final = [(name, players) for name in games.names() for players in games.box(name).players]
SMALLEST: Final = [(name, games.box(name).players[0]) for name in games.names()]


def unusual(name: str, players: int) -> dict[str, str]:
    """A draw of all switches that go together."""
    return sampled_options(games.box(name), players, seed=players)
