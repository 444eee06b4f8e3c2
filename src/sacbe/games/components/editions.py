"""Your own components: if you have the game on the table, you can replace assumed values by what is printed there.

Your file has the shape of the game's `components.yaml`, with as much of it as you like; even a copy of the whole works,
because a value that equals ours is no change.  Only assumed values can be changed, unless the file says
`variant: NAME`: then it is a game of its own, and may change whatever the game's limits allow.  Changes travel as
`{path: value}`, in records and between processes, with the `variant` among them, and a game makes its definition
from them (`GameDefinition.edition`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import lru_cache
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from sacbe import games
from sacbe.presentation.language import register
from sacbe.games.components import files as data
from sacbe.games.components.limits import (ChangeableValue, describe_allowed, describe_lengths, limit_of, fixed_reason,
                                           check_within)
from sacbe.games.components.line_numbers import find_line
from sacbe.games.components.origins import (AssumedValue as AssumedValue, ComponentValue, item_key,
                                            list_assumed_values as list_assumed_values, child_nodes, is_meta,
                                            is_prose, is_table, cached_components, iter_values, item_id_field,
                                            read_components)
from sacbe.kernel.definition.game_definition import (VARIANT, GameDefinition, FixedComponent, LegacyRules,
                                                     ComponentLimit, join_names)
from sacbe.kernel.errors import Problem, display_value, unknown_name_problem
from sacbe.kernel.play import bounded_yaml
from sacbe.kernel.play.record import dump_changes

CUSTOM: Final = "custom"        # the name of changes that come from no file
DEEPEST: Final = 12             # no path has more parts; a file that contains itself ends here
LEAST: Final = "≥ 0"
ONE_WORD: Final = re.compile(r"[\w.+-]{1,40}")

Source = str | Path | Mapping[str, Any]


# ---------------------------------------------------------------- definitions

def make_edition(definition: GameDefinition, source: Source | None, variant: str = "") -> GameDefinition:
    """Return the definition with the changes of a file or a mapping; without any change, the definition itself.

    With a `variant` name, given here or among the changes, more than assumed values may change.
    """
    named = {VARIANT: variant} if not isinstance(variant, str) or variant else {}
    variant_of(named)
    if source is None:
        return definition
    if not isinstance(source, str | Path | Mapping):
        raise Problem("edition-source", value=display_value(source))
    if isinstance(source, Mapping):
        own = check_changes(definition.name, {**source, **named})
        return definition.edition(CUSTOM, own) if own else definition
    own = read_changes(definition.name, source, named)
    try:
        return definition.edition(file_label(source), own) if own else definition
    except Problem as problem:
        raise locate_problem(text_of(source), str(source), problem) from None


def rebuild(game: str, name: str, own: Mapping[str, Any], version: int | None = None) -> GameDefinition:
    """Return the definition for these changes, in another process or for another game of a run; it is made once."""
    return _made(game, name, dump_changes(own), version) if own else load_version(game, version)


@lru_cache(maxsize=8)
def _made(game: str, name: str, text: str, version: int | None) -> GameDefinition:
    return load_version(game, version).edition(name, json.loads(text))


def load_version(game: str, version: int | None = None) -> GameDefinition:
    """Return the definition of a game by a version of its rules; refuse a version that this program cannot play."""
    newest = games.load_definition(game)
    found = newest if version is None else newest.legacy_version(version)
    if found is None:
        raise Problem("rules-version", game=game, have=version, need=newest.version)
    return found


def apply_changes(definition: GameDefinition, own: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the checked changes for `GameDefinition.edition`, and all components with them, named if they are a
    variant."""
    found = check_changes(definition.name, own, definition.legacy)
    data = apply(read_printed(definition.name, definition.legacy), found)
    return found, data | ({VARIANT: found[VARIANT]} if VARIANT in found else {})


def read_printed(game: str, then: LegacyRules | None = None) -> Mapping[str, Any]:
    """Return the components of a game as they ship, or as they shipped with older rules; nobody may change them."""
    return cached_components(game) if then is None else apply(cached_components(game), then.components)


