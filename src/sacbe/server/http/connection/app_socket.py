"""A WebSocket for an application that speaks ASGI: messages wait until it receives them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final

import structlog

from sacbe.server.http.limits import MESSAGES
from sacbe.server.http.websocket.frames import TEXT
from sacbe.server.http.websocket.websocket import Socket

log = structlog.get_logger("sacbe.listen")

FAILED: Final = 1011


class AppSocket:
    """What an application is given as `receive` and `send`."""

    def __init__(self, socket: Socket, scope: dict[str, Any]) -> None:
        self.socket: Final = socket
        self.scope: Final = scope
        self._waiting: Final[deque[dict[str, Any]]] = deque([{"type": "websocket.connect"}])
        self._news: Final = asyncio.Event()
        self._news.set()
        socket.user = self

    async def run(self, app: Any) -> None:
        """Let the application use it."""
        code = 1000
        try:
            await app(self.scope, self.receive, self.send)
        except Exception as error:
            log.error("socket failed", exc_info=error)
            code = FAILED
        finally:
            self.socket.close(code, "")                 # unless that is done already

    # ------------------------------------------------------------ from the socket

    @property
    def is_ready(self) -> bool:
        return len(self._waiting) < MESSAGES

    def heard(self, kind: int, data: bytes) -> None:
        found = {"text": data.decode()} if kind == TEXT else {"bytes": data}
        self._put({"type": "websocket.receive", **found})

    def taken(self) -> None:
        """Those who send wait for it themselves."""

    def lost(self, code: int) -> None:
        self._put({"type": "websocket.disconnect", "code": code, "reason": ""})

    def _put(self, message: dict[str, Any]) -> None:
        self._waiting.append(message)
        self._news.set()

    # ------------------------------------------------------------ for the application

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        message = self._waiting.popleft()
        if len(self._waiting) == MESSAGES - 1:
            self.socket.read()                          # there was no room for what came after it
        return message

    async def send(self, message: Any) -> None:
        """Accept, send or close; nothing happens if the client is gone."""
        kind = message["type"]
        if kind == "websocket.accept":
            named = message.get("subprotocol")
            self.socket.accept(*([b"sec-websocket-protocol: " + named.encode()] if named else ()),
                               *(name + b": " + value for name, value in message.get("headers", ())))
        elif kind == "websocket.send":
            text = message.get("text")
            if text is None:
                self.socket.send_bytes(message["bytes"])
            else:
                self.socket.send(text.encode())
        elif kind == "websocket.close":
            self.socket.close(message.get("code", 1000), message.get("reason") or "")
        await self.socket.connection.drain()
