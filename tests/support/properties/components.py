"""The figures of a box that no rulebook prints: what its pictures show, from the list of its components."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import yaml

import sacbe


@cache
def components(game: str) -> dict[str, Any]:
    """The list of components of a game."""
    path = Path(sacbe.__file__).parent / "games" / game / "data" / "components.yaml"
    found: dict[str, Any] = yaml.load(path.read_text(encoding="utf-8"), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found
