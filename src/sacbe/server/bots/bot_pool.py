"""Runs the bots of many tables in a few processes, each decision within its time; the event loop only waits.

A bot that takes too long, fails or is killed costs its table little: the easy bot answers in its place, and if even
that fails, the first legal option is played.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Final

import structlog

from sacbe import bots
from sacbe.bots.thinker import BotJob, RemoteThinker, replay
from sacbe.kernel.errors import Problem
from sacbe.runtime import engine_form
from sacbe.server.bots.bot_queue import BotQueue
from sacbe.server.observability import metrics

GRACE: Final = 1.5              # of its time, after which a bot is stopped
START: Final = 60.0             # seconds a new process may take until it can be asked
LEAST: Final = 0.01             # seconds that any decision takes
LEARN: Final = 0.2              # of what is known of a bot's time is learnt from its last decision
SIMPLE: Final = "easy"          # the bot that answers for one that has failed
LOG: Final = structlog.get_logger("sacbe.bots")


def limit_time(bot: str, seconds: float, game: str = "") -> str:
    """Return the name of the same bot, limited to this thinking time.

    >>> (limit_time("search:5000ms", 2.0), limit_time("master/priest", 0.5), limit_time("master", 3.0),
    ...  limit_time("ahead:3000ms", 2.0))
    ('search:2000ms', 'search:500ms/priest', 'master', 'ahead:2000ms')
    """
    try:
        wanted = bots.thinking_seconds(bot, game)
    except Problem:
        return bot                              # whoever builds the bot will report that it does not exist
    if wanted <= seconds:
        return bot
    return str(bots.parse_name(bot).with_time_limit(seconds))


def first_legal_option(job: BotJob) -> int:
    """Return the first legal option of a position: what is played when no bot can answer."""
    try:
        ask = replay(job.definition.start_game(job.players, job.options), job.choices).ask
        assert ask is not None
        return int(ask.options[0])
    except Exception as error:
        raise Problem("play-bot-failed", bot=job.bot, detail=type(error).__name__) from error


class BotWorker:
    """A process that runs bots.  One thread at a time uses it, and it is started when it is needed."""

    def __init__(self, seconds: float, own_bots: Mapping[str, str] = {}) -> None:
        self._own_bots = own_bots
        self.last = ""                          # the table of its last decision, of which it may remember something
        self._seconds = seconds
        # Simulations that are counted, not timed, take ten to twenty times as long on the interpreted engine.
        self._most = seconds if engine_form.engine_form() == "pure" else 0.0
        self._door = threading.Lock()           # opening and closing
        self._thinker: RemoteThinker | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """Return the id of the process, or None if it does not run."""
        thinker = self._thinker
        return thinker.pid if thinker is not None and thinker.is_alive else None

    def answer(self, job: BotJob) -> int:
        """Return a choice even if the bot fails: the easy bot's, or the first legal option.

        Raises EOFError when the worker is closed, and a problem when the job makes no sense.
        """
        wanted = self._own_bots.get(job.bot, job.bot)
        for bot in (limit_time(wanted, self._seconds, job.game), SIMPLE):
            try:
                return self._ask(job._replace(bot=bot, seconds=self._most))
            except EOFError:
                raise
            except (Problem, OSError) as error:
                LOG.warning("bot failed", game=job.game, bot=bot, answers=len(job.choices), error=error_detail(error))
        return first_legal_option(job)

    def _ask(self, job: BotJob) -> int:
        thinker = self._open()
        try:
            thinker.wait_until_ready(START)
            return thinker.choose(job, GRACE * self._seconds)
        except BaseException:
            self._drop(thinker)                 # whatever it was: the next question goes to a fresh process
            raise

    def _open(self) -> RemoteThinker:
        with self._door:
            if self._closed:
                raise EOFError
            if self._thinker is not None and not self._thinker.is_alive:
                self._thinker.close()
                self._thinker = None
            if self._thinker is None:
                self._thinker = RemoteThinker(limit=2 * GRACE * self._seconds + 1.0)
            return self._thinker

    def _drop(self, thinker: RemoteThinker) -> None:
        with self._door:
            thinker.close()
            self._thinker = None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        with self._door:
            self._closed = True
            if self._thinker is not None:
                self._thinker.close()


def error_detail(error: Exception) -> str:
    """Return what a log may say of a failure."""
    return str(error.facts.get("detail", error.key)) if isinstance(error, Problem) else type(error).__name__


class AwaitedDecision:
    """A bot's decision that at least one caller waits for."""

    def __init__(self, table: str, owner: str, job: BotJob, cost: float, answer: asyncio.Future[int]) -> None:
        self.table: Final = table
        self.owner: Final = owner
        self.job: Final = job
        self.cost: Final = cost
        self.answer: Final = answer
        self.asked: Final = time.monotonic()
        self.waiters = 0

    @property
    def is_wanted(self) -> bool:
        return self.waiters > 0


