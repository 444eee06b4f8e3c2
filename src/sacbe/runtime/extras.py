"""Libraries that only some commands need: they come with an extra of the package."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Final

from sacbe.kernel.errors import Problem

EXTRAS: Final[Mapping[str, tuple[str, ...]]] = {        # extra -> modules that may be missing without it
    "server": ("alembic", "argon2", "h11", "httpx", "litestar", "prometheus_client", "sqlalchemy", "structlog"),
    "terminal": ("textual",),
    "postgresql": ("psycopg",),
    "redis": ("redis",),
    "learning": ("gymnasium", "pettingzoo"),
    "spiel": ("pyspiel",),
    "lab": ("altair", "pyarrow", "vl_convert"),
    "mcp": ("mcp",),
    "notebook": ("ipykernel", "nbclient"),
    "ray": ("ray",),
    "train": ("numpy",),
}


def extra_for(module: str) -> str | None:
    """The extra that brings a module.

    >>> extra_for("litestar.handlers"), extra_for("typer")
    ('server', None)
    """
    top = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if top in modules), None)


def is_installed(module: str) -> bool:
    """Is a module installed?"""
    return sys.modules[module] is not None if module in sys.modules else find_spec(module) is not None


def require_extra(module: str, extra: str) -> None:
    """Raise a problem that names the extra, if a module is not installed."""
    if not is_installed(module):
        raise Problem("extra-missing", module=module, extra=extra)
