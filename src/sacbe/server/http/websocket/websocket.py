"""A WebSocket on a connection: whole messages to its handler, frames out, pings with a deadline.

Messages are delivered in the call that read them from the network; only bytes wait in a queue.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import hashlib
from typing import Final

from sacbe.server.http.interfaces import ConnectionProtocol, SocketHandler
from sacbe.server.http.limits import CONTROLS, MESSAGE, MESSAGES, UNREAD
from sacbe.server.http.websocket.frames import (
    BINARY,
    CLOSE,
    PING,
    POLICY,
    PONG,
    TEXT,
    UNREADABLE,
    FrameError,
    FrameParser,
    WholeMessage,
    close_code,
    encode_close_frame,
    encode_frame,
)

MAGIC: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"      # of the standard
ABNORMAL_CLOSURE: Final = 1006                              # the client has not said goodbye
GOODBYE: Final = 2.0                                        # seconds for the client's own goodbye
FORBIDDEN_RESPONSE: Final = b"HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def accept_key(headers: dict[bytes, bytes]) -> bytes | None:
    """Return the `Sec-WebSocket-Accept` value for a handshake; None if the handshake is not valid."""
    key = headers.get(b"sec-websocket-key", b"")
    try:
        is_right = len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return None
    named = [part.strip() for part in headers.get(b"connection", b"").lower().split(b",")]
    if not is_right or b"upgrade" not in named or headers.get(b"sec-websocket-version") != b"13":
        return None
    return base64.b64encode(hashlib.sha1(key + MAGIC, usedforsecurity=False).digest())


class WebSocket:
    """A WebSocket: new until it is accepted or refused, then open until one side closes it."""

    __slots__ = ("_controls", "_frames", "_is_asked", "_is_due", "_is_ended", "_is_heard", "_key", "connection",
                 "is_new", "is_open", "user")

    def __init__(self, connection: ConnectionProtocol, key: bytes) -> None:
        self.connection: Final = connection
        self.user: SocketHandler | None = None
        self.is_new = True
        self.is_open = False                            # was it accepted, and closed by nobody?
        self._key: Final = key
        self._frames: Final = FrameParser(MESSAGE)
        self._is_ended = False                          # does the handler know of the end?
        self._controls = 0                              # pings and pongs since the last check
        self._is_heard = True                           # was anything received since the last check?
        self._is_asked = False                          # was the client pinged?
        self._is_due = False                            # is a delivery scheduled?

    # ------------------------------------------------------------ from the client

    def feed(self, data: bytes) -> None:
        """Handle bytes from the network."""
        self._frames.feed(data)
        self._is_heard = True
        if not self._is_due:
            self.deliver_messages()

    def deliver_messages(self) -> None:
        """Deliver whole messages, as long as the handler is ready and the client takes what it is sent.

        It delivers only a few at once: then other connections have their turn.
        """
        self._is_due = False
        left, frames = MESSAGES, self._frames
        try:
            while self._is_wanted and (message := frames.next_message()) is not None:
                self._heard(message)
                left -= 1
                if left == 0 and frames.buffered_bytes:
                    self._is_due = True
                    asyncio.get_running_loop().call_soon(self.deliver_messages)
                    break
        except FrameError as error:
            self._fail(error.code)
            return
        self.connection.set_reading(frames.buffered_bytes < UNREAD or (self._is_wanted and not self._is_due))

    def resume(self) -> None:
        """Deliver what has come meanwhile, in the next round of the loop; called when the handler is ready again."""
        if self._frames.buffered_bytes and not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self.deliver_messages)

    @property
    def _is_wanted(self) -> bool:
        if not self.is_open and not self.is_new:
            return True                                 # the client's own goodbye
        return self.connection.is_writable and self.user is not None and self.user.is_ready

    def _heard(self, message: WholeMessage) -> None:
        kind = message.kind
        if kind in (TEXT, BINARY):
            if kind == TEXT and not message.data.isascii():
                try:
                    message.data.decode()
                except UnicodeDecodeError:
                    raise FrameError(UNREADABLE) from None
            if self.user is not None and (self.is_open or self.is_new):
                self.user.on_message(kind, message.data)
        elif kind in (PING, PONG):
            self._controls += 1
            if self._controls > CONTROLS:
                raise FrameError(POLICY)
            if kind == PING:
                self._write(encode_frame(PONG, message.data))
        elif kind == CLOSE:
            code = close_code(message.data)
            if self.is_open:
                self.is_open = False
                self._write(encode_frame(CLOSE, message.data[:2]))
            self._end(code)
            self.connection.close()

    def _fail(self, code: int) -> None:
        """Close the socket of a client that breaks the protocol."""
        if self.is_open:
            self.is_open = False
            self._write(encode_close_frame(code, ""))
        self._end(code)
        self.connection.close_gracefully()

    def _ask(self) -> None:
        """Check from time to time that the client lives: ping a silent one, and cut it at the next check."""
        self._controls = 0
        if self._is_heard or not self.connection.is_reading:
            self._is_heard = self._is_asked = False
        elif self._is_asked:
            self.connection.abort()
            return
        else:
            self._is_asked = True
            self._write(encode_frame(PING, b""))
        self.connection.set_deadline(self.connection.limits.ping_seconds, self._ask)

    def on_writable(self) -> None:
        """Go on after the client has taken what it was sent."""
        if self.user is not None and not self._is_ended:
            self.user.on_writable()
        if not self._is_due:
            self.deliver_messages()

    def on_connection_lost(self) -> None:
        """Note that the connection is gone, and tell the handler."""
        self.is_open = self.is_new = False
        self._end(ABNORMAL_CLOSURE)

    def _end(self, code: int) -> None:
        if not self._is_ended:
            self._is_ended = True
            if self.user is not None:
                self.user.on_close(code)

    # ------------------------------------------------------------ to the client

    @property
    def is_writable(self) -> bool:
        """Does the client take what it is sent?"""
        return self.connection.is_writable

    def accept(self, *lines: bytes) -> None:
        """Accept the handshake; from here on messages go both ways."""
        if self._is_ended or not self.is_new:
            return
        self.is_new, self.is_open = False, True
        self.connection.set_deadline(self.connection.limits.ping_seconds, self._ask)
        self._write(b"\r\n".join((b"HTTP/1.1 101 Switching Protocols", b"upgrade: websocket", b"connection: Upgrade",
                                  b"sec-websocket-accept: " + self._key, *lines)) + b"\r\n\r\n")

    def send(self, *messages: bytes) -> None:
        """Send text messages in one write; nothing happens if the client is gone."""
        if self.is_open:
            self._write(encode_frame(TEXT, messages[0]) if len(messages) == 1
                        else b"".join([encode_frame(TEXT, message) for message in messages]))

    def close(self, code: int, reason: str) -> None:
        """Close an open socket with a code, or refuse one that was not accepted."""
        if self.is_open:
            self.is_open = False
            self._write(encode_close_frame(code, reason))
            self.connection.set_deadline(GOODBYE)
            self.connection.set_reading(True)           # for the client's own goodbye
        elif self.is_new and not self._is_ended:
            self.is_new, self._is_ended = False, True
            self._write(FORBIDDEN_RESPONSE)
            self.connection.close_gracefully()

    def _write(self, data: bytes) -> None:
        self.connection.write(data)
