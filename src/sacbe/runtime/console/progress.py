"""How far a long command is: a bar on a terminal, now and then a line elsewhere; always on the error stream."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sacbe.presentation.language.words import say

SECONDS_BETWEEN_LINES = 5.0


def progress_bar(total: int, doing: str) -> AbstractContextManager[Callable[[int], None]]:
    """Show how far work is: the caller tells a function how many pieces are done; the message `doing` names it."""
    return show_progress(total, say(doing))


@contextmanager
def show_progress(total: int, text: str) -> Iterator[Callable[[int], None]]:
    """Show how far work is: the caller tells a function how many pieces are done; `text` names it."""
    if not sys.stderr.isatty():
        yield ProgressLines(total, text).advance
        return
    with _bar() as bar:
        task = bar.add_task(text, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def stage_progress() -> Iterator[Callable[[str, int, int], None]]:
    """Show how far work in stages is: the caller tells a function the stage, the pieces done, and of how many."""
    if not sys.stderr.isatty():
        yield StageLines().advance
        return
    with _bar() as bar:
        yield StageBar(bar).advance


def _bar() -> Progress:
    columns = TextColumn("{task.description}"), BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True)


class ProgressLines:
    """Prints how far work is, in lines few enough for a log file."""

    def __init__(self, total: int, doing: str) -> None:
        self.total = total
        self.doing = doing
        self.last = monotonic()

    def advance(self, count: int) -> None:
        now = monotonic()
        if count < self.total and now - self.last >= SECONDS_BETWEEN_LINES:
            self.last = now
            print(say("cli-progress", doing=self.doing, count=count, total=self.total), file=sys.stderr, flush=True)


class StageLines:
    """Prints how far work is, in lines of one stage after the other."""

    def __init__(self) -> None:
        self.lines: ProgressLines | None = None

    def advance(self, doing: str, count: int, total: int) -> None:
        if self.lines is None:
            self.lines = ProgressLines(total, doing)
        self.lines.doing, self.lines.total = doing, total
        self.lines.advance(count)


class StageBar:
    """Shows how far work is, with a bar that begins again at each stage."""

    def __init__(self, bar: Progress) -> None:
        self.bar = bar
        self.doing = ""
        self.task = bar.add_task("", total=None)

    def advance(self, doing: str, count: int, total: int) -> None:
        if doing != self.doing:
            self.doing = doing
            self.bar.reset(self.task, description=doing, total=total)
        self.bar.update(self.task, completed=count)
