"""Reviews of finished games: a queue in the database, and for each review a process of its own.

Results so far are in a file, so that a review goes on after a restart.  A process that dies is started again once; if
it dies again, the review has failed, and stays so until somebody asks for it again.
"""

from __future__ import annotations

import asyncio
import secrets
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec
import structlog

from sacbe.coach.worker_process import CoachProcess, ReviewTask, StoredReview
from sacbe.kernel.errors import Problem
from sacbe.server.coach.review_store import BUSY, ReviewStore
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import ReviewRow

ID_BYTES: Final = 9
MOST_WAITING: Final = 200       # reviews of all addresses; further ones are refused
TRIES: Final = 2                # processes that may die in one review
SILENCE: Final = 300.0          # seconds without progress at depth 1, after which a process counts as dead
LIMIT: Final = 1800.0           # seconds at depth 1, after which it ends itself
BEAT: Final = 2.0               # seconds between two notes of progress
IDLE: Final = 60.0              # seconds without a note, after which a review is free to claim
SLEEP: Final = 5.0              # seconds between two checks of the queue
LOG: Final = structlog.get_logger("sacbe.reviews")


class ReviewQueue:
    """Manages the queue of reviews and works on it; `folder` keeps results so far, with None they are not kept."""

    def __init__(self, store: ReviewStore, folder: Path | None, processes: int, per_address: int, most_depth: int,
                 shared: bool, now: Callable[[], float]) -> None:
        self.store: Final = store
        self.folder: Final = folder
        self.count: Final = processes
        self.per_address: Final = per_address
        self.most_depth: Final = most_depth
        self.shared: Final = shared             # do other processes work on the same queue?
        self.now: Final = now
        self.running: Final[dict[str, CoachProcess]] = {}
        self.progress: Final[dict[str, tuple[int, int]]] = {}
        self._asking: Final = asyncio.Lock()
        self._news: Final = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start to work; reviews that an earlier run left unfinished wait again."""
        if not self.shared:
            await self.store.release()
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self.count)]

    async def close(self) -> None:
        """Stop working; the results so far stay, and the reviews wait again."""
        for task in self._tasks:
            task.cancel()
        left = dict(self.running)
        await asyncio.gather(*(asyncio.to_thread(process.close) for process in left.values()))
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for id in left:
            await self.store.change(id, state="queued")

    # ------------------------------------------------------------ asking

    async def request_review(self, record: str, digest: str, table: str | None, depth: int, address: str) -> ReviewRow:
        """Return the review of a game: the existing one, or one newly queued (again, if it shall be deeper)."""
        if depth > self.most_depth:
            raise Problem("review-depth", depth=depth, most=self.most_depth)
        async with self._asking:
            row = await self._found(table, digest)
            if row is not None and not await self._is_wanted(row, depth):
                return row
            if not self.count and not self.shared:      # else another process makes it
                raise Problem("forbidden-reviews")
            if self.per_address and await self.store.count_busy(hash_token(address)) >= self.per_address:
                raise Problem("too-many-reviews", most=self.per_address, seconds=10)
            if await self.store.count_waiting() >= MOST_WAITING:
                raise Problem("busy", seconds=10)
            fresh = {"depth": depth, "state": "queued", "done": 0, "total": 0, "tries": 0,
                     "address": hash_token(address),
                     "created": self.now(), "problem": None}
            if row is None:
                new = ReviewRow(id=secrets.token_urlsafe(ID_BYTES), table_id=table, digest=digest, record=record,
                                depth=depth, address=hash_token(address), created=self.now())
                await self.store.add(new)
            else:
                await self.store.change(row.id, **fresh)
            self._news.set()
            again = await self._found(table, digest)
            assert again is not None
            return again

    async def _found(self, table: str | None, digest: str) -> ReviewRow | None:
        return await (self.store.of_record(digest) if table is None else self.store.of_table(table))

    async def _is_wanted(self, row: ReviewRow, depth: int) -> bool:
        """Does this review need work that is neither done nor queued: has it failed, or is it not deep enough?"""
        if row.state in BUSY:
            return False
        if row.state == "failed":
            return True
        found = await asyncio.to_thread(load_review, row.result)
        return found is None or found.review.depth < depth

    def progress_of(self, row: ReviewRow) -> tuple[int, int]:
        """Return how many positions of a review are done, and of how many."""
        return self.progress.get(row.id, (row.done, row.total)) if row.state == "running" else (row.done, row.total)

    # ------------------------------------------------------------ working

    async def _work(self) -> None:
        while True:
            self._news.clear()
            try:
                while (row := await self.store.claim(self.now(), self.now() - IDLE)) is not None:
                    await self._review(row)
            except asyncio.CancelledError:
                raise
            except Exception as error:                  # the database may be away for a while
                LOG.error("reviews stopped", error=type(error).__name__)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), SLEEP)

    async def _review(self, row: ReviewRow) -> None:
        beat = asyncio.create_task(self._beat(row.id))
        try:
            packed = await asyncio.to_thread(self._run_review, row)
            await self.store.change(row.id, state="done", result=packed, problem=None, tries=0,
                                    **self._places(row.id))
        except EOFError:
            await self._died(row)
        except Problem as problem:
            await self._failed(row, problem)
        finally:
            beat.cancel()
            self.progress.pop(row.id, None)

    def _places(self, id: str) -> dict[str, int]:
        some, total = self.progress.get(id, (0, 0))
        return {"done": some, "total": total}

    async def _beat(self, id: str) -> None:
        """Write every few seconds that this process works on a review, and how far it is."""
        while True:
            await asyncio.sleep(BEAT)
            with suppress(Problem):
                await self.store.change(id, beat=self.now(), **self._places(id))

    async def _died(self, row: ReviewRow) -> None:
        LOG.warning("review died", review=row.id, tries=row.tries + 1)
        if row.tries + 1 < TRIES:
            await self.store.change(row.id, state="queued", tries=row.tries + 1)
        else:
            await self._failed(row, Problem("review-failed"))

    async def _failed(self, row: ReviewRow, problem: Problem) -> None:
        self._partial_file(row).unlink(missing_ok=True)
        told = {"key": problem.key, "facts": {name: str(value) for name, value in problem.facts.items()}}
        await self.store.change(row.id, state="failed", problem=told)

    def _run_review(self, row: ReviewRow) -> bytes:
        """Run a review in a thread and return it compressed.  EOFError: its process has died."""
        if self.folder is not None:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        process = self.running[row.id] = CoachProcess(LIMIT * row.depth)
        try:
            task = ReviewTask(row.record, row.depth, "" if self.folder is None else str(self._partial_file(row)))
            found = process.ask(task, SILENCE * row.depth,
                                lambda some, total: self.progress.update({row.id: (some, total)}))
            return zlib.compress(found)
        except TimeoutError:
            raise EOFError from None
        finally:
            process.close()
            self.running.pop(row.id, None)

    def _partial_file(self, row: ReviewRow) -> Path:
        return (self.folder or Path()) / f"{row.id}-{row.depth}.kept"


def load_review(result: bytes | None) -> StoredReview | None:
    """Decode a stored review; None if there is none that this program can read."""
    if result is None:
        return None
    try:
        return msgspec.json.decode(zlib.decompress(result), type=StoredReview)
    except (zlib.error, msgspec.MsgspecError):
        return None
