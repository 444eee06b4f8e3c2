"""Actions by number: the place of a choice in the grammar's universe.

The universe of a game is the same for every player count and option set, and it does not change within one version of
the rules: what was learnt stays good.  Chance's own choices have numbers too, and no player is ever offered one.
"""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Sequence
from functools import lru_cache

from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem, quote_non_number


class ActionNumbers:
    """The choices of one game by their numbers, and back.

    >>> from sacbe import games
    >>> bul = ActionNumbers(games.load_definition("bul"))
    >>> len(bul), bul.text(16), bul.numbers[bul.choices[16]]
    (27, 'enter', 16)
    """

    def __init__(self, definition: GameDefinition) -> None:
        self.grammar = definition.grammar
        self.choices: Sequence[int] = definition.grammar.universe
        self.numbers = {choice: number for number, choice in enumerate(self.choices)}

    def __len__(self) -> int:
        return len(self.choices)

    def choice(self, action: object) -> int:
        """The choice with this number; anything that is no such number is refused.

        >>> from sacbe import games
        >>> ActionNumbers(games.load_definition("bul")).choice(27)
        Traceback (most recent call last):
        ...
        sacbe.kernel.errors.Problem: An action is a whole number from 0 to 26, not 27.
        """
        try:
            number = -1 if isinstance(action, bool) else operator.index(action)     # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < len(self.choices):
            raise Problem("action-number", action=quote_non_number(action), most=len(self.choices) - 1)
        return self.choices[number]

    def text(self, action: object) -> str:
        """An action in the notation of its game."""
        return self.grammar.write(self.choice(action))

    def digest(self) -> str:
        """The SHA-256 of what all numbers mean."""
        return hashlib.sha256("\n".join(map(self.grammar.write, self.choices)).encode()).hexdigest()


@lru_cache(maxsize=16)
def action_numbers(definition: GameDefinition) -> ActionNumbers:
    """The numbers of a game's actions, made once."""
    return ActionNumbers(definition)
