"""The path of a move: handled where its frame arrives, answered when it is on the disk, and nobody is overtaken."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.acts import Acts
from sacbe.server.storage.writer import Stale
from sacbe.server.table_lock import TableLock
from server.tables import PATIENCE, House, Player, Wire, asked, wait_for
from server.test_frames import sent
from server.test_listener import UPGRADE, until


class Disk:
    """Commits of one table wait until they may go on, or fail."""

    def __init__(self, house: House, id: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.house, self.id = house, id
        self.commit = house.tables.store.commit
        self.waiting = threading.Event()
        self.held: list[tuple[Any, asyncio.Future[None]]] = []
        monkeypatch.setattr(house.tables.store, "commit", self.write)
        monkeypatch.setattr(house.tables.store, "commit_then", self.write_then)

    def write(self, step: Any, table: Any, seats: Any = ()) -> asyncio.Future[None]:
        if step.table_id != self.id:
            return self.commit(step, table, seats)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.held.append(((step, table, seats), future))
        self.waiting.set()
        return future

    def write_then(self, step: Any, table: Any, seats: Any, done: Callable[[BaseException | None], None]) -> None:
        self.write(step, table, seats).add_done_callback(lambda future: done(future.exception()))

    def await_move(self) -> None:
        assert self.waiting.wait(PATIENCE)
        self.waiting.clear()

    def go_on(self, error: Exception | None = None) -> None:
        """What waits is written, or fails."""
        async def work() -> None:
            jobs, self.held = self.held, []
            for job, future in jobs:
                if error is not None:
                    future.set_exception(error)
                else:
                    await self.commit(*job)
                    future.set_result(None)

        self.house.run(work())


def move_of(state: dict[str, Any]) -> dict[str, Any]:
    return {"type": "choice", "revision": state["revision"], "move": state["options"][0]["move"]}


def is_still(wire: Wire, seconds: float = 0.15) -> bool:
    """Does nothing more come?"""
    try:
        wire.kept.append(json.loads(wire.socket.recv(seconds)))
    except TimeoutError:
        return True
    return False


def is_free(house: House, id: str) -> bool:
    async def look() -> bool:
        entry = house.tables.entries[id]
        return not entry.lock.is_held and not entry.users

    return bool(house.run(look()))


# ---------------------------------------------------------------- the lock

def test_the_lock_is_handed_on_in_order_and_never_free_in_between() -> None:
    async def run() -> None:
        lock, order = TableLock(), list[int]()

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.take() and not lock.take()
        tasks = [asyncio.create_task(wait(number)) for number in range(5)]
        await asyncio.sleep(0)
        assert lock.waiting == 5
        tasks[1].cancel()
        lock.release()
        while lock.is_held:
            assert not lock.take()                          # nobody comes before those who wait
            await asyncio.sleep(0)
        assert order == [0, 2, 3, 4] and lock.take()

    asyncio.run(run())


def test_a_lock_is_not_lost_with_who_was_just_handed_it() -> None:
    async def run() -> None:
        lock = TableLock()
        lock.take()

        async def wait() -> None:
            async with lock:
                raise AssertionError("it was cancelled")

        first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        second.cancel()
        lock.release()
        first.cancel()                                      # it has the lock, and does not know it yet
        await asyncio.gather(first, second, return_exceptions=True)
        assert first.cancelled() and second.cancelled() and lock.take()

    asyncio.run(run())


def test_a_move_does_not_overtake_those_who_wait_for_the_table(house: House) -> None:
    one, _ = asked(*house.pair("tzolkin"))
    revision = one.revision

    async def scene() -> tuple[bool, bool, list[int]]:
        tables, seen = house.tables, list[int]()

        async def wait() -> None:
            async with tables.table(one.id) as live:
                seen.append(live.revision)
                await asyncio.sleep(0)

        async with tables.table(one.id):
            waiter = asyncio.create_task(wait())
            await asyncio.sleep(0)
            during = tables.take(one.id, revision) is None
        between = tables.take(one.id, revision) is None     # it was handed over, and nobody has run since
        await waiter
        live = tables.take(one.id, revision)
        assert live is not None
        tables.give_back(one.id)
        return during, between, seen

    assert house.run(scene()) == (True, True, [revision])
    assert is_free(house, one.id)


def test_moves_over_sockets_need_no_task_and_wait_their_turn_if_they_must(
        house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = asked(*house.pair("tzolkin"))
    choose, slow = Acts.choose, list[str]()

    async def counted(acts: Acts, id: str, *more: Any) -> int:
        slow.append(id)
        return await choose(acts, id, *more)

    monkeypatch.setattr(Acts, "choose", counted)
    with one.socket() as mine, two.socket() as theirs:
        state = mine.next("state")
        assert mine.ask(**move_of(state))["type"] == "ack" and not slow
        wires = {one.seat: mine, two.seat: theirs}
        state = next_state(wires, state["revision"] + 1)
        held = threading.Event()
        free = threading.Event()

        async def hold() -> None:
            async with house.tables.table(one.id):
                held.set()
                await asyncio.get_running_loop().run_in_executor(None, free.wait, PATIENCE)

        task = threading.Thread(target=house.run, args=[hold()])
        task.start()
        assert held.wait(PATIENCE)
        wire = wires[state["ask"]["seat"]]
        wire.send(id=9, **move_of(state))
        wait_for(lambda: slow)
        assert one.id in slow and house.steps(one.id)[-1].revision == state["revision"]
        free.set()
        task.join(PATIENCE)
        assert wire.next("ack", "refused", id=9)["revision"] == state["revision"] + 1


def next_state(wires: dict[str, Wire], revision: int) -> dict[str, Any]:
    """The state of the seat that is asked at a revision."""
    found = [wire.next("state", revision=revision) for wire in wires.values()]
    return next(state for state in found if state["options"])


# ---------------------------------------------------------------- between a move and its commit

def test_nobody_hears_of_a_move_before_it_is_stored(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = asked(*house.pair("tzolkin"))
    with one.socket(brief=True) as mine, two.socket(brief=True) as theirs:
        state = mine.next("state")
        theirs.next("state")
        disk = Disk(house, one.id, monkeypatch)
        mine.send(id=1, **move_of(state))
        disk.await_move()
        assert is_still(mine) and is_still(theirs)
        disk.go_on()
        assert mine.next("news")["ack"] == 1 and "ack" not in theirs.next("news")
    wait_for(lambda: is_free(house, one.id))


def test_who_leaves_before_the_commit_has_moved_all_the_same(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = asked(*house.pair("tzolkin"))
    with two.socket() as theirs:
        with one.socket() as mine:
            state = mine.next("state")
            disk = Disk(house, one.id, monkeypatch)
            mine.send(id=1, **move_of(state))
            disk.await_move()
            mine.socket.socket.shutdown(socket.SHUT_RDWR)
        wait_for(lambda: house.run(count(house, one.id)) == 1)
        disk.go_on()
        monkeypatch.undo()
        assert theirs.news(state["revision"] + 1)[1]["revision"] == state["revision"] + 1
    assert house.steps(one.id)[-1].revision == state["revision"] + 1
    wait_for(lambda: is_free(house, one.id))
    assert asked(one, two)[0].play() == state["revision"] + 2


async def count(house: House, id: str) -> int:
    """How many sockets there are at a table."""
    return len([client for client in house.sockets.clients if client.id == id])


@pytest.mark.parametrize(("error", "told"), [
    (Problem("database-gone", where="db", detail="x"), "busy"), (Stale("x", 1), "stale"),
    (ZeroDivisionError("hunter2"), "internal")])
def test_a_move_that_cannot_be_stored_is_refused_and_has_not_happened(
        house: House, monkeypatch: pytest.MonkeyPatch, error: Exception, told: str) -> None:
    one, two = asked(*house.pair("tzolkin"))
    with one.socket() as mine, two.socket() as theirs:
        state = mine.next("state")
        theirs.next("state")
        before = house.stored(one.id)
        disk = Disk(house, one.id, monkeypatch)
        mine.send(id=1, **move_of(state))
        disk.await_move()
        disk.go_on(error)
        refused = mine.next("refused", id=1)
        assert refused["error"] == told and "hunter2" not in json.dumps(refused)
        assert is_still(theirs, 0.3) and house.stored(one.id) == before
        monkeypatch.undo()
        assert mine.ask(**move_of(state))["revision"] == state["revision"] + 1       # as if nothing had been
        assert theirs.news(state["revision"] + 1)[1]["revision"] == state["revision"] + 1
    wait_for(lambda: is_free(house, one.id))


def test_of_two_moves_for_one_revision_one_is_stale(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """From two sockets of one seat: the second waits for the first, in its turn, and then knows better."""
    one, _ = asked(*house.pair("tzolkin"))
    with one.socket() as first, one.socket() as second:
        state = first.next("state")
        second.next("state")
        disk = Disk(house, one.id, monkeypatch)
        first.send(id=1, **move_of(state))
        disk.await_move()
        second.send(id=2, **move_of(state))
        assert is_still(second, 0.3)
        disk.go_on()
        assert first.next("ack", "refused", id=1)["type"] == "ack"
        assert second.next("ack", "refused", id=2)["error"] == "stale"
    assert house.steps(one.id)[-1].revision == state["revision"] + 1


# ---------------------------------------------------------------- many messages, slow clients

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
    return client.socket.is_writable, connection.transport.get_write_buffer_size(), client.socket._frames.held


# ---------------------------------------------------------------- the end

@pytest.mark.parametrize("is_brief", [False, True])
def test_an_answer_that_is_under_way_comes_before_the_end(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_brief: bool) -> None:
    with House(tmp_path) as house:
        one, two = asked(*house.pair("tzolkin"))
        with one.socket(brief=is_brief) as mine, two.socket() as theirs:
            state = mine.next("state")
            theirs.next("state")
            disk = Disk(house, one.id, monkeypatch)
            mine.send(id=1, **move_of(state))
            disk.await_move()
            mine.send(id=2, type="ping")
            end = threading.Thread(target=house.run, args=[house.guard.drain(30.0)])
            end.start()
            assert theirs.closed() == (1012, "")            # it waits for nothing
            assert is_still(mine)
            disk.go_on()
            assert mine.next("news" if is_brief else "ack")["type"]
            assert mine.closed() == (1012, "")
            assert not any('"pong"' in text for text in mine.all)
            end.join(PATIENCE)
        assert house.guard.active == 0 and not house.sockets.clients and not house.guard.sockets
        assert house.steps(one.id)[-1].revision == state["revision"] + 1


def test_every_socket_is_counted_out(house: House) -> None:
    one, _ = house.pair()
    ways: list[Callable[[Wire], object]] = [
        lambda wire: wire.socket.close(), lambda wire: wire.socket.socket.shutdown(socket.SHUT_RDWR),
        lambda wire: wire.socket.socket.sendall(b"\x81\x02hi")]
    before = len(house.sockets.clients)
    for leave in ways:
        with one.socket() as wire:
            wire.next("state")
            assert house.run(count(house, one.id)) == 1
            leave(wire)
            wait_for(lambda: house.run(count(house, one.id)) == 0)
    assert len(house.sockets.clients) == before and not house.tables.hub.is_heard(one.id)
