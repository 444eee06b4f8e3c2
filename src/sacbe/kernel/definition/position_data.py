"""Positions as data: every number of a state, its unfinished rules and the pending question, ready for JSON.

One mechanism serves all games.  A frame never changes, so it is its class and the arguments that made it; the tables
of a state, and the parts of them that a clone copies, are their fields by name.  What clones share belongs to the box
and is not written: reading takes it from a fresh state of the same setup.  Names must fit exactly, so a position of
other code is refused, never read wrong.  `docs/develop/snapshots.md` describes the form.
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

PASSING: Final = frozenset({"stack", "ask", "listener", "origin", "why"})   # told apart, or of no importance later
UNCOMPARED: Final = frozenset({"listener", "origin", "why"})
PLAIN: Final = frozenset({int, bool, str, type(None)})
NUMBERS: Final = type(vec[i64]([]))
RULE, PART, LIST, TUPLE = "$rule", "$part", "$list", "$tuple"          # no field can be called so
Data = dict[str, Any]


# ---------------------------------------------------------------- writing

def encode(state: State) -> Data:
    """Everything of a position but what the box knows."""
    return {"state": fields(state, PASSING), "stack": [written(frame) for frame in state.stack],
            "ask": asked(state.ask)}


def asked(ask: Ask | None) -> list[Any] | None:
    """The pending question."""
    return None if ask is None else [ask.seat, ask.prompt, list(ask.options), ask.secret]


def fields(thing: object, without: frozenset[str] = frozenset()) -> Data:
    """The fields of a table by name, without what clones share."""
    found = {}
    for name in attributes(thing):
        if name not in without and not is_shared(value := getattr(thing, name)):
            found[name] = written(value)
    return found


def written(value: Any) -> Any:
    """One value as data."""
    kind: Any = type(value)
    if kind in PLAIN:
        return value
    if kind is NUMBERS:
        return list(value)
    if kind is list or kind is tuple:
        return {LIST if kind is list else TUPLE: [written(item) for item in value]}
    if isinstance(value, Frame):
        return {RULE: kind.__name__, **{name: written(getattr(value, name)) for name in arguments(kind)}}
    if is_part(kind):
        return {PART: kind.__name__, **fields(value)}
    raise TypeError(f"a position cannot hold {kind.__name__}")


def digest(state: State) -> str:
    """The digest of a position, its unfinished rules and its question; the same in every form of the engine."""
    return digest_of(encode(state))


def digest_of(data: Mapping[str, Any]) -> str:
    """The same of a position that is written already."""
    body = {name: data[name] for name in ("state", "stack", "ask")}
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()


# ---------------------------------------------------------------- reading

def decode(fresh: State, data: Mapping[str, Any]) -> State:
    """The position that was written; `fresh` is a state of the same setup, from which it takes what clones share."""
    try:
        state = table(fresh, data["state"])
        state.stack = [read(frame, fresh) for frame in data["stack"]]
        ask = data["ask"]
        state.ask = None if ask is None else Ask(ask[0], ask[1], list(ask[2]), ask[3])
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError):
        raise Problem("snapshot-form") from None
    state.origin = fresh.origin
    return state


def table(fresh: State, data: Mapping[str, Any]) -> State:
    """The state itself."""
    given = {name: read(value, fresh) for name, value in data.items()}
    shared = {name: value for name in attributes(fresh)
              if name not in PASSING and is_shared(value := getattr(fresh, name))}
    made = filled(type(fresh), {**shared, **given}, PASSING)
    assert isinstance(made, State)
    return made


def read(value: Any, fresh: State) -> Any:
    """One value again."""
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is list:
        return vec[i64](value)
    if LIST in value:
        return [read(item, fresh) for item in value[LIST]]
    if TUPLE in value:
        return tuple([read(item, fresh) for item in value[TUPLE]])
    given = {name: read(item, fresh) for name, item in value.items() if name not in (RULE, PART)}
    if RULE in value:
        rule = known(type(fresh), value[RULE], is_rule)
        needed = arguments(rule)
        if len(given) != len(needed):
            raise ValueError(value[RULE])
        return rule(*[given[name] for name in needed])
    part = known(type(fresh), value[PART], is_part)
    shared = {name: getattr(fresh, name) for name in arguments(part) if name not in given}      # with its table
    return filled(part, {**shared, **given}, frozenset())


def filled(kind: type, given: Mapping[str, Any], without: frozenset[str]) -> object:
    """A table with these fields, exactly; what it works out itself must come to the same."""
    needed = arguments(kind)
    made = kind(*[given[name] for name in needed])
    if {*attributes(made)} - without != {*given}:
        raise ValueError(kind.__name__)
    for name, value in given.items():
        if name not in needed and getattr(made, name) != value:
            setattr(made, name, value)
    return made


# ---------------------------------------------------------------- what classes look like

@cache
def arguments(kind: type) -> tuple[str, ...]:
    """The arguments that make one of a kind; each is a field of the same name."""
    try:
        found = inspect.signature(kind).parameters.values()
    except ValueError:                      # a compiled class that inherits the arguments of nothing
        return ()
    return tuple(one.name for one in found if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD))


def attributes(thing: object) -> tuple[str, ...]:
    """The names of its fields, compiled or interpreted."""
    kind: Any = type(thing)
    return (*compiled(kind), *getattr(thing, "__dict__", ()))


@cache
def compiled(kind: type) -> tuple[str, ...]:
    return tuple(name for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__")


def is_rule(kind: type) -> bool:
    return issubclass(kind, Frame)


@cache
def is_part(kind: type) -> bool:
    """A part of the tables that every clone has for itself, and so can copy."""
    return hasattr(kind, "copy") and kind.__module__ != "builtins"


def is_shared(value: object) -> bool:
    """Something of the box: neither numbers nor a table that is copied, nor a rule."""
    kind: Any = type(value)
    return not (kind in PLAIN or kind is NUMBERS or kind is list or kind is tuple or isinstance(value, Frame | Ask)
                or is_part(kind))


def known(kind: type, name: str, fits: Callable[[type], bool]) -> type:
    """The class of a game by its name; `kind` is that of the game's state."""
    found = family(kind).get(name)
    if found is None or not fits(found):
        raise ValueError(name)
    return found


