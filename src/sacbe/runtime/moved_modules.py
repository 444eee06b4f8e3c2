"""Old names of modules, and of what our pages name in them: who uses one is told the new one.

In November 2026 most modules moved.  `moved_modules.txt` has those that our pages named, and those that people import
who write games, bots and programs that learn: in each line the old name and the new one, `*` for any game.  Names that
are imported from a package whose place is as before stand there, too.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

OURS = "sacbe."
GAMES = "sacbe.games."


class MovedModules:
    """A finder that Python asks last: it says the new name of a module that has moved.  A name in use costs nothing."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> None:
        if fullname.startswith(OURS) and (new := new_name(fullname)) is not None:
            # Without `name`: where that is the module itself, `from sacbe.kernel import box` would drop the sentence.
            raise ModuleNotFoundError(f"{fullname} is {new} now")


def tell_new_names() -> None:
    """Make every later import of an old name fail with an error that says the new one."""
    if not any(isinstance(finder, MovedModules) for finder in sys.meta_path):
        sys.meta_path.append(MovedModules())


def tell_new_attributes(owner: type | ModuleType, **renamed: str) -> None:
    """Let an error say the new name when a class or a module is asked for one of these attributes by its old name."""
    title = owner.__name__

    def refuse(*asked: Any) -> NoReturn:
        name = asked[-1]                # a module is asked for a name, a class for one of an object
        new = renamed.get(name)
        raise AttributeError(f"{title}.{name} is {title}.{new} now" if new else f"{title} has no attribute {name!r}")

    setattr(owner, "__getattr__", refuse)  # noqa: B010


def new_name(old: str) -> str | None:
    """Return what a module is called now; None for one that has not moved.

    >>> new_name("sacbe.kernel.box"), new_name("sacbe.moon")
    ('sacbe.kernel.definition.game_definition', None)
    >>> new_name("sacbe.games.pelota.box")
    'sacbe.games.pelota.game'
    """
    found = read_moves()
    if old in found:
        return found[old]
    if not old.startswith(GAMES):
        return None
    game, _, rest = old.removeprefix(GAMES).partition(".")
    new = found.get(f"{GAMES}*.{rest}")
    return None if new is None else new.replace("*", game)


@cache
def read_moves() -> Mapping[str, str]:
    """Return the new names by the old ones."""
    text = Path(__file__).with_suffix(".txt").read_text(encoding="utf-8")
    return dict(line.split() for line in text.splitlines())
