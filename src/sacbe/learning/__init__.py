"""The games behind the interfaces of libraries for learning, such as Gymnasium: see `docs/research/learning.md`.

>>> from sacbe import learning
>>> env = learning.aec("tzolkin", players=3, quarters="floor")
>>> env.reset(seed=7)
>>> env.agent_selection, env.infos["red"]["prompt"], env.action_space("red")
('red', 'wealth', Discrete(562))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sacbe.runtime.extras import require_extra

if TYPE_CHECKING:
    from sacbe.learning.gymnasium_env import SeatEnv
    from sacbe.learning.pettingzoo_aec import AgentsEnv
    from sacbe.learning.pettingzoo_parallel import AllSeatsEnv
    from sacbe.learning.vector_env import GameBatch


def aec(game: str, players: int | None = None, **more: Any) -> AgentsEnv:
    """A game for PettingZoo: one agent a seat, and one of them acts at a time.

    Options of the game are given by their names (with `_` or `-`), beside what `SeatAgents` takes.
    """
    require_extra("pettingzoo", "learning")
    from sacbe.learning.pettingzoo_aec import AgentsEnv
    return AgentsEnv(game, players, **more)


def parallel(game: str, players: int | None = None, **more: Any) -> AllSeatsEnv:
    """A game for PettingZoo's parallel interface: all agents act, and only the action of the asked one counts."""
    require_extra("pettingzoo", "learning")
    from sacbe.learning.pettingzoo_parallel import AllSeatsEnv
    return AllSeatsEnv(game, players, **more)


def gym(game: str, players: int | None = None, **more: Any) -> SeatEnv:
    """A game for Gymnasium: one seat learns, bots play the others."""
    require_extra("gymnasium", "learning")
    from sacbe.learning.gymnasium_env import SeatEnv
    return SeatEnv(game, players, **more)


def batch(game: str, players: int | None = None, *, count: int = 256, **more: Any) -> GameBatch:
    """Many games at once, in compiled code, with arrays that look at the engine's own memory."""
    require_extra("numpy", "learning")
    from sacbe.learning.vector_env import GameBatch
    return GameBatch(game, players, count=count, **more)
