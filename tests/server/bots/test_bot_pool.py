"""Bots in processes: each decision in its time, whatever happens to a process, and the event loop never waits."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from sacbe import bots, games
from sacbe.bots import determinized
from sacbe.bots import thinker as elsewhere
from sacbe.bots.determinized import SearchBudget
from sacbe.bots.thinker import BotJob, LocalThinker, RemoteThinker
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game, make_chance_driver
from sacbe.server.bots import bot_pool
from sacbe.server.bots.bot_pool import BotPool, BotWorker, first_legal_option, limit_time
from sacbe.server.settings import Settings
from sacbe.server.tables.lobby import check_bot

pytestmark = pytest.mark.once

LONG = 30.0         # more than anything takes that works, on a busy machine
ENDLESS = "search:9999999"


def job(bot: str = "easy", seed: int = 1, game: str = "tzolkin", moves: int = 0) -> BotJob:
    definition = games.load_definition(game)
    playing = Game(definition, 2, {}, make_chance_driver(seed, None))
    for _ in range(moves):
        playing.apply(playing.ask.options[0])
    ask = playing.state.ask
    assert ask is not None
    choices = tuple(entry.choice for entry in playing.history)
    return BotJob(game, 2, dict(playing.options), int(ask.seat), bot, seed, len(choices), choices)


def options(one: BotJob) -> list[int]:
    ask = elsewhere.replay(one.definition.start_game(one.players, one.options), one.choices).ask
    assert ask is not None
    return [int(option) for option in ask.options]


def test_a_count_of_simulations_ends_in_its_time_on_the_interpreted_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes a second compiled takes far longer there, and the easy bot would answer for the strong ones."""
    asked: list[BotJob] = []
    monkeypatch.setattr(BotWorker, "_ask", lambda self, one: asked.append(one) or 1)
    for form in ("pure", "compiled"):
        monkeypatch.setattr(bot_pool.engine_form, "engine_form", lambda form=form: form)
        assert BotWorker(2.0).answer(job("expert")) == 1
    assert [(one.bot, one.seconds) for one in asked] == [("expert", 2.0), ("expert", 0.0)]


@pytest.mark.parametrize("bot", ["master", ENDLESS, "ahead:9999999"])
def test_a_limit_of_time_ends_every_search(bot: str) -> None:
    """Nothing but the limit would end these, or only after a thousand simulations: the answer itself is the proof."""
    one = job(bot)._replace(seconds=0.05)
    assert LocalThinker().choose(one) in options(one)


def later(one: BotJob) -> BotJob:
    """Return the job of the next decision in the same turn."""
    return one._replace(choices=(*one.choices, options(one)[0]))


def in_mid_turn(seed: int) -> BotJob:
    """A job whose seat decides again afterwards."""
    for moves in range(40):
        one = job("easy", seed, moves=moves)
        ask = elsewhere.replay(one.definition.start_game(one.players, one.options), later(one).choices).ask
        if ask is not None and ask.seat == one.seat:
            return one
    raise AssertionError("no turn of two decisions")


