"""Without any extra, the engine, the command line and the Python interface work; the rest says what to install."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any, Final

import pytest

from sacbe.cli import program
from sacbe.runtime.extras import EXTRAS
from sacbe.terminal import command
from support.commands import Runner
from support.commands import run as run
from support.source_tree import MODULES, imports, part_of_us

pytestmark = pytest.mark.once

ROOT: Final = Path(__file__).parents[2]
MODULE_OF: Final = {"fluent.runtime": "fluent", "pyyaml": "yaml", "mypy-extensions": "mypy_extensions"}
SCRIPT: Final = """
import contextlib, io, json, sys
class Refusing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Refusing())
from sacbe.cli.program import main
found = []
for words in json.load(sys.stdin):
    out, err = (io.TextIOWrapper(io.BytesIO(), write_through=True) for _ in range(2))
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        sys.stdin = io.TextIOWrapper(io.BytesIO(b"quit\\n"))
        code = main(words)
    found.append((code, *(stream.buffer.getvalue().decode() for stream in (out, err))))
print(json.dumps(found))
"""


def called(commands: list[list[str]], cwd: Path) -> list[tuple[int, str, str]]:
    """Run commands in a process where no module of any extra can be imported."""
    blocked = {module for modules in EXTRAS.values() for module in modules}
    path = os.pathsep.join(str(Path(folder).absolute()) for folder in sys.path)
    done = subprocess.run([sys.executable, "-c", f"BLOCKED = {blocked!r}{SCRIPT}"], input=json.dumps(commands),
                          text=True, capture_output=True, cwd=cwd,
                          env={**os.environ, "SACBE_LANG": "en", "PYTHONPATH": path})
    assert done.returncode == 0, done.stderr
    return [(code, out, err) for code, out, err in json.loads(done.stdout)]


def test_the_core_needs_no_extra(tmp_path: Path) -> None:
    works = [["--help"], ["--version"], ["simulate", "bul", "--games", "3", "--records", "games", "--digest"],
             ["simulate", "bul", "--games", "3", "--out", "games.csv"],
             ["match", "bul", "--bots", "greedy,random", "--games", "2"], ["balance", "bul", "--games", "2"],
             ["levels", "tzolkin"], ["rules", "tz.begging.when"], ["protocol", "bul"], ["watch", "bul", "--seed", "1"],
             ["replay", "games/000001.sacbe"], ["chances", "games/000001.sacbe"], ["schema", "--game", "bul"],
             ["lesson"], ["puzzle"], ["puzzles", "--help"], ["db", "--help"], ["serve", "--help"], ["train", "--help"],
             ["play", "bul", "--plain", "--seed", "1"]]
    for words, (code, out, err) in zip(works, called(works, tmp_path), strict=True):
        assert (code, err) == (0, ""), words
        assert out, words
    assert (tmp_path / "games.csv").exists()


def test_what_is_missing_is_said_in_one_line(tmp_path: Path) -> None:
    wants = {("serve",): "server", (): "server", ("schema",): "server", ("export", "a.json"): "server",
             ("import", "a.json"): "server", ("db", "upgrade"): "server", ("train", "tzolkin"): "train",
             ("simulate", "bul", "--ray"): "ray", ("simulate", "bul", "--out", "a.parquet"): "lab",
             ("lab", "bul"): "lab", ("mcp",): "mcp"}
    for (words, extra), (code, out, err) in zip(wants.items(), called([list(words) for words in wants], tmp_path),
                                                strict=True):
        assert (code, out, err.count("\n")) == (2, "", 1), words
        assert f'pip install "sacbe[{extra}]"' in err, words
    assert list(tmp_path.iterdir()) == []


def test_a_screen_without_textual_gets_lines(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "has_screen", lambda: True)
    assert command.wants_screen(plain=False) and not command.wants_screen(plain=True)
    monkeypatch.setitem(sys.modules, "textual", None)
    assert not command.wants_screen(plain=False)
    assert 'pip install "sacbe[terminal]"' in run.capsys.readouterr().err


def test_a_module_of_nobody_is_no_extra(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise ModuleNotFoundError("No module named 'moon'", name="moon")

    monkeypatch.setattr(program.Commands, "late", {"levels": missing})
    with pytest.raises(ModuleNotFoundError):
        run("levels", "bul")


# ------------------------------------------------------------ pyproject.toml


@cache
def settings() -> Mapping[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def project() -> Mapping[str, Any]:
    found: dict[str, Any] = settings()["project"]
    return found


def names(requirements: list[str]) -> set[str]:
    """The packages of a list of requirements.

    >>> sorted(names(["rich>=15", "psycopg[binary]>=3", "sacbe[lab]"]))
    ['psycopg', 'rich']
    """
    return {plain(re.split(r"[\[<>=;~! ]", one)[0]) for one in requirements if not one.startswith("sacbe[")}


def plain(name: str) -> str:
    return name.lower().replace("_", "-")


Found = ast.Import | ast.ImportFrom


def at_once(tree: ast.AST) -> Iterator[Found]:
    """Yield the imports that run as soon as a module is imported."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Found):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from at_once(node)


