"""Passwords are hashed one at a time, in a thread that gives way; known devices come first."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.accounts import hashing
from sacbe.server.accounts.hashing import MOST_NICE, NICER, HashingQueue

pytestmark = pytest.mark.once


def with_queue(work: Callable[[HashingQueue], Awaitable[None]]) -> None:
    async def go() -> None:
        queue = HashingQueue()
        try:
            await work(queue)
        finally:
            queue.close()

    asyncio.run(go())


@pytest.mark.skipif(sys.platform != "linux", reason="a thread has no priority of its own there")
def test_the_thread_gives_way_and_no_other_does() -> None:
    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def work(queue: HashingQueue) -> None:
        before = niceness()
        assert await queue.run(niceness) == min(MOST_NICE, before + NICER) > before
        assert niceness() == before

    with_queue(work)


def test_one_at_a_time_and_known_devices_first() -> None:
    async def work(queue: HashingQueue) -> None:
        begun, go_on = threading.Event(), threading.Event()
        order: list[str] = []

        def hold() -> None:
            begun.set()
            go_on.wait(20)

        tasks = [asyncio.create_task(queue.run(hold))]
        while not begun.is_set():
            await asyncio.sleep(0)
        for name, is_known in (("stranger", False), ("another", False), ("known", True)):
            tasks.append(asyncio.create_task(queue.run(lambda name=name: order.append(name), is_known)))
        await asyncio.sleep(0)
        assert queue.under_way == 4
        go_on.set()
        await asyncio.gather(*tasks)
        assert order == ["known", "stranger", "another"]

    with_queue(work)


def test_strangers_do_not_take_the_places_of_known_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hashing, "WAITING", 2)

    async def work(queue: HashingQueue) -> None:
        go_on = threading.Event()
        tasks = [asyncio.create_task(queue.run(lambda: go_on.wait(20))) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as caught:
            await queue.run(lambda: None)
        assert caught.value.key == "busy"
        tasks.append(asyncio.create_task(queue.run(lambda: True, is_known=True)))
        await asyncio.sleep(0)
        tasks[2].cancel()                               # somebody who goes leaves a place
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(queue.run(lambda: True)))
        await asyncio.sleep(0)
        go_on.set()
        found = await asyncio.gather(*tasks, return_exceptions=True)
        assert [one is True for one in found] == [True, True, False, True, True]

    with_queue(work)


def test_who_waits_is_told_when_the_server_closes() -> None:
    async def work(queue: HashingQueue) -> None:
        begun, go_on = threading.Event(), threading.Event()

        def hold() -> int:
            begun.set()
            go_on.wait(20)
            return 1

        first, second = asyncio.create_task(queue.run(hold)), asyncio.create_task(queue.run(lambda: 2))
        while not begun.is_set():
            await asyncio.sleep(0)
        queue.close()
        with pytest.raises(Problem) as caught:
            await second
        assert caught.value.key == "closing"
        go_on.set()
        assert await first == 1
        with pytest.raises(Problem):
            await queue.run(lambda: 3)

    with_queue(work)


def test_an_error_reaches_who_asked_and_the_queue_goes_on() -> None:
    async def work(queue: HashingQueue) -> None:
        with pytest.raises(ZeroDivisionError):
            await queue.run(lambda: 1 // 0)
        assert await queue.run(lambda: 2) == 2

    with_queue(work)
