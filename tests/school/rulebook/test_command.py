"""`sacbe rules` with `--book`, `--symbols` and `--find`: the rulebook in a terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from sacbe.presentation.language import register, words
from sacbe.school.rulebook import library, render

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]
GAMES = ("tzolkin", "chichen_itza", "temple_of_chac", "bul")


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_are_listed_and_read(run: Runner, game: str, lang: str) -> None:
    chapters = library.list_chapters(game)
    _, *rows = run.lines("--lang", lang, "rules", "--book", game)
    assert [row.split(maxsplit=1) for row in rows] == [[one.name, one.title[lang]] for one in chapters]
    read = run.lines("--lang", lang, "rules", "--book", game, *(one.name for one in chapters))
    for chapter in chapters:
        assert chapter.title[lang].upper() in read
        for section in chapter.sections:
            assert section.say[lang].replace("**", "") in read[read.index(section.title[lang]):]
    assert not any("**" in line for line in read)


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_symbol_is_named_and_told(run: Runner, game: str, lang: str) -> None:
    read = run.lines("--lang", lang, "rules", "--symbols", game)
    for group in render.render_symbols(game, lang):
        assert group.title in read
        assert all(f"  {one.name}: {one.text}" in read for one in group.symbols)


@pytest.mark.parametrize(("lang", "question", "title"), [
    ("en", "when do I feed", "Feeding your workers"), ("en", "food day", "Food Days"),
    ("de", "wann muss ich füttern", ""), ("fr", "quand faut-il nourrir", ""),
])
def test_a_question_is_answered(run: Runner, lang: str, question: str, title: str) -> None:
    first, *_ = read = run.lines("--lang", lang, "rules", "--find", "tz", *question.split())
    food = library.find_chapter("tzolkin", "food")
    assert food.title[lang] in first and title in first
    assert any(section.say[lang].replace("**", "") in read for section in food.sections)


def test_data_for_programs(run: Runner) -> None:
    def data(*args: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = json.loads("\n".join(run.lines("rules", *args, "--json")))
        return found

    assert [one["name"] for one in data("tz", "--book")] == [one.name for one in library.list_chapters("tzolkin")]
    assert [one["name"] for one in data("tz", "--book", "food")] == ["food"]
    assert [one["id"] for one in data("tz", "--symbols")] == [one.id for one in library.symbol_groups("tzolkin")]
    assert data("tz", "--find", "food", "day")[0]["kind"] == "section"
    rule = register.rules_of_game("tzolkin")[3].id
    assert [one["id"] for one in data("tz", "--find", rule)] == [rule]


@pytest.mark.parametrize(("args", "part"), [
    ("--book", "GAME"), ("--find", "GAME"), ("--find tz", "WORD"), ("--symbols", "GAME"), ("--book chess", "chess"),
    ("--find chess corn", "chess"), ("--symbols chess", "chess"), ("--book tz fodo", "food"),
    ("--find tz zzzzqqqq", "zzzzqqqq"), ("--symbols tz corn", "corn"), ("--find --book tz corn", "--book"),
    ("--book --coverage tz", "--coverage"), ("--symbols --options tz", "--symbols"),
])
def test_a_mistake_is_one_line_and_exit_code_2(run: Runner, args: str, part: str) -> None:
    assert part in run.refused("rules", *args.split())
