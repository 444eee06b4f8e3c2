"""OpenSpiel's own search (C++) on its backgammon, measured like ours.

Run it as `python -m benchmarks.openspiel_backgammon SECONDS`.

A game of comparable length with dice, searched with full random playouts: what a general library does on this machine.
"""

from __future__ import annotations

import importlib
import json
import sys
from time import process_time
from typing import Any, Final

SIMULATIONS: Final = 200        # a decision
CURIOSITY: Final = 2.0
MEGABYTES: Final = 200


def measure(spiel: Any, seconds: float) -> dict[str, float]:
    """Return simulations per second from the first decision of a game, in CPU time."""
    game = spiel.load_game("backgammon")
    bot = spiel.MCTSBot(game, spiel.RandomRolloutEvaluator(1, 1), CURIOSITY, SIMULATIONS, MEGABYTES, True, 1, False)
    done = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        bot.step(state)
        done += SIMULATIONS
    return {"simulations_per_second": done / spent}


if __name__ == "__main__":
    try:
        found: dict[str, float] | None = measure(importlib.import_module("pyspiel"), float(sys.argv[1]))
    except ImportError:
        found = None
    print(json.dumps(found))
