"""One benchmark run: both forms of the engine and Catanatron in turn, several times, and the best of each.

Every measurement is a process of its own and they run one after the other, so that all of them have one core and
none of them the warm memory of another; the best of several runs is the one that was disturbed least.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sacbe.kernel.errors import Problem

RUNS: Final = 3
AIMS: Final = {"decisions": 50, "copy": 40, "forms": 8, "search": 1}      # what the ratios should reach at least


class Bench(NamedTuple):
    """What was measured; None for what is not installed."""

    compiled: dict[str, Any] | None
    pure: dict[str, Any]
    peer: dict[str, Any] | None
    spiel: dict[str, Any] | None

    @property
    def ratios(self) -> dict[str, float]:
        """How many times faster: our form that runs against Catanatron, its copy against our clone, our search
        against OpenSpiel's, our two forms."""
        ours = self.compiled or self.pure
        found: dict[str, float] = {}
        if self.peer is not None:
            found["decisions"] = ours["decisions_per_second"] / self.peer["decisions_per_second"]
            found["copy"] = ours["copies_per_second"] / self.peer["copies_per_second"]
        if self.spiel is not None:
            found["search"] = ours["simulations_per_second"] / self.spiel["simulations_per_second"]
        if self.compiled is not None:
            found["forms"] = self.compiled["decisions_per_second"] / self.pure["decisions_per_second"]
        found["flat"] = max(ours["quarters"]) / min(ours["quarters"])
        return found

    def as_data(self) -> dict[str, Any]:
        return {**self._asdict(), "ratios": self.ratios}


def bench(seconds: float, progress: Callable[[int], None] = lambda done: None) -> Bench:
    """Measure everything `RUNS` times, each time for about `seconds` of each engine."""
    if not 0.1 <= seconds <= 600:
        raise Problem("bench-seconds", seconds=str(seconds))
    compiled: list[dict[str, Any]] = []
    pure: list[dict[str, Any]] = []
    peer: list[dict[str, Any]] = []
    spiel: list[dict[str, Any]] = []
    for run in range(RUNS):
        ours = measured("measure", seconds, pure=False)
        progress(3 * run + 1)
        (compiled if ours["form"] == "compiled" else pure).append(ours)
        if ours["form"] == "compiled":
            pure.append(measured("measure", seconds, pure=True))
        progress(3 * run + 2)
        for module, found in (("peer", peer), ("backgammon", spiel)):
            theirs = measured(module, seconds, pure=True)
            if theirs is not None:
                found.append(theirs)
        progress(3 * run + 3)
    return Bench(best(compiled) if compiled else None, best(pure), best(peer) if peer else None,
                 best(spiel) if spiel else None)


def measured(module: str, seconds: float, pure: bool) -> Any:
    """What a measuring process prints."""
    variables = {**os.environ, "SACBE_PURE": "1" if pure else "0"}
    done = subprocess.run([sys.executable, "-m", f"sacbe.lab.{module}", str(seconds)], env=variables,
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise Problem("bench-failed", detail=(done.stderr.strip().splitlines() or [str(done.returncode)])[-1])
    return json.loads(done.stdout)


def best(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """The best of every number: the highest rate, the least time and the least memory."""
    found = dict(runs[0])
    for key, value in found.items():
        if key.endswith("_per_second"):
            found[key] = max(run[key] for run in runs)
        elif key == "quarters":
            found[key] = [min(run[key][part] for run in runs) for part in range(len(value))]
        elif key == "bytes_per_state":
            found[key] = min(run[key] for run in runs)
    return found