@cache
def family(kind: type) -> dict[str, type]:
    """The rules and parts of a game: the classes of its package; the state lies there or in its room `rules`."""
    package = kind.__module__.rpartition(".")[0].removesuffix(".rules")
    found: dict[str, type] = {}
    for name, module in sorted(sys.modules.items()):
        if name == kind.__module__ or (package and name.startswith(f"{package}.")):
            for one in vars(module).values():
                is_ours = isinstance(one, type) and one.__module__ == name and (is_rule(one) or is_part(one))
                if is_ours and found.setdefault(one.__name__, one) is not one:
                    raise TypeError(f"{package} has two {one.__name__}")
    return found


# ---------------------------------------------------------------- comparing

def difference(one: Any, other: Any, path: str = "state") -> str:
    """Where two positions differ, field by field, what they share included; empty if they do not."""
    kind = type(one)
    if one is other:
        return ""
    if kind is not type(other):
        return path
    if kind is NUMBERS or kind is list or kind is tuple:
        if len(one) != len(other):
            return path
        found = (difference(mine, theirs, f"{path}[{at}]") for at, (mine, theirs) in enumerate(zip(one, other)))
    elif kind in PLAIN or not (names := [name for name in attributes(one) if name not in UNCOMPARED]):
        return "" if one == other or (kind not in PLAIN and is_rule(kind)) else path
    else:
        found = (difference(getattr(one, name), getattr(other, name, None), f"{path}.{name}") for name in names)
    return next(filter(None, found), "")
