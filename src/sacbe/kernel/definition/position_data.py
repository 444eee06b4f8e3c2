"""Positions as data: every number of a state, its unfinished rules and the pending question, ready for JSON.

One mechanism serves all games.  A frame never changes, so it is its class and the arguments that made it; the tables
of a state, and the parts of them that a clone copies, are their fields by name.  What clones share belongs to the
game definition and is not written: reading takes it from a fresh state of the same setup.  Names must fit exactly, so
a position of other code is refused, never read wrong.  `docs/develop/snapshots.md` describes the form.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sacbe.kernel.core.frame import Ask, Frame, State
from sacbe.kernel.errors import Problem

# written separately, or of no importance later
TRANSIENT_FIELDS: Final = frozenset({"stack", "ask", "listener", "origin", "refusal_args"})
UNCOMPARED_FIELDS: Final = frozenset({"listener", "origin", "refusal_args"})
PLAIN_TYPES: Final = frozenset({int, bool, str, type(None)})
VEC_TYPE: Final = type(vec[i64]([]))
FRAME_KEY, PART_KEY, LIST_KEY, TUPLE_KEY = "$rule", "$part", "$list", "$tuple"  # no field can be called so
Data = dict[str, Any]


# ---------------------------------------------------------------- writing

def encode(state: State) -> Data:
    """Write everything of a position but what the game definition knows."""
    return {"state": encode_fields(state, TRANSIENT_FIELDS), "stack": [encode_value(frame) for frame in state.stack],
            "ask": encode_ask(state.ask)}


def encode_ask(ask: Ask | None) -> list[Any] | None:
    """The pending question as a list; None if there is none."""
    return None if ask is None else [ask.seat, ask.prompt, list(ask.options), ask.secret]


def encode_fields(thing: object, without: frozenset[str] = frozenset()) -> Data:
    """The fields of a table by name, without what clones share."""
    found = {}
    for name in field_names(thing):
        if name not in without and not is_shared(value := getattr(thing, name)):
            found[name] = encode_value(value)
    return found


def encode_value(value: Any) -> Any:
    """Write one value of a position as data."""
    kind: Any = type(value)
    if kind in PLAIN_TYPES:
        return value
    if kind is VEC_TYPE:
        return list(value)
    if kind is list or kind is tuple:
        return {LIST_KEY if kind is list else TUPLE_KEY: [encode_value(item) for item in value]}
    if isinstance(value, Frame):
        return {FRAME_KEY: stored_name(kind),
                **{name: encode_value(getattr(value, name)) for name in constructor_arguments(kind)}}
    if is_table_part(kind):
        return {PART_KEY: stored_name(kind), **encode_fields(value)}
    raise TypeError(f"a position cannot hold {kind.__name__}")


def digest(state: State) -> str:
    """The digest of a position, its unfinished rules and its question; the same in every form of the engine."""
    return digest_of(encode(state))


def digest_of(data: Mapping[str, Any]) -> str:
    """The digest of a position that is already written as data."""
    body = {name: data[name] for name in ("state", "stack", "ask")}
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()


# ---------------------------------------------------------------- reading

def decode(fresh: State, data: Mapping[str, Any]) -> State:
    """Read a position; `fresh` is a state of the same setup, from which it takes what clones share."""
    try:
        state = decode_state(fresh, data["state"])
        state.stack = [decode_value(frame, fresh) for frame in data["stack"]]
        ask = data["ask"]
        state.ask = None if ask is None else Ask(ask[0], ask[1], list(ask[2]), ask[3])
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError):
        raise Problem("snapshot-form") from None
    state.origin = fresh.origin
    return state


def decode_state(fresh: State, data: Mapping[str, Any]) -> State:
    """Read the tables of a state, without its stack and its question."""
    given = {name: decode_value(value, fresh) for name, value in data.items()}
    shared = {name: value for name in field_names(fresh)
              if name not in TRANSIENT_FIELDS and is_shared(value := getattr(fresh, name))}
    made = build_from_fields(type(fresh), {**shared, **given}, TRANSIENT_FIELDS)
    assert isinstance(made, State)
    return made


def decode_value(value: Any, fresh: State) -> Any:
    """Read one value of a position from its data."""
    kind = type(value)
    if kind in PLAIN_TYPES:
        return value
    if kind is list:
        return vec[i64](value)
    if LIST_KEY in value:
        return [decode_value(item, fresh) for item in value[LIST_KEY]]
    if TUPLE_KEY in value:
        return tuple([decode_value(item, fresh) for item in value[TUPLE_KEY]])
    given = {name: decode_value(item, fresh) for name, item in value.items() if name not in (FRAME_KEY, PART_KEY)}
    if FRAME_KEY in value:
        rule = find_class(type(fresh), value[FRAME_KEY], is_frame_class)
        needed = constructor_arguments(rule)
        if len(given) != len(needed):
            raise ValueError(value[FRAME_KEY])
        return rule(*[given[name] for name in needed])
    part = find_class(type(fresh), value[PART_KEY], is_table_part)
    shared = {name: getattr(fresh, name) for name in constructor_arguments(part) if name not in given}  # with its table
    return build_from_fields(part, {**shared, **given}, frozenset())


def build_from_fields(kind: type, fields: Mapping[str, Any], without: frozenset[str]) -> object:
    """Make a table with exactly these fields: its constructor takes some, and the others are set."""
    needed = constructor_arguments(kind)
    made = kind(*[fields[name] for name in needed])
    if {*field_names(made)} - without != {*fields}:
        raise ValueError(kind.__name__)
    for name, value in fields.items():
        if name not in needed and getattr(made, name) != value:
            setattr(made, name, value)
    return made


# ---------------------------------------------------------------- what classes look like

@cache
def constructor_arguments(kind: type) -> tuple[str, ...]:
    """The arguments that make one of a kind; each is a field of the same name."""
    try:
        found = inspect.signature(kind).parameters.values()
    except ValueError:                      # a compiled class that inherits the arguments of nothing
        return ()
    return tuple(one.name for one in found if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD))


def field_names(thing: object) -> tuple[str, ...]:
    """The names of the fields of an object, compiled or interpreted."""
    kind: Any = type(thing)
    return (*compiled_field_names(kind), *getattr(thing, "__dict__", ()))


@cache
def compiled_field_names(kind: type) -> tuple[str, ...]:
    """The names of the fields of a compiled class; none if it is interpreted."""
    return tuple(name for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__")


@cache
def stored_name(kind: type) -> str:
    """The name under which positions store a class: its own, or that of before in `STORED_NAME` of the class."""
    return str(vars(kind).get("STORED_NAME", kind.__name__))


def is_frame_class(kind: type) -> bool:
    """Is this a class of frames?"""
    return issubclass(kind, Frame)


@cache
def is_table_part(kind: type) -> bool:
    """Is this a class of table parts, which every clone has for itself and so can copy?"""
    return hasattr(kind, "copy") and kind.__module__ != "builtins"


def is_shared(value: object) -> bool:
    """Does the game definition hold this value: neither a number nor a table that is copied, nor a rule?"""
    kind: Any = type(value)
    return not (kind in PLAIN_TYPES or kind is VEC_TYPE or kind is list or kind is tuple
                or isinstance(value, Frame | Ask)
                or is_table_part(kind))


def find_class(kind: type, name: str, fits: Callable[[type], bool]) -> type:
    """Find a class of a game by its name; `kind` is that of the game's state."""
    found = classes_of_game(kind).get(name)
    if found is None or not fits(found):
        raise ValueError(name)
    return found


