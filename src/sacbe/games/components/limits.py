"""What a variant can make of the values of a game: the limits that the game gives, matched with paths."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from sacbe.games.components.origins import ComponentValue
from sacbe.kernel.definition.game_definition import FixedComponent, ComponentLimit, join_names
from sacbe.kernel.errors import Problem, display_value


class ChangeableValue(NamedTuple):
    """A value that a variant can change: its path, where it comes from, whether it is assumed, and what it can be."""

    path: str
    value: Any
    origin: str
    assumed: bool
    allowed: str


def limit_of(limits: Iterable[ComponentLimit], path: str) -> ComponentLimit | None:
    """Return the first limit whose pattern matches a path.

    >>> limit_of([ComponentLimit("tiles.*.cost", 0, 9)], "tiles.5.cost")
    ComponentLimit(paths='tiles.*.cost', low=0, high=9, lengths=None)
    >>> limit_of([ComponentLimit("tiles.*.cost", 0, 9)], "tiles.5.more.cost")
    """
    return next((limit for limit in limits if _pattern(limit.paths).fullmatch(path)), None)


def fixed_reason(fixed_components: Iterable[FixedComponent], path: str) -> str:
    """Return why a number stays as it is, in a word; empty if the game does not say.

    >>> fixed_reason([FixedComponent("totals", "follows"), FixedComponent("*.teeth", "built")], "totals.tiles.all")
    'follows'
    """
    return next((one.why for one in fixed_components if _pattern(one.paths, below=True).fullmatch(path)), "")


@lru_cache(maxsize=1024)
def _pattern(paths: str, below: bool = False) -> re.Pattern[str]:
    return re.compile(re.escape(paths).replace(r"\*", "[^.]+") + (r"(\..+)?" if below else ""))


def check_within(path: str, value: float, limit: ComponentLimit) -> None:
    """Refuse a number outside of its limits."""
    if not limit.low <= value <= limit.high:
        raise Problem("edition-value", path=path, value=display_value(value), reason=format_limit(limit))


def format_limit(limit: ComponentLimit) -> str:
    """Return the limits as a short text.

    >>> format_limit(ComponentLimit("x", 0, 9)), format_limit(ComponentLimit("x", -9, 9))
    ('0-9', '-9 … 9')
    """
    return f"{limit.low}{' … ' if limit.low < 0 else '-'}{limit.high}"


def describe_allowed(leaf: ComponentValue, limit: ComponentLimit | None, words: Iterable[str]) -> str:
    """Return what a value can be, in short: numbers, words, or yes and no."""
    first = leaf.value[0] if isinstance(leaf.value, list) and leaf.value else leaf.value
    if isinstance(first, bool):
        return "false, true"
    if isinstance(first, str):
        return join_names(sorted(words))
    if limit is None or isinstance(first, list):
        return ""
    return format_limit(limit) + (f" × {describe_lengths(limit.lengths)}" if limit.lengths else "")


def describe_lengths(ends: tuple[int, int]) -> str:
    """Return how many values a list can have, in short."""
    return f"{ends[0]}-{ends[1]}"
