"""The one thread that writes: it takes all jobs that wait and commits them in one transaction (group commit).

While a transaction is on its way to the disk, the next jobs gather; so the more there is to do, the more share a
transaction, and a lonely job waits for nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from functools import cache
from itertools import groupby
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, Update, bindparam, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sacbe.kernel.errors import Problem
from sacbe.server.storage.database import Database, told
from sacbe.server.storage.rows import SeatRow, StepRow
from sacbe.server.storage.schema import seats, steps, tables

MOST: Final = 200                       # jobs in one transaction
CHANNEL: Final = "sacbe"
Watch = Callable[[int, float], None]

_HEADERS: Final = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(bindparam("ids", expanding=True)))
_LOCKED: Final = _HEADERS.order_by(tables.c.id).with_for_update(key_share=True)
_NOTIFY: Final = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


class Stale(Exception):
    """Somebody else has made this step of the table already, or it does not follow the last one."""

    def __init__(self, table_id: str, revision: int) -> None:
        super().__init__(table_id, revision)
        self.table_id = table_id
        self.revision = revision


class Gap(Exception):
    """A step exists although the header of its table does not know of it; found in a transaction with others."""


class Unsure(Exception):
    """No transaction could be had, or nobody knows whether its commit has reached the disk: it is not tried again."""

    def __init__(self, problem: Exception) -> None:
        super().__init__()
        self.problem = problem


class StepWrite(NamedTuple):
    """A step to write, and what it changes in the header and on the seats."""

    row: StepRow
    table: dict[str, Any]
    seats: Sequence[SeatRow]


Work = StepWrite | Callable[[Connection], Any]


class QueuedWork(NamedTuple):
    work: Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]


class WorkResult(NamedTuple):
    value: Any = None
    error: BaseException | None = None


class Writer:
    """Hands jobs to its thread; a caller that awaits one hears when it is safe on the disk."""

    def __init__(self, database: Database, watch: Watch | None = None) -> None:
        self.database = database
        self.transactions = 0
        self._watch = watch
        self._jobs: queue.SimpleQueue[QueuedWork | None] = queue.SimpleQueue()
        self._closed = False
        self._gate = threading.Lock()           # nothing comes into the queue after it was closed
        self._thread = threading.Thread(target=self._run, name="sacbe-writer", daemon=True)
        self._thread.start()

    def do(self, work: Work) -> asyncio.Future[Any]:
        """Done after the commit.  A caller that stops waiting does not stop the work."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        with self._gate:
            if self._closed:
                raise Problem("database-closed")
            self._jobs.put(QueuedWork(work, loop, future))
        return future

    def close(self) -> None:
        """Finish what waits, then end the thread."""
        with self._gate:
            self._closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while not self._closed or not self._jobs.empty():
            batch = self._take()
            if batch:
                begun = perf_counter()
                outcomes = self._together(batch)
                if self._watch is not None:
                    with contextlib.suppress(Exception):        # a watcher must not stop the writing
                        self._watch(len(batch), perf_counter() - begun)
                _deliver(batch, outcomes)

    def _take(self) -> list[QueuedWork]:
        """All that waits now, at least one; None only wakes."""
        found = [self._jobs.get()]
        with contextlib.suppress(queue.Empty):
            while len(found) < MOST:
                found.append(self._jobs.get_nowait())
        return [job for job in found if job is not None]

    def _together(self, batch: list[QueuedWork], again: bool = True) -> list[WorkResult]:
        """One transaction for all; a connection that was lost before the commit is replaced once."""
        try:
            return self._transaction(batch)
        except Unsure as error:
            return [WorkResult(error=error.problem)] * len(batch)
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if lost and again:
                return self._together(batch, again=False)
            if lost or len(batch) == 1:
                return [WorkResult(error=self._problem(error, lost))] * len(batch)
        return self._halves(batch)

    def _halves(self, batch: list[QueuedWork]) -> list[WorkResult]:
        """Somebody has spoilt the common transaction: nothing of it stands, and it is parted until they are alone."""
        half = len(batch) // 2
        first = self._together(batch[:half])
        error = first[-1].error
        if isinstance(error, Problem) and error.key == "database-gone":
            return first + [first[-1]] * (len(batch) - half)             # the others need not wait for it too
        return first + self._together(batch[half:])

    def _transaction(self, batch: list[QueuedWork]) -> list[WorkResult]:
        self.transactions += 1
        try:
            connection = self.database.writer.connect()
        except SQLAlchemyError as error:
            raise Unsure(self._problem(error, lost=True)) from None
        with connection:
            try:
                transaction = connection.begin()
            except SQLAlchemyError as error:
                raise Unsure(self._problem(error, lost=True)) from None
            found = self._perform(connection, batch)
            try:
                transaction.commit()
            except Exception as error:
                connection.invalidate()
                raise Unsure(self._problem(error, lost=True)) from None
        return found

    def _perform(self, connection: Connection, batch: list[QueuedWork]) -> list[WorkResult]:
        """In the order in which they came; neighbouring steps share their statements."""
        found: list[WorkResult] = []
        for _, group in groupby((job.work for job in batch), key=lambda work: isinstance(work, StepWrite)):
            works = list(group)
            found += self._steps(connection, [work for work in works if isinstance(work, StepWrite)])
            found += [WorkResult(work(connection)) for work in works if not isinstance(work, StepWrite)]
        return found

    def _steps(self, connection: Connection, found: list[StepWrite]) -> list[WorkResult]:
        """Two guards: a step must follow the revision of its header, and nobody may have written it."""
        if not found:
            return []
        accepted = self._following(connection, found)
        if accepted:
            rows = [msgspec.structs.asdict(step.row) for step in sorted(accepted, key=_key)]
            written = connection.execute(insert_step(self.database.is_sqlite), rows).all()
            if len(written) < len(accepted):
                if len(found) > 1:
                    raise Gap
                return [_stale(found[0])]
            self._follow_up(connection, accepted)
        here = {id(step) for step in accepted}
        return [WorkResult() if id(step) in here else _stale(step) for step in found]

    def _following(self, connection: Connection, found: list[StepWrite]) -> list[StepWrite]:
        """The steps that follow their headers.  PostgreSQL keeps these locked, always in the same order."""
        query = _HEADERS if self.database.is_sqlite else _LOCKED
        ids = sorted({step.row.table_id for step in found})
        at = {row.id: row.revision for row in connection.execute(query, {"ids": ids})}
        accepted = []
        for step in found:
            if at.get(step.row.table_id) == step.row.revision - 1:
                at[step.row.table_id] = step.row.revision
                accepted.append(step)
        return accepted

    def _follow_up(self, connection: Connection, accepted: list[StepWrite]) -> None:
        """Headers, seats, and word to the other processes."""
        headers = _headers(accepted)
        for names, group in groupby(sorted(headers, key=tuple), key=tuple):
            connection.execute(_header(names), list(group))
        changed = [msgspec.structs.asdict(seat) for step in accepted for seat in step.seats]
        if changed:
            connection.execute(upsert_seat(self.database.is_sqlite), changed)
        if not self.database.is_sqlite:
            news = [f"{step.row.table_id} {step.row.revision}" for step in accepted]
            connection.execute(_NOTIFY, {"channel": CHANNEL, "told": news})

    def _problem(self, error: Exception, lost: bool) -> Exception:
        """The problem itself, or the driver's trouble without the data that was to be written."""
        if isinstance(error, Problem | Stale):
            return error
        detail = told(error) if isinstance(error, SQLAlchemyError) else type(error).__name__
        return Problem("database-gone" if lost else "database-refused", where=self.database.where, detail=detail)


