"""How far accounts have come in the lessons: one row each."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import Connection, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.school.lessons.progress import ProgressByLesson, merge_progress
from sacbe.server.storage.rows import LearntRow
from sacbe.server.storage.schema import learnt
from sacbe.server.storage.store import Store, make_rows, row_data


class LearntStore:
    """Rows of progress in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def find_progress(self, account: str) -> ProgressByLesson:
        query = select(learnt).where(learnt.c.account == account)
        rows = await self._store.read(lambda connection: make_rows(LearntRow, connection.execute(query)))
        return load_progress(rows)

    async def merge(self, account: str, more: ProgressByLesson, now: float) -> ProgressByLesson:
        """Merge progress into that of an account; two calls at the same time lose nothing."""
        def work(connection: Connection) -> ProgressByLesson:
            new = (sqlite.insert(learnt) if self._store.database.is_sqlite else postgresql.insert(learnt))
            row = LearntRow(account=account, lessons={}, updated=now)
            connection.execute(new.values(row_data(row)).on_conflict_do_nothing(index_elements=["account"]))
            query = select(learnt).where(learnt.c.account == account).with_for_update()
            together = merge_progress(load_progress(make_rows(LearntRow, connection.execute(query))), more)
            connection.execute(update(learnt).where(learnt.c.account == account)
                               .values(lessons=msgspec.to_builtins(together), updated=now))
            return together

        found: ProgressByLesson = await self._store.write(work)
        return found


def load_progress(rows: list[LearntRow]) -> ProgressByLesson:
    return msgspec.convert(rows[0].lessons, ProgressByLesson) if rows else {}
