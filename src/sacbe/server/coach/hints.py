"""Hints and explanations for the tables of a server: one process, a short queue, each answer within its time.

A process that dies or is too slow is ended, and started again when it is needed; a question during which one dies is
asked once more.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Final

import msgspec
import structlog

from sacbe.coach.study.analysis import StudyFound
from sacbe.coach.text.messages import ExplanationTold, HintTold
from sacbe.coach.worker_process import CoachProcess, ExplainTask, GameSetup, HintTask, StudyTask, Task
from sacbe.kernel.errors import Problem

LIMIT: Final = 1.5              # of its time, after which a process ends itself
PER_ADDRESS: Final = 2          # questions of an address that may wait or be thought about
MOST: Final = 16                # and of all together
TRIES: Final = 2
LOG: Final = structlog.get_logger("sacbe.coach")


class CoachService:
    """Answers players' questions to the coach, with `seconds` for each."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._door: Final = threading.Lock()            # opening and closing
        self._process: CoachProcess | None = None
        self._closed = False
        self._waiting: Final[Counter[str]] = Counter()

    async def __aenter__(self) -> CoachService:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await asyncio.to_thread(self.close)

    @property
    def pid(self) -> int | None:
        """Return the id of the coach's process, or None if it does not run."""
        process = self._process
        return process.pid if process is not None and process.is_alive else None

    async def hint(self, setup: GameSetup, step: int, lang: str, address: str, names: dict[str, str]) -> HintTold:
        """Return a hint for the asked seat, up to a step of detail."""
        return msgspec.json.decode(await self._ask(HintTask(setup, step, lang, names), address), type=HintTold)

    async def explain(self, setup: GameSetup, at: int, reader: int | None, lang: str, address: str,
                      names: dict[str, str]) -> ExplanationTold:
        """Explain why a seat answered as it did, from what the reader may know."""
        answer = await self._ask(ExplainTask(setup, at, reader, lang, names), address)
        return msgspec.json.decode(answer, type=ExplanationTold)

    async def analyze_study(self, setup: GameSetup, depth: int, lang: str, address: str) -> StudyFound:
        """Return the chances and best lines in a position of a study."""
        return msgspec.json.decode(await self._ask(StudyTask(setup, depth, lang), address), type=StudyFound)

    async def _ask(self, task: Task, address: str) -> bytes:
        if self._closed:
            raise Problem("closing")
        if self._waiting[address] >= PER_ADDRESS:
            raise Problem("too-many-hints", seconds=1)
        if self._waiting.total() >= MOST:
            raise Problem("busy")
        self._waiting[address] += 1
        work = asyncio.get_running_loop().run_in_executor(self._thread, self._answer, task)
        work.add_done_callback(lambda _: self._leave(address))
        return await asyncio.shield(work)               # who goes away meanwhile still counts until it is done

    def _leave(self, address: str) -> None:
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    def _answer(self, task: Task) -> bytes:
        """Ask the process (in the thread), and once more a new one if it dies."""
        for _ in range(TRIES):
            process = self._open()
            try:
                return process.ask(task, self._seconds)
            except TimeoutError:
                self._drop(process)
                LOG.warning("coach too slow", task=type(task).__name__)
                raise Problem("coach-slow") from None
            except EOFError:
                self._drop(process)
                LOG.warning("coach died", task=type(task).__name__)
        raise Problem("coach-failed", detail=EOFError.__name__)

    def _open(self) -> CoachProcess:
        with self._door:
            if self._closed:
                raise Problem("closing")
            if self._process is not None and not self._process.is_alive:
                self._process.close()
                self._process = None
            if self._process is None:
                self._process = CoachProcess(LIMIT * self._seconds)
            return self._process

    def _drop(self, process: CoachProcess) -> None:
        with self._door:
            process.close()
            self._process = None

    def close(self) -> None:
        """End the process at once."""
        with self._door:
            self._closed = True
            if self._process is not None:
                self._process.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
