"""What the end of a game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.game_definition import GameDefinition, join_names
from sacbe.kernel.errors import Problem, display_value

Reward = Callable[[GameDefinition, State], list[float]]


def victory_reward(definition: GameDefinition, state: State) -> list[float]:
    """1 for the victory, shared by those who win together; 0 for everybody else."""
    won = definition.winners(state)
    return [1 / len(won) if seat in won else 0.0 for seat in range(len(definition.scores(state)))]


def zero_sum_reward(definition: GameDefinition, state: State) -> list[float]:
    """Victories less an even share: the sum is 0, unless all have lost."""
    shares = victory_reward(definition, state)
    return [share - 1 / len(shares) for share in shares]


def points_reward(definition: GameDefinition, state: State) -> list[float]:
    """Each seat's own points."""
    return [units / definition.units for units in definition.scores(state)]


def lead_reward(definition: GameDefinition, state: State) -> list[float]:
    """Each seat's points less those of its best rival."""
    own = points_reward(definition, state)
    return [have - max(own[:seat] + own[seat + 1:]) for seat, have in enumerate(own)]


REWARDS: Final[Mapping[str, Reward]] = {"win": victory_reward, "zero-sum": zero_sum_reward, "points": points_reward,
                                        "lead": lead_reward}


def find_reward(name: str) -> Reward:
    """The reward of this name.

    >>> find_reward("glory")
    Traceback (most recent call last):
    ...
    sacbe.kernel.errors.Problem: There is no reward “glory”; there is win, zero-sum, points, lead.
    """
    if not isinstance(name, str) or name not in REWARDS:
        raise Problem("unknown-reward", name=display_value(name), known=join_names(REWARDS))
    return REWARDS[name]
