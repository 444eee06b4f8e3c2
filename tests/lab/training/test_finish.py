"""The end of a training run: games of their own for its best weights, and a stop that costs nothing."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from sacbe.kernel.errors import Problem
from sacbe.lab.training import finish as ending
from sacbe.lab.training import run as loop
from sacbe.lab.training.finish import finish
from sacbe.lab.training.run import TrainingRun
from sacbe.runtime.executor import HERE, ThisProcess
from support.learning_bul import PLAN
from support.learning_bul import learnt_bul as learnt_bul

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("learnt_bul")]
GAMES = 24                  # so 48 of two players, in three files


@pytest.fixture
def training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> TrainingRun:
    monkeypatch.setattr(loop, "share_of", lambda met: (1.0, 0.0))        # whatever was learnt is the best
    found = TrainingRun(tmp_path / "run", PLAN._replace(games=2, duels=2), HERE)
    found.run_generation()
    return found


def test_every_game_is_another_one(training: TrainingRun, tmp_path: Path) -> None:
    finish(training, tmp_path / "out", GAMES, "command")
    games: dict[int, list[Any]] = {}
    for file in sorted(training.folder.path.glob("calibration-*/*.json")):
        for look in json.loads(file.read_bytes())["looks"]:
            games.setdefault(look[0], []).append(look[1:])
    told = [json.dumps(looks) for looks in games.values()]
    assert len(told) > GAMES and len(set(told)) == len(told)


def test_it_goes_on_where_it_was_stopped(training: TrainingRun, tmp_path: Path) -> None:
    whole = finish(training, tmp_path / "whole", GAMES, "command")
    for file in sorted(training.folder.path.glob("calibration-*/*.json"))[1:]:
        file.unlink()
    asked: list[Any] = []

    class Counting(ThisProcess):
        def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
            asked.extend(tasks)
            return super().run(work, asked)

    training.executor = Counting()
    assert finish(training, tmp_path / "again", GAMES, "command") == whole
    assert [task.first for task in asked] == [ending.SOME, 2 * ending.SOME]
    assert (tmp_path / "again/value.json").read_bytes() == (tmp_path / "whole/value.json").read_bytes()


@pytest.mark.parametrize("content", [b"{", b"[]", b'{"shares": []}', b'{"shares": [], "looks": [[1]]}'])
def test_a_damaged_file_is_named(training: TrainingRun, tmp_path: Path, content: bytes) -> None:
    finish(training, tmp_path / "out", GAMES, "command")
    file = sorted(training.folder.path.glob("calibration-*/*.json"))[0]
    file.write_bytes(content)
    with pytest.raises(Problem) as caught:
        finish(training, tmp_path / "again", GAMES, "command")
    assert file.name in str(caught.value)
    assert not (tmp_path / "again").exists()
