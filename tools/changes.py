"""Finds what has changed in a checkout, and which tests that concerns: by imports, by folders and by name.

The imports of the package and of the tests are read from their sources.  They cannot show everything: a test that runs
the `sacbe` command as a process imports nothing of it.  So the tests in the folder that mirrors a room belong to it,
too, and a test that names a file belongs to that file.
"""

from __future__ import annotations

import ast
import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = "src/sacbe/"
TESTS: Final = "tests/"
BROWSER: Final = "tests/page/"
SCENARIOS: Final = "tests/games/test_scenarios.py"
SOURCE_READERS: Final = "tests/architecture/test_[!d]*.py"      # they look at all sources, and not at the pages
FARTHEST: Final = 3             # imports between a test and what has changed
NEVER_NAMED: Final = {"__init__.py", "conftest.py", "README.md"}        # names that say nothing


class Choice(NamedTuple):
    """The tests to run, those that are nearest to the change first, and the tests that were not chosen."""

    tests: list[str]
    games: set[str]             # whose scenarios are to be run
    distant: list[str]          # test files that are reached by more imports than that
    browser: list[str]          # test files that need a browser and a built page


def list_changes(base: str) -> list[str]:
    """List the files that differ from a revision, new ones and deleted ones included.

    Raises ValueError if there is no such revision.
    """
    found: set[str] = set()
    for words in (["diff", "--name-only", "--no-renames", base, "--"],
                  ["ls-files", "--others", "--exclude-standard"]):
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
        if done.returncode:
            raise ValueError(done.stderr.strip().splitlines()[-1])
        found |= set(done.stdout.splitlines())
    return sorted(found)


def module_name(path: str) -> str:
    """Return the name under which a file is imported."""
    root = "src/" if path.startswith(PACKAGE) else TESTS
    return path.removeprefix(root).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imports_of(path: Path) -> set[str]:
    """Return the dotted names that a file imports; a name taken from a module may be a module, too."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, SyntaxError):
        return set()
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def read_imports(files: list[str], memory: Path) -> dict[str, set[str]]:
    """Return what each file imports; `memory` is a file that saves reading unchanged files again."""
    try:
        known = json.loads(memory.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    now = {}
    for path in files:
        found = (ROOT / path).stat()
        stamp = [found.st_mtime_ns, found.st_size]
        names = known[path][1] if path in known and known[path][0] == stamp else sorted(imports_of(ROOT / path))
        now[path] = [stamp, names]
    if now != known:
        memory.parent.mkdir(parents=True, exist_ok=True)
        fresh = memory.with_suffix(".new")
        fresh.write_text(json.dumps(now), encoding="utf-8")
        fresh.replace(memory)
    return {path: set(names) for path, (_, names) in now.items()}


def read_importers(memory: Path) -> dict[str, set[str]]:
    """Return for each file the files that import it.

    A file that takes a module from a package needs that module alone.
    """
    files = [path.relative_to(ROOT).as_posix() for root in (PACKAGE, TESTS) for path in (ROOT / root).rglob("*.py")]
    by_name = {module_name(path): path for path in files}
    importers: dict[str, set[str]] = {}
    for path, names in read_imports(files, memory).items():
        for name in names:
            deeper = any(other.startswith(name + ".") and other in by_name for other in names)
            if name in by_name and not deeper:
                importers.setdefault(by_name[name], set()).add(path)
    return importers


def is_test(path: str) -> bool:
    return path.startswith(TESTS) and path.rsplit("/", 1)[-1].startswith("test_") and path.endswith(".py")


def mirrored_tests(path: str) -> set[str]:
    """Return the tests in the folder of the tests that stands for the room of this file, or for one around it."""
    folder = ROOT / TESTS / Path(path).relative_to(PACKAGE if path.startswith(PACKAGE) else TESTS).parent
    while not folder.is_dir() or folder == ROOT / TESTS:
        if folder == ROOT / TESTS:
            return set()
        folder = folder.parent
    depth = "**/test_*.py" if "games" in folder.parts and folder.name != "games" else "test_*.py"
    return {found.relative_to(ROOT).as_posix() for found in folder.glob(depth)}


def naming_tests(names: Iterable[str]) -> set[str]:
    """Return the tests that name one of these files."""
    wanted = {name for name in names if name not in NEVER_NAMED}
    if not wanted:
        return set()
    texts = ((path, path.read_text(encoding="utf-8")) for path in (ROOT / TESTS).rglob("test_*.py"))
    return {path.relative_to(ROOT).as_posix() for path, text in texts if any(name in text for name in wanted)}


def concerned_games(changes: Iterable[str]) -> set[str]:
    """Return the games in whose folders something has changed."""
    roots = (f"{PACKAGE}games/", f"{TESTS}games/")
    names = {path.removeprefix(root).split("/")[0] for path in changes for root in roots if path.startswith(root)}
    return {name for name in names if (ROOT / TESTS / "games" / name / "scenarios").is_dir()}


def tests_around(changes: list[str], importers: dict[str, set[str]]) -> list[set[str]]:
    """Return the tests that reach a change by one import, by two, and so on, to the end."""
    seen = {path for path in changes if path.endswith(".py")}
    ring, rings = seen, []
    while ring:
        ring = {user for path in ring for user in importers.get(path, ())} - seen
        seen = seen | ring
        rings.append({path for path in ring if is_test(path)})
    return rings


def choose_tests(changes: list[str], memory: Path) -> Choice:
    """Choose the tests that a change concerns, the nearest first; `memory` is a file for what every source imports."""
    inside = [path for path in changes if path.startswith((PACKAGE, TESTS))]
    rings = tests_around(inside, read_importers(memory))
    games = concerned_games(changes)
    near = {test for path in inside for test in mirrored_tests(path) if not is_test(path)}
    near |= naming_tests(Path(path).name for path in changes if not path.endswith((".py", ".svelte", ".ts", ".css")))
    groups: list[Iterable[str]] = [
        [path for path in changes if is_test(path)],
        [SCENARIOS] if games else [],
        rings[0] if rings else (),
        near,
        [] if not any(path.startswith(PACKAGE) for path in changes) else found_by(SOURCE_READERS),
        page_readers() if any(path.startswith("web/") for path in changes) else (),
        found_by("tests/architecture/test_docs.py") if any(path.endswith(".md") for path in changes) else (),
        *rings[1:FARTHEST],
    ]
    ordered = list(dict.fromkeys(path for group in groups for path in sorted(group) if (ROOT / path).is_file()))
    chosen = [path for path in ordered if not path.startswith(BROWSER)]
    distant = {path for ring in rings[FARTHEST:] for path in ring} - set(ordered)
    browser = {path for path in (*ordered, *distant) if path.startswith(BROWSER)}
    return Choice(chosen, games, sorted(distant - browser), sorted(browser))


def found_by(pattern: str) -> list[str]:
    return [path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)]


def page_readers() -> list[str]:
    """Return the tests that read the sources of the page."""
    return [*found_by("tests/architecture/test_page_*.py"), *found_by("tests/presentation/test_page_*.py")]
