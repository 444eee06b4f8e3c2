"""OpenSpiel: import this, and `pyspiel.load_game("sacbe_tzolkin(players=3,quarters=floor)")` knows every game.

Chance is a player with equally likely answers.  Actions, of chance too, are numbers of the grammar's universe.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from sacbe import games
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.definition.game_definition import GameDefinition, Option
from sacbe.kernel.errors import Problem, display_value
from sacbe.kernel.play.game import SEED_LIMIT
from sacbe.runtime.extras import require_extra

require_extra("numpy", "spiel")
require_extra("pyspiel", "spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from sacbe.learning.actions import ActionNumbers, action_numbers  # noqa: E402
from sacbe.learning.arguments import as_integer, option_value  # noqa: E402
from sacbe.learning.episode import refusal  # noqa: E402
from sacbe.learning.openspiel_state import LoggedPosition, encoder_of  # noqa: E402
from sacbe.learning.rewards import zero_sum_reward  # noqa: E402

PREFIX: Final = "sacbe_"
DIGEST: Final = 64              # numbers of an information state that tell it from others


def default_option_value(option: Option) -> int | str:
    """The first value of an option, as OpenSpiel reads it: what looks like a number is one."""
    first = option.values[0]
    return int(first) if all(value.isdigit() for value in option.values) else first


def game_type(definition: GameDefinition) -> Any:
    """Describe a game for OpenSpiel, before one is made."""
    kinds = pyspiel.GameType
    # before anything is dealt: then all of it is open
    is_open = definition.is_fully_public(definition.start_game(definition.players[0], {}))
    return kinds(
        short_name=PREFIX + definition.name, long_name=f"Sacbe: {definition.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL, chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.PERFECT_INFORMATION if is_open else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if definition.may_be_lost else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL, max_num_players=definition.players[-1],
        min_num_players=definition.players[0],
        provides_information_state_string=True, provides_information_state_tensor=True,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": definition.players[0],
                                 **{option.name: default_option_value(option) for option in definition.options}})


class SpielGame(pyspiel.Game):      # type: ignore[misc]
    """A game of the package as OpenSpiel's; each of them is a class of its own with its definition."""

    definition: GameDefinition

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        if params is not None and not isinstance(params, Mapping):
            raise Problem("game-parameters", value=display_value(params))
        given = {name: value.item() if isinstance(value, np.generic) else value
                 for name, value in (params or {}).items()}
        definition, players = self.definition, as_integer(given.get("players", self.definition.players[0]))
        self.options = definition.check_setup(players, {name: option_value(given[name]) for name in given
                                                        if name != "players"})
        definition.new(players, self.options)                       # some options do not go together
        self.actions = action_numbers(definition)
        self.size = int(encoder_of(definition, players, tuple(self.options.items())).size)
        self.longest = definition.max_length(players, self.options).answers
        super().__init__(game_type(definition), pyspiel.GameInfo(
            num_distinct_actions=len(self.actions), max_chance_outcomes=len(self.actions), num_players=players,
            min_utility=-1 / players, max_utility=1 - 1 / players, utility_sum=None if definition.may_be_lost else 0.0,
            max_game_length=self.longest), given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver:
        if params is not None and (not isinstance(params, Mapping) or params):
            raise Problem("no-observer-parameters", given=display_value(params))
        if kind is None:
            kind = pyspiel.IIGObservationType(perfect_recall=False)
        if not isinstance(kind, pyspiel.IIGObservationType):
            raise Problem("observer-kind", value=display_value(kind))
        return SpielObserver(self.size, kind)


class SpielState(pyspiel.State):    # type: ignore[misc]
    """A position with its log."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = LoggedPosition.initial(game.definition, game.num_players(), game.options)

    @property
    def _actions(self) -> ActionNumbers:
        return action_numbers(self.at.definition)

    def current_player(self) -> int:
        ask = self.at.state.ask
        if ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.seat == CHANCE else int(ask.seat)

    def _options(self) -> list[int]:
        ask, numbers = self.at.state.ask, self._actions.numbers
        return [] if ask is None else sorted([numbers[choice] for choice in ask.options])

    def _legal_actions(self, player: int) -> list[int]:
        return self._options()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        options = self._options()
        return [(action, 1 / len(options)) for action in options]

    def _apply_action(self, action: int) -> None:
        choice = self._actions.choice(action)
        refused = refusal(self.at.definition, self.at.state, choice)
        if refused is not None:
            raise refused
        self.at.play(choice)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._actions.text(action)

    def is_terminal(self) -> bool:
        return self.at.state.ask is None

    def returns(self) -> list[float]:
        """Victories less an even share, at the end."""
        return zero_sum_reward(self.at.definition, self.at.state) if self.is_terminal() else [0.0] * self.at.players

    def __str__(self) -> str:
        return self.at.state.position_key()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | None = None) -> SpielState:
        """Return a state that this player cannot tell from this one.

        Its history is empty: the draws in it would tell what the player cannot know.
        """
        seat = self.at.seat(player)
        if sampler is not None and not callable(sampler):
            raise Problem("sampler", value=display_value(sampler))
        drawn = random.random() if sampler is None else sampler()
        if not isinstance(drawn, float | np.floating | int) or not 0 <= drawn <= 1:
            raise Problem("sampler", value=display_value(drawn))
        twin: SpielState = self.get_game().new_initial_state()
        twin.at = self.at.determinize(seat, SeededDriver(min(int(drawn * SEED_LIMIT), SEED_LIMIT - 1)))
        return twin


class SpielObserver:
    """What a player, or everybody, can tell of a state, as numbers and as text.

    The tensor is the row of the game's encoder.  With perfect recall, the bits of a digest of the whole information
    state follow: they tell it from all others, and say nothing else.
    """

    def __init__(self, size: int, kind: Any) -> None:
        self.kind = kind
        self.has_own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.has_own and kind.public_info:           # the row says both, and no part of it alone
            self.tensor = np.zeros(size + (DIGEST if kind.perfect_recall else 0), np.float32)
            self.dict["observation"] = self.tensor[:size]
            if kind.perfect_recall:
                self.dict["digest"] = self.tensor[size:]

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is None:
            return
        player = state.at.seat(player)
        self.dict["observation"][:] = state.at.encode_row(player)
        if self.kind.perfect_recall:
            told = hashlib.blake2b(state.at.information_state(player).encode(), digest_size=DIGEST // 8).digest()
            self.dict["digest"][:] = np.unpackbits(np.frombuffer(told, np.uint8))

    def string_from(self, state: SpielState, player: int) -> str | None:
        player = state.at.seat(player)
        if not self.has_own:
            return state.at.view(None) if self.kind.public_info and not self.kind.perfect_recall else None
        if not self.kind.public_info:
            return None if self.kind.perfect_recall else state.at.private_text(player)
        return state.at.information_state(player) if self.kind.perfect_recall else state.at.view(player)


@cache
def register() -> Mapping[str, type[SpielGame]]:
    """Tell OpenSpiel of every game.  It keeps the classes until the very end, and so do we."""
    kinds = {}
    for name in games.names():
        definition = games.load_definition(name)
        kinds[name] = type(f"Spiel_{name}", (SpielGame,), {"definition": definition})
        pyspiel.register_game(game_type(definition), kinds[name])
    return kinds


register()
