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
from sacbe.kernel.definition.game_definition import VARIANT, Box, listed
from sacbe.kernel.errors import Problem, no_number, shown
from sacbe.kernel.play.game import SEEDS, chance_of
from sacbe.learning.rewards import named_reward

RENDER_MODES: Final = ("ansi", "human")
ILLEGAL: Final = ("raise", "tell")          # what becomes of an action outside the mask


class LearningTask(NamedTuple):
    """What is played for what: the same for every game of an environment."""

    box: Box
    players: int
    options: Mapping[str, str]
    reward: str
    longest: int                    # decisions of players after which a game is cut off


def learning_task(game: str, players: int | None, reward: str, max_decisions: int | None,
                  components: str | Path | Mapping[str, Any] | None, options: Mapping[str, Any]) -> LearningTask:
    """The task that arguments from outside describe; what is wrong with them is said."""
    box = editions.edition(games.box(games.find(game)), components, options.get(VARIANT, ""))
    named = {name.replace("_", "-"): option_value(value) for name, value in options.items() if name != VARIANT}
    count = box.players[0] if players is None else whole(players)
    chosen = box.check(count, named)
    box.new(count, chosen)                          # some options do not go together
    named_reward(reward)
    longest = box.longest(count, chosen).answers if max_decisions is None else whole(max_decisions)
    if isinstance(longest, bool) or not isinstance(longest, int) or longest < 1:
        raise Problem("max-decisions", value=no_number(max_decisions))
    return LearningTask(box, count, chosen, reward, longest)


def whole(value: Any) -> Any:
    """A whole number of any kind, NumPy's too, as Python's own; all else as it is, for the check that refuses it.

    >>> whole(np.int64(3)), whole("red"), whole(True), whole(1.0)
    (3, 'red', True, 1.0)
    """
    if isinstance(value, bool) or (isinstance(value, np.ndarray) and value.ndim):
        return value
    try:
        return operator.index(value)
    except TypeError:
        return value


def plain(value: Any) -> Any:
    """An array of NumPy's as a list; all else as it is."""
    return value.tolist() if isinstance(value, np.ndarray) else value


def whole_from(least: int, name: str, value: object) -> int:
    """The whole number of an argument, at least so much."""
    number = whole(value)
    if isinstance(number, bool) or not isinstance(number, int) or number < least:
        raise Problem("whole-number", name=name, least=least, value=no_number(value))
    return number


def checked_seed(seed: int | None) -> int:
    """A seed from outside, or where there is none, one that nobody knows."""
    if seed is None:
        return secrets.randbelow(SEEDS)
    seed = whole(seed)
    chance_of(seed, None)
    return seed


def option_value(value: Any) -> Any:
    """The value of an option as it is written: a number or a flag can be given as what it is.

    >>> option_value(True), option_value(np.int8(2)), option_value("floor")
    ('on', '2', 'floor')
    """
    if isinstance(value, bool | np.bool_):
        return "on" if value else "off"
    number = whole(value)
    return shown(number) if isinstance(number, int) else value


def one_of(name: str, value: object, allowed: tuple[str, ...]) -> None:
    """Refuse the value of an argument that is none of these."""
    if not isinstance(value, str) or value not in allowed:
        raise Problem("argument-value", name=name, value=shown(value), allowed=listed(allowed))


def opponents_of(task: LearningTask, opponents: str | Sequence[str]) -> tuple[str, ...]:
    """A bot for every seat but one: names in turn."""
    names: Any = [opponents] if isinstance(opponents, str) else plain(opponents)
    if not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise Problem("opponents", value=shown(opponents))
    if not names:
        raise Problem("no-opponents")
    return bots.seated(names, task.players - 1, task.box)
