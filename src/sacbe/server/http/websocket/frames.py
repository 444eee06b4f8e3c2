"""Frames of a WebSocket (RFC 6455): read as they come in, refused by their first bytes where they are too long."""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
KINDS: Final = (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG)
PROTOCOL, UNREADABLE, POLICY, TOO_BIG = 1002, 1007, 1008, 1009      # close codes
SHORT, MIDDLE = 125, 0xFFFF                             # lengths that fit into the first bytes
FRAGMENTS: Final = 256                                  # of a message: empty ones cost time, and no size counts them


class FrameError(Exception):
    """An invalid frame or message, with the code to close the socket with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class WholeMessage(NamedTuple):
    """A whole message, or a control frame."""

    kind: int
    data: bytes


class FrameParser:
    """Parses the frames of one client; it never holds more than `most` bytes of a message."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._buffer: Final = bytearray()
        self._parts: Final = bytearray()
        self._kind = CONTINUED                          # of the message that is not whole yet; CONTINUED: there is none
        self._fragments = 0                             # of that message

    @property
    def buffered_bytes(self) -> int:
        """Count the bytes that wait for the rest of their message."""
        return len(self._buffer) + len(self._parts)

    def feed(self, data: bytes) -> None:
        """Add bytes from the network."""
        self._buffer.extend(data)

    def next_message(self) -> WholeMessage | None:
        """Return the next message, or None if it is not whole yet."""
        while (frame := self._frame()) is not None:
            is_last, kind, data = frame
            if kind >= CLOSE:
                return WholeMessage(kind, data)
            if (kind == CONTINUED) == (self._kind == CONTINUED):
                raise FrameError(PROTOCOL)              # goes on with nothing, or begins in the middle of another
            if is_last and kind != CONTINUED:
                return WholeMessage(kind, data)
            self._kind = kind or self._kind
            self._parts.extend(data)
            self._fragments += 1
            if self._fragments > FRAGMENTS:
                raise FrameError(TOO_BIG)
            if is_last:
                found = WholeMessage(self._kind, bytes(self._parts))
                self._kind, self._fragments = CONTINUED, 0
                self._parts.clear()
                return found
        return None

    def _frame(self) -> tuple[bool, int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        kind, length, at = buffer[0] & 15, buffer[1] & 127, 2
        if buffer[0] & 0x70 or kind not in KINDS or not buffer[1] & 128:
            raise FrameError(PROTOCOL)                  # no extension was agreed on, and clients must mask
        is_last = bool(buffer[0] & 128)
        if kind >= CLOSE and (length > SHORT or not is_last):
            raise FrameError(PROTOCOL)
        if length > SHORT:
            at = 4 if length == 126 else 10
            if len(buffer) < at:
                return None
            length = int.from_bytes(buffer[2:at], "big")
        if kind < CLOSE and length + len(self._parts) > self.most:
            raise FrameError(TOO_BIG)
        if len(buffer) < at + 4 + length:
            return None
        data = apply_mask(bytes(buffer[at + 4:at + 4 + length]), bytes(buffer[at:at + 4]))
        del buffer[:at + 4 + length]
        return is_last, kind, data


def apply_mask(data: bytes, mask: bytes) -> bytes:
    """Mask or unmask the data of a frame; doing it twice gives the data back.

    >>> apply_mask(apply_mask(b"Sacbe", b"maya"), b"maya")
    b'Sacbe'
    """
    size = len(data)
    if not size:
        return data
    long = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(long, "little")).to_bytes(size, "little")


def encode_frame(kind: int, data: bytes) -> bytes:
    """Encode a message of the server as one frame.

    >>> encode_frame(TEXT, b"hi").hex()
    '81026869'
    """
    size = len(data)
    if size <= SHORT:
        return bytes((128 | kind, size)) + data
    if size <= MIDDLE:
        return struct.pack("!BBH", 128 | kind, 126, size) + data
    return struct.pack("!BBQ", 128 | kind, 127, size) + data


def encode_close_frame(code: int, reason: str) -> bytes:
    """Encode the frame that closes a socket."""
    return encode_frame(CLOSE, struct.pack("!H", code) + reason.encode()[:SHORT - 2])


def close_code(data: bytes) -> int:
    """Return the code of a client's close frame, or 1005 if it has none."""
    if not data:
        return 1005
    if len(data) < 2:
        raise FrameError(PROTOCOL)
    code = int.from_bytes(data[:2], "big")
    if not (1000 <= code <= 1014 and code not in (1004, 1005, 1006)) and not 3000 <= code <= 4999:
        raise FrameError(PROTOCOL)
    try:
        data[2:].decode()
    except UnicodeDecodeError:
        raise FrameError(UNREADABLE) from None
    return code
