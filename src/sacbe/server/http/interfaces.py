"""What the parts of the listener need of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import h11

from sacbe.server.http.limits import Limits, Places


class SocketUser(Protocol):
    """Who uses a socket.  All of this is called from the event loop, and must not take long."""

    @property
    def is_ready(self) -> bool:
        """May it be given a message now?  When it is ready again, it lets the socket `go_on`."""
        ...

    def heard(self, kind: int, data: bytes) -> None:
        """A whole message, TEXT or BINARY."""
        ...

    def taken(self) -> None:
        """The client takes again what it is sent."""
        ...

    def lost(self, code: int) -> None:
        """The client has gone, or was shown out because of what it sent; told once."""
        ...


class SocketDoor(Protocol):
    """Takes the sockets of a listener."""

    def enter(self, socket: Any, scope: dict[str, Any]) -> bool:
        """Whether it takes this one, to accept or to refuse it; else the listener refuses it."""
        ...


class Door(Protocol):
    """The listener, for a connection that comes in."""

    app: Any
    limits: Limits
    places: Places
    connections: set[Any]
    is_closing: bool
    where: tuple[str, int]
    sockets: SocketDoor | None

    def run(self, work: Coroutine[Any, Any, None]) -> None: ...


class Wires(Protocol):
    """A connection, for a request or a socket on it."""

    listener: Door
    limits: Limits
    transport: asyncio.Transport | None
    http: h11.Connection | None
    socket: Any
    is_reading: bool
    is_writable: bool
    is_over: bool

    def write(self, data: bytes) -> None: ...

    async def drain(self) -> None: ...

    async def send(self, data: bytes) -> None: ...

    def wait(self, seconds: float, then: Callable[[], None] | None = None) -> None: ...

    def read_on(self, wanted: bool) -> None: ...

    def advance(self) -> None: ...

    def answered(self, is_whole: bool) -> None: ...

    def cut(self) -> None: ...

    def close(self) -> None: ...

    def linger(self) -> None: ...
