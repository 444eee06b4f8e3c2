"""The documentation is right: its scenarios pass, its moves exist, its commands and options are real."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from sacbe import games
from sacbe.cli import program
from sacbe.coach.study import text as study_text
from sacbe.games.components import editions
from sacbe.games.tzolkin.schema.notation import VERBS
from sacbe.kernel.play import record, scenario
from sacbe.presentation.language import register

pytestmark = pytest.mark.once

GROUPS = ("db", "puzzles")              # whose commands have sections of their own
DOCS = Path(__file__).parents[2] / "docs"


ROOT: Final = DOCS.parent
PAGES: Final = [ROOT / "README.md", *sorted(DOCS.rglob("*.md"))]
NOTEBOOKS: Final = sorted((ROOT / "notebooks").glob("*.ipynb"))
SKIPPED: Final = {".git", ".venv", "__pycache__", "node_modules", "build"}     # and other hidden folders
SOURCE: Final = re.compile(r"[\w.*<>/-]+\.(?:py|ts|svelte|mjs|ftl|yaml|css|svg|tcss|sh|toml)")
FOLDER: Final = re.compile(r"(?:src|tests|web|docs|tools|load|benchmarks|examples|notebooks|games|kernel|server|bots"
                           r"|coach|lab|school|runtime|presentation|cli|terminal|learning|protocol|testing)/[\w./<>*-]+")
TEST_NAME: Final = re.compile(r"(?:[\w/]+/)?test_\w+\*?")
MODULE: Final = re.compile(r"sacbe(?:\.[a-z_]+){2,}")
# Names that are examples, or that something makes.
MADE: Final = {"my_own.yaml", "src/sacbe/page", "games/NAME", "lab/report.html"}


def text(name: str) -> str:
    return next(DOCS.rglob(name)).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text(name), flags=re.MULTILINE | re.DOTALL)


def test_the_scenarios_of_the_page_pass(tmp_path: Path) -> None:
    found = blocks("scenarios.md", "yaml")
    assert len(found) > 1
    for number, block in enumerate(found):
        file = tmp_path / f"{number}.yaml"
        file.write_text(block, encoding="utf-8")
        for case in scenario.load(file):
            assert [str(failure) for failure in scenario.run(case, games.load_definition)] == []


def test_the_page_on_scenarios_names_every_key_and_check() -> None:
    named = set(re.findall(r"`(\w+)`", text("scenarios.md")))
    assert {*scenario.KEYS, *scenario.CHECKS} <= named


def test_the_page_on_notation_has_every_verb_and_real_examples() -> None:
    rows = re.findall(r"^\| `(.+?)` \| `(.+?)` \|", text("notation.md"), flags=re.MULTILINE)
    grammar = games.load_definition("tzolkin").grammar
    for _, example in rows:
        assert grammar.write(grammar.read(example)) == example
    assert {form.split()[0] for form, _ in rows} == {verb.name for verb in VERBS.values()}


def test_the_page_on_records_has_every_line() -> None:
    game, study = text("records.md").split("## Variations and comments")
    rows = re.findall(r"^\| `(\w+)` \|", game, flags=re.MULTILINE)
    assert rows == [*record.HEADER, *record.FOOTER]
    told = re.findall(r"^\| `(.*?)` \|", study, flags=re.MULTILINE)
    keys = [key for row in told for key in row.split("`, `")]
    assert {*study_text.HEADER, *study_text.FOOTER, study_text.FORMAT} <= {*keys}


@pytest.mark.parametrize("name", [name for name in program.COMMANDS if name not in GROUPS])
def test_the_page_on_commands_has_every_option(name: str) -> None:
    sections = text("command-line.md").split("\n## `sacbe ")
    section = next((section for section in sections if section.startswith(name)), None)
    assert section is not None, f"docs/play/command-line.md does not tell of “sacbe {name}”"
    command = program.get_command(program.app).load(name)     # type: ignore[attr-defined]
    for param in command.params:
        for option in param.opts:
            if option.startswith("--"):
                assert option in section, f"{name} {option}"


def prose_of(page: Path) -> str:
    """Return the words of a page, or of a notebook, without its blocks of code."""
    if page.suffix == ".ipynb":
        cells = json.loads(page.read_text(encoding="utf-8"))["cells"]
        return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    return re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)


@cache
def known_files() -> frozenset[str]:
    """Return every file and folder of the checkout, by its path from the root."""
    return frozenset(found(ROOT))


def found(folder: Path) -> Iterator[str]:
    for path in folder.iterdir():
        if path.name not in SKIPPED and not path.name.endswith("_cache"):
            yield path.relative_to(ROOT).as_posix()
            if path.is_dir():
                yield from found(path)


@cache
def known_tests() -> frozenset[str]:
    files = [path for path in known_files() if path.startswith("tests/") and path.endswith(".py")]
    functions = {name for file in files for name in re.findall(r"def (test_\w+)", (ROOT / file).read_text("utf-8"))}
    return frozenset({*files, *(f"tests/{name}.py" for name in functions)})


@cache
def is_there(name: str) -> bool:
    """Is there such a file or folder?  A page may leave out where it lies, and write GAME, <game> or a star."""
    pattern = re.sub(r"<\w+>|\b[A-Z]{2,}\b", "*", name).strip("/")
    return any(fnmatchcase(path, pattern) or fnmatchcase(path, f"*/{pattern}") for path in known_files())


def is_test(name: str) -> bool:
    return any(fnmatchcase(path, f"*/{name}.py") for path in known_tests())


def is_module(name: str) -> bool:
    path = f"src/{name.replace('.', '/')}"
    return f"{path}.py" in known_files() or path in known_files() or (
        name.count(".") > 1 and names_in(name.rpartition(".")[0], name.rpartition(".")[2]))


def names_in(module: str, name: str) -> bool:
    """Does a module, or the `__init__` of a folder, define or import a name?"""
    path = ROOT / "src" / module.replace(".", "/")
    file = next((one for one in (path.with_suffix(".py"), path / "__init__.py") if one.is_file()), None)
    source = "" if file is None else file.read_text(encoding="utf-8")
    return re.search(rf"^(?:def |class |from .* import .*\b)?{name}\b", source, re.MULTILINE) is not None


@pytest.mark.parametrize("page", [*PAGES, *NOTEBOOKS], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_what_a_page_names_in_the_code_is_there(page: Path) -> None:
    """Looks for files, folders and tests that a page names in code; decisions name where things are today."""
    named = [code.rstrip("/") for code in re.findall(r"(?<!`)`([^`\n]+)`(?!`)", prose_of(page))]
    wrong = []
    for code in named:
        name = code.partition("::")[0]
        if name in MADE or name.startswith(("/", ".", "~", "-")):
            continue
        if TEST_NAME.fullmatch(name):
            right = is_test(name)
        elif MODULE.fullmatch(name):
            right = is_module(name)
        elif FOLDER.fullmatch(name) or SOURCE.fullmatch(name):
            right = is_there(name)
        else:
            continue
        if not right:
            wrong.append(code)
    assert wrong == []


def test_a_wrong_name_would_be_found() -> None:
    assert is_there("server/tables/core/table.py") and is_there("games/<game>/game.py") and is_there("driving.py")
    assert not is_there("server/live.py") and not is_there("games/<game>/nowhere.py")
    assert is_test("test_crash") and is_test("storage/test_crash") and is_test("test_clocks*")
    assert not is_test("test_hub") and not is_test("tables/test_crash")
    assert is_module("sacbe.server.tables.core") and is_module("sacbe.lab.match") and is_module("sacbe.games.names")
    assert not is_module("sacbe.server.live")


def test_links_lead_somewhere() -> None:
    """A relative link in README, in a page or in a notebook names a file that exists."""
    for page in (*PAGES, *NOTEBOOKS):
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose_of(page)):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_links_lead_to_headings() -> None:
    """A link to a part of a page names one of its headings, spelled as GitHub spells them in addresses."""
    for page in (*PAGES, *NOTEBOOKS):
        for target, part in re.findall(r"\]\(([^)#:]*)#([^)]+)\)", prose_of(page)):
            whole = (page.parent / target if target else page).read_text(encoding="utf-8")
            headings = [re.sub(r"[^\w\- ]", "", line.lower()) for line in re.findall("^#+ (.+)$", whole, re.MULTILINE)]
            assert part in [heading.replace(" ", "-") for heading in headings], f"{page.name}: {target}#{part}"


@pytest.mark.parametrize(("game", "title"), [("chichen_itza", "Chichén Itzá"), ("temple_of_chac", "Temple of Chac")])
def test_the_page_on_rules_counts_the_assumed_values(game: str, title: str) -> None:
    number, table = re.findall(rf"^Of {title} (\d+) values are assumed.*?\n\n(.*?)\n\n", text("rules.md"),
                               flags=re.MULTILINE | re.DOTALL)[0]
    found = Counter(value.path.partition(".")[0] for value in editions.list_assumed_values(game))
    rows = re.findall(r"^\| (`.+?`) \| (\d+) \|", table, flags=re.MULTILINE)
    named = {tuple(re.findall(r"`(\w+)`", where)): int(count) for where, count in rows}
    assert named == {parts: sum(found[part] for part in parts) for parts in named}
    assert int(number) == sum(named.values()) == sum(found.values())


def test_the_readme_counts_the_rules() -> None:
    rules = register.rules_of_game("tzolkin")
    assert f"Its {len(rules)} rules" in (DOCS.parent / "README.md").read_text(encoding="utf-8")
