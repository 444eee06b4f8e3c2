"""Begins the game of a table: its dice come from the table's secret, whose hash is known from the start."""

from __future__ import annotations

import hashlib
import hmac

from sacbe.kernel.core.chance import CommittedDriver, SeededDriver, commit_to
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.play.game import SEED_LIMIT, Game
from sacbe.server.storage.rows import TableRow


def begin_game(definition: GameDefinition, row: TableRow) -> Game:
    """Start the game of a table: play the answers it is based on, then take dice from its secret."""
    if row.base is None:
        return Game(definition, row.players, row.options, CommittedDriver(row.secret))
    game = Game(definition, row.players, row.options, None)
    for choice in row.base:
        game.apply(choice)
    game.set_chance_driver(SeededDriver(seed_of(row.secret)))
    return game


def seed_of(secret: bytes) -> int:
    """Return the seed of a game whose dice cannot be committed to, because some had fallen before."""
    return int.from_bytes(hmac.new(secret, b"fork", hashlib.sha256).digest()[:8], "big") % SEED_LIMIT


def commitment_of(row: TableRow) -> str | None:
    """Return the hash of the secret that makes the dice; None if some dice had fallen before."""
    return commit_to(row.secret) if row.base is None else None
