"""The files of the corpus: each game as a record, and beside it the digests of what each of its answers led to.

    tests/corpus/tzolkin/2-random.sacbe         the record, as `sacbe replay` reads it
    tests/corpus/tzolkin/2-random.digests       who played it, the record it belongs to, and a row after each answer

The first row is the start of the game, row n comes after answer n.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from corpus.walk import WIDTHS
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record

HERE: Final = Path(__file__).parent
RECORD: Final = ".sacbe"
DIGESTS: Final = ".digests"
FORMAT: Final = "sacbe corpus 1"
KEYS: Final = ("bots", "seed", "record")
ROW: Final = re.compile(rf"[\w-]{{{sum(WIDTHS.values())}}}", re.ASCII)


class Damaged(Exception):
    """Raised for a file of the corpus that cannot be read, as one line with the file and the line."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(path, line, reason)
        self.path, self.line, self.reason = path, line, reason

    def __str__(self) -> str:
        return f"{shown(self.path)}:{self.line}: {self.reason}"


class Stored(NamedTuple):
    """A game of the corpus as its files hold it."""

    path: Path
    text: str                   # the record, whole
    head: dict[str, record.RecordLine]
    moves: list[str]            # `seat move`, in order
    bots: tuple[str, ...]
    seed: int
    rows: list[str]             # none where the digests belong to another record, or are not there


def paths(root: Path = HERE) -> list[Path]:
    """Return the records of a corpus."""
    return sorted(root.glob(f"*/*{RECORD}"))


def name_of(path: Path) -> str:
    """Return what a game of the corpus is called: `tzolkin/2-random`."""
    return f"{path.parent.name}/{path.stem}"


def shown(path: Path) -> str:
    """Return a path as it is typed, from where the command runs."""
    return os.path.relpath(path)


# ---------------------------------------------------------------- reading

def read(path: Path) -> Stored:
    """Read a game of the corpus; a problem with a file has its line."""
    text = text_of(path)
    try:
        head, lines, foot = record.split(text)
    except Problem as problem:
        raise Damaged(path, line_of(problem), str(problem)) from None
    moves = []
    for count, line in enumerate(lines, 1):
        number, _, move = line.text.partition(" ")
        if number != str(count):
            raise Damaged(path, line.number, f"“{line.text}” is not answer {count}")
        moves.append(move)
    body = text[:text.rindex("digest:")]
    if record.digest(body) != foot["digest"].text:
        raise Damaged(path, foot["digest"].number, "the digest does not fit what is above it")
    beside = path.with_suffix(DIGESTS)
    if not beside.exists():
        return Stored(path, text, head, moves, (), 0, [])
    bots, seed, belongs, rows = read_digests(beside)
    if belongs != foot["digest"].text:
        rows = []
    elif len(rows) != len(moves) + 1:
        raise Damaged(beside, len(rows) + len(KEYS) + 2, f"{len(rows)} rows for {len(moves)} answers and the start")
    return Stored(path, text, head, moves, bots, seed, rows)


def read_digests(path: Path) -> tuple[tuple[str, ...], int, str, list[str]]:
    """Read bots, seed, the digest of the record it belongs to, and the rows."""
    lines = text_of(path).splitlines()
    values = {}
    for number, (key, line) in enumerate(zip(KEYS, [*lines[1:], *[""] * len(KEYS)]), 2):
        if not line.startswith(f"{key}: ") or lines[0] != FORMAT:
            raise Damaged(path, number if lines[0] == FORMAT else 1, f"expected “{FORMAT}” and {', '.join(KEYS)}")
        values[key] = line.removeprefix(f"{key}: ")
    if not values["seed"].isdecimal():
        raise Damaged(path, 3, f"“{values['seed']}” is no seed")
    rows = lines[len(KEYS) + 1:]
    for number, row in enumerate(rows, len(KEYS) + 2):
        if not ROW.fullmatch(row):
            raise Damaged(path, number, f"“{row[:40]}” is no row of digests")
    return tuple(values["bots"].split()), int(values["seed"]), values["record"], rows


def text_of(path: Path) -> str:
    """Return the text of a file; an empty one and one that is no text are damaged."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = path.read_bytes()[:error.start].count(b"\n") + 1
        raise Damaged(path, line, "this is no text") from None
    if not text:
        raise Damaged(path, 1, "the file is empty")
    return text


def line_of(problem: Problem) -> int:
    line = problem.facts.get("line", 1)
    return line if isinstance(line, int) else 1


# ---------------------------------------------------------------- writing

def digests(text: str, bots: Iterable[str], seed: int, rows: Sequence[str]) -> str:
    """Return the text of the file beside a record."""
    belongs = text.splitlines()[-1].partition(": ")[2]
    return "\n".join([FORMAT, f"bots: {' '.join(bots)}", f"seed: {seed}", f"record: {belongs}", *rows]) + "\n"


def write(path: Path, text: str, beside: str) -> None:
    """Put both files of a game in their place, each in one step.

    A run that is interrupted between the two leaves digests that name another record, and is not believed.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = [(target, target.with_name(target.name + ".new")) for target in (path, path.with_suffix(DIGESTS))]
    for (_, temporary), content in zip(fresh, (text, beside), strict=True):
        temporary.write_text(content, encoding="utf-8", newline="\n")
    for target, temporary in fresh:
        temporary.replace(target)


def remove(path: Path) -> None:
    """Remove a game that the corpus does not have any more."""
    path.unlink(missing_ok=True)
    path.with_suffix(DIGESTS).unlink(missing_ok=True)
