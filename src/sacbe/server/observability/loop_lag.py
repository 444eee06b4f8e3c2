"""Measures how far the event loop is behind: a timer runs every quarter of a second, and its delay is recorded."""

from __future__ import annotations

import asyncio
from typing import Final

from sacbe.server.observability import metrics

EVERY: Final = 0.25             # seconds


class LoopLag:
    """Measures the lag of the event loop that it is started in."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(EVERY, self._ring, loop, loop.time() + EVERY)

    def _ring(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        metrics.LOOP_LAG.observe(max(0.0, loop.time() - due))
        self.start()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
