"""Search in the rulebook: which section, rule, symbol or lesson answers a question in plain words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from math import log
from typing import Final

from msgspec import Struct

from sacbe.presentation.language import register
from sacbe.presentation.language.words import rule_name, rule_text
from sacbe.school.lessons import library as school
from sacbe.school.rulebook import library, render
from sacbe.school.rulebook.vocabulary import LanguageWords, load_words

MOST: Final = 40                        # things that are found at most
MOST_WORDS: Final = 12                  # of a question that are looked for
FACTOR: Final = {"section": 1.6, "symbol": 0.8, "rule": 0.75, "lesson": 0.9}
EXACT, SAME, BEGINS, INSIDE, NEAR = 1.0, 0.65, 0.6, 0.35, 0.5     # how well a word fits
MOST_NEAR: Final = 2                     # unknown words of a question that are guessed; guessing takes its time
LONG_ENOUGH: Final = 4                  # letters of a word that may be part of another one


class FoundPlace(Struct):
    """A result of a search: a section, rule, symbol or lesson, and the section that tells more."""

    kind: str
    id: str
    title: str
    text: str
    icon: str
    section: str
    chapter: str                        # its title


class IndexEntry(Struct):
    """An entry of the search index, with how much each of its words counts."""

    found: FoundPlace
    weights: dict[str, float]
    phrases: list[frozenset[str]] = []  # questions that it answers


class SearchIndex:
    """Everything that can be found of a game in a language."""

    def __init__(self, entries: list[IndexEntry], words: LanguageWords) -> None:
        self.entries = entries
        self.words = words
        counts = Counter(stem for entry in entries for stem in entry.weights)
        self.rareness = {stem: log(1 + len(entries) / count) for stem, count in counts.items()}

    def matching_words(self, stem: str, is_last: bool) -> Mapping[str, float]:
        """Return the words of the index that a word of the question can mean, and how well each fits."""
        found = {stem: EXACT} if stem in self.rareness else {}
        for other in self.words.same.get(stem, ()):
            if other in self.rareness:
                found.setdefault(other, SAME)
        for other in self.rareness:
            if other.startswith(stem) and (is_last or len(stem) >= LONG_ENOUGH):
                found.setdefault(other, BEGINS)
            elif len(stem) >= LONG_ENOUGH and stem in other:
                found.setdefault(other, INSIDE)
        return found

    def similar_words(self, stem: str) -> Mapping[str, float]:
        """Return words of the index that are spelt much like an unknown word: perhaps it is misspelt."""
        return dict.fromkeys(get_close_matches(stem, self.rareness, n=2, cutoff=0.8), NEAR)

    def find(self, question: str) -> list[FoundPlace]:
        """Return what answers a question, the best first."""
        stems = list(dict.fromkeys(self.words.stems(question)))[:MOST_WORDS]
        if not stems:
            return []
        fits = [self.matching_words(stem, stem == stems[-1]) for stem in stems]
        unknown = [at for at, fit in enumerate(fits) if not fit][:MOST_NEAR]
        for at in unknown:
            fits[at] = self.similar_words(stems[at])
        asked = frozenset(stems)
        scored = [(self.score(entry, fits, asked), entry.found) for entry in self.entries]
        best = sorted((pair for pair in scored if pair[0] > 0), key=lambda pair: -pair[0])
        return [found for _, found in best[:MOST]]

    def score(self, entry: IndexEntry, fits: list[Mapping[str, float]], query_words: frozenset[str]) -> float:
        """Return how well an entry answers: rare words count more, and so does answering all of the question."""
        parts = [max((weight * self.rareness[other] * entry.weights[other]
                      for other, weight in fit.items() if other in entry.weights), default=0.0) for fit in fits]
        met = sum(part > 0 for part in parts) / len(parts)
        like = max((len(query_words & phrase) / len(query_words | phrase) for phrase in entry.phrases), default=0.0)
        return sum(parts) * met * met * FACTOR[entry.found.kind] * (1 + like)


def find(game: str, question: str, lang: str) -> list[FoundPlace]:
    """Return what answers a question about a game; the id of a rule finds the rule."""
    id = question.strip()
    if id in register.all_rules() and register.find(id).game == game:
        return [rule_entry(game, id, lang)]
    return build_index(game, lang).find(question)


@cache
def build_index(game: str, lang: str) -> SearchIndex:
    """Build the search index of a game in a language; all of them are cached, because there are few."""
    words = load_words(lang)
    entries = [*section_entries(game, lang, words), *rule_entries(game, lang, words),
               *symbol_entries(game, lang, words),
               *lesson_entries(game, lang, words)]
    return SearchIndex(entries, words)


def weigh_words(words: LanguageWords, *fields: tuple[str, float]) -> dict[str, float]:
    """Return how much each word of some texts counts: as much as in the text with the highest weight."""
    weights: dict[str, float] = {}
    for text, weight in fields:
        for stem in words.stems(text):
            weights[stem] = max(weights.get(stem, 0.0), weight)
    return weights


def section_entries(game: str, lang: str, words: LanguageWords) -> Iterator[IndexEntry]:
    for chapter in library.list_chapters(game):
        for one in chapter.sections:
            title, text, also = one.title[lang], one.say[lang].replace("**", ""), one.also[lang]
            found = FoundPlace("section", one.id, title, text, one.icons[0], one.id, chapter.title[lang])
            phrases = [frozenset(words.stems(phrase)) for phrase in (title, *also.split(";"))]
            weights = weigh_words(words, (title, 4.0), (also, 4.0), (chapter.title[lang], 2.0), (text, 1.4))
            yield IndexEntry(found, weights, phrases)


def rule_entries(game: str, lang: str, words: LanguageWords) -> Iterator[IndexEntry]:
    for rule in register.rules_of_game(game):
        found = rule_entry(game, rule.id, lang)
        yield IndexEntry(found, weigh_words(words, (found.title, 3.0), (found.text, 1.0)))


def rule_entry(game: str, id: str, lang: str) -> FoundPlace:
    place = library.sections_by_rule(game).get(id)
    section, chapter = ("", "") if place is None else (place[1].id, place[0].title[lang])
    return FoundPlace("rule", id, rule_name(id, lang), rule_text(id, lang), "", section, chapter)


def symbol_entries(game: str, lang: str, words: LanguageWords) -> Iterator[IndexEntry]:
    """Yield symbols that say something else than a rule of the same name."""
    for group in render.render_symbols(game, lang):
        for number, one in enumerate(group.symbols):
            if one.rule and rule_text(one.rule, lang) == one.text:
                continue
            found = FoundPlace("symbol", f"{group.id}-{number}", one.name, one.text, one.icon, one.section, group.title)
            yield IndexEntry(found, weigh_words(words, (one.name, 3.0), (one.text, 1.0)))


def lesson_entries(game: str, lang: str, words: LanguageWords) -> Iterator[IndexEntry]:
    for lesson in school.list_lessons(game) if game != register.KERNEL else ():
        found = FoundPlace("lesson", lesson.id, lesson.title[lang], lesson.aim[lang], "i-book", "", "")
        yield IndexEntry(found, weigh_words(words, (lesson.title[lang], 3.0), (lesson.aim[lang], 1.2)))
