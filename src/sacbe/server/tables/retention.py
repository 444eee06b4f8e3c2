"""Deletes old tables of guests by the operator's rule: a few at a time, so that moves do not wait for it."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from sacbe.server.observability import metrics
from sacbe.server.storage.retention import KeepingRule, delete_old, select_oldest
from sacbe.server.tables.manager import Tables

EVERY: Final = 3600.0           # seconds between two rounds
FIRST: Final = 60.0             # seconds after the start: those who come back go first
TOGETHER: Final = 10            # tables in one transaction
PAUSE: Final = 0.2              # seconds between two of them
LOG: Final = structlog.get_logger("sacbe.retention")


class Retention:
    """Deletes old tables in the background; with a rule that deletes nothing, it does nothing."""

    def __init__(self, tables: Tables, rule: KeepingRule) -> None:
        self.tables: Final = tables
        self.rule: Final = rule
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if not self.rule.is_off:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def clean(self) -> int:
        """Delete all tables that are old now, except those with subscribers here; return their number."""
        found, heard = 0, set[str]()
        now = self.tables.now()
        while True:
            ids = await self._few(now, heard)
            heard |= {id for id in ids if self.tables.hub.has_subscribers(id)}
            found += await self._delete(now, [id for id in ids if id not in heard])
            if len(ids) < TOGETHER:
                return found
            await asyncio.sleep(PAUSE)

    async def _few(self, now: float, heard: set[str]) -> list[str]:
        query = select_oldest(self.rule, now, TOGETHER, heard)
        return await self.tables.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def _delete(self, now: float, ids: list[str]) -> int:
        if not ids:
            return 0
        count: int = await self.tables.store.write(lambda connection: delete_old(connection, self.rule, now, ids))
        for id in ids:
            self.tables.forget(id)
        metrics.DELETED_TABLES.inc(count)
        return count

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                found = await self.clean()
                if found:
                    LOG.info("old tables deleted", tables=found)
            except Exception as error:              # the database may be away for a while
                LOG.error("not cleaned", error=type(error).__name__)
            await asyncio.sleep(EVERY)
