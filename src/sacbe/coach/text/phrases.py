"""The coach in words: what is common to hints and reviews.  Words are made from data and the chosen language alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.presenter import GameTime, Worry
from sacbe.presentation.language.numbers import format_percent, format_signed, format_tenth
from sacbe.presentation.language.words import say, say_with
from sacbe.presentation.render.wording import Localizer

HUNDRED = 100.0                 # chances are shown in percentage points
LEAST = 0.001                   # of a chance, that a decimal shows
NOBODY: Mapping[str, str] = MappingProxyType({})        # people at a table by their seats; others go by their colour


class CoachText:
    """The words of the coach about one game."""

    def __init__(self, definition: GameDefinition, players: int, names: Mapping[str, str] = NOBODY) -> None:
        self.definition = definition
        self.wording = Localizer(definition, players)
        self.wording.names |= names

    def seat(self, seat: str) -> str:
        return self.wording.names[seat]

    def time_text(self, clock: GameTime | None, at: int) -> str:
        """Say the game's own time; where it has none, the number of the answer."""
        if clock is None:
            return say("review-no-clock", at=at + 1)
        return say(f"clock-{self.definition.name}-{clock.unit}", number=clock.number)

    def line_moves(self, state: State, seat: str, line: Sequence[str]) -> list[str]:
        """Return the moves of a plan in words, each as it looks to the seat when it is played."""
        who = self.definition.seats.index(seat)
        now = self.definition.clone(state)
        now.listener = None
        found = []
        for move in line:
            found.append(self.wording.texts.move(move, self.definition.view(now, who)))
            choice = self.definition.grammar.read(move)
            if now.ask is None or now.ask.seat != who or choice not in now.ask.options:
                break
            now.apply(choice)
        return found

    def plan_text(self, moves: Sequence[str]) -> str:
        """Join the moves of a plan into one text."""
        if len(moves) == 1:
            return moves[0]
        return say("hint-then", move=moves[0], rest="; ".join(moves[1:])).removesuffix(".")

    def category(self, name: str) -> str:
        return say(f"score-{self.definition.name}-{name}")

    def category_list(self, categories: Mapping[str, float]) -> str:
        """List categories with their points."""
        return ", ".join(say("review-part", category=self.category(name), points=str(format_signed(points)))
                         for name, points in categories.items())

    def threat_sentence(self, worry: Worry) -> str:
        """Return a threat as a sentence."""
        facts: dict[str, object] = {}
        for name, value in worry.facts.items():
            special = self.wording.texts.value_name(name, value) if isinstance(value, str) else None
            given = value if special is None else special
            facts[name] = format_percent(value).words if isinstance(value, float) else given
        return say_with(f"worry-{self.definition.name}-{worry.what}", facts)


def points_of_chance(value: float) -> str:
    """Format a chance, or a difference of chances, in percentage points."""
    return str(format_tenth(HUNDRED * value))


def error_of_chance(value: float) -> str:
    """Format a standard error of a chance; one that is too small to be shown is not written as zero."""
    return f"<{format_tenth(HUNDRED * LEAST)}" if 0 < value < LEAST / 2 else points_of_chance(value)


def signed_chance(value: float) -> str:
    return str(format_signed(HUNDRED * value))
