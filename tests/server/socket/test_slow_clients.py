"""Clients that send much at once, or do not take what they are sent: answered in order, and nobody else waits."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from server.http.test_frames import sent
from server.http.test_listener import UPGRADE, until
from support.server.held_disk import move_of
from support.server.tables import PATIENCE, House, Player, asked, wait_for

pytestmark = pytest.mark.once


def test_a_burst_in_one_segment_is_answered_one_by_one_in_its_order(house: House) -> None:
    one, _ = asked(*house.pair("tzolkin"))
    with one.socket(brief=True) as wire:
        state = wire.next("state")
        move = move_of(state)
        burst = [{**move, "id": 1}, {"type": "ping", "id": 2}, {**move, "id": 3}, {"type": "why", "move": "x", "id": 4},
                 {"type": "nonsense", "id": 5}, {"type": "refusals", "id": 6},
                 *({"type": "ping", "id": number} for number in range(7, 100))]
        wire.socket.socket.sendall(b"".join(sent(1, json.dumps(message).encode()) for message in burst))
        found = []
        while len(found) < len(burst):
            message = json.loads(wire.socket.recv(PATIENCE))
            if "id" in message or "ack" in message:
                found.append((message.get("id", message.get("ack")), message["type"], message.get("error")))
        assert found[:6] == [(1, "news", None), (2, "pong", None), (3, "refused", "stale"), (4, "why", None),
                             (5, "refused", "message-form"), (6, "refusals", None)]
        assert [id for id, _, _ in found] == [message["id"] for message in burst]


@contextmanager
def bare(house: House, player: Player, room: int) -> Iterator[socket.socket]:
    """A socket with so little room that the server soon has to wait, which has said hello."""
    path = f"/api/tables/{player.id}/live"
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", house.settings.port))
        line.sendall(UPGRADE.replace("/x", path).replace("Host: a", "Host: 127.0.0.1").encode())
        until(line, b"\r\n\r\n")
        line.sendall(sent(1, json.dumps({"type": "hello", "token": player.token, "lean": True}).encode()))
        yield line


def frames(line: socket.socket) -> Iterator[dict[str, Any]]:
    """The messages of a server, as they come."""
    def take(size: int) -> bytes:
        found = b""
        while len(found) < size:
            data = line.recv(size - len(found))
            assert data
            found += data
        return found

    while True:
        first, size = take(2)
        if size >= 126:
            size = int.from_bytes(take(2 if size == 126 else 8), "big")
        data = take(size)
        if first == 0x81:
            yield json.loads(data)


def test_who_does_not_read_is_not_read_and_holds_up_nobody(house: House) -> None:
    one, two = asked(*house.pair("tzolkin"))
    one.play()
    two.play()
    asking = b"".join(sent(1, json.dumps({"type": "refusals", "id": id}).encode()) for id in range(2000))
    with bare(house, one, 4096) as line:
        line.setblocking(False)
        sent_bytes = 0

        def push() -> bool:
            nonlocal sent_bytes
            with suppress(BlockingIOError):
                sent_bytes += line.send(asking[sent_bytes:])
            return not house.run(state_of(house, one.id))[0] or sent_bytes == len(asking)

        wait_for(push)
        _, held, unread = house.run(state_of(house, one.id))
        assert held < 1_000_000 and unread < 500_000
        for _ in range(3):
            asked(one, two)[0].play()                       # everybody else plays on
        newest = one.revision
        line.setblocking(True)
        line.settimeout(PATIENCE)
        story = frames(line)
        told = [next(story) for _ in range(2)]
        while told[-1]["type"] != "state" or told[-1]["revision"] < newest:
            told.append(next(story))
        states = [message["revision"] for message in told if message["type"] == "state"]
        assert states == sorted(set(states)) and len(states) < 5
        ids = [message["id"] for message in told if message["type"] == "refusals"]
        assert ids == list(range(len(ids)))


async def state_of(house: House, id: str) -> tuple[bool, int, int]:
    """Whether the server can write to the socket at a table, what waits to be sent, and what to be read."""
    client = next(client for client in house.sockets.clients if client.id == id)
    connection: Any = client.socket.connection
    return client.socket.is_writable, connection.transport.get_write_buffer_size(), client.socket._frames.buffered_bytes
