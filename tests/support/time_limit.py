"""A plugin for `make quick`: scenarios of some games alone, and no further test after its time; what is left is told.

SACBE_TEST_SCENARIOS names the games, SACBE_TEST_SECONDS the time (0: no limit), SACBE_TEST_LEFT the file for the rest.
A test that has begun comes to its end.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

import pytest

GAMES: Final = [name for name in os.environ.get("SACBE_TEST_SCENARIOS", "").split(",") if name]
SECONDS: Final = float(os.environ.get("SACBE_TEST_SECONDS") or 0)
BEGAN: Final = time.monotonic()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if GAMES:
        left = [item for item in items if game_of(item) not in (None, *GAMES)]
        config.hook.pytest_deselected(items=left)
        items[:] = [item for item in items if item not in left]


def game_of(item: pytest.Item) -> str | None:
    """The game of a case of a scenario file; None for all other tests."""
    case = item.callspec.params.get("case") if hasattr(item, "callspec") else None
    file = getattr(case, "file", None)
    return Path(file).parent.parent.name if isinstance(file, str) else None


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Pass over a test that would begin too late."""
    if not SECONDS or time.monotonic() - BEGAN < SECONDS:
        return None
    with Path(os.environ["SACBE_TEST_LEFT"]).open("a", encoding="utf-8") as file:
        file.write(f"{item.nodeid}\n")
    return True