@cache
def insert_step(is_sqlite: bool) -> Any:
    insert = sqlite.insert(steps) if is_sqlite else postgresql.insert(steps)
    return insert.on_conflict_do_nothing().returning(steps.c.table_id, steps.c.revision)


@cache
def insert_table(is_sqlite: bool) -> Any:
    insert = sqlite.insert(tables) if is_sqlite else postgresql.insert(tables)
    return insert.on_conflict_do_nothing().returning(tables.c.id)


@cache
def upsert_seat(is_sqlite: bool) -> Any:
    insert = sqlite.insert(seats) if is_sqlite else postgresql.insert(seats)
    changed = {column.name: insert.excluded[column.name] for column in seats.columns if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=changed)


@cache
def _header(names: tuple[str, ...]) -> Update:
    """The statement that changes these columns of a header; `of` names the table."""
    changes: dict[str, Any] = {name.removeprefix("new_"): bindparam(name) for name in names if name != "of"}
    return update(tables).where(tables.c.id == bindparam("of")).values(changes)


def _headers(accepted: list[StepWrite]) -> list[dict[str, Any]]:
    """What becomes of each header; of several steps of one table the last has the last word."""
    found: dict[str, dict[str, Any]] = {}
    for step in accepted:
        header = found.setdefault(step.row.table_id, {})
        header.update({"updated": step.row.at, **step.table, "revision": step.row.revision})
    return [{"of": table_id, **{f"new_{name}": header[name] for name in sorted(header)}}
            for table_id, header in sorted(found.items())]


def _key(step: StepWrite) -> tuple[str, int]:
    return step.row.table_id, step.row.revision


def _stale(step: StepWrite) -> WorkResult:
    return WorkResult(error=Stale(*_key(step)))


def _deliver(batch: list[QueuedWork], outcomes: list[WorkResult]) -> None:
    """Tell each loop once what came of its jobs; a loop that has ended wants to know nothing."""
    pairs = list(zip(batch, outcomes))
    for loop in {job.loop for job in batch}:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, [pair for pair in pairs if pair[0].loop is loop])


def _settle(pairs: list[tuple[QueuedWork, WorkResult]]) -> None:
    for job, outcome in pairs:
        if job.future.done():
            continue
        if outcome.error is not None:
            job.future.set_exception(outcome.error)
        else:
            job.future.set_result(outcome.value)
