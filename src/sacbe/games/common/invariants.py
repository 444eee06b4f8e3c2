"""Helpers that the invariants of several games share."""

from __future__ import annotations

from collections.abc import Iterable


def find_repeated(names: Iterable[str]) -> list[str]:
    """Return the names that occur more than once.

    >>> find_repeated(["a", "b", "a"])
    ['2 x a']
    """
    seen: set[str] = set()
    found = []
    for name in names:
        if name in seen:
            found.append(f"2 x {name}")
        seen.add(name)
    return found
