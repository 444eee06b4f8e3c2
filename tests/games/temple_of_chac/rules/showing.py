"""Positions of Temple of Chac and what is shown of them, for tests of question data, effects and values in force."""

from __future__ import annotations

from typing import Any

import msgspec

from sacbe import Game, games
from sacbe.presentation.render.moment import PlayerView

DEFINITION = games.load_definition("temple_of_chac")
PRESENTER = DEFINITION.presenter()
CHANTEL = {"adventurer": "chantel-sari"}


def begin(given: dict[str, Any], *moves: str, players: int = 3, options: dict[str, str] | None = None) -> Game:
    """A game at a position, after some moves; chance is played by hand."""
    own = options or {}
    game = Game(DEFINITION, players, own, None, DEFINITION.build_position(players, own, given))
    for move in moves:
        game.apply(move)
    return game


def facts(game: Game) -> dict[str, Any]:
    assert game.state.ask is not None
    found: dict[str, Any] = msgspec.to_builtins(PRESENTER.question_data(game.state, game.state.ask))
    return found


def effects(game: Game, move: str) -> list[Any]:
    return next(option.effects for option in PlayerView(game, 0).options() if option.move == move)


def own(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.view("red")["seats"]["red"]
    return found
