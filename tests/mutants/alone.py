"""Tries one change in an interpreter of its own: the changed file replaces the real one, then the tests run.

The exit code is 0 if no test noticed it in the time it has.
"""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import CodeType, ModuleType

import pytest

import sacbe
from mutants.changes import Change, changed
from mutants.session import MEMORY, WITHOUT, concerns

SECONDS = 15.0              # of the processor for one test; beyond that it hangs, and the process ends


class Changed(Loader):
    """Loads the changed code."""

    def __init__(self, code: CodeType) -> None:
        self.code = code

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class Finder:
    """Finds the one module that is changed."""

    def __init__(self, name: str, code: CodeType) -> None:
        self.name = name
        self.code = code

    def find_spec(self, name: str, path: list[str] | None = None,
                  target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None:
            spec.loader = Changed(self.code)
        return spec


class OneGame:
    """A pytest plugin that keeps only the tests of the game."""

    def __init__(self, game: str, budget: float) -> None:
        self.game = game
        self.budget = budget
        self.began = 0.0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if concerns(item, self.game)]
        self.began = time.process_time()

    def pytest_runtest_setup(self) -> None:
        if time.process_time() - self.began > self.budget:
            os._exit(0)
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)


def starter(game: str, root: Path, tests: list[str], budget: float) -> Callable[[Change], subprocess.Popen[bytes]]:
    """Return a function that starts a process for a change."""
    def start(change: Change) -> subprocess.Popen[bytes]:
        words = [sys.executable, "-m", "mutants.alone", game, str(budget), str(root), change.file, str(change.number),
                 *tests]
        return subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    return start


def main() -> int:
    game, budget, root, file, number, *tests = sys.argv[1:]
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)        # importing and collecting, too
    path = Path(root) / file
    module = ".".join(["sacbe", "games", game, *Path(file).with_suffix("").parts])
    code = changed(path.read_text(encoding="utf-8"), int(number), str(path))
    if module in sys.modules:
        raise SystemExit(f"{module} is imported too early, by {sacbe.__name__}")
    sys.meta_path.insert(0, Finder(module, code))           # type: ignore[arg-type]
    return int(pytest.main(["-x", "-q", *WITHOUT, *tests], plugins=[OneGame(game, float(budget))]))


if __name__ == "__main__":
    sys.exit(main())
