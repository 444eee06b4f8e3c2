"""The games, one package each; `sacbe.kernel.box` says what a game must offer."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache

from sacbe.kernel.box import Box
from sacbe.kernel.errors import unknown


@cache
def names() -> tuple[str, ...]:
    """The games that ship: every package here that has a box."""
    found = [m.name for m in pkgutil.iter_modules(__path__) if m.ispkg]
    return tuple(sorted(name for name in found if importlib.util.find_spec(f"{__name__}.{name}.box")))


@cache
def box(name: str) -> Box:
    """The box of a game by its name.

    >>> box("tzolkin").players
    (2, 3, 4)
    """
    if name not in names():
        raise unknown("unknown-game", name, names())
    found: Box = importlib.import_module(f"{__name__}.{name}.box").BOX
    return found
