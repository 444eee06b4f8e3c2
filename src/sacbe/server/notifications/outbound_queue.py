"""What waits to be sent: in turn by those who asked for it, with a budget for each of them and for each host."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from sacbe.server.notifications.outbound_threads import release
from sacbe.server.observability import metrics
from sacbe.server.security.outbound_urls import DeliveryLimited, DeliveryRefused

LOG: Final = structlog.get_logger("sacbe.notify")
PAUSES: Final = (1.0, 5.0)      # seconds before the second and the third try


class OutboundJob:
    """Something to send: who asked for it, to which host, and how; `tries` counts those that failed."""

    __slots__ = ("host", "owner", "send", "tries", "way")

    def __init__(self, way: str, owner: str, host: str, send: Callable[[], Awaitable[None]]) -> None:
        self.way: Final = way
        self.owner: Final = owner
        self.host: Final = host
        self.send: Final = send
        self.tries = 0


class OutboundQueue:
    """Sends jobs in the background, and tries again where that may help.

    The owner whose last job is longest ago is next.  A slow host, or somebody with many slow hosts, occupies a share of
    the senders; what is tried again occupies none while it waits.
    """

    def __init__(self, senders: int, per_owner: int, per_host: int, waiting: int, waiting_per_owner: int,
                 pauses: tuple[float, ...] = PAUSES) -> None:
        self._senders: Final = senders
        self._per_owner: Final = per_owner
        self._per_host: Final = per_host
        self._most: Final = waiting
        self._most_per_owner: Final = waiting_per_owner
        self._pauses: Final = pauses
        self._lines: Final[OrderedDict[str, deque[OutboundJob]]] = OrderedDict()
        self._unfinished: Final[Counter[str]] = Counter()       # by owner: waiting, running, or to be tried again
        self._owners: Final[Counter[str]] = Counter()           # running
        self._hosts: Final[Counter[str]] = Counter()
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._later: Final[set[asyncio.TimerHandle]] = set()
        self._idle: Final = asyncio.Event()
        self._idle.set()
        self._is_open = False

    def put(self, job: OutboundJob) -> bool:
        """Add a job; return False, and drop it, if too much waits already, in all or of its owner."""
        if self._unfinished[job.owner] >= self._most_per_owner or self._unfinished.total() >= self._most:
            metrics.NOTIFICATIONS.labels(job.way, "limited").inc()
            LOG.warning("notification dropped", way=job.way, host=job.host, waiting=self._unfinished.total())
            return False
        self._unfinished[job.owner] += 1
        self._idle.clear()
        self._wait(job)
        return True

    def open(self) -> None:
        """Begin to send."""
        self._is_open = True
        self._start()

    async def drain(self) -> None:
        """Wait until everything is sent or given up."""
        await self._idle.wait()

    async def close(self) -> None:
        """Stop at once; what was not sent is lost."""
        self._is_open = False
        for handle in self._later:
            handle.cancel()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _wait(self, job: OutboundJob) -> None:
        self._lines.setdefault(job.owner, deque()).append(job)
        self._start()

    def _start(self) -> None:
        """Start as many jobs as there is room for."""
        while self._is_open and len(self._tasks) < self._senders and (job := self._take()) is not None:
            self._owners[job.owner] += 1
            self._hosts[job.host] += 1
            task = asyncio.create_task(self._run(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            task.add_done_callback(lambda done: self._start())

    def _take(self) -> OutboundJob | None:
        for owner, line in self._lines.items():
            if self._owners[owner] >= self._per_owner:
                continue
            job = next((one for one in line if self._hosts[one.host] < self._per_host), None)
            if job is None:
                continue
            line.remove(job)
            self._lines.move_to_end(owner)
            if not line:
                del self._lines[owner]
            return job
        return None

    async def _run(self, job: OutboundJob) -> None:
        pause: float | None = None
        try:
            pause = await self._tried(job)
        finally:
            release(self._owners, job.owner)
            release(self._hosts, job.host)
            if pause is None:
                release(self._unfinished, job.owner)
                if not self._unfinished:
                    self._idle.set()
        if pause is not None:
            job.tries += 1
            self._try_later(job, pause)

    async def _tried(self, job: OutboundJob) -> float | None:
        """Send a job; return the seconds until it shall be tried again, or None.  Logs name only the host."""
        result = "failed"
        try:
            await job.send()
            return None
        except DeliveryLimited as limited:
            reason, pause, result = str(limited), None, "limited"
        except DeliveryRefused as refused:
            reason, pause = str(refused), None
        except Exception as error:              # one bad address must not silence the others
            reason = type(error).__name__
            pause = self._pauses[job.tries] if job.tries < len(self._pauses) else None
        if pause is None:
            metrics.NOTIFICATIONS.labels(job.way, result).inc()
            LOG.warning("notification failed", way=job.way, host=job.host, reason=reason)
        return pause

    def _try_later(self, job: OutboundJob, pause: float) -> None:
        def again() -> None:
            self._later.discard(handle)
            self._wait(job)

        handle = asyncio.get_running_loop().call_later(pause, again)
        self._later.add(handle)
