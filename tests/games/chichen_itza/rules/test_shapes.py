"""Views have exactly the shape that is declared for them."""

from __future__ import annotations

import msgspec
import pytest

from sacbe import games
from sacbe.games.chichen_itza.schema.view_schema import View
from sacbe.kernel.core.chance import SeededDriver, mix_seed
from sacbe.kernel.core.frame import CHANCE
from sacbe.testing.contract import sample_options

DEFINITION = games.load_definition("chichen_itza")
EVERY = 5                       # looks at one of this many decisions


@pytest.mark.parametrize("seed", range(4))
def test_views_have_their_declared_shape(seed: int) -> None:
    """Every field and no other, for every seat and a watcher, with modules and without."""
    players = 2 + seed % 3
    state = DEFINITION.start_game(players, sample_options(DEFINITION, players, seed))
    chance = SeededDriver(mix_seed(seed, 17))
    asked = 0
    while (ask := state.ask) is not None:
        asked += ask.seat != CHANCE
        if asked % EVERY == 0 and ask.seat != CHANCE:
            for seat in (None, *range(players)):
                view = DEFINITION.view(state, seat)
                assert msgspec.to_builtins(msgspec.convert(view, View, strict=True)) == view
        state.apply(chance.answer(ask))
    assert asked > EVERY


def test_a_field_too_many_is_noticed() -> None:
    """The shapes would not be worth much if they let anything through."""
    view = DEFINITION.view(DEFINITION.start_game(2, {}), 0)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**view, "more": 1}, View, strict=True)
