"""The search: real questions in three languages have their answer among the first three things that are found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from sacbe.kernel.play import bounded_yaml
from sacbe.presentation.language import register, words
from sacbe.school.lessons import library as school
from sacbe.school.rulebook import library, render, search
from sacbe.school.rulebook.vocabulary import fold_text, load_words

QUESTIONS = yaml.safe_load((Path(__file__).parent / "questions.yaml").read_text("utf-8"))
FIRST = 3


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_questions_are_answered(lang: str) -> None:
    asked = [(game, question, section) for game, table in QUESTIONS[lang].items()
             for question, section in table.items()]
    assert len(asked) >= 15
    missed = [f"{game}: {question}" for game, question, section in asked
              if section not in [one.section for one in search.find(game, question, lang)[:FIRST]
                                 if one.kind == "section"]]
    assert missed == []


@pytest.mark.parametrize(("question", "same"), [("FOOD DAYS!", "food day"), ("fed workers", "feed a worker"),
                                                ("  when   do I feed?? ", "when do I feed")])
def test_case_signs_and_endings_do_not_matter(question: str, same: str) -> None:
    assert search.find("tzolkin", question, "en")[0].id == search.find("tzolkin", same, "en")[0].id


def test_accents_do_not_matter() -> None:
    assert fold_text("Götter, Maïs, œuf, Straße") == "gotter, mais, oeuf, strasse"
    for lang, with_accents, without in (("de", "füttern", "futtern"), ("fr", "décompte", "decompte")):
        found = [search.find("tzolkin", one, lang)[0].id for one in (with_accents, without)]
        assert found[0] == found[1]


def test_a_misspelt_word_is_guessed() -> None:
    assert "monuments" in [one.id for one in search.find("tzolkin", "monumants", "en")[:FIRST]]


def test_the_id_of_a_rule_finds_it_and_where_it_is_told() -> None:
    rule = register.rules_of_game("tzolkin")[40]
    only, = search.find("tzolkin", f" {rule.id} ", "fr")
    assert (only.kind, only.id, only.title) == ("rule", rule.id, words.rule_name(rule.id, "fr")) and only.section


def test_cards_symbols_and_lessons_are_found_too() -> None:
    kinds = {game: {one.kind for question in questions for one in search.find(game, question, "en")}
             for game, questions in {"tzolkin": ("farm", "wood tile"), "chichen_itza": ("jaguar",)}.items()}
    assert kinds["tzolkin"] == {"section", "rule", "symbol", "lesson"} and "rule" in kinds["chichen_itza"]


@pytest.mark.parametrize("question", ["", "   ", "???", "zzzzqqqq", "\x00", "the of", "x" * 200, "e" * 3])
def test_a_question_without_an_answer_is_no_fault(question: str) -> None:
    for lang in words.LANGUAGES:
        assert isinstance(search.find("bul", question, lang), list)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_words_that_mean_the_same_are_more_than_one(lang: str) -> None:
    known = load_words(lang)
    assert known.stop and all(others for others in known.same.values())


def forget() -> None:
    """Empty all caches: no file was read and no sentence was said, as when a server begins."""
    words._sentences.clear()
    for remembered in (search.build_index, load_words, library.list_chapters, library.sections_by_rule,
                       library.symbol_groups, render.render_book,
                       render.render_symbols, school.list_lessons, words._learn, words._template):
        remembered.cache_clear()


@pytest.mark.parametrize("game", ["tzolkin", "chichen_itza", "temple_of_chac"])
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_first_search_is_cheap(game: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A first search reads each file once, leaves nearly all sentences unparsed, and stems each word once."""
    read: list[str] = []
    parsed: list[str] = []

    class Counted(bounded_yaml.Loader):
        def __init__(self, text: str) -> None:
            read.append(text)
            super().__init__(text)

    original = words.FluentResource

    def resource(source: str) -> Any:
        parsed.append(source)
        return original(source)

    forget()
    try:
        monkeypatch.setattr(words, "FluentResource", resource)
        monkeypatch.setattr(bounded_yaml, "Loader", Counted)
        search.find(game, "corn", lang)
        stems = load_words(lang).stem.cache_info()
        rules = [source for source in parsed if source.startswith("rule-")]
        assert len(rules) * 50 <= 2 * len(register.rules_of_game(game))
        assert read and len(read) == len(set(read))
        assert stems.misses == stems.currsize and stems.misses * 2 <= stems.hits
        search.find(game, "corn", lang)
        assert load_words(lang).stem.cache_info().misses == stems.misses
    finally:
        forget()
