"""Turns of those who may wait: one in a round of the event loop, so that no move waits for many strangers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

EACH_ROUND: Final = 1           # a request, or the news of a watcher, takes up to some milliseconds


class Turns:
    """Lets one go on in each round of the loop, or a few; the others wait in the order in which they came.

    However many strangers ask, the sockets of all tables are read between two rounds.
    """

    def __init__(self, each_round: int = EACH_ROUND) -> None:
        self.each_round: Final = each_round
        self._left = each_round
        self._waiting: Final[deque[Callable[[], None]]] = deque()
        self._is_due = False

    def take(self, act: Callable[[], None]) -> bool:
        """Act now if there is room in this round, else in a later one; return whether it was done."""
        self._see_next_round()
        if self._left and not self._waiting:
            self._left -= 1
            act()
            return True
        self._waiting.append(act)
        return False

    def wait(self, act: Callable[[], None]) -> None:
        """Act in a later round."""
        self._waiting.append(act)
        self._see_next_round()

    def _see_next_round(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._begin_round)

    def _begin_round(self) -> None:
        self._is_due, self._left = False, self.each_round
        if self._waiting:
            self._see_next_round()
        while self._waiting and self._left:
            self._left -= 1
            self._waiting.popleft()()
