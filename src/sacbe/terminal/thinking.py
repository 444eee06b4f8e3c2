"""Bots at the table: what they are asked, and who does the thinking.

Compiled code holds the interpreter's lock, so a bot that thinks in a thread would freeze the screen.  It thinks in a
process of its own; that gets the setup and the choices so far, never a position, and can be ended at any time.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple, Protocol

from sacbe import bots
from sacbe.games import editions
from sacbe.kernel.box import Box
from sacbe.kernel.chance import Driver
from sacbe.kernel.errors import Problem
from sacbe.kernel.frame import State


class Job(NamedTuple):
    """One decision of a bot.  The driver is made at `since`, where its seat came to choose, and then asked on."""

    game: str
    players: int
    options: dict[str, str]
    seat: int
    bot: str
    seed: int
    since: int
    choices: tuple[int, ...]
    edition: str = ""
    components: Mapping[str, Any] = {}

    @property
    def box(self) -> Box:
        return editions.remade(self.game, self.edition, self.components)


class Thinker(Protocol):
    """Answers for bots."""

    def choose(self, job: Job) -> int:
        """The bot's choice; blocks until it is made.  EOFError: closed meanwhile; a problem: the bot has failed."""

    def close(self) -> None:
        """Think no more, whatever is under way."""


class Here:
    """Thinks in this process.  It keeps the driver, so that a search can use its tree for the rest of a turn."""

    def __init__(self) -> None:
        self._job: Job | None = None
        self._driver: Driver | None = None

    def choose(self, job: Job) -> int:
        """The same job gets the same answer whether the decisions before it were asked here or not."""
        driver, asked = self._follow(job)
        state = replay(job.box.start(job.players, job.options), job.choices[:job.since])
        for at in range(job.since, len(job.choices)):
            if at >= asked and state.ask is not None:
                driver.choose(state, state.ask)         # only to bring the driver to where it would be
            state.apply(job.choices[at])
        ask = state.ask
        assert ask is not None
        choice = driver.choose(state, ask)
        self._job, self._driver = job, driver
        return choice

    def _follow(self, job: Job) -> tuple[Driver, int]:
        """The driver for this job, and up to which answer it was asked already."""
        last = self._job
        if last is not None and self._driver is not None and last._replace(choices=()) == job._replace(choices=()):
            asked = len(last.choices) + 1
            if asked <= len(job.choices) and job.choices[:asked - 1] == last.choices:
                return self._driver, asked
        return bots.make(job.bot, job.box, job.seat, job.seed), job.since

    def close(self) -> None:
        """Nothing is under way between two calls."""


def replay(state: State, choices: Sequence[int]) -> State:
    """The position after these choices."""
    for choice in choices:
        state.apply(choice)
    return state


class Elsewhere:
    """Thinks in another process, which ends with this object or with this process."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._turn = threading.Lock()           # one question on the pipe at a time
        self._closed = False

    def choose(self, job: Job) -> int:
        """Raises EOFError when it was closed meanwhile, and a problem when the bot itself has failed."""
        try:
            with self._turn:
                self._pipe.send(tuple(job))
                answer: int | str = self._pipe.recv()
        except (EOFError, OSError) as error:
            if self._closed:
                raise EOFError from None
            raise Problem("play-bot-failed", bot=job.bot, detail=type(error).__name__) from None
        if isinstance(answer, str):
            raise Problem("play-bot-failed", bot=job.bot, detail=answer)
        return answer

    def close(self) -> None:
        self._closed = True
        self._process.kill()
        self._process.join()


def serve(pipe: Connection) -> None:
    """The other process: answer until nobody asks any more.  Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = Here()
    while True:
        try:
            job = Job(*pipe.recv())
        except (EOFError, OSError):
            return
        try:
            answer: int | str = thinker.choose(job)
        except Exception as error:      # whatever it is, the table must hear of it
            answer = repr(error)
        try:
            pipe.send(answer)
        except OSError:
            return
