"""The rulebook that ships: complete in three languages, plain, and with every rule, drawing and thing that it names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sacbe.kernel.errors import Problem
from sacbe.presentation.component_help import explain_thing
from sacbe.presentation.language import register, words
from sacbe.runtime.strict_yaml import FileProblem
from sacbe.school.rulebook import library, reading, render

GAMES = ("tzolkin", "chichen_itza", "temple_of_chac", "bul")
WEB = Path(__file__).parents[3] / "web" / "src"
SHEETS = ("icons", "pieces", "signs")
# Drawings that a board takes for buttons and marks of the page, not for a thing of the game.
PAGE = frozenset({
    "i-check", "i-close", "i-log", "i-minus", "i-plus", "i-person", "i-arrow", "i-play", "i-restart", "i-settings",
    "i-lock", "i-exchange", "i-beast", "i-pyramid", "i-sun", "i-fire", "i-shield", "b-camp", "b-search", "i-eye",
    "i-die-5"})
SENTENCE = re.compile(r"(?<=[.!?])\s+")


def drawings(game: str) -> set[str]:
    """Return the symbols that all games have, and those of the game."""
    sheets = [*(WEB / "art" / f"{sheet}.svg" for sheet in SHEETS), *(WEB / "games" / game / "art").glob("*.svg")]
    return {name for sheet in sheets for name in re.findall(r'<symbol id="([^"]+)"', sheet.read_text("utf-8"))}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_somewhere(game: str) -> None:
    told = library.sections_by_rule(game)
    assert [rule.id for rule in register.rules_of_game(game) if rule.id not in told] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_exists(game: str) -> None:
    known = drawings(game)
    named = [icon for chapter in library.list_chapters(game) for icon in (chapter.icon, *(
        icon for section in chapter.sections for icon in section.icons))]
    named += [one.icon for group in render.render_symbols(game, "en") for one in group.symbols]
    assert named and [name for name in named if name not in known] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_things_of_the_board_are_known_to_it(game: str) -> None:
    wording, view = render.first_view(game)
    with words.use_language("en"):
        silent = [thing for chapter in library.list_chapters(game) for section in chapter.sections
                  for thing in section.show if explain_thing(wording, thing, view, "") is None]
    assert silent == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_it_is_plain_in_every_language(game: str, lang: str) -> None:
    """The reader refuses long sentences; here every word has been read, and no text is that of another language."""
    book = render.render_book(game, lang)
    texts = [section.text for chapter in book.chapters for section in chapter.sections]
    assert all(len(sentence.split()) <= 40 for text in texts for sentence in SENTENCE.split(text))
    if lang != "en":
        others = {section.text for chapter in render.render_book(game, "en").chapters for section in chapter.sections}
        assert not others & set(texts)
    assert all(one.name and one.text for group in book.symbols for one in group.symbols)


@pytest.mark.parametrize("game", GAMES)
def test_the_symbols_have_every_drawing_of_the_board(game: str) -> None:
    """A drawing of the board that the page of symbols does not explain would be a riddle."""
    source = "".join(path.read_text("utf-8") for path in (WEB / "games" / game).rglob("*")
                     if path.suffix in (".svelte", ".ts"))
    drawn = set(re.findall(r'"([ib]-[a-z0-9_-]+)"', source)) & drawings(game)
    shown = {one.icon for group in render.render_symbols(game, "en") for one in group.symbols}
    assert drawn - shown - PAGE == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_leads_to_its_chapter(game: str) -> None:
    sections = {section.id for chapter in library.list_chapters(game) for section in chapter.sections}
    lost = [one.name for group in render.render_symbols(game, "en") for one in group.symbols
            if one.rule not in register.all_rules() or one.section not in sections]
    assert lost == []


# ---------------------------------------------------------------- what is refused

GOOD = """\
order: 1
icon: i-corn
title: {en: One, de: Eins, fr: Un}
sections:
- id: one
  title: {en: A, de: B, fr: C}
  say: {en: Plain words., de: Klare Worte., fr: Des mots simples.}
  icons: [i-corn]
  rules: [RULE]
  also: {en: a, de: b, fr: c}
""".replace("RULE", ".".join(("bul", "throw", "grains")))


@pytest.mark.parametrize(("old", "new", "line", "reason"), [
    ("order: 1", "order: one", 1, "one"),
    ("icon: i-corn", "icon: Corn", 2, "Corn"),
    ("icon: i-corn", "icn: i-corn", 2, "icn"),
    ("fr: Un}", "it: Uno}", 3, "it"),
    (", fr: C}", "}", 6, "fr"),
    ("id: one", "id: One thing", 5, "One thing"),
    ("Plain words.", "word " * 26, 7, "26 words"),
    ("Plain words.", "x" * 481, 7, "481"),
    ("Plain words.", "'**bold'", 7, "**"),
    ("grains", "grain", 9, "grain"),
    ("rules: [", "rules: [bul.no.such, ", 9, "bul.no.such"),
    ("icons: [i-corn]", "icons: []", 8, "icons"),
    ("also:", "show: [corn]\n  also:", 10, "corn"),
    ("sections:", "sections: &a", 4, "not valid YAML|No|"),
])
def test_a_bad_chapter_is_refused_with_its_line(old: str, new: str, line: int, reason: str) -> None:
    assert reading.read_chapter(GOOD, "x.yaml", "bul", "one").sections[0].id == "one"
    if new.endswith("&a"):
        new += "\n- *a"
    with words.use_language("en"), pytest.raises(FileProblem) as found:
        reading.read_chapter(GOOD.replace(old, new, 1), "x.yaml", "bul", "one")
    assert str(found.value).startswith("x.yaml, line ") and re.search(reason.replace("**", r"\*\*"), str(found.value))
    assert found.value.line == line or new.startswith("sections")


def test_a_chapter_of_no_game_is_refused() -> None:
    with pytest.raises(Problem, match=r"x\.yaml, line 1"), words.use_language("en"):
        reading.read_chapter(GOOD, "x.yaml", "chess", "one")


@pytest.mark.parametrize("row", [
    "{icon: i-corn}", "{icon: i-corn, each: [bul.*], rules: [bul.*]}", "{icon: i-corn, messages: tile-*}",
    "{icon: i-corn, each: [bul.zzz]}",
])
def test_a_symbol_without_a_source_is_refused(tmp_path: Path, row: str) -> None:
    file = tmp_path / "bul.yaml"
    file.write_text(f"- id: a\n  title: {{en: A, de: A, fr: A}}\n  symbols:\n  - {row}\n", encoding="utf-8")
    with words.use_language("en"), pytest.raises(FileProblem, match="line 4"):
        reading.load_symbols(file)


def test_two_chapters_share_no_number_and_no_section(tmp_path: Path) -> None:
    one = reading.read_chapter(GOOD, "x.yaml", "bul", "one")
    with pytest.raises(FileProblem):
        library.check_order([one, one])
    other = reading.read_chapter(GOOD.replace("order: 1", "order: 2"), "y.yaml", "bul", "two")
    with pytest.raises(FileProblem, match=r"y\.yaml"):
        library.check_order([one, other])
