"""The path of a move: nobody hears of it before it is on the disk, whoever leaves, fails or ends meanwhile."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.storage.writer import StaleRevision
from support.server.held_disk import Disk, count, is_free, is_still, move_of
from support.server.tables import PATIENCE, House, Wire, asked, wait_for

pytestmark = pytest.mark.once

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


@pytest.mark.parametrize(("error", "told"), [
    (Problem("database-gone", where="db", detail="x"), "busy"), (StaleRevision("x", 1), "stale"),
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
    assert len(house.sockets.clients) == before and not house.tables.hub.has_subscribers(one.id)
