"""Libraries that only some commands need: they come with an extra of the package."""

from __future__ import annotations

import importlib
from typing import Any

from sacbe.kernel.errors import Problem


def needed(module: str, extra: str) -> Any:
    """The module; where it is not installed, a problem that names the extra."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise Problem("extra-missing", module=module, extra=extra) from None
