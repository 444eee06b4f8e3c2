"""Who may import whom on the page: rooms in layers, from words to screens; no game knows another, and no circles."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from architecture.test_import_cycles import cycles

pytestmark = pytest.mark.once

WEB: Final = Path(__file__).parents[2] / "web" / "src"
# The rooms of the page; each may import those before it.  `games/*` is what a game draws, `games` finds it.
ROOMS: Final = ("lib/text", "lib/state", "lib/net", "lib/ui", "parts", "games", "teach", "live", "rules", "coach",
                "gentle", "home", "company", "table", "games/*", "learn", "puzzles", "study", ".")
IMPORT: Final = re.compile(r"""^\s*import(?P<type> type)?\s(?:[^;"']*?\sfrom\s)?["'](?P<place>\.[^"']+)["']""",
                           re.MULTILINE)
LATE: Final = re.compile(r"""\bimport\(\s*["'](?P<place>\.[^"']+)["']""")


@cache
def files() -> frozenset[str]:
    return frozenset(path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if path.is_file())


def imports(name: str, with_types: bool = False) -> Iterator[str]:
    """Yield what a file imports while the page runs, and with `with_types` what it needs for types alone."""
    text = (WEB / name).read_text(encoding="utf-8")
    for match in (*IMPORT.finditer(text), *LATE.finditer(text)):
        if match.groupdict().get("type") and not with_types:
            continue
        place = posixpath.normpath(posixpath.join(posixpath.dirname(name), match["place"].partition("?")[0]))
        found = next((place + ending for ending in ("", ".ts", ".svelte", ".d.ts") if place + ending in files()), None)
        assert found is not None, f"{name} imports {match['place']}"
        yield found


def room_of(name: str) -> str | None:
    """Return the room of a file: `lib/net`, `table`, `games` for what finds games, `.` for the files at the top.

    >>> room_of("lib/net/api.ts"), room_of("games/ludo/Board.svelte"), room_of("games/game_ui.ts"), room_of("lib/x.ts")
    ('lib/net', 'games/*', 'games', None)
    """
    folder = name.rpartition("/")[0]
    if folder.startswith("games/"):
        return "games/*"
    top = "/".join(folder.split("/")[:2 if folder.startswith("lib/") else 1]) or "."
    return top if top in ROOMS else None


SOURCES: Final = sorted(name for name in files() if name.endswith((".ts", ".svelte")) and not name.endswith(".d.ts"))


def test_every_file_has_a_room() -> None:
    assert [name for name in SOURCES if room_of(name) is None] == []
    assert {room_of(name) for name in SOURCES} == {*ROOMS}


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_lies_below_it(room: str) -> None:
    below = ROOMS[:ROOMS.index(room) + 1]
    wrong = [(name, used) for name in SOURCES if room_of(name) == room for used in imports(name)
             if not used.endswith((".svg", ".css")) and room_of(used) not in below]
    assert wrong == []


def test_no_imports_go_round_in_a_circle() -> None:
    """A component may draw itself within itself: that is how Svelte walks down a tree."""
    graph = {name: [used for used in imports(name) if used != name] for name in SOURCES}
    assert len(graph) > 200 and sum(map(len, graph.values())) > 1000
    assert cycles(graph) == []


@pytest.mark.parametrize("game", sorted(path.parent.name for path in WEB.glob("games/*/ui.ts")))
def test_a_game_knows_no_other_game(game: str) -> None:
    wrong = [(name, used) for name in SOURCES if name.startswith(f"games/{game}/") for used in imports(name)
             if used.startswith("games/") and used.count("/") > 1 and not used.startswith(f"games/{game}/")]
    assert wrong == []


def test_only_a_game_imports_what_lies_in_its_folder() -> None:
    """Everybody else finds games by their folders."""
    wrong = [(name, used) for name in SOURCES for used in imports(name)
             if used.startswith("games/") and used.count("/") > 1 and not name.startswith("games/")]
    assert wrong == []
