"""Who may import whom on the page: `lib` is four rooms, parts stand on them, and no game knows another."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

pytestmark = pytest.mark.once

WEB: Final = Path(__file__).parents[2] / "web" / "src"
ROOMS: Final = ("lib/text", "lib/state", "lib/net", "lib/ui", "parts")      # each may import those before it
IMPORT: Final = re.compile(r"""^\s*import(?P<type> type)?\s(?:[^;"']*?\sfrom\s)?["'](?P<place>\.[^"']+)["']""",
                           re.MULTILINE)
LATE: Final = re.compile(r"""\bimport\(\s*["'](?P<place>\.[^"']+)["']""")


@cache
def files() -> frozenset[str]:
    return frozenset(path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file())


def imports(name: str) -> Iterator[str]:
    """What a file imports while the page runs: not what it needs for types alone."""
    text = (WEB / name).read_text(encoding="utf-8")
    for match in (*IMPORT.finditer(text), *LATE.finditer(text)):
        if match.groupdict().get("type"):
            continue
        place = posixpath.normpath(posixpath.join(posixpath.dirname(name), match["place"].partition("?")[0]))
        found = next((place + ending for ending in ("", ".ts", ".svelte", ".d.ts") if place + ending in files()), None)
        assert found is not None, f"{name} imports {match['place']}"
        yield found


def room_of(name: str) -> str | None:
    return next((room for room in ROOMS if name.startswith(f"{room}/")), None)


SOURCES: Final = sorted(name for name in files() if name.endswith((".ts", ".svelte")) and not name.endswith(".d.ts"))


def test_everything_in_lib_has_a_room() -> None:
    assert [name for name in files() if name.startswith("lib/") and room_of(name) is None] == []


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    below = ROOMS[:ROOMS.index(room) + 1]
    wrong = [(name, used) for name in SOURCES if room_of(name) == room for used in imports(name)
             if not used.endswith((".svg", ".css")) and room_of(used) not in below]
    assert wrong == []


@pytest.mark.parametrize("game", sorted(path.parent.name for path in WEB.glob("games/*/face.ts")))
def test_a_game_knows_no_other_game(game: str) -> None:
    wrong = [(name, used) for name in SOURCES if name.startswith(f"games/{game}/") for used in imports(name)
             if used.startswith("games/") and used.count("/") > 1 and not used.startswith(f"games/{game}/")]
    assert wrong == []


def test_only_a_game_imports_what_lies_in_its_folder() -> None:
    """The others find games by their folders."""
    wrong = [(name, used) for name in SOURCES for used in imports(name)
             if used.startswith("games/") and used.count("/") > 1 and not name.startswith("games/")]
    assert wrong == []
