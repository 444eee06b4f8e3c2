"""The queue of the bots: fair to addresses and tables, quick ones first, and nothing is looked at twice."""

from __future__ import annotations

import asyncio
import random
import threading
from typing import NamedTuple

import pytest

from sacbe.bots.thinker import BotJob
from sacbe.server.bots import bot_pool
from sacbe.server.bots.bot_pool import BotPool, BotWorker
from sacbe.server.bots.bot_queue import QUICK, BotQueue
from server.bots.test_bot_pool import job
from support.server.tables import House

pytestmark = pytest.mark.once

SLOW, FAST = 3.0, 0.01
LONG = 30.0


class Work(NamedTuple):
    """A decision that waits."""

    table: str
    owner: str
    cost: float
    number: int = 0
    is_wanted: bool = True


def drain(queue: BotQueue[Work], workers: int = 1) -> list[Work]:
    """What is thought about in which order, where every decision takes as long as was expected."""
    taken: list[Work] = []
    running: list[tuple[float, int, Work]] = []
    now = 0.0
    while True:
        while len(running) < workers and (work := queue.next_decision()) is not None:
            running.append((now + work.cost, len(taken), work))
            taken.append(work)
        if not running:
            return taken
        first = min(running)
        running.remove(first)
        now = first[0]
        queue.finish_decision(first[2], first[2].cost)


def test_an_address_with_many_slow_tables_holds_up_nobody() -> None:
    queue: BotQueue[Work] = BotQueue(1)
    for number in range(60):
        queue.put(Work(f"slow{number}", "flood", SLOW))
    started = [queue.next_decision()]
    assert queue.next_decision() is None            # the other processes stay free for the others
    queue.put(Work("easy", "somebody", FAST))
    queue.put(Work("expert", "somebody", SLOW))
    next_two = [queue.next_decision(), queue.next_decision()]
    assert [work.table for work in (*started, *next_two) if work] == ["slow0", "easy", "expert"]


def test_addresses_get_the_same_time() -> None:
    queue: BotQueue[Work] = BotQueue()
    for number in range(40):
        queue.put(Work(f"a{number}", "a", SLOW))
    for number in range(400):
        queue.put(Work(f"b{number}", "b", SLOW / 10))
    time_of = {"a": 0.0, "b": 0.0}
    for work in drain(queue)[:220]:
        time_of[work.owner] += work.cost
        assert abs(time_of["a"] - time_of["b"]) <= SLOW + 0.001


def test_of_one_address_the_quick_come_first_and_then_the_old() -> None:
    queue: BotQueue[Work] = BotQueue()
    costs = [SLOW, FAST, SLOW, FAST, 0.2]
    for number, cost in enumerate(costs):
        queue.put(Work(f"t{number}", "a", cost, number))
    assert [work.number for work in drain(queue)] == [1, 3, 4, 0, 2]


def test_who_was_away_has_saved_nothing_up_and_lost_nothing() -> None:
    queue: BotQueue[Work] = BotQueue()
    for number in range(20):
        queue.put(Work(f"a{number}", "a", SLOW))
    for _ in range(10):
        work = queue.next_decision()
        assert work is not None
        queue.finish_decision(work, work.cost)
    for number in range(20):
        queue.put(Work(f"b{number}", "b", SLOW))
    owners = [work.owner for work in drain(queue)]
    assert sorted(owners[:4]) == ["a", "a", "b", "b"]


def test_a_table_has_one_decision_at_a_time() -> None:
    queue: BotQueue[Work] = BotQueue()
    for number in range(3):
        queue.put(Work("t", "a", FAST, number))
    queue.put(Work("u", "b", SLOW, 3))
    first, second = queue.next_decision(), queue.next_decision()
    assert first and second and (first.number, second.number) == (0, 3) and queue.next_decision() is None
    assert len(queue) == 2
    queue.finish_decision(first, FAST)
    third = queue.next_decision()
    assert third is not None and third.number == 1


def test_what_nobody_wants_is_left_out_and_nobody_is_remembered_for_ever() -> None:
    queue: BotQueue[Work] = BotQueue()
    queue.put(Work("t", "a", FAST, 0, False))
    queue.put(Work("u", "b", FAST, 1))
    assert len(queue) == 1
    assert [work.number for work in drain(queue)] == [1]
    assert not queue.shares and not list(queue)


@pytest.mark.parametrize("limit", [0, 1])
def test_a_longer_queue_is_not_looked_through(limit: int) -> None:
    def looks(count: int) -> float:
        queue: BotQueue[Work] = BotQueue(limit)
        drawn = random.Random(1)
        for number in range(count):
            queue.put(Work(f"t{number}", f"o{number % 7}", drawn.choice([FAST, SLOW]), number))
        assert len(drain(queue, 4)) == count
        return queue.looks / count

    assert looks(3000) < 1.5 * looks(100) < 15


# ---------------------------------------------------------------- with processes

class Fake(BotWorker):
    """Answers without a process, an expert only when it may, and notes who was asked."""

    log: list[str] = []
    may_answer = threading.Event()

    def answer(self, job: BotJob) -> int:
        self.log.append(job.bot)
        assert job.bot != "expert" or self.may_answer.wait(LONG)
        return job.seed


def test_sixty_expert_tables_of_an_address_do_not_hold_up_an_easy_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "BotWorker", Fake)
    monkeypatch.setattr(Fake, "log", [])
    monkeypatch.setattr(Fake, "may_answer", threading.Event())
    monkeypatch.setattr(bot_pool.bots, "thinking_seconds", lambda bot, game: 2.0 if bot == "expert" else 0.0)

    async def run() -> int:
        async with BotPool(2, LONG, 1) as thinkers:
            flood = [asyncio.create_task(thinkers.choose(job("expert")._replace(seed=n), f"t{n}", "flood"))
                     for n in range(60)]
            while not Fake.log:
                await asyncio.sleep(0.001)
            for n in range(5):
                assert await thinkers.choose(job("easy")._replace(seed=n), f"e{n}", "somebody") == n
            before = Fake.log.count("expert")
            for task in flood:
                task.cancel()
            Fake.may_answer.set()
            await asyncio.gather(*flood, return_exceptions=True)
            return before

    assert asyncio.run(run()) == 1                  # of sixty, although they came first


def test_what_a_bot_takes_is_learnt() -> None:
    costs = bot_pool.ThinkingTimes(3.0)
    one = job("easy")
    assert costs.estimate(one) < QUICK
    for _ in range(20):
        costs.record_time(one, 2.0)
    assert costs.estimate(one) > QUICK
    assert costs.estimate(job("easy", game="bul")) < QUICK


def test_tables_know_whose_they_are_and_figures_tell_how_long_bots_wait(house: House) -> None:
    one, two = house.open(), house.open()
    owners = {house.stored(player.id)[0]["owner"] for player in (one, two)}
    assert len(owners) == 1 and len(owners.pop()) == 16
    solo = house.open("bul", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    solo.await_turn()
    solo.play()
    solo.await_turn()
    told = house.get("/metrics").text
    assert 'sacbe_bot_wait_seconds_count{level="random"}' in told and "sacbe_bots_waiting 0.0" in told
