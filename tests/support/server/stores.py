"""What the tests of the store share: rows of every kind, and a store that is opened, used and closed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.storage.rows import SeatRow, StepRow, TableRow
from sacbe.server.storage.store import Store


def a_table(name: str = "maya", **changes: Any) -> TableRow:
    facts: dict[str, Any] = {"id": name, "game": "bul", "rules": 3, "players": 2, "options": {"reading": "strict"},
                             "secret": bytes(range(32)), "created": 100.0, "updated": 100.0}
    return TableRow(**{**facts, **changes})


def a_step(revision: int, table: str = "maya", **changes: Any) -> StepRow:
    facts: dict[str, Any] = {"table_id": table, "revision": revision, "at": 100.0 + revision, "seat": 0,
                             "kind": "choice", "data": {"choices": [revision, 2**60]}}
    return StepRow(**{**facts, **changes})


def some_seats(table: str = "maya") -> list[SeatRow]:
    return [SeatRow(table_id=table, seat=0, kind="human", name="Ixchel", token_hash=f"{table}-0"),
            SeatRow(table_id=table, seat=1)]


def with_store(url: str, work: Callable[[Store], Awaitable[None]], **settings: Any) -> None:
    """Open a store, do the work, close it."""
    async def run() -> None:
        store = Store(url, **settings)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def refusal(promise: Awaitable[object]) -> str:
    with pytest.raises(Problem) as caught:
        await promise
    assert str(caught.value)                    # there are words for it
    return caught.value.key


def key_of(work: Callable[[], object]) -> str:
    with pytest.raises(Problem) as caught:
        work()
    assert "hunter2" not in str(caught.value) + repr(caught.value.facts)
    return caught.value.key
