"""The event bus: one wake-up however much happens, across processes too, and a broken channel loses nobody."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from litestar import Litestar

from sacbe.server.cluster import postgres_channel
from sacbe.server.cluster.channel import MOST_WAITING, retry_delay
from sacbe.server.cluster.event_bus import CHANNEL, MISSED_NEWS, OTHER_NEWS, AsyncSubscription, EventBus
from sacbe.server.storage.rows import StepRow
from support.server.tables import wait_for

pytestmark = pytest.mark.once

SOON = 30.0             # more than anything takes that works, on a busy machine


async def woken(wake: AsyncSubscription) -> int:
    return await asyncio.wait_for(wake.wait(), SOON)


async def is_quiet(wake: AsyncSubscription, seconds: float = 0.15) -> bool:
    try:
        await asyncio.wait_for(wake.wait(), seconds)
    except TimeoutError:
        return True
    return False


# ---------------------------------------------------------------- in one process

def test_a_listener_wakes_with_the_highest_revision() -> None:
    async def run() -> None:
        hub = EventBus()
        async with hub.subscribe("a") as wake:
            hub.announce("a", 1)
            assert await woken(wake) == 1
            for revision in (2, 5, 3):
                hub.announce("a", revision)
            assert await woken(wake) == 5
            assert await is_quiet(wake, 0.01)       # three announcements were one awakening

    asyncio.run(run())


def test_each_table_has_its_own_listeners() -> None:
    async def run() -> None:
        hub = EventBus()
        async with hub.subscribe("a") as one, hub.subscribe("a") as two, hub.subscribe("b") as other:
            hub.announce("a", 7)
            assert (await woken(one), await woken(two)) == (7, 7)
            assert await is_quiet(other, 0.01)

    asyncio.run(run())


def test_nobody_is_remembered_who_has_gone() -> None:
    async def run() -> None:
        hub = EventBus()
        async with hub.subscribe("a"):
            async with hub.subscribe("a"):
                pass
            assert hub.has_subscribers("a")
        assert not hub.has_subscribers("a")
        with pytest.raises(ZeroDivisionError):
            async with hub.subscribe("a"):
                raise ZeroDivisionError
        assert not hub.has_subscribers("a")
        hub.announce("a", 3)

    asyncio.run(run())


def test_news_that_is_no_step_wakes_without_a_revision() -> None:
    async def run() -> None:
        hub = EventBus()
        async with hub.subscribe("a") as wake:
            hub.notify_changed("a")
            assert await woken(wake) == OTHER_NEWS
            hub.notify_changed("a")
            hub.announce("a", 4)
            hub.notify_changed("a")
            assert await woken(wake) == 4

    asyncio.run(run())


def test_an_echo_wakes_nobody_but_news_from_elsewhere_does() -> None:
    async def run() -> None:
        hub = EventBus()
        async with hub.subscribe("a") as wake:
            hub.announce("a", 4)
            assert await woken(wake) == 4
            hub._hear(b"a 4")
            hub._hear(b"a 3")
            assert await is_quiet(wake, 0.01)
            hub._hear(b"a 5")
            assert await woken(wake) == 5
            hub._hear(b"a 0")
            assert await woken(wake) == OTHER_NEWS

    asyncio.run(run())


@pytest.mark.parametrize("payload", [b"a", b"a ", b" ", b"a -1", "a ²".encode(), b"\xff 9", b"a\x00 9"])
def test_nonsense_on_the_line_is_ignored(payload: bytes) -> None:
    async def run() -> None:
        hub = EventBus()
        async with hub.subscribe("a") as wake:
            hub._hear(payload)
            assert await is_quiet(wake, 0.01)

    asyncio.run(run())


@pytest.mark.parametrize("step", [b"2", b"{}", b"[1, 2]", b'[1.5, 0, "choice", {}'])
def test_a_step_of_another_form_is_news_all_the_same(step: bytes) -> None:
    async def run() -> None:
        hub = EventBus()
        heard: list[StepRow] = []
        hub.on_remote_step.append(heard.append)
        async with hub.subscribe("a") as wake:
            hub._hear(b"a 3 " + step)
            assert await woken(wake) == 3 and heard == []

    asyncio.run(run())


def test_after_a_break_everybody_looks_once() -> None:
    async def run() -> None:
        hub = EventBus()
        async with hub.subscribe("a") as one, hub.subscribe("b") as two:
            hub.announce("a", 3)
            hub._hear(b"")
            assert (await woken(one), await woken(two)) == (MISSED_NEWS, MISSED_NEWS)
            assert await is_quiet(one, 0.01)
            hub.announce("a", 4)
            assert await woken(one) == 4

    asyncio.run(run())


def test_the_plugin_runs_with_the_application() -> None:
    """What comes over the channel reaches the listeners, and the end of the application ends the task."""
    async def run() -> None:
        hub = EventBus()
        async with Litestar([], plugins=[hub.plugin]).lifespan(), hub.subscribe("a") as wake:
            hub.plugin.publish("a 12", CHANNEL)
            assert await woken(wake) == 12
            assert hub._listener is not None
        assert [hub._listener, hub._subscriber] == [None, None]

    asyncio.run(run())


# ---------------------------------------------------------------- between processes

def test_addresses_of_databases() -> None:
    assert postgres_channel.to_dsn("postgresql+psycopg://u:p@h:1/db?host=/x") == "postgresql://u:p@h:1/db?host=/x"
    assert [retry_delay(n) for n in (1, 2, 50)] == [0.1, 0.5, 5.0]


def a_step(revision: int, **data: object) -> StepRow:
    return StepRow(table_id="t", revision=revision, at=1.5, seat=1, kind="choice", data={"choices": [7], **data})


def test_what_one_process_announces_wakes_the_other(postgres_url: str) -> None:
    async def run() -> None:
        here, there = EventBus(postgres_url), EventBus(postgres_url)
        steps: list[StepRow] = []
        there.on_remote_step.append(steps.append)
        async with here.plugin, there.plugin, here.subscribe("t") as mine, there.subscribe("t") as yours:
            # from now on nothing is missed
            assert (await woken(mine), await woken(yours)) == (MISSED_NEWS, MISSED_NEWS)
            here.announce("t", 1, a_step(1))
            assert (await woken(mine), await woken(yours)) == (1, 1)
            assert await is_quiet(mine) and await is_quiet(yours)
            here.announce("t", 2, a_step(2, long="x" * 8000))                       # too long: it must be read
            assert await woken(yours) == 2
            here.notify_changed("t")
            assert (await woken(mine), await woken(yours)) == (2, OTHER_NEWS)       # one awakening for both
            assert steps == [a_step(1)]

    asyncio.run(run())


def test_much_news_is_told_in_few_transactions(postgres_url: str) -> None:
    async def run() -> None:
        here, there = EventBus(postgres_url), EventBus(postgres_url)
        async with here.plugin, there.plugin, there.subscribe("t") as wake:
            assert await woken(wake) == MISSED_NEWS
            here.notify_changed("t")                # so that the line is there
            assert await woken(wake) == OTHER_NEWS
            with psycopg.connect(postgres_url, autocommit=True) as connection:
                before = connection.execute("SELECT pg_current_xact_id()::text::int").fetchone()
                for revision in range(1, 301):
                    here.announce("t", revision, a_step(revision))
                while await woken(wake) != 300:
                    pass
                after = connection.execute("SELECT pg_current_xact_id()::text::int").fetchone()
            assert before is not None and after is not None and after[0] - before[0] < 30

    asyncio.run(run())


def test_what_is_told_while_the_database_is_away_is_told_later(postgres_url: str) -> None:
    async def run() -> None:
        here, there = EventBus(postgres_url), EventBus(postgres_url)
        async with here.plugin, there.plugin, there.subscribe("t") as wake:
            assert await woken(wake) == MISSED_NEWS
            here.notify_changed("t")
            assert await woken(wake) == OTHER_NEWS
            channel = here.plugin._backend
            assert isinstance(channel, postgres_channel.PostgresChannel) and channel._speaker is not None
            await channel._speaker.close()
            here.announce("t", 5)
            assert await woken(wake) == 5
            await channel._speaker.close()
            channel._to_tell = [("sacbe", "t 6")] * MOST_WAITING        # more than anybody would keep: all must look
            here.announce("t", 7)
            assert await woken(wake) == MISSED_NEWS

    asyncio.run(run())


def cut_lines(url: str) -> int:
    """End every other connection to this database."""
    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                                    "WHERE datname = current_database() AND pid <> pg_backend_pid()")
        row = cursor.fetchone()
        return int(row[0]) if row else 0


def test_a_broken_line_to_postgresql_comes_back(postgres_url: str) -> None:
    async def run() -> None:
        hub = EventBus(postgres_url)
        async with hub.plugin, hub.subscribe("t") as wake:
            assert await woken(wake) == MISSED_NEWS
            for revision in (1, 2, 3):
                hub.notify_changed("t")             # the line on which we speak breaks, too
                assert await woken(wake) == OTHER_NEWS
                assert await asyncio.to_thread(cut_lines, postgres_url) >= 1
                while (told := await woken(wake)) == OTHER_NEWS:
                    pass                            # the echo, which comes when it comes
                assert told == MISSED_NEWS
                with psycopg.connect(postgres_url, autocommit=True) as connection:
                    connection.execute("SELECT pg_notify('sacbe', %s)", (f"t {revision}",))
                assert await woken(wake) == revision

    asyncio.run(run())


def test_a_server_starts_and_stops_without_its_database(tmp_path: Path) -> None:
    async def run() -> None:
        hub = EventBus(f"postgresql://nobody@/none?host={tmp_path}")
        async with hub.plugin, hub.subscribe("t") as wake:
            hub.announce("t", 1)
            assert await woken(wake) == 1
            hub.notify_changed("t")
            assert await woken(wake) == OTHER_NEWS

    asyncio.run(run())


class RedisServer:
    """A Redis of the test's own on a socket, which can be ended and started again."""

    def __init__(self, folder: Path) -> None:
        self.program = shutil.which("redis-server")
        self.socket = folder / "redis.sock"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    def start(self) -> None:
        assert self.program is not None
        self.process = subprocess.Popen([self.program, "--port", "0", "--unixsocket", str(self.socket), "--save", "",
                                         "--appendonly", "no"], stdout=subprocess.DEVNULL)
        wait_for(self.socket.exists)

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.socket.unlink(missing_ok=True)
            self.process = None


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path)
    if server.program is None:
        pytest.skip("redis-server is not installed")
    server.start()
    yield server
    server.stop()


