"""Finds what other processes have stored and not told: they tell after the commit, and may die in between."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from sacbe.server.tables.manager import Tables

EVERY: Final = 3.0              # seconds between two looks
LOG: Final = structlog.get_logger("sacbe.catchup")


class MissedStepCheck:
    """Compares the tables at which somebody listens here with what is stored, all in one question."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Only where there are other processes."""
        if self.tables.shared:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def wake_behind(self) -> int:
        """Wake everyone who is behind; how many tables it was."""
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
