"""Shapes that views, facts and records of unfinished rules share."""

from __future__ import annotations

from msgspec import Struct


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """Units that stand, march or fight together."""

    warriors: int
    heroes: list[str]
