"""Accounts: names, passwords, logins; nothing secret is stored, told or logged."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import structlog
from argon2 import PasswordHasher
from litestar.testing import TestClient

from sacbe.kernel.errors import Problem
from sacbe.server.accounts import hashing
from sacbe.server.accounts import service as module
from sacbe.server.accounts.service import IDLE_SECONDS, Accounts, check_name, check_password
from sacbe.server.app.application import create_app
from sacbe.server.settings import Settings
from sacbe.server.storage.rows import SeatRow, TableRow
from sacbe.server.storage.store import Store
from support.server.steady import CHEAP

pytestmark = pytest.mark.once

WORD = "correct horse battery"


class Clock:
    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Held(PasswordHasher):
    """Goes on when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = Event()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.go_on.wait(20)
        return "x"


def with_accounts(folder: Path, work: Callable[[Accounts, Clock], Awaitable[None]]) -> None:
    """Run some work with accounts on a fresh database."""
    async def go() -> None:
        clock, store = Clock(), Store(f"sqlite:///{folder}/x.db")
        await store.open()
        accounts = Accounts(store, clock, CHEAP())
        try:
            await work(accounts, clock)
        finally:
            accounts.close()
            await store.close()

    asyncio.run(go())


async def key_of(work: Awaitable[Any]) -> str:
    with pytest.raises(Problem) as caught:
        await work
    return caught.value.key


@pytest.mark.parametrize(("text", "name"), [
    ("Ana", "Ana"), ("  Ana   Luz ", "Ana Luz"), ("José", "José"), ("ｗｉｄｅ", "wide"), ("猫が好き", "猫が好き"),
    ("x" * 30, "x" * 30), ("a_b-c.d", "a_b-c.d"),
])
def test_names_that_can_be_seen(text: str, name: str) -> None:
    assert check_name(text) == name


@pytest.mark.parametrize("text", ["", "ab", " a  ", "x" * 31, "a\u200bbc", "abc\u202e", "\x00abc", "...", "ab\ud800cd",
                                  "\u2063\u2063\u2063"])
def test_names_that_cannot(text: str) -> None:
    with pytest.raises(Problem, match="visible"):
        check_name(text)


def test_passwords_have_a_length() -> None:
    assert check_password("e\u0301" + "x" * 9) == "é" + "x" * 9
    assert check_password("x" * 200)
    for wrong in ("x" * 9, "x" * 201, "\ud800" * 12):
        with pytest.raises(Problem, match="characters"):
            check_password(wrong)


