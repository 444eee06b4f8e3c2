"""Which executor the options `--jobs` and `--ray` of a command ask for."""

from __future__ import annotations

from sacbe.kernel.errors import Problem
from sacbe.runtime.cluster import Cluster
from sacbe.runtime.executor import HERE, Executor
from sacbe.runtime.processes import Processes


def choose_executor(jobs: int | None = None, ray: str | None = None) -> Executor:
    """Choose the executor that `--jobs` and `--ray` ask for; with an empty address, Ray finds or starts a cluster.

    >>> choose_executor().size, choose_executor(jobs=3).size
    (1, 3)
    """
    if jobs is not None and jobs < 1:
        raise Problem("at-least-one", name="jobs", number=jobs)
    if ray is not None:
        if jobs is not None:
            raise Problem("jobs-and-ray")
        return Cluster(ray)
    if jobs is None or jobs == 1:
        return HERE
    return Processes(jobs)
