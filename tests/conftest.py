"""What all tests share: the long form of the heavy ones, and what need not run for each form of the engine."""

from __future__ import annotations

import os
import random
import re
import shutil
import zlib
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

import sacbe
from support.learnt_weights import write_weights as write_weights
from support.progress import ProgressFiles
from support.rule_keywords import add_rule_keywords

MEMORY: Final = Path("/dev/shm")        # a folder in memory, where the system has one
ROOM: Final = 2 << 30                   # bytes that it must have free
ONE_OF: Final = 4       # of so many tests that are neither `once` nor `both`, the second pass takes one
ONCE: Final = re.compile(r"^pytestmark = .*\bmark\.once\b", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many more games in the property tests")
    parser.addoption("--shuffle", type=int, metavar="SEED",
                     help="run the files, and the tests of each file, in an order that this number draws")


def pytest_configure(config: pytest.Config) -> None:
    """Hypothesis tries the same examples every time, however slow the machine is; with --long, others each time."""
    settings.register_profile("sacbe", deadline=None, database=None, derandomize=not config.getoption("--long"))
    settings.load_profile("sacbe")
    config.addinivalue_line("markers", "once: one form of the engine is enough, or there is no other")
    config.addinivalue_line("markers", "both: each form of the engine runs all of it, not one test of four")
    config.addinivalue_line("markers", "sampled(count): without --long so many cases, or those that show each value")
    if (place := os.environ.get("SACBE_TEST_PROGRESS")) and not os.environ.get("PYTEST_XDIST_WORKER"):
        config.pluginmanager.register(ProgressFiles(place))
    if has_room(MEMORY):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def has_room(folder: Path) -> bool:
    """Can the tests have their files there?  Databases wait for the disk at every commit, and no test looks at it."""
    return folder.is_dir() and os.access(folder, os.W_OK) and shutil.disk_usage(folder).free > ROOM


@pytest.hookimpl(tryfirst=True)         # before pytest looks for the words of `-k`
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what need not run, and put what is left into the order that was asked for."""
    if config.option.keyword:
        add_rule_keywords(items)
    if not config.getoption("--long"):
        leave_out(config, items)
    seed = config.getoption("--shuffle")
    if seed is not None:
        items[:] = shuffle(items, seed)


def shuffle(items: list[pytest.Item], seed: int) -> list[pytest.Item]:
    """Draw an order of the files, and of the tests in each; all workers draw the same.

    The tests of a file stay together, because a fixture of a file is made again whenever another file comes between.
    """
    drawn, files = random.Random(seed), dict[Path, list[pytest.Item]]()
    for item in items:
        files.setdefault(item.path, []).append(item)
    order = drawn.sample(sorted(files), len(files))
    return [item for file in order for item in drawn.sample(files[file], len(files[file]))]


def leave_out(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what `sampled` leaves to the long form, and `once` to the other form of the engine."""
    cases: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sampled"):
            cases.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left = {item for of_one in cases.values() for item in set(of_one) - set(sample(of_one))}
    if is_second_pass():
        left |= {item for item in items if is_left_to_first_pass(item)}
    if left:
        config.hook.pytest_deselected(items=[item for item in items if item in left])
        items[:] = [item for item in items if item not in left]


def is_left_to_first_pass(item: pytest.Item) -> bool:
    """Does the second pass leave a test out: by its marker, or because it does not draw it?

    All workers and all runs draw the same tests, by their names.
    """
    if item.get_closest_marker("once"):
        return True
    return not item.get_closest_marker("both") and zlib.crc32(item.nodeid.encode()) % ONE_OF != 0


def sample(cases: list[pytest.Item]) -> list[pytest.Item]:
    """Some of the cases of one test, always the same: so many, or as few as have each value among them."""
    marker = cases[0].get_closest_marker("sampled")
    if marker is not None and marker.args:
        return random.Random(cases[0].name).sample(cases, min(marker.args[0], len(cases)))
    values = {case: {(name, str(value)) for name, value in case.callspec.params.items()} for case in cases}
    missing, chosen = set().union(*values.values()), []
    while missing:
        chosen.append(max(cases, key=lambda case: len(values[case] & missing)))
        missing -= values[chosen[-1]]
    return chosen


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Was the long form asked for?"""
    return bool(request.config.getoption("--long"))


@cache
def is_second_pass() -> bool:
    """Does the suite run on the interpreted engine where there is a compiled one, too?"""
    frame = Path(sacbe.__file__).parent / "kernel" / "core" / "frame"
    return os.environ.get("SACBE_PURE") == "1" and any(frame.with_suffix(suffix).exists()
                                                       for suffix in EXTENSION_SUFFIXES)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """When the suite runs again on the interpreted engine, a file that is `once` as a whole need not even be imported.

    With --long everything runs twice, and where there is no compiled engine everything runs anyway.
    """
    if config.getoption("--long") or collection_path.suffix != ".py" or not is_second_pass():
        return None
    return bool(ONCE.search(collection_path.read_text(encoding="utf-8"))) or None
