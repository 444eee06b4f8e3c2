"""PettingZoo: every seat is an agent, and the one that is asked acts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from sacbe.kernel.errors import Problem
from sacbe.learning.environment import RENDER_MODES, GameRunner
from sacbe.learning.episode import Observation, Seeds


class AgentsEnv(AECEnv):    # type: ignore[misc]
    """One game after the other.  Agents are called like the seats, and chance is played by the seed.

    `reward` says what the end is worth (win, zero-sum, points, lead); before the end all rewards are 0.  A game that
    lasts longer than `max_decisions` is cut off.  An action outside the mask is refused, and nothing changes; with
    `illegal="tell"` no error is raised, and `infos` has the reason under `refused`.
    """

    metadata = {"name": "sacbe_v0", "render_modes": [*RENDER_MODES], "is_parallelizable": False, "render_fps": 1}

    def __init__(self, game: str, players: int | None = None, *, reward: str = "win", max_decisions: int | None = None,
                 illegal: str = "raise", render_mode: str | None = None,
                 components: str | Path | Mapping[str, Any] | None = None, **options: Any) -> None:
        super().__init__()
        self.runner = GameRunner(game, players, reward, max_decisions, illegal, render_mode, components, options)
        self.metadata = {**type(self).metadata, "name": f"sacbe_{self.runner.episode.box.name}"}
        self.render_mode = render_mode
        self.possible_agents = self.runner.seats
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.runner.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.runner.action_space() for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        return self.possible_agents[self.runner.seat(agent)]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed another one than before.  `options` are PettingZoo's own and have no meaning."""
        self.runner.check_open()
        self.runner.begin(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def _turn(self, refused: str = "") -> None:
        """Select the agent that is asked, and tell everybody so."""
        episode = self.runner.episode
        self.agent_selection = self.possible_agents[max(episode.asked, 0)]
        self.infos = {agent: episode.info(seat) for seat, agent in enumerate(self.possible_agents)}
        if refused:
            self.infos[self.agent_selection]["refused"] = refused

    def observe(self, agent: str) -> Observation:
        return self.runner.episode.observe(self.runner.seat(agent))

    def step(self, action: Any) -> None:
        self.runner.check_open()
        if not self.agents:
            raise Problem("env-over" if self.runner.episode.begun else "env-not-reset")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused = self.runner.move(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        episode = self.runner.episode
        if episode.over:
            self.rewards = dict(zip(self.possible_agents, episode.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
        elif episode.cut:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn(refused)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board as everybody sees it."""
        return self.runner.render(None)

    def close(self) -> None:
        self.runner.closed = True
