"""The rulebook as plain lines, for a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from sacbe.presentation.language.words import current_language, say
from sacbe.school.rulebook.book import BookChapter
from sacbe.school.rulebook.search import FoundPlace


def chapter_lines(one: BookChapter) -> list[str]:
    """Return a chapter as lines: each section with its sentences, and how many exact rules stand behind it."""
    lang = current_language()
    lines = [one.title[lang].upper()]
    for section in one.sections:
        lines += ["", section.title[lang], strip_bold(section.say[lang]),
                  say("book-rules", count=len(section.rules), rule=section.rules[0])]
    return lines


def answer_lines(places: Iterable[FoundPlace]) -> list[str]:
    """Return the found places as lines, each with where it stands."""
    lines: list[str] = []
    for one in places:
        where = one.id if one.kind in ("rule", "lesson") else one.chapter
        lines += [*([""] if lines else []), say(f"book-found-{one.kind}", title=one.title, where=where),
                  strip_bold(one.text)]
    return lines


def strip_bold(text: str) -> str:
    """Remove the marks of bold words from a text."""
    return text.replace("**", "")