def is_gone(pid: int) -> bool:
    """Ended, or only waiting to be noticed by the process that inherits it."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:           # noqa: PTH123
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


def until(condition: Callable[[], bool], seconds: float = LONG) -> bool:
    deadline = time.monotonic() + seconds
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.02)
    return condition()


# ---------------------------------------------------------------- budgets

@pytest.fixture
def budgets(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[SearchBudget]]:
    """The budgets of the searches that are made, instead of searches."""
    made: list[SearchBudget] = []

    def note(definition: Any, seat: int, seed: int, budget: SearchBudget, judge: Any = None) -> None:
        made.append(budget)

    monkeypatch.setattr(bots, "MINDS", dict.fromkeys(bots.MINDS, note))
    for name in ("make_search_bot", "make_multi_turn_planner", "make_legacy_search_bot"):
        monkeypatch.setattr(determinized, name, note)
    yield made


@pytest.mark.parametrize("bot", [*bots.BOTS, "search:7", "search:20ms", "search:60000ms", "ahead:3", "ahead:60000ms",
                                 "classic:expert"])
@pytest.mark.parametrize("seconds", [0.05, 0.5, 1.999, 2.0, 60.0])
def test_no_bot_means_to_think_longer_than_it_may(bot: str, seconds: float, budgets: list[SearchBudget]) -> None:
    definition = games.load_definition("bul")
    bots.make_bot(bot, definition, 0, 1)
    bots.make_bot(limit_time(bot, seconds), definition, 0, 1)
    if budgets:
        meant, allowed = budgets
        assert allowed.seconds == min(meant.seconds, int(seconds * 1000) / 1000)
        assert allowed.simulations == meant.simulations
    else:
        assert limit_time(bot, seconds) == bot


# ---------------------------------------------------------------- answers

def test_bots_answer_legally_and_processes_start_only_when_needed() -> None:
    async def run() -> None:
        async with BotPool(2, LONG) as thinkers:
            assert thinkers.pids == []
            jobs = [job("easy", seed, moves=seed) for seed in range(6)]
            answers = await asyncio.gather(*(thinkers.choose(one, f"t{at}") for at, one in enumerate(jobs)))
            assert all(answer in options(one) for answer, one in zip(answers, jobs))
            assert len(thinkers.pids) == 2 and thinkers.waiting == 0
            pids = thinkers.pids
        assert all(is_gone(pid) for pid in pids)

    asyncio.run(run())


def test_one_table_needs_one_process_and_keeps_it() -> None:
    async def run() -> None:
        async with BotPool(3, LONG) as thinkers:
            for moves in range(4):
                await thinkers.choose(job("easy", 3, moves=moves), "a")
            assert len(thinkers.pids) == 1

    asyncio.run(run())


class Fake(BotWorker):
    """Answers without a process, as soon as it may, and notes when."""

    log: list[tuple[str, int]] = []
    may_answer = threading.Event()

    def answer(self, job: BotJob) -> int:
        self.log.append(("start", job.seed))
        assert self.may_answer.wait(LONG)
        self.log.append(("end", job.seed))
        return job.seed


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    monkeypatch.setattr(bot_pool, "BotWorker", Fake)
    monkeypatch.setattr(Fake, "log", [])
    monkeypatch.setattr(Fake, "may_answer", threading.Event())
    return Fake.log


async def until_begun(count: int) -> None:
    """Wait until this many decisions are thought about."""
    async with asyncio.timeout(LONG):
        while len(Fake.log) < count:
            await asyncio.sleep(0.001)


def test_first_come_first_served(log: list[tuple[str, int]]) -> None:
    async def run() -> list[int]:
        Fake.may_answer.set()
        async with BotPool(1, 1.0) as thinkers:
            return await asyncio.gather(*(thinkers.choose(job()._replace(seed=n), f"t{n}") for n in range(6)))

    assert asyncio.run(run()) == list(range(6))
    assert [seed for what, seed in log if what == "start"] == list(range(6))


def test_a_table_has_one_decision_at_a_time_and_holds_up_nobody(log: list[tuple[str, int]]) -> None:
    async def run() -> None:
        async with BotPool(2, 1.0) as thinkers:
            asked = [("a", 0), ("a", 1), ("a", 2), ("b", 3), ("c", 4)]
            answers = asyncio.gather(*(thinkers.choose(job()._replace(seed=n), table) for table, n in asked))
            await until_begun(2)                    # both processes are at work
            Fake.may_answer.set()
            await answers

    asyncio.run(run())
    running: set[int] = set()
    for what, seed in log:
        running = running | {seed} if what == "start" else running - {seed}
        assert len(running & {0, 1, 2}) <= 1
    starts = [seed for what, seed in log if what == "start"]
    assert set(starts[:2]) == {0, 3} and sorted(starts) == [0, 1, 2, 3, 4]
    assert starts.index(0) < starts.index(1) < starts.index(2)


def test_the_same_question_is_thought_about_once(log: list[tuple[str, int]]) -> None:
    async def run() -> None:
        async with BotPool(2, 1.0) as thinkers:
            one = job()._replace(seed=5)
            answers = asyncio.gather(*(thinkers.choose(one, "a") for _ in range(4)))
            await until_begun(1)
            Fake.may_answer.set()
            assert await answers == [5] * 4

    asyncio.run(run())
    assert log == [("start", 5), ("end", 5)]


def test_what_nobody_waits_for_is_not_thought_about(log: list[tuple[str, int]]) -> None:
    async def run() -> None:
        async with BotPool(1, 1.0) as thinkers:
            tasks = [asyncio.create_task(thinkers.choose(job()._replace(seed=n), f"t{n}")) for n in range(4)]
            await until_begun(1)
            tasks[0].cancel()           # is thought about already
            tasks[2].cancel()
            await asyncio.gather(tasks[0], tasks[2], return_exceptions=True)
            Fake.may_answer.set()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert [results[1], results[3]] == [1, 3]
            assert isinstance(results[0], asyncio.CancelledError) and isinstance(results[2], asyncio.CancelledError)

    asyncio.run(run())
    assert [seed for what, seed in log if what == "start"] == [0, 1, 3]


# ---------------------------------------------------------------- trouble

def test_a_bot_that_takes_too_long_is_stopped() -> None:
    async def run() -> None:
        async with BotPool(1, 0.4) as thinkers:
            worker = thinkers._workers[0]
            worker._most = 0.0          # on the interpreted engine, too, the bot keeps to no limit
            await asyncio.to_thread(worker._open().wait_until_ready, bot_pool.START)
            before = worker.pid
            one = job(ENDLESS)
            start = time.monotonic()
            assert await thinkers.choose(one, "a") in options(one)
            assert time.monotonic() - start > 0.4 * bot_pool.GRACE      # it had its time
            assert worker.pid != before and before is not None and is_gone(before)

    asyncio.run(run())


def test_the_loop_goes_on_while_a_bot_thinks(log: list[tuple[str, int]]) -> None:
    """Only the loop can let the bot answer here."""
    async def run() -> None:
        async with BotPool(1, LONG) as thinkers:
            asked = asyncio.create_task(thinkers.choose(job(), "a"))
            await until_begun(1)
            assert not asked.done()
            Fake.may_answer.set()
            assert await asked == 1

    asyncio.run(run())


def test_easy_answers_for_a_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = BotWorker(LONG)
    asked: list[str] = []
    ask = worker._ask

    def noted(one: BotJob) -> int:
        asked.append(one.bot)
        return ask(one)

    monkeypatch.setattr(worker, "_ask", noted)
    one = job("no such bot")
    assert worker.answer(one) in options(one)
    assert asked == ["no such bot", "easy"]
    worker.close()


def test_the_first_option_is_played_when_nobody_can_think(monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(limit: float) -> None:
        raise OSError

    monkeypatch.setattr(bot_pool, "RemoteThinker", none_left)
    one = job("hard", moves=3)
    assert BotWorker(1.0).answer(one) == options(one)[0] == first_legal_option(one)


def test_a_job_that_makes_no_sense_is_a_problem_and_no_more() -> None:
    async def run() -> None:
        async with BotPool(1, LONG) as thinkers:
            with pytest.raises(Problem) as caught:
                await thinkers.choose(job()._replace(game="go"))
            assert caught.value.key == "play-bot-failed"
            one = job("random")
            assert await thinkers.choose(one) in options(one)

    asyncio.run(run())


@pytest.fixture
def thinks(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set as soon as a process has been asked, and before it has answered."""
    asked, receive = threading.Event(), RemoteThinker._receive

    def noted(self: RemoteThinker, seconds: float | None) -> Any:
        if self._is_up:
            asked.set()
        return receive(self, seconds)

    monkeypatch.setattr(RemoteThinker, "_receive", noted)
    return asked


