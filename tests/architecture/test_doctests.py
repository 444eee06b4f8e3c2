"""Every example in a docstring runs."""

from __future__ import annotations

import copy
import doctest
import importlib
import pickle
import pkgutil
import re
from pathlib import Path

import pytest

import sacbe

MODULES = ["sacbe", *[m.name for m in pkgutil.walk_packages(sacbe.__path__, "sacbe.") if "__main__" not in m.name]]
WITH_EXAMPLES = {"sacbe", "sacbe.games", "sacbe.kernel.errors", "sacbe.kernel.play.game",
                 "sacbe.presentation.language.register", "sacbe.presentation.language.words"}


def part_of(name: str) -> str:
    """The package below `sacbe` that a module belongs to; of the games, the game."""
    return ".".join(name.split(".")[:3 if name.startswith("sacbe.games.") else 2])


@pytest.mark.parametrize("part", sorted({part_of(name) for name in MODULES}))
def test_docstrings(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The examples of all modules of a part of the package; what fails is printed with its module."""
    monkeypatch.setenv("SACBE_LANG", "en")
    results = {name: doctest.testmod(importlib.import_module(name)) for name in MODULES if part_of(name) == part}
    assert [name for name, result in results.items() if result.failed] == []
    assert [name for name in WITH_EXAMPLES & set(results) if not results[name].attempted] == []


@pytest.mark.parametrize("name", sacbe.__all__)
def test_public_names_have_examples(name: str) -> None:
    """Names that a user of the package meets first show how they are used."""
    thing = getattr(sacbe, name)
    finder = doctest.DocTestFinder()
    assert any(test.examples for test in finder.find(thing, name)), f"sacbe.{name} has no example"


@pytest.mark.parametrize("page", ["learning.md", "observations.md", "presentation.md"])
def test_examples_of_pages(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SACBE_LANG", "en")
    result = doctest.testfile(str(next((Path(__file__).parents[2] / "docs").rglob(page))), module_relative=False)
    assert result.failed == 0 < result.attempted


def test_the_plain_examples_of_the_python_page_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each block runs from its first to its last line, where the files are that it names."""
    monkeypatch.setenv("SACBE_LANG", "en")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.yaml").write_text("favor_track: {steps_above_start: 7}\n", encoding="utf-8")
    page = (Path(__file__).parents[2] / "docs" / "develop" / "python.md").read_text(encoding="utf-8")
    blocks = [block for block in re.findall(r"```python\n(.*?)```", page, re.DOTALL) if ">>>" not in block]
    assert len(blocks) >= 5
    for block in blocks:
        exec(block, {"sacbe": sacbe, "copy": copy, "pickle": pickle})
