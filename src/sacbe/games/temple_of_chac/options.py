"""Readings that can be switched: each ruling for which another one is thinkable, the ledger's first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.temple_of_chac.state import Rulings

OPTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {      # name -> ledger id, values (the default first)
    "hit-push": ("tc.boulder.push-forward", ("forward", "any-adjacent")),
    "wall-ejection": ("tc.walls.eject", ("corridor-door", "nearest-space")),
    "second-cave-mouth": ("tc.cave.layout", ("yes", "no")),
    "glyph-pairing": ("tc.setup.glyph-pairing", ("shuffled", "fixed")),
    "treasure-box-god": ("tc.scoring.box-no-god", ("none", "kukulkan")),
}


def rulings(options: Mapping[str, str]) -> Rulings:
    """The readings chosen for a table; what is not named is read as the ledger reads it."""
    chosen = {name: options.get(name, values[0]) for name, (_, values) in OPTIONS.items()}
    return Rulings(chosen["hit-push"] == "any-adjacent", chosen["wall-ejection"] == "nearest-space",
                   chosen["second-cave-mouth"] == "no", chosen["glyph-pairing"] == "fixed",
                   chosen["treasure-box-god"] == "kukulkan")
