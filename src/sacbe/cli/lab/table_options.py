"""Options that commands share which write their games as a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sacbe.kernel.errors import Problem
from sacbe.lab.journal import OutputFile
from sacbe.lab.rows import GAMES
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output


@contextmanager
def open_table_file(out: Path | None, rows: str, resume: bool) -> Iterator[OutputFile | None]:
    """Yield the file that `--out`, `--rows` and `--resume` ask for, or None.

    A user who interrupts is told how to go on.
    """
    if out is None:
        if resume or rows != GAMES:
            raise Problem("out-missing", option="resume" if resume else "rows")
        yield None
        return
    wanted = OutputFile(out, rows, resume)
    try:
        yield wanted
    except KeyboardInterrupt:
        if wanted.part.exists():
            output.print_problem(say("out-stopped", file=str(wanted.part)))
        raise


def say_where_written(out: Path | None) -> None:
    """Say where the rows are, if a file was asked for."""
    if out is not None:
        output.print_line(say("out-written", file=str(out)))
