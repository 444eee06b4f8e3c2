"""The lock of a study: as long as somebody holds it or waits for it, there is only one."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.studies import service
from support.server.tables import House

pytestmark = pytest.mark.once


def test_nobody_enters_a_study_that_somebody_is_in(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Studies leave the memory while they are changed, and somebody comes between two who wait."""
    monkeypatch.setattr(service, "MAX_CACHED_STUDIES", 1)
    ids = [house.post("/api/studies", {"game": "bul", "seed": seed}).json()["study"]["id"] for seed in range(2)]
    studies = house.studies

    async def rush() -> int:
        inside: set[str] = set()
        most = 0

        async def enter(id: str, is_forgotten: bool) -> None:
            nonlocal most
            async with studies.study(id):
                assert id not in inside, "two are in one study"
                inside.add(id)
                most += 1
                async with studies.study(ids[1 - ids.index(id)]) if is_forgotten else asyncio.Semaphore():
                    await asyncio.sleep(0)
                inside.remove(id)

        first = asyncio.create_task(enter(ids[0], True))        # the other study takes its place in the memory
        waiting = [asyncio.create_task(enter(ids[0], False)) for _ in range(3)]
        await first
        await asyncio.gather(*waiting, *(enter(ids[0], False) for _ in range(3)))
        return most

    assert house.run(rush()) == 7
    assert not studies._locks


def test_locks_of_studies_that_nobody_knows_are_not_kept(house: House) -> None:
    async def look(id: str) -> Any:
        async with house.studies.study(id) as kept:
            return kept

    for number in range(5):
        with pytest.raises(Problem, match="study"):
            house.run(look(f"nothing-{number}"))
    assert not house.studies._locks
