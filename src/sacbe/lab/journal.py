"""A journal of the results of a run so far, so that it can be stopped at any moment and go on.

As long as a run is not complete, its games lie in `FILE.part`: a line of JSON that says which run it is, then a line
for each game.  A run that goes on reads them instead of playing them again; at the end the table is made from all of
them.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Generic, NamedTuple, TypeVar

import msgspec

from sacbe.kernel.errors import Problem
from sacbe.lab import rows, table_files
from sacbe.runtime import engine_form
from sacbe.runtime.atomic_files import try_lock

R = TypeVar("R")

FORMAT: Final = "sacbe journal 1"
PART: Final = ".part"


class OutputFile(NamedTuple):
    """The file to write for a run, which rows it has, and whether an unfinished one may be continued."""

    file: Path
    rows: str = rows.GAMES
    resume: bool = False

    @property
    def part(self) -> Path:
        return self.file.with_name(self.file.name + PART)


class Journal(Generic[R]):
    """The results of one run in their order; if no file is wanted, it stores nothing."""

    def __init__(self, output: OutputFile | None, run: Mapping[str, Any], kind: type[R]) -> None:
        self.output, self.kind = output, kind
        self.header: Final = msgspec.json.decode(msgspec.json.encode(
            {"format": FORMAT, "version": engine_form.package_version(), **run}))  # as it will be read again
        self.stream: BinaryIO | None = None

    def __enter__(self) -> Journal[R]:
        if self.output is not None:
            if self.output.rows not in rows.KINDS:
                raise Problem("rows-kind", kind=self.output.rows, known=", ".join(rows.KINDS))
            table_files.check(self.output.file)
            self.header["rows"] = self.output.rows
            self.stream = self._opened(self.output)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        if self.stream is not None:
            self.stream.close()
            if self.output is not None and error is not None and not self._has_games(self.output.part):
                self.output.part.unlink()               # nothing was played

    def earlier_results(self) -> Iterator[R]:
        """Yield the stored results of an earlier run, in order."""
        while self.stream is not None and (line := self.stream.readline()):
            yield self._read(line)

    def add(self, results: Iterable[R]) -> None:
        """Append the next results, when all stored ones have been read."""
        if self.stream is not None:
            self.stream.seek(0, os.SEEK_END)
            self.stream.write(b"".join(msgspec.json.encode(result) + b"\n" for result in results))
            self.stream.flush()

    def finish(self, columns: rows.Columns, rows_of: Callable[[int, R], Iterable[rows.TableRow]]) -> None:
        """Write the table, from the rows that `rows_of` makes of each result and its number."""
        if self.stream is None or self.output is None:
            return
        self.stream.seek(0)
        self.stream.readline()
        found = (row for number, result in enumerate(self.earlier_results()) for row in rows_of(number, result))
        table_files.write(self.output.file, columns, found)
        self.output.part.unlink()

    # ------------------------------------------------------------ the file

    def _opened(self, output: OutputFile) -> BinaryIO:
        """Open the file, and return its stream behind the header."""
        if output.part.exists() and not output.resume:
            raise Problem("partial-exists", file=str(output.part))
        stream = output.part.open("r+b" if output.part.exists() else "x+b")
        try:
            if not try_lock(stream):
                raise Problem("out-busy", file=str(output.part))
            _cut(stream)
            first = stream.readline()
            if not first:
                stream.write(msgspec.json.encode(self.header) + b"\n")
                stream.flush()
            elif self._object(first) != self.header:
                raise Problem("resume-other", file=str(output.part))
        except BaseException:
            stream.close()
            raise
        return stream

    def _object(self, line: bytes) -> Any:
        try:
            return msgspec.json.decode(line)
        except msgspec.DecodeError:
            return None

    def _read(self, line: bytes) -> R:
        try:
            return msgspec.json.decode(line, type=self.kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            assert self.output is not None
            raise Problem("resume-damaged", file=str(self.output.part)) from None

    @staticmethod
    def _has_games(part: Path) -> bool:
        with part.open("rb") as stream:
            return len([line for line, _ in zip(stream, range(2))]) > 1


def _cut(stream: BinaryIO) -> None:
    """Cut off a last line that was not written to its end."""
    end = 0
    for line in stream:
        if line.endswith(b"\n"):
            end += len(line)
    stream.truncate(end)
    stream.seek(0)
