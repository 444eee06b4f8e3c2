"""One benchmark run: our games in both forms of the engine, and other engines, in turn and several times.

Every measurement is a process of its own and they run one after the other, so that all of them have one core and
none of them the warm memory of another; the best of several runs is the one that was disturbed least.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.measure import PLAYERS
from benchmarks.peer_environments import ENVIRONMENTS
from sacbe import games

RUNS: Final = 3
PEERS: Final = ("catanatron", "openspiel_backgammon")
FOLDER: Final = Path(__file__).parent
STEPS: Final = "steps_per_second"


def read_aims() -> dict[str, dict[str, int]]:
    """Return the games that are measured, in this order, and what they should reach."""
    found: dict[str, dict[str, int]] = json.loads((FOLDER / "aims.json").read_text(encoding="utf-8"))
    return {name: aims for name, aims in found.items() if name in games.names()}


# What the ratios of each game should reach, and how many steps a second its batches should make.
AIMS: Final[Mapping[str, Mapping[str, int]]] = {
    name: {ratio: aim for ratio, aim in aims.items() if ratio != STEPS} for name, aims in read_aims().items()}
STEP_AIMS: Final[Mapping[str, int]] = {name: aims[STEPS] for name, aims in read_aims().items() if STEPS in aims}


class MeasurementFailed(Exception):
    """Raised when a measuring process has ended with an error."""


class EngineForms(NamedTuple):
    """The speeds of one game in both forms of the engine; None for a compiled one that does not exist."""

    compiled: dict[str, Any] | None
    pure: dict[str, Any]


class Bench(NamedTuple):
    """The results of a benchmark run; None for what is not installed."""

    games: dict[str, EngineForms]
    peer: dict[str, Any] | None
    spiel: dict[str, Any] | None
    environments: dict[str, dict[str, Any] | None]

    def ratios(self, game: str) -> dict[str, float]:
        """Return how many times faster we are than others.

        Decisions and copies are compared with Catanatron's, our search with OpenSpiel's, our batch with the fastest
        environment of others, and our two forms with each other.
        """
        compiled, pure = self.games[game]
        ours = compiled or pure
        found: dict[str, float] = {}
        if self.peer is not None:
            found["decisions"] = ours["decisions_per_second"] / self.peer["decisions_per_second"]
            found["copy"] = ours["copies_per_second"] / self.peer["copies_per_second"]
        if self.spiel is not None:
            found["search"] = ours["simulations_per_second"] / self.spiel["simulations_per_second"]
        rivals = [speed["steps_per_second"] for speed in self.environments.values() if speed is not None]
        if rivals:
            found["steps"] = ours["steps_per_second"] / max(rivals)
        if compiled is not None:
            found["forms"] = compiled["decisions_per_second"] / pure["decisions_per_second"]
        found["flat"] = max(ours["quarters"]) / min(ours["quarters"])
        return found

    def as_data(self) -> dict[str, Any]:
        found = {name: {**forms._asdict(), "ratios": self.ratios(name), "aims": dict(AIMS.get(name, {}))}
                 for name, forms in self.games.items()}
        return {"games": found, "peer": self.peer, "spiel": self.spiel, "environments": self.environments,
                "step_aims": dict(STEP_AIMS)}


def games_to_measure(game: str | None) -> tuple[str, ...]:
    """Return the names of the games to measure: the one that is wanted, or all that have aims."""
    if game is None:
        return tuple(AIMS)
    name = games.find(game)
    games.load_definition(name).check_setup(PLAYERS, {})  # refuses a game for fewer
    return (name,)


def steps(names: Sequence[str]) -> int:
    """Return how many measurements a benchmark of these games takes."""
    return RUNS * (2 * len(names) + len(PEERS) + len(ENVIRONMENTS))


def run_benchmarks(seconds: float, names: Sequence[str], progress: Callable[[int], None] = lambda done: None) -> Bench:
    """Measure everything `RUNS` times, each time for about `seconds` of each game in each form and of each peer."""
    compiled: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    pure: dict[str, list[dict[str, Any]]] = {name: [] for name in names}
    peers: dict[str, list[dict[str, Any]]] = {module: [] for module in PEERS}
    rivals: dict[str, list[dict[str, Any]]] = {name: [] for name in ENVIRONMENTS}
    done = count(1)
    for _ in range(RUNS):
        for name in names:
            ours = run_measurement("measure", name, str(seconds), pure=False)
            progress(next(done))
            (compiled if ours["form"] == "compiled" else pure)[name].append(ours)
            if ours["form"] == "compiled":
                pure[name].append(run_measurement("measure", name, str(seconds), pure=True))
            progress(next(done))
        for module in PEERS:
            theirs = run_measurement(module, str(seconds), pure=True)
            if theirs is not None:
                peers[module].append(theirs)
            progress(next(done))
        for rival in ENVIRONMENTS:
            theirs = run_measurement("peer_environments", rival, str(seconds), pure=True)
            if theirs is not None:
                rivals[rival].append(theirs)
            progress(next(done))
    forms = {name: EngineForms(best_numbers(compiled[name]) if compiled[name] else None, best_numbers(pure[name]))
             for name in names}
    peer, spiel = (best_numbers(peers[module]) if peers[module] else None for module in PEERS)
    return Bench(forms, peer, spiel, {name: best_numbers(runs) if runs else None for name, runs in rivals.items()})


def run_measurement(module: str, *arguments: str, pure: bool) -> Any:
    """Run a measuring process, and return what it prints."""
    variables = {**os.environ, "SACBE_PURE": "1" if pure else "0"}
    done = subprocess.run([sys.executable, "-m", f"benchmarks.{module}", *arguments], env=variables, cwd=FOLDER.parent,
                          capture_output=True, text=True)
    if done.returncode != 0:
        raise MeasurementFailed((done.stderr.strip().splitlines() or [str(done.returncode)])[-1])
    return json.loads(done.stdout)


def best_numbers(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the best of every number: the highest rate, the least time and the least memory."""
    found = dict(runs[0])
    for key, value in found.items():
        if key.endswith("_per_second"):
            found[key] = max(run[key] for run in runs)
        elif key == "quarters":
            found[key] = [min(run[key][part] for run in runs) for part in range(len(value))]
        elif key == "bytes_per_state":
            found[key] = min(run[key] for run in runs)
    return found
