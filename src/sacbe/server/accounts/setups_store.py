"""Table set-ups that accounts save."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.kernel.errors import Problem
from sacbe.server.storage.rows import SetupRow
from sacbe.server.storage.schema import setups
from sacbe.server.storage.store import Store, make_rows, row_data

MOST_SETUPS: Final = 40             # of an account


class SetupStore:
    """Rows of set-ups in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def list_setups(self, account: str) -> list[SetupRow]:
        """List the set-ups of an account, the last changed first."""
        query = select(setups).where(setups.c.account == account).order_by(setups.c.updated.desc())
        return await self._store.read(lambda connection: make_rows(SetupRow, connection.execute(query)))

    async def put(self, row: SetupRow) -> None:
        """Save a set-up, in place of one with the same name."""
        def work(connection: Connection) -> None:
            others = select(func.count()).where(setups.c.account == row.account, setups.c.name != row.name)
            if connection.execute(others).scalar_one() >= MOST_SETUPS:
                raise Problem("setups-many", most=MOST_SETUPS)
            new = (sqlite.insert(setups) if self._store.database.is_sqlite else postgresql.insert(setups))
            connection.execute(new.values(row_data(row)).on_conflict_do_update(
                index_elements=["account", "name"], set_={"game": row.game, "plan": row.plan, "updated": row.updated}))

        await self._store.write(work)

    async def remove(self, account: str, name: str) -> None:
        gone = delete(setups).where(setups.c.account == account, setups.c.name == name)
        await self._store.write(lambda connection: connection.execute(gone))
