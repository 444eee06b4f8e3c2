"""Our WebSockets against the cases of Autobahn's test suite, and against another library on frames at random.

`make .venv/.suite` installs the suite, and `make test` does so too.
"""

from __future__ import annotations

import asyncio
import importlib.util
import random
import re
import struct
from typing import Any, Final

import pytest
from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.frames import Opcode
from websockets.protocol import OPEN, SERVER
from websockets.protocol import Protocol as OtherParser

from sacbe.server.http.connection.listener import HttpListener
from sacbe.server.http.interfaces import WebSocketRouter
from sacbe.server.http.limits import Limits
from sacbe.server.http.websocket.frames import (
    BINARY,
    CLOSE,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    FrameError,
    FrameParser,
    close_code,
    encode_frame,
)
from sacbe.server.http.websocket.websocket import WebSocket
from server.http.test_listener import Talk, app
from support.server.autobahn import MASK, FuzzingClient, all_cases, frame_head, masked, name_of

pytestmark = [pytest.mark.once]

needs_suite: Final = pytest.mark.skipif(importlib.util.find_spec("autobahntestsuite") is None,
                                        reason="Autobahn's test suite is not installed: make .venv/.suite")
NUMBERS: Final = {"1": 16, "2": 11, "3": 7, "4": 10, "5": 20, "6": 145, "7": 37, "9": 54, "10": 1}     # of cases
QUICK: Final = [chapter for chapter in NUMBERS if chapter != "9"]
PIECES: Final = (65_536, 7, 1)                          # bytes that come at once; without --long only the first
STRICT: Final = ("OK", "OK")
# A text is checked when all of it has come, which the standard allows; the suite would like it earlier.
LATER: Final = re.compile(r"6\.4\.\d")
UNDEFINED: Final = re.compile(r"7\.1\.6|7\.13\.\d")     # the suite only tells what happens
# Messages over 64 KB or in very many fragments: refused with the code that says so.
TOO_LONG: Final = re.compile(r"9\.[12]\.[2-6]|9\.[3456]\.\d")


class Echo(Talk):
    """Sends back whatever comes as what it was; the server itself only ever sends text."""

    def on_message(self, kind: int, data: bytes) -> None:
        if kind == BINARY:
            self.socket.connection.write(encode_frame(BINARY, data))
        else:
            super().on_message(kind, data)


class Echoes(WebSocketRouter):
    """Takes every socket."""

    def enter(self, socket: WebSocket, scope: dict[str, Any]) -> bool:
        Echo(socket)
        return True


def play(case: Any, piece: int) -> tuple[Any, FuzzingClient]:
    """Play a case against a connection as the listener makes it."""
    async def go() -> tuple[Any, FuzzingClient]:
        client = FuzzingClient(HttpListener(app, Limits(), Echoes()), "/x", piece)
        return await client.play(case), client
    return asyncio.run(go())


def expected(name: str) -> tuple[str, str]:
    if LATER.fullmatch(name):
        return "NON-STRICT", "OK"
    if UNDEFINED.fullmatch(name):
        return "INFORMATIONAL", "INFORMATIONAL"
    return ("FAILED", "FAILED") if TOO_LONG.fullmatch(name) else STRICT


def wrong(case: Any, piece: int) -> str:
    """What is wrong about a case, or nothing."""
    name = name_of(case)
    done, client = play(case, piece)
    if (done.behavior, done.behaviorClose) != expected(name) \
            or (TOO_LONG.fullmatch(name) and (done.received, client.remoteCloseCode) != ([], 1009)):
        return (f"{name}: {done.behavior}, {done.behaviorClose}: {done.result} {done.resultClose} "
                f"closed with {client.remoteCloseCode}; {' '.join(done.DESCRIPTION.split())}")
    return ""


@needs_suite
@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("chapter", NUMBERS)
def test_the_cases_of_the_suite(chapter: str, piece: int, long: bool) -> None:
    """Framing, pings, reserved bits, opcodes, fragments, UTF-8, goodbyes, and what is too long."""
    if not long and (chapter not in QUICK or piece != PIECES[0]):
        pytest.skip("only with --long")
    if chapter == "9" and piece != PIECES[0]:
        pytest.skip("the suite cuts these itself")
    cases = [case for case in all_cases() if name_of(case).split(".")[0] == chapter]
    assert len(cases) == NUMBERS[chapter]
    assert [found for case in cases if (found := wrong(case, piece))] == []


