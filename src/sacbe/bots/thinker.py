"""Bots at the table: what they are asked, and who does the thinking.

Compiled code holds the interpreter's lock, so a bot that thinks in a thread would freeze the screen.  It thinks in a
process of its own; that gets the setup and the choices so far, never a position, and can be ended at any time.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, Protocol

from sacbe import bots, games
from sacbe.games.components import editions
from sacbe.kernel.core.chance import Driver, mix_seed
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem

READY: Final = "ready"         # the first word of a process
MAX_CACHED_DRIVERS: Final = 4   # drivers that a process keeps if it serves many games
POLITE: Final = 5               # how far such a process gives way to others


class BotJob(NamedTuple):
    """One decision of a bot.  The driver is made at `first_choice`, where its seat came to choose, and then asked on.
    """

    game: str
    players: int
    options: dict[str, str]
    seat: int
    bot: str
    seed: int
    first_choice: int
    choices: tuple[int, ...]
    edition: str = ""
    components: Mapping[str, Any] = {}
    rules: int | None = None            # by which version the game was begun; None for today's
    seconds: float = 0.0                # the most it may think, however little it has found by then; 0 for no limit

    @property
    def definition(self) -> GameDefinition:
        return editions.rebuild(self.game, self.edition, self.components, self.rules)


class Thinker(Protocol):
    """Makes the decisions of bots."""

    def choose(self, job: BotJob) -> int:
        """The bot's choice; blocks until it is made.  EOFError: closed in the meantime; a problem: the bot failed."""

    def close(self) -> None:
        """Stop thinking, even if a decision is under way."""


class LocalThinker:
    """Thinks in this process.  It keeps drivers, so that a search can use its tree for the rest of a turn.

    Who serves many games keeps several, and does not `rethink`: where the driver of a turn is gone, a new one starts
    from the pending decision, because thinking about all those before it again would take too long.
    """

    def __init__(self, keep: int = 1, rethink: bool = True) -> None:
        self._keep = keep
        self._rethink = rethink
        self._kept: list[tuple[BotJob, Driver]] = []    # the last asked is the last

    def choose(self, job: BotJob) -> int:
        """Return the bot's choice: with `rethink` the same, whether the decisions before it were asked here or not."""
        driver, asked = self._follow(job)
        state = replay(job.definition.start_game(job.players, job.options), job.choices[:job.first_choice])
        for at in range(job.first_choice, len(job.choices)):
            if at >= asked and state.ask is not None:
                driver.choose(state, state.ask)         # only to bring the driver to where it would be
            state.apply(job.choices[at])
        ask = state.ask
        assert ask is not None
        choice = driver.choose(state, ask)
        if choice not in ask.options:
            raise ValueError(f"{choice} is no option")
        others = [kept for kept in self._kept if kept[1] is not driver]
        self._kept = [*others, (job, driver)][-self._keep:]
        return choice

    def _follow(self, job: BotJob) -> tuple[Driver, int]:
        """The driver for this job, and up to which answer it was asked already."""
        turn = job._replace(choices=())
        for last, driver in reversed(self._kept):
            asked = len(last.choices) + 1
            if (asked <= len(job.choices) and last._replace(choices=()) == turn
                    and job.choices[:asked - 1] == last.choices):
                return driver, asked if self._rethink else len(job.choices)
        if self._rethink:
            return bots.make_bot(job.bot, job.definition, job.seat, job.seed, job.seconds), job.first_choice
        luck = mix_seed(job.seed, len(job.choices))     # else every decision of the turn would meet the same luck
        return bots.make_bot(job.bot, job.definition, job.seat, luck, job.seconds), len(job.choices)

    def close(self) -> None:
        """Do nothing: no decision is under way between two calls."""


def replay(state: State, choices: Sequence[int]) -> State:
    """Play these choices, and return the position."""
    for choice in choices:
        state.apply(choice)
    return state


