"""Component files: read once, as plain data."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import yaml


def components(game: str) -> dict[str, Any]:
    """The component table of a game, as it ships with the package."""
    text = files("sacbe.games").joinpath(game, "data", "components.yaml").read_text(encoding="utf-8")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data: dict[str, Any] = yaml.load(text, Loader=loader)
    return data
