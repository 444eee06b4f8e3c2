"""Listens on a port, accepts connections, and ends them all within a time."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from sacbe.server.http.connection.connection import ClientConnection
from sacbe.server.http.connection.turns import Turns
from sacbe.server.http.interfaces import TurnsProtocol, WebSocketRouter
from sacbe.server.http.limits import ConnectionLimiter, Limits, network_address

LOG = structlog.get_logger("sacbe.listen")

BACKLOG: Final = 1024           # connections that wait to be let in
LET_IN: Final = 2               # connections that are let in before those who are in have their turn
TURNED_AWAY: Final = 32         # connections that are refused before that
LATER: Final = 0.5              # seconds until the next try, where the system has no room for one more
RESET: Final = struct.pack("ii", 1, 0)      # an end without a goodbye, of which nothing is left behind


class HttpListener:
    """A listener on one address and port: the application answers requests, `sockets` takes WebSockets."""

    def __init__(self, app: Any, limits: Limits, sockets: WebSocketRouter | None = None) -> None:
        self.app: Any = app
        self.sockets: WebSocketRouter | None = sockets
        self.limits: Limits = limits
        self.places: ConnectionLimiter = ConnectionLimiter(limits)
        self.turns: TurnsProtocol = Turns()
        self.connections: set[ClientConnection] = set()
        self.is_closing = False
        self.where: tuple[str, int] = ("", 0)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._server: asyncio.Server | None = None          # where the loop itself has to accept
        self._port: socket.socket | None = None

    async def start(self, host: str, port: int) -> None:
        """Open the port, so that clients can connect."""
        family, _, _, _, where = socket.getaddrinfo(host or "0.0.0.0", port, type=socket.SOCK_STREAM)[0]
        is_all = family == socket.AF_INET6 and host == "::" and socket.has_dualstack_ipv6()
        bound = socket.create_server(where[:2], family=family, backlog=BACKLOG, dualstack_ipv6=is_all)
        bound.setblocking(False)
        loop = asyncio.get_running_loop()
        try:
            loop.add_reader(bound, self._accept)
            self._port = bound
        except NotImplementedError:                         # the loop of Windows
            self._server = await loop.create_server(lambda: ClientConnection(self), sock=bound, backlog=BACKLOG)
        self.where = bound.getsockname()[:2]

    def _accept(self) -> None:
        """Let in some of those who wait, and cut those for whom there is no room before anything is made for them.

        The loop's own way makes a transport for each, and for as many as may wait before anybody else has a turn.
        """
        assert self._port is not None
        left, away = LET_IN, TURNED_AWAY
        while left and away:
            try:
                line, peer = self._port.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:                        # no more files, or no more memory
                LOG.warning("cannot accept", error=str(error))
                self._set_accepting(False)
                asyncio.get_running_loop().call_later(LATER, self._set_accepting, True)
                return
            address = network_address(str(peer[0]))
            if self.is_closing or not self.places.enter(address):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
                line.close()
                away -= 1
            else:
                line.setblocking(False)
                self.run(self._connect(line, address))
                left -= 1

    def _set_accepting(self, wanted: bool) -> None:
        if self._port is not None and self._port.fileno() >= 0:
            loop = asyncio.get_running_loop()
            if wanted:
                loop.add_reader(self._port, self._accept)
            else:
                loop.remove_reader(self._port)

    async def _connect(self, line: socket.socket, address: str) -> None:
        """Make a connection of one that was let in."""
        connection = ClientConnection(self, address)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, line)
        except OSError:                                     # it has gone meanwhile
            line.close()
            if connection.transport is None:
                self.places.leave(address)

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
        if self._port is not None:
            self._set_accepting(False)
            self._port.close()
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
