"""The lines of a stream, whatever somebody writes there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

from sacbe.kernel.errors import Problem
from sacbe.protocol.requests import LONGEST


def iter_lines(source: BinaryIO) -> Iterator[str | Problem]:
    """Yield the lines of a stream; one that is too long, or no text, is read to its end and yields a `Problem`."""
    while raw := source.readline(LONGEST + 1):
        if len(raw) > LONGEST:
            while raw and not raw.endswith(b"\n"):
                raw = source.readline(LONGEST)
            yield Problem("protocol-line", most=LONGEST)
            continue
        try:
            yield raw.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            yield Problem("protocol-text")
