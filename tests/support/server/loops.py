"""An event loop whose clock a test can set forward, so that it need not wait until somebody's time is up."""

from __future__ import annotations

import asyncio


class SkippingLoop(asyncio.SelectorEventLoop):
    """A loop with a clock of its own: it goes as all clocks do, and jumps when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.ahead = 0.0                    # seconds

    def time(self) -> float:
        return super().time() + self.ahead

    def skip(self, seconds: float) -> None:
        """Set the clock forward from another thread; when it returns, what was due by then has happened."""
        asyncio.run_coroutine_threadsafe(self._jump(seconds), self).result()

    async def _jump(self, seconds: float) -> None:
        self.ahead += seconds
        for _ in range(3):                  # rounds: in the first the loop finds what is due, in the second that runs
            await asyncio.sleep(0)
