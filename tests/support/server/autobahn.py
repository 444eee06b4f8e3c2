"""The cases of Autobahn's test suite for WebSockets, taken from the package that is installed, and what they play on.

The suite is written for Python 2, and its own program needs libraries that are not kept any more.  Its cases do not:
each is a class that says what is sent, and what may come back.  So they are loaded here with the few words of Python 2
that they use, and get a client that sends what they want and stays in one thread, without a network and without time.
What a server answers is read by the library `websockets`, which knows nothing of our own frames.
"""

from __future__ import annotations

import ast
import asyncio
import builtins
import codecs
import heapq
import importlib.util
import re
import struct
from collections import deque
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Final

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from sacbe.server.http.connection.connection import ClientConnection

PRINTED: Final = re.compile(r"^(\s*)print\b(.*)$", re.MULTILINE)
COMPRESSION: Final = "case12_x_x"                       # our server declines it
MASK: Final = b"\x13\x57\x9b\xdf"
ROUNDS: Final = 4                                       # of the loop without any news, until nothing is under way
DROPPED: Final = 5.0                                    # seconds after its goodbye until a client drops the connection


# ---------------------------------------------------------------- the cases

@cache
def all_cases() -> tuple[Any, ...]:
    """Every case of the suite but those of compression, in its order."""
    return tuple(CaseLoader().load("__init__").Cases)


def name_of(case: Any) -> str:
    """The number of a case as the suite writes it.

    >>> name_of(type("Case6_4_1", (), {}))
    '6.4.1'
    """
    return str(case.__name__).removeprefix("Case").replace("_", ".")


class FloorDivision(ast.NodeTransformer):
    """Division as Python 2 means it between whole numbers."""

    def visit_Div(self, node: ast.Div) -> ast.FloorDiv:
        return ast.FloorDiv()


class CaseLoader:
    """Loads the files of the cases as modules of their own, which nobody else can import.

    Strings of Python 2 are bytes.  Here each byte is one letter, for the files are read as Latin-1.
    """

    def __init__(self) -> None:
        found = importlib.util.find_spec("autobahntestsuite")       # it is not imported: that would be Python 2
        assert found is not None and found.submodule_search_locations, "autobahntestsuite is not installed"
        self.folder: Final = Path(next(iter(found.submodule_search_locations))) / "case"
        self.loaded: Final = {
            COMPRESSION: module(Case12_X_X=[], Case13_X_X=[], Case12_X_X_CaseSubCategories={},
                                Case13_X_X_CaseSubCategories={}),
            "case9_9_1": module(),                      # without an end; the suite itself leaves it out
            "autobahn.websocket.protocol": module(WebSocketProtocol=FuzzingClient),
            "autobahn.websocket.utf8validator": module(Utf8Validator=Utf8Validator),
            "binascii": module(b2a_hex=lambda text: to_bytes(text).hex()),
            "pickle": module(dumps=lambda value: value)}            # two values are compared, nothing is pickled

    def load(self, name: str) -> Any:
        """The module of a file, or what stands for a library."""
        if name not in self.loaded:
            self.loaded[name] = made = module(__name__=name, __builtins__={
                **vars(builtins), "xrange": range, "unichr": chr, "type": to_type, "__import__": self._import})
            text = (self.folder / f"{name}.py").read_bytes().decode("latin-1")
            tree = FloorDivision().visit(ast.parse(PRINTED.sub(r"\1pass", text)))
            exec(compile(tree, f"{name}.py", "exec"), vars(made))
        return self.loaded[name]

    def _import(self, name: str, *words: Any) -> Any:
        is_ours = name in self.loaded or (self.folder / f"{name}.py").exists()
        return self.load(name) if is_ours else __import__(name, *words)


def module(**values: Any) -> ModuleType:
    made = ModuleType("case")
    vars(made).update(values)
    return made


def to_type(*words: Any) -> Any:
    """Python 2's `type`: `object` may come before other bases."""
    if len(words) == 1:
        return type(words[0])
    name, bases, values = words
    return type(name, tuple(base for base in bases if base is not object), values)


def to_bytes(text: str | bytes) -> bytes:
    return text if isinstance(text, bytes) else text.encode("latin-1")


