"""A Ray cluster finds the same as one process, also when its workers die.

Ray takes seconds to start, so one small cluster serves one test that looks at everything; the rest is the long form.
There two nodes do the work of every command, and one of them is killed in the middle.
"""

from __future__ import annotations

import json
import os
import socket
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from sacbe.kernel.errors import Problem
from sacbe.lab.experiment.plan import ExperimentRequest, plan_experiment
from sacbe.lab.experiment.runner import run as run_experiment
from sacbe.lab.simulate import plan_run, simulate
from sacbe.runtime import cluster
from sacbe.runtime.cluster import Cluster
from sacbe.runtime.executor import AHEAD, DEATHS, current_stamp
from support.commands import Runner
from support.commands import run as run
from support.odd_work import dying, dying_once, failing, mortal, refusing

pytestmark = pytest.mark.once

MEMORY = 80 << 20                               # of the object store, the least that Ray takes


class MortalCluster(Cluster):
    """One whose third piece of work kills a worker."""

    def __init__(self, mark: Path) -> None:
        super().__init__()
        self.mark = str(mark)

    def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
        return super().run(partial(mortal, self.mark, work), tasks)


class CutCluster(Cluster):
    """One that loses a node after its third result."""

    def __init__(self, cut: Callable[[], None]) -> None:
        super().__init__()
        self.cut = cut

    def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
        for number, result in enumerate(super().run(work, tasks), 1):
            yield result
            if number == 3:
                self.cut()


@contextmanager
def worker_settings() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**cluster.SETTINGS, "PYTHONPATH": os.pathsep.join(sys.path)}.items():
            patch.setenv(name, value)           # the workers need the tests beside the package
        yield


@contextmanager
def two_nodes() -> Iterator[Any]:
    """A cluster whose head leaves the work to two other nodes."""
    ray = pytest.importorskip("ray")
    utils = pytest.importorskip("ray.cluster_utils")
    with worker_settings():
        nodes = utils.Cluster(initialize_head=True, head_node_args={
            "num_cpus": 0, "include_dashboard": False, "object_store_memory": MEMORY})
        try:
            for _ in range(2):
                nodes.add_node(num_cpus=1, object_store_memory=MEMORY)
            yield nodes
        finally:
            ray.shutdown()
            nodes.shutdown()


@contextmanager
def small_cluster() -> Iterator[None]:
    ray = pytest.importorskip("ray")
    with worker_settings():
        ray.init(address="local", num_cpus=2, include_dashboard=False, object_store_memory=MEMORY, log_to_driver=False,
                 logging_level="ERROR")
        try:
            yield
        finally:
            ray.shutdown()


def test_a_cluster_finds_the_same_also_when_a_worker_dies(run: Runner, tmp_path: Path) -> None:
    games = plan_run("bul", names=["random"], seed=4)
    alone = simulate(games, 40, digest=True)
    experiment = plan_experiment(ExperimentRequest("bul", {"bots": "random"}, {"B": {"bots": "greedy"}}, games=20))
    with small_cluster():
        assert Cluster().size == 2
        mark, lab_mark = tmp_path / "pieces", tmp_path / "pieces-of-the-lab"
        assert run_experiment(experiment, executor=MortalCluster(lab_mark)).digest == run_experiment(experiment).digest
        assert lab_mark.stat().st_size == 9     # two variants in tasks of 5 games, and the lost one again
        assert simulate(games, 40, MortalCluster(mark), digest=True)._replace(seconds=0) == alone._replace(seconds=0)
        assert mark.stat().st_size == 9         # 8 tasks, and the lost one again
        told = run("simulate", "bul", "--ray", "--games", 40, "--seed", 4, "--digest")[1]
        assert told.splitlines()[-1] == alone.digest
        for command in ("match", "balance", "train", "puzzles"):
            spread = found_by(run, command, tmp_path / f"{command}-ray", "--ray")
            assert spread == found_by(run, command, tmp_path / command), command
        with pytest.raises(Problem, match="at least 1, not 0"):
            list(Cluster().run(refusing, range(2)))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(cluster, "current_stamp", lambda: current_stamp()._replace(version="9.9"))
            with pytest.raises(Problem, match=r"9\.9"):
                list(Cluster().run(abs, range(2)))


