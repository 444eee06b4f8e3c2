"""Public names say what they are: none is a bare participle, and none has under four letters, without a reason.

Names are those of functions, methods, classes, values of modules, and parameters of public functions (of these, only
participles), and in the sources of the page those of functions and of exported values and types.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from support.source_tree import CHECKOUT, PACKAGE

pytestmark = pytest.mark.once

REASONS: dict[str, Any] = yaml.safe_load(Path(__file__).with_name("short_names.yaml").read_text(encoding="utf-8"))
IRREGULAR = frozenset(REASONS["irregular participles"].split())
NO_PARTICIPLES = frozenset(REASONS["no participles"].split())
PAGE = CHECKOUT / "web" / "src"
PAGE_NAMES = re.compile(r"\bfunction\*?\s+(\w+)|\bexport\s+(?:const|let|class|type|interface)\s+(\w+)"
                        r"|\bconst\s+(\w+)\s*=\s*(?:async\s*)?(?:\([^()]*\)(?:\s*:[^=]+)?|\w+)\s*=>")


def is_participle(word: str) -> bool:
    return word in IRREGULAR or ("_" not in word and word.endswith("ed") and word not in NO_PARTICIPLES)


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


def public_parameters(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """The parameters of public functions and methods, each after the name of its function."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from public_parameters(node.body)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("_"):
            given = node.args
            yield from ((node.name, one.arg) for one in (*given.posonlyargs, *given.args, *given.kwonlyargs))


def found_parameters() -> Iterator[tuple[str, str, str]]:
    """Path, function and name of every parameter that is a participle."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for function, name in public_parameters(ast.parse(path.read_text(encoding="utf-8")).body):
            if is_participle(name):
                yield path.relative_to(PACKAGE).as_posix(), function, name


def found_page_names() -> Iterator[tuple[str, str]]:
    """Path and name of every function and exported thing of the page that is a participle."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in {".ts", ".svelte"}:
            for match in PAGE_NAMES.finditer(path.read_text(encoding="utf-8")):
                name = next(filter(None, match.groups()))
                if name[1:].islower() and is_participle(name.lower()):
                    yield path.relative_to(PAGE).as_posix(), name


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


def test_no_parameter_is_a_bare_participle_without_a_reason() -> None:
    found = list(found_parameters())
    assert not [" ".join(one) for one in found if one[2] not in REASONS["parameters"]]
    assert not set(REASONS["parameters"]) - {name for _, _, name in found}, "a reason that nothing needs"


def test_no_name_of_the_page_is_a_bare_participle_without_a_reason() -> None:
    found = list(found_page_names())
    assert not [" ".join(one) for one in found if one[1] not in REASONS["page"]]
    assert not set(REASONS["page"]) - {name for _, name in found}, "a reason that nothing needs"


@pytest.mark.parametrize(("text", "name"), [
    ("async function shown(request) {", "shown"), ("  const told = (row: Row): string =>", "told"),
    ("export interface Refused {", "Refused"), ("const seen = async () => {", "seen"), ("const one = left + 1;", None)])
def test_which_names_of_the_page_are_looked_at(text: str, name: str | None) -> None:
    match = PAGE_NAMES.search(text)
    assert (next(filter(None, match.groups())) if match else None) == name


@pytest.mark.parametrize(("name", "expected"), [
    ("told", True), ("rolled", True), ("go", True), ("KEPT", True), ("Held", True), ("seed", False), ("need", False),
    ("find_game", False), ("read_told", False), ("options", False)])
def test_what_says_little(name: str, expected: bool) -> None:
    assert says_little(name) is expected
