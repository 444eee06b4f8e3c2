"""Compares words in each language: endings, words that ask but do not tell, and words that mean the same."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import Any, Final

from sacbe.kernel.errors import Problem
from sacbe.runtime.strict_yaml import FileProblem, YamlReader, read_text_file
from sacbe.school.rulebook.library import FOLDER

KEYS: Final = ("endings", "stop", "same")
WORD: Final = re.compile(r"[^\W_]+")
LIGATURES: Final = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae"})
SHORTEST: Final = 3                     # letters that an ending leaves
MAX_CACHED_STEMS: Final = 10_000        # words whose stem is known; the texts of all games have about 2,600


class LanguageWords:
    """Compares the words of one language."""

    def __init__(self, endings: list[str], stop: list[str], same: list[list[str]]) -> None:
        self.endings = sorted((fold_text(ending) for ending in endings), key=len, reverse=True)
        self.stop = frozenset(word for text in stop for word in WORD.findall(text.casefold()))
        self.stem = lru_cache(MAX_CACHED_STEMS)(self.stem_of)
        self.same: dict[str, frozenset[str]] = {}
        for group in same:
            stems = frozenset(stem for text in group for stem in self.stems(text))
            for stem in stems:
                self.same[stem] = self.same.get(stem, frozenset()) | stems - {stem}

    def stem_of(self, text: str) -> str:
        """Return a word without accents and without its ending: feeding, feeds and feed are one."""
        word = fold_text(text)
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
                return word[:-len(ending)]
        return word

    def stems(self, text: str) -> list[str]:
        """Return the stems of the words of a text that carry meaning; if there are none, those of all its words."""
        words = WORD.findall(text.casefold())
        telling = [word for word in words if word not in self.stop] or words
        return [self.stem(word) for word in telling]


def fold_text(text: str) -> str:
    """Return a text without accents and capitals.

    >>> fold_text("Götterkunde, Maïs, Straße")
    'gotterkunde, mais, strasse'
    """
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LIGATURES))
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


@cache
def load_words(lang: str) -> LanguageWords:
    """Load the words of a language from its file."""
    path = FOLDER / "words" / f"{lang}.yaml"
    reading = YamlReader(str(path), read_text_file(path))
    reading.check_keys(reading.data, (), KEYS, KEYS)
    data: dict[str, Any] = reading.data
    groups = [reading.read_words(group, ("same", number))
              for number, group in enumerate(reading.read_rows(data["same"], ("same",)))]
    for number, group in enumerate(groups):
        if len(group) < 2:
            raise FileProblem(str(path), reading.lines[("same", number)], Problem("book-alone", word=group[0]))
    return LanguageWords(reading.read_words(data["endings"], ("endings",)), reading.read_words(data["stop"], ("stop",)),
                         groups)
