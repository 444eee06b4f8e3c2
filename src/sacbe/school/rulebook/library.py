"""The rulebooks that come with the program, and where each rule of the register stands in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from sacbe import games
from sacbe.kernel.errors import Problem, unknown_name_problem
from sacbe.presentation.language import register
from sacbe.runtime.strict_yaml import FileProblem
from sacbe.school.rulebook.book import BookChapter, BookSection, SymbolGroup
from sacbe.school.rulebook.reading import load_chapter, load_symbols

FOLDER: Final = Path(__file__).parent


@cache
def list_chapters(game: str) -> tuple[BookChapter, ...]:
    """Return the chapters of a game in their order; none for a game without a rulebook."""
    found = sorted(map(load_chapter, (games.content(register.resolve_game_name(game)) / "rulebook").glob("*.yaml")),
                   key=lambda chapter: chapter.order)
    check_order(found)
    return tuple(found)


def check_order(chapters: list[BookChapter]) -> None:
    """Check that each order number and each id of a section is used once in a game."""
    orders: set[int] = set()
    ids: set[str] = set()
    for chapter in chapters:
        if chapter.order in orders:
            raise FileProblem(chapter.file, 1, Problem("book-order", order=chapter.order))
        orders.add(chapter.order)
        for section in chapter.sections:
            if section.id in ids:
                raise FileProblem(chapter.file, 1, Problem("book-twice", name=section.id))
            ids.add(section.id)


def find_chapter(game: str, name: str) -> BookChapter:
    """Return a chapter by its name."""
    for one in list_chapters(game):
        if one.name == name:
            return one
    raise unknown_name_problem("unknown-chapter", name, [one.name for one in list_chapters(game)])


@cache
def symbol_groups(game: str) -> tuple[SymbolGroup, ...]:
    path = games.content(register.resolve_game_name(game)) / "symbols.yaml"
    return load_symbols(path) if path.is_file() else ()


@cache
def sections_by_rule(game: str) -> dict[str, tuple[BookChapter, BookSection]]:
    """Return for each rule the section that explains it.

    A section that names the rule goes before one that means all of its kind.
    """
    found: dict[str, tuple[BookChapter, BookSection]] = {}
    sections = [(one, section) for one in list_chapters(game) for section in one.sections]
    for by_name in (True, False):
        for one, section in sections:
            for rule in section.rules:
                if not by_name or rule in section.named:
                    found.setdefault(rule, (one, section))
    return found
