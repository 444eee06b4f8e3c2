"""What a reader is shown of a game, as plain data.  Fields for words are empty unless somebody asked for words."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from sacbe.kernel.definition.effects import AnyEffect, Thing
from sacbe.kernel.definition.presenter import Caution

EndsTurn = Literal["no", "also", "only"]    # does a move end the turn of its seat: beside what it does, or only that?
NOT_YET: Final[EndsTurn] = "no"


class AskShown(Struct, omit_defaults=True):
    """Who is asked what; the facts and the words go to the seat that is asked alone."""

    seat: str
    prompt: str
    facts: Any = None                       # a struct of the game, by prompt
    verbs: list[str] = []                   # what such a question is about: of other moves it knows nothing
    text: str = ""


class OptionShown(Struct, omit_defaults=True):
    """A move that can be made: what it names on the board, and what it does."""

    move: str
    things: list[Thing] = []
    effects: list[AnyEffect] = []
    ends_turn: EndsTurn = NOT_YET
    cautions: list[Caution] = []            # what it would lose or waste
    text: str = ""
    effects_text: str = ""


class RefusedShown(Struct, omit_defaults=True):
    """Moves that one rule refuses for one reason: how many, the first of them, and what they name on the board."""

    rule: str
    numbers: dict[str, int | str]
    count: int
    moves: list[str]
    things: list[Thing]
    text: str = ""
    name: str = ""
    source: str = ""
    rule_text: str = ""


class RuleShown(Struct):
    """A rule in words, with its place in the rulebook."""

    rule: str
    name: str
    text: str
    source: str


class ChangedShown(Struct):
    """A figure of a thing that a variant has otherwise than the box, and a sentence that says so."""

    path: str
    was: Any
    now: Any
    text: str


class ExplainedShown(Struct):
    """A thing of the board in words: what it is called, what is so now, and the rules that say what it does.

    Words of rules and cards tell what is printed; what a variant has otherwise stands in `changed`.
    """

    thing: Thing
    title: str
    notes: list[str]
    rules: list[RuleShown]
    changed: list[ChangedShown] = []


class GameResult(Struct):
    """The end of a game: scores, where the points came from, and who won (nobody where all have lost)."""

    scores: dict[str, float]
    parts: dict[str, dict[str, float]]
    winners: list[str]


class LogLine(Struct, frozen=True):
    """A line of the log: a heading, what a seat did, or (without a seat) what happened."""

    text: str
    seat: str = ""
    heading: bool = False
    round: int = 0                          # the round that a heading begins
    at: int | None = None                   # after how many answers its seat decided what it tells; None: it did not
    minor: bool = False                     # how something came about; a summary leaves it out
