"""Notifications: webhooks that arrive, once, in the table's language; and addresses that get nowhere."""

from __future__ import annotations

import asyncio
import math
from typing import Any

import pytest
from structlog.testing import capture_logs

from sacbe.server.notifications import service, webhooks
from sacbe.server.notifications.service import Notifier
from support.server.listeners import FAST, PATIENCE, URL, Listener, Web, listening, tell, until

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is given up because the machine is busy; a test about giving up says when."""
    monkeypatch.setattr(webhooks, "TIMEOUT", PATIENCE)


# ---------------------------------------------------------------- webhooks

def test_a_webhook_arrives() -> None:
    async def run() -> None:
        web = Web()
        async with listening(web.talk, web), Notifier(allow_private=True) as notifier:
            assert tell(notifier, web.hook(), lang="de")
            await notifier.drain()
        [(line, headers, body)] = web.got
        assert line == "POST /turn?key=hush-hush HTTP/1.1"
        assert headers["host"] == f"127.0.0.1:{web.port}" and headers["content-type"] == "application/json"
        assert body == {"table": "abc", "seat": "red", "url": URL, "text": "Du bist am Zug, Ana: Tikal"}

    asyncio.run(run())


def test_the_name_of_the_host_is_sent_to_its_address() -> None:
    async def run() -> None:
        web = Web()
        def found(*args: object, **named: object) -> list[Any]:
            return [(2, 1, 6, "", ("127.0.0.1", 0))]

        async with listening(web.talk, web), Notifier(allow_private=True, resolve=found) as notifier:
            tell(notifier, web.hook("players.example"))
            await notifier.drain()
        assert web.got[0][1]["host"] == f"players.example:{web.port}"

    asyncio.run(run())


@pytest.mark.parametrize(("statuses", "tries"), [
    ((500, 429, 200), 3), ((503,), 3), ((404,), 1), ((302,), 1), ((204,), 1),
])
def test_a_hook_is_tried_again_where_that_may_help(statuses: tuple[int, ...], tries: int) -> None:
    async def run() -> None:
        web = Web(*statuses, more="Location: http://127.0.0.1:1/\r\n")
        async with listening(web.talk, web), Notifier(allow_private=True, pauses=FAST) as notifier:
            with capture_logs() as logs:
                tell(notifier, web.hook())
                await notifier.drain()
        assert len(web.got) == tries
        assert [entry["event"] for entry in logs] == ([] if statuses[-1] < 300 else ["notification failed"])
        assert "hush" not in str(logs)

    asyncio.run(run())


def test_a_slow_hook_holds_up_nobody() -> None:
    async def run() -> None:
        slow, quick = Web(delay=math.inf), Web()
        async with listening(slow.talk, slow), listening(quick.talk, quick), \
                Notifier(allow_private=True, pauses=()) as notifier:
            tell(notifier, slow.hook(), seat=0)
            tell(notifier, quick.hook(), seat=1)
            await until(lambda: bool(slow.got and quick.got))

    asyncio.run(run())


def test_a_slow_hook_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", 0.5)

    async def run() -> None:
        slow = Web(delay=math.inf)
        async with listening(slow.talk, slow), Notifier(allow_private=True, pauses=()) as notifier:
            tell(notifier, slow.hook())
            with capture_logs() as logs:
                await notifier.drain()
            assert [entry["reason"] for entry in logs] in (["TimeoutError"], ["ReadTimeout"])

    asyncio.run(run())


def test_an_answer_without_end_is_not_read() -> None:
    async def run() -> None:
        listener, is_left = Listener(), asyncio.Event()

        async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            try:
                while True:
                    writer.write(b"4000\r\n" + b"x" * 0x4000 + b"\r\n")
                    await writer.drain()
                    listener.got.append(1)
            finally:
                is_left.set()

        async with listening(flood, listener), Notifier(allow_private=True) as notifier:
            tell(notifier, f"http://127.0.0.1:{listener.port}/")
            with capture_logs() as logs:
                await notifier.drain()
            assert not logs                         # the status was enough; nobody waited for the end
            await asyncio.wait_for(is_left.wait(), PATIENCE)
            assert len(listener.got) < 2000

    asyncio.run(run())


# ---------------------------------------------------------------- where hooks may not lead

@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]", "0", "2130706433", "0x7f.1", "127.1"])
def test_a_hook_to_ourselves_gets_nowhere(host: str) -> None:
    """Also where the address is written in another way: what counts is what the name resolves to."""
    async def run() -> None:
        web = Web()
        async with listening(web.talk, web), Notifier(pauses=()) as notifier:
            with capture_logs() as logs:
                tell(notifier, web.hook(host))
                await notifier.drain()
            assert not web.got
            assert [entry["event"] for entry in logs] == ["notification failed"]

    asyncio.run(run())


# ---------------------------------------------------------------- once

def test_a_seat_is_told_once_until_it_has_played() -> None:
    async def run() -> None:
        notifier = Notifier(allow_private=True)
        hook = "http://127.0.0.1:1/"
        assert tell(notifier, hook, revision=5)
        assert not tell(notifier, hook, revision=5)
        assert not tell(notifier, hook, revision=6)         # something else happened; it is still their turn
        assert tell(notifier, hook, revision=6, seat=1)
        assert tell(notifier, hook, revision=5, table="xyz")
        notifier.on_played("abc", 0, 7)
        assert not tell(notifier, hook, revision=7)         # old news
        assert tell(notifier, hook, revision=9)
        assert not tell(notifier, hook, revision=11)
        assert not tell(notifier, seat=3)                   # nowhere to send it
        assert not tell(notifier, mail="ana@example.com", seat=3)       # no mail server
        await notifier.close()

    asyncio.run(run())


def test_the_queue_is_bounded_and_what_was_dropped_can_be_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "QUEUE", 3)
    monkeypatch.setattr(service, "MAX_REMEMBERED_SEATS", 2)

    async def run() -> None:
        notifier = Notifier(allow_private=True)
        with capture_logs() as logs:
            assert [tell(notifier, "http://127.0.0.1:1/", seat=seat) for seat in range(5)] == [True] * 3 + [False] * 2
        assert len(logs) == 2
        assert len(notifier._told) == 2

    asyncio.run(run())


def test_nobody_can_be_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "HOOK_PER_HOUR", 2)
    now = [0.0]

    async def run() -> None:
        web = Web()
        async with listening(web.talk, web), Notifier(allow_private=True, clock=lambda: now[0]) as notifier:
            with capture_logs() as logs:
                for seat in range(4):
                    tell(notifier, web.hook(), seat=seat)
                await notifier.drain()
                assert len(web.got) == 2
                assert [entry["event"] for entry in logs] == ["too many notifications"] * 2
            now[0] = 3601.0
            tell(notifier, web.hook(), seat=9)
            await notifier.drain()
            assert len(web.got) == 3

    asyncio.run(run())


def test_closing_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "TIMEOUT", math.inf)

    async def run() -> None:
        web = Web(delay=math.inf)
        async with listening(web.talk, web):
            notifier = Notifier(allow_private=True)
            async with notifier:
                tell(notifier, web.hook())
                await until(lambda: bool(web.got))
        assert not notifier._queue._tasks

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
