"""How far a long command is: a bar on a terminal, now and then a line elsewhere; always on the error stream."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sacbe.words import say

SECONDS_BETWEEN_LINES = 5.0


@contextmanager
def progress(total: int, doing: str) -> Iterator[Callable[[int], None]]:
    """Tell the given function how many pieces of the work are done; `doing` is the message that names the work."""
    if not sys.stderr.isatty():
        yield Lines(total, say(doing)).done
        return
    columns = TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say(doing), total=total)
        yield lambda done: bar.update(task, completed=done)


class Lines:
    """Few enough lines for a log file."""

    def __init__(self, total: int, doing: str) -> None:
        self.total = total
        self.doing = doing
        self.last = monotonic()

    def done(self, count: int) -> None:
        now = monotonic()
        if count < self.total and now - self.last >= SECONDS_BETWEEN_LINES:
            self.last = now
            print(say("cli-progress", doing=self.doing, count=count, total=self.total), file=sys.stderr, flush=True)
