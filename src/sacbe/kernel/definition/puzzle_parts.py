"""What a game offers to those who look for puzzles in it: the kinds it has, and what only the game can tell."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import NamedTuple

from sacbe.kernel.core.frame import State


class FightCosts(ABC):
    """The fight that one seat is in, and what it costs; made from the position in which it is looked at."""

    is_short = False            # is it the seat's own fight, without another seat, and is its end near?
    most = 0.0                  # what the loss of everybody who fights counts

    @abstractmethod
    def is_over(self, state: State) -> bool:
        """Is the fight over in a later position?"""

    @abstractmethod
    def fight_cost(self, state: State) -> float:
        """What the fight has cost when it is over; one that is not won counts as the loss of everybody."""


class ComingMeal(NamedTuple):
    """The next meal that a seat must pay for, as it stands."""

    unfed: int                  # how many of those who eat would get nothing
    is_due: bool                # does it come with this turn?
    held: int                   # meals of the game so far
    facts: Mapping[str, int]    # numbers that the words of the task name


class PuzzleParts(NamedTuple):
    """The puzzles of one game; a kind is a name of `sacbe.school.puzzles.puzzle`.

    The words of a kind that only one game has lie with the game: `puzzle-kind-<game>-<kind>`, and so on.
    """

    kinds: tuple[str, ...]
    nodes: int = 0                                                      # positions within a turn; 0 is as usual
    unseen: tuple[str, ...] = ()                                        # rules that no puzzle asks for
    is_out: Callable[[State, int], bool] | None = None                  # `escape`: has a seat got out?
    fight: Callable[[State, int], FightCosts | None] | None = None      # `fight`: the fight of a position
    meal: Callable[[State, int], ComingMeal] | None = None              # `feed`: the meal that is to come
