"""Every file is in its room: folders are small and say what they hold, and are compiled whole or not at all."""

from __future__ import annotations

import ast
import re
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

import pytest

from sacbe import games
from sacbe.runtime.engine_form import engine_form
from support.source_tree import PACKAGE, compiled_files, compiled_rooms

pytestmark = pytest.mark.once

ROOT: Final = Path(__file__).parents[2]
MODULES: Final = sorted(path for path in PACKAGE.rglob("*.py") if "migrations" not in path.parts)
FOLDERS: Final = sorted({path.parent for path in MODULES})
MOST_MODULES: Final = 12
MOST_AT_THE_TOP: Final = 17
MOST_ROOMS: Final = 16
ROOMS: Final = {"ai", "cards", "content", "data", "rules", "schema", "text", "ui", "view"}     # of a game
MAY_LACK: Final = {"cards"}             # Bul has none


def inside(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def test_the_top_level_can_be_seen_at_a_glance() -> None:
    found = {path.name for path in PACKAGE.iterdir() if path.name not in ("__pycache__", "page")
             and path.suffix not in EXTENSION_SUFFIXES and not path.name.endswith(tuple(EXTENSION_SUFFIXES))}
    assert len(found) <= MOST_AT_THE_TOP, found


def test_a_folder_holds_few_modules() -> None:
    found = {inside(folder): sum(path.name != "__init__.py" for path in folder.glob("*.py")) for folder in FOLDERS}
    assert {folder: count for folder, count in found.items() if count > MOST_MODULES} == {}


def test_a_folder_says_what_it_holds() -> None:
    """The docstring of its `__init__.py` begins with a sentence."""
    said = {inside(folder): ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
            for folder in FOLDERS}
    assert [folder for folder, text in said.items() if not text.split("\n\n")[0].rstrip().endswith(".")] == []


def test_rooms_are_compiled_whole() -> None:
    """A line of code knows from its path whether it obeys the rules of mypyc."""
    rooms = compiled_rooms()
    assert len(rooms) <= MOST_ROOMS and not any(room.endswith(".py") for room in rooms)
    for room in rooms:
        assert [*PACKAGE.glob(f"{room}.py"), *PACKAGE.glob(f"{room}/*.py")], f"{room} is nowhere"


@pytest.mark.skipif(engine_form() != "compiled", reason="the engine runs from its source")
def test_what_is_compiled_is_what_setup_names() -> None:
    binaries = {path for path in PACKAGE.rglob("*") if path.name.endswith(EXTENSION_SUFFIXES[0])}
    found = {path.with_name(path.name.removesuffix(EXTENSION_SUFFIXES[0]) + ".py") for path in binaries}
    assert {inside(path) for path in found} == {inside(path) for path in compiled_files()}


@pytest.mark.parametrize("game", games.names())
def test_a_game_has_the_rooms_of_all_games(game: str) -> None:
    folder = PACKAGE / "games" / game
    folders = {path.name for path in folder.iterdir() if path.is_dir() and path.name != "__pycache__"}
    modules = {path.stem for path in folder.glob("*.py")}
    assert folders <= ROOMS, "another name for a room"
    assert {"content", "data"} <= folders
    assert ROOMS - MAY_LACK <= folders | modules
    assert modules & ROOMS & folders == set(), "a room is a module or a folder"


BUILDING: Final = {"Makefile": r"#.*", "setup.py": r"#.*", "pyproject.toml": r"#.*"}      # with what is a comment
PAGE_COMMENT: Final = r"<!--.*?-->|/\*.*?\*/|(?<!:)//[^\n]*"


def spellings(game: str) -> str:
    """Return a pattern for the name of a game in code, in addresses and in styles."""
    return rf"\b(?:{game}|{game.replace('_', '-')})\b"


@pytest.mark.parametrize("game", games.names())
def test_no_game_is_named_where_the_package_is_built(game: str) -> None:
    for name, comment in BUILDING.items():
        text = re.sub(comment, "", (ROOT / name).read_text(encoding="utf-8"))
        assert re.findall(spellings(game), text) == [], name


@pytest.mark.parametrize("game", games.names())
def test_no_game_is_named_on_the_page_outside_its_folder(game: str) -> None:
    """Looks at code and words; types of games are made from Python, and what a comment names is an example."""
    files = [*(ROOT / "web" / "locales").rglob("*.ftl"), *(ROOT / "web" / "src").rglob("*")]
    assert len(files) > 200
    wrong = []
    for path in files:
        inside = path.relative_to(ROOT / "web").as_posix()
        # `test_page_layers` looks at games that know each other
        of_games = inside.startswith(("src/generated/", *(f"src/games/{name}/" for name in games.names())))
        if of_games or path.suffix not in (".ts", ".svelte", ".css", ".svg", ".ftl"):
            continue
        text = re.sub(PAGE_COMMENT, "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        if re.search(spellings(game), text):
            wrong.append(inside)
    assert wrong == []


# Who may name games outside their folders, beside docstrings, and why.
MAY_NAME: Final = {
    "benchmarks/aims.json": "aims by game; those of a game that is not there are left out",
    "load/logins.py": "one small game for players who are disturbed",
    "load/page.py": "what docs/operate/load.md measures over the years: the three games with large boards",
    "load/run.py": "what docs/operate/load.md compares over the years: a small game and the large ones",
    "load/sacbe.mjs": "a default, for those who run it by hand",
    "load/several.py": "one table of a known size, whose figures docs/operate/load.md tells",
    "load/stored.py": "one table of a known size, whose figures docs/operate/load.md tells",
}


def strings(source: str) -> list[str]:
    """Return all string constants of a module but docstrings; names of modules that it imports count, too."""
    tree = ast.parse(source)
    scopes = [node for node in ast.walk(tree)
              if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)]
    docstrings = {id(node.body[0].value) for node in scopes if node.body and isinstance(node.body[0], ast.Expr)}
    found = [node.value for node in ast.walk(tree)
             if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings]
    return found + [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


def test_strings_are_found_and_docstrings_are_not() -> None:
    source = ("'A game of ludo.'\nfrom sacbe.games.ludo import rules\ndef f():\n    'As in ludo.'\n"
              "    return f'ludo/{1}'\n")
    assert sorted(strings(source)) == ["ludo/", "sacbe.games.ludo"]


@pytest.mark.parametrize("game", games.names())
def test_no_game_is_named_outside_its_folder(game: str) -> None:
    """Examples in docstrings may name one; code, data and words may not."""
    wrong = []
    package = [(path, inside(path)) for path in PACKAGE.rglob("*")
               if path.relative_to(PACKAGE).parts[0] not in ("games", "page")]      # `test_layers` looks at games
    beside = [(path, path.relative_to(ROOT).as_posix()) for name in ("benchmarks", "load", "tools")
              for path in (ROOT / name).iterdir()]
    common = [(path, inside(path)) for name in ("common", "components")
              for path in (PACKAGE / "games" / name).iterdir()]
    for path, name in (*package, *beside, *common):
        if name in MAY_NAME or path.suffix not in (".py", ".ftl", ".json", ".yaml", ".mjs", ".tcss"):
            continue
        text = path.read_text(encoding="utf-8")
        said = strings(text) if path.suffix == ".py" else [re.sub(r"(?m)^(?:#|//).*", "", text)]
        if any(re.search(spellings(game), one) for one in said):
            wrong.append(name)
    assert wrong == []


def test_every_exception_is_needed() -> None:
    every = "|".join(spellings(game) for game in games.names())
    assert [name for name in MAY_NAME if not re.search(every, (ROOT / name).read_text(encoding="utf-8"))] == []
