"""Finds steps that other processes have stored but not announced, because they died after the commit."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from sacbe.server.tables.manager import Tables

EVERY: Final = 3.0              # seconds between two checks
LOG: Final = structlog.get_logger("sacbe.catchup")


class MissedStepCheck:
    """Compares the tables that have subscribers here with what is stored, in one query."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start to check, if there are other processes."""
        if self.tables.shared:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def wake_behind(self) -> int:
        """Wake the subscribers of tables that are behind; return how many tables it was."""
        hub = self.tables.hub
        known = {id: entry.table.revision for id, entry in self.tables.entries.items()
                 if entry.table is not None and hub.has_subscribers(id)}
        found = await self.tables.store.newer_revisions(known)
        for id, revision in found.items():
            hub.on_remote_revision(id, revision)
        return len(found)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.wake_behind()
            except Exception as error:              # the database may be away for a while
                LOG.warning("not looked", error=type(error).__name__)
