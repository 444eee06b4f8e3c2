"""The channel between processes on one PostgreSQL: Litestar's channel backend, made to outlive a broken connection.

Litestar's own ends for good with the first error.  This one comes back, and then says `LOOK`: what was said while it
was down is lost.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import psycopg
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection
from psycopg.sql import SQL, Identifier

from sacbe.server.channel import LOG, LOOK, pause_of

ALIVE: Final[dict[str, Any]] = {                # so that a connection cut without a word is noticed
    "keepalives": 1, "keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3, "connect_timeout": 5,
}


def dsn(url: str) -> str:
    """A database address as the driver itself wants it.

    >>> dsn("postgresql+psycopg://db/sacbe")
    'postgresql://db/sacbe'
    """
    scheme, mark, rest = url.partition("://")
    return scheme.partition("+")[0] + mark + rest


class PostgresChannel(PsycoPgChannelsBackend):
    """LISTEN on a connection of its own.  Steps are notified by their commits; `publish` is for the little else."""

    def __init__(self, url: str) -> None:
        super().__init__(dsn(url))
        self._speaker: AsyncConnection[Any] | None = None

    async def on_startup(self) -> None:
        """Connect later: a server starts even while its database does not, and waits for it."""
        self._event_queue = asyncio.Queue()

    async def on_shutdown(self) -> None:
        if self._listener_task is not None:
            self._listener_task.cancel()
            await asyncio.gather(self._listener_task, return_exceptions=True)
            self._listener_task = None
        self._subscribed_channels.clear()
        await self._hang_up()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen; a new channel means a new connection, and there is only ever one."""
        new = set(channels) - self._subscribed_channels
        if new:
            self._subscribed_channels |= new
            if self._listener_task is not None:
                self._listener_task.cancel()
                await asyncio.gather(self._listener_task, return_exceptions=True)
            self._listener_task = asyncio.create_task(self._listen())

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """What still comes for them is not passed on."""
        self._subscribed_channels -= set(channels)

    async def _listen(self) -> None:
        failures = 0
        while True:
            try:
                async with await self._connect() as connection:
                    for channel in self._subscribed_channels:
                        await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                    for channel in self._subscribed_channels:
                        self._event_queue.put_nowait((channel, LOOK))
                    failures = 0
                    async for notify in connection.notifies():
                        self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except Exception as error:              # whatever it is: without this task nobody hears anything
                failures += 1
                LOG.warning("channel broken", channel="postgresql", error=type(error).__name__, failures=failures)
                await asyncio.sleep(pause_of(failures))

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(self._pg_dsn, autocommit=True, **ALIVE)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Never fails: a process that does not hear of it will see it with the next step."""
        for _ in range(2):
            try:
                if self._speaker is None:
                    self._speaker = await self._connect()
                for channel in channels:
                    await self._speaker.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))
                return
            except Exception as error:              # Litestar would never publish anything again
                LOG.warning("not announced", channel="postgresql", error=type(error).__name__)
                await self._hang_up()

    async def _hang_up(self) -> None:
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            with suppress(psycopg.Error, OSError):
                await speaker.close()
