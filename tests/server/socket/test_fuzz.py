"""Garbage over the real socket: it is answered or the connection is closed with a code; no table changes, no other
client notices, and the server goes on."""

from __future__ import annotations

import json
import random
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sacbe.server.socket import messages
from sacbe.server.socket.client import client
from sacbe.server.storage.snapshots import SnapshotStore
from support.server.tables import PATIENCE, House, Player, Wire, asked, wait_for, wired

pytestmark = pytest.mark.once

Data = dict[str, Any]
FAR = 777_777                   # a revision that no table here has
ANSWERS = ("refused", "why", "pong", "ack")
ACTS = ("choice", "undo", "restart", "redo", "offer", "answer", "resume")
GARBAGE: tuple[tuple[Any, str], ...] = (
    ("", "message-form"), ("null", "message-form"), ("[]", "message-form"), ("17", "message-form"),
    ("{", "message-form"), ('"hello"', "message-form"), ("\x00", "message-form"), ("{}", "message-form"),
    ('{"type": null}', "message-form"), ('{"type": "sesame"}', "message-form"), ('{"type": ["a"]}', "message-form"),
    ('{"type": "choice"}', "message-form"), ('{"type": "choice", "revision": "1", "move": "pass"}', "message-form"),
    ('{"type": "choice", "revision": -1, "move": "pass"}', "message-form"),
    ('{"type": "choice", "revision": 1e99, "move": "pass"}', "message-form"),
    ('{"type": "choice", "revision": NaN, "move": "pass"}', "message-form"),
    ('{"type": "choice", "revision": 1, "move": ""}', "message-form"),
    ('{"type": "choice", "revision": 1, "move": 3}', "message-form"),
    ('{"type": "choice", "revision": 1, "move": "\\ud800"}', "message-form"),
    ('{"type": "choice", "revision": 1, "move": "pass", "seat": "blue"}', "message-form"),
    ('{"type": "ping", "id": {"a": 1}}', "message-form"), ('{"type": "chat", "text": ""}', "message-form"),
    ('{"type": "chat", "text": 5}', "message-form"), ('{"type": "why", "move": null}', "message-form"),
    ('{"type": "ping"} {"type": "resign"}', "message-form"), ("[" * 4000, "message-form"),
    ('{"a":' * 1500, "message-form"), ("é" * (messages.LARGEST // 2 + 1), "message-large"),
    ('{"type": "chat", "text": "' + "x" * messages.LARGEST + '"}', "message-large"), ("x" * 60_000, "message-large"),
    ('{"type": "hello"}', "hello-twice"), ('{"type": "offer", "revision": 777777, "what": "undo"}', "stale"),
    ('{"type": "undo", "revision": 777777, "to": 0}', "stale"),
    ('{"type": "offer", "revision": 777777, "what": "peace"}', "unknown-offer"),
)


class Quiet:
    """A table in play at which nothing may change, and a second player who must not notice anything."""

    def __init__(self, house: House, game: str) -> None:
        self.house = house
        self.one, self.two = asked(*house.pair(game))
        self.before = house.stored(self.one.id)
        self.revision = self.one.revision

    def check(self) -> None:
        """Nothing was stored, and the game goes on over the other connection."""
        assert self.house.stored(self.one.id) == self.before
        assert self.house.fold(self.one.id).revision == self.revision

    @contextmanager
    def followed(self) -> Iterator[Wire]:
        """The second player looks on from the beginning to the end, and sees only the move that is really made."""
        with self.two.socket() as wire:
            wire.news(self.revision)
            yield wire
            assert wire.ask(type="ping")["type"] == "pong"
            assert wire.kept == [] and wire.quiet()
            self.check()
            self.one.play()
            wire.news(self.revision + 1)


def test_garbage_is_refused_by_name(house: House) -> None:
    quiet = Quiet(house, "bul")
    with quiet.followed():
        for start in range(0, len(GARBAGE), 25):            # more wrong ones a minute close the connection
            with greeted(quiet.one) as wire:
                for text, key in GARBAGE[start:start + 25]:
                    wire.socket.send(text)
                    found = wire.next("refused")
                    assert (found["error"], found["id"]) == (key, None), text[:80]
                    assert found["text"] and "problem-" not in found["text"] and len(json.dumps(found)) < 2000
                assert wire.ask(type="ping")["type"] == "pong"


def test_a_refusal_names_the_message(house: House) -> None:
    """Also where the message itself cannot be read, as long as its id can."""
    quiet = Quiet(house, "bul")
    with greeted(quiet.one) as wire:
        for id in (7, "a", None):
            wire.socket.send(json.dumps({"type": "nonsense", "id": id}))
            assert wire.next("refused")["id"] == id
        wire.socket.send(json.dumps({"type": "choice", "id": "b", "revision": FAR, "move": "pass"}))
        assert (found := wire.next("refused"))["id"] == "b" and found["facts"] == {"revision": FAR, "now": 1}
    quiet.check()


@pytest.mark.parametrize("first", [
    "", "nonsense", "[]", '{"type": "ping"}', '{"type": "choice", "revision": 1, "move": "pass"}', '{"type": "resign"}',
    '{"type": "hello", "since": -1}', '{"type": "hello", "token": "forged"}', '{"type": "hello", "token": 5}',
    b"\x00\xff", b'{"type": "hello"}', "x" * 20_000,
])
def test_whoever_does_not_say_hello_is_shown_out(house: House, first: str | bytes) -> None:
    quiet = Quiet(house, "bul")
    with wired(house, quiet.one.id) as wire:
        wire.socket.send(first)
        code, reason = wire.closed()
        assert code == client.POLICY and reason in ("message-form", "message-large", "no-hello", "forbidden-seat")
        assert len(wire.all) == 1 and json.loads(wire.all[0])["error"] == reason
    quiet.check()


def test_whoever_says_nothing_is_shown_out(tmp_path: Path) -> None:
    with House(tmp_path) as house, wired(house, house.open().id) as wire:
        wait_for(lambda: house.sockets.clients)
        house.wait_out(house.settings.head_seconds)
        assert wire.closed() == (client.POLICY, "no-hello")


def test_whoever_sends_only_nonsense_is_shown_out(house: House) -> None:
    quiet = Quiet(house, "bul")
    with quiet.followed(), greeted(quiet.one) as wire:
        with suppress(ConnectionClosed):
            for _ in range(200):
                wire.socket.send("nonsense")
        assert wire.closed() == (client.POLICY, "too-many-wrong")
        assert len(wire.all) <= 2 * client.WRONG


@pytest.mark.parametrize("id", ["nowhere", "..", "%00", "a%2Fb", "x" * 300, "%F0%9F%92%A9", "'; drop table steps; --"])
def test_tables_that_are_not_there(house: House, id: str) -> None:
    try:
        with wired(house, id) as wire:
            wire.send(type="hello")
            assert wire.closed() == (client.POLICY, "unknown-table")
    except (InvalidStatus, ConnectionClosed):
        pass                                                # not even an address of a table
    assert house.get("/api/games/bul").status_code == 200


def test_no_database_is_asked_for_what_cannot_be_an_id(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """PostgreSQL fails on some signs where SQLite finds nothing."""
    asked_for: list[str] = []
    real = SnapshotStore.load

    async def load(store: SnapshotStore, id: str) -> Any:
        asked_for.append(id)
        return await real(store, id)

    monkeypatch.setattr(SnapshotStore, "load", load)
    for id in ("%00", "a%00b", "x" * 300, "a%20b", "%C3%A9", "nowhere"):
        answer = house.get(f"/api/tables/{id}/state")
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown-table"), id
    assert asked_for == ["nowhere"]


FRAMES = {
    "no mask": "81 05 68656c6c6f", "reserved bits": "c1 80 00000000", "endless": "81 ff 7fffffffffffffff",
    "unknown kind": "83 80 00000000", "no UTF-8": "81 82 00000000 fffe", "long ping": "89 fe 0080 " + "78" * 132,
    "end of nothing": "80 80 00000000", "short close": "88 81 00000000 01", "HTTP": b"GET / HTTP/1.1\r\n\r\n".hex(),
    "half a frame": "81", "all bytes": bytes(range(256)).hex() * 20,
}


def test_broken_frames(house: House) -> None:
    """What is no socket message at all."""
    quiet = Quiet(house, "bul")
    with quiet.followed():
        for name, frame in FRAMES.items():
            with handshake(house, quiet.one) as plain:
                plain.sendall(bytes.fromhex(frame))
                plain.settimeout(0.2)
                with suppress(TimeoutError, ConnectionError):
                    while plain.recv(65536):
                        pass
            assert house.get("/api/games/bul").status_code == 200, name


@pytest.mark.parametrize("game", ["bul", "tzolkin"])
def test_random_messages_change_nothing(house: House, game: str, long: bool) -> None:
    """Everything that looks like a message except what would be right; each seed gives the same messages."""
    quiet = Quiet(house, game)
    drawn = random.Random(f"{game} 6")
    moves = [row["move"] for row in quiet.one.state()["options"]]
    with quiet.followed():
        for _ in range(60 if long else 4):
            throw(quiet.one, [wild(drawn, moves) for _ in range(60)])
            quiet.check()
            throw(Player(house, quiet.one.id), [tame(drawn, moves, quiet.revision) for _ in range(20)])
            throw(quiet.two, [torn(drawn, json.dumps(wild(drawn, moves))) for _ in range(25)])
            quiet.check()


def test_moves_that_are_not_legal_change_nothing(house: House) -> None:
    """The right revision from the right seat with a wrong move, and the right move from the wrong seat."""
    quiet = Quiet(house, "bul")
    legal = {row["move"] for row in quiet.one.state()["options"]}
    words = [move for move in ("enter", "pass", *(f"move {space}" for space in range(-1, 12)), "enter 1", "PASS?")
             if move not in legal]
    with quiet.followed():
        for player, moves in ((quiet.one, words), (quiet.two, sorted(legal))):
            with greeted(player) as wire:
                for move in moves:
                    found = wire.ask(type="choice", revision=quiet.revision, move=move)
                    assert found["type"] == "refused" and found["rule"] and found["source"], move


# ---------------------------------------------------------------- what is sent

def wild(drawn: random.Random, moves: list[str]) -> Data:
    """A message of a seat with something wrong about it: never the revision of the table."""
    kind = drawn.choice((*ACTS, "why", "ping", "hello", "chat", "sesame"))
    message: Data = {"type": kind, "id": drawn.choice((1, "x", None))}
    values = {"revision": drawn.choice((0, FAR, 10**9, -1, 2**70, "1", None, 1.5, True, [])),
              "move": drawn.choice((drawn.choice(moves), "pass", "", "x" * 300, 4, None, "\u202e\u0000", {"move": 1})),
              "to": drawn.choice((0, 5, -3, 10**9, "0")), "what": drawn.choice(("undo", "abandon", "pause", "x", 5)),
              "agree": drawn.choice((True, False, "yes", 1)), "text": drawn.choice(("", 5, None, "x" * 600)),
              "token": "forged", "since": FAR}
    for name in FIELDS.get(kind, ()):
        if drawn.random() < 0.9:
            message[name] = values[name]
    if drawn.random() < 0.1:
        message[drawn.choice(("seat", "choice", "admin", "revision "))] = drawn.choice((1, "red", None))
    return message


FIELDS = {"choice": ("revision", "move"), "undo": ("revision", "to"), "restart": ("revision",), "redo": ("revision",),
          "offer": ("revision", "what", "to"), "answer": ("revision", "agree"), "resume": ("revision",),
          "why": ("move",), "chat": ("text",), "hello": ("token", "since")}


def tame(drawn: random.Random, moves: list[str], revision: int) -> Data:
    """A message that would be right if a player sent it; a watcher does."""
    kind = drawn.choice((*ACTS, "resign", "leave", "back", "chat"))
    right = {"revision": revision, "move": drawn.choice(moves), "what": "abandon", "agree": True, "text": "a", "to": 0}
    return {"type": kind, "id": 1, **{name: right[name] for name in FIELDS.get(kind, ())}}


def torn(drawn: random.Random, text: str) -> str | bytes:
    """A message that was damaged on its way."""
    data = bytearray(text.encode())
    for _ in range(drawn.randint(1, 6)):
        at = drawn.randrange(len(data))
        if drawn.random() < 0.5:
            data[at] = drawn.randrange(256)
        else:
            del data[at:at + drawn.randint(1, 9)]
        if not data:
            return ""
    return bytes(data) if drawn.random() < 0.5 else data.decode("latin-1")


def throw(player: Player, messages: list[Any]) -> None:
    """Send everything and read what is answered; a client that is disconnected comes again."""
    waiting = list(messages)
    while waiting:
        with greeted(player) as wire, suppress(ConnectionClosed):
            while waiting:
                message = waiting.pop()
                wire.socket.send(json.dumps(message) if isinstance(message, dict) else message)
                found = wire.next(*ANSWERS)
                assert found["type"] in ("refused", "why", "pong"), (message, found)
                assert found["type"] != "refused" or (found["error"] not in ("internal", "busy") and found["text"])


@contextmanager
def greeted(player: Player) -> Iterator[Wire]:
    """A connection that has been told everything."""
    with player.socket() as wire:
        wire.news(0)
        yield wire


def handshake(house: House, player: Player) -> sockets.socket:
    """A socket that was opened by hand, so that anything can be sent over it."""
    plain = sockets.create_connection(("127.0.0.1", house.settings.port), timeout=PATIENCE)
    plain.sendall(f"GET /api/tables/{player.id}/live HTTP/1.1\r\nHost: {house.url}\r\nUpgrade: websocket\r\n"
                  "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
    answer = b""
    while b"\r\n\r\n" not in answer:
        more = plain.recv(4096)
        assert more, answer
        answer += more
    assert b" 101 " in answer.splitlines()[0]
    return plain
