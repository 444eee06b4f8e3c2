"""One process that works on what strangers send; it can be ended in the middle, and then costs nobody anything."""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import structlog

from sacbe.bots.thinker import ChildProcess, kill_after, lower_priority_and_preload
from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words

START: Final = 300.0            # seconds a new process may take until it can be asked, on a machine that is busy
GRACE: Final = 1.5              # of its time, after which a process ends itself
FORK_SERVER: Final = "forkserver"
PRELOAD_MODULE: Final = "sacbe.server.app.preload"       # by its name: it imports all that is above
LOG: Final = structlog.get_logger("sacbe.strangers")


class Order(NamedTuple):
    """What is to be done: a function of a module with its arguments, and the language of what it says."""

    work: Callable[..., Any]
    arguments: tuple[Any, ...]
    lang: str


class WorkOutcome(NamedTuple):
    """What came of an order: a value, a problem with what was sent, or the trace of a fault of our own."""

    value: Any = None
    problem: Problem | None = None
    fault: str = ""


class WorkFault(Exception):
    """A fault of our own in another process, with the trace that it left there."""


class StrangerProcess(ChildProcess):
    """The process; where the system can fork, it comes from a server that has imported everything already."""

    def __init__(self, limit: float) -> None:
        super().__init__(serve, limit, start_method())

    def ask(self, order: Order, seconds: float) -> WorkOutcome:
        """Return what came of an order; EOFError: the process has ended.  TimeoutError: it needs too long."""
        message = pickle.dumps(order)
        try:
            with self._turn:
                self._greet(START)
                self._pipe.send_bytes(message)
                return WorkOutcome(*pickle.loads(self._receive(seconds)))
        except TimeoutError:
            raise
        except OSError as error:
            raise EOFError from error


def start_method() -> str:
    """Return how a process is started: forked from a server that has nothing but modules, or else from nothing."""
    if FORK_SERVER not in multiprocessing.get_all_start_methods():
        return "spawn"
    multiprocessing.get_context(FORK_SERVER).set_forkserver_preload(["__main__", PRELOAD_MODULE])
    return FORK_SERVER


class Worker:
    """A place where one order at a time is carried out, by a process that is started when it is needed."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self._door: Final = threading.Lock()
        self._process: StrangerProcess | None = None
        self._closed = False

    @property
    def process_id(self) -> int | None:
        """Return the id of the process, or None if none runs."""
        process = self._process
        return process.pid if process is not None and process.is_alive else None

    def carry_out(self, order: Order) -> Any:
        """Return the value of an order; blocks.  What takes too long is ended, and is a `Problem` like all else."""
        process = self._open()
        try:
            found = process.ask(order, self.seconds)
        except (EOFError, TimeoutError) as error:
            self._drop(process)
            if self._closed:
                raise Problem("closing") from None
            is_slow = isinstance(error, TimeoutError)
            LOG.warning("work ended", work=order.work.__name__, slow=is_slow)
            raise Problem("work-slow" if is_slow else "work-failed", most=self.seconds) from None
        if found.problem is not None:
            raise found.problem
        if found.fault:
            raise WorkFault(found.fault)
        return found.value

    def _open(self) -> StrangerProcess:
        process = self._process
        if process is not None and process.is_alive:
            return process
        fresh = StrangerProcess(GRACE * self.seconds)       # takes its time, and the door must open for who ends it
        with self._door:
            if self._closed:
                fresh.close()
                raise Problem("closing")
            self._process = fresh
        return fresh

    def _drop(self, process: StrangerProcess) -> None:
        process.close()
        with self._door:
            if self._process is process:
                self._process = None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        with self._door:
            self._closed = True
            if self._process is not None:
                self._process.close()


# ------------------------------------------------------------ in the other process

def serve(pipe: Connection, limit: float) -> None:
    """Carry out orders until nobody gives any more.  Ctrl-C is the parent's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lower_priority_and_preload()
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            message = pipe.recv_bytes()
            with kill_after(limit):
                answer = carry_out(message)
            pipe.send(answer)


def carry_out(message: bytes) -> bytes:
    """Do what an order says, and return what came of it; only a process that dies says nothing."""
    try:
        order = Order(*pickle.loads(message))
        with words.use_language(order.lang):
            return pickle.dumps(tuple(WorkOutcome(order.work(*order.arguments))))
    except Problem as problem:
        return pickle.dumps(tuple(WorkOutcome(problem=problem)))
    except RecursionError:                      # nothing here is as deep as what somebody may send
        return pickle.dumps(tuple(WorkOutcome(problem=Problem("request-deep"))))
    except MemoryError:
        return pickle.dumps(tuple(WorkOutcome(problem=Problem("work-failed"))))
    except Exception:
        return pickle.dumps(tuple(WorkOutcome(fault=traceback.format_exc())))
