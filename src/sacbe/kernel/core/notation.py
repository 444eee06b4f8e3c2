"""Choices, asks and events as words a person can write, and back."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sacbe.kernel.core.choice import unpack, verb_of
from sacbe.kernel.errors import Problem

Names = Mapping[int, str] | Sequence[str]       # what the values of an argument are called; "" is left out
PLAYERS: Final = "players"                      # who answers with a verb: seats,
CHANCE: Final = "chance"                        # dice and draws,
EITHER: Final = "either"                        # or, by an option of the game, one or the other


class Verb(NamedTuple):
    """A verb, what its arguments are called, and who answers with it."""

    name: str
    arguments: tuple[Names, ...] = ()
    by: str = PLAYERS


class EventType(NamedTuple):
    """An event and its fields; a field without names is a plain number."""

    name: str
    fields: tuple[tuple[str, Names | None], ...]


class Grammar:
    """The moves of one game: every well-formed choice has exactly one text."""

    def __init__(self, verbs: Mapping[int, Verb], universe: Sequence[int]) -> None:
        self.verbs = dict(verbs)
        self.universe = tuple(universe)
        self.texts = {choice: compose(verbs, choice) for choice in universe}
        self.choices = {text: choice for choice, text in self.texts.items()}
        if len(self.choices) != len(self.universe):
            raise ValueError("two choices share one text")
        self._fold: dict[str, int] | None = None

    def write(self, choice: int) -> str:
        """The text of a choice."""
        try:
            return self.texts[choice]
        except KeyError:
            raise Problem("unknown-choice", choice=choice) from None

    def read(self, text: str) -> int:
        """Find the choice that a text means; case and blanks do not matter."""
        words = " ".join(text.split()).lower()
        found = self._found(words)
        if found is None:
            near = difflib.get_close_matches(words, list(self._folded), n=3)
            shown = ", ".join(self.write(self._folded[n]) for n in near)
            raise Problem("unknown-move-near" if near else "unknown-move", move=text, near=shown)
        return found

    def is_move(self, text: str) -> bool:
        """Is a text a move, legal or not?"""
        return self._found(" ".join(text.split()).lower()) is not None

    def _found(self, words: str) -> int | None:
        return self.choices.get(words) or self._folded.get(words)

    def actor_of(self, choice: int) -> str:
        """Who answers with this choice: PLAYERS, CHANCE or EITHER.

        >>> from sacbe import games
        >>> grammar = games.load_definition("tzolkin").grammar
        >>> grammar.actor_of(grammar.read("place tikal")), grammar.actor_of(grammar.read("draw W03"))
        ('players', 'chance')
        """
        self.write(choice)                      # refuses what is no choice
        return self.verbs[verb_of(choice)].by

    @property
    def _folded(self) -> dict[str, int]:
        if self._fold is None:
            self._fold = {text.lower(): choice for text, choice in self.choices.items()}
        return self._fold


def compose(verbs: Mapping[int, Verb], choice: int) -> str:
    """Write a choice as its verb and arguments, in their order; an argument called "" is left out."""
    number, *arguments = unpack(choice)
    verb = verbs[number]
    words = [names[value] for names, value in zip(verb.arguments, arguments, strict=False)]
    return " ".join([verb.name, *[w for w in words if w]])


def event_data(kind: EventType, numbers: Sequence[int]) -> dict[str, int | str]:
    """An event as plain data: its name and its fields, in words where there are words."""
    told: dict[str, int | str] = {"event": kind.name}
    for (name, names), value in zip(kind.fields, numbers, strict=False):
        told[name] = value if names is None else names[value]
    return told
