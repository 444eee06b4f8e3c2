"""Delete the folders of a game, and everything else works: nothing outside knows it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from architecture import test_page_layers as page
from sacbe import games

pytestmark = pytest.mark.once

SOURCES: Final = Path(__file__).parents[2] / "src" / "sacbe"
SCRIPT: Final = """
import contextlib, io, json, sys
from importlib import import_module
from pathlib import Path

import sacbe
from sacbe import games
from sacbe.cli.program import COMMANDS, main

assert Path(sacbe.__file__).parents[1] == Path.cwd()
printed = {}

def call(*words):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(out):
        code = main(list(words))
    assert code == 0, (words, out.getvalue())
    printed[" ".join(words)] = out.getvalue()

for load in COMMANDS.values():      # all modules of all commands
    load()
call("--help")
call("rules", "--help")
call("lesson")
call("puzzle")
for game in games.names():
    call("levels", game)
    call("rules", game)
    call("simulate", game, "--games", "1")

from litestar.testing import TestClient
from sacbe.server.app.build import build
from sacbe.server.settings import Settings

with TestClient(build(Settings(database="sqlite:///x.db")), base_url="http://127.0.0.1") as http:
    for path in ("/", "/api/games", "/api/lessons", "/api/puzzles", "/api/puzzles/daily", "/api/tables"):
        answer = http.get(path)
        assert answer.status_code in ((200, 503) if path == "/" else (200,)), (path, answer.text)
        printed[path] = answer.text
print(json.dumps({"games": games.names(), "printed": printed}))
"""


def package_without(game: str, folder: Path) -> None:
    """Lay out the package from its sources, by links, without one game and without binaries."""
    for path in SOURCES.iterdir():
        if path.name not in ("games", "page", "__pycache__"):
            (folder / path.name).symlink_to(path)
    (folder / "games").mkdir()
    for path in (SOURCES / "games").iterdir():
        if path.name not in (game, "__pycache__"):
            (folder / "games" / path.name).symlink_to(path)


@pytest.mark.parametrize("game", games.names())
def test_everything_works_without_a_game(tmp_path: Path, game: str) -> None:
    package = tmp_path / "sacbe"
    package.mkdir()
    package_without(game, package)
    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=tmp_path, capture_output=True, text=True,
                          env={**os.environ, "PYTHONPATH": str(tmp_path), "SACBE_PURE": "1", "SACBE_LANG": "en"})
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])       # the server has logged its requests before
    assert found["games"] == [name for name in games.names() if name != game]
    for place, text in found["printed"].items():
        assert re.search(rf"\b{game}\b", text) is None, place


@pytest.mark.parametrize("game", games.names())
def test_the_page_needs_no_game(game: str) -> None:
    """Without `web/src/games/<game>` and the types of its data every import still leads somewhere, types included."""
    gone = (f"games/{game}/", f"generated/shapes/{game}.")
    left = [name for name in page.SOURCES if not name.startswith(gone)]
    assert len(left) > 100
    wrong = [(name, used) for name in left for used in page.imports(name, with_types=True) if used.startswith(gone)]
    assert wrong == []
