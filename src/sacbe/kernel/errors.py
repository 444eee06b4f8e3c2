"""What can go wrong from outside: a key and its facts.  The words are made at the edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final

MOST: Final = 60                # characters of a value in a message


class Problem(Exception):
    """Bad input, with what is wrong and where; `key` names the message, `facts` fill it.

    >>> str(Problem("unknown-game", name="go", allowed="bul"))[:12]
    'There is no '
    """

    speak: Callable[..., str] | None = None     # set by the package: how a message is put into words

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        speak = type(self).speak
        if speak is not None:
            return speak("problem-" + self.key, **self.facts)
        return f"{self.key}: " + ", ".join(f"{name}={value}" for name, value in self.facts.items())


def unknown(key: str, name: str, names: Iterable[str], **facts: object) -> Problem:
    """The problem `key`, or `key-near` with the known name most like this one where there is such a name."""
    close = get_close_matches(name, list(names), n=1)
    if close:
        return Problem(f"{key}-near", name=name, near=close[0], **facts)
    return Problem(key, name=name, **facts)


def shown(value: object) -> str:
    """A value for a message, not too long."""
    try:
        text = value if isinstance(value, str) else str(value)
    except ValueError:                              # a number of thousands of digits
        text = "…"
    return text if len(text) <= MOST else text[:MOST] + "…"
