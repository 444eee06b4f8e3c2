"""The page that adds a game, followed to the letter: its code ships, and a game made from it keeps the contract."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sacbe

ROOT = Path(__file__).parents[3]
PACKAGE = Path(sacbe.__file__).parent
PAGE = (ROOT / "docs" / "develop" / "add-a-game.md").read_text(encoding="utf-8")
FOLDER = "src/sacbe/games/bul/"


def files() -> dict[str, str]:
    """The files of the page: blocks that name the same file are its parts, in their order."""
    found: dict[str, str] = {}
    for path, body in re.findall(r"^```\w+ file=(\S+)\n((?:.|\n)*?)^```$", PAGE, flags=re.MULTILINE):
        found[path] = f"{found[path]}\n{body}" if path in found else body
    return found


FILES = files()


def shipped(path: str) -> Path:
    """Where a file of the page lies: in the package that is tested, or in the repository."""
    return PACKAGE / path.removeprefix("src/sacbe/") if path.startswith("src/sacbe/") else ROOT / path


def even(text: str) -> str:
    """Blank lines between the parts of a file are not on the page."""
    return re.sub(r"\n{2,}", "\n\n", text).strip()


@pytest.mark.parametrize("path", FILES)
def test_the_page_shows_what_ships(path: str) -> None:
    assert even(FILES[path]) == even(shipped(path).read_text(encoding="utf-8"))


def test_the_whole_game_is_on_the_page() -> None:
    folder = PACKAGE / "games" / "bul"
    every = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in (".py", ".yaml")}
    ours = {path for path in every if not path.startswith("content/")}
    shown = {path.removeprefix(FOLDER) for path in FILES if path.startswith(FOLDER)}
    assert {path for path in shown if not path.startswith("content/")} == ours
    assert "src/sacbe/games/bul/content/locales/en/bul.ftl" in FILES
    assert "tests/games/bul/scenarios/captives.yaml" in FILES


def test_the_examples_of_the_page() -> None:
    parser = doctest.DocTestParser()
    prose = re.sub(r"^```(?:.|\n)*?^```$", "", PAGE, flags=re.MULTILINE)       # examples in the code run with the code
    examples = [example for example in re.findall(r"(?:^    .*\n)+", prose, flags=re.MULTILINE) if ">>>" in example]
    assert len(examples) == 2
    for number, example in enumerate(examples):
        test = parser.get_doctest(example, {}, f"example {number + 1}", None, 0)
        result = doctest.DocTestRunner().run(test)
        assert result.attempted > 2 and result.failed == 0


FOLLOWED = """
import sys
import sacbe.games
sacbe.games.__path__.insert(0, sys.argv[1])
from sacbe import games
from sacbe.kernel.play import scenario
from sacbe.testing import contract
definition = games.load_definition("bul")
assert sys.modules["sacbe.games.bul.rules"].__file__.startswith(sys.argv[1])
played = [contract.play(definition, players, seed) for players in definition.players for seed in range(12)]
assert all(game.decisions > 0 for game in played)
cases = [case for file in sys.argv[2:] for case in scenario.load(file)]
assert cases and not any(scenario.run(case, games.load_definition) for case in cases)
print(len(played), len(cases))
"""


def test_a_game_made_from_the_page_keeps_the_contract(tmp_path: Path) -> None:
    """In another process and from the page's text alone; interpreted, as the page says."""
    for path, body in FILES.items():
        target = tmp_path / path.removeprefix("src/sacbe/games/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(body, encoding="utf-8")
    scenarios = [str(path) for path in sorted((tmp_path / "tests").rglob("*.yaml"))]
    done = subprocess.run([sys.executable, "-c", FOLLOWED, str(tmp_path), *scenarios], capture_output=True, text=True,
                          env={**os.environ, "SACBE_PURE": "1", "SACBE_LANG": "en"})
    assert done.returncode == 0, done.stderr
    games, cases = map(int, done.stdout.split())
    assert games == 12 and cases >= 10