def test_a_cluster_keeps_the_order_and_lets_go(long: bool, tmp_path: Path) -> None:
    if not long:
        pytest.skip("--long: a cluster of its own")
    asked: list[int] = []

    def tasks() -> Iterator[int]:
        for number in count():
            asked.append(number)
            yield number

    with small_cluster():
        with closing(Cluster().run(abs, tasks())) as results:
            assert [next(results) for _ in range(9)] == list(range(9))
            assert len(asked) <= 9 + AHEAD * 2
        marks = [str(tmp_path / ("x" * number)) for number in range(1, 4)]
        assert list(Cluster().run(dying_once, marks)) == [len(mark) for mark in marks]
        with pytest.raises(Problem, match=f"died {DEATHS} times"):
            list(Cluster().run(dying, range(9)))
        results = Cluster().run(failing, range(9))
        assert [next(results) for _ in range(3)] == [-1 / 3, -1 / 2, -1]
        with pytest.raises(ZeroDivisionError):
            next(results)


EVERYWHERE: dict[str, tuple[object, ...]] = {
    "simulate": ("bul", "--games", 30, "--seed", 4, "--digest", "--json"),
    "match": ("bul", "--bots", "greedy,random", "--games", 8, "--json"),
    "balance": ("bul", "--games", 8, "--json"),
    "lab": ("bul", "--change", "bots=random", "--games", 20, "--json", "--out", "lab"),
    "train": ("tzolkin", "--players", 2, "--generations", 1, "--games", 2, "--duels", 2, "--folder", "train"),
    "puzzles": ("make", "tzolkin", "--kind", "forbidden", "--count", 1, "--games", 2, "--out", "puzzles"),
}


def found_by(run: Runner, command: str, folder: Path, *workers: object) -> tuple[object, dict[str, bytes]]:
    """What a command tells, without what the clock says, and the files that it makes."""
    folder.mkdir(exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        code, told, error = run(command, *EVERYWHERE[command], *workers)
    assert code == 0, error
    if "--json" in EVERYWHERE[command]:
        data = json.loads(told[:told.rindex("}") + 1])
        return {key: value for key, value in data.items() if "second" not in key}, {}
    made = {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*")
            if file.suffix in (".bin", ".yaml")}
    assert made
    return None, made


def test_every_command_finds_the_same_on_two_nodes_one_of_which_is_killed(run: Runner, long: bool,
                                                                          tmp_path: Path) -> None:
    if not long:
        pytest.skip("--long: a cluster of two nodes")
    experiment = plan_experiment(ExperimentRequest("bul", {"bots": "random"}, {"B": {"bots": "greedy"}}, games=40))
    with two_nodes() as nodes:
        for command in EVERYWHERE:
            spread = found_by(run, command, tmp_path / f"{command}-ray", "--ray", nodes.address)
            assert spread == found_by(run, command, tmp_path / command), command
        assert Cluster().size == 2
        own = Cluster().ray.get_runtime_context().get_node_id()         # this process would end with its own node
        other = next(node for node in nodes.worker_nodes if node.node_id != own)
        lost = CutCluster(lambda: nodes.remove_node(other, allow_graceful=False))
        assert run_experiment(experiment, executor=lost).digest == run_experiment(experiment).digest
        assert other not in nodes.worker_nodes


def test_a_cluster_that_is_not_there_is_a_problem(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    ray = pytest.importorskip("ray")

    def refuse(**settings: object) -> None:
        raise ConnectionError(f"nobody at {settings['address']}\nor so")

    monkeypatch.setattr(ray, "init", refuse)    # Ray itself tries for half a minute
    assert address in run.refused("simulate", "bul", "--ray", address, "--games", 2)


@pytest.mark.parametrize("command", [
    ("simulate", "bul"), ("match", "bul", "--bots", "random,random"), ("balance", "bul"), ("lab", "bul"),
    ("train", "tzolkin"), ("puzzles", "make", "tzolkin"), ("ladder", "tzolkin"), ("typical", "bul", "a.json")])
def test_who_has_no_ray_is_told_what_to_install(run: Runner, command: tuple[str, ...],
                                                monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "sacbe[ray]"' in run.refused(*command, "--ray")
    assert "not both" in run.refused(*command, "--ray", "--jobs", 2)
