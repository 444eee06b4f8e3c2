"""The notebook runs from its first to its last cell, and is stored without what it printed."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

pytestmark = pytest.mark.once

FOLDER = Path(__file__).parents[2] / "notebooks"
SECONDS = 240


def outputs(notebook: nbformat.NotebookNode) -> list[dict[str, object]]:
    """What each cell has shown, by kind."""
    return [one.get("data", {"text/plain": one.get("text", "")}) for cell in notebook.cells
            if cell.cell_type == "code" for one in cell.outputs]


def test_the_tour_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SACBE_LANG", "en")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    if "PYTHONPATH" in os.environ:                  # the kernel starts in another folder
        paths = [str(Path(path).resolve()) for path in os.environ["PYTHONPATH"].split(os.pathsep)]
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    tour = nbformat.read(FOLDER / "tour.ipynb", as_version=4)
    where = {"metadata": {"path": str(FOLDER)}}
    NotebookClient(tour, timeout=SECONDS, kernel_name="python3", resources=where).execute()
    shown = outputs(tour)
    drawn = [str(one["image/svg+xml"]) for one in shown if "image/svg+xml" in one]
    assert [picture.startswith('<svg class="sacbe"') for picture in drawn] == [True, True, True, False, False]
    texts = "".join(str(one.get("text/plain", "")) for one in shown)
    assert "Keep two of your wealth tiles." in texts and "keep W" in texts
    assert "random play wins" in texts
    games, won = re.findall(r"'games': (\d+), 'won': ([\d.]+)", texts)[-1]
    assert int(games) == 450 and float(won) > 0.5          # the net has learnt something


def test_the_tour_is_stored_without_outputs() -> None:
    tour = nbformat.read(FOLDER / "tour.ipynb", as_version=4)
    assert outputs(tour) == [] and all(cell.get("execution_count") is None for cell in tour.cells)
    for cell in tour.cells:
        if cell.cell_type == "code":
            ast.parse(cell.source)
