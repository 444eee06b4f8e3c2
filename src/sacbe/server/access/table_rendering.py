"""A table and a newly opened table as HTTP answers."""

from __future__ import annotations

from msgspec import convert

from sacbe.server.access.table_schemas import (
    TableOpened,
    TableShown,
)
from sacbe.server.settings import Settings
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.lobby import OpenedTable
from sacbe.server.tables.manager import seat_of
from sacbe.server.views import table_view


def render_table(live: LiveTable) -> TableShown:
    """Return the header of a table, which everybody who has its link may see."""
    return convert(table_view.render_header(live), TableShown, from_attributes=True)


def render_opened_table(settings: Settings, table: OpenedTable) -> TableOpened:
    """Return a new table with its token, the seat that the token holds, and the link for friends."""
    live, token = table
    number = seat_of(live, token)
    seat = None if number is None else live.definition.seats[number]
    return TableOpened(render_table(live), seat, token, invitation_link(settings, live.row.id))


def invitation_link(settings: Settings, id: str) -> str:
    """Return the link to a table, to be sent to friends."""
    return f"{settings.url}/t/{id}"
