"""PettingZoo's parallel interface: all agents give an action, and only that of the seat that is asked counts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from sacbe.kernel.errors import Problem
from sacbe.learning.environment import RENDER_MODES, GameRunner
from sacbe.learning.episode import Observation, Seeds


class AllSeatsEnv(ParallelEnv):    # type: ignore[misc]
    """One game after the other.  The mask of an agent that is not asked is empty, and nobody looks at its action.

    Arguments are those of `AgentsEnv`.  Here an action outside the mask is told, not raised, unless `illegal="raise"`:
    nothing happens, `infos` has the reason under `refused`, and the decision counts towards `max_decisions`.
    """

    metadata = {"name": "sacbe_v0", "render_modes": [*RENDER_MODES], "render_fps": 1}

    def __init__(self, game: str, players: int | None = None, *, reward: str = "win", max_decisions: int | None = None,
                 illegal: str = "tell", render_mode: str | None = None,
                 components: str | Path | Mapping[str, Any] | None = None, **options: Any) -> None:
        self.runner = GameRunner(game, players, reward, max_decisions, illegal, render_mode, components, options)
        self.metadata = {**type(self).metadata, "name": f"sacbe_{self.runner.episode.box.name}"}
        self.render_mode = render_mode
        self.possible_agents = self.runner.seats
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.runner.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.runner.action_space() for agent in self.possible_agents}
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[self.possible_agents[self.runner.seat(agent)]]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[self.possible_agents[self.runner.seat(agent)]]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None,
              ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed another one than before.  `options` are PettingZoo's own and have no meaning."""
        self.runner.check_open()
        self.runner.begin(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.runner.episode.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.runner.episode.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: Mapping[str, Any]) -> tuple[
            dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the action of the agent that is asked."""
        self.runner.check_open()
        episode = self.runner.episode
        if not self.agents:
            raise Problem("env-over" if episode.begun else "env-not-reset")
        for agent in actions:
            self.runner.seat(agent)
        asked = self.possible_agents[episode.asked]
        if asked not in actions:
            raise Problem("action-missing", seat=asked)
        refused = self.runner.move(actions[asked])
        over, cut = episode.over, episode.cut
        rewards = dict(zip(self.agents, episode.returns())) if over else dict.fromkeys(self.agents, 0.0)
        infos = self._infos()
        if refused:
            infos[asked]["refused"] = refused
        told = (self._observations(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut), infos)
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def render(self) -> str | None:
        """The board as everybody sees it."""
        return self.runner.render(None)

    def close(self) -> None:
        self.runner.closed = True
