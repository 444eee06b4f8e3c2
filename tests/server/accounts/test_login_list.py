"""The devices on which an account is logged in: seen, ended one by one, renewed by use, and ended when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher, extract_parameters

from sacbe.server.accounts import login_store
from sacbe.server.accounts.devices import device_name
from sacbe.server.accounts.service import HOUR_SECONDS, IDLE_SECONDS, LIFETIME, Accounts
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import LoginRow
from sacbe.server.storage.store import Store
from support.server.steady import CHEAP
from support.server.tables import House, Player, auth

pytestmark = pytest.mark.once

WORD = "correct horse battery"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
PHONE = ("Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile "
         "Safari/537.36")


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def with_accounts(url: str, work: Callable[[Accounts, Clock], Awaitable[None]]) -> None:
    async def go() -> None:
        clock, store = Clock(), Store(url)
        await store.open()
        accounts = Accounts(store, clock, CHEAP())
        try:
            await work(accounts, clock)
        finally:
            accounts.close()
            await store.close()

    asyncio.run(go())


def enter(house: House, name: str, path: str, agent: str) -> str:
    answer = house.http.post(f"/api/{path}", json={"name": name, "password": WORD}, headers={"User-Agent": agent})
    assert answer.status_code == 201, answer.text
    token: str = answer.json()["token"]
    return token


def listed(house: House, token: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = house.get("/api/account/logins", token).json()
    return found


def test_logins_are_listed_with_their_devices(house: House) -> None:
    here, there = enter(house, "Lis Ta", "account", FIREFOX), enter(house, "Lis Ta", "login", PHONE)
    found = listed(house, here)
    assert [row["device"] for row in found] == ["Chrome, Android", "Firefox, Linux"]
    assert [row["is_current"] for row in found] == [False, True]
    assert [row["is_current"] for row in listed(house, there)] == [True, False]
    for row in found:
        assert row["created"] <= row["used"] < row["expires"] and len(row["id"]) == 16
    assert here not in str(found) and house.get("/api/account/logins").status_code == 401


def test_one_login_is_ended_and_its_sockets_with_it(house: House) -> None:
    here, there = enter(house, "En Da", "account", FIREFOX), enter(house, "En Da", "login", PHONE)
    stranger = enter(house, "En Be", "account", FIREFOX)
    one = house.open("bul", login=here)
    id = next(row["id"] for row in listed(house, here) if not row["is_current"])
    with ExitStack() as stack:
        wires = [stack.enter_context(Player(house, one.id, token).socket()) for token in (here, there)]
        for wire in wires:
            assert wire.next("state")["you"] == one.seat
        for token, status in ((stranger, 404), (here, 204), (here, 404)):
            answer = house.http.delete(f"/api/account/logins/{id}", headers=auth(token))
            assert answer.status_code == status
        assert wires[1].closed() == (1008, "login-ended")
        assert wires[0].ask(type="ping")["type"] == "pong"
    assert house.get("/api/account", there).status_code == 401
    assert [row["is_current"] for row in listed(house, here)] == [True]


def test_all_others_are_ended(house: House) -> None:
    tokens = [enter(house, "Ot Her", path, FIREFOX) for path in ("account", "login", "login")]
    answer = house.http.delete("/api/account/logins", params={"others": True}, headers=auth(tokens[1]))
    assert answer.status_code == 204
    assert [house.get("/api/account", token).status_code for token in tokens] == [401, 200, 401]


def test_use_renews_a_login_and_idleness_ends_it(database: str) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        born = clock.now
        token = (await accounts.register("Ana", WORD)).token
        clock.now += HOUR_SECONDS / 2
        await accounts.require(token)
        [(row, _)] = await accounts.list_logins(token)
        assert (row.used, row.expires) == (born, born + IDLE_SECONDS)       # noted once an hour
        clock.now = born
        while clock.now < born + LIFETIME - IDLE_SECONDS:
            clock.now += IDLE_SECONDS - 1
            await accounts.require(token)
            [(row, _)] = await accounts.list_logins(token)
            assert (row.used, row.expires) == (clock.now, min(clock.now + IDLE_SECONDS, born + LIFETIME))
        clock.now = born + LIFETIME + 1
        assert await accounts.find_by_token(token) is None              # a year is enough, however often it was used
        token = (await accounts.log_in("Ana", WORD)).token
        clock.now += IDLE_SECONDS + 1
        assert await accounts.find_by_token(token) is None

    with_accounts(database, work)


def test_a_login_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    """It had 90 days from its beginning, and nothing was known of its use."""
    async def work(accounts: Accounts, clock: Clock) -> None:
        account = (await accounts.register("Ana", WORD)).account
        old = LoginRow(token_hash=hash_token("old"), account=account.id, created=clock.now - 80 * 24 * HOUR_SECONDS,
                       expires=clock.now + 10 * 24 * HOUR_SECONDS)
        await accounts.logins.add(old)
        assert (await accounts.require("old")).id == account.id
        clock.now += 20 * 24 * HOUR_SECONDS
        assert (await accounts.require("old")).id == account.id         # renewed by that use

    with_accounts(f"sqlite:///{tmp_path}/x.db", work)


def test_an_account_has_only_so_many_logins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(login_store, "MOST_LOGINS", 3)

    async def work(accounts: Accounts, clock: Clock) -> None:
        tokens = [(await accounts.register("Ana", WORD)).token]
        for _ in range(2):
            clock.now += 2 * HOUR_SECONDS
            tokens.append((await accounts.log_in("Ana", WORD)).token)
        clock.now += 2 * HOUR_SECONDS
        await accounts.require(tokens[0])                               # used last, so it stays
        clock.now += 2 * HOUR_SECONDS
        tokens.append((await accounts.log_in("Ana", WORD)).token)
        assert [await accounts.find_by_token(token) is not None for token in tokens] == [True, False, True, True]

    with_accounts(f"sqlite:///{tmp_path}/x.db", work)


def test_a_hash_is_made_again_when_more_work_is_asked_for(tmp_path: Path) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        token = (await accounts.register("Ana", WORD)).token

        async def cost() -> tuple[int, int]:
            account = await accounts.store.account_by_name("ana")
            assert account is not None
            found = extract_parameters(account.password_hash)
            return found.time_cost, found.parallelism

        assert await cost() == (1, 1)
        stronger = partial(PasswordHasher, memory_cost=32)
        accounts.hasher = stronger(time_cost=2, parallelism=2)
        await accounts.log_in("Ana", WORD)
        assert await cost() == (2, 2)
        accounts.hasher = stronger(time_cost=1, parallelism=2)
        await accounts.log_in("Ana", WORD)
        assert await cost() == (2, 2)                                   # never with less work
        accounts.hasher = stronger(time_cost=2, parallelism=1)
        await accounts.log_in("Ana", WORD)
        assert await cost() == (2, 1)                                   # but on fewer cores
        assert (await accounts.require(token)).name == "ana"            # that ends nobody's login
        await accounts.log_in("Ana", WORD)

    with_accounts(f"sqlite:///{tmp_path}/x.db", work)


@pytest.mark.parametrize(("agent", "name"), [
    (FIREFOX, "Firefox, Linux"), (PHONE, "Chrome, Android"), ("", ""), ("curl/8.5", "curl"), ("x" * 500, "x" * 60),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Safari/604.1", "Safari, iPhone"),
    ("Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/126.0 Safari/537 Edg/126.0", "Edge, Windows"),
    ("a\u0000b\u202ec", "abc"),
])
def test_a_device_has_a_short_name(agent: str, name: str) -> None:
    assert device_name(agent) == name
