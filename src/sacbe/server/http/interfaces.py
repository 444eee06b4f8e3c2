"""What the parts of the listener need of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import h11

from sacbe.server.http.limits import ConnectionLimiter, Limits


class SocketHandler(Protocol):
    """Who uses a socket.  All of this is called from the event loop, and must not take long."""

    @property
    def is_ready(self) -> bool:
        """May it be given a message now?  When it is ready again, it lets the socket `go_on`."""
        ...

    def on_message(self, kind: int, data: bytes) -> None:
        """A whole message, TEXT or BINARY."""
        ...

    def on_writable(self) -> None:
        """The client takes again what it is sent."""
        ...

    def on_close(self, code: int) -> None:
        """The client has gone, or was shown out because of what it sent; told once."""
        ...


class WebSocketRouter(Protocol):
    """Takes the sockets of a listener."""

    def enter(self, socket: Any, scope: dict[str, Any]) -> bool:
        """Whether it takes this one, to accept or to refuse it; else the listener refuses it."""
        ...


class ListenerProtocol(Protocol):
    """The listener, for a connection that comes in."""

    app: Any
    limits: Limits
    places: ConnectionLimiter
    connections: set[Any]
    is_closing: bool
    where: tuple[str, int]
    sockets: WebSocketRouter | None

    def run(self, work: Coroutine[Any, Any, None]) -> None: ...


class ConnectionProtocol(Protocol):
    """A connection, for a request or a socket on it."""

    listener: ListenerProtocol
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

    def set_deadline(self, seconds: float, then: Callable[[], None] | None = None) -> None: ...

    def set_reading(self, wanted: bool) -> None: ...

    def advance(self) -> None: ...

    def on_response_sent(self, is_whole: bool) -> None: ...

    def abort(self) -> None: ...

    def close(self) -> None: ...

    def close_gracefully(self) -> None: ...
