"""Threads of their own for work that waits for other people's servers, and name look-ups in them.

The system's look-up cannot be ended: under a dead name server it blocks its thread for half a minute, whatever time-out
the caller has.  In the event loop's default pool twelve of these would keep everything else waiting that runs there.
So they have threads that nobody else needs, each owner may occupy only a few, and a stop of the server waits for none.
"""

from __future__ import annotations

import asyncio
import socket
import threading
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

Result = TypeVar("Result")

LOOKUPS: Final = 16             # names that are looked up at the same time
LOOKUPS_PER_OWNER: Final = 2
WAITING_LOOKUPS: Final = 64


class OutboundBusy(OSError):
    """Raised when there is no room for more outgoing work; a later try may find some."""


class OutboundThreads:
    """Runs blocking work in daemon threads, a limited number in all and for each owner.

    Work whose caller has given up keeps its place until it ends: only then its thread is free again.
    """

    def __init__(self, name: str, most: int, per_owner: int, waiting: int) -> None:
        self._name: Final = name
        self._per_owner: Final = per_owner
        self._waiting: Final = waiting
        self._room: Final = asyncio.Semaphore(most)
        self._owned: Final[Counter[str]] = Counter()
        self._in_line = 0

    async def run(self, work: Callable[[], Result], owner: str) -> Result:
        """Run work in a thread and return its result; `OutboundBusy` if the owner has too much under way."""
        if self._owned[owner] >= self._per_owner or self._in_line >= self._waiting:
            raise OutboundBusy("busy")
        self._owned[owner] += 1
        self._in_line += 1
        try:
            await self._room.acquire()
        except asyncio.CancelledError:
            release(self._owned, owner)
            raise
        finally:
            self._in_line -= 1
        loop = asyncio.get_running_loop()
        result: asyncio.Future[Result] = loop.create_future()

        def free(value: Result | None, error: BaseException | None) -> None:
            self._room.release()
            release(self._owned, owner)
            if result.done():                       # its caller has given up
                return
            if error is not None:
                result.set_exception(error)
            else:
                result.set_result(value)            # type: ignore[arg-type]

        def run() -> None:
            value, error = None, None
            try:
                value = work()
            except BaseException as raised:
                error = raised
            with suppress(RuntimeError):            # the loop has ended meanwhile
                loop.call_soon_threadsafe(free, value, error)

        threading.Thread(target=run, name=self._name, daemon=True).start()
        return await result


def release(counts: Counter[str], name: str) -> None:
    """Count one less, and forget a name of which there is none left."""
    counts[name] -= 1
    if counts[name] <= 0:
        del counts[name]


class HostLookups:
    """Looks up the addresses of hosts; whoever asks for a host that is being looked up waits for the same answer."""

    def __init__(self, resolve: Callable[..., list[Any]] | None = None) -> None:
        self._resolve: Final = resolve
        self._threads: Final = OutboundThreads("look-up", LOOKUPS, LOOKUPS_PER_OWNER, WAITING_LOOKUPS)
        self._running: Final[dict[str, asyncio.Task[list[str]]]] = {}

    async def find(self, host: str, owner: str) -> list[str]:
        """Return the addresses of a host; the look-up counts for the owner who asks first."""
        task = self._running.get(host)
        if task is None:
            task = self._running[host] = asyncio.create_task(self._find(host, owner))
            task.add_done_callback(lambda done: self._end(host, done))
        return await asyncio.shield(task)

    def close(self) -> None:
        """Wait for nobody; threads that are stuck end with the process."""
        for task in list(self._running.values()):
            task.cancel()

    async def _find(self, host: str, owner: str) -> list[str]:
        resolve = self._resolve or socket.getaddrinfo
        found = await self._threads.run(partial(resolve, host, None, type=socket.SOCK_STREAM), owner)
        return list(dict.fromkeys(str(entry[4][0]) for entry in found))

    def _end(self, host: str, task: asyncio.Task[list[str]]) -> None:
        self._running.pop(host, None)
        if not task.cancelled():
            task.exception()                        # who asked has perhaps given up, and nobody else would look
