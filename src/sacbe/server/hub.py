"""Wakes everyone who looks at a table when something has happened there, in this process or in another one.

Only "<table> <revision>" goes around; what has happened is read from the store.  Inside the process that is a call;
between processes it goes through a channel of Litestar: PostgreSQL, where the commit itself has notified, or Redis.
Everyone who may have missed something, because a channel was broken, is told to look.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber

from sacbe.server.channel import LOG, LOOK

CHANNEL: Final = "sacbe"
MISSED: Final = -1              # what `wait` gives then
OTHER: Final = 0                # what it gives when there is news that is no step


def login_topic(account: str) -> str:
    """What those listen to who are somewhere by the login of an account; no table is called so."""
    return f"@{account}"


class Ear:
    """Hears what is announced for one table, and calls `wake` each time."""

    __slots__ = ("_highest", "_missed", "_since", "_wake", "is_due", "stirred")

    def __init__(self, wake: Callable[[], object]) -> None:
        self._wake: Final = wake
        self._highest = 0               # of all revisions ever announced here
        self._since = OTHER             # of those since the last look
        self._missed = False
        self.is_due = False             # was anything announced since then?
        self.stirred = False            # is there news that is no step?  Who has looked for it says so

    def take(self) -> int:
        """The highest revision announced since the last look; OTHER if there was none, MISSED if nobody knows."""
        since, missed = self._since, self._missed
        self._since, self._missed, self.is_due = OTHER, False, False
        return MISSED if missed else since

    def tell(self, revision: int) -> None:
        """There is such a revision, or (OTHER) something else."""
        self._highest = max(self._highest, revision)
        self._since = max(self._since, revision)
        self.stirred = self.stirred or revision == OTHER
        self.is_due = True
        self._wake()

    def hear(self, revision: int) -> None:
        """The same from another process; the echo of what was told here already wakes nobody."""
        if revision == OTHER or revision > self._highest:
            self.tell(revision)

    def look(self) -> None:
        """Something may have been missed."""
        self._missed = self.stirred = self.is_due = True
        self._wake()


class Wake(Ear):
    """Waits at one table.  However much happens meanwhile, it is one awakening."""

    __slots__ = ("_event",)

    def __init__(self) -> None:
        self._event: Final = asyncio.Event()
        super().__init__(self._event.set)

    async def wait(self) -> int:
        """The highest revision announced since the last time; OTHER if there was none, MISSED if nobody knows."""
        await self._event.wait()
        self._event.clear()
        return self.take()


class Plugin(ChannelsPlugin):
    """Litestar's channels, and the hub that listens to them for as long as the application runs."""

    def __init__(self, backend: ChannelsBackend, start: Callable[[], Awaitable[None]],
                 stop: Callable[[], Awaitable[None]]) -> None:
        super().__init__(backend, channels=[CHANNEL])
        self._start: Final = start
        self._stop: Final = stop

    async def __aenter__(self) -> Plugin:
        await super().__aenter__()
        await self._start()
        return self

    async def __aexit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                        exc_tb: TracebackType | None) -> None:
        await self._stop()
        await super().__aexit__(exc_type, exc_val, exc_tb)


class Hub:
    """Who listens to which table.  To be used from the event loop only; `plugin` belongs into the application."""

    def __init__(self, database: str = "", redis_url: str = "") -> None:
        self._wakes: Final[dict[str, set[Ear]]] = {}
        self.unheard: Final[list[Callable[[str], None]]] = []       # who wants to know that nobody listens any more
        self._is_notified = False       # do commits tell the other processes?
        self._is_alone = False
        self.plugin: Final = Plugin(self._channel(database, redis_url), self._subscribe, self._unsubscribe)
        self._subscriber: Subscriber | None = None
        self._listener: asyncio.Task[None] | None = None

    def _channel(self, database: str, redis_url: str) -> ChannelsBackend:
        if redis_url:
            from sacbe.server.redis_channel import RedisChannel

            return RedisChannel(redis_url)
        if database.startswith("postgres"):
            from sacbe.server.postgres_channel import PostgresChannel

            self._is_notified = True
            return PostgresChannel(database)
        self._is_alone = True
        return MemoryChannelsBackend()

    # ------------------------------------------------------------ listening

    @asynccontextmanager
    async def listen(self, table: str) -> AsyncIterator[Wake]:
        """Everything that is announced for this table from now on."""
        wake = Wake()
        self.attach(table, wake)
        try:
            yield wake
        finally:
            self.detach(table, wake)

    def attach(self, table: str, ear: Ear) -> None:
        """The same until it is detached."""
        self._wakes.setdefault(table, set()).add(ear)

    def detach(self, table: str, ear: Ear) -> None:
        others = self._wakes[table]
        others.discard(ear)
        if not others:
            del self._wakes[table]
            for tell in self.unheard:
                tell(table)

    def is_heard(self, table: str) -> bool:
        """Does anybody in this process listen to the table?"""
        return table in self._wakes

    # ------------------------------------------------------------ announcing

    def announce(self, table: str, revision: int) -> None:
        """A step was committed here; where the commit has not told the other processes, this does."""
        for wake in self._wakes.get(table, ()):
            wake.tell(revision)
        if not self._is_notified and not self._is_alone:
            self._publish(table, revision)

    def stir(self, table: str) -> None:
        """There is news that is no step, such as talk: everybody at the table should look, in all processes."""
        for wake in self._wakes.get(table, ()):
            wake.tell(OTHER)
        if not self._is_alone:
            self._publish(table, OTHER)

    def end_logins(self, account: str) -> None:
        """Logins of an account have ended: whoever is there by one should look, in all processes."""
        self.stir(login_topic(account))

    def _publish(self, table: str, revision: int) -> None:
        try:
            self.plugin.publish(f"{table} {revision}", CHANNEL)
        except RuntimeError:
            LOG.warning("not announced", reason="the application does not run")

    # ------------------------------------------------------------ hearing of others

    async def _subscribe(self) -> None:
        self._subscriber = await self.plugin.subscribe(CHANNEL)
        self._listener = asyncio.create_task(self._hear_all(self._subscriber))

    async def _unsubscribe(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._subscriber is not None:
            await self.plugin.unsubscribe(self._subscriber)
        self._listener = self._subscriber = None

    async def _hear_all(self, subscriber: Subscriber) -> None:
        async for payload in subscriber.iter_events():
            self._hear(payload)

    def _hear(self, payload: bytes) -> None:
        if payload == LOOK:
            for wakes in self._wakes.values():
                for wake in wakes:
                    wake.look()
            return
        table, _, revision = payload.decode("utf-8", "replace").partition(" ")
        if not revision.isascii() or not revision.isdigit():
            return                      # anybody who can use the database can notify, and say anything
        for wake in self._wakes.get(table, ()):
            wake.hear(int(revision[:18]))
