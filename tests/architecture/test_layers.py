"""Who may import whom: layers point downwards, front ends do not know each other, and no two modules need each other.

The imports are read from the source, those inside functions and those for types alone included.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Mapping
from typing import Final

import pytest

from support.source_tree import API, MODULES, PACKAGE, all_imports, by_name, imports, part_of

pytestmark = pytest.mark.once

FRONT_ENDS: Final = ("server", "terminal")
ROOT: Final = "cli"                     # joins the front ends to one command
START: Final = "__main__"
INTERFACE: Final = {f"sacbe.presentation.language.{name}" for name in ("register", "texts", "words")}

# A part of the package -> the parts it may import.  Front ends may import everything but each other.
BELOW: Final[Mapping[str, frozenset[str]]] = {
    "kernel": frozenset(),
    "testing": frozenset({"kernel"}),
    "presentation": frozenset({"kernel"}),
    "games": frozenset({"kernel", "presentation"}),
    "protocol": frozenset({"kernel", "presentation", "games"}),
    "bots": frozenset({"kernel", "games", "protocol"}),
    "runtime": frozenset({"kernel", "presentation", "games", "bots"}),
    "lab": frozenset({"kernel", "presentation", "games", "bots", "learning", "runtime"}),
    "learning": frozenset({"kernel", "presentation", "games", "bots", "runtime"}),
    "coach": frozenset({"kernel", "presentation", "games", "bots", "runtime", "lab"}),
    "school": frozenset({"kernel", "presentation", "games", "bots", "runtime", "lab", "coach"}),
    API: frozenset({"kernel", "presentation", "games", "bots", "runtime", "coach"}),
}
SHARED: Final = frozenset(BELOW)


def allowed(part: str) -> frozenset[str]:
    """Return the parts that a part may import, beside itself."""
    if part in BELOW:
        return BELOW[part]
    return {START: frozenset({ROOT}), ROOT: SHARED | {*FRONT_ENDS}}.get(part, SHARED)


def test_every_part_has_its_place() -> None:
    """A new package or module beside the others needs a line here."""
    assert {part_of(module) for module in MODULES} - SHARED == {*FRONT_ENDS, ROOT, START}


@pytest.mark.parametrize("part", sorted({part_of(module) for module in MODULES}))
def test_a_part_imports_only_what_lies_below_it(part: str) -> None:
    wrong = [f"{module} imports {used}" for module, found in all_imports().items() if part_of(module) == part
             for used in found if part_of(used) not in {part, *allowed(part)}]
    assert wrong == []


@pytest.mark.parametrize("game", sorted(path.parent.name for path in PACKAGE.glob("games/*/game.py")))
def test_a_game_knows_no_other_game(game: str) -> None:
    own = f"sacbe.games.{game}"
    others = {f"sacbe.games.{path.parent.name}" for path in PACKAGE.glob("games/*/game.py")} - {own}
    wrong = [f"{module} imports {used}" for module, found in all_imports().items() if module.startswith(own)
             for used in found if used.startswith(tuple(others))]
    assert wrong == []


def test_a_game_knows_of_the_presentation_only_what_it_offers_it() -> None:
    used = {used for module, found in all_imports().items() if part_of(module) == "games"
            for used in found if part_of(used) == "presentation"}
    assert used == INTERFACE


def test_only_games_and_bots_of_ones_own_make_the_names_of_modules() -> None:
    """An import by a name that is made while the program runs would hide from this file."""
    assert {module for module, path in MODULES.items()
            if any(by_name(node) == "" for node in ast.walk(ast.parse(path.read_text("utf-8"))))} == {
                "sacbe.bots.user_bots", "sacbe.games"}


def test_no_two_modules_need_each_other() -> None:
    """Looks at everything but the games, whose rules have a test of their own."""
    graph = {module: [used for used in found if not used.startswith("sacbe.games.") and used != API]
             for module, found in all_imports().items() if not module.startswith("sacbe.games.") and module != API}
    assert [module for module in graph if module in reached(graph, module)] == []


def reached(graph: Mapping[str, list[str]], start: str) -> set[str]:
    """Return everything that is imported from a module on, over however many others."""
    found: set[str] = set()
    waiting = list(graph[start])
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.add(module)
            waiting += graph.get(module, [])
    return found


def test_the_reader_sees_every_form_of_an_import() -> None:
    """If it overlooked one, the tests above could not fail."""
    source = ("import sacbe.presentation.language.words\nfrom sacbe import games, Game\nfrom . import lobby\n"
              "from ..app import application as shown\n"
              "def late():\n    from sacbe.terminal.desk import Desk\n    import os\n"
              "if TYPE_CHECKING:\n    from sacbe.cli.play import watch\n"
              "importlib.import_module('sacbe.bots.search.mcts')\n")
    assert sorted(set(imports(source, "sacbe.server.tables.manager", MODULES))) == [
        "sacbe", "sacbe.bots.search.mcts", "sacbe.cli.play.watch", "sacbe.games", "sacbe.presentation.language.words",
        "sacbe.server.app.application", "sacbe.server.tables.lobby", "sacbe.terminal.desk"]
    assert by_name(ast.parse("import_module(f'sacbe.{name}')", mode="eval").body) == ""
    assert reached({"a": ["b"], "b": ["c"], "c": ["b"], "d": []}, "a") == {"b", "c"}


def test_the_command_starts_without_what_few_commands_need() -> None:
    """A server, a database and a full screen take longer to import than most commands take."""
    script = "import sys, sacbe.cli.program; print(*{name.partition('.')[0] for name in sys.modules})"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert {"sacbe", "typer"} <= {*found}
    assert not {"litestar", "h11", "sqlalchemy", "alembic", "textual"} & {*found}


def test_only_stores_speak_sql() -> None:
    """SQL is in the storage of the server, in what is called a store, and in the row that says where a table lives."""
    speak = {module for module, path in MODULES.items()
             if re.search(r"^\s*(?:from|import) sqlalchemy\b", path.read_text(encoding="utf-8"), re.MULTILINE)}
    stores = {module for module in speak if module.startswith("sacbe.server.storage")
              or module.rpartition(".")[2].endswith("store")}
    assert speak - stores == {"sacbe.server.cluster.table_affinity"} and stores
