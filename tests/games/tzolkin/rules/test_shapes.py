"""Views are what the shapes say, at every decision of whole games."""

from __future__ import annotations

import msgspec
import pytest

from sacbe import games
from sacbe.games.tzolkin.schema.view_schema import View
from sacbe.kernel.core.chance import SeededDriver
from sacbe.testing.contract import sample_options

DEFINITION = games.load_definition("tzolkin")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [0, 1])
def test_every_view_has_the_declared_shape(players: int, seed: int) -> None:
    state, dice = DEFINITION.start_game(players, sample_options(DEFINITION, players, seed)), SeededDriver(seed)
    asked = 0
    while state.ask is not None:
        for seat in (None, asked % players):
            seen = DEFINITION.view(state, seat)
            shaped = msgspec.convert(seen, View, strict=True)
            assert msgspec.to_builtins(shaped) == seen
        state.apply(dice.answer(state.ask))
        asked += 1
    assert asked > 100
    last = DEFINITION.view(state, None)
    assert msgspec.to_builtins(msgspec.convert(last, View, strict=True)) == last
    assert last["unfinished"] == [] and last["turns_to_come"] == []
