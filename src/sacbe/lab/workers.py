"""Work in several processes, in order, that ends cleanly: at the end, at Ctrl-C, and when the parent is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

from sacbe.kernel.errors import Problem

T = TypeVar("T")
R = TypeVar("R")


def in_processes(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Iterator[R]:
    """The results of `work` on every task, in the order of the tasks.

    Only a few tasks are under way at a time, so that a run of any length needs the memory of a short one.
    """
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _die_with_parent)
    waiting: deque[Future[R]] = deque()
    try:
        for task in tasks:
            waiting.append(_submit(pool, work, task))
            if len(waiting) > 2 * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
        pool.shutdown()
    except BrokenProcessPool:
        _stop(pool, set(multiprocessing.active_children()) - others)
        raise Problem("worker-died") from None
    except BaseException:
        _stop(pool, set(multiprocessing.active_children()) - others)
        raise


def _submit(pool: ProcessPoolExecutor, work: Callable[[T], R], task: T) -> Future[R]:
    """Submit a task.  A process may start here; it ignores Ctrl-C from the start, because the parent handles that."""
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, task)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def _stop(pool: ProcessPoolExecutor, workers: set[BaseProcess]) -> None:
    """End the workers now, even in the middle of a task, and wait until they are gone."""
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join()


def _die_with_parent() -> None:
    """A parent that is killed cannot end its workers, so each of them watches for that itself."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
