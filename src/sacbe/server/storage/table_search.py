"""A filter for public tables: by game, size, free seats, language and clock."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.sql.elements import ColumnElement

from sacbe.server.storage.schema import seats, tables

ClockKind = Literal["none", "move", "game"]


class TableFilter(NamedTuple):
    """The properties that a table must have; a field that is None allows any."""

    game: str | None = None
    players: int | None = None
    free: int | None = None                 # at least so many seats
    language: str | None = None
    clock: ClockKind | None = None

    def conditions(self) -> list[ColumnElement[bool]]:
        """Return the filter as SQL conditions."""
        found: list[ColumnElement[bool]] = []
        if self.game is not None:
            found.append(tables.c.game == self.game)
        if self.players is not None:
            found.append(tables.c.players == self.players)
        if self.language is not None:
            found.append(tables.c.language == self.language)
        if self.clock is not None:
            found.append(tables.c.clock["kind"].as_string() == self.clock)
        if self.free is not None:
            open_seats = select(func.count()).where(seats.c.table_id == tables.c.id, seats.c.kind == "open")
            found.append(open_seats.scalar_subquery() >= self.free)
        return found
