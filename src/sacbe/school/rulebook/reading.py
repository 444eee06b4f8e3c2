"""Reads files of the rulebook, as strictly as lessons: what is wrong is a problem with file, line and reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import register
from sacbe.runtime.strict_yaml import FileProblem, Place, YamlReader, game_of_file, read_text_file
from sacbe.school.rulebook.book import BookChapter, BookSection, SymbolGroup, SymbolRow

CHAPTER_KEYS: Final = ("order", "icon", "title", "sections")
SECTION_KEYS: Final = ("id", "title", "say", "icons", "show", "rules", "also")
SECTION_NEEDED: Final = ("id", "title", "say", "icons", "rules", "also")
GROUP_KEYS: Final = ("id", "title", "symbols")
ROW_KEYS: Final = ("icon", "rules", "each", "messages", "thing", "title", "say")
MOST: Final = {"title": 48, "say": 480, "also": 160}          # characters of a text
MOST_WORDS: Final = 25                                        # of a sentence
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ICON: Final = re.compile(r"[a-z]+-[a-z0-9_{}-]+")
SENTENCE: Final = re.compile(r"(?<=[.!?])\s+")


class BookReader(YamlReader):
    """Reads one file of the rulebook."""

    def __init__(self, file: str, text: str, game: str) -> None:
        super().__init__(file, text)
        try:
            register.rules_of_game(game)
        except Problem as problem:
            raise FileProblem(file, 1, problem) from None
        self.game = game

    def read_name(self, value: Any, place: Place) -> str:
        if not isinstance(value, str) or not NAME.fullmatch(value):
            raise self.problem_at(place, "book-name", name=str(value))
        return value

    def read_icon(self, value: Any, place: Place) -> str:
        if not isinstance(value, str) or not ICON.fullmatch(value):
            raise self.problem_at(place, "book-icon", name=str(value))
        return value

    def read_rules(self, value: Any, place: Place) -> tuple[tuple[str, ...], frozenset[str]]:
        """Read rules of the game by id or pattern: return all of them, each once, and those named by id."""
        found: dict[str, None] = {}
        wanted = self.read_words(value, place)
        for number, pattern in enumerate(wanted):
            fitting = register.rule_ids_matching(self.game, pattern)
            if not fitting or pattern in wanted[:number]:
                raise self.problem_at((*place, number), "book-rule", rule=pattern, game=self.game)
            found |= dict.fromkeys(fitting)
        return tuple(found), frozenset(found) & frozenset(wanted)

    def check_sentence_length(self, text: Any, place: Place) -> None:
        """Refuse a long sentence: the rulebook is read at the table."""
        for lang, spoken in text.items():
            for sentence in SENTENCE.split(spoken):
                count = sum(1 for word in sentence.split() if any(map(str.isalnum, word)))
                if count > MOST_WORDS:
                    raise self.problem_at((*place, lang), "book-sentence", sentence=sentence, count=count,
                                          most=MOST_WORDS)


# ---------------------------------------------------------------- a chapter

def load_chapter(path: Path, game: str = "") -> BookChapter:
    """Load the chapter of a file; without a game, the name of its folder is the game."""
    return read_chapter(read_text_file(path), str(path), game or game_of_file(path), path.stem)


def read_chapter(text: str, file: str, game: str, name: str) -> BookChapter:
    """Read a chapter from its text."""
    reading = BookReader(file, text, game)
    data = reading.data
    reading.check_keys(data, (), CHAPTER_KEYS, CHAPTER_KEYS)
    sections = tuple(read_section(reading, row, ("sections", number))
                     for number, row in enumerate(reading.read_rows(data["sections"], ("sections",))))
    return BookChapter(name, file, reading.read_number(data["order"], ("order",), 1, 99),
                       reading.read_icon(data["icon"], ("icon",)),
                       reading.read_texts(data["title"], ("title",), MOST["title"]), sections)


def read_section(reading: BookReader, row: Any, place: Place) -> BookSection:
    reading.check_keys(row, place, SECTION_KEYS, SECTION_NEEDED)
    say = reading.read_texts(row["say"], (*place, "say"), MOST["say"])
    reading.check_sentence_length(say, (*place, "say"))
    rules, one_by_one = reading.read_rules(row["rules"], (*place, "rules"))
    icons = tuple(reading.read_icon(icon, (*place, "icons", number))
                  for number, icon in enumerate(reading.read_rows(row["icons"], (*place, "icons"))))
    return BookSection(
        reading.read_name(row["id"], (*place, "id")),
        reading.read_texts(row["title"], (*place, "title"), MOST["title"]),
        say,
        icons, reading.read_things(row["show"], (*place, "show")) if "show" in row else (), rules, one_by_one,
        reading.read_texts(row["also"], (*place, "also"), MOST["also"]))


# ---------------------------------------------------------------- symbols

def load_symbols(path: Path, game: str = "") -> tuple[SymbolGroup, ...]:
    """Load the groups of symbols of a file; without a game, the name of the file or its folder is the game."""
    reading = BookReader(str(path), read_text_file(path),
                         game or (game_of_file(path) if path.stem == "symbols" else path.stem))
    return tuple(read_group(reading, row, (number,)) for number, row in enumerate(reading.read_rows(reading.data, ())))


def read_group(reading: BookReader, row: Any, place: Place) -> SymbolGroup:
    reading.check_keys(row, place, GROUP_KEYS, GROUP_KEYS)
    return SymbolGroup(
        reading.read_name(row["id"], (*place, "id")),
        reading.read_texts(row["title"], (*place, "title"), MOST["title"]),
        tuple(read_row(reading, one, (*place, "symbols", number))
              for number, one in enumerate(reading.read_rows(row["symbols"], (*place, "symbols")))))


def read_row(reading: BookReader, row: Any, place: Place) -> SymbolRow:
    """Read one row of symbols: a single symbol names its rules, a series says of which rules or messages it is made."""
    reading.check_keys(row, place, ROW_KEYS, ("icon",))
    sources = [key for key in ("rules", "each", "messages") if key in row]
    if len(sources) != 1 or ("messages" in row and "thing" not in row):
        raise reading.problem_at(place, "book-source")
    for key in ("messages", "thing"):
        if not isinstance(row.get(key, ""), str):
            raise reading.problem_at((*place, key), "scenario-text", field=key)
    say = reading.read_texts(row["say"], (*place, "say"), MOST["say"]) if "say" in row else None
    if say is not None:
        reading.check_sentence_length(say, (*place, "say"))
    return SymbolRow(
        reading.read_icon(row["icon"], (*place, "icon")),
        rules=reading.read_rules(row["rules"], (*place, "rules"))[0] if "rules" in row else (),
        each=reading.read_rules(row["each"], (*place, "each"))[0] if "each" in row else (),
        messages=row.get("messages", ""), thing=row.get("thing", ""),
        title=reading.read_texts(row["title"], (*place, "title"), MOST["title"]) if "title" in row else None, say=say)
