"""The databases under the store: kills, lost lines, migrations, addresses and files, and who may use them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.exc import InternalError, OperationalError

from sacbe.kernel.errors import Problem
from sacbe.server.storage import database as opening
from sacbe.server.storage.database import Database
from sacbe.server.storage.rows import ChatRow
from sacbe.server.storage.schema import metadata
from sacbe.server.storage.store import Store
from support.server.stores import a_step, a_table, key_of, refusal, some_seats, with_store

pytestmark = pytest.mark.once

HERE = Path(__file__).parent.parent


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


def test_every_acknowledged_step_survives_a_kill(database: str, long: bool) -> None:
    """A child commits and says so line by line; it is killed without warning, again and again."""
    async def prepare(store: Store) -> None:
        for number in range(8):
            await store.create(a_table(f"t{number}"), some_seats(f"t{number}"))

    with_store(database, prepare)
    acknowledged: dict[str, int] = {}
    for round_ in range(10 if long else 2):
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
    """The complete lines of a child that was killed when it had written this many."""
    command = [sys.executable, str(HERE.parent / "support" / "server" / "committer.py"), database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ}) as child:
        assert child.stdout is not None
        lines = []
        for line in child.stdout:
            lines.append(line)
            if len(lines) == after:
                child.send_signal(signal.SIGKILL)
    assert child.returncode == -signal.SIGKILL
    return [line for line in lines if line.endswith("\n")]


def test_migrations_lead_to_the_schema_of_the_program(database: str) -> None:
    found = Database(database)
    found.open()
    with found.writer.begin() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "target_metadata": metadata})
        assert context.get_current_revision() == opening.newest_schema()
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
        refused = OperationalError if database.startswith("sqlite") else InternalError
        with store.database.reader.begin() as connection:
            with pytest.raises(refused, match=r"read.?only"):
                connection.execute(text("DELETE FROM tables"))
            connection.rollback()
        assert await store.revision("maya") == 1

    with_store(database, work)


def test_ping_tells_when_the_database_is_gone(tmp_path: Path, postgres_url: str) -> None:
    async def work(store: Store) -> None:
        await store.ping()
        with psycopg.connect(postgres_url.replace(store.database.url.database or "", "postgres"),
                             autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {store.database.url.database} WITH (FORCE)")
            assert await refusal(store.ping()) == "database-gone"
            assert await refusal(store.add_chat(ChatRow(table_id="x", at=1.0, name="", seat=None, text=""))) \
                == "database-gone"
            connection.execute(f"CREATE DATABASE {store.database.url.database}")
        await store.ping()

    with_store(postgres_url, work)


def test_a_text_that_postgresql_cannot_hold_is_a_wrong_request(postgres_url: str) -> None:
    """U+0000 in a name or a path: nobody may think that the database is gone, and neighbours are written."""
    async def work(store: Store) -> None:
        await store.create(a_table(), [])
        assert await refusal(store.account_by_name("a\0b")) == "request"
        line = ChatRow(table_id="maya", at=1.0, name="", seat=None, text="a\0b")
        found = await asyncio.gather(refusal(store.add_chat(line)), store.commit(a_step(1), {}))
        assert (found[0], await store.revision("maya")) == ("request", 1)

    with_store(postgres_url, work)


def test_a_file_is_used_by_one_server_at_a_time(tmp_path: Path) -> None:
    """The claim of another process is respected, and is gone with it."""
    where = tmp_path / "new" / "sacbe.db"
    script = ("import sys; from sacbe.server.storage.database import Database\n"
              "with Database(sys.argv[1]).claim_file(): print('mine', flush=True); sys.stdin.read()")
    database = Database(f"sqlite:///{where}")
    with subprocess.Popen([sys.executable, "-c", script, f"sqlite:///{where}"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None and other.stdout.readline() == "mine\n"
        with pytest.raises(Problem) as caught, database.claim_file():
            pass
        assert (caught.value.key, caught.value.facts) == ("database-in-use", {"where": str(where)})
        other.kill()
    with database.claim_file():
        assert (where.parent / "sacbe.db.lock").stat().st_mode & 0o077 == 0
