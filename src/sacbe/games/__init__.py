"""The games, one package each; `sacbe.kernel.definition.game_definition` says what a game must offer."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache
from pathlib import Path

from sacbe.presentation.language import register
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem, unknown_name_problem


@cache
def names() -> tuple[str, ...]:
    """Return the games that ship: every package here that has a `game` module."""
    found = [m.name for m in pkgutil.iter_modules(__path__) if m.ispkg]
    return tuple(sorted(name for name in found if importlib.util.find_spec(f"{__name__}.{name}.game")))


def find(name: str) -> str:
    """Return the full name of a game, which may also be given by the prefix of the ids in its ledger.

    >>> find("tz"), find("bul")
    ('tzolkin', 'bul')
    """
    if not isinstance(name, str):
        raise unknown_name_problem("unknown-game", name, names(), allowed=", ".join(names()))
    if name in names():
        return name
    try:
        full = register.resolve_game_name(name)
    except Problem:
        full = name
    if full not in names():             # the kernel has a ledger too
        raise unknown_name_problem("unknown-game", name, names(), allowed=", ".join(names()))
    return full


def content(game: str) -> Path:
    """Return the folder of a game's teaching material: lessons, puzzles, notices, the rulebook."""
    return Path(__path__[0]) / game / "content"


@cache
def load_definition(name: str) -> GameDefinition:
    """Return the definition of a game by its name; `load_definition(find(name))` where any spelling may be given.

    >>> load_definition("tzolkin").players
    (2, 3, 4)
    """
    found: GameDefinition = importlib.import_module(f"{__name__}.{find(name)}.game").DEFINITION
    return found
