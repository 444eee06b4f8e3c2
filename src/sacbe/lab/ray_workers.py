"""Work on all machines of a Ray cluster, in order: the same as `workers`, for more cores than one machine has.

Ray finds the cluster itself: by `RAY_ADDRESS`, or the one that runs on this machine; without any, it starts one here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from sacbe.kernel.errors import Problem
from sacbe.lab.extras import needed

T = TypeVar("T")
R = TypeVar("R")


def in_ray(work: Callable[[T], R], tasks: Iterable[T], jobs: int = 0) -> Iterator[R]:
    """The results of `work` on every task, in the order of the tasks; `jobs` 0: as many as the cluster has cores.

    Only a few tasks are under way at a time.  If somebody stops asking for results, the tasks under way are ended.
    """
    ray = connected()
    limit = 2 * (jobs or max(1, int(ray.cluster_resources().get("CPU", 1))))
    remote = ray.remote(_do).options(num_cpus=1, max_retries=3)
    waiting: deque[Any] = deque()
    try:
        for task in tasks:
            waiting.append(remote.remote(work, task))
            if len(waiting) > limit:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    except ray.exceptions.RayTaskError:
        raise                                       # an error of the work itself
    except ray.exceptions.RayError:
        raise Problem("worker-died") from None
    finally:
        for one in waiting:
            ray.cancel(one, force=True)


def _do(work: Callable[[T], R], task: T) -> R:
    """A task on the machine where it is done."""
    return work(task)


def connected() -> Any:
    """Ray, connected to its cluster."""
    needed("ray", "ray")
    import ray  # type: ignore[import-not-found, unused-ignore]
    if not ray.is_initialized():
        try:
            ray.init(log_to_driver=False, logging_level="ERROR", include_dashboard=False)
        except Exception as error:              # Ray raises many kinds, its plainest among them
            raise Problem("ray-unreachable", detail=str(error)) from None
    return ray
