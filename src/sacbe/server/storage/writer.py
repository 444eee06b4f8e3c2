"""The one thread that writes: it takes all waiting jobs and commits them in one transaction (group commit).

While a transaction is on its way to the disk, the next jobs gather; so the more there is to do, the more jobs share a
transaction, and a lonely job waits for nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from itertools import groupby
from time import perf_counter
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from sacbe.kernel.errors import Problem
from sacbe.server.storage.database import Database, driver_message, is_unsendable
from sacbe.server.storage.steps import RevisionConflict, StepWrite, write, write_carefully

MOST: Final = 200                       # jobs in one transaction
Watch = Callable[[int, float], None]
CommitCallback = Callable[[BaseException | None], None]


class StaleRevision(Exception):
    """Raised when somebody else has made this step of the table already, or it does not follow the last one."""

    def __init__(self, table_id: str, revision: int) -> None:
        super().__init__(table_id, revision)
        self.table_id = table_id
        self.revision = revision


class CommitUnknown(Exception):
    """Raised when there was no transaction, or its commit may or may not have reached the disk; it is not retried."""

    def __init__(self, problem: Exception) -> None:
        super().__init__()
        self.problem = problem


Work = StepWrite | Callable[[Connection], Any]


class QueuedWork(NamedTuple):
    """A job, the event loop of its caller, and how to report its end: by a future or by a callback."""

    work: Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any] | None
    done: CommitCallback | None = None


class WorkResult(NamedTuple):
    value: Any = None
    error: BaseException | None = None


WriteSteps = Callable[[Connection, list[StepWrite], bool], list[WorkResult]]


class Writer:
    """Hands jobs to its thread; a caller that awaits one continues when it is safe on the disk."""

    def __init__(self, database: Database, watch: Watch | None = None) -> None:
        self.database = database
        self.transactions = 0
        self._watch = watch
        self._gathered: list[QueuedWork] = []   # in this round of the loop; they go to the thread together
        self._gatherer: asyncio.AbstractEventLoop | None = None
        self._jobs: queue.SimpleQueue[list[QueuedWork]] = queue.SimpleQueue()
        self._left: list[QueuedWork] = []       # taken from the queue, but too many for one transaction
        self._waiting = 0
        self._closed = False
        self._gate = threading.Lock()           # nothing comes into the queue after it was closed
        self._thread = threading.Thread(target=self._run, name="sacbe-writer", daemon=True)
        self._thread.start()

    @property
    def pending_count(self) -> int:
        """Count the jobs that are not done yet."""
        return self._waiting

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Queue a job; the future is done after its commit.  A caller that stops waiting does not stop the job."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._put(QueuedWork(work, loop, future))
        return future

    def submit_with_callback(self, work: Work, on_commit: CommitCallback) -> None:
        """Queue a job; call `on_commit` in the loop, with the error or None."""
        self._put(QueuedWork(work, asyncio.get_running_loop(), None, on_commit))

    def _put(self, job: QueuedWork) -> None:
        with self._gate:
            if self._closed:
                raise Problem("database-closed")
            self._gathered.append(job)
            self._waiting += 1
            if self._gatherer is not job.loop:
                self._gatherer = job.loop
                job.loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        with self._gate:
            self._gatherer = None
            if self._gathered:
                self._jobs.put(self._gathered)
                self._gathered = []

    def close(self) -> None:
        """Finish the waiting jobs, then end the thread."""
        with self._gate:
            self._closed = True
            self._jobs.put(self._gathered)      # perhaps nothing; then it only wakes
            self._gathered = []
        self._thread.join()

    def _run(self) -> None:
        while not self._closed or self._left or not self._jobs.empty():
            batch = self._take()
            if batch:
                begun = perf_counter()
                outcomes = self._together(batch)
                if self._watch is not None:
                    with contextlib.suppress(Exception):        # a watcher must not stop the writing
                        self._watch(len(batch), perf_counter() - begun)
                with self._gate:
                    self._waiting -= len(batch)
                _deliver(batch, outcomes)

    def _take(self) -> list[QueuedWork]:
        """Take all waiting jobs, at least one; none at the end."""
        found = self._left or self._jobs.get()
        with contextlib.suppress(queue.Empty):
            while len(found) < MOST:
                found = found + self._jobs.get_nowait()
        self._left = found[MOST:]
        return found[:MOST]

    def _together(self, batch: list[QueuedWork], again: bool = True) -> list[WorkResult]:
        """Run one transaction for all jobs; a connection that was lost before the commit is replaced once."""
        try:
            try:
                return self._transaction(batch, write_quickly)
            except RevisionConflict:
                return self._transaction(batch, write_slowly)
        except CommitUnknown as error:
            return [WorkResult(error=error.problem)] * len(batch)
        except Exception as error:
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if lost and again:
                return self._together(batch, again=False)
            if lost or len(batch) == 1:
                return [WorkResult(error=self._problem(error, lost))] * len(batch)
        return self._halves(batch)

    def _halves(self, batch: list[QueuedWork]) -> list[WorkResult]:
        """Split a failed batch in two and run the halves, until the failing job is alone."""
        half = len(batch) // 2
        first = self._together(batch[:half])
        error = first[-1].error
        if isinstance(error, Problem) and error.key == "database-gone":
            return first + [first[-1]] * (len(batch) - half)             # the others need not wait for it too
        return first + self._together(batch[half:])

    def _transaction(self, batch: list[QueuedWork], write_steps: WriteSteps) -> list[WorkResult]:
        self.transactions += 1
        try:
            connection = self.database.writer.connect()
        except SQLAlchemyError as error:
            raise CommitUnknown(self._problem(error, lost=True)) from None
        with connection:
            try:
                transaction = connection.begin()
            except SQLAlchemyError as error:
                raise CommitUnknown(self._problem(error, lost=True)) from None
            found = self._perform(connection, batch, write_steps)
            try:
                transaction.commit()
            except Exception as error:
                connection.invalidate()
                raise CommitUnknown(self._problem(error, lost=True)) from None
        return found

    def _perform(self, connection: Connection, batch: list[QueuedWork], write_steps: WriteSteps) -> list[WorkResult]:
        """Run the jobs in the order in which they came; neighbouring steps share their statements."""
        found: list[WorkResult] = []
        for are_steps, group in groupby((job.work for job in batch), key=lambda work: isinstance(work, StepWrite)):
            if are_steps:
                works = [work for work in group if isinstance(work, StepWrite)]
                found += write_steps(connection, works, self.database.is_sqlite)
            else:
                found += [WorkResult(work(connection)) for work in group if not isinstance(work, StepWrite)]
        return found

    def _problem(self, error: Exception, lost: bool) -> Exception:
        """Return a problem as it is, and any other error as a problem without the data that was to be written."""
        if isinstance(error, Problem | StaleRevision):
            return error
        if is_unsendable(error):
            return Problem("request", detail=driver_message(error))
        detail = driver_message(error) if isinstance(error, SQLAlchemyError) else type(error).__name__
        return Problem("database-gone" if lost else "database-refused", where=self.database.where, detail=detail)


def write_quickly(connection: Connection, writes: list[StepWrite], is_sqlite: bool) -> list[WorkResult]:
    """Write all steps with few statements, as it is nearly always possible."""
    if not write(connection, writes, is_sqlite):
        return write_slowly(connection, writes, is_sqlite)
    return [WorkResult()] * len(writes)


def write_slowly(connection: Connection, writes: list[StepWrite], is_sqlite: bool) -> list[WorkResult]:
    """Write the steps that can be written; the others fail with `StaleRevision`."""
    here = {id(step) for step in write_carefully(connection, writes, is_sqlite)}
    return [WorkResult(error=None if id(step) in here else StaleRevision(step.row.table_id, step.row.revision))
            for step in writes]


def _deliver(batch: list[QueuedWork], outcomes: list[WorkResult]) -> None:
    """Report the results of a batch to each loop in one call; a loop that has ended is skipped."""
    pairs = list(zip(batch, outcomes))
    for loop in {job.loop for job in batch}:
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle, [pair for pair in pairs if pair[0].loop is loop])


def _settle(pairs: list[tuple[QueuedWork, WorkResult]]) -> None:
    for job, outcome in pairs:
        if job.done is not None:
            try:
                job.done(outcome.error)
            except Exception as error:          # the others must still get their results
                job.loop.call_exception_handler({"message": "told of a commit", "exception": error})
        elif job.future is None or job.future.done():
            continue
        elif outcome.error is not None:
            job.future.set_exception(outcome.error)
        else:
            job.future.set_result(outcome.value)
