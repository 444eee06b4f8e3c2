"""The listener: what clients send or leave unsaid, how many they are, and an end that waits for nobody."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import errno
import resource
import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from sacbe.server.http.connection import listener as listening
from sacbe.server.http.connection.listener import HttpListener
from sacbe.server.http.connection.turns import Turns
from sacbe.server.http.interfaces import WebSocketRouter
from sacbe.server.http.limits import (
    CONTROLS,
    FIELDS,
    HEAD,
    PIECE_SIZE,
    PIECES,
    ConnectionLimiter,
    Limits,
    network_address,
)
from sacbe.server.http.websocket.websocket import WebSocket
from server.http.test_frames import sent
from support.server.loops import SkippingLoop
from support.server.tables import House, asked, wait_for

pytestmark = pytest.mark.once

STRANGER = "127.0.0.2"
PLACES = 40
PATIENCE = 60.0
KEY = base64.b64encode(bytes(16)).decode()
UPGRADE = (f"GET /x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
           f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n")


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Says what it was asked; /early answers before it has read, /never does not answer, /big says very much."""
    if scope["path"] == "/never":
        await asyncio.Event().wait()
    if scope["path"] == "/fail":
        raise RuntimeError("hunter2")
    body = b""
    while scope["path"] != "/early":
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    text = f"{scope['method']} {scope['path']} {scope['query_string'].decode()} {len(body)}".encode()
    if scope["path"] == "/big":
        text = b"x" * 20_000_000
    await send({"type": "http.response.start", "status": 204 if scope["path"] == "/none" else 200, "headers": []})
    if scope["path"] == "/parts":
        await send({"type": "http.response.body", "body": text, "more_body": True})
        text = b"!"
    await send({"type": "http.response.body", "body": b"" if scope["path"] == "/none" else text})


class Talk:
    """Sends back whatever comes, until somebody says bye."""

    is_ready = True

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.user = self
        socket.accept()

    def on_message(self, kind: int, data: bytes) -> None:
        if data == b"bye":
            self.socket.close(1012, "restarting")
        else:
            self.socket.send(data)

    def on_writable(self) -> None:
        """It sends nothing that could wait."""

    def on_close(self, code: int) -> None:
        """Nothing is left behind."""


class Talks:
    """Takes sockets: /forbidden is refused, /nobody is not taken."""

    def enter(self, socket: WebSocket, scope: dict[str, Any]) -> bool:
        if scope["path"] == "/forbidden":
            socket.close(4403, "")
        elif scope["path"] != "/nobody":
            Talk(socket)
        return scope["path"] != "/nobody"


class Host:
    """A listener in a thread of its own."""

    def __init__(self, door: WebSocketRouter | None = None, **limits: Any) -> None:
        self.door = door or Talks()
        self.limits = Limits(**limits)
        self.loop = SkippingLoop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self._run(),), daemon=True)
        self.left = -1

    async def _run(self) -> None:
        self.done = asyncio.Event()
        self.listener = HttpListener(app, self.limits, self.door)
        await self.listener.start("127.0.0.1", 0)
        self.port = self.listener.where[1]
        self.ready.set()
        await self.done.wait()
        self.left = await self.listener.stop(0.05)

    def __enter__(self) -> Host:
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        return self

    def __exit__(self, *error: object) -> None:
        self.loop.call_soon_threadsafe(self.done.set)
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def connect(self, said: str | bytes = b"", source: str = "127.0.0.1") -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.port), PATIENCE, (source, 0))
        line.sendall(said.encode() if isinstance(said, str) else said)
        return line

    def ask(self, said: str | bytes) -> str:
        """All that is answered until the connection ends."""
        with self.connect(said) as line:
            return rest(line)


def rest(line: socket.socket) -> str:
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while data := line.recv(65_536):
            found += data
    return found.decode("latin-1")


def until(line: socket.socket, end: bytes) -> bytes:
    """What comes, up to these bytes."""
    found = b""
    while not found.endswith(end):
        data = line.recv(1)
        assert data, found
        found += data
    return found


@pytest.fixture(scope="module")
def host() -> Iterator[Host]:
    with Host() as found:
        yield found


# ---------------------------------------------------------------- HTTP

