"""One connection: HTTP requests one after the other, until it becomes a WebSocket or ends.

A request is read only as far as its route wants to read it; an answer waits until the client takes it.  Whatever a
client does or leaves undone has a time limit, after which the connection is cut.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, cast
from urllib.parse import unquote

import h11
import structlog

from sacbe.server.http.connection.request import RequestCycle
from sacbe.server.http.interfaces import ListenerProtocol
from sacbe.server.http.limits import FIELDS, HEAD, Limits, network_address
from sacbe.server.http.websocket.websocket import WebSocket, accept_key

LOG = structlog.get_logger("sacbe.listen")

PIECE: Final = 65_536           # bytes that are read at once
# there reads of many connections are under way
SHARED_BUFFER: Final = bytearray(PIECE) if sys.platform != "win32" else None
NOBODY: Final = 1008           # the close code if nobody takes a socket
LINGER: Final = 2.0             # seconds for a client to read an answer although it was not done with asking
VERSIONS: Final = (b"1.0", b"1.1")
REFUSAL_RESPONSE: Final = b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
WORDS: Final = {400: b"Bad Request", 408: b"Request Timeout", 426: b"Upgrade Required",
                431: b"Request Header Fields Too Large", 505: b"HTTP Version Not Supported"}


class ClientConnection(asyncio.BufferedProtocol):
    """The event loop's protocol for one client.

    It reads into a buffer of our own.  A plain `Protocol` is given new bytes each time, for which the loop asks the
    system for 256 kB: that takes longer than everything else about a short message.
    """

    def __init__(self, listener: ListenerProtocol, address: str = "") -> None:
        """Make a connection for somebody who was let in as `address`, or is still to be let in."""
        self.listener: ListenerProtocol = listener
        self.limits: Limits = listener.limits
        self.loop: Final = asyncio.get_running_loop()
        self.transport: asyncio.Transport | None = None
        self.peer: tuple[str, int] = ("", 0)
        self.address = address
        self.is_in = bool(address)                      # was it let in?
        self.http: h11.Connection | None = None
        self.exchange: RequestCycle | None = None       # the request that is being answered
        self.socket: WebSocket | None = None            # that it has become
        self._buffer: bytearray | None = SHARED_BUFFER
        self.is_reading = True
        self.is_over = False                            # nothing that comes is looked at any more
        self.is_writable = True                         # does the client take what it is sent?
        self._writable: asyncio.Event | None = None     # for those who wait until it does
        self._timer: asyncio.TimerHandle | None = None
        self._patience: asyncio.TimerHandle | None = None

    # ------------------------------------------------------------ beginning and end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)         # other loops have classes of their own
        peer = transport.get_extra_info("peername") or ("", 0)
        self.peer = (str(peer[0]), int(peer[1]))
        if not self.is_in:
            self.address = network_address(self.peer[0])
            self.is_in = not self.listener.is_closing and self.listener.places.enter(self.address)
        if not self.is_in:
            self.is_over = True
            self.transport.abort()
            return
        self.listener.connections.add(self)
        self.http = h11.Connection(h11.SERVER, max_incomplete_event_size=HEAD)
        self.set_deadline(self.limits.head_seconds, self._too_slow)

    def connection_lost(self, error: Exception | None) -> None:
        self._stop_waiting()
        self.is_over = True
        self._on_writable()
        self.listener.connections.discard(self)
        if self.is_in:
            self.listener.places.leave(self.address)
        if self.exchange is not None:
            self.exchange.on_disconnect()
        if self.socket is not None:
            self.socket.on_connection_lost()

    def abort(self) -> None:
        """Cut the connection at once."""
        self.is_over = True
        if self.transport is not None:
            self.transport.abort()

    def close(self) -> None:
        """Close the connection after what was written has been sent."""
        self._stop_waiting()
        self.is_over = True
        if self.transport is not None:
            self.transport.close()
            self.set_deadline(self.limits.write_seconds)

    def shut_down(self) -> None:
        """Close the connection for the server's end, unless a request is being answered: then it ends afterwards."""
        if self.socket is None and self.exchange is None:
            self.close()

    # ------------------------------------------------------------ time

    def set_deadline(self, seconds: float, then: Callable[[], None] | None = None) -> None:
        """Cut the connection, or call `then`, after this many seconds; replaces an earlier deadline."""
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, then or self.abort)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        """Answer 408 if the client has begun a request, and close; if it has sent nothing, only close."""
        if self.http is not None and self.http.trailing_data[0]:
            self.refuse(408)
        else:
            self.close()

    # ------------------------------------------------------------ sending

    def pause_writing(self) -> None:
        """Note that the client does not take its data, and start the deadline for it to do so."""
        self.is_writable = False
        self._patience = self.loop.call_later(self.limits.write_seconds, self.abort)

    def resume_writing(self) -> None:
        self._on_writable()
        if self.socket is not None:
            self.socket.on_writable()

    def _on_writable(self) -> None:
        self.is_writable = True
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self._writable is not None:
            self._writable.set()

    def write(self, data: bytes) -> None:
        """Write bytes; nothing happens if the client is gone."""
        if not self.is_over and self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)

    async def drain(self) -> None:
        """Wait until the client takes what was written, or is cut."""
        while not self.is_writable:
            self._writable = self._writable or asyncio.Event()
            self._writable.clear()
            await self._writable.wait()

    async def send(self, data: bytes) -> None:
        """Write bytes, and wait until the client takes them."""
        self.write(data)
        await self.drain()

    # ------------------------------------------------------------ reading

    def get_buffer(self, sizehint: int) -> bytearray:
        """Return the buffer for the next bytes; `buffer_updated` copies them before another connection uses it."""
        if self._buffer is None:
            self._buffer = bytearray(PIECE)
        return self._buffer

    def buffer_updated(self, size: int) -> None:
        assert self._buffer is not None
        self.data_received(bytes(memoryview(self._buffer)[:size]))

    def data_received(self, data: bytes) -> None:
        """Handle bytes from the network."""
        if self.is_over:
            return
        if self.socket is not None:
            self.socket.feed(data)
            return
        assert self.http is not None
        try:
            self.http.receive_data(data)
        except RuntimeError:                            # after the end that it has announced
            self.abort()
            return
        if not self.listener.turns.take(self.advance):
            self.set_reading(False)                     # until it has its turn

    def eof_received(self) -> bool:
        if self.socket is None and self.exchange is None:
            return False                                # nothing is under way
        if self.exchange is not None and self.http is not None:
            self.http.receive_data(b"")
            self.advance()
        return False

    def set_reading(self, is_wanted: bool) -> None:
        """Resume or pause reading from the network."""
        if self.transport is None or self.is_reading == is_wanted or self.transport.is_closing():
            return
        self.is_reading = is_wanted
        if is_wanted:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()

    def advance(self) -> None:
        """Handle the received HTTP events, as far as the application is ready for them."""
        http = self.http
        while http is not None and not self.is_over and self.socket is None:
            if self.exchange is not None and not self.exchange.wants_more:
                self.set_reading(False)
                return
            self.set_reading(True)
            try:
                event = http.next_event()
            except h11.RemoteProtocolError as error:
                self._wrong(error)
                return
            if event is h11.NEED_DATA or event is h11.PAUSED:
                return
            if isinstance(event, h11.Request):
                self._asked(event)
            elif isinstance(event, h11.Data) and self.exchange is not None:
                self.exchange.receive_body(bytes(event.data))
                if self.exchange.has_too_many_pieces:
                    self.exchange.on_disconnect()
                    return
            elif isinstance(event, h11.EndOfMessage) and self.exchange is not None:
                self.exchange.finish_body()
            elif isinstance(event, h11.ConnectionClosed):
                return

    def _wrong(self, error: h11.RemoteProtocolError) -> None:
        """Handle invalid HTTP: refuse it; in the middle of a body, tell the request that it is cut off."""
        if self.exchange is not None:
            self.exchange.on_disconnect()
            return
        self.refuse(error.error_status_hint if error.error_status_hint in WORDS else 400)

    def refuse(self, status: int) -> None:
        """Answer with an error status without asking the application, and close."""
        if self.transport is not None and not self.is_over:
            self.transport.write(REFUSAL_RESPONSE % (status, WORDS[status]))
        self.close_gracefully()

    def _asked(self, request: h11.Request) -> None:
        self._stop_waiting()
        if request.http_version not in VERSIONS:
            self.refuse(505)
            return
        sizes = [len(name) + len(value) for name, value in request.headers]
        if len(request.target) + sum(sizes) > HEAD or len(sizes) > FIELDS:
            self.refuse(431)                            # it came in one piece, but nobody shall depend on that
            return
        scope = self._scope(request)
        headers = dict(scope["headers"])
        if headers.get(b"upgrade", b"").lower() == b"websocket" and request.method == b"GET":
            self._upgrade(scope, headers)
            return
        self.exchange = RequestCycle(self, {**scope, "type": "http", "scheme": "http",
                                            "method": request.method.decode()},
                                     b"100-continue" in headers.get(b"expect", b"").lower())
        self.listener.run(self.exchange.run(self.listener.app))

    def _scope(self, request: h11.Request) -> dict[str, Any]:
        path, _, query = request.target.partition(b"?")
        return {"asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": request.http_version.decode(),
                "path": unquote(path.decode("ascii"), "utf-8", "replace"), "raw_path": path, "query_string": query,
                "root_path": "", "headers": [(bytes(name), bytes(value)) for name, value in request.headers],
                "client": self.peer, "server": self.listener.where, "extensions": {}, "state": {}}

    def _upgrade(self, scope: dict[str, Any], headers: dict[bytes, bytes]) -> None:
        """Turn the connection into a WebSocket, if a router takes it."""
        key = accept_key(headers)
        if key is None or self.http is None:
            self.refuse(426 if headers.get(b"sec-websocket-version") != b"13" else 400)
            return
        rest, _ = self.http.trailing_data
        self.http = None
        wanted = headers.get(b"sec-websocket-protocol", b"").decode("latin-1").split(",")
        named = [name.strip() for name in wanted if name.strip()]
        scope = {**scope, "type": "websocket", "scheme": "ws", "subprotocols": named}
        self.socket = WebSocket(self, key)
        if self.listener.sockets is None or not self.listener.sockets.enter(self.socket, scope):
            self.socket.close(NOBODY, "")               # 403
            return
        if rest:
            self.socket.feed(rest)

    # ------------------------------------------------------------ after an answer

    def on_response_sent(self, is_whole: bool) -> None:
        """Go on after an answer: handle the next request, or close."""
        self.exchange = None
        if self.is_over or self.transport is None or self.http is None:
            return
        if not is_whole:
            self.close_gracefully()
            return
        if self.http.our_state is not h11.DONE or self.http.their_state is not h11.DONE or self.listener.is_closing:
            self.close()
            return
        self.http.start_next_cycle()
        is_begun = bool(self.http.trailing_data[0])
        self.set_deadline(self.limits.head_seconds if is_begun else self.limits.idle_seconds, self._too_slow)
        if is_begun:
            self.listener.turns.take(self.advance)
        else:
            self.advance()

    def close_gracefully(self) -> None:
        """Stop writing, but let the client read: one that is cut while it sends may lose the answer."""
        self.is_over = True
        if self.transport is None or self.transport.is_closing():
            return
        self.set_reading(True)
        is_sent = self.transport.get_write_buffer_size() == 0
        if self.transport.can_write_eof():
            with suppress(OSError):                     # the client has gone already
                self.transport.write_eof()
        self.set_deadline(LINGER if is_sent else self.limits.write_seconds)
