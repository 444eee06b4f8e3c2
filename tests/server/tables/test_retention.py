"""Old tables of guests go by the rule of the operator, and nothing else does."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from sacbe.kernel.errors import Problem
from sacbe.server.cluster.event_bus import EventBus
from sacbe.server.commands import database as command
from sacbe.server.observability import metrics
from sacbe.server.storage.retention import SECONDS_PER_DAY, KeepingRule
from sacbe.server.storage.rows import AccountRow, ChatRow, SeatRow
from sacbe.server.storage.schema import chats, seats, steps
from sacbe.server.storage.store import Store
from sacbe.server.tables import retention
from sacbe.server.tables.manager import Tables
from sacbe.server.tables.retention import Retention
from support.server.stores import a_step, a_table, some_seats, with_store

pytestmark = pytest.mark.once

NOW = 1_000 * SECONDS_PER_DAY
RULE = KeepingRule(finished=30, open=10, idle=100)
STAYS = {"over-new", "open-new", "playing-new", "over-mine"}
GOES = {"over-old", "abandoned-old", "open-old", "playing-old"}


async def filled(store: Store) -> None:
    """A table of each kind just before and just after its time, and one of somebody with an account."""
    await store.create_account(AccountRow(id="ada", name="ada", display="Ada", password_hash="", created=1.0))
    for phase, days in (("over", 30), ("abandoned", 30), ("open", 10), ("playing", 100)):
        for name, age in ((f"{phase}-old", days + 0.01), (f"{phase}-new", days - 0.01)):
            await table(store, name, phase, age)
    await table(store, "over-mine", "over", 900, account="ada")
    await store.delete_table("abandoned-new")


async def table(store: Store, name: str, phase: str, age: float, **seat: Any) -> None:
    await store.create(a_table(name, updated=NOW - age * SECONDS_PER_DAY, phase=phase), some_seats(name))
    if seat:
        await store.delete_table(name)
        await store.create(a_table(name, updated=NOW - age * SECONDS_PER_DAY, phase=phase),
                           [SeatRow(table_id=name, seat=0, kind="human", **seat)])
    await store.commit(a_step(1, name, at=NOW - age * SECONDS_PER_DAY), {})
    await store.add_chat(ChatRow(table_id=name, at=1.0, name="", seat=None, text="hello"))


async def left(store: Store) -> set[str]:
    found = set()
    for id in STAYS | GOES:
        if await store.revision(id) is not None:
            found.add(id)
    return found


async def orphans(store: Store) -> int:
    """Rows of tables that are gone."""
    kept = await left(store)
    queries = [select(func.count()).where(one.c.table_id.not_in(kept)) for one in (seats, steps, chats)]
    return await store.read(lambda connection: sum(connection.execute(query).scalar_one() for query in queries))


def with_tables(url: str, work: Callable[[Tables], Awaitable[None]]) -> None:
    async def filled_first(store: Store) -> None:
        await filled(store)
        await work(Tables(store, EventBus(), False, lambda: NOW))

    with_store(url, filled_first)


def test_what_the_rule_names_goes_with_all_it_has(database: str) -> None:
    async def work(tables: Tables) -> None:
        before = metrics.DELETED_TABLES._value.get()
        assert await Retention(tables, RULE).clean() == len(GOES)
        assert await left(tables.store) == STAYS and await orphans(tables.store) == 0
        assert metrics.DELETED_TABLES._value.get() - before == len(GOES)
        assert await Retention(tables, RULE).clean() == 0

    with_tables(database, work)


@pytest.mark.parametrize("rule, goes", [(KeepingRule(), set()),
                                        (KeepingRule(finished=30), {"over-old", "abandoned-old"}),
                                        (KeepingRule(open=10), {"open-old"}), (KeepingRule(idle=100), {"playing-old"})])
def test_each_part_of_the_rule_stands_alone(tmp_path: Path, rule: KeepingRule, goes: set[str]) -> None:
    async def work(tables: Tables) -> None:
        assert await Retention(tables, rule).clean() == len(goes)
        assert await left(tables.store) == (STAYS | GOES) - goes

    with_tables(f"sqlite:///{tmp_path}/x.db", work)


def test_a_table_that_somebody_has_open_stays(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        async with tables.hub.subscribe("over-old"):
            assert await Retention(tables, RULE).clean() == len(GOES) - 1
        assert await left(tables.store) == STAYS | {"over-old"}

    with_tables(f"sqlite:///{tmp_path}/x.db", work)


def test_many_go_a_few_at_a_time_and_moves_come_between(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.01)

    async def work(tables: Tables) -> None:
        store = tables.store
        for number in range(45):
            await table(store, f"many-{number}", "over", 60)
        await store.create(a_table("played"), some_seats("played"))
        before = store.transaction_count
        cleaning = asyncio.create_task(Retention(tables, RULE).clean())
        made = 0
        while not cleaning.done():
            made += 1
            await store.commit(a_step(made, "played", at=NOW), {})
        assert await cleaning == 45 + len(GOES) and made > 5
        assert store.transaction_count - before >= 5

    with_tables(database, work)


def test_it_runs_beside_the_server_only_with_a_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "FIRST", 0.0)

    async def work(tables: Tables) -> None:
        off, on = Retention(tables, KeepingRule()), Retention(tables, RULE)
        off.start()
        assert off._task is None
        on.start()
        while await left(tables.store) != STAYS:
            await asyncio.sleep(0.01)
        await on.close()
        await off.close()

    with_tables(f"sqlite:///{tmp_path}/x.db", work)


def test_the_command_counts_first_and_then_deletes(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SACBE_LANG", "en")
    url = f"sqlite:///{tmp_path}/x.db"
    monkeypatch.setenv("SACBE_DATABASE", url)
    with_tables(url, lambda tables: asyncio.sleep(0))       # their time is long ago
    with pytest.raises(Problem) as caught:
        command.clean()
    assert caught.value.key == "clean-no-rule"
    with pytest.raises(Problem) as caught:
        command.clean(finished=-1.0)
    assert caught.value.key == "setting"
    command.clean(finished=30.0, open=10.0, dry_run=True)
    monkeypatch.setenv("SACBE_KEEP_OPEN_DAYS", "10")
    command.clean(finished=30.0)
    command.clean(finished=30.0)
    assert capsys.readouterr().out.splitlines() == [
        "3 finished, 2 open and 0 idle tables of guests would be deleted.", "5 tables were deleted.",
        "0 tables were deleted."]


def test_a_part_of_a_day_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str],
                                monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a day is twelve hours, and so many hours more than nothing."""
    async def work(store: Store) -> None:
        for name, age in (("open-old", 0.51), ("open-new", 0.49)):
            await table(store, name, "open", age)

    url = f"sqlite:///{tmp_path}/x.db"
    with_store(url, work)
    monkeypatch.setattr("time.time", lambda: NOW)
    monkeypatch.setenv("SACBE_LANG", "en")
    command.clean(open=0.5, database=url, dry_run=True)
    command.clean(open=0.5, database=url)
    assert capsys.readouterr().out.splitlines() == [
        "0 finished, 1 open and 0 idle tables of guests would be deleted.", "One table was deleted."]

    async def stays(store: Store) -> None:
        assert await left(store) == {"open-new"}

    with_store(url, stays)
