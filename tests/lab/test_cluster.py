"""A Ray cluster finds the same as one process, also when its workers die.

Ray takes seconds to start, so one small cluster serves one test that looks at everything; the rest is the long form.
"""

from __future__ import annotations

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

from commands import Runner
from commands import run as run
from odd_work import dying, dying_once, failing, mortal, refusing
from sacbe.kernel.errors import Problem
from sacbe.lab import cluster
from sacbe.lab.cluster import Cluster
from sacbe.lab.executor import AHEAD, DEATHS, stamp
from sacbe.lab.simulate import plan, simulate

MEMORY = 80 << 20                               # of the object store, the least that Ray takes


class MortalCluster(Cluster):
    """One whose third piece of work kills a worker."""

    def __init__(self, mark: Path) -> None:
        super().__init__()
        self.mark = str(mark)

    def run(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Generator[Any, None, None]:
        return super().run(partial(mortal, self.mark, work), tasks)


@contextmanager
def small_cluster() -> Iterator[None]:
    ray = pytest.importorskip("ray")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {**cluster.SETTINGS, "PYTHONPATH": os.pathsep.join(sys.path)}.items():
            patch.setenv(name, value)           # the workers need the tests beside the package
        ray.init(address="local", num_cpus=2, include_dashboard=False, object_store_memory=MEMORY, log_to_driver=False,
                 logging_level="ERROR")
        try:
            yield
        finally:
            ray.shutdown()


def test_a_cluster_finds_the_same_also_when_a_worker_dies(run: Runner, tmp_path: Path) -> None:
    games = plan("bul", names=["random"], seed=4)
    alone = simulate(games, 40, digest=True)
    with small_cluster():
        assert Cluster().size == 2
        mark = tmp_path / "pieces"
        assert simulate(games, 40, MortalCluster(mark), digest=True)._replace(seconds=0) == alone._replace(seconds=0)
        assert mark.stat().st_size == 9         # 8 tasks, and the lost one again
        told = run("simulate", "bul", "--ray", "--games", 40, "--seed", 4, "--digest")[1]
        assert told.splitlines()[-1] == alone.digest
        with pytest.raises(Problem, match="at least 1, not 0"):
            list(Cluster().run(refusing, range(2)))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(cluster, "stamp", lambda: stamp()._replace(version="9.9"))
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
