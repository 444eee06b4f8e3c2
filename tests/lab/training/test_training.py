"""Training: the same plan gives the same weights, however often and however hard it is interrupted."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from sacbe.games.bul import game as bul
from sacbe.kernel.errors import Problem
from sacbe.lab.training.folder import RunFolder, read_run_log
from sacbe.lab.training.plan import TrainingPlan, check_plan
from sacbe.lab.training.run import TrainingRun
from sacbe.runtime.executor import HERE, Executor
from support import learning_bul
from support.learning_bul import PLAN, BulFeatures, LearntBul
from support.learning_bul import learnt_bul as learnt_bul

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("learnt_bul")]


def trained(folder: Path, executor: Executor = HERE, plan: TrainingPlan = PLAN) -> dict[str, str]:
    """Two generations; returns what came of them."""
    training = TrainingRun(folder, plan, executor)
    while training.state.generation < 2:
        training.run_generation()
    return told(folder)


def told(folder: Path) -> dict[str, str]:
    """Return the digests of all weights, where the run stands, and its log without the time it took."""
    digests = {file.parent.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.glob("*/value.bin")}
    log = [{**line, "seconds": 0} for line in RunFolder(folder).read_log()]
    return {**digests, "state": (folder / "state.json").read_text(encoding="utf-8"), "log": json.dumps(log)}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A run that nobody interrupts."""
    before = bul.DEFINITION
    learning_bul.install()
    found = trained(tmp_path_factory.mktemp("whole"))
    bul.DEFINITION = before
    assert {"generation-001", "generation-002"} < set(found)
    return found


def python(*arguments: object) -> subprocess.Popen[str]:
    here = str(Path(__file__).parents[2])
    path = os.pathsep.join([here, os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen([sys.executable, *map(str, arguments)], env={**os.environ, "PYTHONPATH": path},
                            stdout=subprocess.PIPE, text=True)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_killed_run_goes_on_to_the_same_weights(tmp_path: Path, whole: dict[str, str], jobs: int) -> None:
    """Killed in the middle of self-play, then while the new weights play the best, then left alone."""
    for last in ("playing 3", "meeting 2"):
        with python("-m", "support.learning_bul", tmp_path, jobs, last) as process:
            out, _ = process.communicate()
        assert (process.returncode, out.splitlines()[-1]) == (-signal.SIGKILL, last)
        assert not (tmp_path / "state.json").exists()
    with python("-m", "support.learning_bul", tmp_path, jobs) as process:
        out, _ = process.communicate()
    assert process.returncode == 0
    assert out.splitlines()[0] == f"playing {PLAN.games}", "what was played is not played again"
    assert told(tmp_path) == whole


class Stop(Exception):
    """Raised to end the run here."""


@pytest.mark.parametrize("moment", (0, 4, 7, 9, 13, 18))
def test_a_run_may_be_stopped_after_any_step(tmp_path: Path, whole: dict[str, str], moment: int) -> None:
    steps = iter(range(moment))

    def tell(doing: str, done: int, total: int) -> None:
        if next(steps, None) is None:
            raise Stop

    training = TrainingRun(tmp_path, PLAN, HERE, tell)
    with pytest.raises(Stop):
        while training.state.generation < 2:
            training.run_generation()
    assert trained(tmp_path) == whole


def test_what_a_kill_leaves_half_written_does_not_count(tmp_path: Path, whole: dict[str, str]) -> None:
    training = TrainingRun(tmp_path, PLAN, HERE)
    training.run_generation()
    folder = tmp_path / "generation-002"
    folder.mkdir()
    for part in (folder / ".rows-000002.npz.part", folder / ".value.bin.part", tmp_path / ".state.json.part"):
        part.write_bytes(b"PK half of it")
    with (tmp_path / "log.jsonl").open("a", encoding="utf-8") as log:
        log.write('{"generation": 2, "share": 0.9}\n')         # killed between the log and the state
    assert trained(tmp_path) == whole


def test_workers_of_other_processes_find_the_same(tmp_path: Path, whole: dict[str, str]) -> None:
    assert trained(tmp_path, learning_bul.InTwo()) == whole


def test_another_seed_finds_something_else(tmp_path: Path, whole: dict[str, str]) -> None:
    assert trained(tmp_path, plan=PLAN._replace(seed=4))["generation-002"] != whole["generation-002"]


# ------------------------------------------------------------ bad folders


def everything(folder: Path) -> dict[str, tuple[int, bytes]]:
    return {str(file): (file.stat().st_mtime_ns, file.read_bytes()) for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], dict[str, bytes]]:
    """Return a function that gives the files of a short run, made once."""
    @cache
    def files() -> dict[str, bytes]:
        folder = tmp_path_factory.mktemp("finished")
        TrainingRun(folder, PLAN._replace(games=2, duels=2), HERE).run_generation()
        return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}

    return files


