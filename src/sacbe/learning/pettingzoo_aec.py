"""PettingZoo: every seat is an agent, and the one that is asked acts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable

from sacbe.kernel.errors import Problem
from sacbe.learning.arguments import check_integer
from sacbe.learning.episode import Observation
from sacbe.learning.pettingzoo_seats import SeatAgents

OF_A_GAME: Final = ("agent_selection", "infos", "rewards", "terminations", "truncations")


class AgentsEnv(SeatAgents, AECEnv):    # type: ignore[misc]
    """One game after the other, as `SeatAgents` says.

    An action outside the mask is raised; with `illegal="tell"` `infos` has the reason under `refused`.
    """

    def __getattr__(self, name: str) -> Any:
        """What PettingZoo keeps of a game is missing only before the first one."""
        if name in OF_A_GAME:
            raise AttributeError(f"{name}: {Problem('env-not-reset')}")
        raise AttributeError(f"{type(self).__name__} has no attribute {name}")

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; without a seed another one than before.  `options` are PettingZoo's own and have no meaning."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn()

    def _turn(self, refused: str = "") -> None:
        """Select the agent that is asked, and tell everybody so."""
        episode = self.runner.episode
        self.agent_selection = self.possible_agents[max(episode.asked_seat, 0)]
        self.infos = {agent: episode.info(seat) for seat, agent in enumerate(self.possible_agents)}
        if refused:
            self.infos[self.agent_selection]["refused"] = refused

    def observe(self, agent: str) -> Observation:
        return self.runner.episode.observe(self.runner.seat(agent))

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, and what it got since it acted last."""
        self._running()
        found: tuple[Observation | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The selected agents, one after the other, until the game is over; act at each of them."""
        if not self.runner.episode.has_started:
            raise Problem("env-not-reset")
        return AECIterable(self, check_integer(0, "max_iter", max_iter))

    def step(self, action: Any) -> None:
        episode = self._running()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise Problem("agent-done", seat=agent)
            self._was_dead_step(action)
            return
        refused = self.runner.play_action(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if episode.is_over:
            self.rewards = dict(zip(self.possible_agents, episode.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
        elif episode.is_truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn(refused)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()
