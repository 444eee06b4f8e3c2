"""A run of training: generation after generation in a folder, so that it can be stopped at any moment and go on.

A generation plays with the best weights so far, fits new ones to what the last generations saw, and lets them meet the
best; they take its place only if they win.  Everything that is done lies in files that are whole or not there.
"""

from __future__ import annotations

import json
import platform
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from sacbe.bots import weights as files
from sacbe.games import box as game_box
from sacbe.kernel.chance import mix
from sacbe.kernel.errors import Problem
from sacbe.kernel.learnt import Calibration
from sacbe.lab.training import calibrate
from sacbe.lab.training.compare import Meeting, Met, meet, share_of, style_of, together
from sacbe.lab.training.fit import Fit
from sacbe.lab.training.selfplay import Rows, Span, play_span, untaught

T = TypeVar("T")
R = TypeVar("R")
Spread = Callable[[Callable[[T], R], Iterable[T]], Iterator[R]]      # work on tasks, in their order

CHUNK: Final = 50               # games of a file
LENGTH: Final = 300.0           # decisions of a game, before any was seen
TASTE_PACE: Final = 0.5         # how far the best taste moves to where the slope points, in deviations
KEPT_TASTE: Final = 0.85        # of the best taste, which new weights take over


class Plan(NamedTuple):
    """What a run is made of; the same plan gives the same weights."""

    game: str
    seed: int = 1
    games: int = 1500               # of self-play in a generation
    duels: int = 200                # games between new and best weights
    window: int = 6                 # generations that new weights learn from
    hidden: int = 32
    second: int = 16
    epochs: int = 6
    players: tuple[int, ...] = ()   # numbers of players, as often as they come
    options: tuple[dict[str, str], ...] = ({},)


class State(NamedTuple):
    """Where a run stands after a generation."""

    generation: int = 0
    best: str = ""                  # the folder of the best weights within the run's
    taste: dict[str, float] = {}
    length: float = LENGTH
    games: int = 0


