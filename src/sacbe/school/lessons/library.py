"""The lessons that come with the program, by game and in their order, and which of them teach a rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from sacbe import games
from sacbe.kernel.errors import Problem, unknown_name_problem
from sacbe.school.lessons.lesson import Lesson
from sacbe.school.lessons.reading import load

FOLDER: Final = Path(games.__path__[0])


def lesson_files() -> list[Path]:
    return sorted(FOLDER.glob("*/content/lessons/*.yaml"))


@cache
def list_lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, the first to learn first."""
    found = [load(path) for path in sorted((games.content(game) / "lessons").glob("*.yaml"))]
    return tuple(sorted(found, key=lambda lesson: (lesson.order, lesson.name)))


def all_lessons() -> Iterator[Lesson]:
    """Yield all lessons, game by game, in the order of the list of games."""
    for game in games.names():
        yield from list_lessons(game)


def find(id: str) -> Lesson:
    """Find a lesson by game and name; a short name of the game will do."""
    game, _, name = id.partition("/")
    taught = list_lessons(games.find(game))
    for lesson in taught:
        if lesson.name == name:
            return lesson
    raise unknown_name_problem("unknown-lesson", id, [lesson.id for lesson in taught])


def first_lesson(game: str) -> Lesson:
    """Return the lesson with which a game begins."""
    taught = list_lessons(games.find(game))
    if not taught:
        raise Problem("no-lessons", game=game)
    return taught[0]


def next_lesson(lesson: Lesson) -> Lesson | None:
    """Return the next lesson of the game; None after the last one."""
    taught = list_lessons(lesson.game)
    at = taught.index(lesson) + 1
    return taught[at] if at < len(taught) else None


@cache
def rules_taught_by_name() -> frozenset[str]:
    """Return the rules that some lesson teaches by name."""
    return frozenset(rule for lesson in all_lessons() for rule in lesson.rules)


def rules_of_lesson(lesson: Lesson) -> list[str]:
    """Return the rules that lead to a lesson: those it names, and of its families those that no lesson names."""
    return [*lesson.rules, *(rule for rule in lesson.families if rule not in rules_taught_by_name())]


@cache
def lessons_by_rule() -> dict[str, tuple[str, ...]]:
    """Return for each rule the ids of the lessons that teach it."""
    found: dict[str, tuple[str, ...]] = {}
    for lesson in all_lessons():
        for rule in rules_of_lesson(lesson):
            found[rule] = (*found.get(rule, ()), lesson.id)
    return found
