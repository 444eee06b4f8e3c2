"""The interfaces between the parts of the listener."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import h11

from sacbe.server.http.limits import ConnectionLimiter, Limits


class SocketHandler(Protocol):
    """The user of a WebSocket.  All methods are called in the event loop, and must not take long."""

    @property
    def is_ready(self) -> bool:
        """May the handler get a message now?  When it is ready again, it calls the socket's `resume`."""
        ...

    def on_message(self, kind: int, data: bytes) -> None:
        """Handle a whole message, TEXT or BINARY."""
        ...

    def on_writable(self) -> None:
        """Go on after the client has taken what it was sent."""
        ...

    def on_close(self, code: int) -> None:
        """Clean up after the client has gone, or was cut for what it sent; called once."""
        ...


class WebSocketRouter(Protocol):
    """Takes the WebSockets of a listener."""

    def enter(self, socket: Any, scope: dict[str, Any]) -> bool:
        """Take a new socket, to accept or to refuse it; if this returns False, the listener refuses it."""
        ...


class TurnsProtocol(Protocol):
    """Who may go on in this round of the event loop."""

    def take(self, act: Callable[[], None]) -> bool: ...

    def wait(self, act: Callable[[], None]) -> None: ...


class ListenerProtocol(Protocol):
    """What a connection needs of its listener."""

    app: Any
    limits: Limits
    places: ConnectionLimiter
    turns: TurnsProtocol
    connections: set[Any]
    is_closing: bool
    where: tuple[str, int]
    sockets: WebSocketRouter | None

    def run(self, work: Coroutine[Any, Any, None]) -> None: ...


class ConnectionProtocol(Protocol):
    """What a request or a socket needs of its connection."""

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

    def set_reading(self, is_wanted: bool) -> None: ...

    def advance(self) -> None: ...

    def on_response_sent(self, is_whole: bool) -> None: ...

    def abort(self) -> None: ...

    def close(self) -> None: ...

    def close_gracefully(self) -> None: ...
