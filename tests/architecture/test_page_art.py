"""Every drawing is where it belongs: a game's own symbols and tints in its folder, the others where all find them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

from architecture.test_rooms import PAGE_COMMENT
from sacbe import games
from support.source_tree import PACKAGE

pytestmark = pytest.mark.once

WEB: Final = Path(__file__).parents[2] / "web" / "src"
SHARED: Final = "shared"
SHELL: Final = "the page"
FAMILIES: Final = {"icons": "ikp", "pieces": "b", "signs": "r", "faces": "fep"}        # first letters, by drawing
# A symbol that is named, whole (`i-corn`) or by its beginning (`i-die-{pips}`, `b-d${number}`).
NAME: Final = re.compile(r"(?<![\w.-])(?P<name>[a-z]-[\w-]*)(?P<more>\$?\{)?")
QUOTED: Final = re.compile(r"""(?P<quote>["'`])(?P<name>[ib]-(?:[a-z0-9_]+-)*[a-z0-9_]+)(?P=quote)""")
TINT: Final = re.compile(r"(--[a-z][\w-]*)(\$?\{)?")
# What a drawing of all says in these parts of tokens.css; the others are a vocabulary, used or not.
OF_BOARDS: Final = re.compile(r"/\* [456]\. .*?(?=/\* [457]\. )", re.DOTALL)


@cache
def drawings() -> dict[str, str]:
    """Return who has which symbol: a game, or all."""
    found: dict[str, str] = {}
    sheets = [(path, SHARED) for path in (WEB / "art").glob("*.svg") if path.stem != "faces"]
    sheets += [(path, game) for game in games.names() for path in (WEB / "games" / game / "art").glob("*.svg")]
    for path, owner in sheets:
        for symbol in ElementTree.parse(path).getroot():
            assert symbol.tag.endswith("}symbol"), path
            name = symbol.attrib["id"]
            assert name not in found, f"{name} is in two drawings"
            found[name] = owner
    return found


def owner_of(path: Path) -> str:
    """Return the game in whose folder a file lies, else the page, which also shows what the server says of none."""
    folder = path.as_posix().partition("/games/")[2].partition("/")[0]
    return folder if folder in games.names() else SHELL


@cache
def sources() -> list[tuple[Path, str]]:
    """Return what the page and the content of games consist of, without comments of the page."""
    page = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".svg")
            and "generated" not in path.parts]
    said = [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".yaml")]
    texts = [(path, path.read_text(encoding="utf-8")) for path in (*page, *said)]
    return [(path, re.sub(PAGE_COMMENT, "", text, flags=re.DOTALL) if WEB in path.parents else text)
            for path, text in texts]


def named(text: str, known: dict[str, str]) -> Iterator[str]:
    """Yield the symbols that a text names.

    A beginning means all that go on with it: after a letter with a number, else with anything.  One that says no more
    than the family (`b-{kind}`) tells nothing.
    """
    for match in NAME.finditer(text):
        name = match["name"]
        if not match["more"]:
            if name in known:
                yield name
        elif len(name) > len("b-"):
            rest = r".+" if name.endswith("-") else r"\d+"
            yield from (one for one in known if re.fullmatch(re.escape(name) + rest, one))


@cache
def users() -> dict[str, set[str]]:
    """Return who names each symbol: games, and the page."""
    found: dict[str, set[str]] = {name: set() for name in drawings()}
    for path, text in sources():
        if path.suffix in (".ts", ".svelte", ".py", ".yaml"):
            for name in named(text, drawings()):
                found[name].add(owner_of(path))
            if owner_of(path) == SHELL and path.suffix in (".ts", ".svelte"):
                families = {match["name"] for match in NAME.finditer(text) if match["more"] and len(match["name"]) == 2}
                for name in drawings():
                    if name[:2] in families:
                        found[name].add(SHELL)
    return found