class Training:
    """One run in its folder."""

    def __init__(self, folder: Path, plan: Plan, spread: Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]],
                 tell: Callable[[str, int, int], None] = lambda doing, done, total: None) -> None:
        self.folder, self.spread, self.tell = folder, spread, tell
        box = game_box(plan.game)
        learning = box.learning()
        if learning is None:
            raise Problem("nothing-to-learn", game=plan.game)
        self.box, self.learning = box, learning
        self.plan = plan._replace(players=plan.players or box.players)
        folder.mkdir(parents=True, exist_ok=True)
        self.state = self.resume()

    def resume(self) -> State:
        """Go on where the folder stands; a folder of another plan is refused."""
        file = self.folder / "plan.json"
        plan = json.loads(json.dumps(self.plan._asdict()))
        try:
            if file.exists() and json.loads(file.read_bytes()) != plan:
                raise Problem("training-other-plan", folder=str(self.folder))
            write_json(file, plan)
            state = self.folder / "state.json"
            return State(**json.loads(state.read_bytes())) if state.exists() else State()
        except (ValueError, TypeError):
            raise Problem("training-damaged", folder=str(self.folder)) from None

    # ------------------------------------------------------------ a generation

    def generation(self) -> dict[str, Any]:
        """Play, fit, compare; returns what the log says of it."""
        begun = perf_counter()
        number = self.state.generation + 1
        folder = self.folder / f"generation-{number:03}"
        folder.mkdir(exist_ok=True)
        length = self.play(folder, number)
        if not (folder / files.MEANING).exists():
            self.fit(folder, number, length)
        met = self.meet(str(folder), self.best_folder, self.plan.duels, mix(self.plan.seed, 900_000 + number))
        share, doubt = share_of(met)
        accepted = not self.state.best or share >= 0.5
        line = {"generation": number, "games": self.state.games + self.plan.games, "share": round(share, 3),
                "interval": round(doubt, 3), "accepted": accepted, "winners": round(mean(met.winners), 2),
                "points": [round(mean(points), 2) for points in met.scores], "style": style_of(met),
                "calibration": self.calibration_error(folder, met), "taste": self.state.taste,
                "seconds": round(perf_counter() - begun, 1)}
        taste = self.taste_after(number, accepted)
        self.state = State(number, folder.name if accepted else self.state.best, taste, length,
                           self.state.games + self.plan.games)
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        write_json(self.folder / "state.json", self.state._asdict())
        return line

    @property
    def best_folder(self) -> str:
        return str(self.folder / self.state.best) if self.state.best else ""

    def play(self, folder: Path, number: int) -> float:
        """Self-play into files of some games each; returns how long the games were."""
        plan = self.plan
        spans = [Span(plan.game, self.best_folder, plan.players, plan.options, self.state.taste,
                      mix(plan.seed, number), first, min(CHUNK, plan.games - first), self.state.length)
                 for first in range(0, plan.games, CHUNK)]
        missing = [span for span in spans if not rows_file(folder, span.first).exists()]
        done = plan.games - sum(span.many for span in missing)
        self.tell("playing", done, plan.games)
        for span, rows in zip(missing, self.spread(play_span, missing), strict=True):
            write_rows(rows_file(folder, span.first), rows)
            done += span.many
            self.tell("playing", done, plan.games)
        return float(np.mean([float(np.load(rows_file(folder, span.first))["length"]) for span in spans]))

    def fit(self, folder: Path, number: int, length: float) -> None:
        """New weights from the rows of the last generations, on from the best ones."""
        plan = self.plan
        features, heads = self.rows(number)
        learning = self.learning
        fitted = Fit(int(learning.features.size), plan.hidden, plan.second, heads.shape[1], plan.seed)
        best = files.read(Path(self.best_folder), self.box, learning) if self.state.best else None
        if best is not None and (best.hidden, best.second) == (plan.hidden, plan.second):
            fitted.take(best.numbers)
        else:
            fitted.start_straight(features, heads)
        fitted.train(features, heads, plan.epochs, int(mix(plan.seed, 500_000 + number)) % (1 << 32),
                     lambda done: self.tell("fitting", done, plan.epochs))
        start = untaught(self.box, learning)
        calibration = best.calibration if best is not None else start.calibration
        files.write(folder, self.box, learning, files.Weights(
            plan.hidden, plan.second, start.categories, fitted.numbers, calibration, self.state.taste,
            {"players": sorted(set(plan.players)), "options": list(plan.options), "edition": ""},
            {"generation": number, "rows": len(heads), "length": round(length, 1)}, learning.prize))

    def rows(self, number: int) -> tuple[npt.NDArray[Any], npt.NDArray[np.float32]]:
        """All rows of the window."""
        features, heads = [], []
        for past in range(max(1, number - self.plan.window + 1), number + 1):
            for file in sorted((self.folder / f"generation-{past:03}").glob("rows-*.npz")):
                rows = np.load(file)
                features.append(rows["features"])
                heads.append(rows["heads"])
        return np.concatenate(features), np.concatenate(heads)

    # ------------------------------------------------------------ how good it is

    def meet(self, one: str, two: str, games: int, seed: int, players: int = 0) -> Met:
        """Games between two folders of weights, with every number of players in turn unless one is given."""
        plan = self.plan
        counts = [players] if players else sorted(set(plan.players))
        each = max(2, games // len(counts) // 2 * 2)
        size = max(2, min(20, each // 4 // 2 * 2))
        tasks = [Meeting(plan.game, one, two, count, plan.options, seed, first, min(size, each - first),
                         self.state.length)
                 for count in counts for first in range(0, each, size)]
        parts: list[Met] = []
        for part in self.spread(meet, tasks):
            parts.append(part)
            self.tell("meeting", sum(len(one.shares) for one in parts), each * len(counts))
        return together(parts)

    def calibration_error(self, folder: Path, met: Met) -> dict[str, float]:
        """By number of players, with weights of a softmax that are fitted to every second game of these."""
        errors = {}
        for players in sorted({len(look.points) for look in met.looks}):
            looks = [look for look in met.looks if len(look.points) == players]
            seen = [look for look in looks if look.game // 2 % 2]
            rest = [look for look in looks if not look.game // 2 % 2]
            if not seen or not rest:
                continue
            numbers = calibrate.fit(seen, self.box.may_be_lost)
            tested = Calibration({players: numbers}, self.box.may_be_lost)
            errors[str(players)] = round(calibrate.error(calibrate.reliability(rest, tested)), 4)
        return errors

    def taste_after(self, number: int, accepted: bool) -> dict[str, float]:
        """The best taste moves to where players with a taste did better; new weights know a part of it already."""
        names = list(self.learning.tastes)
        kept = KEPT_TASTE if accepted else 1.0
        likings, gains = [], []
        for file in sorted((self.folder / f"generation-{number:03}").glob("rows-*.npz")):
            rows = np.load(file)
            likings.append(rows["likings"])
            gains.append(rows["gains"])
        sizes = np.array([self.learning.tastes[name] for name in names])
        x = np.concatenate(likings) / sizes
        y = np.concatenate(gains)
        slope = np.linalg.solve(x.T @ x + np.eye(len(names)) * 20.0, x.T @ (y - y.mean()))
        doubt = np.sqrt(y.var() / (np.diag(x.T @ x) + 20.0))
        sure = np.where(np.abs(slope) > doubt, slope / np.maximum(1.0, np.abs(slope)), 0.0)
        return {name: round(kept * self.state.taste.get(name, 0.0) + TASTE_PACE * float(move) * float(size) * 0.2, 4)
                for name, move, size in zip(names, sure, sizes, strict=True)}

    # ------------------------------------------------------------ the end

    def finish(self, target: Path, games: int, command: str) -> dict[str, Any]:
        """Calibrate the best weights on games of their own, test the chances on others, and write them to a folder."""
        if not self.state.best:
            raise Problem("training-nothing-yet", folder=str(self.folder))
        weights = files.read(Path(self.best_folder), self.box, self.learning)
        calibration, tested = {}, {}
        for players in sorted(set(self.plan.players)):
            met = self.meet(self.best_folder, self.best_folder, games, mix(self.plan.seed, 700_000 + players), players)
            half = len(met.shares) // 2
            calibration[players] = calibrate.fit([look for look in met.looks if look.game < half], self.box.may_be_lost)
            rest = [look for look in met.looks if look.game >= half]
            chances = Calibration({players: calibration[players]}, self.box.may_be_lost)
            tested[str(players)] = {"games": len(met.shares) - half, "winners": round(mean(met.winners), 2),
                                    "error": [round(one, 4) for one in calibrate.by_quarter(rest, chances)],
                                    "table": [[round(one.told, 3), round(one.true, 3), one.many]
                                              for one in calibrate.reliability(rest, chances)]}
        made = {"command": command, "seed": self.plan.seed, "plan": self.plan._asdict(),
                "generations": self.state.generation, "best": self.state.best, "games": self.state.games,
                "versions": {"python": platform.python_version(), "numpy": np.__version__}, "tested": tested}
        target.mkdir(parents=True, exist_ok=True)
        files.write(target, self.box, self.learning, weights._replace(calibration=calibration, made=made))
        return made


def rows_file(folder: Path, first: int) -> Path:
    """Where the rows of some games lie."""
    return folder / f"rows-{first:06}.npz"


def write_rows(file: Path, rows: Rows) -> None:
    """Whole or not at all."""
    part = file.with_suffix(".part.npz")
    np.savez_compressed(part, allow_pickle=False, **rows.arrays())
    part.replace(file)


def write_json(file: Path, data: Any) -> None:
    """Whole or not at all."""
    part = file.with_suffix(".part")
    part.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    part.replace(file)


def mean(numbers: list[float]) -> float:
    """The mean; 0 of none."""
    return sum(numbers) / len(numbers) if numbers else 0.0
