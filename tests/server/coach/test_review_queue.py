"""The queue of reviews on both kinds of database, and for several servers of one database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.api.errors import status_code
from sacbe.server.coach.review_queue import ReviewQueue
from sacbe.server.coach.review_store import ReviewStore
from sacbe.server.storage.rows import ReviewRow
from sacbe.server.storage.store import Store
from server.coach.test_reviews import asked, text, uploaded
from support.server.tables import House, wait_for

pytestmark = pytest.mark.once


def row(id: str, created: float, address: str = "a") -> ReviewRow:
    return ReviewRow(id=id, digest=id, record="…", depth=1, address=address, created=created)


def test_each_review_is_somebody_s_once(database: str) -> None:
    async def work() -> None:
        here, there = Store(database), Store(database)
        await here.open()
        await there.open()
        one, other = ReviewStore(here), ReviewStore(there)
        for id, created in (("late", 3.0), ("early", 1.0), ("middle", 2.0)):
            assert await one.add(row(id, created))
        assert not await other.add(row("early", 9.0)), "it is there already"
        waiting = await other.get("late")
        assert waiting is not None and await other.place_in_queue(waiting) == 3 and await other.count_busy("a") == 3
        claimed = [await queue.claim(10.0, 0.0) for queue in (one, other, one, other)]
        assert [found and found.id for found in claimed] == ["early", "middle", "late", None]
        await one.change("early", state="done", result=b"packed")
        seen = await other.get("early")
        assert seen is not None and (seen.state, seen.result) == ("done", b"packed")
        again = await other.claim(100.0, 50.0)
        assert again is not None and again.id == "middle", "nobody has worked on it for long"
        await here.close()
        await there.close()

    asyncio.run(work())


def test_a_review_that_one_server_is_asked_for_is_seen_on_the_other(tmp_path: Path, postgres_url: str) -> None:
    with House(tmp_path / "one", database=postgres_url) as one, House(tmp_path / "two", database=postgres_url) as two:
        table = uploaded(one)
        id = asked(table.post("review", depth=1))["id"]
        found = wait_for(lambda: seen if (seen := asked(two.get(f"/api/reviews/{id}")))["state"] == "done" else None)
        assert found["review"] == asked(one.get(f"/api/tables/{table.id}/review"))["review"]
        assert asked(two.post("/api/reviews", {"record": text()}))["id"] != id, "a record has a review of its own"
        assert asked(two.post(f"/api/tables/{table.id}/review", {"depth": 1}))["id"] == id


@pytest.mark.parametrize("is_shared", [False, True])
def test_a_server_without_processes_for_reviews_refuses_them(tmp_path: Path, is_shared: bool) -> None:
    """Unless others work on the same queue; what is made already is shown all the same."""
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/x.db")
        await store.open()
        queue = ReviewQueue(ReviewStore(store), None, 0, 1, 8, is_shared, lambda: 1.0)
        await queue.start()
        try:
            if is_shared:
                assert (await queue.request_review("record", "digest", None, 1, "a")).state == "queued"
                return
            with pytest.raises(Problem) as caught:
                await queue.request_review("record", "digest", None, 1, "a")
            assert caught.value.key == "forbidden-reviews" and status_code(caught.value.key) == 403
            await queue.store.add(row("there", 1.0))
            again = await queue.request_review("record", row("there", 1.0).digest, None, 1, "a")
            assert again.id == "there"
        finally:
            await queue.close()
            await store.close()

    asyncio.run(run())
