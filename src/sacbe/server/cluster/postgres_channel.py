"""The channel between processes on one PostgreSQL: Litestar's channel backend, made to survive a broken connection.

Litestar's own backend ends for good with the first error.  This one reconnects, and then sends `RESYNC`: messages from
the time in between are lost.
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

from sacbe.server.cluster.channel import LOG, MOST_WAITING, RESYNC, retry_delay

# A notification needs no disk.  Waiting for one, it would hold the lock that all who notify or commit one share.
LIGHT: Final = "SET synchronous_commit = off"
NOTIFY: Final = "SELECT pg_notify(%s, told) FROM unnest(%s::text[]) AS told"
LAST: Final = 1.0                               # seconds for the last messages
ALIVE: Final[dict[str, Any]] = {                # so that a silently cut connection is noticed
    "keepalives": 1, "keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3, "connect_timeout": 5,
}


def to_dsn(url: str) -> str:
    """Convert a database address to the form that the driver itself wants.

    >>> to_dsn("postgresql+psycopg://db/sacbe")
    'postgresql://db/sacbe'
    """
    scheme, mark, rest = url.partition("://")
    return scheme.partition("+")[0] + mark + rest


class PostgresChannel(PsycoPgChannelsBackend):
    """LISTEN on one connection, NOTIFY on another: apart from the commits, and many messages at a time."""

    def __init__(self, url: str) -> None:
        super().__init__(to_dsn(url))
        self._speaker: AsyncConnection[Any] | None = None
        self._speaker_pid = 0
        self._to_tell: list[tuple[str, str]] = []           # channels, and the messages not sent there yet
        self._is_to_tell = asyncio.Event()
        self._is_told = asyncio.Event()
        self._teller: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        """Prepare the queue without connecting: a server starts even if its database does not, and waits for it."""
        self._event_queue = asyncio.Queue()

    async def on_shutdown(self) -> None:
        if self._teller is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_told.wait(), LAST)
            self._teller.cancel()
            await asyncio.gather(self._teller, return_exceptions=True)
            self._teller = None
        if self._listener_task is not None:
            self._listener_task.cancel()
            await asyncio.gather(self._listener_task, return_exceptions=True)
            self._listener_task = None
        self._subscribed_channels.clear()
        await self._hang_up()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen to channels; a new channel needs a new connection, but there is only ever one."""
        new = set(channels) - self._subscribed_channels
        if new:
            self._subscribed_channels |= new
            if self._listener_task is not None:
                self._listener_task.cancel()
                await asyncio.gather(self._listener_task, return_exceptions=True)
            self._listener_task = asyncio.create_task(self._listen())

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop passing on messages of these channels."""
        self._subscribed_channels -= set(channels)

    async def _listen(self) -> None:
        failures = 0
        while True:
            try:
                async with await self._connect() as connection:
                    for channel in self._subscribed_channels:
                        await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                    for channel in self._subscribed_channels:
                        self._event_queue.put_nowait((channel, RESYNC))
                    failures = 0
                    async for notify in connection.notifies():
                        if notify.pid == self._speaker_pid:
                            continue                    # our own message
                        self._event_queue.put_nowait((notify.channel, notify.payload.encode()))
            except Exception as error:              # whatever it is: without this task nobody gets any news
                failures += 1
                LOG.warning("channel broken", channel="postgresql", error=type(error).__name__, failures=failures)
                await asyncio.sleep(retry_delay(failures))

    async def _connect(self) -> AsyncConnection[Any]:
        return await AsyncConnection.connect(self._pg_dsn, autocommit=True, **ALIVE)

    @property
    def waiting(self) -> int:
        """Count the messages that are not sent yet."""
        return len(self._to_tell)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Queue a message to be sent.  Never fails and never waits: what cannot be sent now is sent later."""
        if len(self._to_tell) >= MOST_WAITING:
            self._to_tell = [(channel, RESYNC.decode()) for channel in self._subscribed_channels]
        self._to_tell += [(channel, data.decode()) for channel in channels]
        self._is_told.clear()
        self._is_to_tell.set()
        if self._teller is None:
            self._teller = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        """Send queued messages in bundles; while one bundle is on its way, the next one gathers."""
        failures = 0
        while True:
            if not self._to_tell:
                self._is_told.set()
                self._is_to_tell.clear()
                await self._is_to_tell.wait()
            bundle = self._to_tell
            self._to_tell = []
            try:
                await self._notify(bundle)
                failures = 0
            except Exception as error:              # whatever it is: without this task nobody gets any news
                failures += 1
                LOG.warning("not announced yet", channel="postgresql", error=type(error).__name__, failures=failures)
                self._to_tell = bundle + self._to_tell
                await self._hang_up()
                await asyncio.sleep(retry_delay(failures) if failures > 1 else 0)

    async def _notify(self, bundle: list[tuple[str, str]]) -> None:
        if self._speaker is None:
            speaker = await self._connect()
            await speaker.execute(LIGHT)
            self._speaker, self._speaker_pid = speaker, speaker.info.backend_pid
        for name in dict.fromkeys(channel for channel, _ in bundle):
            await self._speaker.execute(NOTIFY, (name, [told for channel, told in bundle if channel == name]))

    async def _hang_up(self) -> None:
        speaker, self._speaker = self._speaker, None
        if speaker is not None:
            with suppress(psycopg.Error, OSError):
                await speaker.close()
