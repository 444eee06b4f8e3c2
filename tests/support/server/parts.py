"""A long run in parts: each is remembered when it is done, so that a run that was ended goes on where it was."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest

import sacbe

Part = Callable[[int, int], dict[str, float]]


def program() -> str:
    """What is run; parts of another program do not count."""
    digest = hashlib.sha256()
    for path in sorted((Path(sacbe.__file__).parent / "server").rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def in_parts(cache: pytest.Cache, name: str, part: Part, total: int, each: int) -> dict[str, float]:
    """Do `part(number, each)` until all are done, those of an earlier run included; returns what they sum up to."""
    key = f"sacbe/{name}-{program()}"
    done: list[dict[str, float]] = cache.get(key, [])
    while len(done) * each < total:
        done.append(part(len(done), each))
        cache.set(key, done)
        print(f"\n{name}: {len(done) * each} of {total}, " + str(summed(done)), flush=True)
    cache.set(key, [])
    return summed(done)


def summed(done: list[dict[str, float]]) -> dict[str, float]:
    names = [name for name in done[0] if name not in ("seed", "start p50")]
    return {name: round(sum(facts.get(name, 0) for facts in done), 1) for name in names}
