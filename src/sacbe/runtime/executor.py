"""Who does the work of a long command: this process, several processes, or the machines of a Ray cluster.

The results always come in the order of the tasks, so that a run adds up to the same with any number of workers.  Work
is a function of a module, tasks and results are plain data, and a task always gives the same result: a worker may be
lost at any moment, and what it had under way is then done again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable
from functools import lru_cache
from typing import Final, NamedTuple, Protocol, TypeVar

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.runtime import engine_form

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 4        # tasks for each worker that are under way or done before their turn: memory stays bounded
DEATHS: Final = 3       # workers that one task may cost


class Executor(Protocol):
    """Does work on tasks."""

    @property
    def size(self) -> int:
        """How many tasks are done at the same time."""

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        """The results of the work on every task, in the order of the tasks.

        Tasks are asked for as late as possible, and only a few are under way at a time, so that a run of any length
        needs the memory of a short one.  Close the generator (`contextlib.closing`) if you may stop before its end:
        that ends what is under way.
        """


class ThisProcess:
    """Does everything in this process, one task after the other.

    >>> list(ThisProcess().run(abs, [-1, 2, -3]))
    [1, 2, 3]
    """

    size: Final = 1

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        for task in tasks:
            yield work(task)


HERE: Final = ThisProcess()


# ------------------------------------------------------------ the same program everywhere

class VersionStamp(NamedTuple):
    """What must be the same where a task is made and where it is done: else digests would differ without a word."""

    version: str
    form: str                                   # of the engine: compiled or pure
    rules: tuple[tuple[str, int], ...]          # games that are loaded, and the version of their rules


def current_stamp() -> VersionStamp:
    """The version stamp of this process."""
    loaded = [name for name in games.names() if f"{games.__name__}.{name}.game" in sys.modules]
    return VersionStamp(engine_form.package_version(), engine_form.engine_form(),
                        tuple((name, games.load_definition(name).version) for name in loaded))


def run_task(stamp: VersionStamp, work: Callable[[T], R], task: T) -> R:
    """Do a task in the process of a worker; a task of another version is refused."""
    check_stamp(stamp)
    return work(task)


@lru_cache(1)
def check_stamp(stamp: VersionStamp) -> None:
    """Refuse a task that was made by another version, form or set of rules than those of this process."""
    if stamp.version != engine_form.package_version():
        raise Problem("worker-version", here=stamp.version, there=engine_form.package_version())
    if stamp.form != engine_form.engine_form():
        raise Problem("worker-form", here=stamp.form, there=engine_form.engine_form())
    for name, version in stamp.rules:
        if name not in games.names() or games.load_definition(name).version != version:
            known = str(games.load_definition(name).version) if name in games.names() else "–"
            raise Problem("worker-rules", game=name, here=str(version), there=known)
