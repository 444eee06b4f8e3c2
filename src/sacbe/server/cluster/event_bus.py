"""Wakes everyone who watches a table when something has happened there, in this process or in another one.

Inside the process that is a call; between processes "<table> <revision> <step>" goes through a Litestar channel:
PostgreSQL or Redis.  It is sent after the commit and apart from it, so nobody waits for it.  A step that is too long
for the channel is left out, and read from the store.  Subscribers that may have missed something, because a channel was
broken, are woken to look; a step that no process announced, because one died after its commit, is found by
`MissedStepCheck`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from types import TracebackType
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber

from sacbe.server.cluster.channel import LOG, MOST_BYTES, RESYNC
from sacbe.server.storage.rows import StepRow

CHANNEL: Final = "sacbe"
MISSED_NEWS: Final = -1         # what `wait` returns if news may have been lost
OTHER_NEWS: Final = 0           # what it returns for news that is no step
BESIDE: Final = b"!"            # begins messages between processes that are not steps
_STEP: Final = msgspec.json.Decoder(tuple[float, int | None, str, dict[str, Any]])


def login_topic(account: str) -> str:
    """Return the topic on which ended logins of an account are announced; no table has such an id."""
    return f"@{account}"


class Subscription:
    """Collects what is announced for one table, and calls `wake` each time."""

    __slots__ = ("_highest", "_missed", "_since", "_wake", "has_other_news", "is_due")

    def __init__(self, wake: Callable[[], object]) -> None:
        self._wake: Final = wake
        self._highest = 0               # of all revisions ever announced here
        self._since = OTHER_NEWS        # of those since the last look
        self._missed = False
        self.is_due = False             # was anything announced since then?
        self.has_other_news = False     # is there news that is no step?  The subscriber resets it

    def take_revision(self) -> int:
        """Return the highest revision announced since the last call; OTHER_NEWS if none, MISSED_NEWS if unknown."""
        since, missed = self._since, self._missed
        self._since, self._missed, self.is_due = OTHER_NEWS, False, False
        return MISSED_NEWS if missed else since

    def notify(self, revision: int) -> None:
        """Announce a revision, or (OTHER_NEWS) something that is no step."""
        if revision > self._highest:
            self._highest = revision
        if revision > self._since:
            self._since = revision
        if revision == OTHER_NEWS:
            self.has_other_news = True
        self.is_due = True
        self._wake()

    @property
    def is_more_than_steps(self) -> bool:
        """Is there news that is no step, or may something have been missed?"""
        return self.has_other_news or self._missed

    def has_more(self, revision: int) -> bool:
        """Was anything announced beyond the steps up to this known revision?  If not, mark the subscription as read."""
        if self.has_other_news or self._missed or self._since > revision:
            return True
        self._since, self.is_due = OTHER_NEWS, False
        return False

    def notify_remote(self, revision: int) -> None:
        """Pass on news from another process; a revision that was announced here already wakes nobody."""
        if revision == OTHER_NEWS or revision > self._highest:
            self.notify(revision)

    def notify_missed(self) -> None:
        """Report that news may have been lost, so that the subscriber looks for itself."""
        self._missed = self.has_other_news = self.is_due = True
        self._wake()


class AsyncSubscription(Subscription):
    """A subscription that a task can await; several announcements in between are one wake-up."""

    __slots__ = ("_event",)

    def __init__(self) -> None:
        self._event: Final = asyncio.Event()
        super().__init__(self._event.set)

    async def wait(self) -> int:
        """Wait for news; return the highest new revision, OTHER_NEWS if there was none, MISSED_NEWS if unknown."""
        await self._event.wait()
        self._event.clear()
        return self.take_revision()


class EventBusPlugin(ChannelsPlugin):
    """Litestar's channels, and the event bus that listens to them as long as the application runs."""

    def __init__(self, backend: ChannelsBackend, start: Callable[[], Awaitable[None]],
                 stop: Callable[[], Awaitable[None]]) -> None:
        super().__init__(backend, channels=[CHANNEL])
        self._start: Final = start
        self._stop: Final = stop

    async def __aenter__(self) -> EventBusPlugin:
        await super().__aenter__()
        await self._start()
        return self

    async def __aexit__(self, exc_type: type[BaseException] | None, exc_val: BaseException | None,
                        exc_tb: TracebackType | None) -> None:
        await self._stop()
        await super().__aexit__(exc_type, exc_val, exc_tb)


