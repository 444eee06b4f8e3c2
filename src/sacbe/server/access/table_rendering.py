"""A table as its list and those who open it are told of it."""

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
    """What everybody who has the link may know."""
    return convert(table_view.render_header(live), TableShown, from_attributes=True)


def render_opened_table(settings: Settings, found: OpenedTable) -> TableOpened:
    """A new table with its token."""
    live, token = found
    number = seat_of(live, token)
    seat = None if number is None else live.definition.seats[number]
    return TableOpened(render_table(live), seat, token, invitation_link(settings, live.row.id))


def invitation_link(settings: Settings, id: str) -> str:
    """What is sent to friends."""
    return f"{settings.url}/t/{id}"
