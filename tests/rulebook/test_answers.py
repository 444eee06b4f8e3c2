"""The search: real questions in three languages have their answer among the first three things that are found."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from sacbe import register, words
from sacbe.rulebook import finding
from sacbe.rulebook.vocabulary import folded, vocabulary

QUESTIONS = yaml.safe_load((Path(__file__).parent / "questions.yaml").read_text("utf-8"))
FIRST = 3


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_questions_are_answered(lang: str) -> None:
    asked = [(game, question, section) for game, table in QUESTIONS[lang].items()
             for question, section in table.items()]
    assert len(asked) >= 15
    missed = [f"{game}: {question}" for game, question, section in asked
              if section not in [one.section for one in finding.find(game, question, lang)[:FIRST]
                                 if one.kind == "section"]]
    assert missed == []


@pytest.mark.parametrize(("question", "same"), [("FOOD DAYS!", "food day"), ("fed workers", "feed a worker"),
                                                ("  when   do I feed?? ", "when do I feed")])
def test_case_signs_and_endings_do_not_matter(question: str, same: str) -> None:
    assert finding.find("tzolkin", question, "en")[0].id == finding.find("tzolkin", same, "en")[0].id


def test_accents_do_not_matter() -> None:
    assert folded("Götter, Maïs, œuf, Straße") == "gotter, mais, oeuf, strasse"
    for lang, with_accents, without in (("de", "füttern", "futtern"), ("fr", "décompte", "decompte")):
        found = [finding.find("tzolkin", one, lang)[0].id for one in (with_accents, without)]
        assert found[0] == found[1]


def test_a_misspelt_word_is_guessed() -> None:
    assert "monuments" in [one.id for one in finding.find("tzolkin", "monumants", "en")[:FIRST]]


def test_the_id_of_a_rule_finds_it_and_where_it_is_told() -> None:
    rule = register.rules("tzolkin")[40]
    only, = finding.find("tzolkin", f" {rule.id} ", "fr")
    assert (only.kind, only.id, only.title) == ("rule", rule.id, words.rule_name(rule.id, "fr")) and only.section


def test_cards_symbols_and_lessons_are_found_too() -> None:
    kinds = {game: {one.kind for question in questions for one in finding.find(game, question, "en")}
             for game, questions in {"tzolkin": ("farm", "wood tile"), "chichen_itza": ("jaguar",)}.items()}
    assert kinds["tzolkin"] == {"section", "rule", "symbol", "lesson"} and "rule" in kinds["chichen_itza"]


@pytest.mark.parametrize("question", ["", "   ", "???", "zzzzqqqq", "\x00", "the of", "x" * 200, "e" * 3])
def test_a_question_without_an_answer_is_no_fault(question: str) -> None:
    for lang in words.LANGUAGES:
        assert isinstance(finding.find("bul", question, lang), list)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_words_that_mean_the_same_are_more_than_one(lang: str) -> None:
    known = vocabulary(lang)
    assert known.stop and all(others for others in known.same.values())