class Utf8Validator:
    """Tells of bytes whether they are valid so far, and whether the last letter is whole."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")()

    def validate(self, text: str) -> tuple[bool, bool]:
        try:
            self._decoder.decode(to_bytes(text))
        except UnicodeDecodeError:
            return False, False
        return True, not self._decoder.getstate()[0]


# ---------------------------------------------------------------- the network

class Wire(asyncio.Transport):
    """What lies between a client and our connection: bytes, in order, and the end of either side."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.written: Final = bytearray()               # by our server
        self.is_paused = False                          # does our server not read?
        self.is_finished = False                        # has it said that it will write no more?
        self.is_lost = False
        self.connection: ClientConnection | None = None

    def write(self, data: Any) -> None:
        assert not self.is_finished, "written after the end"
        self.written.extend(data)

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.is_finished = True

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.is_lost

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def close(self) -> None:
        if not self.is_lost:
            self.is_lost = self.is_finished = True
            assert self.connection is not None
            asyncio.get_running_loop().call_soon(self.connection.connection_lost, None)

    abort = close

    def bring(self, data: bytes) -> None:
        """Bring bytes of the client to our connection, as the loop does."""
        assert self.connection is not None
        buffer = self.connection.get_buffer(len(data))
        buffer[:len(data)] = data
        self.connection.buffer_updated(len(data))


# ---------------------------------------------------------------- the client

