"""Why a move is refused, in full: the rule, its source, and the numbers of this position in words."""

from __future__ import annotations

from typing import Any, Final

from sacbe import games
from sacbe.presentation.language import register
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Refusal
from sacbe.presentation.language.words import has_message, rule_name, rule_text, say, say_with

ASKED_SEAT: Final = "asked"         # the one number of the kernel that is a seat


class RefusedMove(Problem):
    """A move that a rule refuses, with the rule and its numbers; of several moves, which one it was."""

    def __init__(self, move: str, refusal: Refusal, number: int = 0) -> None:
        super().__init__("illegal-move", move=move, rule=refusal.rule)
        self.refusal = refusal
        self.number = number


def rule_data(refusal: Refusal) -> dict[str, Any]:
    """Return a refusal as data: the rule, where it stands, what it says, and the numbers that matter."""
    rule = register.find(refusal.rule)
    return {"rule": rule.id, "source": rule.source, "text": rule_text(rule.id), "numbers": refusal.numbers}


def refusal_lines(refusal: Refusal, game_name: str, lang: str | None = None) -> list[str]:
    """Return a refusal in the given or the chosen language: the rule's name, its text, its source, its numbers.

    >>> refusal_lines(Refusal("tz.placing.afford", {"need": 3, "have": 2}), "tzolkin", lang="en")[-1]
    'Here: needs 3 corn, has 2.'
    """
    rule, game_name = register.find(refusal.rule), games.find(game_name)
    name, text = rule_name(rule.id, lang), rule_text(rule.id, lang)
    said = [say("explain-rule", lang=lang, name=name, id=rule.id), say("explain-source", lang=lang, source=rule.source)]
    if text != name:
        said.insert(1, text)
    numbers = [_number(refusal, number, game_name, lang) for number in refusal.numbers]
    return [*said, say("explain-numbers", lang=lang, numbers=", ".join(numbers))] if numbers else said


def _number(refusal: Refusal, name: str, game_name: str, lang: str | None) -> str:
    """Return one number in the words of the rule's ledger; a number without words keeps its name there."""
    key = f"number-{register.find(refusal.rule).game}-{name}"
    value = _value(refusal.numbers[name], name, game_name, lang)
    facts = {"value": value, "rule": refusal.rule.replace(".", "-")}
    return say_with(key, facts, lang) if has_message(key) else f"{name} {value}"


def _value(value: int | str, name: str, game_name: str, lang: str | None) -> int | str:
    """Return what a value is called: a thing by the name of its kind, a seat by its own; figures and typed words
    stay."""
    if isinstance(value, int) or (name != ASKED_SEAT and name not in games.load_definition(game_name).number_names):
        return value
    for kind in (name.removeprefix("asked-"), "seat"):
        key = f"name-{game_name}-{kind}-{value}"
        if has_message(key):
            return say_with(key, {"count": 1}, lang)
    return value
