"""The end of a run: chances for its best weights, fitted to games of their own.

They are tested part by part, each with a calibration that was fitted to the other parts.  The games lie in the run's
folder, some in each file, so that this too goes on where it was stopped.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np

from sacbe.bots import weights as files
from sacbe.kernel.core.chance import mix_seed
from sacbe.kernel.errors import Problem
from sacbe.lab.training import calibrate
from sacbe.lab.training.compare import EvaluatedPosition, MatchResult, MatchTask, merge_results, play_match
from sacbe.lab.training.folder import write
from sacbe.lab.training.run import TrainingRun, mean

FULL_TABLE: Final = 4           # players of a game that the games are counted by: the fewer play, the less it tells
SOME: Final = 20                # games in a file


def finish(training: TrainingRun, target: Path, games: int, command: str) -> dict[str, Any]:
    """Calibrate the best weights of a run and write them to a folder; returns how they were made."""
    weights, definition, state = training.best, training.definition, training.state
    if weights is None:
        raise Problem("training-nothing-yet", folder=str(training.folder.path))
    calibration, tested = {}, {}
    for players in sorted(set(training.plan.players)):
        met = own_games(training, weights, players, games * FULL_TABLE // players)
        calibration[players] = calibrate.fit_calibration(met.looks, definition.may_be_lost)
        tested[str(players)] = measure_calibration(met, definition.may_be_lost)
    made = {"command": command, "seed": training.plan.seed, "plan": training.plan._asdict(),
            "generations": state.generation, "best": state.best, "games": state.games, "length": state.length,
            "versions": {"python": platform.python_version(), "numpy": np.__version__}, "tested": tested}
    target.mkdir(parents=True, exist_ok=True)
    files.write(target, definition, training.learning, weights._replace(calibration=calibration, made=made))
    return made


def own_games(training: TrainingRun, weights: files.EvaluatorWeights, players: int, games: int) -> MatchResult:
    """Play games of the weights with themselves, each with dice of its own."""
    plan, state = training.plan, training.state
    kept = training.folder.path / f"calibration-{state.best}"
    kept.mkdir(exist_ok=True)
    tasks = [MatchTask(plan.game, weights, weights, players, plan.options, mix_seed(plan.seed, 700_000 + players),
                       first,
                       min(SOME, games - first), state.length, is_swapped=False)
             for first in range(0, games, SOME)]
    missing = [task for task in tasks if not file_of_task(kept, task).exists()]
    done = games - sum(task.many for task in missing)
    training.tell("meeting", done, games)
    for task, met in zip(missing, training.run_tasks(play_match, missing), strict=True):
        write(file_of_task(kept, task), json.dumps(met._asdict()))
        done += task.many
        training.tell("meeting", done, games)
    return merge_results(list(read_results(training, kept, tasks)))


def file_of_task(folder: Path, task: MatchTask) -> Path:
    """Return the file for the games of a task."""
    return folder / f"{task.players}-{task.first:06}-{task.many}.json"


def read_results(training: TrainingRun, folder: Path, tasks: list[MatchTask]) -> Iterator[MatchResult]:
    """Yield the stored results of all games."""
    for task in tasks:
        file = file_of_task(folder, task)
        try:
            met = MatchResult(**json.loads(file.read_bytes()))
            yield met._replace(looks=[EvaluatedPosition(*look) for look in met.looks])
        except (TypeError, ValueError):
            raise training.folder.damaged_file_problem(f"{folder.name}/{file.name}") from None


def measure_calibration(results: MatchResult, may_be_lost: bool) -> dict[str, Any]:
    """Measure how far chances are off in games that they were not fitted to."""
    chances = calibrate.cross_predict(results.looks, may_be_lost)
    return {"games": len(results.shares), "winners": round(mean(results.winners), 2),
            "error": [round(one, 4) for one in calibrate.error_by_quarter(chances)],
            "table": [[round(one.told, 3), round(one.true, 3), one.many]
                      for one in calibrate.reliability_bins(chances)]}
