"""The body of a request as it comes in, with a time limit."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar.types import Receive

from sacbe.kernel.errors import Problem

BODY: Final = 64 * 1024                 # bytes of a request
RECORD_BODY: Final = 1024 * 1024        # of one that brings a record: `request_max_body_size=RECORD_BODY`


class BodyReader:
    """Reads the body of a request for a route; one that is cut off, or does not come in time, is a problem."""

    def __init__(self, receive: Receive, seconds: float) -> None:
        self.receive: Final = receive
        self.end: Final = asyncio.get_running_loop().time() + seconds
        self.is_whole = False
        self.is_ended = False
        self.timeout: asyncio.Timeout | None = None

    async def __call__(self) -> Any:
        if self.is_whole:
            return await self.receive()
        try:
            async with asyncio.timeout_at(self.end) as self.timeout:
                self._hurry()
                message = await self.receive()
        except TimeoutError:
            raise Problem("closing" if self.is_ended else "request-slow") from None
        finally:
            self.timeout = None
        if message["type"] != "http.request":
            raise Problem("request-cut")
        self.is_whole = not message.get("more_body", False)
        return message

    def stop(self) -> None:
        """Stop waiting for the body, because the server ends."""
        self.is_ended = True
        self._hurry()

    def _hurry(self) -> None:
        if self.is_ended and self.timeout is not None:
            self.timeout.reschedule(asyncio.get_running_loop().time())