def test_what_a_text_names_is_found() -> None:
    known = dict.fromkeys(("i-corn", "i-die-1", "i-die-2", "b-d1", "b-darts", "r-wave"), SHARED)
    text = """name="i-corn" `b-d${n}` "i-die-{pips}" "b-{kind}" mi-corn i-cornfield"""
    assert sorted(named(text, known)) == ["b-d1", "i-corn", "i-die-1", "i-die-2"]


def test_symbols_are_found_by_the_letter_of_their_drawing() -> None:
    for stem, letters in FAMILIES.items():
        text = (WEB / "art" / f"{stem}.svg").read_text(encoding="utf-8")
        names = re.findall(r'<symbol id="([^"]+)"', text)
        assert names and [name for name in names if name[0] not in letters or name[1] != "-"] == []


def test_the_page_names_its_symbols_whole() -> None:
    """So that one sees which it uses; a game may make names of its own words."""
    wrong = [(path.name, match["name"]) for path, text in sources() if owner_of(path) == SHELL and WEB in path.parents
             for match in NAME.finditer(text) if match["more"] and match["name"] in ("i-", "b-")]
    assert wrong == []


def test_a_symbol_that_all_find_is_not_of_one_game() -> None:
    """One that a single game uses lies in its folder, one that nobody uses nowhere."""
    shared = {name: users()[name] for name, owner in drawings().items() if owner == SHARED}
    assert len(shared) > 80
    assert {name: used for name, used in shared.items() if SHELL not in used and len(used) < 2} == {}


@pytest.mark.parametrize("game", games.names())
def test_a_symbol_of_a_game_is_for_it_alone(game: str) -> None:
    """With the folder of the game it goes, and nobody else misses it."""
    own = {name: users()[name] for name, owner in drawings().items() if owner == game}
    assert {name: used for name, used in own.items() if used != {game}} == {}


def test_every_symbol_that_is_named_is_drawn() -> None:
    wrong = [(path.name, match["name"]) for path, text in sources() if path.suffix in (".ts", ".svelte", ".yaml")
             for match in QUOTED.finditer(text) if match["name"] not in drawings()]
    assert wrong == []


def test_a_tint_of_boards_is_not_of_one_game() -> None:
    """One that a single game uses stands in its folder."""
    style = (WEB / "style" / "tokens.css").read_text(encoding="utf-8")
    day = style.partition(':root[data-theme="night"]')[0]
    tints = {name for part in OF_BOARDS.findall(day) for name in re.findall(r"^\s+(--[\w-]+):", part, re.MULTILINE)}
    assert len(tints) > 30 and {"--legal", "--gear-1", "--ic-corn"} <= tints and "--sp-1" not in tints
    used: dict[str, set[str]] = {name: set() for name in tints}
    for path, text in sources():
        if WEB not in path.parents or path.name == "tokens.css":
            continue
        for name, more in TINT.findall(text):
            for tint in tints:
                if tint == name or (more and len(name) > len("--g") and tint.startswith(name)):
                    used[tint].add(owner_of(path))
    assert {name: of for name, of in used.items() if SHELL not in of and len(of) < 2} == {}


@pytest.mark.parametrize("game", games.names())
def test_the_tints_of_a_game_are_for_it_alone(game: str) -> None:
    path = WEB / "games" / game / "tints.css"
    if not path.is_file():
        return
    tints = set(re.findall(r"^\s+(--[\w-]+):", path.read_text(encoding="utf-8"), re.MULTILINE))
    wrong = [(other.relative_to(WEB).as_posix(), name) for other, text in sources()
             if WEB in other.parents and owner_of(other) != game
             for name in tints & set(re.findall(r"--[a-z][\w-]*", text))]
    assert tints and wrong == []
    # where its rules are read, its drawings are seen without its board
    art = "".join(one.read_text(encoding="utf-8") for one in (path.parent / "art").glob("*.svg"))
    assert tints & set(re.findall(r"--[a-z][\w-]*", art)) == set()
