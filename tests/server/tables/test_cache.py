"""Tables in memory: those used last and all that somebody listens to; a call costs the same however many there are."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.cluster.event_bus import EventBus
from sacbe.server.storage.store import Store
from sacbe.server.tables import manager as module
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.manager import Tables
from support.server.stores import a_table, some_seats

pytestmark = pytest.mark.once


class CountingHub(EventBus):
    """Counts how often it is asked who listens."""

    looks = 0

    def has_subscribers(self, table: str) -> bool:
        self.looks += 1
        return super().has_subscribers(table)


class KnownTables(Tables):
    """Every table exists, and nothing was played there; counts how many were loaded."""

    loads = 0

    async def _load(self, id: str) -> LiveTable:
        if id == "unknown":
            raise Problem("unknown-table", table=id)
        self.loads += 1
        return LiveTable(a_table(id), some_seats(id))


def made(folder: Path) -> tuple[KnownTables, CountingHub]:
    hub = CountingHub()
    return KnownTables(Store(f"sqlite:///{folder}/sacbe.db"), hub, False), hub


async def use(tables: Tables, *ids: str) -> None:
    for id in ids:
        async with tables.table(id):
            pass


def looks_of(folder: Path, idle: int) -> int:
    """How many looks a hundred calls take where so many idle tables are listened to."""
    async def run() -> int:
        tables, hub = made(folder)
        async with AsyncExitStack() as stack:
            for number in range(idle):
                await stack.enter_async_context(hub.subscribe(f"idle{number}"))
                await use(tables, f"idle{number}")
            assert len(tables.entries) == idle
            hub.looks = 0
            for number in range(100):
                await use(tables, f"active{number % 10}")
            return hub.looks

    return asyncio.run(run())


def test_a_call_costs_the_same_however_many_tables_are_listened_to(tmp_path: Path) -> None:
    assert looks_of(tmp_path, 3000) == looks_of(tmp_path, 10) <= 200


def test_what_was_not_used_for_longest_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CACHE", 3)

    async def run() -> None:
        tables, _ = made(tmp_path)
        await use(tables, "a", "b", "c", "a", "d")
        assert set(tables.entries) == set(tables.idle) == {"c", "a", "d"}
        await use(tables, "c", "e", "f")
        assert set(tables.entries) == set(tables.idle) == {"c", "e", "f"}
        with pytest.raises(Problem):
            await use(tables, "unknown")
        assert set(tables.entries) == {"c", "e", "f"}

    asyncio.run(run())


def test_what_is_used_or_listened_to_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CACHE", 2)

    async def run() -> None:
        tables, hub = made(tmp_path)
        await use(tables, "later")
        async with tables.table("used"), hub.subscribe("heard"), hub.subscribe("later"):
            await use(tables, "heard", *map(str, range(10)))
            assert set(tables.entries) == {"used", "heard", "later", "8", "9"}
            loads = tables.loads
            await use(tables, "heard", "later")
            assert tables.loads == loads
        assert len(tables.entries) == len(tables.idle) == 2         # those who came last, now that nobody listens
        assert "used" in tables.entries

    asyncio.run(run())


def test_a_table_that_was_never_there_is_not_kept_for_its_listeners(tmp_path: Path) -> None:
    async def run() -> Any:
        tables, hub = made(tmp_path)
        async with hub.subscribe("unknown"):
            with pytest.raises(Problem):
                await use(tables, "unknown")
            return dict(tables.entries)

    assert asyncio.run(run()) == {}
