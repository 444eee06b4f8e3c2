"""Where passwords are hashed: one thread that gives way to all else, and a queue with an end."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, TypeVar

from sacbe.kernel.errors import Problem

WAITING: Final = 16             # requests of strangers that wait, and as many of known devices; more are refused
NICER: Final = 10               # the thread than the program: about a tenth of a core where others want it, too
MOST_NICE: Final = 19

T = TypeVar("T")
QueuedWork = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class HashingQueue:
    """Does slow work one piece at a time; known devices come before strangers, and have places of their own."""

    def __init__(self) -> None:
        self.thread: Final = ThreadPoolExecutor(1, "password", initializer=give_way)
        self.known: Final[deque[QueuedWork]] = deque()
        self.strangers: Final[deque[QueuedWork]] = deque()
        self.is_working = False
        self.is_closed = False

    @property
    def under_way(self) -> int:
        """Count what is worked on and what waits."""
        return len(self.known) + len(self.strangers) + self.is_working

    def check_room(self, is_known: bool = False) -> None:
        """Raise `Problem("busy")` if too much waits already."""
        if self.is_closed or len(self.known if is_known else self.strangers) >= WAITING:
            raise Problem("busy")

    async def run(self, work: Callable[[], T], is_known: bool = False) -> T:
        """Run slow work when its turn comes; raise `Problem("busy")` when too much waits already."""
        self.check_room(is_known)
        lane = self.known if is_known else self.strangers
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job: QueuedWork = (work, done)
        lane.append(job)
        self._next()
        try:
            return await done
        except asyncio.CancelledError:
            with suppress(ValueError):              # it may be under way, or the server may have ended
                lane.remove(job)
            raise

    def _next(self) -> None:
        lane = self.known or self.strangers
        if self.is_working or not lane:
            return
        work, done = lane.popleft()
        self.is_working = True

        def finish(result: asyncio.Future[Any]) -> None:
            self.is_working = False
            error = None if result.cancelled() else result.exception()
            if not done.done():
                if result.cancelled():
                    done.set_exception(Problem("closing"))
                elif error is not None:
                    done.set_exception(error)
                else:
                    done.set_result(result.result())
            if not self.is_closed:
                self._next()

        asyncio.get_running_loop().run_in_executor(self.thread, work).add_done_callback(finish)

    def close(self) -> None:
        """End the thread; who waits is told that the server closes."""
        self.is_closed = True
        self.thread.shutdown(wait=False, cancel_futures=True)
        for lane in (self.known, self.strangers):
            while lane:
                done = lane.popleft()[1]
                if not done.done():
                    done.set_exception(Problem("closing"))


def give_way() -> None:
    """Give the calling thread a lower priority than the program's, where a thread can have one of its own."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, thread, min(MOST_NICE, os.getpriority(os.PRIO_PROCESS, thread) + NICER))
