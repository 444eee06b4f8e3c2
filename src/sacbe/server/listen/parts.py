"""What the parts of the listener need of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import h11

from sacbe.server.listen.limits import Limits, Places


class Door(Protocol):
    """The listener, for a connection that comes in."""

    app: Any
    limits: Limits
    places: Places
    connections: set[Any]
    is_closing: bool
    where: tuple[str, int]

    def run(self, work: Coroutine[Any, Any, None]) -> None: ...


class Wires(Protocol):
    """A connection, for a request or a socket on it."""

    listener: Door
    limits: Limits
    transport: asyncio.Transport | None
    http: h11.Connection | None
    socket: Any
    is_reading: bool
    is_over: bool

    async def send(self, data: bytes) -> None: ...

    def wait(self, seconds: float, then: Callable[[], None] | None = None) -> None: ...

    def read_on(self, wanted: bool) -> None: ...

    def advance(self) -> None: ...

    def answered(self, is_whole: bool) -> None: ...

    def cut(self) -> None: ...

    def close(self) -> None: ...

    def linger(self) -> None: ...
