"""Patterns of Fluent as functions: what most messages need, ten times as fast as resolving them each time.

Text, facts, choices by a fact, and other messages become a function from facts to text.  For anything else (terms,
functions, facts that are missing or of another kind) there is no function or it raises `NotCompilable`, and Fluent
itself must say it.  Both say the same; a test compares them for every message in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

import babel
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

Facts = Mapping[str, object]
Template = Callable[[Facts], str]
Find = Callable[[str], ast.Pattern | None]      # the pattern of another message by its name

NUMBERS: Final = 20_000                         # numbers that are remembered as text
DEEPEST: Final = 8                              # messages that speak of messages


class NotCompilable(Exception):
    """A pattern, or a fact, that only Fluent itself can handle."""


def compile_pattern(pattern: ast.Pattern, lang: str, find: Find, depth: int = 0) -> Template:
    """Make the function of a pattern; raise `NotCompilable` if it has none."""
    parts = [_part(element, lang, find, depth) for element in pattern.elements]
    if not any(callable(part) for part in parts):
        text = "".join(part for part in parts if isinstance(part, str))
        return lambda facts: text
    if len(parts) == 1 and callable(parts[0]):
        return parts[0]
    return lambda facts: "".join([part if isinstance(part, str) else part(facts) for part in parts])


def _part(element: object, lang: str, find: Find, depth: int) -> str | Template:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    expression = element.expression if isinstance(element, ast.Placeable) else element
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.VariableReference):
        return _variable(expression.id.name, lang)
    if isinstance(expression, ast.SelectExpression):
        return _select(expression, lang, find, depth)
    if isinstance(expression, ast.MessageReference) and expression.attribute is None and depth < DEEPEST:
        other = find(expression.id.name)
        if other is not None:
            return compile_pattern(other, lang, find, depth + 1)
    raise NotCompilable


def _variable(name: str, lang: str) -> Template:
    def said(facts: Facts) -> str:
        value = facts.get(name)
        return value if type(value) is str else _number(lang, *_kind(value))
    return said


def _select(expression: ast.SelectExpression, lang: str, find: Find, depth: int) -> Template:
    """The variant that fits a fact: its own text, its number, or how its number is counted; else the default."""
    if not isinstance(expression.selector, ast.VariableReference):
        raise NotCompilable
    name = expression.selector.id.name
    names: dict[str, Template] = {}
    numbers: dict[float, Template] = {}
    default: Template | None = None
    for variant in expression.variants:
        said = compile_pattern(variant.value, lang, find, depth)
        default = said if variant.default else default
        if isinstance(variant.key, ast.Identifier):
            names.setdefault(variant.key.name, said)
        elif names:
            raise NotCompilable                 # the first that fits counts: numbers must come first
        else:
            numbers.setdefault(float(variant.key.value), said)
    if default is None:
        raise NotCompilable
    other = default

    def chosen(facts: Facts) -> str:
        value = facts.get(name)
        if type(value) is str:
            if numbers:
                raise NotCompilable
            return names.get(value, other)(facts)
        kind, number = _kind(value)
        found = numbers.get(float(number)) if numbers else None
        return (found or names.get(_plural(lang, kind, number), other))(facts)
    return chosen


def _kind(value: object) -> tuple[str, int | float]:
    """A number and what it is: equal numbers of different kinds are written and counted in different ways."""
    if type(value) is int:
        return "int", value
    if type(value) is float:
        return "float", value
    raise NotCompilable


@lru_cache(NUMBERS)
def _number(lang: str, kind: str, value: int | float) -> str:
    return str(fluent_number(value).format(babel.Locale.parse(lang)))


@lru_cache(NUMBERS)
def _plural(lang: str, kind: str, value: int | float) -> str:
    return str(babel.Locale.parse(lang).plural_form(value))
