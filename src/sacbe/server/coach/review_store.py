"""The stored reviews and their queue: the oldest comes first, and a process claims each for a while."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Select, and_, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from sacbe.server.storage.rows import ReviewRow
from sacbe.server.storage.schema import reviews
from sacbe.server.storage.store import Store, make_rows, row_data

BUSY: Final = ("queued", "running")


class ReviewStore:
    """Rows of reviews in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def get(self, id: str) -> ReviewRow | None:
        return await self._one(select(reviews).where(reviews.c.id == id))

    async def of_table(self, table: str) -> ReviewRow | None:
        return await self._one(select(reviews).where(reviews.c.table_id == table))

    async def of_record(self, digest: str) -> ReviewRow | None:
        return await self._one(select(reviews).where(reviews.c.digest == digest, reviews.c.table_id.is_(None)))

    async def count_busy(self, address: str) -> int:
        """Count the reviews of an address that wait or run."""
        return await self._number(select(func.count()).where(reviews.c.address == address, reviews.c.state.in_(BUSY)))

    async def count_waiting(self) -> int:
        """Count the reviews that wait."""
        return await self._number(select(func.count()).where(reviews.c.state == "queued"))

    async def place_in_queue(self, row: ReviewRow) -> int:
        """Return the place of a review in the queue, from 1; 0 if it does not wait."""
        if row.state != "queued":
            return 0
        before = and_(reviews.c.created == row.created, reviews.c.id < row.id)
        ahead = select(func.count()).where(reviews.c.state == "queued", or_(reviews.c.created < row.created, before))
        return 1 + await self._number(ahead)

    async def add(self, row: ReviewRow) -> bool:
        """Insert a review; False if another process has inserted it before."""
        def work(connection: Connection) -> bool:
            try:
                with connection.begin_nested():
                    connection.execute(insert(reviews), row_data(row))
            except IntegrityError:
                return False
            return True

        return bool(await self._store.write(work))

    async def claim(self, now: float, idle: float) -> ReviewRow | None:
        """Take the oldest review that waits, or that nobody has worked on since `idle`, for the caller."""
        free = or_(reviews.c.state == "queued", and_(reviews.c.state == "running", reviews.c.beat < idle))
        query = select(reviews).where(free).order_by(reviews.c.created, reviews.c.id).limit(1)

        def work(connection: Connection) -> ReviewRow | None:
            found = make_rows(ReviewRow, connection.execute(query))
            if not found:
                return None
            row = found[0]
            mine = update(reviews).where(reviews.c.id == row.id, reviews.c.state == row.state,
                                         reviews.c.beat == row.beat)
            if connection.execute(mine.values(state="running", beat=now)).rowcount != 1:
                return None
            row.state, row.beat = "running", now
            return row

        found: ReviewRow | None = await self._store.write(work)
        return found

    async def release(self) -> None:
        """Put all running reviews back into the queue, after a process has left them behind."""
        await self._change(update(reviews).where(reviews.c.state == "running").values(state="queued"))

    async def change(self, id: str, **changes: Any) -> None:
        """Update fields of a review."""
        await self._change(update(reviews).where(reviews.c.id == id).values(changes))

    async def _change(self, statement: Any) -> None:
        await self._store.write(lambda connection: connection.execute(statement).rowcount)

    async def _one(self, query: Select[Any]) -> ReviewRow | None:
        found = await self._store.read(lambda connection: make_rows(ReviewRow, connection.execute(query)))
        return found[0] if found else None

    async def _number(self, query: Select[Any]) -> int:
        return await self._store.read(lambda connection: int(connection.execute(query).scalar_one()))
