"""Games that begin at a position, and the events that each seat and a watcher get there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sacbe import Game, games
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.play import scenario

Reader = str | None                                # a seat, or a watcher
EVERYBODY: tuple[Reader, ...] = ("red", "blue", "green", None)
OTHERS: tuple[Reader, ...] = ("blue", "green", None)
SEEDS = range(40)


def begin(chance: Sequence[str] = (), players: int = 3, **given: Any) -> Game:
    """A game that begins at a position, as scenarios have it."""
    row = {"case": "here", "game": "chichen_itza", "players": players, "chance": list(chance), "given": given,
           "then": {}}
    return scenario.begin(scenario.make_case("here", 1, {}, row), games.load_definition("chichen_itza"))


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.apply(move)
    return game


def heard(game: Game, event: str, reader: Reader) -> list[dict[str, Any]]:
    return [said for said in game.log(reader) if said["event"] == event]


def dealt(game: Game, seat: str) -> list[dict[str, Any]]:
    """All fields of the position after redeals for a seat; its own view must not change."""
    found = []
    number = game.definition.seat_number(seat, game.players)
    for seed in SEEDS:
        twin = game.definition.redeal(game.state, number, SeededDriver(mix_seed(seed, number)))
        assert game.definition.view(twin, number) == game.view(seat)
        assert game.definition.find_violations(twin) == []
        found.append(game.definition.dump_fields(twin))
    return found
