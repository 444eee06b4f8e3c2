"""What strangers may ask for as often as they like costs next to nothing: no body is read, no database is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar import Litestar

from sacbe.server.accounts.hashing import WAITING
from sacbe.server.accounts.limits import counter_of
from sacbe.server.app.build import build
from sacbe.server.routes import operations
from sacbe.server.settings import Settings
from sacbe.server.storage.store import Store
from support.server.tables import House, wait_for

pytestmark = pytest.mark.once


async def ask(app: Litestar, method: str, path: str, address: str = "1.2.3.4", *headers: tuple[bytes, bytes]) -> int:
    """The status of an answer to a request whose body nobody may read."""
    sent: list[Any] = []

    async def receive() -> Any:
        raise AssertionError("the body was read")

    async def send(message: Any) -> None:
        sent.append(message)

    rows = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json"), (b"content-length", b"9000"), *headers]
    await app({"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "path": path,
               "raw_path": path.encode(), "query_string": b"", "headers": rows, "client": (address, 1),
               "server": ("127.0.0.1", 8123), "scheme": "http", "root_path": "", "app": app}, receive, send)
    return int(sent[0]["status"])


def silent(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nobody may ask the database."""
    async def read(store: Store, work: Any) -> Any:
        raise AssertionError("the database was asked")

    monkeypatch.setattr(Store, "_read", read)
    monkeypatch.setattr(Store, "_write", read)


def test_too_many_is_said_without_reading_or_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings.load({"data": str(tmp_path), "logins_per_minute": 1, "max_tables_per_address": 1,
                              "requests_per_minute": 40}, {})

    async def run() -> None:
        app = build(settings)
        async with app.lifespan():
            app.state.access.opened.take("1.2.3.4")
            app.state.tries.addresses.take("1.2.3.4")
            app.state.tries.devices.take(counter_of("x"))
            silent(monkeypatch)
            for path in ("/api/tables", "/api/tables/x/fork", "/api/records", "/api/tables/x/rematch", "/api/login",
                         "/api/account", "/api/account/password", "/api/account/delete"):
                status = await ask(app, "POST", path, "1.2.3.4", (b"authorization", b"Bearer x"))
                assert status == 429, path
            app.state.accounts.queue.strangers.extend([None] * WAITING)
            assert await ask(app, "POST", "/api/login", "8.8.8.8") == 503
            assert await ask(app, "POST", "/api/account", "8.8.8.8") == 503
            app.state.accounts.queue.strangers.clear()
            with structlog.testing.capture_logs() as lines:
                codes = [await ask(app, "POST", "/api/tables/x/choice", "9.9.9.9", (b"authorization", b"Bearer x"))
                         for _ in range(60)]
            assert codes[-50:] == [429] * 50
            assert len([line for line in lines if line.get("status") == 429]) == 1
            monkeypatch.undo()

    asyncio.run(run())


def test_a_seat_that_was_told_to_wait_is_not_looked_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with House(tmp_path, seat_per_minute=4) as house:
        one, _ = house.pair()
        assert [one.bare("back").status_code for _ in range(2)] == [400, 429]
        monkeypatch.setattr(house.tables, "table", None)
        assert one.bare("back").status_code == 429


def test_however_many_ask_for_its_health_the_database_is_asked_once(
        house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    pings = []

    async def ping(store: Store) -> None:
        pings.append(1)

    monkeypatch.setattr(Store, "ping", ping)
    monkeypatch.setattr(operations, "FRESH", 60.0)
    wait_for(lambda: house.get("/health").status_code == 200 and pings)
    before = len(pings)
    assert {house.get("/health").status_code for _ in range(50)} == {200}
    assert len(pings) - before <= 1


def test_those_who_wait_for_the_database_wait_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pings = []

    async def ping(store: Store) -> None:
        pings.append(1)
        await asyncio.sleep(0)              # all of them have asked before it answers

    async def run() -> list[bool]:
        pulse = operations.DatabasePulse(Store(f"sqlite:///{tmp_path}/x.db"))
        found = await asyncio.gather(*(pulse.is_there() for _ in range(100)))
        pulse.until = 0.0                                   # the answer is too old
        return [*found, await pulse.is_there()]

    monkeypatch.setattr(Store, "ping", ping)
    assert asyncio.run(run()) == [True] * 101 and len(pings) == 2