def test_a_password_takes_its_time_outside_of_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At least the memory and the passes that are recommended for Argon2id."""
    monkeypatch.setattr(module, "PasswordHasher", PasswordHasher)
    accounts = Accounts(Store(f"sqlite:///{tmp_path}/x.db"), Clock())
    accounts.close()
    hasher = accounts.hasher
    assert hasher.memory_cost >= 19 * 1024 and hasher.time_cost >= 2 and "$argon2id$" in hasher.hash(WORD)


def test_register_log_in_and_out(tmp_path: Path) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        account, login, token, _ = await accounts.register(" Ana  Luz", WORD)
        assert (account.display, account.name, login.expires) == ("Ana Luz", "ana luz", clock.now + IDLE_SECONDS)
        assert await accounts.find_by_token(token) == account
        same, _, second, _ = await accounts.log_in("ANA LUZ", WORD)
        assert same.id == account.id and second != token
        await accounts.log_out(token)
        assert await accounts.find_by_token(token) is None
        assert (await accounts.require(second)).id == account.id
        clock.now += IDLE_SECONDS + 1
        assert await key_of(accounts.require(second)) == "login-needed"
        assert await accounts.find_by_token(None) is None and await accounts.find_by_token("x\ud800") is None

    with_accounts(tmp_path, work)


def test_a_name_is_taken_in_whatever_case(tmp_path: Path) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        await accounts.register("Straße", WORD)
        assert await key_of(accounts.register("STRASSE", WORD)) == "name-taken"
        both = await asyncio.gather(accounts.register("twice", WORD), accounts.register("TWICE", WORD),
                                    return_exceptions=True)
        assert sorted(isinstance(one, Problem) and one.key == "name-taken" for one in both) == [False, True]

    with_accounts(tmp_path, work)


def test_a_wrong_name_and_a_wrong_password_look_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        await accounts.register("Ana", WORD)
        hashes = []
        verify = accounts._fits

        def fits(hashed: str, password: str) -> bool:
            hashes.append(hashed)
            return verify(hashed, password)

        monkeypatch.setattr(accounts, "_fits", fits)
        for name, password in (("Ana", WORD + "x"), ("nobody", WORD)):
            with pytest.raises(Problem) as caught:
                await accounts.log_in(name, password)
            assert (caught.value.key, caught.value.facts) == ("login-wrong", {})
        assert len(hashes) == 2 and all(hashed.startswith("$argon2id$") for hashed in hashes)
        assert await key_of(accounts.log_in("x", WORD)) == "login-wrong"
        assert await key_of(accounts.log_in("Ana", "short")) == "login-wrong"

    with_accounts(tmp_path, work)


def test_another_password_ends_other_logins(tmp_path: Path) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        one = (await accounts.register("Ana", WORD)).token
        two = (await accounts.log_in("Ana", WORD)).token
        stranger = (await accounts.register("Ben", WORD)).token
        assert await key_of(accounts.change_password(one, "something else", WORD + "2")) == "login-wrong"
        assert await key_of(accounts.change_password(one, WORD, "short")) == "password-form"
        assert await accounts.find_by_token(two) is not None
        await accounts.change_password(one, WORD, WORD + "2")
        assert await accounts.find_by_token(one) is not None and await accounts.find_by_token(stranger) is not None
        assert await accounts.find_by_token(two) is None
        assert await key_of(accounts.log_in("Ana", WORD)) == "login-wrong"
        await accounts.log_in("Ana", WORD + "2")

    with_accounts(tmp_path, work)


def test_an_account_can_be_deleted_and_its_seats_go_on(tmp_path: Path) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        account, _, token, _ = await accounts.register("Ana", WORD)
        table = TableRow(id="t", game="bul", rules=1, players=2, options={})
        seat = SeatRow(table_id="t", seat=0, kind="human", name="Ana", token_hash="h", account=account.id)
        await accounts.store.create(table, [seat])
        assert [row.id for row, _ in await accounts.games(account)] == ["t"]
        assert await key_of(accounts.delete(token, "something else")) == "login-wrong"
        await accounts.delete(token, WORD)
        assert await accounts.find_by_token(token) is None
        assert await key_of(accounts.log_in("Ana", WORD)) == "login-wrong"
        kept = await accounts.store.seat_of_token("h")
        assert kept is not None and (kept.name, kept.account) == ("Ana", None)
        await accounts.register("Ana", WORD)

    with_accounts(tmp_path, work)


def test_only_so_many_hashes_wait(tmp_path: Path) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        accounts.hasher = held = Held()
        most = hashing.WAITING + 1                      # one is under way
        tries = [asyncio.create_task(accounts.register(f"name {n}", WORD)) for n in range(most + 10)]
        while sum(one.done() for one in tries) < 10:
            await asyncio.sleep(0.01)
        held.go_on.set()
        found = await asyncio.gather(*tries, return_exceptions=True)
        assert [one.key for one in found if isinstance(one, Problem)] == ["busy"] * 10
        assert accounts.queue.under_way == 0

    with_accounts(tmp_path, work)


def test_the_event_loop_goes_on_while_a_password_is_checked(tmp_path: Path) -> None:
    async def work(accounts: Accounts, clock: Clock) -> None:
        accounts.hasher = held = Held()
        trying = asyncio.create_task(accounts.register("Ana", WORD))
        while not accounts.queue.under_way:
            await asyncio.sleep(0.01)
        assert await key_of(accounts.require("x")) == "login-needed"    # others are served meanwhile
        assert not trying.done()
        held.go_on.set()
        await trying

    with_accounts(tmp_path, work)


def test_no_secret_is_stored(tmp_path: Path) -> None:
    tokens: list[str] = []

    async def work(accounts: Accounts, clock: Clock) -> None:
        tokens.append((await accounts.register("Ana", WORD)).token)

    with_accounts(tmp_path, work)
    with sqlite3.connect(tmp_path / "x.db") as database:
        dump = "\n".join(database.iterdump())
    assert "$argon2id$" in dump and "ana" in dump
    assert WORD not in dump and tokens[0] not in dump


# ------------------------------------------------------------ over HTTP

@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient[Any]]:
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", logins_per_minute=6)
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def test_the_whole_life_of_an_account(http: TestClient[Any]) -> None:
    with structlog.testing.capture_logs() as lines:
        answer = http.post("/api/account", json={"name": "Ana", "password": WORD})
        assert answer.status_code == 201 and WORD not in answer.text
        token = answer.json()["token"]
        assert answer.json()["account"]["name"] == "Ana"
        short = http.post("/api/account", json={"name": "Ben", "password": "short"}, headers={"Accept-Language": "de"})
        assert (short.status_code, short.json()["error"]) == (400, "request-short")
        assert short.json()["text"] == "„password“ muss mindestens 10 Zeichen haben."
        taken = http.post("/api/account", json={"name": "ANA", "password": WORD})
        assert (taken.status_code, taken.json()["error"]) == (409, "name-taken")
        second = http.post("/api/login", json={"name": "ana", "password": WORD}).json()["token"]
        assert http.get("/api/account", headers=bearer(second)).json()["name"] == "Ana"
        assert http.get("/api/account/games", headers=bearer(token)).json() == []
        change = http.post("/api/account/password", json={"old": WORD, "new": "another " + WORD}, headers=bearer(token))
        assert change.status_code == 204
        refused = http.get("/api/account", headers=bearer(second))
        assert (refused.status_code, refused.headers["www-authenticate"]) == (401, "Bearer")
        gone = http.post("/api/account/delete", json={"password": "another " + WORD}, headers=bearer(token))
        assert gone.status_code == 204
        assert http.get("/api/account", headers=bearer(token)).status_code == 401
    assert len(lines) == 10
    for secret in (WORD, token, second):
        assert secret not in str(lines)


def test_log_out(http: TestClient[Any]) -> None:
    token = http.post("/api/account", json={"name": "Ana", "password": WORD}).json()["token"]
    assert http.delete("/api/login", headers=bearer(token)).status_code == 204
    assert http.delete("/api/login", headers=bearer(token)).status_code == 401
    assert http.delete("/api/login").status_code == 401


def test_the_games_of_an_account(http: TestClient[Any]) -> None:
    answer = http.post("/api/account", json={"name": "Ana", "password": WORD}).json()
    store: Store = http.app.state.store
    table = TableRow(id="t", game="bul", rules=1, players=2, options={}, secret=b"hunter2", host_hash="hunter2")
    seats = [SeatRow(table_id="t", seat=0, kind="bot", name="Bot", bot="easy", token_hash="hunter2"),
             SeatRow(table_id="t", seat=1, kind="human", name="Ana", account=answer["account"]["id"], mail="hunter2")]
    with http.portal() as portal:
        portal.call(store.create, table, seats)
    found = http.get("/api/account/games", headers=bearer(answer["token"]))
    assert found.json()[0]["table"] == "t"
    assert (found.json()[0]["mine"], found.json()[0]["names"]) == (["blue"], ["Bot", "Ana"])
    assert "hunter2" not in found.text


@pytest.mark.parametrize("path", ["/api/account", "/api/account/games"])
@pytest.mark.parametrize("headers", [{}, {"Authorization": "Basic x"}, {"Authorization": "Bearer wrong"},
                                     {"Cookie": "token=x"}])
def test_without_a_login_there_is_nothing_to_see(http: TestClient[Any], path: str, headers: dict[str, str]) -> None:
    assert http.get(path, headers=headers).status_code == 401


def test_a_wrong_password_is_not_repeated(http: TestClient[Any]) -> None:
    for body in ({"name": "Ana", "password": "hunter2"}, {"name": "Ana", "password": {"x": "hunter2"}},
                 {"name": "Ana", "password": "hunter2" * 40}):
        answer = http.post("/api/login", json=body)
        assert answer.status_code == 400 and "hunter2" not in answer.text