def test_redis_carries_announcements(redis: RedisServer) -> None:
    async def run() -> None:
        here, there = EventBus(redis_url=redis.url), EventBus(redis_url=redis.url)
        async with here.plugin, there.plugin, here.subscribe("t") as mine, there.subscribe("t") as yours:
            assert (await woken(mine), await woken(yours)) == (MISSED_NEWS, MISSED_NEWS)
            here.announce("t", 3)
            assert (await woken(mine), await woken(yours)) == (3, 3)
            assert await is_quiet(mine)

    asyncio.run(run())


def test_a_redis_that_was_away_comes_back(redis: RedisServer) -> None:
    from sacbe.server.cluster.redis_channel import RedisChannel

    async def run() -> None:
        here, there = EventBus(redis_url=redis.url), EventBus(redis_url=redis.url)
        async with here.plugin, there.plugin, there.subscribe("t") as wake:
            assert await woken(wake) == MISSED_NEWS
            await asyncio.to_thread(redis.stop)
            here.announce("t", 1)                   # nobody can hear this
            channel = here.plugin._backend
            assert isinstance(channel, RedisChannel)
            async with asyncio.timeout(SOON):
                while not channel._lost:
                    await asyncio.sleep(0.01)
            await asyncio.to_thread(redis.start)
            assert await asyncio.wait_for(wake.wait(), 3 * SOON) == MISSED_NEWS
            while asyncio.get_running_loop().time() < channel._quiet_until:
                await asyncio.sleep(0.01)
            here.announce("t", 2)
            assert await woken(wake) in (MISSED_NEWS, 2)

    asyncio.run(run())


def test_without_redis_a_server_still_works_alone(tmp_path: Path) -> None:
    async def run() -> None:
        hub = EventBus(redis_url=f"unix://{tmp_path}/nothing")
        async with hub.plugin, hub.subscribe("t") as wake:
            for revision in (1, 2):
                hub.announce("t", revision)
                assert await woken(wake) == revision

    asyncio.run(run())
