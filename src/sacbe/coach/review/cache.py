"""A file with the findings of a review so far, from which a review that was stopped goes on.

It is a heading, and a line for each place.
A file about another record, another depth or other weights is begun again, and so is a damaged one from the first bad
line on.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, TextIO

import msgspec
from msgspec import Struct

from sacbe.coach.review.schema import Found

FORMAT: Final = 1


class Heading(Struct, frozen=True):
    """The heading of a file of findings: what they are about."""

    format: int
    digest: str
    depth: int
    measure: str


class ReviewCache:
    """A file of findings; without a path nothing is stored."""

    def __init__(self, path: Path | None, digest: str, depth: int, measure: str) -> None:
        self.path = path
        self.heading = Heading(FORMAT, digest, depth, measure)
        self.found: dict[int, Found] = {}
        self._file: TextIO | None = None
        if path is not None:
            self._read(path)
            self._open(path)

    def _read(self, path: Path) -> None:
        try:
            first, *lines = path.read_text(encoding="utf-8").splitlines()
            if msgspec.json.decode(first, type=Heading) != self.heading:
                return
            for line in lines:
                one = msgspec.json.decode(line, type=Found)
                self.found[one.at] = one
        except (OSError, ValueError, msgspec.MsgspecError):
            return

    def _open(self, path: Path) -> None:
        """Write the file again from what was read, so that no damaged line stays.

        Where nothing can be written, nothing is stored.
        """
        try:
            self._file = path.open("w", encoding="utf-8")
        except OSError:
            return
        self._write(self.heading)
        for one in self.found.values():
            self._write(one)

    def _write(self, what: Struct) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(what).decode() + "\n")
            self._file.flush()

    def add(self, one: Found) -> None:
        """Store another finding."""
        self.found[one.at] = one
        self._write(one)

    def close(self) -> None:
        """Close the file, and leave it for later."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Delete the file, because the review is complete."""
        is_open = self._file is not None
        self.close()
        if is_open and self.path is not None:
            self.path.unlink(missing_ok=True)
