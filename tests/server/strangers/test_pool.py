"""Work for strangers: fair by address, with an end to the queue and to each piece, and nobody waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from sacbe.games.common.refusals import RefusedMove
from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.runtime.strict_yaml import FileProblem
from sacbe.server.strangers.pool import StrangerPool
from sacbe.server.strangers.worker import WorkFault
from support.server import errands

pytestmark = pytest.mark.once

PATIENCE = 300.0                # seconds that only end a test that hangs


class Desk:
    """A log of what has begun, and a gate that holds it up."""

    def __init__(self, folder: Path) -> None:
        self.log, self.gate = folder / "log", folder / "gate"
        self.log.touch()

    def work(self, name: str, is_held: bool = False) -> tuple[Callable[..., str], str, str, str]:
        return errands.note, str(self.log), name, str(self.gate) if is_held else ""

    @property
    def begun(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").split()

    async def until_begun(self, *names: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while not set(names) <= set(self.begun):
                await asyncio.sleep(errands.LOOK)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def run(work: Awaitable[Any]) -> Any:
    async def bounded() -> Any:
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(bounded())


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(Problem) as caught:
        await work
    return caught.value.key


async def started(pool: StrangerPool, address: str, *work: Any) -> asyncio.Task[Any]:
    """Ask for work that the test waits for later; the pool has it in its queue by then."""
    task = asyncio.create_task(pool.run(address, *work))
    await asyncio.sleep(0)
    return task


def test_who_sends_much_waits_for_himself(desk: Desk) -> None:
    async def rush() -> list[str]:
        async with StrangerPool(PATIENCE, places=1) as pool:
            first = [await started(pool, "a", *desk.work("a1", is_held=True))]
            await desk.until_begun("a1")
            rest = [await started(pool, address, *desk.work(name))
                    for address, name in (("a", "a2"), ("a", "a3"), ("b", "b1"), ("a", "a4"), ("c", "c1"), ("b", "b2"))]
            desk.gate.touch()
            await asyncio.gather(*first, *rest)
            assert pool.count == 0
        return desk.begun

    order = run(rush())
    assert order[0] == "a1" and set(order[1:3]) == {"b1", "c1"}, order
    assert order.index("b2") < order.index("a3"), order


def test_one_address_has_one_place_at_a_time(desk: Desk) -> None:
    async def rush() -> None:
        async with StrangerPool(PATIENCE) as pool:
            held = [await started(pool, "a", *desk.work(name, is_held=True)) for name in ("a1", "a2")]
            await desk.until_begun("a1")
            assert await pool.run("b", *desk.work("b1")) == "b1"
            assert "a2" not in desk.begun
            desk.gate.touch()
            assert await asyncio.gather(*held) == ["a1", "a2"]

    run(rush())


def test_the_queue_has_an_end(desk: Desk) -> None:
    async def rush() -> None:
        async with StrangerPool(PATIENCE, most=4, per_address=2) as pool:
            held = [await started(pool, address, *desk.work(address, is_held=True)) for address in "aabc"]
            assert await refused(pool.run("a", *desk.work("more"))) == "too-many-texts"
            assert await refused(pool.run("d", *desk.work("more"))) == "busy"
            desk.gate.touch()
            await asyncio.gather(*held)
            assert await pool.run("d", *desk.work("d")) == "d"
        assert "more" not in desk.begun

    run(rush())


def test_what_nobody_waits_for_any_more_is_not_begun(desk: Desk) -> None:
    async def rush() -> None:
        async with StrangerPool(PATIENCE, places=1) as pool:
            first = await started(pool, "a", *desk.work("a1", is_held=True))
            await desk.until_begun("a1")
            gone = await started(pool, "b", *desk.work("b1"))
            gone.cancel()
            with suppress(asyncio.CancelledError):
                await gone
            first.cancel()
            with suppress(asyncio.CancelledError):
                await first
            assert pool.count == 1              # the first still has its place
            desk.gate.touch()
            assert await pool.run("c", *desk.work("c1")) == "c1"
            assert pool.count == 0
        assert desk.begun == ["a1", "c1"]

    run(rush())


def test_what_takes_too_long_is_ended() -> None:
    async def rush() -> None:
        async with StrangerPool(0.05, places=1) as pool:
            assert await refused(pool.run("a", errands.hang)) == "work-slow"
            assert pool.pids == [] and pool.count == 0
        async with StrangerPool(PATIENCE, places=1) as pool:
            before = await pool.run("a", errands.own_pid)
            assert await refused(pool.run("a", errands.die)) == "work-failed"
            assert await pool.run("a", errands.own_pid) != before

    run(rush())


def test_a_stop_waits_for_nobody(desk: Desk) -> None:
    async def rush() -> None:
        pool = StrangerPool(PATIENCE, places=2)
        held = [await started(pool, address, *desk.work(address, is_held=True)) for address in "abc"]
        await desk.until_begun("a", "b")
        pool.stop()
        assert [await refused(task) for task in held] == ["closing"] * 3
        assert await refused(pool.run("d", *desk.work("d"))) == "closing"
        await pool.close()
        assert pool.pids == [] and pool.count == 0

    run(rush())


def test_problems_come_back_as_they_are() -> None:
    async def rush() -> None:
        async with StrangerPool(PATIENCE, places=1) as pool:
            with pytest.raises(Problem) as caught:
                await pool.run("a", errands.fail, "problem")
            assert (caught.value.key, caught.value.facts) == ("unknown-game", {"name": "go", "allowed": "bul"})
            with pytest.raises(FileProblem) as filed:
                await pool.run("a", errands.fail, "file")
            assert filed.value.line == 3 and "x.yaml" in str(filed.value)
            with pytest.raises(RefusedMove) as move:
                await pool.run("a", errands.fail, "move")
            assert move.value.refusal.numbers == {"need": 2}
            assert await refused(pool.run("a", errands.fail, "deep")) == "request-deep"
            assert await refused(pool.run("a", errands.fail, "large")) == "work-failed"
            with pytest.raises(WorkFault, match="a fault of ours"):
                await pool.run("a", errands.fail, "bug")
            with words.use_language("fr"):
                assert await pool.run("a", errands.language) == "fr"
            assert len(pool.pids) == 1          # one process did it all

    run(rush())


def test_who_goes_away_as_the_work_ends_is_counted_once_less(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    async def rush() -> int:
        async with StrangerPool(PATIENCE, places=1) as pool:
            gone = await started(pool, "a", *desk.work("a1"))
            other = await started(pool, "a", *desk.work("a2", is_held=True))
            finish = pool._queue.finish_decision

            def cancel_and_finish(errand: Any, seconds: float) -> None:
                gone.cancel()                       # its future ends now, its task has its turn later
                finish(errand, seconds)

            monkeypatch.setattr(pool._queue, "finish_decision", cancel_and_finish)
            await desk.until_begun("a2")
            monkeypatch.undo()
            left = pool.count
            desk.gate.touch()
            await other
            assert gone.cancelled()
            return left

    assert run(rush()) == 1
