"""The map for people is right: its pictures are fresh, its files and functions exist, and what it calls compiled is."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import pytest

from architecture import graph
from support.source_tree import CHECKOUT, PACKAGE, compiled_files

pytestmark = pytest.mark.once

TEXT: Final = graph.PAGE.read_text(encoding="utf-8")
SOURCE: Final = CHECKOUT / "src" / "sacbe"
MADE: Final = re.compile(r"<!-- (\w+) -->\n.*?<!-- end of \1 -->", re.DOTALL)      # by `make graph`, checked by itself
CODE: Final = re.compile(r"`([^`\n]+)`")
PAIR: Final = re.compile(r"`([^` \n]+/[^` \n]+\.\w+)`, `(\w+(?:\.\w+)*)`")
METHOD: Final = re.compile(r"[A-Z]\w*\.\w+")


def found(path: str) -> list[Path]:
    """Return what a path of the page means: below the root or `src/sacbe`, `<game>` for every game that has it."""
    paths = [path.replace("<game>", game) for game in graph.games()] if "<game>" in path else [path]
    return [top / one for one in paths for top in (CHECKOUT, SOURCE) if (top / one).exists()]


def is_path(code: str) -> bool:
    return "/" in code and not any(mark in code for mark in " *=")


def defines(file: Path, name: str) -> bool:
    """Does the file define this function, class or constant?  `Class.method` looks inside the class."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return re.search(rf"^\s*(?:(?:export|async|private|protected|function|const) )*{re.escape(name)}(?:<\w+>)?\(",
                         text, re.MULTILINE) is not None
    body: list[ast.stmt] = ast.parse(text).body
    for part in name.split("."):
        inside = next((node for node in body if part in names_of(node)), None)
        if inside is None:
            return False
        body = getattr(inside, "body", [])
    return True


def names_of(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {target.id for target in targets if isinstance(target, ast.Name)}


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the table below a heading, without its head."""
    part = re.split(r"^#+ ", TEXT.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize("path", graph.fresh_files(), ids=lambda path: path.name)
def test_what_is_made_from_the_source_is_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == graph.fresh_files()[path], "run `make graph`"


def test_every_path_exists() -> None:
    paths = [code for code in CODE.findall(MADE.sub("", TEXT)) if is_path(code)]
    assert len(paths) > 100
    assert [path for path in paths if not found(path)] == []


def test_what_is_said_of_every_game_is_true_of_most() -> None:
    """A small game may have a module where others have a folder."""
    paths = {code for code in CODE.findall(TEXT) if is_path(code) and "<game>" in code and "*" not in code}
    assert paths
    assert [path for path in paths if 2 * len(found(path)) < len(graph.games())] == []


def test_every_function_exists() -> None:
    """A name behind a path is defined in that file; a method that stands alone is in a class of the package."""
    pairs = PAIR.findall(MADE.sub("", TEXT))
    assert len(pairs) > 10
    assert [pair for pair in pairs if not any(defines(file, pair[1]) for file in found(pair[0]))] == []
    alone = {code for code in CODE.findall(MADE.sub("", TEXT)) if METHOD.fullmatch(code)}
    assert len(alone) > 10
    modules = [path for path in SOURCE.rglob("*.py") if "games" not in path.parts]
    classes = {name: [path for path in modules if f"class {name}" in path.read_text("utf-8")]
               for name in {code.partition(".")[0] for code in alone}}
    assert [code for code in sorted(alone)
            if not any(defines(path, code) for path in classes[code.partition(".")[0]])] == []


def test_the_way_of_a_move_has_ten_lines() -> None:
    way = rows("The way of one move")
    assert [row[0] for row in way] == [str(number) for number in range(1, 11)]
    for _, where, function, _ in way:
        assert defines(found(where.strip("`"))[0], function.strip("`"))


def test_the_table_of_places_says_what_is_compiled() -> None:
    places = [row for row in rows("I want to …, where do I go") if not row[0].startswith("**")]
    assert len(places) >= 25
    wrong = []
    for wish, where, said in places:
        paths = [code for code in CODE.findall(where) if is_path(code) or (SOURCE / code).is_dir()]
        claims = ([(code, answer) for code, answer in re.findall(r"`?([\w/]+)`?: (yes|no)", said)]
                  or ([("", said)] if said in ("yes", "no") else []))
        for part, answer in claims:
            meant = [path for path in paths if path == part] or [
                path for path in paths if not part or part in path.split("/")]
            are = [is_compiled(path) for path in meant]
            if not meant or (any(are) if answer == "no" else not any(are)):
                wrong.append(f"{wish}: {part or where} – {answer}")
    assert wrong == []


def is_compiled(path: str) -> bool:
    """Is the module compiled, or a module of the folder?"""
    modules = {(SOURCE / module.relative_to(PACKAGE)).resolve() for module in compiled_files()}
    return any(one.resolve() in modules or any(module.parent == one.resolve() for module in modules)
               for one in found(path))


def test_the_reader_of_functions_can_fail(tmp_path: Path) -> None:
    python, page = tmp_path / "one.py", tmp_path / "one.ts"
    python.write_text("LIMIT: int = 1\nclass A:\n    def b(self): ...\ndef c(): ...\n", encoding="utf-8")
    page.write_text("export function d<T>(x: T) {}\n  private e(): void {\n    f();\n  }\n", encoding="utf-8")
    assert all(defines(python, name) for name in ("A", "A.b", "c", "LIMIT"))
    assert not any(defines(python, name) for name in ("b", "A.c", "d"))
    assert defines(page, "d") and defines(page, "e") and not defines(page, "g")
    assert found("server/nowhere.py") == []


def test_layers_and_shortest_arrows() -> None:
    """Every arrow of a picture leads down, and nothing that was imported cannot be reached by arrows."""
    edges = {"top": {"mid", "low"}, "mid": {"low"}, "low": set[str](), "left": {"right"}, "right": {"left", "low"}}
    boxes = {name: graph.DrawnBox((name,)) for name in edges}
    together, merged = graph.merged(boxes, edges)
    assert together["left"].titles == ("left", "right") and "right" not in together
    arrows, layers = graph.reduced(merged), graph.in_layers(merged)
    assert arrows == {"left": ["low"], "low": [], "mid": ["low"], "top": ["mid"]}
    assert all(layers[name] > layers[used] for name in arrows for used in arrows[name])


@pytest.mark.parametrize("draw", graph.PICTURES.values(), ids=graph.PICTURES)
def test_a_picture_is_well_formed_and_nothing_overlaps(draw: object) -> None:
    assert callable(draw)
    drawn = draw()
    boxes = [tuple(map(float, box)) for box in re.findall(
        r'<rect class="(?:box|fast)" x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)" rx="7"/>', drawn)]
    assert len(boxes) > 5
    for number, (x, y, width, height) in enumerate(boxes):
        for x2, y2, width2, height2 in boxes[:number]:
            assert x + width <= x2 or x2 + width2 <= x or y + height <= y2 or y2 + height2 <= y
