"""The modules of the expansion at a table: which kinds of creatures are in play, which mines are tunnels.

What a table plays with is settled before anything is dealt (bp.modules.independent), so all its clones share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.data.edition import Edition
from sacbe.games.chichen_itza.data.tables import BASE_CREATURES
from sacbe.kernel.core.bits import bit

BASE_KINDS: Final[i64] = bit(len(BASE_CREATURES)) - 1


class Modules:
    """bp.modules.independent: prophecies, new creatures and tunnels, each switched on alone."""

    def __init__(self, edition: Edition, prophecies: bool, swaps: dict[int, int], tunnels: bool) -> None:
        self.prophecies: Final = prophecies
        self.swaps: Final = swaps                       # new kind -> the kind that it replaces
        self.tunnels: Final[i64] = edition.tunnels if tunnels else 0        # tunnel mines, as bits
        # bp.tunnels.setup: the terrain that is printed on the tiles of this table
        self.land: Final[i64] = edition.tunnel_land if tunnels else edition.land
        self.water: Final[i64] = edition.tunnel_water if tunnels else edition.water
        kinds = BASE_KINDS
        for new, old in swaps.items():                  # bp.creatures.swap: still seven kinds
            kinds = kinds & ~bit(old) | bit(new)
        self.kinds: Final[i64] = kinds
