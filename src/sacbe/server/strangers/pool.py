"""Where the server works on what strangers send: two places, a fair queue with an end, and a limit for each address.

Nobody has to log in to send a text, and nobody knows how long it takes to read one.  So it is read in another process,
which is ended when it takes too long, or when the server ends.  One address has one place at a time, and who has had
the least time is next, so somebody who sends many such texts waits for himself.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Final, TypeVar, TypeVarTuple, cast

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import current_language
from sacbe.server.bots.bot_queue import QUICK, BotQueue
from sacbe.server.strangers.worker import Order, Worker

SECONDS: Final = 20.0           # for one piece of work, after which it is ended
PLACES: Final = 2
MOST: Final = 64                # pieces of work that may wait or be under way,
PER_ADDRESS: Final = 16         # and of one address
Arguments = TypeVarTuple("Arguments")
Result = TypeVar("Result")


class Errand:
    """A piece of work that somebody waits for."""

    table: Final = ""                           # what the queue asks of a bot's decision: there is no table,
    cost: Final = 2 * QUICK                     # and nobody knows how long it takes, so it counts as slow

    def __init__(self, owner: str, order: Order) -> None:
        self.owner: Final = owner
        self.order: Final = order
        self.is_counted = True
        self.answer: Final[asyncio.Future[Any]] = asyncio.get_running_loop().create_future()

    @property
    def is_wanted(self) -> bool:
        return not self.answer.done()


class StrangerPool:
    """Does work for strangers, with `seconds` for each piece; its processes are started when they are needed."""

    def __init__(self, seconds: float = SECONDS, places: int = PLACES, most: int = MOST,
                 per_address: int = PER_ADDRESS) -> None:
        self.most: Final = most
        self.per_address: Final = per_address
        self._workers: Final = [Worker(seconds) for _ in range(places)]
        self._idle: Final = list(reversed(self._workers))           # the last is taken first
        self._threads: Final = ThreadPoolExecutor(places, thread_name_prefix="strangers")
        self._queue: Final[BotQueue[Errand]] = BotQueue(most_slow=1)
        self._count: Final[Counter[str]] = Counter()                # by address: what waits or is under way
        self._running: Final[dict[Errand, asyncio.Task[None]]] = {}
        self._closed = False

    async def __aenter__(self) -> StrangerPool:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.close()

    @property
    def count(self) -> int:
        """Count the pieces of work that wait or are under way."""
        return self._count.total()

    @property
    def pids(self) -> list[int]:
        """List the ids of the running processes."""
        return [pid for worker in self._workers if (pid := worker.process_id) is not None]

    async def run(self, owner: str, work: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """Call a function of a module in another process, and return its value; a `Problem` if it takes too long.

        `owner` is the short hash of the address that it is done for; arguments and value are pickled.
        """
        if self._closed:
            raise Problem("closing", seconds=2)
        if self._count[owner] >= self.per_address:
            raise Problem("too-many-texts", most=self.per_address, seconds=5)
        if self.count >= self.most:
            raise Problem("busy", seconds=5)
        errand = Errand(owner, Order(work, arguments, current_language()))
        self._count[owner] += 1
        self._queue.put(errand)
        self._dispatch()
        try:
            return cast(Result, await errand.answer)
        finally:
            if errand not in self._running:         # it never had a place, and now nobody waits for one
                self._leave(errand)

    def _dispatch(self) -> None:
        """Give every idle place something to do."""
        while self._idle and (errand := self._queue.next_decision()) is not None:
            worker = self._idle.pop()
            self._running[errand] = asyncio.create_task(self._run(worker, errand))

    async def _run(self, worker: Worker, errand: Errand) -> None:
        loop = asyncio.get_running_loop()
        begun = time.monotonic()
        found: Any = None
        error: BaseException | None = None
        try:
            found = await loop.run_in_executor(self._threads, worker.carry_out, errand.order)
        except BaseException as failure:
            error = failure
        self._queue.finish_decision(errand, time.monotonic() - begun)
        self._idle.append(worker)
        del self._running[errand]
        if not errand.is_wanted:                    # who waited has gone meanwhile
            self._leave(errand)
        elif error is not None:
            errand.answer.set_exception(error)
        else:
            errand.answer.set_result(found)
        if not self._closed:
            self._dispatch()

    def _leave(self, errand: Errand) -> None:
        """Count an errand no more; who waits may go away in the moment in which it ends, so it happens twice."""
        if not errand.is_counted:
            return
        errand.is_counted = False
        self._count[errand.owner] -= 1
        if self._count[errand.owner] <= 0:
            del self._count[errand.owner]

    def stop(self) -> None:
        """End everything at once: the processes, and with a problem whatever waits for them."""
        self._closed = True
        for errand in self._queue:
            errand.answer.set_exception(Problem("closing", seconds=2))
        self._queue.clear()
        for worker in self._workers:
            worker.close()

    async def close(self) -> None:
        """End everything, and wait until it has ended."""
        self.stop()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._threads.shutdown(wait=False)
