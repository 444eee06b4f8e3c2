"""Work on the machines of a Ray cluster.

Ray starts a lost task again by itself, on another machine if it must.  Every machine needs the same Sacbe: a task
carries what it was made with, and is refused by anything else.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping
from functools import cached_property
from typing import Any, Final, TypeVar

from sacbe.kernel.errors import Problem
from sacbe.runtime.executor import AHEAD, DEATHS, current_stamp, run_task
from sacbe.runtime.extras import require_extra

T = TypeVar("T")
R = TypeVar("R")

SETTINGS: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",             # nobody is told what is done here
    "RAY_IGNORE_UNHANDLED_ERRORS": "1",         # of tasks that nobody waits for any more
}
MISSING: Final = "failed to import on the worker"       # what Ray says where our package is not installed
QUIET: Final[Mapping[str, Any]] = {"log_to_driver": False, "logging_level": "ERROR"}
ALONE: Final[Mapping[str, Any]] = {"include_dashboard": False}             # for a cluster that is started here


class Cluster:
    """Does tasks with Ray, one on each core of its cluster.

    Without an address Ray finds the cluster itself: by `RAY_ADDRESS`, or the one that runs on this machine; if there is
    none, it starts one here.
    """

    def __init__(self, address: str = "") -> None:
        require_extra("ray", "ray")
        self.address = address

    @cached_property
    def ray(self) -> Any:
        """Ray, connected to its cluster."""
        for name, value in SETTINGS.items():
            os.environ.setdefault(name, value)
        import ray  # type: ignore[import-not-found, unused-ignore]
        if not ray.is_initialized():
            own = {} if self.address and self.address != "local" else ALONE
            try:
                ray.init(address=self.address or None, **QUIET, **own)
            except Exception as error:          # Ray raises many kinds, its plainest among them
                raise Problem("ray-unreachable", detail=str(error)) from None
        return ray

    @property
    def size(self) -> int:
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def run(self, work: Callable[[T], R], tasks: Iterable[T]) -> Generator[R, None, None]:
        ray = self.ray
        most = AHEAD * self.size
        remote = ray.remote(run_task).options(num_cpus=1, max_retries=DEATHS - 1)
        made, shared = ray.put(current_stamp()), ray.put(work)
        waiting: deque[Any] = deque()
        try:
            for task in tasks:
                waiting.append(remote.remote(made, shared, task))
                if len(waiting) >= most:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        except ray.exceptions.RayTaskError as error:
            told = str(error.cause).strip()
            if isinstance(error.cause, ImportError | ray.exceptions.RaySystemError) or MISSING in told:
                raise Problem("worker-import", detail=told.splitlines()[0]) from None
            raise error.cause from None                 # of the work itself
        except ray.exceptions.RayError:
            raise Problem("worker-died", times=DEATHS) from None
        finally:
            for one in waiting:
                ray.cancel(one, force=True)
