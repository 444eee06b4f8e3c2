"""Names that do not resolve: their look-ups hang as long as they like, and nobody else waits for them.

The resolver is the test's own: some names hang until the test says otherwise, all others lead to a server of the test.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from sacbe.server.notifications import outbound_threads, webhooks
from sacbe.server.notifications.outbound_queue import OutboundJob, OutboundQueue
from sacbe.server.notifications.outbound_threads import HostLookups, OutboundBusy
from sacbe.server.notifications.service import Notifier
from support.server.listeners import PATIENCE, Web, listening, mailing, tell, until

pytestmark = pytest.mark.once


class DeadNames:
    """A resolver under which names that begin with `dead` hang; the others lead to this machine."""

    def __init__(self) -> None:
        self.go_on = threading.Event()
        self.asked: list[str] = []

    def __call__(self, host: str, *args: object, **named: object) -> list[Any]:
        self.asked.append(host)
        if host.startswith("dead"):
            self.go_on.wait(PATIENCE)
        return [(2, 1, 6, "", ("127.0.0.1", 0))]


@pytest.fixture
def names() -> Iterator[DeadNames]:
    found = DeadNames()
    yield found
    found.go_on.set()


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is given up because the machine is busy; a test about giving up says when."""
    monkeypatch.setattr(webhooks, "TIMEOUT", PATIENCE)