@pytest.fixture
def run_folder(tmp_path: Path, finished: Callable[[], dict[str, bytes]]) -> Path:
    for name, content in finished().items():
        file = tmp_path / "run" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    return tmp_path / "run"


SHORT = PLAN._replace(games=2, duels=2)
DAMAGES = {
    "plan.json": b"{", "state.json": b"[]", "state.json ": b'{"generation": "1"}', "state.json  ": b'{"generation": 1}',
    "generation-001/rows-000001.npz": b"PK", "generation-001/value.json": b"{}", "generation-001/value.bin": b"1234",
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_folder_is_refused_and_stays_as_it_is(run_folder: Path, name: str) -> None:
    (run_folder / name.strip()).write_bytes(DAMAGES[name])
    before = everything(run_folder)
    with pytest.raises(Problem, match="damaged"):
        TrainingRun(run_folder, SHORT, HERE)
    assert everything(run_folder) == before


@pytest.mark.parametrize("name", ["plan.json", "generation-001/value.json", "generation-001/rows-0*.npz"])
def test_a_folder_that_lacks_a_file_is_refused(run_folder: Path, name: str) -> None:
    for file in run_folder.glob(name):
        file.unlink()
    with pytest.raises(Problem, match="damaged"):
        TrainingRun(run_folder, SHORT, HERE)


def test_rows_that_are_damaged_inside_are_named(run_folder: Path) -> None:
    file = run_folder / "generation-001" / "rows-000000.npz"
    content = bytearray(file.read_bytes())
    content[len(content) // 4:len(content) // 2] = bytes(len(content) // 2 - len(content) // 4)
    file.write_bytes(content)
    with pytest.raises(Problem, match=r"generation-001/rows-000000\.npz"):
        TrainingRun(run_folder, SHORT, HERE).load_window(1)


def test_a_folder_of_another_plan_is_refused(run_folder: Path) -> None:
    before = everything(run_folder)
    with pytest.raises(Problem, match=r"seed, epochs"):
        TrainingRun(run_folder, SHORT._replace(seed=9, epochs=7), HERE)
    assert everything(run_folder) == before


def test_a_plan_from_before_a_field_was_added_is_the_same_plan(run_folder: Path) -> None:
    """A field that is not in the file has its default."""
    plan = json.loads((run_folder / "plan.json").read_bytes())
    del plan["made_for"], plan["chunk"]
    (run_folder / "plan.json").write_text(json.dumps(plan), encoding="utf-8")
    with pytest.raises(Problem, match="chunk"):
        TrainingRun(run_folder, SHORT, HERE)
    assert TrainingRun(run_folder, SHORT._replace(chunk=50), HERE).state.generation == 1


def test_a_folder_of_other_features_is_refused(run_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learning = bul.DEFINITION.learning()
    assert learning is not None
    names = ("judge.points", "pieces.hand", "pieces.dead", "pieces.others")
    monkeypatch.setattr(LearntBul, "learning", lambda self: learning._replace(features=BulFeatures(names)))
    with pytest.raises(Problem, match="other rules or features"):
        TrainingRun(run_folder, SHORT, HERE)


def test_only_one_process_trains_in_a_folder(tmp_path: Path) -> None:
    with (RunFolder(tmp_path).lock_folder(), pytest.raises(Problem, match="Another process"),
          RunFolder(tmp_path).lock_folder()):
        pass
    with RunFolder(tmp_path).lock_folder():
        pass


@pytest.mark.parametrize(("plan", "said"), [
    (PLAN._replace(games=0), "games"), (PLAN._replace(duels=0), "duels"), (PLAN._replace(players=(2, 3)), "players"),
    (PLAN._replace(options=({"captors": "up"},)), "captors"), (PLAN._replace(game="chess"), "chess")])
def test_a_plan_that_cannot_be_is_refused(tmp_path: Path, plan: TrainingPlan, said: str) -> None:
    with pytest.raises(Problem, match=said):
        TrainingRun(tmp_path / "new", plan, HERE)
    assert not (tmp_path / "new").exists()


def test_a_game_without_features_has_nothing_to_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LearntBul, "learning", lambda self: None)
    with pytest.raises(Problem, match="nothing to learn"):
        check_plan(PLAN)


def test_a_log_is_shown_where_somebody_trained(tmp_path: Path, run_folder: Path) -> None:
    assert [line["generation"] for line in read_run_log(run_folder)] == [1]
    with pytest.raises(Problem, match="yet"):
        read_run_log(tmp_path / "nowhere")