@needs_suite
def test_the_judge_of_the_suite_can_say_no(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that sends back something else, or too much, does not pass."""
    case = next(case for case in all_cases() if name_of(case) == "1.1.2")
    assert wrong(case, PIECES[0]) == ""
    with monkeypatch.context() as patch:
        patch.setattr(Echo, "on_message", lambda self, kind, data: self.socket.send(data + b"!"))
        assert "1.1.2: FAILED" in wrong(case, PIECES[0])
    with monkeypatch.context() as patch:
        patch.setattr(Echo, "on_message", lambda self, kind, data: self.socket.connection.write(b"\xc1\x01x"))
        with pytest.raises(AssertionError, match="reserved bits"):
            wrong(case, PIECES[0])


# ---------------------------------------------------------------- frames at random

MOST: Final = 2_000                                    # more than all small frames that are drawn together
REFUSALS: Final = (1002, 1007, 1009)
HEAD_SIZE: Final = 14                                   # of the longest head of a frame


def draw_frames(rng: random.Random) -> bytes:
    """Frames of a client, most of them right, and now and then a wrong bit or a cut."""
    found, is_open = b"", False
    for _ in range(rng.randint(1, 6)):
        kind = rng.choice((TEXT, BINARY, PING, PONG) if not is_open else (CONTINUED, CONTINUED, PING, PONG))
        is_last = kind >= CLOSE or rng.random() < 0.6
        is_open = is_open if kind >= CLOSE else not is_last
        if rng.random() < 0.1:
            kind = rng.choice((CLOSE, CLOSE, CLOSE, rng.randrange(16)))
        data = rng.randbytes(rng.choice((0, 0, 1, 2, 5, 100, 125, 126, 200)))
        if kind == CLOSE and len(data) > 1:
            data = struct.pack("!H", rng.choice((1000, 1001, 1005, 1012, 2999, 4999))) + data[2:3]
        if kind < CLOSE and len(data) > 2 and rng.random() < 0.03:
            data *= MOST
        found += frame_head(kind, len(data), is_last, rng.choice((0,) * 60 + (1, 2, 4))) + masked(data)
    damaged = bytearray(found)
    if rng.random() < 0.3:
        damaged[rng.randrange(len(damaged))] ^= 1 << rng.randrange(8)
    return bytes(damaged[:rng.randint(1, len(damaged))] if rng.random() < 0.2 else damaged)


def heard_by_us(data: bytes, step: int) -> tuple[list[tuple[int, bytes]], int]:
    """The messages up to the first goodbye or error, and its code."""
    parser, found = FrameParser(MOST), []
    try:
        for at in range(0, len(data), step):
            parser.feed(data[at:at + step])
            while (message := parser.next_message()) is not None:
                if message.kind == CLOSE:
                    return found, close_code(message.data)
                found.append((message.kind, message.data))
    except FrameError as error:
        return found, error.code
    return found, 0


def heard_by_another(data: bytes) -> tuple[list[tuple[int, bytes]], int]:
    """The same as the library `websockets` hears it."""
    other = OtherParser(SERVER, state=OPEN, max_size=MOST)
    other.receive_data(data)
    found: list[tuple[int, bytes]] = []
    kind, parts = 0, b""
    for frame in other.events_received():
        assert not isinstance(frame, Exception)
        if frame.opcode is Opcode.CLOSE:
            break
        if frame.opcode in (Opcode.PING, Opcode.PONG):
            found.append((int(frame.opcode), bytes(frame.data)))
            continue
        kind, parts = int(frame.opcode) or kind, parts + bytes(frame.data)
        if frame.fin:
            found.append((kind, parts))
            parts = b""
    if other.close_rcvd is not None:                    # a goodbye in the middle of a message, too, which may come
        return found, other.close_rcvd.code
    if isinstance(other.parser_exc, PayloadTooBig):
        return found, 1009
    if isinstance(other.parser_exc, UnicodeDecodeError):
        return found, 1007
    if other.parser_exc is not None:
        assert isinstance(other.parser_exc, ProtocolError), other.parser_exc
        return found, 1002
    return found, 0


def test_another_library_hears_the_same_in_frames_at_random(long: bool) -> None:
    """The same messages, and the same end, whatever comes and however it is cut.

    Where two things are wrong at once, each may name another one, and we may refuse a frame by its first bytes.
    """
    ends = set()
    for seed in range(200_000 if long else 2_000):
        rng = random.Random(seed)
        data = draw_frames(rng)
        found, end = heard_by_us(data, step=rng.choice((1, 3, 1000)))
        theirs, their_end = heard_by_another(data)
        if end in REFUSALS and not their_end:
            theirs, their_end = heard_by_another(data + b"\xff" * (MOST + HEAD_SIZE))
        if end in REFUSALS:
            theirs = theirs[:len(found)]
        assert found == theirs, (seed, data.hex())
        assert end == their_end or (end in REFUSALS and their_end in REFUSALS), (seed, data.hex())
        ends.add(end)
    assert ends >= {0, 1000, 1005, 4999, *REFUSALS}


def test_nothing_is_compressed_although_a_client_offers_it() -> None:
    async def go() -> bytes:
        client = FuzzingClient(HttpListener(app, Limits(), Echoes()), "/x", 65_536)
        request = client.judge.connect()
        request.headers["Sec-WebSocket-Extensions"] = "permessage-deflate; client_max_window_bits"
        assert client.wire.connection is not None
        client.wire.bring(request.serialize() + frame_head(TEXT, 2, True, 0) + masked(b"hi"))
        await asyncio.sleep(0)
        return bytes(client.wire.written)
    answer = asyncio.run(go())
    assert answer.startswith(b"HTTP/1.1 101") and b"extensions" not in answer.lower()
    assert answer.endswith(b"\x81\x02hi") and len(MASK) == 4
