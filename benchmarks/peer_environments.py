"""Environments of others, stepped at random with observations.

Run it as `python -m benchmarks.peer_environments NAME SECONDS`.

A step is an action of a player that was drawn from the legal ones, and what is seen and legal then.  Each is used as
its own documentation does.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from benchmarks.measure import calls_per_second

STEPS: Final = 50               # between two looks at the clock


def catanatron() -> Iterator[None]:
    """Step through Catan for one learner against one random player, in Catanatron's Gymnasium environment."""
    module = importlib.import_module("catanatron_gym.envs.catanatron_env")
    env = module.CatanatronEnv()
    _, info = env.reset(seed=1)
    while True:
        _, _, over, cut, info = env.step(random.choice(info["valid_actions"]))
        if over or cut:
            _, info = env.reset()
        yield


def rlcard() -> Iterator[None]:
    """Step through UNO for two, in RLCard."""
    env = importlib.import_module("rlcard").make("uno", {"seed": 1})
    state, _ = env.reset()
    while True:
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        if env.is_over():
            state, _ = env.reset()
        yield


def openspiel() -> Iterator[None]:
    """Step through OpenSpiel's backgammon (C++), by its Python interface."""
    game = importlib.import_module("pyspiel").load_game("backgammon")
    state = game.new_initial_state()
    while True:
        while state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, chances)[0])
        if state.is_terminal():
            state = game.new_initial_state()
            continue
        player = state.current_player()
        state.observation_tensor(player)
        state.legal_actions_mask(player)
        state.apply_action(random.choice(state.legal_actions()))
        yield


ENVIRONMENTS: Final[Mapping[str, Callable[[], Iterator[None]]]] = {
    "catanatron": catanatron, "rlcard": rlcard, "openspiel": openspiel}


def measure(steps: Iterator[None], seconds: float) -> dict[str, float]:
    """Return steps per second, in CPU time."""
    next(steps)                                         # what is imported and built once does not count
    return {"steps_per_second": calls_per_second(lambda: [next(steps) for _ in range(STEPS)], STEPS, seconds)}


if __name__ == "__main__":
    random.seed(1)
    try:
        found: dict[str, float] | None = measure(ENVIRONMENTS[sys.argv[1]](), float(sys.argv[2]))
    except ImportError:
        found = None
    print(json.dumps(found))
