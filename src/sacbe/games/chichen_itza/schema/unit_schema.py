"""Shapes and names that views, question data and records of unfinished rules share."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Hero = Literal["wanderer", "champion", "commander"]
Gear = Literal["defense", "melee", "ranged", "magic"]
GodColour = Literal["gold", "green", "red", "blue"]
Gem = Literal["red", "yellow", "blue", "green", "white"]
Phase = Literal["magic", "ranged", "melee"]
SideName = Literal["attacker", "defender"]


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Units that stand, march or fight together."""

    warriors: int
    heroes: list[Hero]
