"""The lock of a table: handed on in the order in which it was asked for, also where moves take it without waiting."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.core.lock import TableLock
from support.server.held_disk import is_free, move_of
from support.server.tables import PATIENCE, House, Wire, asked, wait_for

pytestmark = pytest.mark.once


def test_the_lock_is_handed_on_in_order_and_never_free_in_between() -> None:
    async def run() -> None:
        lock, order = TableLock(), list[int]()

        async def wait(number: int) -> None:
            async with lock:
                order.append(number)
                await asyncio.sleep(0)

        assert lock.try_acquire() and not lock.try_acquire()
        tasks = [asyncio.create_task(wait(number)) for number in range(5)]
        await asyncio.sleep(0)
        assert lock.waiter_count == 5
        tasks[1].cancel()
        lock.release()
        while lock.is_held:
            assert not lock.try_acquire()                   # nobody comes before those who wait
            await asyncio.sleep(0)
        assert order == [0, 2, 3, 4] and lock.try_acquire()

    asyncio.run(run())


def test_a_lock_is_not_lost_with_who_was_just_handed_it() -> None:
    async def run() -> None:
        lock = TableLock()
        lock.try_acquire()

        async def wait() -> None:
            async with lock:
                raise AssertionError("it was cancelled")

        first, second = asyncio.create_task(wait()), asyncio.create_task(wait())
        await asyncio.sleep(0)
        second.cancel()
        lock.release()
        first.cancel()                                      # it has the lock, and does not know it yet
        await asyncio.gather(first, second, return_exceptions=True)
        assert first.cancelled() and second.cancelled() and lock.try_acquire()

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
            during = tables.try_acquire(one.id, revision) is None
        between = tables.try_acquire(one.id, revision) is None  # it was handed over, and nobody has run since
        await waiter
        live = tables.try_acquire(one.id, revision)
        assert live is not None
        tables.release(one.id)
        return during, between, seen

    assert house.run(scene()) == (True, True, [revision])
    assert is_free(house, one.id)


def test_moves_over_sockets_need_no_task_and_wait_their_turn_if_they_must(
        house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = asked(*house.pair("tzolkin"))
    choose, slow = TableActions.choose, list[str]()

    async def counted(acts: TableActions, id: str, *more: Any) -> int:
        slow.append(id)
        return await choose(acts, id, *more)

    monkeypatch.setattr(TableActions, "choose", counted)
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
