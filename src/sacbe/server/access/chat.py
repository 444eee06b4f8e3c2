"""Chat lines at a table: check, store and announce those of a seat, and find those that a reader may know."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.kernel.errors import Problem
from sacbe.server.access.dependencies import (
    Access,
)
from sacbe.server.access.table_schemas import (
    Said,
)
from sacbe.server.storage.rows import ChatRow
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.manager import Tables


async def post_chat(tables: Tables, access: Access, id: str, seat: int, text: str) -> Said:
    """Store a chat line of a seat as plain text, and wake everybody at the table."""
    access.chats.take(f"{id} {seat}", "too-many-chats")
    clean = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not clean:
        raise Problem("chat-empty")
    async with tables.table(id) as live:
        row = ChatRow(table_id=id, at=tables.now(), name=live.seats[seat].name, seat=seat, text=clean)
        row.id = await tables.store.add_chat(row)
        tables.hub.notify_changed(id)
        return render_chat(row, live.definition.seats)


class ChatReader(NamedTuple):
    """A reader of chat lines: how late it hears seats, and the last lines of seats and of watchers that it has."""

    delay: float = 0.0
    seats_after: int = 0
    watchers_after: int = 0

    def after(self, row: ChatRow) -> ChatReader:
        """Return the reader when it has got this line too."""
        return self._replace(watchers_after=row.id) if row.seat is None else self._replace(seats_after=row.id)


def chat_reader(table: LiveTable, seat: int | None) -> ChatReader:
    """Return the reader of a table's talk: a watcher hears seats, who speak of the game, as late as it sees the game.

    What other watchers say comes at once: they know no more.
    """
    return ChatReader(table.row.delay if seat is None else 0.0)


async def read_lines(tables: Tables, id: str, reader: ChatReader, limit: int) -> list[ChatRow]:
    """List the lines that a reader may know now and does not have, the oldest first; at most the last `limit`."""
    if reader.delay <= 0:
        return await tables.store.chats(id, max(reader.seats_after, reader.watchers_after), limit)
    return await tables.store.late_chats(id, reader.seats_after, reader.watchers_after, tables.now() - reader.delay,
                                         limit)


def render_chat(row: ChatRow, names: tuple[str, ...]) -> Said:
    """Convert a stored chat row to the form that clients get, with the name of its seat."""
    return Said(row.id, row.at, row.name, None if row.seat is None else names[row.seat], row.text)
