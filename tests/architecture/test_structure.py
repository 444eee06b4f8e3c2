"""How the source is laid out: the kernel names no game, files stay chapters, ids are real."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest

import sacbe
from sacbe import games
from sacbe.presentation.language import register
from sacbe.runtime.engine_form import engine_form

pytestmark = pytest.mark.once

PACKAGE = Path(sacbe.__file__).parent
KERNEL = sorted((PACKAGE / "kernel").rglob("*.py"))
SOURCES = sorted(PACKAGE.rglob("*.py"))
LONGEST = 600                   # lines of a file; think at 400
PREFIXES = {name: register.rules_of_game(name)[0].id.partition(".")[0] for name in games.names()}  # of the ids of rules


def test_the_kernel_names_no_game() -> None:
    words = [word for name in games.names() for word in (name, PREFIXES[name] + r"\.")]
    for path in KERNEL:
        code = re.sub(r'"""(?:.|\n)*?"""', "", path.read_text(encoding="utf-8"))      # examples in docstrings may
        for word in words:
            assert not re.search(rf"\b{word}", code), f"{path.name} names {word}"


def test_a_class_name_has_one_meaning() -> None:
    """Looks at everything but the games, which are packages of their own."""
    found: dict[str, list[str]] = {}
    for path in SOURCES:
        if PACKAGE / "games" not in path.parents:
            for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
                found.setdefault(name, []).append(path.relative_to(PACKAGE).as_posix())
    assert len(found) > 100
    assert {name: where for name, where in found.items() if len(where) > 1} == {}


def test_a_file_is_a_chapter() -> None:
    """It is not too long, and begins by saying what it is."""
    lines = {path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8").splitlines() for path in SOURCES}
    assert {path: len(found) for path, found in lines.items() if len(found) > LONGEST} == {}
    assert [path for path, found in lines.items() if found and not found[0].startswith('"""')] == []


def test_cited_ids_are_in_the_register() -> None:
    """A misspelt id in the code would look like a citation."""
    known = {rule.id for game in register.registered_games() for rule in register.rules_of_game(game)}
    prefix = "|".join(PREFIXES[name] for name in games.names())
    id_of_rule = rf"(?<![\w.])(?:{prefix})\.[a-z-]+(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+\b"
    for path in SOURCES:
        cited = set(re.findall(id_of_rule, path.read_text(encoding="utf-8")))
        assert cited <= known, f"{path.name}: {cited - known}"


def test_refusals_name_rules_of_the_register() -> None:
    known = {rule.id for game in register.registered_games() for rule in register.rules_of_game(game)}
    for name in games.names():
        definition = games.load_definition(name)
        ids = [row[0] for row in definition.rules.values()]
        assert set(ids) <= known and len(set(ids)) == len(ids)
        assert {option.rule for option in definition.options} <= known


def test_every_rule_is_cited_in_code_and_in_tests() -> None:
    rows = register.measure_coverage(PACKAGE, Path(__file__).parent.parent)
    assert rows
    assert [row.id for row in rows if not row.is_complete] == []


def test_the_engine_is_compiled_where_it_can_be() -> None:
    """A build that quietly fell back to the interpreted form would make both runs of the suite the same."""
    by_choice = os.environ.get("SACBE_PURE") == "1" or os.environ.get("SACBE_PURE_BUILD") == "1"
    if by_choice or "site-packages" not in PACKAGE.parts or shutil.which(os.environ.get("CC", "cc")) is None:
        pytest.skip("interpreted by choice, from the source tree, or for want of a compiler")
    assert engine_form() == "compiled"
