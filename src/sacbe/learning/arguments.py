"""What comes from outside, read and checked in one place: wrong kinds of things are refused like wrong values."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from sacbe import bots, games
from sacbe.games.components import editions
from sacbe.kernel.definition.game_definition import VARIANT, GameDefinition, join_names
from sacbe.kernel.errors import Problem, display_value, quote_non_number
from sacbe.kernel.play.game import SEED_LIMIT, make_chance_driver
from sacbe.learning.rewards import find_reward

RENDER_MODES: Final = ("ansi", "human")
ILLEGAL: Final = ("raise", "tell")          # what becomes of an action outside the mask


class LearningTask(NamedTuple):
    """The definition, the setup and the reward that all games of an environment have."""

    definition: GameDefinition
    players: int
    options: Mapping[str, str]
    reward: str
    longest: int                    # decisions of players after which a game is cut off


def learning_task(game: str, players: int | None, reward: str, max_decisions: int | None,
                  components: str | Path | Mapping[str, Any] | None, options: Mapping[str, Any]) -> LearningTask:
    """Make the task that arguments from outside describe; wrong ones are refused."""
    definition = editions.make_edition(games.load_definition(games.find(game)), components, options.get(VARIANT, ""))
    named = {name.replace("_", "-"): option_value(value) for name, value in options.items() if name != VARIANT}
    count = definition.players[0] if players is None else as_integer(players)
    chosen = definition.check_setup(count, named)
    definition.new(count, chosen)                   # some options do not go together
    find_reward(reward)
    longest = definition.max_length(count, chosen).answers if max_decisions is None else as_integer(max_decisions)
    if isinstance(longest, bool) or not isinstance(longest, int) or longest < 1:
        raise Problem("max-decisions", value=quote_non_number(max_decisions))
    return LearningTask(definition, count, chosen, reward, longest)


def as_integer(value: Any) -> Any:
    """A whole number of any kind, NumPy's too, as Python's own; all else as it is, for the check that refuses it.

    >>> as_integer(np.int64(3)), as_integer("red"), as_integer(True), as_integer(1.0)
    (3, 'red', True, 1.0)
    """
    if isinstance(value, bool) or (isinstance(value, np.ndarray) and value.ndim):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def as_list(value: Any) -> Any:
    """An array of NumPy's as a list; all else as it is."""
    return value.tolist() if isinstance(value, np.ndarray) else value


def check_integer(least: int, name: str, value: object) -> int:
    """Return the whole number of an argument; refuse what is none, or less than `least`."""
    number = as_integer(value)
    if isinstance(number, bool) or not isinstance(number, int) or number < least:
        raise Problem("whole-number", name=name, least=least, value=quote_non_number(value))
    return number


def resolve_seed(seed: int | None) -> int:
    """A seed from outside, or where there is none, one that nobody knows."""
    if seed is None:
        return secrets.randbelow(SEED_LIMIT)
    seed = as_integer(seed)
    make_chance_driver(seed, None)
    return seed


def option_value(value: Any) -> Any:
    """The value of an option as it is written: a number or a flag can be given as what it is.

    >>> option_value(True), option_value(np.int8(2)), option_value("floor")
    ('on', '2', 'floor')
    """
    if isinstance(value, bool | np.bool_):
        return "on" if value else "off"
    number = as_integer(value)
    return display_value(number) if isinstance(number, int) else value


def check_one_of(name: str, value: object, allowed: tuple[str, ...]) -> None:
    """Refuse the value of an argument that is none of these."""
    if not isinstance(value, str) or value not in allowed:
        raise Problem("argument-value", name=name, value=display_value(value), allowed=join_names(allowed))


def opponents_of(task: LearningTask, opponents: str | Sequence[str]) -> tuple[str, ...]:
    """Assign a bot to every seat but one: names in turn."""
    names: Any = [opponents] if isinstance(opponents, str) else as_list(opponents)
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise Problem("opponents", value=display_value(opponents))
    if not names:
        raise Problem("no-opponents")
    return bots.assign_bots(names, task.players - 1, task.definition)
