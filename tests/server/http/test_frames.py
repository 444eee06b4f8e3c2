"""Frames of a WebSocket: whole messages however they are cut, and a refusal by the first bytes of what is too long."""

from __future__ import annotations

import random
import struct

import pytest

from sacbe.server.http.websocket.frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    FRAGMENTS,
    PING,
    TEXT,
    TOO_BIG,
    FrameError,
    FrameParser,
    WholeMessage,
    apply_mask,
    close_code,
    encode_close_frame,
    encode_frame,
)

pytestmark = pytest.mark.once

MASK = b"\x01\x80\xff\x3c"
MOST = 70_000


def sent(kind: int, data: bytes, last: bool = True, size: int | None = None) -> bytes:
    """A frame as a client sends it; `size` is what it says of its length."""
    length = len(data) if size is None else size
    first = kind | (128 if last else 0)
    head = struct.pack("!BB", first, 128 | length) if length < 126 else \
        struct.pack("!BBH", first, 128 | 126, length) if length < 65_536 else \
        struct.pack("!BBQ", first, 128 | 127, length)
    return head + MASK + apply_mask(data, MASK)


def heard(data: bytes, most: int = MOST, step: int = 1 << 20) -> list[WholeMessage]:
    frames, found = FrameParser(most), []
    for at in range(0, len(data), step):
        frames.feed(data[at:at + step])
        while (message := frames.next_message()) is not None:
            found.append(message)
    return found


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 65_535, 65_536])
def test_a_message_of_any_size(size: int) -> None:
    data = random.Random(size).randbytes(size)
    assert heard(sent(BINARY, data)) == [WholeMessage(BINARY, data)]
    assert encode_frame(BINARY, data).endswith(data) and len(encode_frame(BINARY, data)) - size in (2, 4, 10)


@pytest.mark.parametrize("step", [1, 2, 3, 7, 1000])
def test_messages_however_they_are_cut(step: int) -> None:
    told = (sent(TEXT, b"one") + sent(TEXT, b"two ", False) + sent(PING, b"?") + sent(CONTINUED, b"and ", False)
            + sent(CONTINUED, b"three") + sent(BINARY, b"x" * 300))
    assert heard(told, step=step) == [
        WholeMessage(TEXT, b"one"), WholeMessage(PING, b"?"), WholeMessage(TEXT, b"two and three"),
        WholeMessage(BINARY, b"x" * 300)]


@pytest.mark.parametrize(("told", "code"), [
    (b"\x81\x02hi", 1002),                                          # not masked
    (sent(TEXT | 0x40, b"hi"), 1002), (sent(3, b"hi"), 1002), (sent(11, b""), 1002),
    (sent(CONTINUED, b"hi"), 1002), (sent(TEXT, b"a", False) + sent(TEXT, b"b"), 1002),
    (sent(PING, b"x", False), 1002), (sent(PING, b"x" * 126), 1002),
    (sent(TEXT, b"", size=101)[:6], 1009), (sent(TEXT, b"", size=1 << 40)[:10], 1009),
    (sent(TEXT, b"x" * 60, False) + sent(CONTINUED, b"", size=41)[:2], 1009),
])
def test_what_is_wrong_is_refused_by_its_first_bytes(told: bytes, code: int) -> None:
    with pytest.raises(FrameError) as caught:
        heard(told, most=100)
    assert caught.value.code == code


def test_no_more_is_held_than_a_message_may_have() -> None:
    frames = FrameParser(1000)
    for at in range(20):
        frames.feed(sent(TEXT if at == 0 else CONTINUED, b"x" * 50, False))
        assert frames.next_message() is None
    assert frames.buffered_bytes == 1000
    frames.feed(sent(CONTINUED, b"x", False))
    with pytest.raises(FrameError):
        frames.next_message()


def test_a_message_has_only_so_many_fragments() -> None:
    """Empty ones have no size, and would be read for ever; the next message has as many again."""
    whole = sent(TEXT, b"", last=False) + sent(CONTINUED, b"", last=False) * (FRAGMENTS - 2) + sent(CONTINUED, b"x")
    assert heard(whole * 2) == [WholeMessage(TEXT, b"x")] * 2
    with pytest.raises(FrameError) as caught:
        heard(sent(TEXT, b"", last=False) + sent(CONTINUED, b"", last=False) * FRAGMENTS)
    assert caught.value.code == TOO_BIG


def test_the_end_has_a_code() -> None:
    data = encode_close_frame(1012, "restarting " + "x" * 200)
    assert (data[0], data[1], close_code(data[2:4])) == (128 | CLOSE, 125, 1012)
    assert close_code(b"") == 1005
    for wrong in (b"\x03", struct.pack("!H", 1005), struct.pack("!H", 2999), struct.pack("!H", 1000) + b"\xff"):
        with pytest.raises(FrameError):
            close_code(wrong)