def test_a_killed_process_is_replaced(thinks: threading.Event) -> None:
    """While it is idle, nobody notices; while it thinks, its table gets another answer."""
    async def run() -> None:
        async with BotPool(1, LONG) as thinkers:
            one = job("medium")
            expected = await thinkers.choose(one, "a")
            for _ in range(2):
                pid = thinkers.pids[0]
                os.kill(pid, signal.SIGKILL)
                assert await asyncio.to_thread(until, partial(is_gone, pid))
                assert await thinkers.choose(one._replace(seed=1), "a") == expected     # by the same bot, not by easy
            slow = job(ENDLESS)
            thinks.clear()
            asked = asyncio.create_task(thinkers.choose(slow, "b"))
            assert await asyncio.to_thread(thinks.wait, LONG)
            os.kill(thinkers.pids[0], signal.SIGKILL)
            assert await asked in options(slow)

    asyncio.run(run())


def test_closing_ends_everything_at_once(thinks: threading.Event) -> None:
    """Whoever waited until the first thought is over would be given its answer."""
    async def run() -> None:
        thinkers = BotPool(1, LONG)
        await thinkers.choose(job("random"))
        pids = thinkers.pids
        thinks.clear()
        tasks = [asyncio.create_task(thinkers.choose(job(ENDLESS), table)) for table in "abc"]
        assert await asyncio.to_thread(thinks.wait, LONG)
        await thinkers.close()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(result) for result in results] == [EOFError] * 3
        assert all(is_gone(pid) for pid in pids) and thinkers.pids == []
        with pytest.raises(EOFError):
            await thinkers.choose(job())

    asyncio.run(run())


def test_closing_before_a_process_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, ready = threading.Event(), RemoteThinker.wait_until_ready

    def noted(self: RemoteThinker, seconds: float | None = None) -> None:
        begun.set()
        ready(self, seconds)

    monkeypatch.setattr(RemoteThinker, "wait_until_ready", noted)

    async def run() -> None:
        thinkers = BotPool(1, LONG)
        asked = asyncio.create_task(thinkers.choose(job(ENDLESS)))      # not answered, however long it takes to close
        assert await asyncio.to_thread(begun.wait, LONG)
        await thinkers.close()
        with pytest.raises(EOFError):
            await asked
        assert thinkers.pids == []

    asyncio.run(run())


