"""What the environments of PettingZoo and Gymnasium have in common: arguments, spaces, pictures, the end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from sacbe.kernel.core.encoding import LEAST, MOST
from sacbe.kernel.errors import Problem
from sacbe.learning.arguments import ILLEGAL, RENDER_MODES, as_integer, check_one_of, learning_task
from sacbe.learning.episode import Episode


class GameRunner:
    """The arguments of an environment, checked, and the game that it plays with them.

    Whatever an environment does, it does with `episode`, so one that is closed does nothing any more.
    """

    def __init__(self, game: str, players: int | None, reward: str, max_decisions: int | None, illegal: str,
                 render_mode: str | None, components: str | Path | Mapping[str, Any] | None,
                 options: Mapping[str, Any]) -> None:
        self.told = learning_task(game, players, reward, max_decisions, components, options)
        self._episode = Episode(self.told)
        check_one_of("illegal", illegal, ILLEGAL)
        if render_mode is not None:
            check_one_of("render_mode", render_mode, RENDER_MODES)
        self.illegal = illegal
        self.render_mode = render_mode
        self.seats = list(self.told.definition.seats[:self.told.players])
        self.closed = False

    @property
    def episode(self) -> Episode:
        """The game; a closed environment has none."""
        if self.closed:
            raise Problem("env-closed")
        return self._episode

    def seat(self, name: object) -> int:
        """The number of a seat; others are refused."""
        return self.episode.definition.seat_number(as_integer(name), len(self.seats))

    def observation_space(self) -> spaces.Dict:
        """What `Episode.observe` gives."""
        size, actions = int(self.episode.encoder.size), len(self.episode.actions)
        return spaces.Dict({"observation": spaces.Box(LEAST, MOST, (size,), np.int16),
                            "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        """All actions of the game, legal or not."""
        return spaces.Discrete(len(self.episode.actions))

    def play_action(self, action: object) -> str:
        """Play an action of the seat that is asked; return what was wrong with it, if that is not to be raised.

        What is no action at all is raised in any case.
        """
        choice = self.episode.actions.choice(action)
        refused = self.episode.refusal(choice)
        if refused is None:
            self.episode.play(choice)
            return ""
        if self.illegal == "raise":
            raise refused
        self.episode.decisions += 1                 # else who only errs would never come to an end
        return str(refused)

    def render(self, seat: int | None) -> str | None:
        """The board as text, returned or printed, as the mode says."""
        episode = self.episode
        if self.render_mode is None:
            return None
        text = episode.board(seat)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None
