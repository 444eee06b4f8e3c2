"""What the tests of the server share: databases of both kinds, tables, and what need not run for each form."""

from __future__ import annotations

import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import sacbe
from server.postgres import *  # noqa: F403
from server.tables import *  # noqa: F403


@pytest.fixture
def once(long: bool) -> None:
    """For long tests of what is never compiled: where there is a compiled engine, they run with that one only."""
    frame = Path(sacbe.__file__).parent / "kernel" / "frame"
    is_compiled = any(frame.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    if is_compiled and os.environ.get("SACBE_PURE") == "1" and not long:
        pytest.skip("runs with the compiled engine; here with --long")