class EventBus:
    """Knows who listens to which table.  Use it from the event loop only; `plugin` belongs into the application."""

    def __init__(self, database: str = "", redis_url: str = "") -> None:
        self._wakes: Final[dict[str, set[Subscription]]] = {}
        # called with a table whose last subscription was removed
        self.on_last_unsubscribe: Final[list[Callable[[str], None]]] = []
        # called with the steps of other processes
        self.on_remote_step: Final[list[Callable[[StepRow], None]]] = []
        # called with other messages of other processes
        self.on_message: Final[list[Callable[[str, bytes], None]]] = []
        self._is_alone = False
        self._line: Final = self._channel(database, redis_url)
        self.plugin: Final = EventBusPlugin(self._line, self._subscribe, self._unsubscribe)
        self._subscriber: Subscriber | None = None
        self._listener: asyncio.Task[None] | None = None

    def _channel(self, database: str, redis_url: str) -> ChannelsBackend:
        if redis_url:
            from sacbe.server.cluster.redis_channel import RedisChannel

            return RedisChannel(redis_url)
        if database.startswith("postgres"):
            from sacbe.server.cluster.postgres_channel import PostgresChannel

            return PostgresChannel(database)
        self._is_alone = True
        return MemoryChannelsBackend()

    # ------------------------------------------------------------ listening

    @asynccontextmanager
    async def subscribe(self, table: str) -> AsyncIterator[AsyncSubscription]:
        """Listen to a table within a `with` block."""
        wake = AsyncSubscription()
        self.add_subscription(table, wake)
        try:
            yield wake
        finally:
            self.remove_subscription(table, wake)

    def add_subscription(self, table: str, subscription: Subscription) -> None:
        """Add a subscription to a table; it gets all news until it is removed."""
        self._wakes.setdefault(table, set()).add(subscription)

    def remove_subscription(self, table: str, subscription: Subscription) -> None:
        others = self._wakes[table]
        others.discard(subscription)
        if not others:
            del self._wakes[table]
            for tell in self.on_last_unsubscribe:
                tell(table)

    @property
    def unsent_count(self) -> int:
        """Count the messages that were not yet sent to the other processes."""
        return getattr(self._line, "waiting", 0)

    def has_subscribers(self, table: str) -> bool:
        """Does anybody in this process listen to the table?"""
        return table in self._wakes

    # ------------------------------------------------------------ announcing

    def announce(self, table: str, revision: int, step: StepRow | None = None) -> None:
        """Announce a step that was committed here, to subscribers and other processes (with the step, if given)."""
        for wake in self._wakes.get(table, ()):
            wake.notify(revision)
        if not self._is_alone:
            self._publish(table, revision, step)

    def notify_changed(self, table: str) -> None:
        """Wake everybody at the table, in all processes, for news that is no step, such as chat."""
        for wake in self._wakes.get(table, ()):
            wake.notify(OTHER_NEWS)
        if not self._is_alone:
            self._publish(table, OTHER_NEWS)

    def tell_others(self, table: str, message: bytes) -> None:
        """Send the other processes a message that is not stored, and that may be lost."""
        if not self._is_alone:
            self._send(BESIDE + table.encode() + b" " + message)

    def end_logins(self, account: str) -> None:
        """Announce that logins of an account have ended: whoever is connected by one checks it, in all processes."""
        self.notify_changed(login_topic(account))

    def _publish(self, table: str, revision: int, step: StepRow | None = None) -> None:
        told = f"{table} {revision}".encode()
        if step is not None:
            whole = told + b" " + msgspec.json.encode((step.at, step.seat, step.kind, step.data))
            told = whole if len(whole) <= MOST_BYTES else told
        self._send(told)

    def _send(self, told: bytes) -> None:
        try:
            self.plugin.publish(told, CHANNEL)
        except RuntimeError:
            LOG.warning("not announced", reason="the application does not run")

    # ------------------------------------------------------------ news of other processes

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
        if payload == RESYNC:
            for wakes in self._wakes.values():
                for wake in wakes:
                    wake.notify_missed()
            return
        head, _, rest = payload.partition(b" ")
        if head.startswith(BESIDE):
            for listener in self.on_message:
                listener(head[1:].decode("utf-8", "replace"), rest)
            return
        number, _, told = rest.partition(b" ")
        table, revision = head.decode("utf-8", "replace"), number.decode("utf-8", "replace")
        if not revision.isascii() or not revision.isdigit() or len(revision) > 18:
            return                      # anybody who can use the database can notify, and say anything
        if told:
            self._hear_step(table, int(revision), told)
        self.on_remote_revision(table, int(revision))

    def _hear_step(self, table: str, revision: int, told: bytes) -> None:
        """Pass on a step from another process; one that cannot be decoded is read from the database later."""
        try:
            at, seat, kind, data = _STEP.decode(told)
        except msgspec.DecodeError:
            return
        step = StepRow(table_id=table, revision=revision, at=at, seat=seat, kind=kind, data=data)
        for listener in self.on_remote_step:
            listener(step)

    def on_remote_revision(self, table: str, revision: int) -> None:
        """Wake the subscribers of a table that another process has taken to this revision."""
        for wake in self._wakes.get(table, ()):
            wake.notify_remote(revision)