class ThinkingTimes:
    """Estimates how long bots take for a decision: first their own limit, then a mean of what they took."""

    def __init__(self, seconds: float) -> None:
        self._most: Final = seconds
        self._known: Final[dict[tuple[str, str], float]] = {}

    def estimate(self, job: BotJob) -> float:
        """Return the seconds that a decision will probably take."""
        key = (job.game, job.bot)
        if key not in self._known:
            try:
                self._known[key] = max(LEAST, min(self._most, bots.thinking_seconds(job.bot, job.game)))
            except Problem:
                return LEAST                    # whoever builds the bot will report that it does not exist
        return self._known[key]

    def record_time(self, job: BotJob, seconds: float) -> None:
        """Adjust the estimate by a decision that took this long."""
        key = (job.game, job.bot)
        if key in self._known:
            self._known[key] += LEARN * (max(LEAST, seconds) - self._known[key])


class BotPool:
    """Answers for the bots of a server in the order of its queue, one decision of a table at a time.

    `processes` are started as they are needed, so a server without bots has none; at least one is always possible.  A
    decision gets `seconds`, and half as much again before it is stopped.  At most `most_slow` processes work on slow
    decisions of one address.  `own_bots` maps the bot names of the settings to bots.
    """

    def __init__(self, processes: int, seconds: float, most_slow: int = 0, own_bots: Mapping[str, str] = {}) -> None:
        count = max(1, processes)
        self._workers: Final = [BotWorker(seconds, own_bots) for _ in range(count)]
        self._idle: Final = list(reversed(self._workers))           # the last is taken first
        self._threads: Final = ThreadPoolExecutor(count, thread_name_prefix="bots")
        self._waiting: Final[BotQueue[AwaitedDecision]] = BotQueue(most_slow)
        self._costs: Final = ThinkingTimes(seconds)
        self._asked: Final[dict[str, list[AwaitedDecision]]] = {}       # by table, until they are answered
        self._running: Final[dict[AwaitedDecision, asyncio.Task[None]]] = {}
        self._closed = False

    async def __aenter__(self) -> BotPool:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.close()

    @property
    def waiting(self) -> int:
        """Count the decisions that no process works on yet."""
        return len(self._waiting)

    @property
    def pids(self) -> list[int]:
        """List the ids of the running processes."""
        return [pid for worker in self._workers if (pid := worker.pid) is not None]

    async def choose(self, job: BotJob, table: str = "", owner: str = "") -> int:
        """Return the bot's choice.  Raises EOFError when the pool is closed, and a problem when the job makes no sense.

        Callers who ask the same question share one answer; a question that nobody waits for any more is dropped.
        """
        if self._closed:
            raise EOFError
        request = self._same(job, table)
        if request is None:
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            request = AwaitedDecision(table, owner, job, self._costs.estimate(job), answer)
            self._asked.setdefault(table, []).append(request)
            request.waiters = 1
            self._waiting.put(request)
        else:
            request.waiters += 1
        self._dispatch()
        try:
            return await asyncio.shield(request.answer)
        finally:
            request.waiters -= 1
            if not request.waiters and request not in self._running:
                self._settled(request)

    def _same(self, job: BotJob, table: str) -> AwaitedDecision | None:
        if not table:
            return None
        return next((request for request in self._asked.get(table, ()) if request.job == job), None)

    def _settled(self, request: AwaitedDecision) -> None:
        """Forget a decision that is answered or dropped, so that no later caller shares it."""
        others = self._asked.get(request.table, [])
        if request in others:
            others.remove(request)
            if not others:
                del self._asked[request.table]

    def _dispatch(self) -> None:
        """Give every idle process a decision to work on."""
        while self._idle and (request := self._waiting.next_decision()) is not None:
            metrics.BOT_WAIT.labels(request.job.bot).observe(time.monotonic() - request.asked)
            worker = next((one for one in self._idle if request.table and one.last == request.table), self._idle[-1])
            self._idle.remove(worker)
            worker.last = request.table
            self._running[request] = asyncio.create_task(self._run(worker, request))

    async def _run(self, worker: BotWorker, request: AwaitedDecision) -> None:
        loop = asyncio.get_running_loop()
        error: BaseException | None = None
        choice, begun = 0, time.monotonic()
        try:
            choice = await loop.run_in_executor(self._threads, worker.answer, request.job)
        except BaseException as failure:
            error = failure
        seconds = time.monotonic() - begun
        metrics.BOT_SECONDS.labels(request.job.bot).observe(seconds)
        self._costs.record_time(request.job, seconds)
        del self._running[request]
        self._settled(request)
        self._waiting.finish_decision(request, seconds)
        self._idle.append(worker)
        if not request.waiters:
            request.answer.cancel()
        elif error is not None:
            request.answer.set_exception(EOFError() if self._closed else error)
        else:
            request.answer.set_result(choice)
        if not self._closed:
            self._dispatch()

    async def close(self) -> None:
        """Stop all processes at once; everyone who waits gets an EOFError."""
        self._closed = True
        for request in self._waiting:
            request.answer.set_exception(EOFError())
        self._waiting.clear()
        await asyncio.gather(*(asyncio.to_thread(worker.close) for worker in self._workers))
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._threads.shutdown(wait=False)
