"""The words of the page: three languages say the same things, every message is used, and none is missing."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Junk, Message, Term

from presentation import test_words
from sacbe.presentation.language import words

pytestmark = pytest.mark.once

WEB = Path(__file__).parents[2] / "web"
LOCALES = WEB / "locales"
CHAPTERS = sorted(path.name for path in [*(LOCALES / "en").glob("*.ftl"), *WEB.glob("src/games/*/locales/en/*.ftl")])
QUOTED = re.compile(r'"([\w-]+)"|\'([\w-]+)\'|`([\w-]+)`')
SAID = re.compile(r'\b(?:say|knows)\(\s*(?:"([\w-]+)"|\'([\w-]+)\')')
MADE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")       # perhaps a key that is put together
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
CONSTANT = re.compile(r'\bconst ([A-Z_]+) = "([\w-]+)"')


def folder_of(chapter: str) -> Path:
    """Where the languages of a chapter are: with the board of a game, or with the rest of the page."""
    return next((path.parents[1] for path in WEB.glob(f"src/games/*/locales/en/{chapter}")), LOCALES)


@cache
def entries(lang: str, chapter: str) -> list[Message | Term | Junk]:
    return test_words.entries(lang, chapter, folder_of(chapter))


@cache
def messages(lang: str, chapter: str) -> dict[str, set[str]]:
    return test_words.messages(lang, chapter, folder_of(chapter))


@cache
def sources() -> dict[str, str]:
    paths = [path for kind in ("*.ts", "*.svelte") for path in (WEB / "src").rglob(kind) if path.name != "schema.d.ts"]
    return {path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8") for path in sorted(paths)}


@cache
def literals() -> frozenset[str]:
    """Every word that stands in quotes somewhere."""
    return frozenset(word for text in sources().values() for found in QUOTED.findall(text) for word in found if word)


@cache
def makers() -> tuple[tuple[re.Pattern[str], bool], ...]:
    """Patterns of keys that are put together; a wide one says no more than the chapter."""
    found: dict[str, bool] = {}
    for text in sources().values():
        constants = dict(CONSTANT.findall(text))
        for template in MADE.findall(text):
            for name, value in constants.items():
                template = template.replace(f"${{{name}}}", value)
            fixed = HOLE.split(template)
            if re.fullmatch(r"[\w-]+", "".join(fixed)) and re.match(r"[a-z]+-", fixed[0]):
                pattern = "([a-z0-9_-]+)".join(map(re.escape, fixed))
                found[pattern] = is_chapter(fixed[0])
    return tuple((re.compile(pattern), wide) for pattern, wide in found.items())


def is_chapter(prefix: str) -> bool:
    """`table-` or `page-tzolkin-`: everything of a chapter begins so."""
    name = prefix.strip("-")
    return f"{name}.ftl" in CHAPTERS or f"{name.removeprefix('page-')}.ftl" in CHAPTERS


def is_used(key: str) -> bool:
    if key in literals():
        return True
    for pattern, wide in makers():
        match = pattern.fullmatch(key)
        if match and (not wide or any(is_used(part) for part in match.groups())):
            return True                             # of a wide one, the rest must stand somewhere, too
    return False


def test_the_chapters_are_the_same() -> None:
    for lang in words.LANGUAGES:
        found = [*(LOCALES / lang).glob("*.ftl"), *WEB.glob(f"src/games/*/locales/{lang}/*.ftl")]
        assert sorted(path.name for path in found) == CHAPTERS


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_language_says_the_same(chapter: str) -> None:
    for lang in words.LANGUAGES:
        broken = [entry.content for entry in entries(lang, chapter) if isinstance(entry, Junk)]
        assert not broken, (lang, broken)
        own, english = messages(lang, chapter), messages("en", chapter)
        assert own.keys() == english.keys(), lang
        for key, names in own.items():              # a word that is the same for one and for many needs no count
            assert names | {"count"} == english[key] | {"count"} and names <= english[key], (lang, key)
        twice = [name for name, count in Counter(entry.id.name for entry in entries(lang, chapter)
                                                 if not isinstance(entry, Junk)).items() if count > 1]
        assert not twice, (lang, twice)


def test_no_message_is_in_two_chapters() -> None:
    counted = Counter(key for chapter in CHAPTERS for key in messages("en", chapter))
    assert not [key for key, count in counted.items() if count > 1]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_message_is_used(chapter: str) -> None:
    assert not [key for key in messages("en", chapter) if not is_used(key)]


def test_every_message_that_is_said_is_there() -> None:
    known = {key for chapter in CHAPTERS for key in messages("en", chapter)}
    known |= set(test_words.all_keys())
    missing = {(name, key) for name, text in sources().items() for found in SAID.findall(text) for key in found
               if key and key not in known}
    assert not missing


def test_styles_are_in_sheets() -> None:
    """The page forbids styles in attributes of its templates; `style:name` and `style={…}` set them by script."""
    found = [(name, line) for name, text in sources().items() if name.endswith(".svelte")
             for line in re.findall(r"\sstyle=\"[^\"]*\"", text)]
    assert not found


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_tiles_and_log_have_one_word_for_recruiting(lang: str) -> None:
    """What the tile of Chichén Itzá calls the action, its name, its move and the log call it too."""
    with words.use_language(lang):
        said = [words.say(key, card="", hero="", place="") for key in (
            "name-chichen_itza-action-recruit-hero", "move-chichen_itza-use-recruit-hero",
            "event-chichen_itza-recruited")]
    tile = next(entry for entry in entries(lang, "chichen_itza.ftl")
                if isinstance(entry, Message) and entry.id.name == "page-chichen_itza-act-recruit-hero")
    assert tile.value is not None
    stem = str(tile.value.elements[0].value).lower()[:6]
    assert all(stem in text.lower() for text in said), (stem, said)