class FuzzingClient:
    """What a case plays on: it sends whatever it is told, right or wrong, and says what came back.

    Its names are those that the cases use.
    """

    STATE_CLOSED, STATE_CONNECTING, STATE_CLOSING, STATE_OPEN = range(4)
    MESSAGE_TYPE_TEXT, MESSAGE_TYPE_BINARY = 1, 2
    CLOSE_STATUS_CODE_NORMAL, CLOSE_STATUS_CODE_PROTOCOL_ERROR = 1000, 1002
    CLOSE_STATUS_CODE_INVALID_PAYLOAD = 1007

    def __init__(self, listener: Any, path: str, piece: int) -> None:
        self.judge: Final = ClientProtocol(parse_uri(f"ws://127.0.0.1{path}"), max_size=None)
        self.wire: Final = Wire()
        self.piece: Final = piece                       # bytes that are brought at once, at most
        self.factory: Final = SimpleNamespace(isServer=False)
        self.state = self.STATE_CONNECTING
        self.connectionWasOpen = self.closedByMe = self.failedByMe = self.droppedByMe = self.wasClean = False
        self.localCloseReason: str | None = None
        self.remoteCloseCode: int | None = None
        self.createWirelog, self.autoFragmentSize = True, 0
        self.txFrameStats: Final[dict[int, int]] = {}
        self.frames: Final[list[Frame]] = []            # that have come
        self._case: Any = None
        self._out: Final[deque[Iterator[bytes]]] = deque()
        self._parts: Final = bytearray()
        self._kind = 0                                  # of the message that is coming in
        self._is_first = True                           # of the frames of a message that is going out
        self._later: Final[list[tuple[float, int, Callable[[], object]]]] = []
        self._now = 0.0
        self.wire.connection = ClientConnection(listener)
        self.wire.connection.connection_made(self.wire)

    async def play(self, case: Any) -> Any:
        """Play a case to its end; returns it, with what it thinks of that."""
        self._case = case(self)
        self.judge.send_request(self.judge.connect())
        self._put(*self.judge.data_to_send())
        await self._settle()
        assert self.state == self.STATE_OPEN, self.judge.handshake_exc
        self.connectionWasOpen = True
        self._case.onOpen()
        await self._settle()
        while self.state != self.STATE_CLOSED:
            assert self._later, "nobody does anything any more"
            self._now, _, act = heapq.heappop(self._later)
            act()
            await self._settle()
        self._case.onConnectionLost(self.failedByMe)
        return self._case

    async def _settle(self) -> None:
        """Bring everything to both sides, until nothing is under way."""
        quiet = 0
        while quiet < ROUNDS and self.state != self.STATE_CLOSED:
            quiet = 0 if self._bring() or self._hear() else quiet + 1
            await asyncio.sleep(0)

    def _bring(self) -> bool:
        if not self._out or self.wire.is_paused or self.wire.is_lost:
            return False
        data = next(self._out[0], None)
        if data is None:
            self._out.popleft()
        else:
            self.wire.bring(data)
        return True

    def _hear(self) -> bool:
        data = bytes(self.wire.written)
        self.wire.written.clear()
        if data:
            assert self.remoteCloseCode is None, f"after its goodbye the server sends {data!r}"
            self.judge.receive_data(data)
            self.judge.data_to_send()                   # what the library would answer; the case decides that
            for event in self.judge.events_received():
                self._heard(event)
            assert self.judge.parser_exc is None, self.judge.parser_exc
        elif self.wire.is_finished:
            self.state = self.STATE_CLOSED
            self.wire.close()
        return bool(data)

    def _heard(self, event: Any) -> None:
        if isinstance(event, Response):
            assert self.judge.handshake_exc is None, self.judge.handshake_exc
            self.state = self.STATE_OPEN
            return
        assert isinstance(event, Frame)
        self.frames.append(event)
        text = bytes(event.data).decode("latin-1")
        if event.opcode is Opcode.PING:
            self._case.onPing(text)
        elif event.opcode is Opcode.PONG:
            self._case.onPong(text)
        elif event.opcode is Opcode.CLOSE:
            self.remoteCloseCode = self.judge.close_rcvd.code if self.judge.close_rcvd and event.data else None
            self.wasClean = True
            if self.state == self.STATE_OPEN:
                self.sendCloseFrame(1000, isReply=True)
            self._call(DROPPED, self.failConnection)
        else:
            self._kind = event.opcode or self._kind
            self._parts.extend(event.data)
            if event.fin:
                text, is_binary = self._parts.decode("latin-1"), self._kind == Opcode.BINARY
                self._parts.clear()
                self._case.onMessage(text, is_binary)

    # ------------------------------------------------------------ what the cases send

    def _put(self, *pieces: bytes, chop: int = 0) -> None:
        for data in pieces:
            size = min(chop or self.piece, self.piece)
            self._out.append(data[at:at + size] for at in range(0, len(data), size))

    def sendFrame(self, opcode: int, payload: str | bytes = "", fin: bool = True, rsv: int = 0, mask: Any = None,
                  payload_len: int | None = None, chopsize: int | None = None, sync: bool = False) -> None:
        data = to_bytes(payload)
        if payload_len is not None:
            data = (data * (payload_len // len(data) + 1))[:payload_len]
        self.txFrameStats[opcode] = self.txFrameStats.get(opcode, 0) + 1
        self._put(frame_head(opcode, len(data), fin, rsv) + masked(data), chop=chopsize or 0)

    def sendMessage(self, payload: str, isBinary: bool = False, fragmentSize: int | None = None) -> None:
        size = fragmentSize or self.autoFragmentSize or max(1, len(payload))
        last = max(0, (len(payload) - 1) // size * size)
        for at in range(0, last + 1, size):
            self.sendFrame(0 if at else 2 if isBinary else 1, payload[at:at + size], fin=at == last)

    def beginMessage(self) -> None:
        self._is_first = True

    def beginMessageFrame(self, length: int) -> None:
        """Begin a frame; the next ones of the message are no last ones, which no case of these needs."""
        self._put(frame_head(1 if self._is_first else 0, length, False, 0))
        self._is_first, self._sent = False, 0

    def sendMessageFrameData(self, payload: str) -> None:
        data = to_bytes(payload)
        self._put(masked(data, self._sent))
        self._sent += len(data)

    def endMessage(self) -> None:
        self._put(frame_head(0, 0, True, 0))

    def sendClose(self, code: int | None = None, reason: str | None = None) -> None:
        self.sendCloseFrame(code, reason)

    def sendCloseFrame(self, code: int | None = None, reasonUtf8: str | None = None, isReply: bool = False) -> None:
        if self.state == self.STATE_OPEN:
            data = b"" if code is None else struct.pack("!H", code)
            self.sendFrame(8, data + to_bytes(reasonUtf8 or ""))
            self.state = self.STATE_CLOSING
            self.closedByMe, self.localCloseReason = not isReply, reasonUtf8

    # ------------------------------------------------------------ what comes later

    def _call(self, seconds: float, act: Callable[[], object]) -> None:
        heapq.heappush(self._later, (self._now + seconds, len(self._later), act))

    def continueLater(self, delay: float, act: Callable[[], object], tag: str | None = None) -> None:
        self._call(delay, act)

    def killAfter(self, delay: float) -> None:
        self._call(delay, self.failConnection)

    def closeAfter(self, delay: float) -> None:
        self._call(delay, self.sendClose)
        self._call(delay + DROPPED, self.failConnection)

    def failConnection(self) -> None:
        """Drop the connection, because the server does not go on."""
        self.failedByMe = self.droppedByMe = True
        self.state = self.STATE_CLOSED
        self.wire.close()

    def enableWirelog(self, wanted: bool) -> None:
        """Nothing is logged here."""


def frame_head(opcode: int, size: int, is_last: bool, reserved: int) -> bytes:
    """The bytes of a client's frame before its data."""
    first = (128 if is_last else 0) | reserved << 4 | opcode
    if size < 126:
        return struct.pack("!BB", first, 128 | size) + MASK
    if size < 65_536:
        return struct.pack("!BBH", first, 254, size) + MASK
    return struct.pack("!BBQ", first, 255, size) + MASK


def masked(data: bytes, at: int = 0) -> bytes:
    """Data as a client sends it, of which the first byte is this one of the frame."""
    mask = MASK[at % 4:] + MASK[:at % 4]
    return bytes(a ^ b for a, b in zip(data, mask * (len(data) // 4 + 1)))
