"""What both interfaces of PettingZoo have in common: every seat is an agent, with its spaces."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gymnasium import spaces

from sacbe.kernel.errors import Problem
from sacbe.learning.arguments import RENDER_MODES
from sacbe.learning.environment import GameRunner
from sacbe.learning.episode import Episode, SeedSequence


class SeatAgents:
    """Agents are called like the seats; chance is played by the seed.

    `reward` says what the end is worth (win, zero-sum, points, lead); before the end all rewards are 0.  A game that
    lasts longer than `max_decisions` is cut off.  An action outside the mask is raised or told, as `illegal` says; in
    both cases nothing changes.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "is_parallelizable": False, "render_fps": 1}
    usual = "raise"                     # what becomes of an action outside the mask, unless somebody says otherwise

    def __init__(self, game: str, players: int | None = None, *, reward: str = "win", max_decisions: int | None = None,
                 illegal: str | None = None, render_mode: str | None = None,
                 components: str | Path | Mapping[str, Any] | None = None, **options: Any) -> None:
        self.runner = GameRunner(game, players, reward, max_decisions, self.usual if illegal is None else illegal,
                                 render_mode, components, options)
        self.metadata = {**type(self).metadata, "name": f"sacbe_{self.runner.episode.definition.name}"}
        self.render_mode = render_mode
        self.possible_agents = self.runner.seats
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.runner.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.runner.action_space() for agent in self.possible_agents}
        self._seeds = SeedSequence()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.runner.told.definition.name}, {self.runner.told.players} players>"

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        return self.possible_agents[self.runner.seat(agent)]

    def _begin(self, seed: int | None) -> None:
        episode = self.runner.episode
        episode.begin(self._seeds.next(seed))
        self.agents = self.possible_agents[:]

    def _running(self) -> Episode:
        """The game, while it asks somebody; else a problem that says why it does not."""
        episode = self.runner.episode
        if not self.agents:
            raise Problem("env-over" if episode.has_started else "env-not-reset")
        return episode

    def render(self) -> str | None:
        """The board as everybody sees it."""
        return self.runner.render(None)

    def close(self) -> None:
        self.runner.closed = True
