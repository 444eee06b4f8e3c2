"""Libraries that only some commands need: they come with an extra of the package."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from sacbe.kernel.errors import Problem


def needed(module: str, extra: str) -> None:
    """A problem that names the extra, where a module is not installed."""
    if sys.modules.get(module) is None and find_spec(module) is None:
        raise Problem("extra-missing", module=module, extra=extra)