@asynccontextmanager
async def one_thread() -> AsyncIterator[None]:
    """Give the event loop a default pool of a single thread, so that one look-up there is noticed."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    yield
    async with asyncio.timeout(PATIENCE):
        assert await asyncio.to_thread(lambda: "free") == "free"


def test_hooks_under_a_dead_name_server_hold_up_neither_the_pool_nor_others(names: DeadNames) -> None:
    async def run() -> None:
        web = Web()
        async with listening(web.talk, web), Notifier(allow_private=True, pauses=(), resolve=names) as notifier:
            async with one_thread():
                for seat in range(12):
                    tell(notifier, f"http://dead{seat}.example/", seat=seat, asked_by=f"stranger{seat % 4}")
                tell(notifier, web.hook("living.example"), table="xyz")
                await until(lambda: len(web.got) == 1 and len(names.asked) > 8)
            assert not names.go_on.is_set()
        assert names.asked.count("living.example") == 1

    asyncio.run(run())


def test_a_stop_waits_for_no_name(names: DeadNames) -> None:
    """Neither the end of the event loop nor that of the process."""
    async def run() -> None:
        async with Notifier(pauses=(), resolve=names) as notifier:
            tell(notifier, "http://dead.example/")
            await until(lambda: bool(names.asked))

    asyncio.run(run())
    assert not names.go_on.is_set()
    script = ("import asyncio, threading\n"
              "from sacbe.server.notifications.outbound_threads import HostLookups\n"
              "begun = threading.Event()\n"
              "def resolve(*args, **named):\n"
              "    begun.set()\n"
              "    threading.Event().wait()\n"
              "async def run():\n"
              "    task = asyncio.create_task(HostLookups(resolve).find('dead.example', 'ann'))\n"
              "    while not begun.is_set():\n"
              "        await asyncio.sleep(0.005)\n"
              "asyncio.run(run())\n")
    assert subprocess.run([sys.executable, "-c", script], timeout=PATIENCE, check=True).returncode == 0


def test_a_look_up_that_outlives_its_time_is_given_up(names: DeadNames, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.05)

    async def run() -> None:
        async with Notifier(pauses=(), resolve=names) as notifier:
            with capture_logs() as logs:
                tell(notifier, "http://dead.example/")
                await notifier.drain()
        assert [(entry["reason"], entry["host"]) for entry in logs] == [("TimeoutError", "dead.example")]

    asyncio.run(run())


def test_somebody_s_names_occupy_only_their_own_threads(names: DeadNames) -> None:
    async def run() -> None:
        lookups = HostLookups(names)
        stuck = [asyncio.create_task(lookups.find(f"dead{number}.example", "eve")) for number in range(2)]
        await until(lambda: len(names.asked) == 2)
        for _ in range(2):
            with pytest.raises(OutboundBusy):
                await lookups.find("dead9.example", "eve")
        assert await lookups.find("living.example", "ann") == ["127.0.0.1"]
        stuck[0].cancel()                           # nobody waits any more, but the thread is still there
        with pytest.raises(OutboundBusy):
            await lookups.find("dead9.example", "eve")
        names.go_on.set()
        await stuck[1]
        await until(lambda: not lookups._threads._owned)
        assert await lookups.find("dead9.example", "eve") == ["127.0.0.1"]

    asyncio.run(run())


def test_all_who_want_the_same_host_share_one_look_up(names: DeadNames) -> None:
    async def run() -> None:
        lookups = HostLookups(names)
        waiting = [asyncio.create_task(lookups.find("dead.example", f"p{number}")) for number in range(12)]
        await until(lambda: bool(names.asked))
        waiting[0].cancel()
        names.go_on.set()
        assert await asyncio.gather(*waiting[1:]) == [["127.0.0.1"]] * 11
        assert names.asked == ["dead.example"]

    asyncio.run(run())


def test_a_name_that_does_not_exist_is_an_error_like_others() -> None:
    def resolve(*args: object, **named: object) -> list[Any]:
        raise OSError("no such name")

    async def run() -> None:
        lookups = HostLookups(resolve)
        for _ in range(outbound_threads.LOOKUPS_PER_OWNER + 1):     # each gives its place back
            with pytest.raises(OSError, match="no such name"):
                await lookups.find("nowhere.example", "ann")

    asyncio.run(run())


def test_a_dead_mail_server_holds_up_neither_the_pool_nor_hooks(
        names: DeadNames, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.getaddrinfo", names)

    async def run() -> None:
        web = Web()
        async with one_thread(), listening(web.talk, web), \
                mailing("smtp://dead.example", allow_private=True) as notifier:
            for seat in range(5):
                tell(notifier, mail="ana@example.com", seat=seat)
            await until(lambda: len(names.asked) == 2)          # as many as send mail at once
            tell(notifier, web.hook(), table="xyz")
            await until(lambda: len(web.got) == 1)
        assert not names.go_on.is_set()

    asyncio.run(run())


# ---------------------------------------------------------------- in turn

def queue_of(senders: int, per_owner: int, per_host: int) -> OutboundQueue:
    return OutboundQueue(senders, per_owner, per_host, waiting=20, waiting_per_owner=10, pauses=(0.0,))


def test_the_next_is_who_has_waited_longest_since_their_last() -> None:
    async def run() -> None:
        queue, sent = queue_of(1, 1, 1), list[str]()

        def job(owner: str, name: str) -> OutboundJob:
            async def send() -> None:
                sent.append(name)

            return OutboundJob("hook", owner, name, send)

        for number in range(3):
            assert queue.put(job("eve", f"eve{number}"))
        assert queue.put(job("ann", "ann0")) and queue.put(job("bob", "bob0"))
        queue.open()
        await queue.drain()
        assert sent == ["eve0", "ann0", "bob0", "eve1", "eve2"]

    asyncio.run(run())


def test_nobody_and_no_host_takes_all_senders() -> None:
    async def run() -> None:
        queue, begun, go_on = queue_of(6, 2, 3), list[str](), asyncio.Event()

        def job(owner: str, host: str) -> OutboundJob:
            async def send() -> None:
                begun.append(f"{owner} {host}")
                await go_on.wait()

            return OutboundJob("hook", owner, host, send)

        queue.open()
        for owner, host in (("eve", "a"), ("eve", "b"), ("eve", "c"), ("ann", "b"), ("bob", "b"), ("cem", "b"),
                            ("cem", "d")):
            queue.put(job(owner, host))
        await until(lambda: len(begun) == 5)
        assert begun == ["eve a", "eve b", "ann b", "bob b", "cem d"]       # eve has two, host b has three
        go_on.set()
        await queue.drain()
        assert sorted(begun[5:]) == ["cem b", "eve c"]

    asyncio.run(run())


def test_what_waits_is_bounded_in_all_and_by_owner() -> None:
    async def run() -> None:
        queue = queue_of(1, 1, 1)

        async def send() -> None:
            raise OSError("away")

        def put(owner: str) -> bool:
            return queue.put(OutboundJob("hook", owner, "a", send))

        with capture_logs() as logs:
            assert [put("eve") for _ in range(11)] == [True] * 10 + [False]
            assert [put("ann") for _ in range(10)] == [True] * 10
            assert not put("bob")                       # no room at all
            queue.open()
            await queue.drain()                         # each was tried twice
        assert [entry["event"] for entry in logs] == ["notification dropped"] * 2 + ["notification failed"] * 20
        assert put("bob")
        await queue.close()

    asyncio.run(run())
