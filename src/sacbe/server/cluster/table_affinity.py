"""Which process a table belongs to where several share a database: all of them compute the same one.

Every process can play every table.  But if everybody at a table is at one process, it needs to tell nobody and to read
nothing.  A process that clients can reach by an address of its own writes that address into the database every few
seconds.  Of those that have done so lately, a table belongs to the one with the highest hash of address and table; so
when a process comes or goes, only its own tables move.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable, Iterable
from typing import Final

import structlog
from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.postgresql import insert

from sacbe.server.storage.schema import servers
from sacbe.server.storage.store import Store

BEAT: Final = 2.0               # seconds between two heartbeats
HEARTBEAT_TIMEOUT: Final = 7.0  # seconds without one, after which a process is taken to be gone
LOG: Final = structlog.get_logger("sacbe.pinning")


def owner_process(table: str, urls: Iterable[str]) -> str:
    """Return the address of the process that a table belongs to.

    >>> all_three = [owner_process(f"t{n}", ["http://a", "http://b", "http://c"]) for n in range(9)]
    >>> without = [owner_process(f"t{n}", ["http://a", "http://c"]) for n in range(9)]
    >>> [was == now for was, now in zip(all_three, without) if was != "http://b"].count(False)
    0
    """
    return max(urls, key=lambda url: hashlib.blake2b(f"{url} {table}".encode(), digest_size=8).digest(), default="")


class TableAffinity:
    """Knows the running processes.  A process without an address of its own neither sends nor receives clients."""

    def __init__(self, store: Store, url: str, now: Callable[[], float]) -> None:
        self.store: Final = store
        self.url: Final = url
        self.now: Final = now
        self.urls: frozenset[str] = frozenset()
        self._task: asyncio.Task[None] | None = None

    def remote_address(self, table: str) -> str:
        """Return the address of the process that this table belongs to; empty if it is this one."""
        if len(self.urls) < 2 or self.url not in self.urls:
            return ""
        found = owner_process(table, self.urls)
        return "" if found == self.url else found

    async def start(self, closing: asyncio.Event) -> None:
        """Register this process until the server begins to close."""
        if self.url:
            self._task = asyncio.create_task(self._run(closing))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def send_heartbeat(self) -> None:
        """Write that this process is alive, and read which others are."""
        now = self.now()

        def work(connection: Connection) -> frozenset[str]:
            mine = insert(servers).values(url=self.url, beat=now)
            connection.execute(mine.on_conflict_do_update(index_elements=["url"], set_={"beat": now}))
            connection.execute(delete(servers).where(servers.c.beat < now - 60 * HEARTBEAT_TIMEOUT))
            alive = select(servers.c.url).where(servers.c.beat >= now - HEARTBEAT_TIMEOUT)
            return frozenset(connection.execute(alive).scalars())

        self.urls = await self.store.write(work)

    async def leave(self) -> None:
        """Remove this process from the database, so that no more clients are sent here."""
        self.urls = frozenset()
        await self.store.write(lambda connection: connection.execute(delete(servers).where(servers.c.url == self.url)))

    async def _run(self, closing: asyncio.Event) -> None:
        while not closing.is_set():
            try:
                await self.send_heartbeat()
            except Exception as error:          # the database may be away for a while: then everybody stays
                self.urls = frozenset()
                LOG.warning("no sign of life", error=type(error).__name__)
            try:
                await asyncio.wait_for(closing.wait(), BEAT)
            except TimeoutError:
                continue
        try:
            await self.leave()
        except Exception as error:
            LOG.warning("not signed off", error=type(error).__name__)
