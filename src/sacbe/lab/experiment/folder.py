"""The folder of an experiment: what is played in it, and every game so far, so that it can go on where it was stopped.

Games are lines of a journal, in the order in which they are played, each with a checksum; a last line that was not
written to its end does not count.  Everything else is made from them when the experiment is done.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.lab.experiment.plan import Experiment
from sacbe.runtime import engine_form

PLAN: Final = "experiment.json"
JOURNAL: Final = "journal.jsonl"


class LabFolder:
    """The files of one experiment."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path

    @contextmanager
    def open_journal(self, experiment: Experiment) -> Iterator[dict[tuple[str, int], list[str]]]:
        """Lock the folder, and return its games by variant and first number; nobody else works here meanwhile.

        A folder of another experiment, or of something else, is refused.
        """
        wanted = experiment_identity(experiment)
        self.check(wanted)
        self.path.mkdir(exist_ok=True)
        lock = os.open(self.path, os.O_RDONLY)
        try:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Problem("lab-busy", folder=str(self.path)) from None
            if not (self.path / PLAN).exists():
                self.write(PLAN, json.dumps(wanted, indent=1, ensure_ascii=False) + "\n")
            yield self.read_journal()
        finally:
            os.close(lock)

    def check(self, expected: Mapping[str, Any]) -> None:
        """Refuse a folder in which this experiment cannot be played."""
        if not self.path.parent.is_dir():
            raise Problem("no-folder", folder=str(self.path.parent))
        if not self.path.exists():
            return
        if not self.path.is_dir() or (any(self.path.iterdir()) and not (self.path / PLAN).exists()):
            raise Problem("folder-not-empty", folder=str(self.path))
        if (self.path / PLAN).exists():
            try:
                had = json.loads((self.path / PLAN).read_bytes())
            except (ValueError, RecursionError):
                raise Problem("lab-damaged", folder=str(self.path), file=PLAN) from None
            if had != json.loads(json.dumps(expected)):
                raise Problem("lab-other", folder=str(self.path))

    def read_journal(self) -> dict[tuple[str, int], list[str]]:
        """Return the games of the journal.

        A last line that was not written to its end is cut off, other damage is refused.
        """
        file = self.path / JOURNAL
        if not file.exists():
            return {}
        found: dict[tuple[str, int], list[str]] = {}
        whole = 0
        with file.open("rb") as journal:
            for text in journal:
                if not text.endswith(b"\n"):
                    os.truncate(file, whole)
                    break
                try:
                    key, first, lines, kept = json.loads(text)
                    if kept != line_checksum(key, first, lines):
                        raise ValueError
                    found[key, first] = lines
                except (ValueError, TypeError, RecursionError):
                    raise Problem("lab-damaged", folder=str(self.path), file=JOURNAL) from None
                whole += len(text)
        return found

    def append_games(self, key: str, first: int, lines: Sequence[str]) -> None:
        """Append some games to the journal."""
        with (self.path / JOURNAL).open("a", encoding="utf-8") as journal:
            journal.write(json.dumps([key, first, lines, line_checksum(key, first, lines)]) + "\n")

    def write(self, name: str, text: str) -> None:
        """Write a file, whole or not at all."""
        part = self.path / f".{name}.part"
        part.write_text(text, encoding="utf-8")
        part.replace(self.path / name)


def line_checksum(key: str, first: int, lines: Sequence[str]) -> int:
    """Return the checksum of a line of the journal, so that readers need not ask what a damaged game may look like."""
    return crc32(json.dumps([key, first, lines]).encode())


def experiment_identity(experiment: Experiment) -> dict[str, Any]:
    """Return what the games of a folder depend on; how many of them are wanted may change from one run to the next."""
    search = experiment.search
    return {"game": experiment.game, "rules": games.load_definition(experiment.game).version,
            "version": engine_form.package_version(),
            "seed": experiment.seed, "weigh": experiment.every,
            "search": None if search is None else {**search._asdict(), "base": dict(experiment.base)},
            "variants": [{"name": one.name, **one.run._asdict()} for one in experiment.variants]}
