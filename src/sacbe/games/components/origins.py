"""Where the values of a component file come from, value by value: printed, deduced, or assumed.

A group of a file says `from` and `reason`, and everything under it inherits both.  Nearer words win: `field_from` of a
group speaks for single fields of it or of its items, an item may have its own `from`, and `strengths_from` beside
`strengths` speaks for that field alone.  A list can be known in places: `known_levels` names them, counted from 1, and
so do keys of `field_from` such as `levels_5_6` and `levels_1_to_3`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from sacbe.presentation.language import register
from sacbe.games.components import files
from sacbe.kernel.definition.game_definition import VARIANT

ASSUMED: Final = "assumed"
NAMES: Final = ("number", "id")         # what an item of a list goes by; one that has neither goes by its place
META: Final = frozenset({"from", "reason", "note", "order", "rule", "field_from", "known_levels", *NAMES})
ITEMS: Final = "items"
LEVELS: Final = re.compile(r"levels?_(\d+)(?:_to_(\d+)|((?:_\d+)*))")


class AssumedValue(NamedTuple):
    """A value that no text gives, by its path, and why it was chosen."""

    path: str
    value: Any
    reason: str


class ComponentValue(NamedTuple):
    """One value of a file: a scalar, or a list that is not a list of items."""

    path: str
    holder: Any                         # the mapping or list it stands in
    key: Any
    origin: str                         # as the file puts it; empty where it says nothing
    reason: str
    fixed: frozenset[int]               # places of an assumed list, from 0, that are known all the same
    rows: tuple[Any, ...]               # the items of its table, if it is a field of one

    @property
    def value(self) -> Any:
        return self.holder[self.key]

    @property
    def is_assumed(self) -> bool:
        """Return whether it can be given otherwise; a sentence is an explanation, not a value."""
        return self.origin == ASSUMED and not is_prose(self.value)


class ValueSource(NamedTuple):
    """What holds for a part of a file unless something nearer says otherwise."""

    origin: str = ""
    reason: str = ""
    fields: Mapping[str, str] = {}
    rows: tuple[Any, ...] = ()


def list_assumed_values(game: str) -> list[AssumedValue]:
    """Return the values of a game that are assumed, in the order of its file; a game may have none.

    >>> list_assumed_values("tzolkin")
    []
    """
    return [AssumedValue(leaf.path, leaf.value, leaf.reason) for leaf in iter_values(read_components(game))
            if leaf.is_assumed]


def read_components(game: str) -> dict[str, Any]:
    """Read the component file of a game afresh; empty for a game that has none."""
    try:
        return files.read_components(register.resolve_game_name(game))
    except FileNotFoundError:
        return {}


@cache
def cached_components(game: str) -> Mapping[str, Any]:
    """Return the component file of a game, read once: nobody may change it."""
    return read_components(game)


@cache
def values_by_path(game: str) -> Mapping[str, Any]:
    """Return every value of the file by its path."""
    return {leaf.path: leaf.value for leaf in iter_values(cached_components(game))}


def iter_values(components: Mapping[str, Any]) -> Iterator[ComponentValue]:
    """Yield every value of a file with its path and its origin.

    >>> [(leaf.path, leaf.origin) for leaf in iter_values({"dice": {"from": "assumed", "faces": [1, 2], "sides": 6}})]
    [('dice.faces', 'assumed'), ('dice.sides', 'assumed')]
    """
    return _group(components, "", ValueSource())


def _group(node: Mapping[Any, Any], path: str, source: ValueSource) -> Iterator[ComponentValue]:
    if "from" in node:                  # its own word counts, not what the group around it says of single fields
        source = source._replace(origin=str(node["from"]), fields={})
    source = source._replace(reason=str(node.get("reason", source.reason)),
                             fields=node.get("field_from", source.fields))
    for key, value in node.items():
        if is_meta(key):
            continue
        inner = source
        origin = node.get(f"{key}_from", source.fields.get(str(key)))
        if origin is not None:
            inner = inner._replace(origin=str(origin), fields={})
        if key == ITEMS:
            inner = inner._replace(rows=tuple(child_nodes(value).values()))
        yield from _walk(node, key, f"{path}.{key}" if path else str(key), inner)


def _walk(holder: Any, key: Any, path: str, source: ValueSource) -> Iterator[ComponentValue]:
    value = holder[key]
    if isinstance(value, Mapping) and value:
        yield from _group(value, path, source)
    elif is_table(value):
        for at, item in enumerate(value):
            yield from _walk(value, at, f"{path}.{item_key(item, at)}", source)
    else:
        origin, fixed = _known(holder, value, source.origin)
        rows = source.rows if any(holder is row for row in source.rows) else ()
        yield ComponentValue(path, holder, key, origin, source.reason, fixed, rows)


def _known(holder: Any, value: Any, origin: str) -> tuple[str, frozenset[int]]:
    """Return the origin of a value and, for a list that is assumed only in places, the places that are not."""
    if not isinstance(value, list) or not isinstance(holder, Mapping):
        return origin, frozenset()
    places = [origin] * len(value)
    for name, other in holder.get("field_from", {}).items():
        for level in _levels(str(name)):
            places[level - 1:level] = [other]
    for level in holder.get("known_levels", ()):
        places[level - 1:level] = [""]
    if ASSUMED not in places:
        return origin, frozenset()
    return ASSUMED, frozenset(at for at, place in enumerate(places) if place != ASSUMED)


def _levels(name: str) -> list[int]:
    """Return the places that a key such as `level_4`, `levels_5_6` or `levels_1_to_3` names."""
    found = LEVELS.fullmatch(name)
    if found is None:
        return []
    first, last, others = int(found[1]), found[2], found[3] or ""
    return list(range(first, int(last) + 1)) if last else [first, *map(int, others.split("_")[1:])]


def variant_view(components: Mapping[str, Any], printed: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a view says of a variant's components: its name, and every value that differs from print."""
    if VARIANT not in components:
        return {}
    pairs = zip(iter_values({key: value for key, value in components.items() if key != VARIANT}), iter_values(printed))
    return {VARIANT: {"name": components[VARIANT],
                      "changes": {own.path: own.value for own, other in pairs if own.value != other.value}}}


# ---------------------------------------------------------------- the shape of a file

def is_meta(key: object) -> bool:
    """Return whether a key speaks about values instead of holding one."""
    return key in META or str(key).endswith("_from")


def is_prose(value: object) -> bool:
    return isinstance(value, str) and any(sign.isspace() for sign in value)


def is_table(value: object) -> bool:
    """Return whether it is a list of items."""
    return isinstance(value, list) and any(isinstance(item, Mapping) for item in value)


def item_key(item: object, at: int) -> str:
    """Return what an item of a list is called in a path: its number, its id, or its place, counted from 1.

    >>> item_key({"number": 5, "id": "x"}, 0), item_key({"id": "x"}, 0), item_key({"points": 3}, 0)
    ('5', 'x', '1')
    """
    name = item_id_field(item)
    return str(at + 1 if name is None else item[name])      # type: ignore[index]


def item_id_field(item: object) -> str | None:
    """Return the key that names an item."""
    return next((name for name in NAMES if name in item), None) if isinstance(item, Mapping) else None


def child_nodes(node: object) -> dict[str, Any]:
    """Return what lies directly under a part of a file, by the names that paths use."""
    if isinstance(node, Mapping):
        return {str(key): value for key, value in node.items()}
    if isinstance(node, list) and is_table(node):
        return {item_key(item, at): item for at, item in enumerate(node)}
    return {}
