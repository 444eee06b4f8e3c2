"""Stored snapshots of tables, the newest of each.  They save time and hold nothing that the steps do not give."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.server.storage.rows import SeatRow, SnapshotRow, StepRow, TableRow
from sacbe.server.storage.schema import snapshots, tables
from sacbe.server.storage.store import Store, load_whole_table, make_rows, row_data

Whole = tuple[TableRow, list[SeatRow], list[StepRow], SnapshotRow | None]


class SnapshotStore:
    """Rows of snapshots in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def load(self, table_id: str) -> Whole | None:
        """Load a table and its snapshot; the snapshot is read first, so that it is never newer than the steps."""
        def work(connection: Connection) -> Whole | None:
            kept = make_rows(SnapshotRow, connection.execute(select(snapshots).where(snapshots.c.table_id == table_id)))
            found = load_whole_table(connection, table_id)
            return None if found is None else (*found, kept[0] if kept else None)

        return await self._store.read(work)

    async def put(self, row: SnapshotRow) -> None:
        """Store a snapshot, unless there is a newer one or the table does not exist any more."""
        statement = upsert_statement(self._store.database.is_sqlite)

        def work(connection: Connection) -> None:
            if connection.execute(select(tables.c.id).where(tables.c.id == row.table_id)).first() is not None:
                connection.execute(statement, row_data(row))

        await self._store.write(work)

    async def drop(self, table_id: str) -> None:
        statement = delete(snapshots).where(snapshots.c.table_id == table_id)
        await self._store.write(lambda connection: connection.execute(statement))


@cache
def upsert_statement(is_sqlite: bool) -> Any:
    insert = sqlite.insert(snapshots) if is_sqlite else postgresql.insert(snapshots)
    changed = {name: insert.excluded[name] for name in ("revision", "form", "data")}
    older = (snapshots.c.revision < insert.excluded.revision) | (snapshots.c.form != insert.excluded.form)
    return insert.on_conflict_do_update(index_elements=["table_id"], set_=changed, where=older)
