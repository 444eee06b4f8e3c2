"""The folder of a training run: its plan, where it stands, and its log, in files that are whole or not there.

Nothing here needs numpy, so that a log can be read where nobody trains.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import is_zipfile

from sacbe.bots import weights as files
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.definition.learning import LearningParts
from sacbe.kernel.errors import Problem
from sacbe.lab.training.plan import TrainingPlan
from sacbe.runtime.atomic_files import try_lock

LENGTH: Final = 300.0           # decisions of a game, before any was seen
PLAN: Final = "plan.json"
PROGRESS_FILE: Final = "state.json"
LOG_FILE: Final = "log.jsonl"
MADE_FOR: Final = "made_for"    # the rules and features that a plan was begun with


class RunProgress(NamedTuple):
    """The state of a run after a generation."""

    generation: int = 0
    best: str = ""                  # the folder of the best weights within the run's
    taste: dict[str, float] = {}
    length: float = LENGTH
    games: int = 0


class RunFolder:
    """The files of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, plan: TrainingPlan, made_for: Mapping[str, Any]) -> RunProgress:
        """Return where a run with this plan stands; refuse a folder of another plan, or a damaged one."""
        wanted = json.loads(json.dumps(plan._asdict()))
        had = self.stored_plan()
        if had is not None:
            if had.pop(MADE_FOR, made_for) != made_for:
                raise Problem("training-other-game", folder=str(self.path), game=plan.game)
            if {**TrainingPlan("")._asdict(), **had} != wanted:
                raise Problem("training-other-plan", folder=str(self.path), what=differing_names(had, wanted))
        reached = self.read_progress()
        self.check(reached, plan.window)
        return reached

    def begin(self, plan: TrainingPlan, made_for: Mapping[str, Any]) -> None:
        """Write down the plan, unless it stands there already."""
        wanted = {**json.loads(json.dumps(plan._asdict())), MADE_FOR: made_for}
        self.path.mkdir(parents=True, exist_ok=True)
        if self.stored_plan() != wanted:
            write_json(self.path / PLAN, wanted)

    def stored_plan(self) -> dict[str, Any] | None:
        """Return the plan that the folder was begun with; None for a new folder."""
        file = self.path / PLAN
        if not file.exists():
            if (self.path / PROGRESS_FILE).exists() or any(self.path.glob("generation-*")):
                raise self.damaged_file_problem(PLAN)
            return None
        return self.read_mapping(PLAN)

    def read_progress(self) -> RunProgress:
        """Return where the run stands."""
        if not (self.path / PROGRESS_FILE).exists():
            return RunProgress()
        data = self.read_mapping(PROGRESS_FILE)
        try:
            found = RunProgress(**data)
            is_good = (all(type(data[name]) is int and data[name] >= 0 for name in ("generation", "games"))
                       and re.fullmatch(r"(generation-\d{3,})?", found.best) is not None and float(found.length) > 0
                       and all(isinstance(liking, int | float) for liking in found.taste.values()))
        except (AttributeError, KeyError, TypeError, ValueError):
            is_good = False
        if not is_good:
            raise self.damaged_file_problem(PROGRESS_FILE)
        return found

    def check(self, progress: RunProgress, window: int) -> None:
        """Check that everything exists that the next generation reads."""
        for number in range(max(1, progress.generation - window + 2), progress.generation + 2):
            folder = self.generation_folder(number)
            rows = sorted(folder.glob("rows-*.npz"))
            if number <= progress.generation and not rows:
                raise self.damaged_file_problem(folder.name)
            for file in rows:
                if not is_zipfile(file):
                    raise self.damaged_file_problem(f"{folder.name}/{file.name}")

    def weights(self, name: str, definition: GameDefinition, learning: LearningParts) -> files.EvaluatorWeights | None:
        """Return the weights of a generation by the name of its folder.

        No name means the evaluator: it returns None.
        """
        if not name:
            return None
        try:
            return files.read(self.path / name, definition, learning)
        except Problem:
            raise self.damaged_file_problem(name) from None

    def generation_folder(self, number: int) -> Path:
        """Return the folder of a generation."""
        return self.path / f"generation-{number:03}"

    def read_log(self) -> list[dict[str, Any]]:
        """Return the log lines of every generation that is done."""
        done = self.read_progress().generation
        try:
            lines = [json.loads(line) for line in (self.path / LOG_FILE).read_text(encoding="utf-8").splitlines()]
            return [line for line in lines if line["generation"] <= done]
        except FileNotFoundError:
            return []
        except (KeyError, TypeError, ValueError):
            raise self.damaged_file_problem(LOG_FILE) from None

    def save(self, progress: RunProgress, line: Mapping[str, Any]) -> None:
        """Store that a generation is done.

        The log comes first: what it says of a generation that did not count is dropped.
        """
        lines = [*self.read_log(), line]
        write(self.path / LOG_FILE, "".join(json.dumps(one) + "\n" for one in lines))
        write_json(self.path / PROGRESS_FILE, progress._asdict())

    @contextmanager
    def lock_folder(self) -> Iterator[None]:
        """Lock the folder, so that only one process trains in it at a time."""
        self.path.mkdir(parents=True, exist_ok=True)
        lock = os.open(self.path, os.O_RDONLY)
        try:
            if not try_lock(lock):
                raise Problem("training-busy", folder=str(self.path))
            yield
        finally:
            os.close(lock)

    def read_mapping(self, name: str) -> dict[str, Any]:
        """Read a file that holds a JSON object."""
        try:
            data = json.loads((self.path / name).read_bytes())
        except ValueError:
            raise self.damaged_file_problem(name) from None
        if not isinstance(data, dict):
            raise self.damaged_file_problem(name)
        return data

    def damaged_file_problem(self, file: str) -> Problem:
        return Problem("training-damaged", folder=str(self.path), file=file)


def training_requirements(definition: GameDefinition, learning: LearningParts) -> dict[str, Any]:
    """Return what the rows and weights of a run depend on besides its plan."""
    return {"rules": definition.version, "features": files.names_digest(learning.features),
            "version": int(learning.features.version)}


def differing_names(stored_settings: Mapping[str, Any], expected: Mapping[str, Any]) -> str:
    """Name what is not the same in two plans, for a message."""
    return ", ".join(name for name in expected
                     if stored_settings.get(name, TrainingPlan("")._asdict().get(name)) != expected[name]) or PLAN


def read_run_log(path: Path) -> list[dict[str, Any]]:
    """Return the log of a folder in which a run has trained."""
    folder = RunFolder(path)
    if folder.stored_plan() is None:
        raise Problem("training-nothing-yet", folder=str(path))
    return folder.read_log()


def write_json(file: Path, data: Any) -> None:
    """Write data as JSON, whole or not at all."""
    write(file, json.dumps(data, indent=1) + "\n")


def write(file: Path, text: str) -> None:
    """Write a text file, whole or not at all."""
    part = file.with_name(f".{file.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)
