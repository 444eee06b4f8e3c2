"""A database: its address, its connections, its schema, and how it is opened.  Everything here blocks."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeGuard

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, SQLAlchemyError

from sacbe.kernel.errors import Problem

MIGRATIONS: Final = Path(__file__).parent / "migrations"
READERS: Final = 4
WAIT: Final = 10                        # seconds for a lock, or for a server to answer
SQLITE: Final = {"timeout": WAIT, "check_same_thread": False, "cached_statements": 512}   # one for each size of a batch
UPGRADE_LOCK: Final = 0x5ACBE           # which of PostgreSQL's advisory locks is ours
KINDS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg",
                "postgresql+psycopg": "postgresql+psycopg"}
# A server that has vanished is noticed within a minute; the address may say otherwise.
PATIENCE: Final = {"connect_timeout": WAIT, "keepalives_idle": 20, "keepalives_interval": 10, "keepalives_count": 3,
                   "tcp_user_timeout": 30_000}


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


class Database:
    """One connection that writes and a few that read; `where` is its address without the password."""

    writer: Engine
    reader: Engine

    def __init__(self, url: str) -> None:
        self.url = with_driver(url)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.where = str(self.url.database) if self.is_sqlite else hide_password(self.url)

    def open(self, upgrade: bool = True) -> None:
        """Connect, making the file if need be, and bring the schema up to date if `upgrade` allows it."""
        if self.is_sqlite:
            self._make_file(upgrade)
        self.writer = self._engine(connections=1)
        self.reader = self._engine(connections=READERS, only_read=True)
        try:
            with self.translate_errors("database-open"), self.writer.begin() as connection:
                if not self.is_sqlite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
                self._bring_up(connection, upgrade)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        for name in ("reader", "writer"):
            if hasattr(self, name):
                getattr(self, name).dispose()

    @contextmanager
    def claim_file(self) -> Iterator[None]:
        """Lock a SQLite file for one server: another would not hear of its moves.  PostgreSQL needs no lock."""
        if not self.is_sqlite:
            yield
            return
        self._make_file(create=True)
        with open(f"{self.where}.lock", "w", opener=_private) as file:
            try:
                fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)        # it ends with the process, however that ends
            except OSError:
                raise Problem("database-in-use", where=self.where) from None
            yield

    @contextmanager
    def translate_errors(self, key: str = "database-gone") -> Iterator[None]:
        """Turn errors of the driver into problems that name the database and show no row."""
        try:
            yield
        except SQLAlchemyError as error:
            if is_unsendable(error):
                raise Problem("request", detail=driver_message(error)) from None
            raise Problem(key, where=self.where, detail=driver_message(error)) from None

    def _make_file(self, create: bool) -> None:
        """Make or open the file so that only its owner may read it: it holds secrets of dice and hashes of tokens."""
        if self.url.database in (None, "", ":memory:") or self.url.host:
            raise Problem("database-no-file")
        path = Path(self.where)
        try:
            if create:
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)      # another process may be as fast
            os.close(os.open(path, os.O_RDWR | (os.O_CREAT if create else 0), 0o600))
        except OSError as error:
            raise Problem("database-open", where=self.where, detail=error.strerror or str(error)) from None

    def _bring_up(self, connection: Connection, upgrade: bool) -> None:
        found = MigrationContext.configure(connection).get_current_revision()
        if found == newest_schema():
            return
        if found is not None and found not in known_schemas():
            raise Problem("database-newer", where=self.where, found=found, newest=newest_schema())
        if not upgrade:
            raise Problem("database-old", where=self.where, found=found or "0", newest=newest_schema())
        command.upgrade(_config(connection), "head")

    def _engine(self, connections: int, only_read: bool = False) -> Engine:
        given = {} if self.is_sqlite else {key: value for key, value in PATIENCE.items() if key not in self.url.query}
        level = {"isolation_level": "REPEATABLE READ"} if only_read and not self.is_sqlite else {}
        engine = create_engine(
            self.url, pool_size=connections, max_overflow=0, pool_timeout=WAIT * 3, hide_parameters=True,
            json_serializer=as_json, json_deserializer=msgspec.json.decode,
            connect_args=SQLITE if self.is_sqlite else given, **level)
        if self.is_sqlite:
            _tune_sqlite(engine, only_read)
        elif only_read:
            event.listen(engine, "connect", lambda raw, _: setattr(raw, "read_only", True))
        return engine


def _tune_sqlite(engine: Engine, only_read: bool) -> None:
    """Set up SQLite: a writer locks when it begins, a reader keeps one view of the data; both wait for others."""
    begin = "BEGIN" if only_read else "BEGIN IMMEDIATE"

    def connected(raw: Any, _: object) -> None:
        raw.isolation_level = None              # else the driver begins transactions as it likes
        pragmas = ["busy_timeout = 10000", "foreign_keys = ON", "synchronous = FULL"]
        for pragma in [*pragmas, "query_only = ON" if only_read else "journal_mode = WAL"]:
            raw.execute(f"PRAGMA {pragma}")

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


def with_driver(url: str) -> URL:
    """Parse a database address, and set the driver that is used for it."""
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):
        raise Problem("database-url") from None         # it may hold a password, so it is not repeated
    driver = KINDS.get(found.drivername)
    if driver is None:
        raise Problem("database-kind", name=found.drivername)
    return found.set(drivername=driver)


def hide_password(url: URL) -> str:
    """Return the address without passwords, which may also stand among its options."""
    places = {key: value for key, value in url.query.items() if key in ("host", "port")}
    return url.set(drivername="postgresql", query=places).render_as_string(hide_password=True)


def is_unsendable(error: Exception) -> TypeGuard[DataError]:
    """Did the driver itself refuse a value, such as a text with U+0000?  Then it is a request that is wrong."""
    return isinstance(error, DataError) and getattr(error.orig, "sqlstate", None) is None


def driver_message(error: SQLAlchemyError) -> str:
    """Return a driver's error as one line; for errors about data only its class, since its text may show a row."""
    if not isinstance(error, DBAPIError) or error.orig is None:
        return type(error).__name__
    cause: Any = error.orig
    if type(cause).__name__ != "OperationalError" and getattr(cause, "sqlstate", None) is not None:
        return f"{type(cause).__name__} {getattr(cause.diag, 'constraint_name', None) or ''}".strip()
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    return lines[0] if lines else type(cause).__name__


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def newest_schema() -> str:
    """Return the revision of the schema that this program uses."""
    head = _scripts().get_current_head()
    assert head is not None
    return head


def known_schemas() -> set[str]:
    """Return the schema revisions that this program can bring up to date."""
    return {script.revision for script in _scripts().walk_revisions()}


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
