"""A run of training: generation after generation in a folder, so that it can be stopped at any moment and go on.

A generation plays with the best weights so far, fits new ones to what the last generations saw, and lets them meet the
best; they take its place only if they win.  If not, they still play, so that their mistakes are learnt from.
Everything that is done lies in files that are whole or not there.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from sacbe.bots import weights as files
from sacbe.games import load_definition as game_box
from sacbe.kernel.core.chance import mix_seed
from sacbe.kernel.errors import Problem
from sacbe.lab.training import calibrate
from sacbe.lab.training.compare import MatchResult, MatchTask, merge_results, play_match, share_of, style_of
from sacbe.lab.training.fit import NetTraining, mixed_returns
from sacbe.lab.training.folder import RunFolder, RunProgress, training_requirements
from sacbe.lab.training.plan import TrainingPlan, check_plan
from sacbe.lab.training.selfplay import GameSpan, TrainingRows, handwritten_weights, play_span
from sacbe.runtime.executor import HERE, Executor

GAMES: Final = 1_000_000        # more than a generation has
SEATS: Final = 16               # more than a game has
SHARES: Final = (0.55, 0.3, 0.15)       # of the newest weights, the best and the evaluator in self-play
TASTE_PACE: Final = 0.5         # how far the best taste moves to where the slope points, in deviations
KEPT_TASTE: Final = 0.85        # of the best taste, which new weights take over


class TrainingRun:
    """One run in its folder."""

    def __init__(self, folder: Path, plan: TrainingPlan, executor: Executor = HERE,
                 tell: Callable[[str, int, int], None] = lambda doing, done, total: None) -> None:
        self.folder, self.executor, self.tell = RunFolder(folder), executor, tell
        self.plan = check_plan(plan)
        definition = game_box(plan.game)
        learning = definition.learning()
        assert learning is not None
        self.definition, self.learning = definition, learning
        self.state = self.folder.open(self.plan, training_requirements(definition, learning))
        newest = self.folder.generation_folder(self.state.generation).name if self.state.generation else ""
        self.newest = self.folder.weights(newest, definition, learning)
        self.best = self.folder.weights(self.state.best, definition, learning)
        self.folder.begin(self.plan, training_requirements(definition, learning))

    def run_tasks(self, work: Callable[[Any], Any], tasks: list[Any]) -> Iterator[Any]:
        """Yield the results in the order of the tasks; workers end as soon as nobody wants more of them."""
        with closing(self.executor.run(work, tasks)) as results:
            yield from results

    # ------------------------------------------------------------ a generation

    def run_generation(self) -> dict[str, Any]:
        """Play, fit and compare one generation; return its line of the log."""
        begun = perf_counter()
        number = self.state.generation + 1
        folder = self.folder.generation_folder(number)
        folder.mkdir(exist_ok=True)
        length = self.play(folder, number)
        if not (folder / files.MEANING).exists():
            self.fit_weights(folder, number, length)
        fitted = self.folder.weights(folder.name, self.definition, self.learning)
        met = self.play_matches(fitted, self.best, self.plan.duels, mix_seed(self.plan.seed, 900_000 + number))
        share, doubt = share_of(met)
        accepted = share >= 0.5
        line = {"generation": number, "games": self.state.games + self.plan.games, "share": round(share, 3),
                "interval": round(doubt, 3), "accepted": accepted, "winners": round(mean(met.winners), 2),
                "points": [round(mean(points), 2) for points in met.scores], "style": style_of(met),
                "calibration": self.calibration_error(met), "taste": self.state.taste,
                "seconds": round(perf_counter() - begun, 1)}
        taste = self.taste_after(number, accepted)
        self.state = RunProgress(number, folder.name if accepted else self.state.best, taste, length,
                                 self.state.games + self.plan.games)
        self.newest, self.best = fitted, fitted if accepted else self.best
        self.folder.save(self.state, line)
        return line

    def play(self, folder: Path, number: int) -> float:
        """Play games into files of some games each; return how long the games were."""
        plan = self.plan
        population = tuple(zip((self.newest, self.best, None), SHARES, strict=True))
        spans = [GameSpan(plan.game, population, plan.players, plan.options, self.state.taste,
                          mix_seed(plan.seed, number), first, min(plan.chunk, plan.games - first), self.state.length)
                 for first in range(0, plan.games, plan.chunk)]
        missing = [span for span in spans if not rows_file(folder, span.first).exists()]
        done = plan.games - sum(span.many for span in missing)
        self.tell("playing", done, plan.games)
        for span, rows in zip(missing, self.run_tasks(play_span, missing), strict=True):
            write_rows(rows_file(folder, span.first), rows)
            done += span.many
            self.tell("playing", done, plan.games)
        return float(np.mean([float(self.load(rows_file(folder, span.first))["length"]) for span in spans]))

    def fit_weights(self, folder: Path, number: int, length: float) -> None:
        """Fit new weights to the rows of the last generations, starting from the newest ones."""
        plan = self.plan
        features, heads, sequence = self.load_window(number)
        if not len(heads):
            raise Problem("training-too-few", games=plan.games)
        learning = self.learning
        fitted = NetTraining(int(learning.features.size), plan.hidden, plan.second, heads.shape[1], plan.seed)
        start = handwritten_weights(self.definition, learning)
        if self.newest is not None:
            fitted.load_numbers(self.newest.numbers)
            heads = mixed_returns(heads, fitted.heads(features), sequence)
        else:
            prior = np.zeros((heads.shape[1], int(learning.features.size)), np.float32)
            prior[0, 0] = learning.evaluator_points
            fitted.start_straight(features, heads, prior)
        fitted.train(features, heads, plan.epochs, int(mix_seed(plan.seed, 500_000 + number)) % (1 << 32),
                     lambda done: self.tell("fitting", done, plan.epochs))
        files.write(folder, self.definition, learning, files.EvaluatorWeights(
            plan.hidden, plan.second, start.categories, fitted.numbers, start.calibration, self.state.taste,
            {"players": sorted(set(plan.players)), "options": list(plan.options), "edition": ""},
            {"generation": number, "rows": len(heads), "length": round(length, 1)}, learning.prize, plan.trust))

    def load_window(self, number: int) -> tuple[npt.NDArray[Any], npt.NDArray[np.float32], npt.NDArray[np.int64]]:
        """Return all rows of the window: features, results, and which seat of which game they belong to."""
        features, heads, sequence = [], [], []
        for past in range(max(1, number - self.plan.window + 1), number + 1):
            for file in sorted(self.folder.generation_folder(past).glob("rows-*.npz")):
                rows = self.load(file)
                features.append(rows["features"])
                heads.append(rows["heads"])
                about = rows["about"].astype(np.int64)
                sequence.append((past * GAMES + about[:, 0]) * SEATS + about[:, 1])
        return np.concatenate(features), np.concatenate(heads), np.concatenate(sequence)

    def load(self, file: Path) -> dict[str, npt.NDArray[Any]]:
        """Load the rows of a file."""
        try:
            with np.load(file) as rows:
                return {name: rows[name] for name in TrainingRows._fields}
        except (BadZipFile, EOFError, KeyError, ValueError, zlib.error):
            raise self.folder.damaged_file_problem(f"{file.parent.name}/{file.name}") from None

    # ------------------------------------------------------------ how good it is

    def play_matches(self, one: files.EvaluatorWeights | None, two: files.EvaluatorWeights | None, games: int,
                     seed: int) -> MatchResult:
        """Play games between two sets of weights, with every number of players in turn."""
        plan = self.plan
        counts = sorted(set(plan.players))
        each = max(2, games // len(counts) // 2 * 2)
        size = max(2, min(20, each // 4 // 2 * 2))
        tasks = [MatchTask(plan.game, one, two, count, plan.options, seed, first, min(size, each - first),
                           self.state.length)
                 for count in counts for first in range(0, each, size)]
        parts: list[MatchResult] = []
        for part in self.run_tasks(play_match, tasks):
            parts.append(part)
            self.tell("meeting", sum(len(one.shares) for one in parts), each * len(counts))
        return merge_results(parts)

    def calibration_error(self, results: MatchResult) -> dict[str, float]:
        """Return the error of chances by number of players, where they were fitted to other games of the match."""
        errors = {}
        for players in sorted({len(look.points) for look in results.looks}):
            looks = [look for look in results.looks if len(look.points) == players]
            if len({calibrate.fold_of(look) for look in looks}) > 1:
                chances = calibrate.cross_predict(looks, self.definition.may_be_lost)
                errors[str(players)] = round(calibrate.calibration_error(calibrate.reliability_bins(chances)), 4)
        return errors

    def taste_after(self, number: int, accepted: bool) -> dict[str, float]:
        """Move the best taste to where players with a taste did better; new weights know a part of it already."""
        names = list(self.learning.tastes)
        kept = KEPT_TASTE if accepted else 1.0
        likings, gains = [], []
        for file in sorted(self.folder.generation_folder(number).glob("rows-*.npz")):
            rows = self.load(file)
            likings.append(rows["likings"])
            gains.append(rows["gains"])
        sizes = np.array([self.learning.tastes[name] for name in names])
        x = np.concatenate(likings) / sizes
        y = np.concatenate(gains)
        if not len(y):
            return {name: round(kept * liking, 4) for name, liking in self.state.taste.items()}
        slope = np.linalg.solve(x.T @ x + np.eye(len(names)) * 20.0, x.T @ (y - y.mean()))
        doubt = np.sqrt(y.var() / (np.diag(x.T @ x) + 20.0))
        sure = np.where(np.abs(slope) > doubt, slope / np.maximum(1.0, np.abs(slope)), 0.0)
        return {name: round(kept * self.state.taste.get(name, 0.0) + TASTE_PACE * float(move) * float(size) * 0.2, 4)
                for name, move, size in zip(names, sure, sizes, strict=True)}


def rows_file(folder: Path, first: int) -> Path:
    """Return the file for the rows of some games."""
    return folder / f"rows-{first:06}.npz"


def write_rows(file: Path, rows: TrainingRows) -> None:
    """Write rows, whole or not at all; a file that was begun never looks like one with rows."""
    part = file.with_name(f".{file.name}.part")
    with part.open("wb") as stream:
        np.savez_compressed(stream, allow_pickle=False, **rows.arrays())
    part.replace(file)


def mean(numbers: list[float]) -> float:
    """Return the mean of some numbers; 0 if there are none."""
    return sum(numbers) / len(numbers) if numbers else 0.0