def read_legacy_rules(definition: GameDefinition, version: int) -> LegacyRules | None:
    """Return an older version of a game's rules, if it can be read: if every version since says what it has changed."""
    rows = data.read_legacy_components(definition.name)
    components: dict[str, Any] = {}
    options: dict[str, str] = {}
    for older in range(definition.version - 1, version - 1, -1):
        if older not in rows:
            return None
        components |= rows[older].get("components", {})
        options |= rows[older].get("options", {})
    return LegacyRules(version, components, options) if version < definition.version else None


def name_for(name: str, own: Mapping[str, Any]) -> str:
    """Return what changes are called: a variant has its own name, whatever its file is called."""
    return str(own.get(VARIANT, name))


def file_label(path: str | Path) -> str:
    """Return the name of a file as one word.

    >>> file_label("boxes/my own.yaml")
    'my_own.yaml'
    """
    return re.sub(r"[^\w.+-]+", "_", Path(path).name) or CUSTOM


# ---------------------------------------------------------------- reading

def read_changes(game: str, path: str | Path, files: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return what a file changes, by path; every problem in it names the file."""
    return parse_changes(game, text_of(path), str(path), files)


def text_of(path: str | Path) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("not-text", file=str(path)) from None
    except (OSError, ValueError) as error:          # a name that no file can have is a wrong value
        detail = error.strerror if isinstance(error, OSError) else None
        raise Problem("file", file=str(path), detail=detail or str(error)) from None


def parse_changes(game: str, text: str, file: str, files: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return what the text of a file changes, by path; `file` is how problems call it."""
    try:
        given = bounded_yaml.load(text)
    except bounded_yaml.BadYaml as bad:
        if bad.kind == "alias":
            raise Problem("edition-alias", file=file) from None
        raise Problem("edition-yaml", file=file, detail=bad.place()) from None
    if not isinstance(given, Mapping):
        raise Problem("edition-mapping", file=file)
    try:
        return check_changes(game, {**given, **(files or {})})
    except Problem as problem:
        raise problem if problem.key == "no-editions" else locate_problem(text, file, problem) from None


def locate_problem(text: str, file: str, problem: Problem) -> Problem:
    """Return a problem with the file that it is in, and with the line if it is about one value of it."""
    at = str(problem.facts.get("path") or problem.facts.get("name") or "")
    line = find_line(text, at)
    if line:
        return Problem("in-file-line", file=file, line=line, reason=str(problem))
    return Problem("in-file", file=file, reason=str(problem))


class Change(NamedTuple):
    """A value that differs from the components that ship."""

    path: str
    was: Any
    now: Any


def list_changes(definition: GameDefinition) -> list[Change]:
    """Return every value of a definition that differs from the one that ships, with both."""
    ours = {leaf.path: leaf.value for leaf in iter_values(read_printed(definition.name, definition.legacy))}
    return [Change(path, ours[path], now) for path, now in definition.changed_components.items()]


def check_changes(game: str, changes: Mapping[Any, Any], then: LegacyRules | None = None) -> dict[str, Any]:
    """Return the changes of a mapping, nested or by path, without those that change nothing; refuse impossible ones.

    >>> check_changes("tzolkin", {"variant": "quick", "supply": {"skulls": 9, "workers_per_player": {"start": 3}}})
    {'supply.skulls': 9, 'variant': 'quick'}
    """
    base = read_printed(game, then)
    values = {leaf.path: leaf for leaf in iter_values(base)}
    variant = variant_of(changes)
    limits = component_limits(game) if variant else ()
    open_ = [leaf.path for leaf in values.values() if leaf.is_assumed or find_limit(leaf, limits)]
    if not open_:
        raise Problem("no-editions", game=game)
    found: dict[str, Any] = {}
    seen: set[str] = set()
    for path, value in flatten_paths({key: value for key, value in changes.items() if key != VARIANT}, base, ""):
        if path in seen:
            raise Problem("edition-twice", path=display_value(path))
        seen.add(path)
        leaf = values.get(path)
        if leaf is None:
            raise unknown_name_problem("edition-path", display_value(path), open_)
        if not is_same_value(value, leaf.value):
            if variant and not leaf.is_assumed and not find_limit(leaf, limits):
                raise Problem("variant-fixed", path=path, value=display_value(leaf.value),
                              why=explain_why_fixed(leaf, fixed_components(game)))
            check(leaf, value, find_limit(leaf, limits))
            found[path] = deepcopy(value)
    return dict(sorted(found.items())) | ({VARIANT: variant} if variant and found else {})


def variant_of(changes: Mapping[Any, Any]) -> str:
    """Return the name of the variant that a mapping says it is, or an empty text."""
    if VARIANT not in changes:
        return ""
    name = changes[VARIANT]
    if not isinstance(name, str) or not ONE_WORD.fullmatch(name):
        raise Problem("variant-name", name=display_value(name), path=VARIANT)
    return name


def component_limits(game: str) -> tuple[ComponentLimit, ...]:
    """Return what a variant of a game can change."""
    full = register.resolve_game_name(game)
    return games.load_definition(full).component_limits if full in games.names() else ()


def fixed_components(game: str) -> tuple[FixedComponent, ...]:
    """Return which numbers of a game no variant can change."""
    full = register.resolve_game_name(game)
    return games.load_definition(full).fixed_components if full in games.names() else ()


def explain_why_fixed(leaf: ComponentValue, fixed_components: tuple[FixedComponent, ...]) -> str:
    """Return why no variant can change a value, in a word: it is not a number, or the game says why."""
    return fixed_reason(fixed_components, leaf.path) if is_numeric(leaf.value) else "word"


def is_numeric(value: object) -> bool:
    """Return whether it is a number, or a list with numbers."""
    if isinstance(value, list):
        return any(map(is_numeric, value))
    return isinstance(value, int | float) and not isinstance(value, bool)


def find_limit(leaf: ComponentValue, limits: tuple[ComponentLimit, ...]) -> ComponentLimit | None:
    """Return the limit of a value, if it is a number or a list; no other printed value can be changed."""
    return None if leaf.value is None or isinstance(leaf.value, str) else limit_of(limits, leaf.path)


def list_changeable(game: str) -> list[ChangeableValue]:
    """Return every value that a variant can change, in the order of the file, with where it comes from and what it
    can be."""
    limits = component_limits(game)
    return [ChangeableValue(leaf.path, leaf.value, leaf.origin, leaf.is_assumed,
                            describe_allowed(leaf, limit, find_allowed_words(leaf)))
            for leaf in iter_values(read_components(game)) if (limit := find_limit(leaf, limits)) or leaf.is_assumed]


def flatten_paths(changes: Any, base: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Yield the values of a nested mapping by their paths; a key may be a path itself."""
    if path.count(".") >= DEEPEST:
        yield path, changes
    elif isinstance(changes, Mapping):
        for key, value in changes.items():
            if not is_meta(key):
                inner = base
                for part in str(key).split("."):
                    inner = child_nodes(inner).get(part)
                yield from flatten_paths(value, inner, f"{path}.{key}" if path else str(key))
    elif is_table(changes):
        needed = next(map(item_id_field, child_nodes(base).values()), None)
        for at, item in enumerate(changes):
            if needed is not None and item_id_field(item) is None:
                raise Problem("edition-item", path=display_value(path), number=at + 1, name=needed)
            name = item_key(item, at)
            yield from flatten_paths(item, child_nodes(base).get(name), f"{path}.{name}")
    else:
        yield path, changes


def apply(components: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of the components with the changes made."""
    copies: dict[int, Any] = {}             # of every mapping and list, by the id of the original
    found: dict[str, Any] = deepcopy(dict(components), copies)
    copies[id(components)] = found
    for leaf in iter_values(components):
        if leaf.path in own:
            copies[id(leaf.holder)][leaf.key] = deepcopy(own[leaf.path])
    return found


# ---------------------------------------------------------------- checking

def check(leaf: ComponentValue, value: Any, limit: ComponentLimit | None = None) -> None:
    """Refuse a value that cannot be changed, and one of another kind: number for number, list for list, word for word.

    An edition changes what is assumed, a variant whatever has a limit.
    """
    if not leaf.is_assumed and limit is None:
        origin = "none" if is_prose(leaf.value) or not leaf.origin else leaf.origin
        raise Problem("edition-not-assumed", path=leaf.path, origin=origin)
    old = leaf.value
    words = find_allowed_words(leaf)
    if not isinstance(old, list):
        if words == {old} and isinstance(value, str) and value and not is_prose(value):
            return                                  # one word alone tells nothing of the others; the game knows them
        return check_one(leaf.path, value, [old], words, limit)
    if limit is not None and limit.lengths:
        return check_lengths(leaf.path, value, limit)
    check_list(leaf.path, value, len(old))
    for at, (was, now) in enumerate(zip(old, value)):
        if at in leaf.fixed and not is_same_value(was, now) and limit is None:
            raise Problem("edition-known", path=leaf.path, number=at + 1, value=str(was))
        if isinstance(was, list):                   # a place on a grid: numbers of either sign
            check_list(f"{leaf.path}.{at + 1}", now, len(was))
            if not all(isinstance(part, int) and not isinstance(part, bool) for part in now):
                raise Problem("edition-number", path=f"{leaf.path}.{at + 1}", value=display_value(now))
        else:
            check_one(leaf.path, now, old, words, limit)


def is_same_value(one: object, other: object) -> bool:
    """Return whether two values are equal and of the same kind: 1, 1.0 and true are three things."""
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(is_same_value, one, other))
    return type(one) is type(other) and one == other


def check_list(path: str, value: object, count: int) -> None:
    if not isinstance(value, list) or len(value) != count:
        raise Problem("edition-list", path=path, count=count, value=display_value(value))


def check_lengths(path: str, value: object, limit: ComponentLimit) -> None:
    """Refuse a list of numbers of a wrong length or order; it need not be as long as the printed one, and it rises."""
    least, most = limit.lengths or (0, 0)
    if not isinstance(value, list) or not least <= len(value) <= most:
        raise Problem("edition-list", path=path, count=describe_lengths((least, most)), value=display_value(value))
    for at, number in enumerate(value):
        check_one(path, number, [0], set(), limit)
        if at and number <= value[at - 1]:
            raise Problem("edition-value", path=path, value=display_value(value), reason=f"> {value[at - 1]}")


def check_one(path: str, value: object, like: list[Any], words: set[str], limit: ComponentLimit | None = None) -> None:
    """Refuse a scalar of another kind than the shipped ones, or a word that is not among the known ones."""
    kinds = {type(one) for one in like}
    if isinstance(value, bool) or value is None:
        if type(value) in kinds:
            return
    elif isinstance(value, int | float) and (float in kinds or (int in kinds and isinstance(value, int))):
        if limit is not None:
            return check_within(path, value, limit)
        if value < 0 or (isinstance(value, float) and not isfinite(value)):
            raise Problem("edition-value", path=path, value=display_value(value), reason=LEAST)
        return
    elif isinstance(value, str) and str in kinds and value in words:
        return
    if str in kinds:
        numbers = [LEAST] if int in kinds else []
        raise Problem("edition-word", path=path, value=display_value(value),
                      allowed=join_names([*numbers, *sorted(words)]))
    raise Problem("edition-flag" if bool in kinds else "edition-number", path=path, value=display_value(value))


def find_allowed_words(leaf: ComponentValue) -> set[str]:
    """Return the words a value can be made of: those of this field in its table, or of its neighbours outside of
    tables.

    The lists of a table share their words: what is on one die can be on another.
    """
    is_list = isinstance(leaf.value, list)
    rows = leaf.rows or (leaf.holder,)
    fields = [(key, value) for row in rows if isinstance(row, Mapping) for key, value in row.items()
              if not is_meta(key) and isinstance(value, list) == is_list]
    kept = [value for key, value in fields if is_list or not leaf.rows or key == leaf.key]
    words = [word for value in kept for word in (value if is_list else [value])]
    return {word for word in words if isinstance(word, str) and not is_prose(word)}
