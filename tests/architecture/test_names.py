"""Public names say what they are: none is a bare participle, and none has under four letters, without a reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from support.source_tree import PACKAGE

pytestmark = pytest.mark.once

REASONS: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("short_names.yaml").read_text(encoding="utf-8"))
IRREGULAR = frozenset(REASONS["irregular participles"].split())
NO_PARTICIPLES = frozenset(REASONS["no participles"].split())


def is_participle(word: str) -> bool:
    return word in IRREGULAR or (word.endswith("ed") and word not in NO_PARTICIPLES)


def says_little(name: str) -> bool:
    word = name.lower()
    return "_" not in word and (len(word) < 4 or is_participle(word))


def public_names(body: list[ast.stmt], owner: str = "") -> Iterator[str]:
    """The functions, classes and methods that a module defines, and the names that it binds at its top."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            if not node.name.startswith("_"):
                yield owner + node.name
            if isinstance(node, ast.ClassDef):
                yield from public_names(node.body, f"{owner}{node.name}.")
        elif not owner and isinstance(node, ast.Assign | ast.AnnAssign):
            targets = [node.target] if isinstance(node, ast.AnnAssign) else node.targets
            yield from (target.id for target in targets
                        if isinstance(target, ast.Name) and not target.id.startswith("_"))


def found_names() -> Iterator[tuple[str, str]]:
    """Module and name of everything public that says little."""
    for path in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
        for name in public_names(ast.parse(path.read_text(encoding="utf-8")).body):
            if says_little(name.rpartition(".")[2]):
                yield module, name


def reason_for(module: str, name: str) -> str | None:
    """Why a name may stay: for the word everywhere, for the name, or for all constants of its module."""
    here = REASONS["modules"].get(module, {})
    constants = here.get("*") if name.isupper() else None
    return REASONS["words"].get(name.rpartition(".")[2]) or here.get(name) or constants


def test_every_public_name_says_something_or_has_a_reason() -> None:
    assert not [f"{module}: {name}" for module, name in found_names() if not reason_for(module, name)]


def test_every_reason_is_needed() -> None:
    found = list(found_names())
    words = {name.rpartition(".")[2] for _, name in found}
    assert not set(REASONS["words"]) - words
    for module, names in REASONS["modules"].items():
        here = {name for other, name in found if other == module and name.rpartition(".")[2] not in REASONS["words"]}
        assert not set(names) - here - ({"*"} if any(name.isupper() for name in here - set(names)) else set()), module


@pytest.mark.parametrize(("name", "expected"), [
    ("told", True), ("rolled", True), ("go", True), ("KEPT", True), ("Held", True), ("seed", False), ("need", False),
    ("find_game", False), ("read_told", False), ("options", False)])
def test_what_says_little(name: str, expected: bool) -> None:
    assert says_little(name) is expected
