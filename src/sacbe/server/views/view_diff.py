"""The differences between two views.

A difference is an ordered list of changes, `[path, value]` for what is new or has changed and `[path]` for what is
gone.  A path is a list of keys and, inside lists, of places.  Two differences one after the other are a difference
again.
"""

from __future__ import annotations

from typing import Any, Final

View = dict[Any, Any]             # keys are text, in some games numbers, which JSON makes text of
Change = list[Any]
MISSING: Final = object()


def diff_views(old: View, new: View) -> list[Change] | None:
    """Return the changes from one view to another, their order included; None if only the whole view will do.

    What the new view has in common with the old one is the same object afterwards: it takes less memory, and is quickly
    compared the next time.

    >>> diff_views({"corn": 3, "row": {"4": "red"}}, {"corn": 5, "row": {}})
    [[['corn'], 5], [['row', '4']]]
    """
    found: list[Change] = []
    return found if _compare(old, new, [], found) else None


def _compare(old: View, new: View, path: list[str | int], found: list[Change]) -> bool:
    """Add the changes of a dictionary to `found`; False, and none, if appended keys would stand in the wrong place."""
    if list(old) != list(new):
        if [*[key for key in old if key in new], *[key for key in new if key not in old]] != list(new):
            return False
        found += [[[*path, str(key)]] for key in old if key not in new]
    for key, value in new.items():
        before = old.get(key, MISSING)
        if before is value:
            continue
        if before == value:
            new[key] = before
        else:
            _change(before, value, [*path, str(key)], found)
    return True


def _change(before: Any, value: Any, path: list[str | int], found: list[Change]) -> None:
    """Add the change of one value: only what differs inside dictionaries and equally long nested lists, else all."""
    if type(before) is dict and type(value) is dict:
        if _compare(before, value, path, found):
            return
    elif type(before) is list and type(value) is list and len(before) == len(value) and _holds_more(value):
        for at, (one, other) in enumerate(zip(before, value, strict=True)):
            if one != other:
                _change(one, other, [*path, at], found)
        return
    found.append([path, value])


def _holds_more(values: list[Any]) -> bool:
    return any(type(value) in (dict, list) for value in values)


def apply_changes(view: Any, changes: list[Change]) -> Any:
    """Return the view after the changes, as a client makes it; the given one stays as it is.

    >>> apply_changes({"row": {"4": "red"}, "at": [1, {"a": 1}]}, [[["row", "4"]], [["at", 1, "a"], 2]])
    {'row': {}, 'at': [1, {'a': 2}]}
    """
    for path, *value in changes:
        view = _put(view, path, value)
    return view


def _put(inside: Any, path: list[str | int], value: list[Any]) -> Any:
    copy: Any = dict(inside) if isinstance(inside, dict) else list(inside)
    key = path[0]
    if len(path) > 1:
        copy[key] = _put(copy[key], path[1:], value)
    elif value:
        copy[key] = value[0]
    else:
        del copy[key]
    return copy