class ChildProcess:
    """A process that answers one question at a time; it ends with this object or with this process.

    `work` gets its end of the pipe and the `limit` in seconds, after which it ends itself when an answer takes longer,
    even if nobody is left who could end it.  The first thing it sends says that it can be asked.
    """

    def __init__(self, work: Callable[[Connection, float], None], limit: float, method: str = "spawn") -> None:
        context: Any = multiprocessing.get_context(method)
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, limit), daemon=True)
        with ignore_interrupts():
            self._process.start()
        theirs.close()
        self._turn = threading.Lock()           # one question on the pipe at a time
        self._is_up = False
        self._closed = False

    @property
    def is_alive(self) -> bool:
        return not self._closed and self._process.is_alive()

    @property
    def pid(self) -> int | None:
        pid: int | None = self._process.pid
        return pid

    def _greet(self, seconds: float | None) -> None:
        if not self._is_up:
            self._receive(seconds)
            self._is_up = True

    def _receive(self, seconds: float | None) -> Any:
        """Return the next message of the process; TimeoutError: nothing within this time."""
        if seconds is not None and not self._pipe.poll(seconds):
            raise TimeoutError
        return self._pipe.recv()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._closed = True
        self._process.kill()
        self._process.join()


class RemoteThinker(ChildProcess):
    """Thinks in another process.

    With a `limit` it serves many games: it gives way to other processes and keeps the drivers of several games.
    """

    def __init__(self, limit: float = 0.0) -> None:
        super().__init__(serve, limit)

    def wait_until_ready(self, seconds: float | None = None) -> None:
        """Wait until the process can be asked; raises as `choose` does."""
        with self._turn, self._translate_pipe_errors("-"):
            self._greet(seconds)

    def choose(self, job: BotJob, seconds: float | None = None) -> int:
        """Return the bot's choice; EOFError: closed during the wait; a problem: the bot itself has failed.

        TimeoutError: no answer within this time.  The answer may still come, so nothing else can be asked then.
        """
        with self._turn, self._translate_pipe_errors(job.bot):
            self._greet(None)
            self._pipe.send(tuple(job))
            answer: int | str = self._receive(seconds)
        if isinstance(answer, str):
            raise Problem("play-bot-failed", bot=job.bot, detail=answer)
        return answer

    @contextmanager
    def _translate_pipe_errors(self, bot: str) -> Iterator[None]:
        """Turn errors of the pipe into what they mean: closed in the meantime, or the bot failed."""
        try:
            yield
        except TimeoutError:
            raise
        except (EOFError, OSError) as error:
            if self._closed:
                raise EOFError from None
            raise Problem("play-bot-failed", bot=bot, detail=type(error).__name__) from None


@contextmanager
def ignore_interrupts() -> Iterator[None]:
    """Block Ctrl-C meanwhile: a process that is started then never gets it, even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def serve(pipe: Connection, limit: float = 0.0) -> None:
    """Be the other process: answer jobs until nobody asks any more.  Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    thinker = LocalThinker()
    if limit:
        thinker = LocalThinker(MAX_CACHED_DRIVERS, rethink=False)
        lower_priority_and_preload()
    try:
        pipe.send(READY)
        while True:
            job = BotJob(*pipe.recv())
            with kill_after(limit):
                answer = answer_job(thinker, job)
            pipe.send(answer)
    except (EOFError, OSError):
        return


def lower_priority_and_preload() -> None:
    """Give way to others, and load the games beforehand, so that this takes no time from the first decision."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for name in games.names():
        games.load_definition(name)


def answer_job(thinker: LocalThinker, job: BotJob) -> int | str:
    """The choice, or the text of what went wrong: no failure may get lost."""
    try:
        return int(thinker.choose(job))
    except Problem as problem:
        return str(problem)
    except Exception as error:
        return repr(error)


@contextmanager
def kill_after(seconds: float) -> Iterator[None]:
    """Let the system end this process if the block takes longer.

    No code of ours could, while a search holds the interpreter.
    """
    if not seconds or not hasattr(signal, "setitimer"):
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
