"""A WebSocket between a connection and the application: whole messages in, frames out, pings with a deadline."""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
from collections import deque
from typing import Any, Final

import structlog

from sacbe.server.listen.frames import (
    BINARY,
    CLOSE,
    PING,
    PONG,
    TEXT,
    UNREADABLE,
    FrameError,
    Frames,
    WholeMessage,
    close_code,
    closing,
    frame,
)
from sacbe.server.listen.limits import MESSAGE, MESSAGES
from sacbe.server.listen.parts import Wires

log = structlog.get_logger("sacbe.listen")

MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"      # of the standard
GONE: Final = 1006                                          # the client has not said goodbye
FAILED: Final = 1011
GOODBYE: Final = 2.0                                        # seconds for the client's own goodbye
REFUSED: Final = b"HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def accept_key(headers: dict[bytes, bytes]) -> bytes | None:
    """What proves that the server has understood; None where no proper handshake was asked for."""
    key = headers.get(b"sec-websocket-key", b"")
    try:
        is_right = len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return None
    named = [part.strip() for part in headers.get(b"connection", b"").lower().split(b",")]
    if not is_right or b"upgrade" not in named or headers.get(b"sec-websocket-version") != b"13":
        return None
    return base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest())


class Socket:
    """What an application is given as `receive` and `send`."""

    def __init__(self, connection: Wires, scope: dict[str, Any], key: bytes) -> None:
        self.connection: Wires = connection
        self.scope: Final = scope
        self._key: Final = key
        self._frames: Final = Frames(MESSAGE)
        self._waiting: Final[deque[dict[str, Any]]] = deque([{"type": "websocket.connect"}])
        self._news: Final = asyncio.Event()
        self._is_open = False                           # was it accepted, and not closed by us?
        self._is_ended = False                          # has the application been told of the end?
        self._is_heard = True                           # was anything heard since the last look?
        self._is_asked = False                          # was the client asked whether it is there?
        self._news.set()

    async def run(self, app: Any) -> None:
        """Let the application use it."""
        try:
            await app(self.scope, self.receive, self.send)
        except Exception as error:
            log.error("socket failed", exc_info=error)
            if self._is_open:
                await self._close(FAILED, "")
        finally:
            if not self._is_open and self.connection.socket is self and not self.connection.is_over:
                self.connection.linger()                # refused, or closed already
            elif self._is_open:
                await self._close(1000, "")

    # ------------------------------------------------------------ from the client

    def feed(self, data: bytes) -> None:
        """Bytes from the network."""
        self._frames.feed(data)
        self._is_heard = True
        self._read()

    def _read(self) -> None:
        try:
            while len(self._waiting) < MESSAGES and (message := self._frames.next()) is not None:
                self._heard(message)
        except FrameError as error:
            self._fail(error.code)
            return
        self.connection.read_on(len(self._waiting) < MESSAGES)

    def _heard(self, message: WholeMessage) -> None:
        if message.kind == TEXT:
            try:
                self._put({"type": "websocket.receive", "text": message.data.decode()})
            except UnicodeDecodeError:
                raise FrameError(UNREADABLE) from None
        elif message.kind == BINARY:
            self._put({"type": "websocket.receive", "bytes": message.data})
        elif message.kind == PING:
            self._write(frame(PONG, message.data))
        elif message.kind == CLOSE:
            code = close_code(message.data)
            if self._is_open:
                self._is_open = False
                self._write(frame(CLOSE, message.data[:2]))
            self._end(code)
            self.connection.close()

    def _fail(self, code: int) -> None:
        """The client does not keep to the rules."""
        if self._is_open:
            self._is_open = False
            self._write(closing(code, ""))
        self._end(code)
        self.connection.linger()

    def _ask(self) -> None:
        """A look from time to time: who was not heard since the last one is asked, and cut at the next."""
        if self._is_heard or not self.connection.is_reading:
            self._is_heard = self._is_asked = False
        elif self._is_asked:
            self.connection.cut()
            return
        else:
            self._is_asked = True
            self._write(frame(PING, b""))
        self.connection.wait(self.connection.limits.ping_seconds, self._ask)

    def lost(self) -> None:
        """The connection is gone."""
        self._is_open = False
        self._end(GONE)

    def _end(self, code: int) -> None:
        if not self._is_ended:
            self._is_ended = True
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
        if len(self._waiting) == MESSAGES - 1 and not self._is_ended:
            self._read()                                # there was no room for what came after it
        return message

    async def send(self, message: Any) -> None:
        """Accept, send or close; nothing happens if the client is gone."""
        kind = message["type"]
        if kind == "websocket.accept":
            await self._accept(message)
        elif kind == "websocket.send" and self._is_open:
            text = message.get("text")
            data = frame(BINARY, message["bytes"]) if text is None else frame(TEXT, text.encode())
            await self.connection.send(data)
        elif kind == "websocket.close":
            await self._close(message.get("code", 1000), message.get("reason") or "")

    async def _accept(self, message: Any) -> None:
        if self._is_ended:
            return
        lines = [b"HTTP/1.1 101 Switching Protocols", b"upgrade: websocket", b"connection: Upgrade",
                 b"sec-websocket-accept: " + self._key]
        if message.get("subprotocol"):
            lines.append(b"sec-websocket-protocol: " + message["subprotocol"].encode())
        lines += [name + b": " + value for name, value in message.get("headers", ())]
        self._is_open = True
        self.connection.wait(self.connection.limits.ping_seconds, self._ask)
        await self.connection.send(b"\r\n".join(lines) + b"\r\n\r\n")

    async def _close(self, code: int, reason: str) -> None:
        if self._is_open:
            self._is_open = False
            await self.connection.send(closing(code, reason))
            self.connection.wait(GOODBYE)
        elif not self._is_ended:
            self._is_ended = True
            await self.connection.send(REFUSED)
            self.connection.linger()

    def _write(self, data: bytes) -> None:
        if self.connection.transport is not None and not self.connection.is_over:
            self.connection.transport.write(data)
