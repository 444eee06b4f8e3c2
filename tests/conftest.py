"""What all tests share: the long form of the heavy ones, and what need not run for each form of the engine."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import pytest

import sacbe

HERE: Final = Path(__file__).parent
PLAYING: Final = ("test_acts_at_random", "test_leaks", "test_play", "test_records", "test_thinking", "test_undo")
WORDY: Final = ("test_docs", "test_page_words", "test_words", "test_words_games", "test_words_rules")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many more games in the property tests")


@pytest.fixture
def long(request: pytest.FixtureRequest) -> bool:
    """Was the long form asked for?"""
    return bool(request.config.getoption("--long"))


def is_never_compiled(path: Path) -> bool:
    """Is a file about what has one form only: the server apart from tests that play, the terminal, words, pages?"""
    if path.parent == HERE:
        return path.stem in WORDY
    return path.parent == HERE / "terminal" or (path.parent == HERE / "server" and path.stem not in PLAYING)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """When the suite runs again on the interpreted engine, what is never compiled need not be tested again.

    With --long everything runs twice, and where there is no compiled engine everything runs anyway.
    """
    frame = Path(sacbe.__file__).parent / "kernel" / "frame"
    has_compiled = any(frame.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    if not has_compiled or os.environ.get("SACBE_PURE") != "1" or config.getoption("--long"):
        return
    left_out = {item for item in items if is_never_compiled(item.path)}
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]
