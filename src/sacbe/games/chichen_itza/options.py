"""Readings that can be switched: each ruling for which another one is thinkable, the ledger's first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.games.chichen_itza.state import Rulings

LAYOUTS: Final = ("compact", "players", "chance")

OPTIONS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {      # name -> ledger id, values (the default first)
    "god16": ("ci.god.16", ("3", "2")),
    "stone-faces": ("ci.combat.magic.stone", ("4", "3")),
    "shaman": ("ci.creature.shaman", ("magic-and-melee", "melee")),
    "god42": ("ci.god.42", ("all", "one")),
    "regroup": ("ci.action.regroup.result", ("controlled", "units")),
    "recruit": ("ci.action.recruit-hero", ("controlled", "units")),
    "reinforcement": ("ci.action.reinforcement", ("split", "one-place")),
    "layout": ("ci.setup.default-layout", LAYOUTS),
}


def rulings(options: Mapping[str, str]) -> Rulings:
    """The readings chosen for a table; what is not named is read as the ledger reads it."""
    chosen = {name: options.get(name, values[0]) for name, (_, values) in OPTIONS.items()}
    return Rulings(int(chosen["god16"]), int(chosen["stone-faces"]), chosen["shaman"] == "magic-and-melee",
                   chosen["god42"] == "all", chosen["regroup"] == "controlled", chosen["recruit"] == "controlled",
                   chosen["reinforcement"] == "split", LAYOUTS.index(chosen["layout"]))
