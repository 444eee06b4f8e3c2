"""A line of talk at a table: stored, told, and shown."""

from __future__ import annotations

from sacbe.kernel.errors import Problem
from sacbe.server.access.dependencies import (
    Access,
)
from sacbe.server.access.table_schemas import (
    Said,
)
from sacbe.server.storage.rows import ChatRow
from sacbe.server.tables.manager import Tables


async def post_chat(tables: Tables, access: Access, id: str, seat: int, text: str) -> Said:
    """Store a line of talk as plain text, and tell everybody."""
    access.chats.take(f"{id} {seat}", "too-many-chats")
    clean = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not clean:
        raise Problem("chat-empty")
    async with tables.table(id) as live:
        row = ChatRow(table_id=id, at=tables.now(), name=live.seats[seat].name, seat=seat, text=clean)
        row.id = await tables.store.add_chat(row)
        tables.hub.notify_changed(id)
        return render_chat(row, live.definition.seats)


def render_chat(row: ChatRow, names: tuple[str, ...]) -> Said:
    """A line as it is sent."""
    return Said(row.id, row.at, row.name, None if row.seat is None else names[row.seat], row.text)
