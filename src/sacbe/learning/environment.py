"""What the environments of PettingZoo and Gymnasium have in common: arguments, spaces, pictures, the end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from sacbe.kernel.box import listed
from sacbe.kernel.encoding import LEAST, MOST
from sacbe.kernel.errors import Problem, shown
from sacbe.learning.episode import Episode, learning_task, whole

RENDER_MODES: Final = ("ansi", "human")
ILLEGAL: Final = ("raise", "tell")          # what becomes of an action outside the mask


class GameRunner:
    """The arguments of an environment, checked, and the game that it plays with them."""

    def __init__(self, game: str, players: int | None, reward: str, max_decisions: int | None, illegal: str,
                 render_mode: str | None, components: str | Path | Mapping[str, Any] | None,
                 options: Mapping[str, Any]) -> None:
        self.episode = Episode(learning_task(game, players, reward, max_decisions, components, options))
        one_of("illegal", illegal, ILLEGAL)
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        self.illegal = illegal
        self.render_mode = render_mode
        self.seats = list(self.episode.box.seats[:self.episode.told.players])
        self.closed = False

    def seat(self, name: object) -> int:
        """The number of a seat; others are refused."""
        return self.episode.box.seat(whole(name), len(self.seats))

    def observation_space(self) -> spaces.Dict:
        """What `Episode.observe` gives."""
        size, actions = int(self.episode.encoder.size), len(self.episode.actions)
        return spaces.Dict({"observation": spaces.Box(LEAST, MOST, (size,), np.int16),
                            "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.episode.actions))

    def begin(self, seed: int) -> None:
        """A new game, in an environment that is open."""
        self.check_open()
        self.episode.begin(seed)

    def check_open(self) -> None:
        if self.closed:
            raise Problem("env-closed")

    def move(self, action: object) -> str:
        """Play an action of the seat that is asked; returns what was wrong with it, where that is told, not raised.

        What is no action at all is raised in any case.
        """
        self.check_open()
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
        self.check_open()
        if self.render_mode is None:
            return None
        text = self.episode.board(seat)
        if self.render_mode == "ansi":
            return text
        print(text, flush=True)
        return None


def one_of(name: str, value: object, allowed: tuple[str, ...]) -> None:
    """Refuse the value of an argument that is none of these."""
    if value not in allowed:
        raise Problem("argument-value", name=name, value=shown(value), allowed=listed(allowed))
