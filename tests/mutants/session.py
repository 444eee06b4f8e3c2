"""One pytest session for many changes: the tests are collected once, and every change is tried in a forked copy.

A change inside a function is put into that function's code.  What runs while modules are imported, such as a table,
needs an interpreter of its own (`alone.py`).
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Generator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from mutants.changes import Change, changed

WITHOUT = ("-p", "no:cacheprovider", "-p", "no:faulthandler", "-p", "no:faker")     # plugins that only cost time
PATIENCE = 5.0              # a change may make a test this many times slower; beyond that it hangs
MEMORY = 2 << 30            # bytes; a change can make a list grow for ever
FAULT = 99                  # exit code of a copy that went wrong itself
LEAST_SECONDS = 2.0         # of the processor, whatever else the machine does


class Tried(NamedTuple):
    """The result of a change."""

    change: Change
    outcome: str            # noticed, hangs, survived
    by: str                 # the test that noticed it


class Baseline(NamedTuple):
    """The results of the tests without a change."""

    seconds: list[float]
    lines: dict[str, dict[int, list[int]]]      # file, line: numbers of the tests that run it
    failed: list[str]


Line = tuple[str, int]                          # file and number
Report = Callable[[Tried], None]
Alone = Callable[[Change], Any]                 # starts a process and returns its Popen
Warm = Callable[[], object]                     # reads what every copy would have to read again


class Lines:
    """Notes which lines of some files run."""

    def __init__(self, files: set[str]) -> None:
        self.files = files
        self.noted: set[Line] = set()

    def watch(self) -> None:
        """Begin to note which lines run."""
        self.noted = set()
        sys.settrace(self.outside)

    def seen(self) -> set[Line]:
        """Stop noting, and return the lines that ran meanwhile."""
        sys.settrace(None)
        return self.noted

    def outside(self, frame: FrameType, event: str, _: Any) -> Any:
        return self.inside if frame.f_code.co_filename in self.files else None

    def inside(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            self.noted.add((frame.f_code.co_filename, frame.f_lineno))
        return self.inside


class Trials:
    """A pytest plugin that picks the tests of a game, and loops over changes where pytest loops over tests."""

    def __init__(self, game: str, root: Path, changes: list[Change], jobs: int, report: Report, alone: Alone,
                 warm: Warm, budget: float) -> None:
        self.game = game
        self.root = root
        self.changes = changes
        self.jobs = jobs
        self.report = report
        self.alone = alone
        self.warm = warm
        self.budget = budget                    # seconds of tests for one change, the quick tests first
        self.killers: Counter[tuple[str, str, int]] = Counter()
        self.running: dict[int, tuple[Change, Path | None]] = {}
        self.items: list[pytest.Item] = []
        self.lines = Lines({str(root / change.file) for change in changes})
        self.imported: set[Line] = set()        # lines that run before any test
        self.problem = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, Any, Any]:
        self.lines.watch()
        result = yield
        self.imported = self.lines.seen()
        return result

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if concerns(item, self.game)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            self.problem = "the tests cannot be collected"
            return True
        self.items = session.items
        self.warm()
        with tempfile.TemporaryDirectory() as folder:
            base = self.baseline(Path(folder))
            if base.failed:
                self.problem = f"without any change these tests fail: {', '.join(base.failed[:5])}"
                return True
            functions = self.functions()
            for number, change in enumerate(self.changes):
                while len(self.running) >= self.jobs:
                    self.collect()
                self.start(change, base, functions, Path(folder) / str(number))
            while self.running:
                self.collect()
        return True

    # ------------------------------------------------------------ without a change

    def baseline(self, folder: Path) -> Baseline:
        """Run every test once, watching which lines of the rules it runs; in a copy, so that no cache is warm here."""
        file = folder / "baseline.json"
        pid = os.fork()
        if pid == 0:
            silence()
            file.write_text(json.dumps(self.watched()), encoding="utf-8")
            os._exit(0)
        os.waitpid(pid, 0)
        seconds, rows, failed = json.loads(file.read_text(encoding="utf-8"))
        lines: dict[str, dict[int, list[int]]] = defaultdict(lambda: defaultdict(list))
        for number, row in enumerate(rows):
            for name, line in row:
                lines[name][line].append(number)
        return Baseline(seconds, lines, failed)

    def watched(self) -> tuple[list[float], list[list[Line]], list[str]]:
        """Run every test, and return the seconds and lines of each, and the tests that fail."""
        seconds, rows, failed = [], [], []
        for item, following in zip(self.items, [*self.items[1:], None], strict=True):
            began = time.process_time()
            self.lines.watch()
            reports = runtestprotocol(item, nextitem=following, log=False)
            rows.append(sorted(self.lines.seen()))
            seconds.append(time.process_time() - began)
            failed += [item.nodeid] if any(report.failed for report in reports) else []
        return seconds, rows, failed

    def functions(self) -> dict[tuple[str, str], FunctionType]:
        """Return the functions of the rules by file and qualified name."""
        return {(found.__code__.co_filename, found.__qualname__): found for found in gc.get_objects()
                if type(found) is FunctionType and found.__code__.co_filename in self.lines.files}

    # ------------------------------------------------------------ with one

    def start(self, change: Change, base: Baseline, functions: dict[tuple[str, str], FunctionType], file: Path) -> None:
        """Try a change in a process of its own."""
        path = str(self.root / change.file)
        function = functions.get((path, change.function))
        lines = range(change.lines[0], change.lines[1] + 1)
        numbers = sorted({number for line in lines for number in base.lines[path][line]},
                         key=lambda number: (-self.killers[change.file, change.function, number],
                                             base.seconds[number]))
        if function is None or (not numbers and any((path, line) in self.imported for line in lines)):
            self.running[self.alone(change).pid] = change, None
            return
        if not numbers:
            self.report(Tried(change, "survived", "no test runs it"))
            return
        code = function_code(changed(Path(path).read_text(encoding="utf-8"), change.number, path), function)
        if code.co_freevars != function.__code__.co_freevars:           # a call of super() is left out
            self.running[self.alone(change).pid] = change, None
            return
        pid = os.fork()
        if pid == 0:
            try:
                silence()
                function.__code__ = code
                noticed = self.first_failure(numbers, base)
                if noticed is not None:
                    file.write_text(str(noticed), encoding="utf-8")
                os._exit(0)
            finally:
                os._exit(FAULT)                 # the copy must never go on as if it were the whole run
        self.running[pid] = change, file

    def first_failure(self, numbers: list[int], base: Baseline) -> int | None:
        """Return the first of these tests that fails; one that hangs ends the process."""
        began = time.process_time()
        for number, following in zip(numbers, [*numbers[1:], None], strict=True):
            if time.process_time() - began > self.budget:
                break
            signal.setitimer(signal.ITIMER_VIRTUAL, max(LEAST_SECONDS, PATIENCE * base.seconds[number]))
            after = None if following is None else self.items[following]
            if any(report.failed for report in runtestprotocol(self.items[number], nextitem=after, log=False)):
                return number
        return None

    def collect(self) -> None:
        """Wait for one of the processes, and report the result of its change."""
        pid, status = os.wait()
        if pid not in self.running:
            return
        change, file = self.running.pop(pid)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == FAULT:
            raise RuntimeError(f"{change.name}: the copy that tries it failed")
        if os.WIFSIGNALED(status):
            self.report(Tried(change, "hangs", ""))
        elif file is None:
            self.report(Tried(change, "noticed" if os.WEXITSTATUS(status) else "survived", ""))
        elif file.exists():
            number = int(file.read_text(encoding="utf-8"))
            self.killers[change.file, change.function, number] += 1
            self.report(Tried(change, "noticed", self.items[number].nodeid))
        else:
            self.report(Tried(change, "survived", ""))


def concerns(item: pytest.Item, game: str) -> bool:
    """Is it a test of this game's rules: a case of one of its scenarios, or a file about it?"""
    if item.path.stem == "test_scenarios":
        case = getattr(getattr(item, "callspec", None), "params", {}).get("case")
        return case is not None and case.data.get("game") == game
    return game in item.nodeid


def function_code(module: CodeType, function: FunctionType) -> CodeType:
    """Return the code of a function in a compiled module."""
    waiting = [module]
    while waiting:
        code = waiting.pop()
        if code.co_qualname == function.__qualname__ and code.co_firstlineno == function.__code__.co_firstlineno:
            return code
        waiting += [inner for inner in code.co_consts if isinstance(inner, CodeType)]
    raise LookupError(function.__qualname__)


def silence() -> None:
    """Silence this copy, and limit the memory it may take."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
