"""A class that was renamed keeps the name under which positions store it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sacbe import games
from sacbe.kernel.definition import position_data

pytestmark = pytest.mark.both

# One position with each of these frames on its stack, and its digest: written by the last version with the old names.
WRITTEN = json.loads(Path(__file__).with_name("stored_frames.json").read_text(encoding="utf-8"))
RENAMED = {
    "chichen_itza": {"Held": "ChooseHeldHero", "Lift": "LiftUnits", "Spread": "SpreadWarriors", "Rolled": "ResolveRoll",
                     "Followed": "ResolveFollowUp", "Settle": "SettleFight"},
    "temple_of_chac": {"Act": "SpendDice"},
}


@pytest.mark.parametrize(("game", "stored", "name"), [
    (game, stored, name) for game, names in RENAMED.items() for stored, name in names.items()])
def test_a_renamed_frame_is_stored_as_before(game: str, stored: str, name: str) -> None:
    definition = games.load_definition(game)
    state_class = type(definition.start_game(definition.players[0], {}))
    kind = position_data.find_class(state_class, stored, position_data.is_frame_class)
    assert kind.__name__ == name and position_data.stored_name(kind) == stored
    with pytest.raises(ValueError, match=name):
        position_data.find_class(state_class, name, position_data.is_frame_class)


@pytest.mark.parametrize(("game", "stored", "name"), [
    (game, stored, name) for game, names in RENAMED.items() for stored, name in names.items()])
def test_a_position_from_before_the_renames_loads_and_plays_on(game: str, stored: str, name: str) -> None:
    definition, data = games.load_definition(game), WRITTEN[stored]["position"]
    assert data["game"] == game and stored in {frame[position_data.FRAME_KEY] for frame in frames_of(data["stack"])}
    state = definition.restore(data)
    assert name in {type(frame).__name__ for frame in state.stack}
    assert position_data.digest(state) == WRITTEN[stored]["digest"]
    assert definition.snapshot(state) == data
    assert state.ask is not None
    state.apply(state.ask.options[0])
    assert position_data.digest(state) != WRITTEN[stored]["digest"]


def frames_of(data: Any) -> list[dict[str, Any]]:
    """Every frame in a position as data."""
    if isinstance(data, dict):
        inside = [frame for value in data.values() for frame in frames_of(value)]
        return [data, *inside] if position_data.FRAME_KEY in data else inside
    return [frame for value in data for frame in frames_of(value)] if isinstance(data, list) else []


def test_a_position_with_a_renamed_frame_says_the_stored_name() -> None:
    definition = games.load_definition("temple_of_chac")
    state = definition.start_game(2, {})
    names = set()
    for _ in range(200):
        if state.ask is None:
            break
        names |= {frame[position_data.FRAME_KEY] for frame in frames_of(position_data.encode(state))}
        state.apply(state.ask.options[0])
    assert "Act" in names and "SpendDice" not in names
