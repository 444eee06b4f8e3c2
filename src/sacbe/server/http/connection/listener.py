"""Listens on a port, accepts connections, and ends them all within a time."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine
from typing import Any, Final

from sacbe.server.http.connection.connection import ClientConnection
from sacbe.server.http.interfaces import WebSocketRouter
from sacbe.server.http.limits import ConnectionLimiter, Limits

BACKLOG: Final = 1024           # connections that wait to be let in


class HttpListener:
    """A listener on one address and port: the application answers requests, `sockets` takes WebSockets."""

    def __init__(self, app: Any, limits: Limits, sockets: WebSocketRouter | None = None) -> None:
        self.app: Any = app
        self.sockets: WebSocketRouter | None = sockets
        self.limits: Limits = limits
        self.places: ConnectionLimiter = ConnectionLimiter(limits)
        self.connections: set[ClientConnection] = set()
        self.is_closing = False
        self.where: tuple[str, int] = ("", 0)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._server: asyncio.Server | None = None

    async def start(self, host: str, port: int) -> None:
        """Open the port, so that clients can connect."""
        family, _, _, _, where = socket.getaddrinfo(host or "0.0.0.0", port, type=socket.SOCK_STREAM)[0]
        is_all = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        bound = socket.create_server(where[:2], family=family, backlog=BACKLOG, dualstack_ipv6=is_all)
        bound.setblocking(False)
        self._server = await asyncio.get_running_loop().create_server(lambda: ClientConnection(self), sock=bound)
        self.where = bound.getsockname()[:2]

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Start the application's work on a request as a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self, seconds: float) -> int:
        """Stop accepting, wait this many seconds for running requests; return how many connections were cut."""
        self.is_closing = True
        if self._server is not None:
            self._server.close()
        for connection in list(self.connections):
            connection.shut_down()
        if self._tasks:
            await asyncio.wait(set(self._tasks), timeout=seconds)
        left = len([connection for connection in self.connections if connection.exchange or connection.socket])
        for connection in list(self.connections):
            connection.abort()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        return left
