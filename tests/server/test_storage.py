"""The store on both kinds of database: nothing acknowledged is lost, one of two wins, a bad job spoils no other."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text

from sacbe.kernel.errors import Problem
from sacbe.server.storage import database as opening
from sacbe.server.storage.database import Database
from sacbe.server.storage.rows import AccountRow, ChatRow, LoginRow, SeatRow, StepRow, TableRow
from sacbe.server.storage.schema import metadata
from sacbe.server.storage.store import Stale, Store

HERE = Path(__file__).parent


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


def test_what_is_stored_comes_back_as_it_was(database: str) -> None:
    table = a_table(components={"a": [1.5, None, {"b": True}]}, base=[3, 2**60], clock={"kind": "move"}, title="Ünï 🌽",
                    deadline=7.25, waiting="bot", archived=True, phase="playing", origin="else", delay=0.1)
    step = a_step(1, seat=None, data={"choices": [1, 2**62], "by": "ö"})
    seat = SeatRow(table_id="maya", seat=1, kind="bot", bot="easy", name="Bot", hook="https://x", mail="a@b")

    async def work(store: Store) -> None:
        await store.create(table, some_seats())
        await store.commit(step, {"deadline": None, "title": "new"}, [seat])

    async def again(store: Store) -> None:
        found = await store.load("maya")
        changed = a_table(**{**{f: getattr(table, f) for f in table.__struct_fields__},
                             "revision": 1, "updated": 101.0, "deadline": None, "title": "new"})
        assert found == (changed, [some_seats()[0], seat], [step])
        assert await store.load("nobody") is None
        assert [await store.revision("maya"), await store.revision("nobody")] == [1, None]

    with_store(database, work)
    with_store(database, again)


def test_a_step_must_follow_the_last_one(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), some_seats())
        await store.commit(a_step(1), {})
        for wrong in (0, 1, 3):
            with pytest.raises(Stale):
                await store.commit(a_step(wrong), {"title": "wrong"}, [SeatRow(table_id="maya", seat=0)])
        with pytest.raises(Stale):
            await store.commit(a_step(1, "nobody"), {})
        found = await store.load("maya")
        assert found is not None and found[0].title == "" and found[0].revision == 1
        assert found[1] == some_seats() and found[2] == [a_step(1)]
        assert await store.steps_since("maya", 1) == []
        await store.commit(a_step(2), {})
        assert await store.steps_since("maya", 1) == [a_step(2)]

    with_store(database, work)


def test_a_step_that_the_header_forgot_is_never_overwritten(database: str) -> None:
    """The second guard: the header says 0, but the step exists."""
    async def work(store: Store) -> None:
        for name in ("maya", "other"):
            await store.create(a_table(name), [])
        await store.commit(a_step(1), {})
        await store.update_table("maya", revision=0)
        late = asyncio.gather(*(store.commit(a_step(1, name, kind="late"), {}) for name in ("maya", "other")),
                              return_exceptions=True)
        assert [type(one) for one in await late] == [Stale, type(None)]
        assert await store.steps_since("maya", 0) == [a_step(1)]
        assert await store.revision("maya") == 0 and await store.revision("other") == 1

    with_store(database, work)


def test_of_two_stores_exactly_one_wins_each_revision(database: str) -> None:
    async def work(first: Store) -> None:
        second = Store(database)
        await second.open()
        await first.create(a_table(), some_seats())
        wins = [0, 0]
        for revision in range(1, 201):
            tries = [first.commit(a_step(revision, seat=0), {"title": "0"}),
                     second.commit(a_step(revision, seat=1), {"title": "1"})]
            if revision % 2:
                tries.reverse()
            got = await asyncio.gather(*tries, return_exceptions=True)
            if revision % 2:
                got.reverse()
            assert sorted(type(one).__name__ for one in got) == ["NoneType", "Stale"]
            winner = got.index(None)
            wins[winner] += 1
            [step] = await first.steps_since("maya", revision - 1)
            assert step.seat == winner
            header = await second.load("maya")
            assert header is not None and header[0].title == str(winner) and header[0].revision == revision
        await second.close()
        assert min(wins) > 0, "no race at all"

    with_store(database, work)


def test_commits_that_wait_share_a_transaction(database: str) -> None:
    batches: list[int] = []

    async def work(store: Store) -> None:
        for number in range(40):
            await store.create(a_table(f"t{number}"), [])
        before = store.transactions
        batches.clear()
        for revision in range(1, 6):
            await asyncio.gather(*(store.commit(a_step(revision, f"t{number}"), {}) for number in range(40)))
        assert sum(batches) == 200
        assert store.transactions - before == len(batches) <= 50
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
        assert kinds == ["NoneType", "database-refused", "database-refused", "NoneType", "Stale", "database-refused"]
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
        before = store.transactions
        steps = [a_step(1, f"t{number}", data={"x": object() if number == 33 else 0}) for number in range(60)]
        got = await asyncio.gather(*(store.commit(step, {}) for step in steps), return_exceptions=True)
        assert [number for number, one in enumerate(got) if one is not None] == [33]
        assert store.transactions - before <= 30

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


def test_lost_connections_are_replaced(postgres_url: str) -> None:
    """PostgreSQL was restarted between two moves: nobody notices."""
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        assert await store.revision("maya") == 0
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                               "WHERE datname = current_database() AND pid <> pg_backend_pid()")
        await store.commit(a_step(1), {})
        assert await store.revision("maya") == 1
        await store.ping()

    with_store(postgres_url, work)


def test_other_processes_hear_of_a_commit_and_only_of_a_commit(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("LISTEN sacbe")
            await asyncio.gather(store.commit(a_step(1), {}), store.commit(a_step(2), {}))
            with pytest.raises(Stale):
                await store.commit(a_step(2), {})
            heard = [(note.channel, note.payload) for note in connection.notifies(timeout=1.0)]
        assert heard == [("sacbe", "maya 1"), ("sacbe", "maya 2")]

    with_store(postgres_url, work)


@pytest.mark.parametrize("kills", [3])
def test_every_acknowledged_step_survives_a_kill(database: str, kills: int) -> None:
    """A child commits and says so line by line; it is killed without warning, again and again."""
    async def prepare(store: Store) -> None:
        for number in range(8):
            await store.create(a_table(f"t{number}"), some_seats(f"t{number}"))

    with_store(database, prepare)
    acknowledged: dict[str, int] = {}
    for round_ in range(kills):
        lines = _killed_child(database, after=40 + 25 * round_)
        assert len(lines) >= 40
        for line in lines:
            table, revision = line.split()
            acknowledged[table] = max(acknowledged.get(table, 0), int(revision))

    async def check(store: Store) -> None:
        for table, revision in acknowledged.items():
            found = await store.load(table)
            assert found is not None
            assert [step.revision for step in found[2]] == list(range(1, found[0].revision + 1))
            assert found[0].revision >= revision
            await store.commit(a_step(found[0].revision + 1, table), {})

    with_store(database, check)


def _killed_child(database: str, after: int) -> list[str]:
    """The complete lines of a child that was killed when it had written so many."""
    command = [sys.executable, str(HERE / "committer.py"), database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as child:
        assert child.stdout is not None
        lines = []
        for line in child.stdout:
            lines.append(line)
            if len(lines) == after:
                child.send_signal(signal.SIGKILL)
    assert child.returncode == -signal.SIGKILL
    return [line for line in lines if line.endswith("\n")]


def test_lists_of_tables(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create_account(AccountRow(id="acc", name="ix", display="Ix", password_hash="h", created=1.0))
        rows = [("old", "public", "over", False), ("new", "public", "open", False), ("link", "link", "open", False),
                ("gone", "public", "over", True)]
        for at, (name, visibility, phase, archived) in enumerate(rows):
            table = a_table(name, visibility=visibility, phase=phase, archived=archived, created=float(at),
                            updated=10.0 - at)
            await store.create(table, [SeatRow(table_id=name, seat=1), SeatRow(table_id=name, seat=0, account="acc")])
        names = [table.id for table, _ in await store.public_tables(10)]
        assert names == ["new", "old"]
        [(table, seats)] = await store.public_tables(10, before=1.0)
        assert table.id == "old" and [seat.seat for seat in seats] == [0, 1]
        assert [table.id for table, _ in await store.public_tables(1)] == ["new"]
        assert [table.id for table, _ in await store.public_tables(9, phase="over")] == ["old"]
        assert [table.id for table, _ in await store.tables_of_account("acc", 3)] == ["old", "new", "link"]
        assert await store.tables_of_account("nobody", 3) == []
        assert await store.count_by_phase() == {"over": 2, "open": 2}
        assert await store.delete_table("old") and not await store.delete_table("old")
        assert await store.load("old") is None

    with_store(database, work)


def test_deadlines_and_bots_that_wait(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.next_deadline() is None and await store.count_by_phase() == {}
        await store.create(a_table("a", phase="playing", deadline=20.0), [])
        await store.create(a_table("b", phase="playing", deadline=10.0, waiting="bot", updated=5.0), [])
        await store.create(a_table("c", phase="over", deadline=1.0, waiting="bot", updated=5.0), [])
        await store.create(a_table("d", phase="playing"), [])
        assert await store.next_deadline() == 10.0
        assert [await store.due(now) for now in (9.9, 10.0, 30.0)] == [[], ["b"], ["b", "a"]]
        assert [await store.waiting_for_bots(at) for at in (4.9, 5.0)] == [[], ["b"]]
        assert not await store.update_table("b", at=1, deadline=None) and await store.next_deadline() == 10.0
        assert await store.update_table("b", at=0, deadline=None) and not await store.update_table("x", deadline=None)
        assert await store.next_deadline() == 20.0

    with_store(database, work)


def test_seats_and_talk(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), some_seats())
        seat = SeatRow(table_id="maya", seat=1, kind="human", name="Kin", token_hash="k")
        await store.commit(a_step(1), {}, [seat])
        assert await store.seat_of_token("k") == await store.seat("maya", 1) == seat
        assert await store.seat_of_token("none") is None and await store.seat("maya", 9) is None
        twice = SeatRow(table_id="maya", seat=0, token_hash="k")
        assert await refusal(store.commit(a_step(2), {}, [twice])) == "database-refused"
        assert await store.set_reminder("maya", 1, "k", "https://hook", "")
        for table, held in (("maya", "other"), ("x", "k")):
            assert not await store.set_reminder(table, 1, held, "", "")
        assert await store.seat("maya", 1) == msgspec.structs.replace(seat, hook="https://hook")
        lines = [ChatRow(table_id="maya", at=float(n), name="Kin", seat=None, text=f"line {n}") for n in range(5)]
        numbers = [await store.add_chat(line) for line in lines]
        assert numbers == sorted(set(numbers))
        assert [line.text for line in await store.chats("maya", numbers[1], 2)] == ["line 3", "line 4"]
        assert [line.id for line in await store.chats("maya")] == numbers
        assert await store.chats("else") == []

    with_store(database, work)


def test_accounts_and_logins(database: str) -> None:
    ix = AccountRow(id="1", name="ix", display="Ix", password_hash="h", created=1.0)

    async def work(store: Store) -> None:
        await store.create_account(ix)
        again = AccountRow(id="2", name="ix", display="IX", password_hash="h", created=1.0)
        assert await refusal(store.create_account(again)) == "name-taken"
        assert await store.account_by_name("ix") == await store.account("1") == ix
        assert await store.account_by_name("Ix") is None and await store.account("2") is None
        for token, expires in (("old", 5.0), ("new", 50.0), ("kept", 50.0)):
            await store.add_login(LoginRow(token_hash=token, account="1", created=expires - 1, expires=expires))
        assert await store.account_of_login("new", 49.0) == ix
        assert await store.account_of_login("new", 50.0) is None
        assert await store.account_of_login("old", 1.0) is None, "forgotten when another login came"
        await store.change_password("1", "other", keep="kept")
        assert await store.account_of_login("new", 10.0) is None
        kept = await store.account_of_login("kept", 10.0)
        assert kept is not None and kept.password_hash == "other"
        await store.drop_login("kept")
        assert await store.account_of_login("kept", 10.0) is None
        await store.create(a_table(), [SeatRow(table_id="maya", seat=0, account="1", token_hash="t")])
        assert await store.delete_account("1") and not await store.delete_account("1")
        seat = await store.seat_of_token("t")
        assert seat is not None and seat.account is None

    with_store(database, work)


def test_migrations_lead_to_the_schema_of_the_program(database: str) -> None:
    found = Database(database)
    found.open()
    with found.writer.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "target_metadata": metadata})
        assert context.get_current_revision() == opening.newest()
        assert compare_metadata(context, metadata) == []
    found.close()


def test_several_processes_may_start_at_once(database: str) -> None:
    async def run() -> None:
        stores = [Store(database) for _ in range(3)]
        await asyncio.gather(*(store.open() for store in stores))
        await stores[0].create(a_table(), [])
        assert [await store.revision("maya") for store in stores] == [0, 0, 0]
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_a_database_of_another_age_is_refused(database: str) -> None:
    found = Database(database)
    if not found.is_sqlite:
        assert key_of(lambda: Database(database).open(upgrade=False)) == "database-old"
    found.open()
    with found.writer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    found.close()
    assert key_of(lambda: Database(database).open()) == "database-newer"
    assert key_of(lambda: Database(database).open(upgrade=False)) == "database-newer"


def key_of(work: Callable[[], object]) -> str:
    with pytest.raises(Problem) as caught:
        work()
    assert "hunter2" not in str(caught.value) + repr(caught.value.facts)
    return caught.value.key


@pytest.mark.parametrize(("url", "key"), [
    ("what", "database-url"), ("", "database-url"), ("postgresql://u:hunter2@h:port/x", "database-url"),
    ("mysql://u:hunter2@h/x", "database-kind"), ("postgresql+asyncpg://u:hunter2@h/x", "database-kind"),
    ("sqlite://", "database-no-file"), ("sqlite:///:memory:", "database-no-file"),
    ("sqlite:////proc/none/sacbe.db", "database-open"),
    ("postgresql://u:hunter2@127.0.0.1:1/x", "database-open"),
    ("postgres://u:hunter2@/x?host=/nowhere", "database-open"),
    ("postgres://u@/x?host=/nowhere&password=hunter2", "database-open"),
    ("postgres://u@h/x?nonsense=hunter2", "database-open"),
])
def test_addresses_that_lead_nowhere(url: str, key: str) -> None:
    assert key_of(lambda: Database(url).open()) == key


def test_files_that_are_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.db"
    file.write_text("Dear reader, this is not a database. " * 100)
    assert key_of(lambda: Database(f"sqlite:///{file}").open()) == "database-open"
    assert file.read_text().startswith("Dear reader")
    missing = tmp_path / "missing" / "sacbe.db"
    assert key_of(lambda: Database(f"sqlite:///{missing}").open(upgrade=False)) == "database-open"
    assert not missing.parent.exists()
    empty = tmp_path / "empty.db"
    empty.touch()
    assert key_of(lambda: Database(f"sqlite:///{empty}").open(upgrade=False)) == "database-old"


def test_the_file_is_for_its_owner_only_and_as_safe_as_it_can_be(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "sacbe.db"
    mask = os.umask(0)

    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        with store.database.writer.begin() as connection:
            settings = [connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")]
        assert settings == ["wal", 2, 1, 10_000]
        for file in path.parent.iterdir():
            assert file.stat().st_mode & 0o777 == 0o600, file

    try:
        with_store(f"sqlite:///{path}", work)
    finally:
        os.umask(mask)
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_a_reader_sees_one_moment_and_cannot_write(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        with store.database.reader.begin() as connection:
            before = connection.execute(text("SELECT revision FROM tables")).scalar()
            await store.commit(a_step(1), {})
            assert connection.execute(text("SELECT count(*) FROM steps")).scalar() == before == 0
        with pytest.raises(Exception, match=r"read.?only"), store.database.reader.begin() as connection:
            connection.execute(text("DELETE FROM tables"))

    with_store(database, work)


def test_ping_tells_when_the_database_is_gone(tmp_path: Path, postgres_url: str) -> None:
    async def work(store: Store) -> None:
        begun = time.monotonic()
        await store.ping()
        assert time.monotonic() - begun < 5
        with psycopg.connect(postgres_url.replace(store.database.url.database or "", "postgres"),
                             autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {store.database.url.database} WITH (FORCE)")
            assert await refusal(store.ping()) == "database-gone"
            assert await refusal(store.add_chat(ChatRow(table_id="x", at=1.0, name="", seat=None, text=""))) \
                == "database-gone"
            connection.execute(f"CREATE DATABASE {store.database.url.database}")
        await store.ping()

    with_store(postgres_url, work)


def test_a_file_is_used_by_one_server_at_a_time(tmp_path: Path) -> None:
    """The claim of another process is respected, and is gone with it."""
    where = tmp_path / "new" / "sacbe.db"
    script = ("import sys; from sacbe.server.storage.database import Database\n"
              "with Database(sys.argv[1]).claimed(): print('mine', flush=True); sys.stdin.read()")
    database = Database(f"sqlite:///{where}")
    with subprocess.Popen([sys.executable, "-c", script, f"sqlite:///{where}"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "mine\n"
        with pytest.raises(Problem) as caught, database.claimed():
            pass
        assert (caught.value.key, caught.value.facts) == ("database-in-use", {"where": str(where)})
        other.kill()
    with database.claimed():
        assert (where.parent / "sacbe.db.lock").stat().st_mode & 0o077 == 0
