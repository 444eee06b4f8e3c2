"""Gymnasium: one seat learns, and bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from sacbe import bots, games
from sacbe.kernel.core.chance import Driver, mix_seed
from sacbe.kernel.errors import Problem
from sacbe.kernel.vector.batch import answer_again
from sacbe.runtime.extras import require_extra

require_extra("numpy", "learning")
require_extra("gymnasium", "learning")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from sacbe.learning.arguments import RENDER_MODES, opponents_of, resolve_seed  # noqa: E402
from sacbe.learning.environment import GameRunner  # noqa: E402
from sacbe.learning.episode import Episode, Observation  # noqa: E402

ANY_SEAT: Final = "any"     # a seat that is drawn for each game


class SeatEnv(gymnasium.Env[Any, Any]):
    """One game after the other for one seat, against bots by their names, which are used in turn.

    `seat` is a name, a number or `any`: drawn for each game.  Rewards and `max_decisions` are as in `SeatAgents`, and
    only the learner's own decisions count.  An action outside the mask changes nothing: it is told in `info` under
    `refused`, or raised with `illegal="raise"`.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}

    def __init__(self, game: str, players: int | None = None, *, opponents: str | Sequence[str] = "random",
                 seat: int | str = 0, reward: str = "win", max_decisions: int | None = None, illegal: str = "tell",
                 render_mode: str | None = None, components: str | Path | Mapping[str, Any] | None = None,
                 **options: Any) -> None:
        self.runner = GameRunner(game, players, reward, max_decisions, illegal, render_mode, components, options)
        self.render_mode = render_mode
        self.observation_space = self.runner.observation_space()
        self.action_space = self.runner.action_space()
        self.opponents = opponents_of(self.runner.task, opponents)
        self._is_drawn = isinstance(seat, str) and seat == ANY_SEAT
        self.seat = -1 if self._is_drawn else self.runner.seat(seat)        # where the learner sits in this game
        self._bots: dict[int, Driver] = {}
        self._seed = -1                         # of this game; before the first one there is none
        self._taken: list[int] = []             # what everybody has answered in this game

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "_bots": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Bots are made again and meet all answers again, for they remember."""
        vars(self).update(kept)
        if self._seed < 0:
            return
        again = Episode(self.runner.task)
        self._bots = self._rivals()
        again.begin(self._seed)
        for choice in self._taken:
            answer_again(again.definition, again.state, self._bots, choice)
            again.play(choice)

    def __repr__(self) -> str:
        return f"<SeatEnv of {self.runner.task.definition.name} against {', '.join(self.opponents)}>"

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None,
              ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; without a seed another one than before.  `options` are Gymnasium's own and have no meaning."""
        episode = self.runner.episode
        if seed is not None:
            seed = resolve_seed(seed)
        super().reset(seed=seed)
        self._seed = int(self.np_random.integers(1 << 61)) if seed is None else seed
        if self._is_drawn:
            self.seat = int(self.np_random.integers(len(self.runner.seats)))
        self._bots = self._rivals()
        episode.begin(self._seed)
        self._own, self._taken = 0, []
        self._wait()
        return self._told()

    def _rivals(self) -> dict[int, Driver]:
        """New bots for the other seats."""
        others = [seat for seat in range(len(self.runner.seats)) if seat != self.seat]
        return {seat: bots.make_bot(name, self.runner.task.definition, seat, mix_seed(self._seed, seat))
                for seat, name in zip(others, self.opponents)}

    def _wait(self) -> None:
        """Let the bots play until the learner is asked."""
        episode = self.runner.episode
        while (ask := episode.state.ask) is not None and ask.seat != self.seat:
            choice = int(self._bots[ask.seat].choose(episode.state, ask))
            self._taken.append(choice)
            episode.play(choice)
        episode.decisions = self._own

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.runner.episode
        if episode.is_over or episode.is_truncated:
            raise Problem("env-over")
        refused = self.runner.play_action(action)
        if not refused:
            self._taken.append(episode.actions.choice(action))
        self._own += 1
        self._wait()
        reward = episode.returns()[self.seat] if episode.is_over else 0.0
        seen, info = self._told()
        if refused:
            info["refused"] = refused
        if self.render_mode == "human":
            self.render()
        return seen, reward, episode.is_over, episode.is_truncated, info

    def _told(self) -> tuple[Observation, dict[str, Any]]:
        episode = self.runner.episode
        return episode.observe(self.seat), episode.info(self.seat)

    def action_masks(self) -> NDArray[np.int8]:
        """The mask alone, by the name that learners with masks ask for."""
        return self.runner.episode.mask(self.seat)

    def render(self) -> str | None:
        """The board as the learner's seat sees it."""
        return self.runner.render(self.seat)

    def close(self) -> None:
        self.runner.closed = True


def register() -> None:
    """Let `gymnasium.make` know every game: `sacbe/tzolkin-v1`, with the version of its rules."""
    for name in games.names():
        id = f"sacbe/{name}-v{games.load_definition(name).version}"
        if id not in gymnasium.registry:
            gymnasium.register(id=id, entry_point="sacbe.learning.gymnasium_env:SeatEnv", kwargs={"game": name})


register()
