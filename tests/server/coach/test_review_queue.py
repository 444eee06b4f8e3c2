"""The queue of reviews on both kinds of database, and for several servers of one database."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

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
