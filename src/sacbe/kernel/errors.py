"""What can go wrong from outside: a key and its facts.  The words are made at the edge."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from re import compile
from typing import Any, Final

MOST: Final = 60                # characters of a value in a message
CONTROL: Final = compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")


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

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle any problem by what is in it, whatever its class wants to be made of."""
        return restore_problem, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        speak = type(self).speak
        if speak is not None:
            return single_line(speak("problem-" + self.key, **self.facts))
        return single_line(f"{self.key}: " + ", ".join(f"{name}={value}" for name, value in self.facts.items()))


def restore_problem(kind: type[Problem], args: tuple[Any, ...], fields: dict[str, Any]) -> Problem:
    """Return a problem as it was before it was pickled."""
    problem = kind.__new__(kind, *args)
    problem.__dict__.update(fields)
    return problem


def unknown_name_problem(key: str, name: object, names: Iterable[str], **facts: object) -> Problem:
    """The problem `key`, or `key-near` with the known name most like this one where there is such a name."""
    name = display_value(name)
    close = get_close_matches(name, list(names), n=1)
    if close:
        return Problem(f"{key}-near", name=name, near=close[0], **facts)
    return Problem(key, name=name, **facts)


def display_value(value: object) -> str:
    """A value for a message: on one line, and not too long.

    >>> display_value([1, 2]), display_value("two\\nlines"), display_value(10**10_000)
    ('[1, 2]', 'two lines', '…')
    """
    try:
        text = str(value)
    except Exception:                               # a number of thousands of digits, or what cannot say what it is
        text = "…"
    return single_line(text if len(text) <= MOST else text[:MOST] + "…")


def quote_non_number(value: object) -> str:
    """What stands where a number should: text is quoted, so that nobody takes it for one.

    >>> quote_non_number("3"), quote_non_number(-3)
    ('“3”', '-3')
    """
    return f"“{display_value(value)}”" if isinstance(value, str) else display_value(value)


def single_line(text: str) -> str:
    """Text without ends of lines and other control characters, whoever sent them."""
    return CONTROL.sub(" ", text)
