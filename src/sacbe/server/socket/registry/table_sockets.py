"""The sockets of all tables: lets them in, and ends them with the server."""

from __future__ import annotations

import re
from typing import Any, Final

from sacbe.kernel.errors import Problem
from sacbe.server.access.dependencies import Access
from sacbe.server.cluster.presence import Presence
from sacbe.server.http.websocket.websocket import WebSocket
from sacbe.server.security.language import language_of
from sacbe.server.security.middleware import SecurityMiddleware, close_code
from sacbe.server.socket.client.client import TableClient
from sacbe.server.socket.registry.presence_client import PresenceClient
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.manager import Tables

PATH: Final = re.compile("/api/tables/([^/]+)/live/?")


class TableSockets:
    """Takes the sockets of all tables, and ends them with the server."""

    def __init__(self, guard: SecurityMiddleware, tables: Tables, acts: TableActions, access: Access,
                 presence: Presence) -> None:
        self.guard: Final = guard
        self.tables: Final = tables
        self.acts: Final = acts
        self.access: Final = access
        self.presence: Final = presence
        self.clients: Final[dict[TableClient, str]] = {}    # with their addresses
        guard.endings.append(self.shut_down)

    def enter(self, socket: WebSocket, scope: dict[str, Any]) -> bool:
        """Take a socket if its path is that of a table, and accept or refuse it; False for other paths."""
        found = PATH.fullmatch(scope["path"])
        if found is None:
            return False
        try:
            address = self.guard.enter(scope)
        except Problem as problem:
            socket.close(close_code(problem), problem.key)
            return True
        client = PresenceClient(socket, found[1], self.tables, self.acts, self.access, language_of(scope), self.leave,
                                self.presence, address)
        self.clients[client] = address
        client.begin()
        return True

    def leave(self, client: TableClient) -> None:
        """Remove a client that has gone."""
        self.guard.leave(self.clients.pop(client))

    def shut_down(self) -> None:
        """Close all clients, because the server ends."""
        for client in list(self.clients):
            client.shut_down()
