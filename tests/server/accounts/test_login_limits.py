"""Failed logins are counted; nobody is locked out by others, and a device that was logged in before least of all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sacbe.kernel.errors import Problem
from sacbe.server.accounts import limits as module
from sacbe.server.accounts.devices import LASTING, SECONDS_PER_DAY
from sacbe.server.accounts.limits import LONGEST_WAIT, LoginLimits
from sacbe.server.app.application import create_app
from sacbe.server.settings import Settings
from support.server.strangers import scope

pytestmark = pytest.mark.once

WORD = "correct horse battery"
WRONG = "a wrong sentence"


class Site:
    """An application that notes how long tries are put off, and does not wait."""

    def __init__(self, http: TestClient[Any], waits: list[float]) -> None:
        self.http, self.waits = http, waits

    def post(self, path: str, body: dict[str, Any], address: str, token: str = "", device: str = "") -> Any:
        headers = {"X-Forwarded-For": address}
        headers |= {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {"Sacbe-Device": device} if device else {}
        return self.http.post(f"/api/{path}", json=body, headers=headers)

    def guess(self, address: str, name: str, password: str = WRONG, device: str = "") -> int:
        status: int = self.post("login", {"name": name, "password": password}, address, device=device).status_code
        return status


@contextmanager
def site(folder: Path, rate: int) -> Iterator[Site]:
    settings = Settings(database=f"sqlite:///{folder}/x.db", logins_per_minute=rate, trust_proxy=True,
                        requests_per_minute=0)
    app = create_app(settings)
    waits: list[float] = []

    async def pause(seconds: float) -> None:
        if seconds:
            waits.append(seconds)

    limits: LoginLimits = app.state.tries
    limits._pause = pause  # type: ignore[method-assign]
    for buckets in (limits.addresses, limits.names, limits.devices):
        buckets.clock = lambda: 0.0
    with TestClient(app, base_url="http://127.0.0.1") as http:
        yield Site(http, waits)


def test_failures_of_an_address_are_limited_and_right_passwords_are_not(tmp_path: Path) -> None:
    with site(tmp_path, 3) as found:
        found.post("account", {"name": "Ana", "password": WORD}, "9.9.9.9")
        assert [found.guess("1.1.1.1", "Ana", WORD) for _ in range(9)] == [201] * 9
        assert [found.guess("1.1.1.1", f"name {n}") for n in range(4)] == [401, 401, 401, 429]
        assert found.guess("1.1.1.1", "Ana", WORD) == 429
        assert found.guess("2.2.2.2", "Ana", WORD) == 201


def test_nobody_can_shut_a_name(tmp_path: Path) -> None:
    """Guesses from anywhere only slow each other down; the owner gets in, from a new device too."""
    with site(tmp_path, 2) as found:
        found.post("account", {"name": "Ana", "password": WORD}, "9.9.9.9")
        assert [found.guess(f"1.1.1.{n}", "Ana") for n in range(40)] == [401] * 40
        assert len(found.waits) == 34 and found.waits == sorted(found.waits)        # six are free
        assert found.waits[:2] == [10.0, LONGEST_WAIT] and max(found.waits) == LONGEST_WAIT
        for spelling in ("ANA ", "\uff21\uff4e\uff41"):
            found.waits.clear()
            assert found.guess("3.3.3.3", spelling, WORD) == 201 and found.waits == [LONGEST_WAIT]
        found.waits.clear()
        assert found.guess("3.3.3.3", "Ben") == 401 and found.waits == []


def test_a_device_that_was_logged_in_has_its_own_way(tmp_path: Path) -> None:
    with site(tmp_path, 2) as found:
        device = found.post("account", {"name": "Ana", "password": WORD}, "9.9.9.9").json()["device"]
        other = found.post("account", {"name": "Ben", "password": WORD}, "9.9.9.9").json()["device"]
        assert [found.guess(f"1.1.1.{n}", "Ana") for n in range(30)] == [401] * 30
        assert [found.guess("6.6.6.6", f"name {n}") for n in range(3)] == [401, 401, 429]
        found.waits.clear()
        assert found.guess("6.6.6.6", "Ana", WORD, device) == 201 and found.waits == []     # where others have failed
        for wrong in (other, device[:-2] + "AA", "x", "=", device + "A"):
            assert found.guess("6.6.6.6", "Ana", WORD, wrong) == 429
        assert [found.guess("6.6.6.6", "Ana", WRONG, device) for _ in range(3)] == [401, 401, 429]
        assert found.guess("7.7.7.7", "Ana", WORD, device) == 201       # it failed too often: treated as a stranger
        assert found.waits != []


def test_a_proof_gets_old(tmp_path: Path) -> None:
    with site(tmp_path, 2) as found:
        answer = found.post("account", {"name": "Ana", "password": WORD}, "9.9.9.9").json()
        devices = found.http.app.state.accounts.devices
        born = devices.now()
        with found.http.portal() as portal:
            for days, works in ((0, True), (LASTING, True), (LASTING + 1, False), (-1, False)):
                devices.now = lambda days=days: born + days * SECONDS_PER_DAY
                number = portal.call(devices.read, answer["account"]["id"], answer["device"])
                assert (number is not None) == works


def test_who_is_logged_in_is_counted_alone(tmp_path: Path) -> None:
    """A stolen login cannot be used to guess the password, and guesses of strangers do not count for it."""
    with site(tmp_path, 2) as found:
        token = found.post("account", {"name": "Ana", "password": WORD}, "9.9.9.9").json()["token"]
        assert [found.guess(f"1.1.1.{n}", "Ana") for n in range(30)] == [401] * 30
        change = {"old": WRONG, "new": "another " + WORD}
        assert [found.post("account/password", change, "9.9.9.9", token).status_code for _ in range(3)] == [
            401, 401, 429]
        assert found.post("account/delete", {"password": WORD}, "8.8.8.8", token).status_code == 429
        second = found.post("login", {"name": "Ana", "password": WORD}, "8.8.8.8").json()["token"]
        assert found.post("account/password", {**change, "old": WORD}, "8.8.8.8", second).status_code == 204
        assert found.post("account/delete", {"password": WORD}, "8.8.8.8", "no login").status_code == 401


def test_a_refusal_that_tells_nothing_does_not_count(tmp_path: Path) -> None:
    async def go() -> None:
        limits = LoginLimits(Settings(logins_per_minute=1), clock=lambda: 0.0)
        for _ in range(5):
            with pytest.raises(Problem, match="again"):
                async with limits.logging_in(scope("1.1.1.1"), "Ana", None):
                    raise Problem("busy")
        with pytest.raises(Problem):
            async with limits.logging_in(scope("1.1.1.1"), "Ana", None):
                raise Problem("login-wrong")
        with pytest.raises(Problem) as caught:
            async with limits.logging_in(scope("1.1.1.1"), "Ana", None):
                raise AssertionError("not admitted")
        assert caught.value.key == "too-many-logins"

    asyncio.run(go())


def test_waiting_ends_with_the_server_and_has_few_places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 1)

    async def go() -> None:
        limits = LoginLimits(Settings(logins_per_minute=1), clock=lambda: 0.0)
        limits.closing = asyncio.Event()
        first = asyncio.create_task(limits._pause(1000.0))
        while not limits.waiting:
            await asyncio.sleep(0)
        with pytest.raises(Problem) as caught:
            await limits._pause(1000.0)
        assert caught.value.key == "busy"
        limits.closing.set()
        with pytest.raises(Problem) as caught:
            await first
        assert caught.value.key == "closing" and limits.waiting == 0
        limits.closing.clear()
        await limits._pause(0.001)                              # it ends by itself, too

    asyncio.run(go())
