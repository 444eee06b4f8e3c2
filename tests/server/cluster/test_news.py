"""Two processes on one PostgreSQL, here as two event buses: steps come with the news, and missed ones are found."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sacbe.server.cluster.event_bus import MISSED_NEWS, AsyncSubscription, EventBus
from sacbe.server.storage.rows import StepRow
from sacbe.server.storage.store import Store
from sacbe.server.tables.lobby import Lobby, NewTable, Sitter
from sacbe.server.tables.manager import Tables
from sacbe.server.tables.missed_steps import MissedStepCheck

pytestmark = pytest.mark.once

SOON = 30.0


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Tables]:
    """What a process has of the tables."""
    store, hub = Store(url), EventBus(url)
    await store.open()
    try:
        async with hub.plugin:
            async with hub.subscribe("its start") as wake:
                assert await told(wake) == MISSED_NEWS          # from now on it hears everything
            yield Tables(store, hub, True)
    finally:
        await store.close()


async def told(wake: AsyncSubscription) -> int:
    return await asyncio.wait_for(wake.wait(), SOON)


async def move(tables: Tables, id: str) -> int:
    async with tables.table(id) as live:
        ask = live.started_game.state.ask
        assert ask is not None
        return await tables.choose(live, live.asked_seat or 0, ask.options[0])


async def started(tables: Tables) -> str:
    opened = await Lobby(tables).open(NewTable("bul", [Sitter("me"), Sitter("bot", "random")]))
    return opened.live.row.id


def reading(tables: Tables) -> list[str]:
    """What is read of tables from now on."""
    found: list[str] = []
    load, since = tables.store.load, tables.store.steps_since

    async def loaded(id: str) -> Any:
        found.append("load")
        return await load(id)

    async def stepped(id: str, revision: int) -> list[StepRow]:
        found.append("steps")
        return await since(id, revision)

    tables.store.load, tables.store.steps_since = loaded, stepped       # type: ignore[method-assign]
    return found


def test_another_process_need_not_read_what_it_is_told(postgres_url: str) -> None:
    async def run() -> None:
        async with process(postgres_url) as here, process(postgres_url) as there:
            id = await started(here)
            async with there.hub.subscribe(id) as wake:
                async with there.table(id) as live:
                    known = live.revision
                read = reading(there)
                for revision in range(known + 1, known + 4):
                    assert await move(here, id) == revision
                    while await told(wake) < revision:
                        pass
                    found = there.get_cached(id, revision)
                    assert found is not None and found.revision == found.row.revision == revision
                assert read == []
                async with here.table(id) as mine:
                    assert found.started_game.history == mine.started_game.history

    asyncio.run(run())


def test_a_step_that_does_not_follow_is_not_taken(postgres_url: str) -> None:
    async def run() -> None:
        async with process(postgres_url) as here, process(postgres_url) as there:
            id = await started(here)
            async with there.hub.subscribe(id), there.table(id) as live:
                known = live.revision
            forged = StepRow(table_id=id, revision=known + 2, at=1.0, seat=0, kind="choice", data={"choices": [1]})
            there.apply_remote_step(forged)
            assert live.revision == known
            forged.revision, forged.data = known + 1, {"choices": ["no choice"]}
            there.apply_remote_step(forged)         # what cannot be taken costs only what is in memory
            assert there.get_cached(id) is None
            await move(here, id)
            async with there.table(id) as live:
                assert live.revision == known + 1

    asyncio.run(run())


def test_what_was_stored_and_never_told_is_found(postgres_url: str) -> None:
    """As if a process had died between its commit and its word to the others."""
    async def run() -> None:
        async with process(postgres_url) as here, process(postgres_url) as there:
            id, other = await started(here), await started(here)
            async with there.hub.subscribe(id) as wake, there.hub.subscribe(other):
                for one_id in (id, other):
                    async with there.table(one_id):
                        pass
                here.hub._is_alone = True
                revision = await move(here, id)
                assert await MissedStepCheck(there).wake_behind() == 1
                assert await told(wake) == revision
                async with there.table(id) as live:
                    assert live.revision == revision
                assert await MissedStepCheck(there).wake_behind() == 0

    asyncio.run(run())


def test_whoever_finds_it_first_tells_those_who_listen(postgres_url: str) -> None:
    """A process has died before it announced a step; somebody looks at the table before the others are searched."""
    async def run() -> None:
        async with process(postgres_url) as here, process(postgres_url) as there:
            id = await started(here)
            async with there.hub.subscribe(id) as wake:
                async with there.table(id) as live:
                    known = live.revision
                await told(wake)                    # of the table that was loaded
                here.hub._is_alone = True
                revision = await move(here, id)
                assert revision == known + 1
                async with there.table(id) as live:
                    assert live.row.revision == revision
                assert await told(wake) == revision

    asyncio.run(run())
