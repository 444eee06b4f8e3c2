"""The writer of the store: jobs share transactions, a bad one spoils no other, none is lost at the end."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.storage.rows import ChatRow, SeatRow
from sacbe.server.storage.store import Store
from sacbe.server.storage.writer import StaleRevision
from support.server.stores import a_step, a_table, refusal, some_seats, with_store

pytestmark = pytest.mark.once

USUAL: dict[str, Any] = {"phase": "playing", "archived": False, "deadline": None, "waiting": None}


def test_commits_that_wait_share_a_transaction(database: str) -> None:
    batches: list[int] = []

    async def work(store: Store) -> None:
        for number in range(40):
            await store.create(a_table(f"t{number}"), [])
        before = store.transaction_count
        batches.clear()
        for revision in range(1, 6):
            await asyncio.gather(*(store.commit(a_step(revision, f"t{number}"), {}) for number in range(40)))
        assert sum(batches) == 200
        assert store.transaction_count - before == len(batches) <= 50
        assert max(batches) >= 10

    with_store(database, work, watch=lambda jobs, seconds: batches.append(jobs))


def test_many_steps_of_one_table_can_wait_together(database: str) -> None:
    """The last of them has the last word, whatever columns each of them changes."""
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        changes: list[dict[str, Any]] = [{"title": "a", "waiting": "bot"}, {"title": "b"}, {"waiting": None}, {}]
        await asyncio.gather(*(store.commit(a_step(n), change) for n, change in enumerate(changes, start=1)))
        found = await store.load("maya")
        assert found is not None and len(found[2]) == 4
        assert (found[0].revision, found[0].title, found[0].waiting, found[0].updated) == (4, "b", None, 104.0)

    with_store(database, work)


def test_a_bad_job_does_not_take_the_others_with_it(database: str) -> None:
    async def work(store: Store) -> None:
        for name in ("a", "b", "c", "d"):
            await store.create(a_table(name), some_seats(name))
        thief = SeatRow(table_id="b", seat=1, token_hash="a-0")
        got = await asyncio.gather(
            store.commit(a_step(1, "a"), {}), store.commit(a_step(1, "b"), {}, [thief]),
            store.commit(a_step(1, "c", data={"thing": object()}), {}), store.commit(a_step(1, "d"), {}),
            store.commit(a_step(1, "d"), {}),
            store.add_chat(ChatRow(table_id="x", at=1.0, name="", seat=None, text="")),
            return_exceptions=True)
        kinds = [one.key if isinstance(one, Problem) else type(one).__name__ for one in got]
        assert kinds == ["NoneType", "database-refused", "database-refused", "NoneType", "StaleRevision",
                         "database-refused"]
        assert [await store.revision(name) for name in "abcd"] == [1, 0, 0, 1]
        assert await store.steps_since("b", 0) == []
        words = " ".join(str(one) for one in got)
        assert "a-0" not in words and "thing" not in words

    with_store(database, work)


def test_many_good_jobs_are_not_held_up_by_a_bad_one(database: str) -> None:
    """The transaction is parted in halves, not into single jobs."""
    async def work(store: Store) -> None:
        for number in range(60):
            await store.create(a_table(f"t{number}"), some_seats(f"t{number}"))
        before = store.transaction_count
        steps = [a_step(1, f"t{number}", data={"x": object() if number == 33 else 0}) for number in range(60)]
        got = await asyncio.gather(*(store.commit(step, {}) for step in steps), return_exceptions=True)
        assert [number for number, one in enumerate(got) if one is not None] == [33]
        assert store.transaction_count - before <= 30

    with_store(database, work)


def test_steps_are_told_by_a_call_too(database: str) -> None:
    """Those of one transaction in one round of the loop; one who stumbles over it does not cost the others theirs."""
    async def work(store: Store) -> None:
        for number in range(20):
            await store.create(a_table(f"t{number}"), some_seats(f"t{number}"))
        told: list[tuple[int, str]] = []
        rounds: list[int] = []
        stumbled: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda loop, found: stumbled.append(found))

        def done(number: int, error: BaseException | None) -> None:
            told.append((number, type(error).__name__))
            rounds.append(store.transaction_count)
            if number == 4:
                raise ZeroDivisionError

        for number in range(20):
            revision = 2 if number == 7 else 1
            store.commit_with_callback(a_step(revision, f"t{number}"), USUAL, (), partial(done, number))
        assert store.pending_count == 20
        while len(told) < 20:
            await asyncio.sleep(0.01)
        assert sorted(told) == [(number, "StaleRevision" if number == 7 else "NoneType") for number in range(20)]
        assert len(set(rounds)) == 1 and len(stumbled) == 1 and store.pending_count == 0
        assert [await store.revision(f"t{number}") for number in (0, 7, 19)] == [1, 0, 1]

    with_store(database, work)


def test_a_step_that_comes_too_late_does_not_cost_the_others_theirs(database: str) -> None:
    """The short way finds that something is wrong, the long one what: a table that has gone on, one that is missing,
    a step that is there although its header does not know it, and a gap."""
    async def work(store: Store) -> None:
        for name in "abcd":
            await store.create(a_table(name), some_seats(name))
        await store.commit(a_step(1, "b"), USUAL)
        await store.commit(a_step(1, "c"), USUAL)
        await store.update_table("c", revision=0)
        steps = [a_step(1, "a"), a_step(1, "b"), a_step(1, "c"), a_step(1, "nobody"), a_step(1, "d"),
                 a_step(3, "d"), a_step(2, "d"), a_step(2, "a")]
        got = await asyncio.gather(*(store.commit(step, USUAL) for step in steps), return_exceptions=True)
        assert [isinstance(one, StaleRevision) for one in got] == [False, True, True, True, False, True, False, False]
        assert [one for one in got if not isinstance(one, StaleRevision)] == [None] * 4
        assert [await store.revision(name) for name in "abcd"] == [2, 1, 0, 2]

    with_store(database, work)


def test_steps_may_change_different_columns_and_seats(database: str) -> None:
    async def work(store: Store) -> None:
        for name in "abc":
            await store.create(a_table(name), some_seats(name))
        sat = SeatRow(table_id="c", seat=1, kind="human", name="Chac", token_hash="c-1")
        await asyncio.gather(store.commit(a_step(1, "a", at=7.25), {**USUAL, "waiting": "bot", "deadline": 9.125}),
                             store.commit(a_step(1, "b"), {"title": "T", "clock": {"kind": "move"}, "base": [1]}),
                             store.commit(a_step(1, "c"), USUAL, [sat]))
        a, b, c = [await store.load(name) for name in "abc"]
        assert a is not None and b is not None and c is not None
        assert (a[0].waiting, a[0].deadline, a[0].updated, a[0].phase, a[0].archived) == ("bot", 9.125, 7.25,
                                                                                         "playing", False)
        assert (b[0].title, b[0].clock, b[0].base) == ("T", {"kind": "move"}, [1])
        assert c[1][1] == sat and c[2] == [a_step(1, "c")]
        await store.commit(a_step(2, "b"), {"title": "", "clock": {"kind": "none"}, "base": None})
        again = await store.load("b")
        assert again is not None and (again[0].clock, again[0].base) == ({"kind": "none"}, None)

    with_store(database, work)


def test_a_misspelt_column_is_found_at_once(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for promise in (store.commit(a_step(1), {"titel": ""}), store.update_table("maya", id="x")):
            with pytest.raises(ValueError, match=r"titel|id"):
                await promise

    with_store(f"sqlite:///{tmp_path / 'x.db'}", work)


def test_closing_finishes_what_waits(database: str) -> None:
    async def run() -> None:
        store = Store(database)
        await store.open()
        for number in range(30):
            await store.create(a_table(f"t{number}"), [])
        waiting = [asyncio.ensure_future(store.commit(a_step(1, f"t{number}"), {})) for number in range(30)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 30
        assert await refusal(store.commit(a_step(2, "t0"), {})) == "database-closed"
        assert await refusal(store.load("t0")) == "database-closed"

    asyncio.run(run())


def test_whoever_stops_waiting_does_not_stop_the_work(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        task = asyncio.ensure_future(store.commit(a_step(1), {}))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.update_table("maya", title="after")
        assert await store.revision("maya") == 1

    with_store(database, work)


def test_a_commit_that_fails_fails_for_all_and_the_writer_goes_on(database: str) -> None:
    async def work(store: Store) -> None:
        from sqlalchemy import event

        for name in ("a", "b"):
            await store.create(a_table(name), [])

        def broken(connection: object) -> None:
            raise OSError("the disk is gone")

        event.listen(store.database.writer, "commit", broken)
        got = await asyncio.gather(*(store.commit(a_step(1, name), {}) for name in "ab"), return_exceptions=True)
        assert [one.key if isinstance(one, Problem) else one for one in got] == ["database-gone"] * 2
        event.remove(store.database.writer, "commit", broken)
        assert [await store.revision(name) for name in "ab"] == [0, 0]
        await store.commit(a_step(1, "a"), {})
        assert await store.revision("a") == 1

    with_store(database, work)
