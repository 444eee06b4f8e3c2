"""Work for other processes that goes wrong."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sacbe.kernel.errors import Problem


def dying_once(mark: str) -> int:
    """The length of a name, by the second worker that is asked for it."""
    if not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return len(mark)


def mortal(mark: str, work: Callable[[Any], Any], task: Any) -> Any:
    """Work that kills the first worker that comes to its third piece."""
    pieces = Path(mark)
    with pieces.open("a") as stream:
        stream.write(".")
    if pieces.stat().st_size == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return work(task)


def dying(task: int) -> int:
    if task == 3:
        os._exit(1)
    return task


def failing(task: int) -> float:
    return 1 / (task - 3)


def refusing(task: int) -> int:
    raise Problem("at-least-one", name="games", number=task)


def unsendable(task: int) -> object:
    return lambda: task
