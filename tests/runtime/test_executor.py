"""Who does the work: the same results in the same order everywhere, also when workers die."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from sacbe.kernel.errors import Problem
from sacbe.lab.simulate import plan_run, simulate
from sacbe.runtime import executor, processes
from sacbe.runtime.executor import AHEAD, DEATHS, HERE, VersionStamp, current_stamp, run_task
from sacbe.runtime.executor_choice import choose_executor
from sacbe.runtime.processes import Processes
from support.odd_work import dying, dying_once, failing, refusing, unsendable

pytestmark = pytest.mark.once

OTHERS: set[int | None] = set()


@pytest.fixture(autouse=True)
def _others() -> None:
    """What other tests of this process have left running is not ours."""
    OTHERS.update(child.pid for child in multiprocessing.active_children())


def workers() -> list[multiprocessing.process.BaseProcess]:
    return [child for child in multiprocessing.active_children() if child.pid not in OTHERS]


def test_results_come_in_the_order_of_the_tasks() -> None:
    assert list(Processes(3).run(abs, range(-20, 0))) == list(HERE.run(abs, range(-20, 0))) == [*range(20, 0, -1)]
    assert list(Processes(2).run(abs, [])) == []
    assert workers() == []


def test_few_tasks_are_under_way_and_nobody_is_left_of_those_who_are_not_wanted() -> None:
    asked: list[int] = []

    def tasks() -> Iterator[int]:
        for number in count():
            asked.append(number)
            yield number

    with closing(Processes(2).run(abs, tasks())) as results:
        assert [next(results) for _ in range(9)] == list(range(9))
        assert len(asked) <= 9 + AHEAD * 2
        assert len(workers()) == 2
    assert workers() == []


def test_no_more_processes_are_started_than_there_are_tasks() -> None:
    with closing(Processes(5).run(abs, [-1])) as results:
        assert next(results) == 1
        assert len(workers()) == 1


def test_what_a_dead_worker_had_is_done_again(tmp_path: Path) -> None:
    marks = [str(tmp_path / ("x" * number)) for number in range(1, 4)]
    assert list(Processes(2).run(dying_once, marks)) == [len(mark) for mark in marks]


def test_who_is_killed_from_outside_changes_nothing() -> None:
    run = plan_run("bul", names=["greedy", "random"], seed=4)
    alone = simulate(run, 40, digest=True)
    killed: list[int] = []

    def kill(done: int) -> None:
        if done < 30 and len(killed) < 3:
            worker = workers()[0]
            os.kill(worker.pid or 0, signal.SIGKILL)
            killed.append(done)

    again = simulate(run, 40, Processes(2), digest=True, progress=kill)
    assert len(killed) == 3
    assert again._replace(seconds=0) == alone._replace(seconds=0)


def test_a_task_that_kills_every_worker_ends_the_run() -> None:
    results = Processes(2).run(dying, range(9))
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(Problem, match=f"died {DEATHS} times"):
        next(results)
    assert workers() == []


def test_workers_that_cannot_start_end_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "serve", os._exit)
    with pytest.raises(Problem, match=f"died {DEATHS} times"):
        list(Processes(2).run(abs, range(9)))


def test_errors_come_when_it_is_their_turn() -> None:
    results = Processes(2).run(failing, range(9))
    assert [next(results) for _ in range(3)] == [-1 / 3, -1 / 2, -1]
    with pytest.raises(ZeroDivisionError) as caught:
        next(results)
    assert "in failing" in "".join(caught.value.__notes__)
    with pytest.raises(Problem, match="at least 1, not 0"):
        list(Processes(2).run(refusing, range(2)))
    with pytest.raises(AttributeError, match="pickle"):
        list(Processes(2).run(unsendable, range(2)))


# ------------------------------------------------------------ the same program


@pytest.mark.parametrize(("change", "told"), [
    ({"version": "9.9"}, "9.9"), ({"form": "molten"}, "molten"), ({"rules": (("bul", 99),)}, "99"),
    ({"rules": (("go", 1),)}, "go"),
])
def test_another_program_is_refused(change: dict[str, object], told: str) -> None:
    other = VersionStamp(**{**current_stamp()._asdict(), **change})
    with pytest.raises(Problem, match=told):
        run_task(other, abs, -1)


def test_a_worker_refuses_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "current_stamp", lambda: current_stamp()._replace(form="molten"))
    with pytest.raises(Problem, match="molten"):
        list(Processes(2).run(abs, range(3)))


def test_the_rules_of_the_games_that_are_played_are_compared() -> None:
    plan_run("bul")
    assert "bul" in dict(current_stamp().rules)
    executor.check_stamp(current_stamp())


@pytest.mark.parametrize(("jobs", "ray", "key"), [(0, None, "at-least-one"), (-2, None, "at-least-one"),
                                                  (2, "", "jobs-and-ray"), (1, "host:1", "jobs-and-ray")])
def test_wrong_wishes_are_refused(jobs: int, ray: str | None, key: str) -> None:
    with pytest.raises(Problem) as caught:
        choose_executor(jobs, ray)
    assert caught.value.key == key
