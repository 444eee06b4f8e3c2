"""The positions that the page is worked on with: up to date, and of the form in which the server tells them."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import fixtures
from fixtures import FOLDER, SPECS, Spec
from sacbe.presentation.data import RefusedShown
from sacbe.server.web.shapes import LineShown, StateShown

RENEW = "make fixtures"


def shape(data: Any) -> Any:
    """Names and kinds without values: fields of an object, what the items of a list have in common and apart."""
    if isinstance(data, dict):
        return {key: shape(value) for key, value in data.items()}
    if isinstance(data, list):
        return sorted({json.dumps(shape(item), sort_keys=True) for item in data})
    return "number" if isinstance(data, int | float) and not isinstance(data, bool) else type(data).__name__


def stored(spec: Spec) -> Any:
    return json.loads(spec.file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: f"{spec.game}-{spec.name}")
def test_a_position_is_up_to_date(spec: Spec) -> None:
    """If you change what a view tells, record the positions again."""
    fresh, kept = fixtures.recorded(spec), stored(spec)
    for reader, state in fresh["states"].items():
        assert shape(kept["states"].get(reader)) == shape(state), f"{spec.file.name}, {reader}: {RENEW}"
    assert kept["states"].keys() == fresh["states"].keys(), RENEW
    assert shape(kept["refused"]) == shape(fresh["refused"]), RENEW


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: f"{spec.game}-{spec.name}")
def test_a_position_is_what_the_server_would_tell(spec: Spec) -> None:
    kept = stored(spec)
    for state in kept["states"].values():
        msgspec.convert(state, StateShown)
    msgspec.convert(kept["refused"], list[RefusedShown])
    msgspec.convert(kept["logs"], dict[str, list[LineShown]])


def test_every_game_has_positions_and_its_figures() -> None:
    expected = {spec.file for spec in SPECS} | {FOLDER / spec.game / "components.json" for spec in SPECS}
    assert set(FOLDER.glob("*/*.json")) == expected, RENEW
    for game in {spec.game for spec in SPECS}:
        kept = json.loads((FOLDER / game / "components.json").read_text(encoding="utf-8"))
        assert kept == fixtures.components_of(game), RENEW


def test_a_shape_tells_a_new_field_and_another_kind() -> None:
    """The comparison is able to fail."""
    assert shape({"a": 1, "b": [1, 2.5]}) == shape({"a": 2, "b": [7]})
    assert shape({"a": 1}) != shape({"a": "1"})
    assert shape({"a": 1}) != shape({"a": 1, "b": 1})
    assert shape([{"a": 1}]) != shape([{"a": 1}, {"c": 1}])
    assert shape({"a": True}) != shape({"a": 1})