def for_types(tree: ast.AST) -> Iterator[Found]:
    """Return all imports of a module, which a type checker must know to check it."""
    return (node for node in ast.walk(tree) if isinstance(node, Found))


def reached(start: list[str], chosen: Callable[[ast.AST], Iterator[Found]]) -> tuple[set[str], dict[str, str]]:
    """Return all modules of ours that some of them lead to, and the packages of others.

    Each package has a line that imports it.
    """
    waiting, seen = list(start), set[str]()
    others: dict[str, str] = {}
    while waiting:
        module = waiting.pop()
        if module in seen or module not in MODULES:
            continue
        seen.add(module)
        waiting.append(module.rpartition(".")[0])
        source = MODULES[module].read_text(encoding="utf-8")
        for node in chosen(ast.parse(source)):
            waiting += imports(ast.unparse(node), module, MODULES)
            named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            if isinstance(node, ast.Import) or not node.level:
                line = f"{module}: {source.splitlines()[node.lineno - 1].strip()}"
                others |= {name.partition(".")[0]: line for name in named if not part_of_us(name)}
    return seen, {name: others[name] for name in others if name not in sys.stdlib_module_names}


def test_the_core_requires_exactly_what_it_imports() -> None:
    """The core is the package, the program, and all that their commands import before somebody asks for more."""
    waiting = ["sacbe", "sacbe.cli.program",
               *imports(MODULES["sacbe.cli.program"].read_text(encoding="utf-8"), "sacbe.cli.program",
                                                  MODULES)]
    waiting += [f"sacbe.games.{path.parent.name}.game" for path in MODULES["sacbe.games"].parent.glob("*/game.py")]
    seen, others = reached(waiting, at_once)
    required = {MODULE_OF.get(name, name) for name in names(project()["dependencies"])}
    assert len(seen) > 200
    assert {name: others[name] for name in others if name not in required} == {}
    assert required - {*others} == set()


def compiled() -> list[str]:
    """The modules that `setup.py` compiles."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    rooms = next(ast.literal_eval(node.value) for node in tree.body
                 if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ENGINE")
    folder = MODULES["sacbe"].parent
    files = {path for room in rooms for pattern in (f"{room}.py", f"{room}/*.py") for path in folder.glob(pattern)}
    return sorted(module for module, path in MODULES.items() if path in files and path.name != "__init__.py")


def test_the_engine_can_be_compiled_with_what_a_build_requires() -> None:
    """mypyc compiles nothing if it cannot find one import: neither in a build of its own, nor without the extras."""
    seen, others = reached(compiled(), for_types)
    required = {MODULE_OF.get(name, name).replace("-", "_") for name in names(settings()["build-system"]["requires"])}
    may_miss = {module.partition(".")[0] for row in settings()["tool"]["mypy"]["overrides"]
                if row.get("ignore_missing_imports") for module in row["module"]}
    known = required | may_miss | {"argon2", "yaml"}               # argon2-cffi, types-pyyaml
    assert len(seen) > 300
    assert {name: line for name, line in others.items() if name not in known and "import-not-found" not in line} == {}
    installed = names([*project()["dependencies"], *(one for extra in ("build", "server")
                                                     for one in project()["optional-dependencies"][extra])])
    assert names(settings()["build-system"]["requires"]) <= installed, "make play has them all"


def test_every_extra_is_known_with_its_modules() -> None:
    brought = packages_distributions()
    for extra, modules in EXTRAS.items():
        packages = names(project()["optional-dependencies"][extra])
        assert modules
        for module in modules:
            assert {plain(name) for name in brought[module]} & packages, f"{module} comes with {extra}"
    left_out = {"play", "build", "dev", "bench"}                       # made of others, or for those who build
    assert {*project()["optional-dependencies"]} - {*EXTRAS} == left_out
