"""Writes snapshots of tables now and then, in the background: no acknowledgement waits for one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from contextlib import suppress
from typing import Final

import structlog

from sacbe.kernel.errors import Problem
from sacbe.server.storage.rows import StepRow
from sacbe.server.tables import snapshot
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.manager import Tables

EVERY: Final = 100              # steps between two snapshots of a table that is played
LEAST: Final = 16               # steps that a table which leaves the memory must have since its last one
PAUSE: Final = 0.1              # seconds between two snapshots, so that they take little of a busy processor
WAIT: Final = 0.01              # seconds, and again, while somebody changes the table
MOST: Final = 200               # tables that wait for theirs; later ones come back with their next steps
SAMPLE: Final = 32              # of this many snapshots one is compared with what the steps give
LOG: Final = structlog.get_logger("sacbe.keeping")


class SnapshotWriter:
    """Watches the steps of this process, and writes a snapshot after many of them."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Final = tables
        self.waiting: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self.written = 0
        self._stirred: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        tables.on_step_committed.append(self.on_step)
        tables.on_evict.append(self.on_evict)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def on_step(self, live: LiveTable, step: StepRow) -> None:
        """Queue a snapshot of the table if enough steps were made since its last one."""
        if live.revision - live.snapshot_revision >= EVERY:
            self._want(live)

    def on_evict(self, live: LiveTable) -> None:
        """Queue a snapshot of a table that leaves the memory, if it has some new steps."""
        if live.revision - live.snapshot_revision >= LEAST:
            self._want(live)

    def _want(self, live: LiveTable) -> None:
        if live.game is not None and (live.row.id in self.waiting or len(self.waiting) < MOST):
            self.waiting[live.row.id] = live
            self._stirred.set()

    async def _run(self) -> None:
        while True:
            while self.waiting:
                _, live = self.waiting.popitem(last=False)
                try:
                    await self.write_snapshot(live)
                except Problem as problem:              # the database may be away for a while
                    LOG.warning("snapshot not written", table=live.row.id, problem=problem.key)
                except Exception as error:
                    LOG.error("snapshot failed", table=live.row.id, error=type(error).__name__)
                await asyncio.sleep(PAUSE)
            self._stirred.clear()
            await self._stirred.wait()

    async def write_snapshot(self, live: LiveTable) -> None:
        """Write the snapshot of a table as it is stored; some are checked against the steps."""
        entry = self.tables.entries.get(live.row.id)
        while entry is not None and entry.table is live and entry.lock.is_held:
            await asyncio.sleep(WAIT)                   # somebody takes a step that may not be stored yet
        taken = snapshot.copy_table(live) if live.row.revision == live.revision else None
        if taken is None:
            return                                      # nothing to keep, or a step that could not be stored
        self.written += 1
        row = await asyncio.to_thread(snapshot.write, taken)
        if self.written % SAMPLE == 1:
            wrong = await asyncio.to_thread(snapshot.find_difference, taken, row)
            if wrong:
                LOG.error("snapshot differs from the steps", table=live.row.id, revision=row.revision, fields=wrong)
                with suppress(Problem):
                    await self.tables.snapshots.drop(live.row.id)
                return
        await self.tables.snapshots.put(row)
        live.snapshot_revision = max(live.snapshot_revision, row.revision)
