"""The lock of a table: it is handed on in the order in which it was asked for, and nobody overtakes.

An `asyncio.Lock` is free for a short time between one holder and the next that has waited.  A caller that takes it
without waiting, as moves do that are handled where their frame arrives, would overtake all who wait.  This lock is
never free while anybody waits.
"""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """A fair lock, to be used from one event loop."""

    __slots__ = ("_waiting", "is_held")

    def __init__(self) -> None:
        self.is_held = False                            # does anybody have it, or wait for it?
        self._waiting: deque[asyncio.Future[None]] | None = None

    @property
    def waiter_count(self) -> int:
        """Count the tasks that wait for the lock."""
        return len(self._waiting) if self._waiting else 0

    def try_acquire(self) -> bool:
        """Take the lock if that needs no waiting; return whether it was taken."""
        if self.is_held:
            return False
        self.is_held = True
        return True

    def release(self) -> None:
        """Hand the lock to the task that has waited longest, or free it."""
        while self._waiting:
            if not (first := self._waiting.popleft()).done():
                first.set_result(None)
                return
        self._waiting = None
        self.is_held = False

    async def __aenter__(self) -> None:
        if self.try_acquire():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.release()                          # it was handed over just before
            raise

    async def __aexit__(self, *error: object) -> None:
        self.release()
