"""Every example in a docstring runs."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from pathlib import Path

import pytest

import sacbe

MODULES = ["sacbe", *[m.name for m in pkgutil.walk_packages(sacbe.__path__, "sacbe.") if "__main__" not in m.name]]
WITH_EXAMPLES = {"sacbe", "sacbe.games", "sacbe.kernel.errors", "sacbe.kernel.play.game",
                 "sacbe.presentation.language.register", "sacbe.presentation.language.words"}


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SACBE_LANG", "en")
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0
    assert (result.attempted > 0) or name not in WITH_EXAMPLES


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
