"""What the source says of itself without being run: its modules, what each imports, and what is compiled."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import sacbe

PACKAGE: Final = Path(sacbe.__file__).parent
CHECKOUT: Final = Path(__file__).parents[2]
API: Final = "sacbe"                    # the package itself: what `import sacbe` offers to everybody


def part_of(module: str) -> str:
    """Return the part of the package that a module belongs to.

    >>> part_of("sacbe.server.app.application"), part_of("sacbe.presentation.language.words"), part_of("sacbe")
    ('server', 'presentation', 'sacbe')
    """
    return (module.split(".") + [API])[1] if "." in module else API


def name_of(path: Path) -> str:
    """Return the name of a module by its file."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES: Final = {name_of(path): path for path in sorted(PACKAGE.rglob("*.py"))}


def imports(source: str, module: str, modules: Mapping[str, Path]) -> Iterator[str]:
    """Yield the modules of the package that a module imports, wherever in its source that stands."""
    package = module if modules[module].name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if part_of_us(alias.name))
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[:len(package.split(".")) + 1 - node.level] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            if part_of_us(base):
                for alias in node.names:
                    whole = f"{base}.{alias.name}"
                    yield whole if whole in modules else base
        elif (name := by_name(node)) is not None and part_of_us(name):
            yield name


def by_name(node: ast.AST) -> str | None:
    """Return the module that a call imports by its name: empty if the name is made while the program runs."""
    if not isinstance(node, ast.Call):
        return None
    called = getattr(node.func, "attr", getattr(node.func, "id", ""))
    if called not in ("import_module", "__import__"):
        return None
    first = node.args[0] if node.args else None
    return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""


def part_of_us(name: str) -> bool:
    return name == API or name.startswith(f"{API}.")


@cache
def all_imports() -> dict[str, list[str]]:
    """Return what each module imports."""
    return {module: sorted(set(imports(path.read_text(encoding="utf-8"), module, MODULES)))
            for module, path in MODULES.items()}


@cache
def compiled_rooms() -> tuple[str, ...]:
    """Return the rooms that `setup.py` compiles."""
    tree = ast.parse((CHECKOUT / "setup.py").read_text(encoding="utf-8"))
    found: tuple[str, ...] = next(ast.literal_eval(node.value) for node in tree.body
                                  if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "ENGINE")
    return found


def compiled_files() -> set[Path]:
    """Return the modules of these rooms: of each folder, or of the one module of that name."""
    return {path for room in compiled_rooms() for pattern in (f"{room}.py", f"{room}/*.py")
            for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}


def sentence_of(folder: Path) -> str:
    """Return the first sentence of what a folder says of itself, on one line."""
    said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    return " ".join(said.split("\n\n")[0].split())
