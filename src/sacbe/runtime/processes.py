"""Work in several processes of this machine that ends cleanly: at the end, at Ctrl-C, and when the parent is killed.

A process that dies costs nothing but time: its task is done again by another one.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple, TypeVar

from sacbe.bots.thinker import ignore_interrupts
from sacbe.kernel.errors import Problem
from sacbe.runtime.executor import AHEAD, DEATHS, current_stamp, run_task

T = TypeVar("T")
R = TypeVar("R")

EARLY: Final = -1               # for the number of a task: the process died before it had one
PATIENCE: Final = 5.0           # seconds in which a worker that has nothing left to do may end by itself


class Processes:
    """Does tasks in this many processes; they are started with each run, and never more than it has tasks."""

    def __init__(self, jobs: int) -> None:
        self.size: Final = jobs

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        crew = WorkerPool(self.size, work, tasks)
        try:
            yield from crew.results()
            crew.stop_workers()
        finally:
            crew.terminate()


class NumberedTask(NamedTuple):
    """A task and its place in the order."""

    number: int
    task: Any


class TaskOutcome(NamedTuple):
    """What came of a task: its result, or the error that the work raised."""

    result: Any
    error: Exception | None = None


class WorkerProcess:
    """One process, and the task that it has."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs,))
        with ignore_interrupts():               # Ctrl-C is the parent's business
            self.process.start()
        theirs.close()                          # so that its death is the end of the pipe
        self.is_up = False
        self.task: NumberedTask | None = None


class WorkerPool:
    """The processes of one run."""

    def __init__(self, size: int, work: Callable[[Any], Any], tasks: Iterable[Any]) -> None:
        self.size, self.work = size, work
        self.tasks: Iterator[Any] = iter(tasks)
        self.stamp = current_stamp()
        self.members: dict[Connection, WorkerProcess] = {}
        self.queue: deque[NumberedTask] = deque()       # nobody has them: no process is up yet, or it died
        self.done: dict[int, TaskOutcome] = {}              # before their turn
        self.deaths: Counter[int] = Counter()           # by task
        self.begun = self.told = 0                      # tasks

    def results(self) -> Iterator[Any]:
        """Yield the result of every task, in order; raise the error of one that failed."""
        while True:
            self.assign_tasks()
            if self.told in self.done:
                self.receive_messages(0.0)
                outcome = self.done.pop(self.told)
                self.told += 1
                if outcome.error is not None:
                    raise outcome.error
                yield outcome.result
            elif self.told < self.begun:
                self.receive_messages(None)
            else:
                return

    # ------------------------------------------------------------ tasks

    def assign_tasks(self) -> None:
        """Give every process that waits a task, and start one more as long as there is work for it."""
        for member in list(self.members.values()):
            if member.is_up and member.task is None and (self.queue or self.enqueue_next_task()):
                self.assign_task(member, self.queue.popleft())
        starting = sum(not member.is_up for member in self.members.values())
        while len(self.members) < self.size and (starting < len(self.queue) or self.enqueue_next_task()):
            member = WorkerProcess()
            self.members[member.pipe] = member
            starting += 1

    def enqueue_next_task(self) -> bool:
        """Put the next task into the queue, unless there is none or too many are under way."""
        if self.begun < self.told + AHEAD * self.size:
            for task in self.tasks:
                self.queue.append(NumberedTask(self.begun, task))
                self.begun += 1
                return True
        return False

    def assign_task(self, member: WorkerProcess, task: NumberedTask) -> None:
        """Send a task to a process, or replace the process if it is dead."""
        member.task = task
        try:
            member.pipe.send((self.stamp, self.work, task.task))
        except (BrokenPipeError, ConnectionResetError):
            self.replace_dead_worker(member)

    def receive_messages(self, seconds: float | None) -> None:
        """Receive what the processes send: wait this many seconds at most, or (None) until one sends something."""
        for pipe in wait(list(self.members), seconds):
            assert isinstance(pipe, Connection)
            member = self.members[pipe]
            try:
                said = pipe.recv()
            except (EOFError, OSError):
                self.replace_dead_worker(member)
                continue
            if member.task is None:
                member.is_up = True                     # its first message
                del self.deaths[EARLY]
            else:
                self.done[member.task.number] = TaskOutcome(*said)
                member.task = None

    # ------------------------------------------------------------ processes

    def replace_dead_worker(self, member: WorkerProcess) -> None:
        """Remove a process that died, and queue its task again, unless that has cost too many processes already."""
        del self.members[member.pipe]
        member.pipe.close()
        member.process.kill()
        member.process.join()
        number = EARLY if member.task is None else member.task.number
        self.deaths[number] += 1
        if self.deaths[number] >= DEATHS:
            raise Problem("worker-died", times=DEATHS) from None
        if member.task is not None:
            self.queue.appendleft(member.task)

    def stop_workers(self) -> None:
        """Close the pipes, so that the processes know that nothing is left to do, and give them time to end."""
        for member in self.members.values():
            member.pipe.close()
        for member in self.members.values():
            member.process.join(PATIENCE)

    def terminate(self) -> None:
        """End the processes now, even in the middle of a task, and wait until they are gone."""
        for member in self.members.values():
            member.process.kill()
        for member in self.members.values():
            member.process.join()
            member.pipe.close()


# ------------------------------------------------------------ in the other process

def serve(pipe: Connection) -> None:
    """Do tasks until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_die_with_parent, daemon=True).start()
    try:
        pipe.send(None)
        while True:
            pipe.send_bytes(_answer(pipe.recv_bytes()))
    except (EOFError, OSError):
        return


def _answer(order: bytes) -> bytes:
    """Do a task, or say why it cannot be done: only a process that dies says nothing."""
    try:
        made, work, task = pickle.loads(order)
        return pickle.dumps((run_task(made, work, task), None))
    except Exception as error:
        error.add_note(traceback.format_exc())          # where it was: else that is lost on the way
        return pickle.dumps((None, error))


def _die_with_parent() -> None:
    """A parent that is killed cannot end its workers, so each of them watches for that itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
