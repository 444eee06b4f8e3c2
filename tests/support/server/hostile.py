"""Clients that mean harm, as a program of its own: thousands of connections on the loopback, of one address or of many.

It is told what to do in one line of JSON, says in lines of JSON what has become of its connections, and ends when the
other side is gone or its time is over.  It gives way to everything else, as if it ran on another machine.
"""

from __future__ import annotations

import asyncio
import errno
import json
import os
import random
import selectors
import socket
import struct
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

ONE: Final = "127.0.0.2"               # the address of those who have but one
KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="
PAUSE: Final = 1.0                      # seconds, more or less, until a connection that was cut is opened again
BEAT: Final = 0.25                      # seconds, more or less, between two pieces of a flood
FULL: Final = 4_000                     # connections that are opened in a second, at most
LONGEST: Final = 600.0                  # seconds until it ends in any case


def upgrade(table: str) -> bytes:
    return (f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode()


def frame(kind: int, data: bytes, size: int | None = None) -> bytes:
    """A masked frame; `size` is what it says of its length."""
    length = len(data) if size is None else size
    head = (128 | kind, 128 | length) if length < 126 else (128 | kind, 254, length)
    return struct.pack("!BB" if length < 126 else "!BBH", *head) + bytes(4) + data


def request(path: str, host: str = "127.0.0.1") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()


def plan(kind: str, table: str, rng: random.Random) -> tuple[bytes, bytes]:
    """What a connection says first, and what it goes on saying."""
    wire = upgrade(table)
    if kind == "silent":
        return b"", b""
    if kind == "half head":
        return b"GET / HTTP/1.1\r\nHost: ", b""
    if kind == "half body":
        return (b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
                b"Content-Length: 60000\r\n\r\n" + b"[" * 30_000), b""
    if kind == "half message":
        return wire + frame(1, b"x" * 60_000, size=64_000), b""
    if kind == "requests":
        return b"", request(f"/api/tables/{table}") * 8
    if kind == "fuzzed HTTP":
        text = bytearray(request("/api/tables"))
        for _ in range(4):
            text[rng.randrange(len(text))] = rng.randrange(256)
        return bytes(text), rng.randbytes(64)
    if kind == "fuzzed frames":
        return wire + frame(rng.randrange(16), rng.randbytes(40)), rng.randbytes(64)
    if kind == "pings":
        return wire, frame(9, b"?") * 64
    if kind == "messages":
        return wire + frame(1, b'{"type": "hello"}'), frame(1, b'{"type": "ping"}') * 8 + frame(1, b"[" * 4_000)
    raise ValueError(kind)


KINDS: Final = ("silent", "half head", "half body", "half message", "requests", "fuzzed HTTP", "fuzzed frames", "pings",
                "messages")


class HostileClient:
    """One connection, which comes back when it is cut."""

    def __init__(self, crowd: Crowd, source: str, kind: str) -> None:
        self.crowd, self.source, self.kind = crowd, source, kind
        self.line: socket.socket | None = None
        self.is_in = False
        self.first, self.more = plan(kind, crowd.table, crowd.rng)
        self.left = b""

    def open(self) -> None:
        self.line = line = socket.socket()
        line.setblocking(False)
        self.left = self.first
        try:
            line.bind((self.source, 0))
            line.connect(("127.0.0.1", self.crowd.port))
        except BlockingIOError:
            pass
        except OSError:
            self.close()
            return
        self.crowd.opened += 1
        self.crowd.selector.register(line, selectors.EVENT_READ | selectors.EVENT_WRITE, self)

    def close(self) -> None:
        """Note that it was cut, and come back later."""
        crowd = self.crowd
        if self.line is not None:
            with suppress(KeyError):
                crowd.selector.unregister(self.line)
            self.line.close()
        if self.is_in:
            crowd.inside[self.source] -= 1
        self.line, self.is_in = None, False
        crowd.cut += 1
        crowd.later(PAUSE, self.open)

    def on_ready(self, mask: int) -> None:
        assert self.line is not None
        try:
            if mask & selectors.EVENT_READ and not self._read():
                self.close()
                return
            if mask & selectors.EVENT_WRITE:
                self._write()
        except BlockingIOError:
            pass
        except OSError:
            self.close()

    def _read(self) -> bool:
        assert self.line is not None
        data = self.line.recv(65_536)
        self.crowd.heard += len(data)
        return bool(data)

    def _write(self) -> None:
        assert self.line is not None
        if not self.is_in:
            if (error := self.line.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR)) not in (0, errno.EINPROGRESS):
                raise OSError(error, "refused")
            self.is_in = True
            self.crowd.inside[self.source] = self.crowd.inside.get(self.source, 0) + 1
        if self.left:
            self.left = self.left[self.line.send(self.left):]
        if not self.left:
            self.crowd.selector.modify(self.line, selectors.EVENT_READ, self)
            if self.more:
                self.crowd.later(BEAT, self._go_on)

    def _go_on(self) -> None:
        if self.line is not None and self.is_in and not self.left:
            self.left = self.more
            self.crowd.selector.modify(self.line, selectors.EVENT_READ | selectors.EVENT_WRITE, self)


