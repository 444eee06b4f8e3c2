"""PettingZoo's parallel interface: all agents give an action, and only that of the seat that is asked counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv

from sacbe.kernel.errors import Problem, display_value
from sacbe.learning.episode import Observation
from sacbe.learning.pettingzoo_seats import SeatAgents


class AllSeatsEnv(SeatAgents, ParallelEnv):    # type: ignore[misc]
    """One game after the other.  The mask of an agent that is not asked is empty, and nobody looks at its action.

    An action outside the mask is told, not raised, unless `illegal="raise"`: nothing happens, `infos` has the reason
    under `refused`, and the decision counts towards `max_decisions`.
    """

    usual = "tell"

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None,
              ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; without a seed another one than before.  `options` are PettingZoo's own and have no meaning."""
        self._begin(seed)
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.runner.episode.observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.runner.episode.info(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: Mapping[str, Any]) -> tuple[
            dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play the action of the agent that is asked."""
        episode = self._running()
        if not isinstance(actions, Mapping):
            raise Problem("actions-mapping", value=display_value(actions))
        for agent in actions:
            self.runner.seat(agent)
        asked = self.possible_agents[episode.asked_seat]
        if asked not in actions:
            raise Problem("action-missing", seat=asked)
        refused = self.runner.play_action(actions[asked])
        over, cut = episode.is_over, episode.is_truncated
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