@cache
def classes_of_game(kind: type) -> dict[str, type]:
    """Find the frames and table parts of a game by name: the classes of its package.

    The state lies in that package, or in its room `rules`.
    """
    package = kind.__module__.rpartition(".")[0].removesuffix(".rules")
    found: dict[str, type] = {}
    for name, module in sorted(sys.modules.items()):
        if name == kind.__module__ or (package and name.startswith(f"{package}.")):
            for one in vars(module).values():
                is_ours = isinstance(one, type) and one.__module__ == name and (is_frame_class(one)
                                                                                or is_table_part(one))
                if is_ours and found.setdefault(stored_name(one), one) is not one:
                    raise TypeError(f"{package} stores two classes as {stored_name(one)}")
    return found


# ---------------------------------------------------------------- comparing

def difference(one: Any, other: Any, path: str = "state") -> str:
    """Find where two positions differ, field by field, what they share included; empty if they do not."""
    kind = type(one)
    if one is other:
        return ""
    if kind is not type(other):
        return path
    if kind is VEC_TYPE or kind is list or kind is tuple:
        if len(one) != len(other):
            return path
        found = (difference(mine, theirs, f"{path}[{at}]") for at, (mine, theirs) in enumerate(zip(one, other)))
    elif kind in PLAIN_TYPES or not (names := [name for name in field_names(one) if name not in UNCOMPARED_FIELDS]):
        return "" if one == other or (kind not in PLAIN_TYPES and is_frame_class(kind)) else path
    else:
        found = (difference(getattr(one, name), getattr(other, name, None), f"{path}.{name}") for name in names)
    return next(filter(None, found), "")
