"""Chat lines of a seat at a table: check, store and announce them, and turn stored rows into messages."""

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


def render_chat(row: ChatRow, names: tuple[str, ...]) -> Said:
    """Convert a stored chat row to the form that clients get, with the name of its seat."""
    return Said(row.id, row.at, row.name, None if row.seat is None else names[row.seat], row.text)
