"""Bul with a few features, so that training can be tried in seconds.

`python -m support.learning_bul FOLDER JOBS` trains it; with `"playing 3"` behind that it kills itself at that line.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from sacbe import games
from sacbe.games.bul import game as bul
from sacbe.games.bul.rules import PIECES, Table, captives
from sacbe.kernel.core.features import Features
from sacbe.kernel.core.frame import State
from sacbe.kernel.definition.learning import LearningParts
from sacbe.lab.training.plan import TrainingPlan
from sacbe.runtime.executor import HERE
from sacbe.runtime.processes import Processes

NAMES = ("judge.points", "pieces.hand", "pieces.dead", "pieces.held")


class BulFeatures(Features):
    """Features of Bul: what can be seen at once."""

    def __init__(self, names: tuple[str, ...] = NAMES) -> None:
        super().__init__(1, names)

    def compute(self, state: State, seat: int) -> None:
        t = cast(Table, state)
        self.x[0] = bul.EVALUATOR.expected_points_of(state, seat) / 20.0
        self.x[1] = float(t.hand[seat]) / PIECES
        self.x[2] = float(t.dead[seat]) / PIECES
        self.x[3] = float(captives(t, 1 - seat)) / PIECES

    def seat_count(self, state: State) -> int:
        return 2

    def progress(self, state: State) -> float:
        return float(sum(cast(Table, state).dead)) / (2 * PIECES)


class LearntBul(bul.Bul):
    """Bul that can be learnt."""

    def learning(self) -> LearningParts:
        return LearningParts(BulFeatures(), 2.0, {"pieces.hand": 1.0, "pieces.held": 1.0},
                             {"hoarder": {"pieces.hand": 2.0}},
                             lambda state, seat: {"dead": float(cast(Table, state).dead[seat])})


PLAN = TrainingPlan("bul", seed=3, games=5, duels=4, window=2, hidden=4, second=2, epochs=2, chunk=1)


def with_bul(work: Callable[[Any], Any], task: Any) -> Any:
    """The work of another process, which has to learn first that Bul can be learnt."""
    install()
    return work(task)


def install() -> None:
    if not isinstance(bul.DEFINITION, LearntBul):
        bul.DEFINITION = LearntBul()
        games.load_definition.cache_clear()


class InTwo(Processes):
    """Two processes that learn first that Bul can be learnt."""

    def __init__(self) -> None:
        super().__init__(2)

    def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
        return super().run(partial(with_bul, work), tasks)


@pytest.fixture
def learnt_bul(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(bul, "DEFINITION", LearntBul())
    games.load_definition.cache_clear()
    yield
    games.load_definition.cache_clear()


def main(folder: str, jobs: str, last: str = "") -> None:
    """Two generations, and a line for every piece of work that is done; killed after the line `last`."""
    from sacbe.lab.training.run import TrainingRun

    def report(doing: str, done: int, total: int) -> None:
        print(doing, done, flush=True)
        if f"{doing} {done}" == last:
            os.kill(os.getpid(), signal.SIGKILL)

    install()
    training = TrainingRun(Path(folder), PLAN, InTwo() if jobs == "2" else HERE, report)
    while training.state.generation < 2:
        training.run_generation()


if __name__ == "__main__":
    main(*sys.argv[1:])
