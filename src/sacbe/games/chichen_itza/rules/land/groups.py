"""Groups of units as choices: for marches, and for those who guard the city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sacbe.games.chichen_itza.data.constants import GROUP
from sacbe.kernel.core.choice import pack

GROUPS: Final[list[i64]] = [pack(GROUP, warriors, figures) for warriors in range(7) for figures in range(8)
                            if warriors + figures > 0]
