"""Catanatron, the fastest Python engine of a comparable game, measured like ours.

Run it as `python -m benchmarks.catanatron SECONDS`.

Its own loop `Game.play` copies the game twice; here the ticks are played one by one, so that it is not slowed down.
Every tick counts as a decision, even one without a choice, which ours would not ask for.  A simulation is what its
search does for one: a copy of an early position, played out at random.
"""

from __future__ import annotations

import importlib
import json
import sys
from time import process_time
from typing import Any, Final

from benchmarks.measure import calls_per_second

SNAPSHOT_EVERY: Final = 100
TURNS: Final = 1000         # Catanatron's own limit for games that do not end


def new_game(peer: Any, seed: int) -> Any:
    """Return a game of four random players."""
    return peer.Game([peer.RandomPlayer(color) for color in peer.Color], seed=seed)


def ticks(game: Any, snapshots: list[Any] | None = None) -> int:
    """Play to the end, and return the number of ticks; copies go into `snapshots`, where they are wanted."""
    count = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        count += 1
        if snapshots is not None and count % SNAPSHOT_EVERY == 0:
            snapshots.append(game.copy())
    return count


def measure(peer: Any, seconds: float) -> dict[str, float]:
    """Return games, ticks and copies per second, in CPU time."""
    played = decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds * 0.75:
        decisions += ticks(new_game(peer, played + 1))
        played += 1
    snapshots: list[Any] = []
    ticks(new_game(peer, 1), snapshots)
    copies = calls_per_second(lambda: [game.copy() for game in snapshots], len(snapshots), seconds * 0.25)
    simulations = calls_per_second(lambda: ticks(new_game(peer, 1).copy()), 1, seconds * 0.25)
    return {"games_per_second": played / spent, "decisions_per_second": decisions / spent, "copies_per_second": copies,
            "simulations_per_second": simulations}


if __name__ == "__main__":
    try:
        found: dict[str, float] | None = measure(importlib.import_module("catanatron"), float(sys.argv[1]))
    except ImportError:
        found = None
    print(json.dumps(found))
