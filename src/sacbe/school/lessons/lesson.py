"""A lesson as data: a position, and steps with words, highlights and moves that lead on. See `docs/play/lessons.md`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from sacbe.kernel.definition.effects import Thing
from sacbe.presentation.language.words import current_language
from sacbe.runtime.strict_yaml import Place, Text


@dataclass(frozen=True)
class LessonStep:
    """One card of a lesson.  Without `accept` it is only read."""

    title: Text
    say: Text
    show: tuple[Thing, ...] = ()
    accept: tuple[str, ...] = ()        # patterns of the moves that are meant
    until: tuple[str, ...] = ()         # patterns of the moves that end a step of several moves
    until_turn: bool = False            # a free step: it ends with the learner's turn
    until_fields: Mapping[str, int] = field(default_factory=dict)   # a free step: it ends when these are reached
    about: Mapping[str, Text] = field(default_factory=dict)         # by pattern: what to say to an accepted move
    instead: Mapping[str, Text] = field(default_factory=dict)       # by pattern: what to say to other legal moves
    refused: Mapping[str, Text] = field(default_factory=dict)       # by rule: what to add to its reason
    then: tuple[tuple[str, str], ...] = ()                          # (seat, move): what the others and chance do next
    given: Mapping[str, Any] | None = None                          # another position, from here on

    @property
    def is_reading_step(self) -> bool:
        """Is there nothing to do but to read on?"""
        return not self.accept

    @property
    def is_free(self) -> bool:
        """Does the game, and not a certain move, say when it ends?"""
        return self.until_turn or bool(self.until_fields)

    def accepts(self, move: str) -> bool:
        return any(pattern_fits(pattern, move) for pattern in self.accept)

    def rank(self, move: str) -> int:
        """Return the place of a move among those that are accepted; the first one is what the step advises."""
        return next(number for number, pattern in enumerate(self.accept) if pattern_fits(pattern, move))

    def is_ended_by(self, move: str) -> bool:
        """Does an accepted move end the step?  In a free step the game decides that."""
        return not self.is_free and (not self.until or any(pattern_fits(pattern, move) for pattern in self.until))

    def answer_to(self, move: str) -> Text | None:
        """Return what the step says to a legal move that is not accepted."""
        return find_text(self.instead, move)

    def note_on(self, move: str) -> Text | None:
        """Return what the step says to a move that it accepts."""
        return find_text(self.about, move)


@dataclass(frozen=True)
class Lesson:
    """A lesson: `id` is game and name, as in `tzolkin/place`."""

    game: str
    name: str
    order: int
    minutes: int
    title: Text
    aim: Text
    rules: tuple[str, ...]              # that it teaches
    families: tuple[str, ...]           # rules of whole families, such as all cards of a kind: it shows how they work
    players: int
    seat: str
    options: Mapping[str, str]
    given: Mapping[str, Any]
    seed: int
    bots: str                           # who answers for the others where nothing is written; "": nobody
    steps: tuple[LessonStep, ...]
    file: str = ""
    lines: Mapping[Place, int] = field(default_factory=dict, compare=False, repr=False)

    @property
    def id(self) -> str:
        return f"{self.game}/{self.name}"

    def line(self, *place: str | int) -> int:
        """Return the line of the file in which something stands, or the nearest thing around it."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, 1)


def pattern_fits(pattern: str, move: str) -> bool:
    """Does a pattern of the notation fit a move?  A star stands for anything; case does not matter.

    >>> pattern_fits("place *", "place tikal"), pattern_fits("pick * 3", "pick tikal 2")
    (True, False)
    """
    return fnmatchcase(move.lower(), pattern.lower())


def find_text(texts: Mapping[str, Text], move: str) -> Text | None:
    """Return the text of the first pattern that fits a move; None if none fits."""
    return next((text for pattern, text in texts.items() if pattern_fits(pattern, move)), None)


def spoken_text(text: Text) -> str:
    """Return a text in the current language."""
    return text[current_language()]
