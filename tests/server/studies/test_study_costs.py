"""What a study costs others: one lock as long as anybody needs it, and words that are found in another process."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import sacbe
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record
from sacbe.presentation.language import words
from sacbe.server.studies import service, view
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


def test_the_words_of_a_large_study_are_found_elsewhere(house: House) -> None:
    """They are the same, and they are found piece by piece, so that others have their turn."""
    game, rng = sacbe.new("tzolkin", players=2, seed=9), random.Random(9)
    while not game.is_over and len(game.history) <= view.FEW_ANSWERS:
        game.apply(rng.choice(game.ask.choices))
    shown = house.post("/api/studies", {"record": record.write(game)}).json()["study"]
    asked: list[int] = []

    async def read_again() -> list[str]:
        async with house.studies.study(shown["id"]) as kept:
            known = dict(kept.texts)
            kept.texts.clear()
            run = house.studies.strangers.run

            async def counted(owner: str, work: Any, *arguments: Any) -> Any:
                assert owner == service.owner_of(kept.row)
                asked.append(len(arguments[-1]))
                return await run(owner, work, *arguments)

            house.studies.strangers.run = counted                       # type: ignore[method-assign]
            try:
                with words.use_language("en"):
                    await view.load_texts(kept, house.studies.strangers)
            finally:
                house.studies.strangers.run = run                       # type: ignore[method-assign]
            assert known == kept.texts
            with words.use_language("en"):
                return [view.text_of(kept.study, kept.study.node(node["id"])) for node in shown["nodes"][1:]]

    texts = house.run(read_again())
    assert texts == [node["text"] for node in shown["nodes"][1:]] and len(texts) > view.FEW_ANSWERS
    assert sum(asked) == len(texts) and max(asked) <= view.PIECE
