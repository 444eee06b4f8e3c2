"""The glossary names real things: every module, class, function and file in its last column exists."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "contribute" / "glossary.md"
HEAD = ["word", "the field's word", "what it is", "in the code"]
WANTED = {"frame", "ask", "prompt", "choice", "universe", "refusal", "reveal", "commitment", "redeal", "unit",
          "edition", "ledger", "contract", "revision", "seat"}
LIMIT = 15      # everything else is called as the field calls it


class Row(NamedTuple):
    """One line of a table of the page."""

    word: str
    field: str
    meaning: str
    code: str


def rows() -> list[Row]:
    """The entries: the lines of the page's first table, below its head."""
    entries = PAGE.read_text(encoding="utf-8").partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip().strip("|").split("|")]
             for line in entries.splitlines() if line.startswith("|")]
    return [Row(*row) for row in cells if row != HEAD and set("".join(row)) != {"-"}]


def names() -> list[str]:
    return sorted({name for row in rows() for name in re.findall(r"`([^`]+)`", row.code)})


def exists(name: str) -> bool:
    """Is there such a file, or such a module, class, function or field?"""
    if "/" in name:
        return (ROOT / name).exists()
    parts = name.split(".")
    for size in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:size]))
        except ModuleNotFoundError:
            continue
        return has(found, parts[size:])
    return False


def has(thing: object, parts: list[str]) -> bool:
    """Does a thing have this chain of parts?  A class also has the fields that it only declares."""
    for at, part in enumerate(parts):
        if isinstance(thing, type) and not hasattr(thing, part):
            return at == len(parts) - 1 and any(part in vars(kind).get("__annotations__", {}) for kind in thing.__mro__)
        if not hasattr(thing, part):
            return False
        thing = getattr(thing, part)
    return True


@pytest.mark.parametrize("name", names())
def test_a_name_in_the_glossary_exists(name: str) -> None:
    assert exists(name), f"docs/contribute/glossary.md names {name}, which is not there"


def test_a_name_that_is_not_there_is_noticed() -> None:
    assert not exists("sacbe.kernel.definition.game_definition.Bax")
    assert not exists("sacbe.kernel.bax")
    assert not exists("sacbe.kernel.definition.game_definition.GameDefinition.redeel")
    assert not exists("tests/corpse")
    assert exists("sacbe.kernel.definition.game_definition.GameDefinition.prompts")


def test_every_row_is_whole() -> None:
    assert rows()
    for row in rows():
        assert row.word and row.field, row
        assert row.meaning.endswith((".", ".)")), row.word
        assert re.search(r"`[^`]+`", row.code), f"{row.word}: where is it?"


def test_a_word_has_one_row() -> None:
    words = [word for row in rows() for word in row.word.split(", ")]
    assert sorted(words) == sorted(set(words))
    assert set(words) >= WANTED


def test_the_glossary_stays_short() -> None:
    assert len(rows()) <= LIMIT, "say it with the field's word instead of explaining a word of our own"


def test_the_glossary_can_be_found() -> None:
    assert "(docs/contribute/glossary.md)" in (ROOT / "README.md").read_text(encoding="utf-8")
