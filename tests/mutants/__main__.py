"""`make mutants`: try every change of the rules, the cards and the scoring of each game, and list what no test notices.

Results are stored in a file, so that a run can be stopped and goes on where it was.  A change is tried again when
its file has changed, or when nobody noticed it and the tests have changed since.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections import Counter
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest
import yaml
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mutants.alone import starter
from mutants.changes import Change, changes
from mutants.session import WITHOUT, Trials, Tried
from sacbe import Problem, games

HERE = Path(__file__).parent
PROJECT = HERE.parents[1]
GAMES = tuple(name for name in games.names() if (PROJECT / "src/sacbe/games" / name / "rules").is_dir())
TESTS = ("tests/games/test_scenarios.py", "tests/games/{game}", "tests/games/test_quick_contract.py")
TABLES = ("state.py", "combat_state.py", "setup.py", "odds.py")     # what lies on the table, and estimates: no rules
EQUIVALENT = HERE / "equivalent.yaml"       # changes that change nothing, with the reason


def digest(paths: list[Path]) -> str:
    """Return one digest of several files."""
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def rule_files(root: Path, only: str) -> list[Path]:
    """Return the files whose lines are changed."""
    found = [path for room in ("rules", "cards") for path in sorted((root / room).rglob("*.py"))
             if path.name not in TABLES]
    return [path for path in found if only in path.relative_to(root).as_posix()]


def sample(every: list[Change], number: int) -> list[Change]:
    """Return this many of the changes, spread by their names; 0 means all.

    A sample stays the same while files are edited.
    """
    if not number:
        return every
    kept = set(sorted(every, key=lambda change: hashlib.sha256(change.name.encode()).digest())[:number])
    return [change for change in every if change in kept]


class Kept:
    """The results so far, one line of JSON each."""

    def __init__(self, file: Path, fresh: bool) -> None:
        self.file = file
        file.parent.mkdir(exist_ok=True)
        if fresh:
            file.unlink(missing_ok=True)
        self.rows: dict[str, dict[str, Any]] = {}
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines() if file.exists() else [], 1):
            try:
                row = json.loads(line)
                self.rows[row["name"]] = row
            except (ValueError, KeyError, TypeError):
                raise SystemExit(f"{file.name}, line {number}: damaged; remove it or start with --fresh") from None

    def is_done(self, change: Change, source: str, tests: str) -> bool:
        """Was the change tried on this source, and either noticed or tried with these tests?"""
        row = self.rows.get(change.name)
        return row is not None and row["source"] == source and (row["outcome"] != "survived" or row["tests"] == tests)

    def add(self, tried: Tried, source: str, tests: str) -> None:
        """Store a result at once."""
        row = {"name": tried.change.name, "line": tried.change.lines[0], "outcome": tried.outcome, "by": tried.by,
               "source": source, "tests": tests}
        self.rows[tried.change.name] = row
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")


def run(game: str, words: argparse.Namespace, console: Console) -> int:
    """Try the changes of one game, and return the exit code."""
    root = PROJECT / "src" / "sacbe" / "games" / game
    tests = [where.format(game=game) for where in TESTS if (PROJECT / where.format(game=game)).exists()]
    with_tests = digest([path for path in (PROJECT / "tests").rglob("*") if path.suffix in (".py", ".yaml")
                         and HERE not in path.parents])
    files = rule_files(root, words.only)
    sources = {path.relative_to(root).as_posix(): digest([path]) for path in files}
    every = [change for path in files
             for change in changes(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))]
    every = sample(every, words.sample)
    kept = Kept(PROJECT / ".mutants" / f"{game}.jsonl", words.fresh)
    waiting = [change for change in every if not kept.is_done(change, sources[change.file], with_tests)]
    if waiting:
        with Progress(TextColumn(game), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                      console=console) as bar:
            task = bar.add_task("", total=len(waiting))

            def report(tried: Tried) -> None:
                kept.add(tried, sources[tried.change.file], with_tests)
                bar.advance(task)

            def warm() -> None:
                games.load_definition(game)
                str(Problem("scenario-mapping", field=""))

            start = starter(game, root, tests, words.seconds)
            trials = Trials(game, root, waiting, words.jobs, report, start, warm, words.seconds)
            with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
                code = pytest.main(["-s", "--tb=native", *WITHOUT, *tests], plugins=[trials])
        if trials.problem or code != pytest.ExitCode.OK:
            problem = trials.problem or f"stopped by pytest ({code}); the next run goes on from here"
            console.print(f"{game}: {problem}", style="red", markup=False)
            return 2
    show(game, every, kept, console)
    return 0


def show(game: str, every: list[Change], kept: Kept, console: Console) -> None:
    """Print what survives, and the share that was noticed."""
    reasons = (yaml.safe_load(EQUIVALENT.read_text(encoding="utf-8")) or {}).get(game, {})
    known = {change.name for change in every}
    count: Counter[str] = Counter()
    for change in every:
        outcome = kept.rows[change.name]["outcome"]
        if outcome == "survived" and change.name in reasons:
            outcome = "equivalent"
        count[outcome] += 1
        if outcome == "survived":
            console.print(f"{change.file}:{change.lines[0]} {change.function}: {change.text}", markup=False,
                          highlight=False, soft_wrap=True)
    noticed = count["noticed"] + count["hangs"]
    total = noticed + count["survived"]
    console.print(f"{game}: {len(every)} changes, {count['equivalent']} equivalent, {noticed} of {total} noticed "
                  f"({100 * noticed / max(1, total):.1f} %), {count['survived']} survive", highlight=False)
    for name in sorted(set(reasons) - known):
        console.print(f"equivalent.yaml names a change that is not there: {name}", markup=False, soft_wrap=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="*", help=", ".join(GAMES))
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=6.0,
                        help="of tests for one change, the quick tests first (default 6)")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N changes of each game")
    parser.add_argument("--only", default="", metavar="TEXT", help="files whose name contains this")
    parser.add_argument("--fresh", action="store_true", help="forget what was tried")
    words = parser.parse_args()
    for game in words.games:
        if game not in GAMES:
            parser.error(f"{game}: no such game; there are {', '.join(GAMES)}")
    os.chdir(PROJECT)
    if len(words.games) == 1:
        return run(words.games[0], words, Console(file=sys.stdout))
    more = ["--jobs", str(words.jobs), "--seconds", str(words.seconds), "--sample", str(words.sample)]
    more += ["--only", words.only]
    more += ["--fresh"] if words.fresh else []
    return max(subprocess.call([sys.executable, "-m", "mutants", game, *more]) for game in words.games or GAMES)


if __name__ == "__main__":
    sys.exit(main())
