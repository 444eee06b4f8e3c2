"""The stored studies."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Select, delete, func, insert, select, update

from sacbe.server.storage.rows import StudyRow
from sacbe.server.storage.schema import studies
from sacbe.server.storage.store import Store, make_rows, row_data


class StudyStore:
    """Rows of studies in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def get(self, id: str) -> StudyRow | None:
        query = select(studies).where(studies.c.id == id)
        found = await self._store.read(lambda connection: make_rows(StudyRow, connection.execute(query)))
        return found[0] if found else None

    async def revision(self, id: str) -> int | None:
        found: int | None = await self._scalar(select(studies.c.revision).where(studies.c.id == id))
        return found

    async def count_studies(self, address: str) -> int:
        """Count the studies that an address began."""
        return int(await self._scalar(select(func.count()).where(studies.c.address == address)))

    async def add(self, row: StudyRow) -> None:
        await self._change(insert(studies).values(row_data(row)))

    async def change(self, id: str, revision: int, **changes: Any) -> bool:
        """Change a study that is still at this revision; return False if somebody else was faster."""
        mine = update(studies).where(studies.c.id == id, studies.c.revision == revision)
        return await self._change(mine.values(revision=revision + 1, **changes)) == 1

    async def remove(self, id: str) -> bool:
        return await self._change(delete(studies).where(studies.c.id == id)) == 1

    async def _change(self, statement: Any) -> int:
        return int(await self._store.write(lambda connection: connection.execute(statement).rowcount))

    async def _scalar(self, query: Select[Any]) -> Any:
        return await self._store.read(lambda connection: connection.execute(query).scalar())
