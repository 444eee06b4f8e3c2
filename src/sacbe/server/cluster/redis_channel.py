"""The channel between processes through Redis: Litestar's channel backend, made to survive a broken connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import RedisError

from sacbe.server.cluster.channel import LOG, QUIET, RESYNC, retry_delay


class RedisChannel(RedisChannelsPubSubBackend):
    """Publishes and subscribes through Redis."""

    def __init__(self, url: str) -> None:
        keep: dict[str, Any] = {} if url.startswith("unix:") else {"socket_keepalive": True}
        super().__init__(redis=Redis.from_url(url, socket_connect_timeout=5, health_check_interval=25, **keep))
        self._wanted: Final[set[str]] = set()
        self._is_wanted: Final = asyncio.Event()
        self._quiet_until = 0.0
        self._lost = False

    async def on_shutdown(self) -> None:
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Note the wanted channels; `stream_events` connects, and connects again after a break."""
        self._wanted.update(channels)
        self._is_wanted.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop passing on messages of these channels."""
        self._wanted.difference_update(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        failures = 0
        while True:
            await self._is_wanted.wait()
            line = self._redis.pubsub()
            try:
                await line.subscribe(*self._wanted)
                while True:
                    message = await line.get_message(timeout=20.0)
                    if message is None or message["type"] not in ("message", "subscribe"):
                        continue
                    failures = 0
                    channel = message["channel"].decode()
                    if channel in self._wanted:         # a subscription begins, or begins again after a break
                        yield channel, message["data"] if message["type"] == "message" else RESYNC
            except Exception as error:
                failures += 1
                LOG.warning("channel broken", channel="redis", error=type(error).__name__, failures=failures)
                await asyncio.sleep(retry_delay(failures))
            finally:
                with suppress(RedisError, OSError):
                    await line.aclose()                 # type: ignore[no-untyped-call]

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send a message, and never fail; after a break, the first that succeeds is preceded by `RESYNC`."""
        names = list(channels)
        now = asyncio.get_running_loop().time()
        if now < self._quiet_until:
            self._lost = True
            return
        try:
            if self._lost:
                await super().publish(RESYNC, names)
                self._lost = False
            await super().publish(data, names)
        except Exception as error:
            self._lost = True
            self._quiet_until = asyncio.get_running_loop().time() + QUIET
            LOG.warning("not announced", channel="redis", error=type(error).__name__)