class Crowd:
    """All of them."""

    def __init__(self, port: int, table: str, one: int, many: int, kinds: list[str], seconds: float) -> None:
        self.port, self.table, self.seconds = port, table, min(seconds, LONGEST)
        self.rng = random.Random(port)
        self.selector = selectors.DefaultSelector()
        self.inside: dict[str, int] = {}
        self.opened = self.cut = self.heard = 0
        self._later: list[list[tuple[float, Any]]] = [[]]
        self._due: dict[int, list[Any]] = {}
        sources = [ONE] * one + [f"127.1.{at // 250}.{at % 250 + 1}" for at in range(many)]
        self.clients = [HostileClient(self, source, kinds[at % len(kinds)]) for at, source in enumerate(sources)]

    def later(self, seconds: float, act: Any) -> None:
        """Do something some time later, in steps of ten milliseconds."""
        at = int((time.monotonic() + seconds * self.rng.uniform(0.5, 1.5)) * 100)
        self._due.setdefault(at, []).append(act)

    def run(self) -> None:
        end = time.monotonic() + self.seconds
        for at, client in enumerate(self.clients):
            self.later(at / FULL, client.open)
        told, done = 0.0, int(time.monotonic() * 100)
        self.selector.register(sys.stdin, selectors.EVENT_READ, None)
        while (now := time.monotonic()) < end:
            for key, mask in self.selector.select(0.01):
                if key.data is None:
                    return                              # whoever has started this is gone
                if key.data.line is key.fileobj:
                    key.data.on_ready(mask)
            for step in range(done, int(now * 100)):
                for act in self._due.pop(step, ()):
                    act()
            done = int(now * 100)
            if now - told > 0.2:
                told = now
                print(json.dumps({"opened": self.opened, "cut": self.cut, "heard": self.heard,
                                  "one": self.inside.get(ONE, 0), "inside": sum(self.inside.values())}),
                      flush=True)


class HostileProcess:
    """The program as a process of a test, with the newest of what it says."""

    def __init__(self, **words: Any) -> None:
        self.words = words
        self.facts: dict[str, int] = {"opened": 0, "cut": 0, "heard": 0, "one": 0, "inside": 0}
        self.most = dict(self.facts)

    async def __aenter__(self) -> HostileProcess:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", str(Path(__file__)), stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(self.words).encode() + b"\n")
        self.reader = asyncio.create_task(self._read())
        return self

    async def _read(self) -> None:
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            self.facts = json.loads(line)
            self.most = {name: max(value, self.most[name]) for name, value in self.facts.items()}

    async def __aexit__(self, *error: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()
        await self.reader


if __name__ == "__main__":
    import resource

    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    os.nice(10)
    Crowd(**json.loads(os.read(0, 65_536))).run()
