"""Moves and questions in words for players; the messages of the components say what tiles and actions do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct, to_builtins

from sacbe.games.tzolkin.text.board import name, printed_text, tile
from sacbe.games.tzolkin.schema.question_schema import DaysFacts
from sacbe.kernel.definition.presenter import QuestionContext
from sacbe.presentation.language.words import has_message, say, say_with

NAMED_FACTS: Final = {"gear": "gear", "track": "track", "barred": "temple"}        # fields with a name, by kind

Facts = Callable[[Sequence[str]], Mapping[str, Any]]


def move(text: str, view: Mapping[str, Any]) -> str:
    """Return a move in notation as words; one that only chance makes stays as it is.

    >>> move("sell wood", {})
    'Sell 1 wood'
    """
    verb, *arguments = text.split()
    facts = MOVES.get(verb)
    return text if facts is None else say_with(f"move-tzolkin-{verb}", facts(arguments))


def question_details(question: QuestionContext) -> str:
    """Return the details of a question, from its data; nothing for a question that needs none."""
    key = f"detail-tzolkin-{question.prompt}"
    return say_with(key, detail_facts(question.facts)) if question.facts is not None and has_message(key) else ""


def detail_facts(facts: Struct) -> dict[str, Any]:
    """Return the data of a question by name, without nested records; flags as yes or no."""
    found: dict[str, Any] = {}
    for field, value in to_builtins(facts).items():
        if isinstance(value, bool):
            found[field] = "yes" if value else "no"
        elif isinstance(value, int | str):
            kind = NAMED_FACTS.get(field)
            found[field] = name(kind, str(value)) if kind and value not in ("any", "none") else value
    if isinstance(facts, DaysFacts):
        found["one"], found["two"] = len(facts.pushed["1"]), len(facts.pushed["2"])
    return found


def tile_text(id: str) -> str:
    """Return kind, price and effect of a tile."""
    return say(f"tile-tzolkin-{id}")


def action(gear: str, number: int) -> str:
    """Return what the action of a space does."""
    return printed_text("does", f"{gear}-{number}") or ""


# ---------------------------------------------------------------- message arguments of each verb

def place_facts(arguments: Sequence[str]) -> Mapping[str, Any]:
    gear = arguments[0]
    return {"gear": gear, "name": gear if gear == "start" else name("gear", gear)}


def space_facts(arguments: Sequence[str]) -> Mapping[str, Any]:
    gear, number = arguments[0], int(arguments[1])
    return {"gear": name("gear", gear), "space": number, "action": action(gear, number)}


def build_facts(arguments: Sequence[str]) -> Mapping[str, Any]:
    """Return the tile, and how it is paid for: as it is, `plain`, or `less` a block."""
    way, left = arguments[1] if len(arguments) > 1 else "none", arguments[-1]
    return {"tile": tile(arguments[0]), "way": way, "left": name("good", left) if way == "less" else ""}


def named_facts(what: str) -> Facts:
    """Return a function that gives the arguments of a message for a verb with one named argument."""
    return lambda arguments: {what: name(what, arguments[0])}


def no_facts(arguments: Sequence[str]) -> Mapping[str, Any]:
    return {}


MOVES: Final[Mapping[str, Facts]] = {
    "place": place_facts, "pick": space_facts, "act": space_facts, "nothing": no_facts, "stop": no_facts,
    "beg": no_facts, "anger": named_facts("temple"), "climb": named_facts("temple"), "advance": named_facts("track"),
    "harvest": lambda arguments: {"crop": arguments[0]}, "pay": named_facts("good"), "take": named_facts("good"),
    "sell": named_facts("good"), "buy": named_facts("good"), "build": build_facts,
    "days": lambda arguments: {"days": int(arguments[0])},
    "keep": lambda arguments: {"first": tile(arguments[0]), "second": tile(arguments[1])},
}
