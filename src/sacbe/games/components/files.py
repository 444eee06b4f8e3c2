"""Component files: read once, as plain data."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import yaml


def read_components(game: str) -> dict[str, Any]:
    """Return the component table of a game, as it ships with the package."""
    return read(game, "components.yaml")


def read_legacy_components(game: str) -> dict[int, dict[str, Any]]:
    """Return what older versions of a game's rules had otherwise, each against the next; empty if none can be read."""
    try:
        return read(game, "former.yaml")
    except FileNotFoundError:
        return {}


def read(game: str, name: str) -> dict[Any, Any]:
    """Read a data file of a game."""
    text = files("sacbe.games").joinpath(game, "data", name).read_text(encoding="utf-8")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[Any, Any] = yaml.load(text, Loader=loader)
    return data