def test_requests_come_one_after_the_other_on_one_connection(host: Host) -> None:
    told = host.ask("GET /a?q=1 HTTP/1.1\r\nHost: a\r\n\r\n"
                    "POST /b%20c HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
                    "POST /c HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n"
                    "GET /d HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    at = [told.index(text) for text in ("GET /a q=1 0", "POST /b c  5", "POST /c  5", "GET /d  0")]
    assert at == sorted(at) and told.count("HTTP/1.1 200") == 4


@pytest.mark.parametrize(("said", "told"), [
    ("GET /a HTTP/1.0\r\nHost: a\r\n\r\n", "HTTP/1.1 200"), ("nonsense\r\n\r\n", "HTTP/1.1 400"),
    ("GET /a HTTP/1.1\r\n\r\n", "HTTP/1.1 400"), ("GET / HTTP/3.7\r\nHost: a\r\n\r\n", "HTTP/1.1 505"),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", "HTTP/1.1 400"),
    (f"GET / HTTP/1.1\r\nHost: a\r\nX: {'x' * 2 * HEAD}\r\n\r\n", "HTTP/1.1 431"),
    (f"GET /{'x' * 2 * HEAD}", "HTTP/1.1 431"),
    ("GET /a HTTP/1.0\r\nHost: a\r\n" + "X: y\r\n" * FIELDS + "\r\n", "HTTP/1.1 431"),
    ("GET /fail HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", "HTTP/1.1 500"),
    (UPGRADE.replace("13\r\n", "12\r\n"), "HTTP/1.1 426"), (UPGRADE.replace(KEY, "x"), "HTTP/1.1 400"),
    (UPGRADE.replace("/x", "/forbidden"), "HTTP/1.1 403"),
    (UPGRADE.replace("/x", "/nobody"), "HTTP/1.1 403"),
])
def test_what_cannot_be_answered_otherwise_is_refused(host: Host, said: str, told: str) -> None:
    found = host.ask(said)
    assert found.startswith(told) and "hunter2" not in found


def test_answers_without_a_length_and_without_a_body(host: Host) -> None:
    end = "HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    parts, none, head = host.ask(f"GET /parts {end}"), host.ask(f"GET /none {end}"), host.ask(f"HEAD /a {end}")
    assert "chunked" in parts and parts.endswith("GET /parts  0\r\n1\r\n!\r\n0\r\n\r\n")
    assert none.startswith("HTTP/1.1 204") and none.endswith("\r\n\r\n") and "content-length" not in none
    assert "content-length: 10" in head and head.endswith("\r\n\r\n")


def test_a_client_that_asks_for_leave_gets_it_when_its_body_is_read(host: Host) -> None:
    asking = "HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
    with host.connect(f"POST /a {asking}") as line:
        assert until(line, b"\r\n\r\n") == b"HTTP/1.1 100 Continue\r\n\r\n"
        line.sendall(b"hi")
        assert rest(line).endswith("POST /a  2")
    assert host.ask(f"POST /early {asking}").startswith("HTTP/1.1 200")


def test_an_early_answer_is_read_although_the_body_is_still_on_its_way(host: Host) -> None:
    with host.connect("POST /early HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n") as line:
        with contextlib.suppress(ConnectionError):
            for _ in range(20):
                line.sendall(b"x" * 10_000)
        told = rest(line)
    assert told.startswith("HTTP/1.1 200") and "connection: close" in told.lower()


def test_a_body_is_read_only_as_fast_as_it_is_wanted(host: Host) -> None:
    with host.connect("POST /never HTTP/1.1\r\nHost: a\r\nContent-Length: 90000000\r\n\r\n") as line:
        line.setblocking(False)
        taken = 0
        with contextlib.suppress(BlockingIOError, ConnectionResetError):
            while taken < 50_000_000:
                taken += line.send(b"x" * 65_536)
        exchange = wait_for(lambda: next((one.exchange for one in host.listener.connections if one.exchange), None))
        assert taken < 50_000_000 and len(exchange._body) < 1_000_000


def chunked(size: int, count: int) -> bytes:
    chunk = f"{size:x}\r\n".encode() + b"x" * size + b"\r\n"
    return b"POST /a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + chunk * count


@pytest.mark.parametrize(("size", "count", "is_read"), [(1, PIECES, True), (1, 30_000, False), (PIECE_SIZE, 500, True)])
def test_a_body_in_crumbs_is_not_read_to_its_end(host: Host, size: int, count: int, is_read: bool) -> None:
    """Each takes its time, however small it is, and all others wait."""
    with host.connect() as line:
        with contextlib.suppress(ConnectionError):
            line.sendall(chunked(size, count) + b"0\r\n\r\n")
        if is_read:
            assert until(line, f"POST /a  {size * count}".encode())
        else:
            assert rest(line) == ""


# ---------------------------------------------------------------- sockets

def test_a_socket_talks_and_ends(host: Host) -> None:
    with host.connect(UPGRADE) as line:
        head = until(line, b"\r\n\r\n").decode()
        assert head.startswith("HTTP/1.1 101") and "ICX+Yqv66kxgM0FcWaLWlFLwTAI=" in head
        line.sendall(sent(1, b"hel", False) + sent(9, b"?") + sent(0, b"lo"))
        assert until(line, b"?") == b"\x8a\x01?" and until(line, b"hello") == b"\x81\x05hello"
        line.sendall(sent(1, b"bye"))
        assert rest(line).encode("latin-1") == b"\x88\x0c\x03\xf4restarting"
    with host.connect(UPGRADE) as line:
        until(line, b"\r\n\r\n")
        line.sendall(sent(8, b"\x03\xe8"))
        assert rest(line).encode("latin-1") == b"\x88\x02\x03\xe8"


@pytest.mark.parametrize(("said", "code"), [
    (sent(2, b"", size=61_000_000)[:14], 1009), (b"\x81\x02hi", 1002), (sent(1, b"\xff"), 1007)])
def test_a_socket_is_closed_by_the_first_bytes_of_what_is_wrong(host: Host, said: bytes, code: int) -> None:
    with host.connect(UPGRADE) as line:
        until(line, b"\r\n\r\n")
        line.sendall(said)
        assert rest(line).encode("latin-1") == b"\x88\x02" + code.to_bytes(2, "big")


def test_a_socket_that_only_pings_is_closed(host: Host) -> None:
    """Each ping costs time and takes no place, so they are counted; after each check of the client anew."""
    with host.connect(UPGRADE) as line:
        until(line, b"\r\n\r\n")
        line.sendall(sent(9, b"") * CONTROLS)
        assert until(line, b"\x8a\x00" * CONTROLS)
        line.sendall(sent(9, b""))
        assert rest(line).encode("latin-1") == b"\x88\x02" + (1008).to_bytes(2, "big")
    with Host() as checked, checked.connect(UPGRADE) as line:
        until(line, b"\r\n\r\n")
        wire = next(one.socket for one in checked.listener.connections)
        for _ in range(3):
            line.sendall(sent(9, b"x") * (CONTROLS - 10))
            until(line, b"\x8a\x01x" * (CONTROLS - 10))
            done = threading.Event()
            checked.loop.call_soon_threadsafe(lambda done=done: (wire._ask(), done.set()))
            assert done.wait(PATIENCE)


def test_a_silent_socket_is_asked_and_then_cut() -> None:
    with Host() as host, host.connect(UPGRADE) as silent, host.connect(UPGRADE) as polite:
        for line in (silent, polite):
            until(line, b"\r\n\r\n")
        for _ in range(4):
            host.loop.skip(host.limits.ping_seconds)
            assert until(polite, b"\x89\x00")
            polite.sendall(sent(10, b"") + sent(1, b"still here"))
            assert until(polite, b"here")               # its word has come, before the clock goes on
            host.loop.skip(host.limits.ping_seconds)    # whoever has spoken since is not asked
        assert rest(silent) == "\x89\x00"


def test_who_does_not_read_is_cut() -> None:
    with Host() as host, host.connect("GET /big HTTP/1.1\r\nHost: a\r\n\r\n"):
        wait_for(lambda: any(one.exchange and not one.is_writable for one in host.listener.connections))
        host.loop.skip(host.limits.write_seconds)
        wait_for(lambda: not host.listener.connections)


# ---------------------------------------------------------------- silence, and too many

def test_who_says_nothing_or_half_of_it_has_little_time() -> None:
    with Host() as host:
        with host.connect() as line:
            wait_for(lambda: host.listener.connections)
            host.loop.skip(host.limits.head_seconds)
            assert rest(line) == ""
        with host.connect("GET /a HTT") as line:
            wait_for(lambda: any(one.http and one.http.trailing_data[0] for one in host.listener.connections))
            host.loop.skip(host.limits.head_seconds)
            assert rest(line).startswith("HTTP/1.1 408")
        with host.connect("GET /a HTTP/1.1\r\nHost: a\r\n\r\n") as line:
            assert until(line, b"GET /a  0")
            wait_for(lambda: all(one.exchange is None for one in host.listener.connections))
            host.loop.skip(host.limits.idle_seconds)
            assert rest(line) == ""                     # and after it no second request


def is_cut(host: Host) -> bool:
    """Is one more connection of the stranger cut before anything is said, perhaps while it is made?"""
    with contextlib.suppress(ConnectionResetError), host.connect(source=STRANGER) as line:
        return rest(line) == ""
    return True


def test_an_address_has_only_so_many_connections() -> None:
    with Host(per_address=3) as host:
        lines = [host.connect(source=STRANGER) for _ in range(3)]
        wait_for(lambda: host.listener.places.of[STRANGER] == 3)
        assert is_cut(host)
        assert host.ask("GET /a HTTP/1.0\r\nHost: a\r\n\r\n").startswith("HTTP/1.1 200")
        lines.pop().close()
        wait_for(lambda: host.listener.places.of[STRANGER] == 2)
        with host.connect("GET /a HTTP/1.0\r\nHost: a\r\n\r\n", STRANGER) as again:
            assert rest(again).startswith("HTTP/1.1 200")
        for line in lines:
            line.close()
        wait_for(lambda: not host.listener.places.of and host.listener.places.taken == 0)


def test_all_together_have_only_so_many() -> None:
    places = ConnectionLimiter(Limits(together=2, per_address=0))
    assert [places.enter(str(number)) for number in range(3)] == [True, True, False]
    places.leave("0")
    assert places.enter("3")


@pytest.mark.parametrize(("peer", "network"), [
    ("1.2.3.4", "1.2.3.4"), ("::ffff:1.2.3.4", "1.2.3.4"), ("2001:db8::1", "2001:db8::/64"), ("::1", "::1"),
    ("fe80::1%eth0", "fe80::/64"), ("x" * 99, "x" * 64)])
def test_what_counts_as_one_address(peer: str, network: str) -> None:
    assert network_address(peer) == network


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that lets an address have few connections."""
    folder = tmp_path_factory.mktemp("strict")
    with House(folder, max_connections_per_address=PLACES, max_sockets_per_address=PLACES) as found:
        yield found


@pytest.mark.parametrize("kind", ["silent", "half a head", "half a body", "half a message"])
def test_thousands_of_strangers_harm_nobody(strict_house: House, kind: str, long: bool) -> None:
    """Silent or half-speaking, all of one address: they hold its places and nothing else; the others play on."""
    house = strict_house
    said = {"silent": b"", "half a head": b"GET / HTTP/1.1\r\nHost: ",
            "half a body": b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n" + b"x" * 30_000,
            "half a message": UPGRADE.replace("/x", "/api/tables/x/live").replace("Host: a", "Host: 127.0.0.1").encode()
            + sent(1, b"x" * 60_000, size=64_000)}[kind]
    one, two = asked(*house.pair("tzolkin"))
    lines = []
    try:
        with one.socket() as wire:
            wire.next("state")
            for _ in range(min(5000 if long else 1500, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 500)):
                line = socket.socket()
                lines.append(line)
                line.bind((STRANGER, 0))
                line.setblocking(False)
                with contextlib.suppress(BlockingIOError, ConnectionResetError):
                    line.connect(("127.0.0.1", house.settings.port))
                with contextlib.suppress(OSError):
                    line.send(said)
            wait_for(lambda: house.listener.places.of[STRANGER] == PLACES)
            assert house.get("/health").status_code == 200
            for player in (one, two, one):
                if player.state()["options"]:
                    player.play()
            assert wire.ask(type="ping")["type"] == "pong"
            assert house.listener.places.of[STRANGER] <= PLACES and len(house.listener.connections) <= PLACES + 10
    finally:
        for line in lines:
            line.close()
    wait_for(lambda: not house.listener.places.of[STRANGER])


def test_an_address_opens_only_so_many_in_a_time() -> None:
    """A burst, then as many as come free; other addresses have their own."""
    now = 0.0
    places = ConnectionLimiter(Limits(new_per_minute=60), clock=lambda: now)
    assert [places.enter("a") for _ in range(17)] == [True] * 16 + [False]
    assert places.enter("b")
    now = 2.0
    assert [places.enter("a") for _ in range(3)] == [True, True, False]
    for _ in range(18):
        places.leave("a")
    assert not places.enter("a") and places.taken == 1      # who has gone has come all the same


def test_who_comes_too_often_is_cut_before_anything_is_read() -> None:
    with Host(new_per_minute=8) as host:
        host.listener.places = ConnectionLimiter(host.limits, clock=lambda: 0.0)        # however slow the machine is
        asked = "GET /a HTTP/1.0\r\nHost: a\r\n\r\n"
        told = []
        for _ in range(5):
            with contextlib.suppress(ConnectionError), host.connect(source=STRANGER) as line:
                line.sendall(asked.encode())
                told.append(rest(line)[:12])
        assert told.count("HTTP/1.1 200") == 3
        assert host.ask(asked).startswith("HTTP/1.1 200")


class FullOnce:
    """A port that cannot accept the first who comes, because the system has no file left."""

    def __init__(self, port: socket.socket) -> None:
        self.port, self.tries = port, 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.port, name)

    def accept(self) -> tuple[socket.socket, Any]:
        self.tries += 1
        if self.tries == 1:
            raise OSError(errno.EMFILE, "too many open files")
        return self.port.accept()


def test_a_server_without_a_free_file_goes_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "LATER", 0.01)
    with Host() as host:
        full = host.listener._port = FullOnce(host.listener._port)          # type: ignore[assignment, arg-type]
        assert host.ask("GET /a HTTP/1.0\r\nHost: a\r\n\r\n").startswith("HTTP/1.1 200")
        assert full.tries > 1


def test_only_a_few_have_their_turn_in_a_round() -> None:
    """The others follow in the order in which they came, a few in each round."""
    done: list[int] = []

    async def go() -> None:
        turns = Turns(2)
        assert [turns.take(lambda at=at: done.append(at)) for at in range(5)] == [True, True, False, False, False]
        for found in ([0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4]):
            assert done == found
            await asyncio.sleep(0)
        turns.wait(lambda: done.append(5))              # although there is room in this round
        assert done == [0, 1, 2, 3, 4] and not turns.take(lambda: done.append(6))
        await asyncio.sleep(0)
    asyncio.run(go())
    assert done == [0, 1, 2, 3, 4, 5, 6]


def test_many_requests_at_once_are_all_answered(host: Host) -> None:
    """More than have a turn in one round, and some of them in one piece on one connection."""
    lines = [host.connect() for _ in range(30)]
    for line in lines:
        line.sendall(b"GET /a HTTP/1.1\r\nHost: a\r\n\r\n" * 3
                     + b"GET /b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
    for line in lines:
        told = rest(line)
        assert told.count("GET /a  0") == 3 and told.endswith("GET /b  0")
        line.close()


# ---------------------------------------------------------------- the end

def test_the_end_waits_for_nobody_for_ever() -> None:
    lines = []
    with Host() as host:
        for said in ("", "GET / HT", "POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx",
                     "GET /never HTTP/1.1\r\nHost: a\r\n\r\n", UPGRADE, "GET /big HTTP/1.1\r\nHost: a\r\n\r\n"):
            lines.append(host.connect(said))
        wait_for(lambda: len([one for one in host.listener.connections if one.exchange or one.socket]) == 4)
    assert host.left == 4 and all(one.is_over for one in host.listener.connections)
    for line in lines:
        line.close()
