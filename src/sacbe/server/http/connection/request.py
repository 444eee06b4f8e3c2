"""One request and its answer, between a connection and the application."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Final

import h11
import structlog

from sacbe.server.http.interfaces import ConnectionProtocol
from sacbe.server.http.limits import AHEAD, PIECE_SIZE, PIECES

LOG = structlog.get_logger("sacbe.listen")

BARE: Final = (204, 304)                # answers without a body
PHRASES: Final = {status.value: status.phrase.encode() for status in HTTPStatus}
CONTINUE: Final = b"HTTP/1.1 100 Continue\r\n\r\n"


class RequestCycle:
    """One request of a connection, with the `receive` and `send` that the application gets."""

    def __init__(self, connection: ConnectionProtocol, scope: dict[str, Any], must_ask: bool) -> None:
        self.connection: ConnectionProtocol = connection
        self.scope: Final = scope
        self.is_whole = False                           # has all of the request come?
        self.is_lost = False                            # is the client gone?
        self.is_begun = False                           # has the answer begun?
        self.is_done = False
        self._head: Any = None                          # of the answer, until its body begins
        self._is_bare = False                           # does it have no body?
        self._must_ask = must_ask                       # does the client wait for leave to send its body?
        self._body: Final = bytearray()
        self._pieces = self._size = 0                   # that have come of the body
        self._is_told = False                           # does the application know that the body is whole?
        self._news: Final = asyncio.Event()

    @property
    def wants_more(self) -> bool:
        """May more of the body be read from the network?"""
        return not self.is_whole and not self.is_lost and len(self._body) < AHEAD

    @property
    def is_crumbled(self) -> bool:
        """Does the body come in more and smaller pieces than any honest client sends?"""
        return self._pieces > PIECES + self._size // PIECE_SIZE

    def receive_body(self, data: bytes) -> None:
        """Take a part of the body from the connection."""
        self._body.extend(data)
        self._pieces += 1
        self._size += len(data)
        self._news.set()

    def finish_body(self) -> None:
        """Note that the whole body has come."""
        self.is_whole = True
        self._news.set()

    def on_disconnect(self) -> None:
        """Note that the client is gone, or that its request is cut off."""
        self.is_lost = True
        self._news.set()

    async def run(self, app: Any) -> None:
        """Run the application on this request."""
        try:
            await app(self.scope, self.receive, self.send)
        except Exception as error:
            LOG.error("request failed", exc_info=error)
        finally:
            if not self.is_done:
                await self._fail()
            self.connection.on_response_sent(self.is_done and self.is_whole)

    async def _fail(self) -> None:
        """Answer 500 for an application that has not; if its answer has begun, cut the connection."""
        if self.is_begun or self.is_lost:
            self.connection.abort()
            return
        await self.send({"type": "http.response.start", "status": 500, "headers": [(b"content-length", b"0")]})
        await self.send({"type": "http.response.body"})

    async def receive(self) -> dict[str, Any]:
        """Return the next part of the body; after the last, wait until the client disconnects."""
        if self._must_ask and not self.is_whole and not self.is_begun:
            self._must_ask = False
            await self.connection.send(CONTINUE)
        while not self.is_lost and not self._body and (self._is_told or not self.is_whole) and not self.is_done:
            self._news.clear()
            await self._news.wait()
        if self.is_done or (self.is_lost and (self._is_told or not self.is_whole)):
            return {"type": "http.disconnect"}
        data = bytes(self._body)
        self._body.clear()
        self._is_told = self.is_whole
        self.connection.advance()
        return {"type": "http.request", "body": data, "more_body": not self._is_told}

    async def send(self, message: Any) -> None:
        """Write the head and the body of the answer; nothing happens if the client is gone."""
        http = self.connection.http
        if self.is_done or self.is_lost or http is None or self.connection.is_over:
            return
        kind = message["type"]
        if kind == "http.response.start":
            self.is_begun = True
            self._head = message
            return
        if kind != "http.response.body":
            return
        body, more = bytes(message.get("body", b"")), bool(message.get("more_body", False))
        data = self._begin(http, None if more else len(body)) if self._head is not None else b""
        if body and not self._is_bare:
            data += http.send(h11.Data(data=body)) or b""
        if not more:
            data += http.send(h11.EndOfMessage()) or b""
            self.is_done = True
            self._news.set()
        await self.connection.send(data)

    def _begin(self, http: h11.Connection, size: int | None) -> bytes:
        """Encode the head of the answer, with the length of the body if it is known."""
        status, headers = self._head["status"], list(self._head.get("headers", ()))
        self._head = None
        self._is_bare = status in BARE or self.scope["method"] == "HEAD"
        names = {name.lower() for name, _ in headers}
        if size is not None and not names & {b"content-length", b"transfer-encoding"} and status not in BARE:
            headers.append((b"content-length", str(size).encode()))
        if not self.is_whole or self.connection.listener.is_closing:
            headers.append((b"connection", b"close"))           # the rest of the request will not be read
        return http.send(h11.Response(status_code=status, headers=headers, reason=PHRASES.get(status, b""))) or b""
