"""A table as its list and those who open it are told of it."""

from __future__ import annotations

from msgspec import convert

from sacbe.server.access.table_schemas import (
    TableOpened,
    TableShown,
)
from sacbe.server.settings import Settings
from sacbe.server.tables.core.table import Live
from sacbe.server.tables.lobby import Opened
from sacbe.server.tables.manager import seat_of
from sacbe.server.views import table_view


def shown(live: Live) -> TableShown:
    """What everybody who has the link may know."""
    return convert(table_view.header(live), TableShown, from_attributes=True)


def opened(settings: Settings, found: Opened) -> TableOpened:
    """A new table with its token."""
    live, token = found
    number = seat_of(live, token)
    seat = None if number is None else live.box.seats[number]
    return TableOpened(shown(live), seat, token, link_of(settings, live.row.id))


def link_of(settings: Settings, id: str) -> str:
    """What is sent to friends."""
    return f"{settings.url}/t/{id}"
