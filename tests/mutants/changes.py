"""Finds everything that can be changed in a source file, one small thing at a time.

A change has a name that does not depend on line numbers, so that a list of changes survives edits elsewhere.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from types import CodeType
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
FIELDS = ("body", "orelse", "finalbody")


class Change(NamedTuple):
    """One change of one file."""

    file: str
    function: str                   # the outermost function it stands in, qualified by its class; "" for none
    text: str                       # what becomes what
    lines: tuple[int, int]          # the statement it is part of
    number: int                     # which change of the file

    @property
    def name(self) -> str:
        """Return the name of the change for lists."""
        return f"{self.file}::{self.function or '(module)'}::{self.text}"


class Spot(NamedTuple):
    """A place in a tree where something can be changed."""

    text: str
    apply: Callable[[], None]


def changes(file: str, source: str) -> list[Change]:
    """Return every change of a source file, in the order of the file."""
    found: list[Change] = []
    seen: Counter[tuple[str, str]] = Counter()
    for number, (function, lines, spot) in enumerate(spots(ast.parse(source))):
        seen[function, spot.text] += 1
        times = seen[function, spot.text]
        found.append(Change(file, function, spot.text if times == 1 else f"{spot.text} #{times}", lines, number))
    return found


def changed(source: str, number: int, file: str) -> CodeType:
    """Compile the whole file with one change."""
    tree = ast.parse(source)
    for at, (_, _, spot) in enumerate(spots(tree)):
        if at == number:
            spot.apply()
            break
    return compile(ast.fix_missing_locations(tree), file, "exec", dont_inherit=True)


def spots(tree: ast.Module) -> Iterator[tuple[str, tuple[int, int], Spot]]:
    """Yield all places of a file with the function they are in and the lines of their statement."""
    yield from in_block(tree, "", False)


def in_block(owner: ast.AST, path: str, inside: bool) -> Iterator[tuple[str, tuple[int, int], Spot]]:
    """Yield the places of every statement of a block; `path` names the function, or the class so far."""
    for field in FIELDS:
        block = getattr(owner, field, [])
        for at, statement in enumerate(block):
            named = isinstance(statement, ast.FunctionDef | ast.ClassDef)
            name = f"{path}.{statement.name}" if path and named else statement.name if named else path
            if isinstance(statement, ast.FunctionDef) and not inside:
                yield from in_block(statement, name, True)
                continue
            if isinstance(statement, ast.ClassDef):
                yield from in_block(statement, name, inside)
                continue
            where = path if inside else ""
            lines = span(statement)
            for spot in of_statement(block, at):
                yield where, lines, spot
            yield from in_block(statement, path, inside)


def span(statement: ast.stmt) -> tuple[int, int]:
    """Return the first and last line of a statement, without the blocks in it."""
    first = [block[0].lineno for field in FIELDS if (block := getattr(statement, field, []))]
    last = statement.end_lineno or statement.lineno
    return statement.lineno, max(statement.lineno, min([last, *[line - 1 for line in first]]))


def of_statement(block: list[ast.stmt], at: int) -> Iterator[Spot]:
    """Yield the changes of one statement, without those of blocks in it."""
    statement = block[at]
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Pass):
        return
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return                                              # a docstring
    if is_effect(statement):
        def leave_out() -> None:
            block[at] = ast.copy_location(ast.Pass(), statement)
        yield Spot(f"{ast.unparse(statement)} -> pass", leave_out)
    if isinstance(statement, ast.AugAssign) and type(statement.op) in OPERATORS:
        yield swap(statement, "op", OPERATORS[type(statement.op)]())
    if isinstance(statement, ast.Break):
        def go_on() -> None:
            block[at] = ast.copy_location(ast.Continue(), statement)
        yield Spot("break -> continue", go_on)
    if isinstance(statement, ast.If | ast.While):
        yield from negated(statement)
    for part in parts(statement):
        yield from of_expression(part)


def is_effect(statement: ast.stmt) -> bool:
    """Is the statement there only for its effect, so that leaving it out is a change and not a missing name?"""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    targets = statement.targets if isinstance(statement, ast.Assign) else (
        [statement.target] if isinstance(statement, ast.AugAssign) else [])
    return bool(targets) and all(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def parts(statement: ast.stmt) -> Iterator[ast.expr]:
    """Yield the expressions of a statement that are values: no annotation, no block, no target of an assignment."""
    for field in ("value", "test", "iter", "exc", "msg", "subject"):
        part = getattr(statement, field, None)
        if isinstance(part, ast.expr):
            yield part


def of_expression(whole: ast.expr) -> Iterator[Spot]:
    """Yield the changes of an expression and of everything in it."""
    for node in ast.walk(whole):
        if isinstance(node, ast.Compare):
            for at, operator in enumerate(node.ops):
                yield compared(node, at, COMPARISONS[type(operator)]())
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
            yield swap(node, "op", OPERATORS[type(node.op)]())
        elif isinstance(node, ast.BoolOp):
            yield swap(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield affirmed(node)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub | ast.Invert):
            yield swap(node, "op", ast.UAdd())
        elif isinstance(node, ast.IfExp):
            yield from negated(node)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield swap(node, "value", not node.value)
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield swap(node, "value", node.value + 1)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            yield swap(node, "func", ast.Name(CALLS[node.func.id], ast.Load()))


def negated(node: ast.If | ast.While | ast.IfExp) -> Iterator[Spot]:
    """Yield a condition the other way round, where no change of an operator says the same."""
    if isinstance(node.test, ast.Compare | ast.BoolOp) or (
            isinstance(node.test, ast.UnaryOp) and isinstance(node.test.op, ast.Not)):
        return

    def turn() -> None:
        node.test = ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node.test)
    yield Spot(f"{ast.unparse(node.test)} -> not {ast.unparse(node.test)}", turn)


def compared(node: ast.Compare, at: int, operator: ast.cmpop) -> Spot:
    """Return a comparison by another operator."""
    after = deepcopy(node)
    after.ops[at] = operator

    def apply() -> None:
        node.ops[at] = operator
    return Spot(f"{ast.unparse(node)} -> {ast.unparse(after)}", apply)


def affirmed(node: ast.UnaryOp) -> Spot:
    """Return a negation left out; twice negated it is still a truth value."""
    def apply() -> None:
        node.operand = ast.copy_location(ast.UnaryOp(ast.Not(), node.operand), node)
    return Spot(f"{ast.unparse(node)} -> {ast.unparse(node.operand)}", apply)


def swap(node: ast.AST, field: str, value: object) -> Spot:
    """Return the change that puts another value into one field of a node."""
    after = deepcopy(node)
    setattr(after, field, value)
    return Spot(f"{ast.unparse(node)} -> {ast.unparse(after)}", lambda: setattr(node, field, value))