PARENT = textwrap.dedent("""
    import sys, time
    sys.path[:0] = {path!r}
    from sacbe.bots.thinker import BotJob, RemoteThinker
    if __name__ == "__main__":
        thinker = RemoteThinker(limit={limit})
        thinker.wait_until_ready()
        print(thinker.pid, flush=True)
        if {limit}:
            thinker.choose(BotJob(*{job!r}))
        time.sleep(600)
""")


def parent(tmp_path: Any, limit: float) -> tuple[subprocess.Popen[str], int]:
    """A process with a bot's process, and the number of that."""
    program = tmp_path / "parent.py"
    program.write_text(PARENT.format(path=[path for path in sys.path if path], limit=limit, job=tuple(job(ENDLESS))))
    process = subprocess.Popen([sys.executable, str(program)], stdout=subprocess.PIPE, text=True,
                               start_new_session=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def test_ctrl_c_is_not_for_a_process_of_bots() -> None:
    """It reaches all processes of a terminal; this one stays and answers."""
    thinker, one = RemoteThinker(), job("random")
    try:
        thinker.wait_until_ready(bot_pool.START)
        assert thinker.pid is not None
        os.kill(thinker.pid, signal.SIGINT)
        assert thinker.choose(one) in options(one)
    finally:
        thinker.close()


@pytest.mark.skipif(not os.path.isdir("/proc"), reason="asks /proc which processes there are")      # noqa: PTH112
@pytest.mark.parametrize("limit", [0.0, 2.0], ids=["idle", "thinking"])
def test_a_process_ends_with_its_parent(tmp_path: Any, limit: float) -> None:
    """Even if the parent was killed, and even in the middle of a thought without end."""
    process, pid = parent(tmp_path, limit)
    try:
        process.kill()
        process.wait()
        assert until(lambda: is_gone(pid))
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


# ---------------------------------------------------------------- many games in one process

def test_drivers_of_several_games_are_kept_and_nothing_is_thought_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, int]] = []
    make = bots.make_bot

    def noted(name: str, definition: Any, seat: int, seed: int, seconds: float) -> Any:
        made.append((seat, seed))
        return make(name, definition, seat, seed, seconds)

    monkeypatch.setattr(bots, "make_bot", noted)
    here = LocalThinker(keep=2, rethink=False)
    one, two, three = (in_mid_turn(seed) for seed in (1, 2, 3))
    for begun in (one, two):
        assert here.choose(begun) in options(begun)
    for begun in (one, two):                        # the turn goes on in both games
        assert here.choose(later(begun)) in options(later(begun))
    assert [seed for _, seed in made[:2]] != [1, 2] and len(made) == 2
    here.choose(three)                              # pushes the first game out
    here.choose(later(one))
    assert len(made) == 4
    assert made[3] != made[0]                       # a new driver in mid-turn has its own luck


# ---------------------------------------------------------------- bots of one's own

def test_only_bots_of_the_settings_may_sit(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "server_owl.py").write_text("def last(turn):\n    return turn.moves[-1]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    settings = Settings.load({}, {"SACBE_OWN_BOTS": "owl=server_owl:last, crow=cmd:no-such-program"})
    assert settings.bots_by_name == {"owl": "server_owl:last", "crow": "cmd:no-such-program"}
    bots.check("server_owl:last")
    with pytest.raises(Problem, match="no-such-program"):
        bots.check("cmd:no-such-program")
    assert check_bot("owl", "bul", settings.bots_by_name) == "owl"
    for name in ("server_owl:last", "cmd:true", "crow "):
        with pytest.raises(Problem) as found:
            check_bot(name, "bul", settings.bots_by_name)
        assert found.value.key.startswith("unknown-bot")
    one = job("owl", moves=3)

    async def asked() -> int:
        async with BotPool(1, LONG, own_bots=settings.bots_by_name) as thinkers:
            return await thinkers.choose(one)

    assert asyncio.run(asked()) == options(one)[-1]


@pytest.mark.parametrize("text", ["owl", "=x:y", "hard=x:y", "Owl=x:y", "owl=", "o l=x:y", "random=x:y"])
def test_bots_of_the_settings_that_are_wrong(text: str) -> None:
    with pytest.raises(Problem, match="SACBE_OWN_BOTS"):
        Settings.load({}, {"SACBE_OWN_BOTS": text})
