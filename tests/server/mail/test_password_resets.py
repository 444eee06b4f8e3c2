"""A new password by mail: who asks learns nothing, the link works once and for an hour, and other logins end."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from sacbe.server.mail.password_resets import LIFETIME, WAITING
from server.tables.test_lobby import login
from support.server.mailbox import MailHouse, links_of, mail_house
from support.server.tables import auth

pytestmark = pytest.mark.once

WORD = "correct horse battery"              # with which `login` registers
NEW = "another horse altogether"


@pytest.fixture
def post(tmp_path: Path) -> Iterator[MailHouse]:
    with mail_house(tmp_path) as house:
        yield house


def set_mail(house: MailHouse, token: str, mail: str, password: str = WORD) -> Any:
    return house.http.put("/api/account/mail", json={"mail": mail, "password": password}, headers=auth(token))


def registered(house: MailHouse, name: str, mail: str) -> str:
    """An account with a confirmed address."""
    token = login(house, name)
    assert set_mail(house, token, mail).json() == {"mail": "", "pending": mail}
    [letter] = house.new_mails()
    assert house.http.post(links_of(letter)["confirm"]).status_code == 200
    assert house.get("/api/account/mail", token).json() == {"mail": mail, "pending": ""}
    return token


def forgotten(house: MailHouse, who: str) -> list[EmailMessage]:
    """What is sent to somebody who has forgotten the password."""
    answer = house.post("/api/account/forgotten", {"who": who})
    assert (answer.status_code, answer.content) == (204, b"")
    return house.new_mails()


def can_log_in(house: MailHouse, name: str, password: str) -> bool:
    return house.post("/api/login", {"name": name, "password": password}).status_code == 201


def test_a_new_password_by_mail(post: MailHouse) -> None:
    token = registered(post, "Ana Luz", "ana@example.com")
    [letter] = forgotten(post, " ana  LUZ")
    assert letter["To"] == "ana@example.com" and "Ana Luz" in letter.get_content() and letter["List-Unsubscribe"]
    link = links_of(letter)["password"]
    for _ in range(2):
        page = post.http.get(link)
        assert page.status_code == 200 and "Ana Luz" in page.text and 'type="password"' in page.text
    assert can_log_in(post, "Ana Luz", WORD)        # nothing has changed by looking
    short = post.http.post(link, data={"password": "short"})
    assert short.status_code == 400 and 'role="alert"' in short.text and 'type="password"' in short.text
    assert post.http.post(link, data={}).status_code == 400
    done = post.http.post(link, data={"password": NEW})
    assert done.status_code == 200 and "The password is set" in done.text
    assert can_log_in(post, "Ana Luz", NEW) and not can_log_in(post, "Ana Luz", WORD)
    assert post.get("/api/account", token).status_code == 401       # other logins have ended
    assert post.http.post(link, data={"password": WORD}).status_code == 404 and not can_log_in(post, "Ana Luz", WORD)


def test_a_link_ends_after_an_hour_and_with_any_new_password(post: MailHouse) -> None:
    token = registered(post, "Balam", "balam@example.com")
    [letter], [second] = forgotten(post, "Balam"), forgotten(post, "balam@example.com")
    post.skip(LIFETIME + 1)
    assert post.http.get(links_of(letter)["password"]).status_code == 404
    assert post.http.post(links_of(second)["password"], data={"password": NEW}).status_code == 404
    [third], [fourth] = forgotten(post, "Balam"), forgotten(post, "Balam")
    assert post.http.post(links_of(third)["password"], data={"password": NEW}).status_code == 200
    assert post.http.post(links_of(fourth)["password"], data={"password": WORD}).status_code == 404
    token = post.post("/api/login", {"name": "Balam", "password": NEW}).json()["token"]
    [fifth] = forgotten(post, "Balam")
    assert post.post("/api/account/password", {"old": NEW, "new": WORD}, token).status_code == 204
    assert post.http.post(links_of(fifth)["password"], data={"password": NEW}).status_code == 404
    assert can_log_in(post, "Balam", WORD)


def test_who_asks_learns_nothing(post: MailHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer comes before anybody has looked whether there is such an account."""
    login(post, "Without Mail")
    token = login(post, "Unconfirmed")
    set_mail(post, token, "who@example.com")
    post.new_mails()
    for who in ("Without Mail", "Unconfirmed", "who@example.com", "Nobody Here", "x", "no@example.com", "\x00"):
        assert forgotten(post, who) == []
    registered(post, "Somebody", "some@example.com")
    may = asyncio.Event()
    look = post.resets.rows.list_accounts

    async def held(name: str, mailbox: str) -> Any:
        await may.wait()
        return await look(name, mailbox)

    monkeypatch.setattr(post.resets.rows, "list_accounts", held)
    for who in ("Somebody", "Nobody Here"):
        answer = post.post("/api/account/forgotten", {"who": who})
        assert (answer.status_code, answer.content) == (204, b"")
    assert len(post.resets._tasks) == 2
    post._loop.call_soon_threadsafe(may.set)
    assert len(post.new_mails()) == 1


def test_requests_do_not_pile_up(post: MailHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    may = asyncio.Event()

    async def held(name: str, mailbox: str) -> list[Any]:
        await may.wait()
        return []

    monkeypatch.setattr(post.resets.rows, "list_accounts", held)
    for number in range(WAITING + 3):
        assert post.post("/api/account/forgotten", {"who": f"n{number}"}).status_code == 204
    assert len(post.resets._tasks) == WAITING
    post._loop.call_soon_threadsafe(may.set)
    assert post.new_mails() == []


def test_one_mailbox_gets_few_of_these_and_confirmations_do_not_use_them_up(post: MailHouse) -> None:
    registered(post, "Chac", "chac@example.com")
    for _ in range(4):                              # together with the first: as many as it gets in a day
        post.ask_reminder(post.open(), "chac+x@example.com")
    assert post.ask_reminder(post.open(), "chac@example.com", 429) == "too-many-mails"
    assert len(post.new_mails()) == 4
    assert [len(forgotten(post, "Chac")) for _ in range(6)] == [1, 1, 1, 1, 1, 0]


def test_an_address_is_the_account_s_only_when_it_is_confirmed(post: MailHouse) -> None:
    token = registered(post, "Ixtab", "old@example.com")
    wrong = set_mail(post, token, "new@example.com", "not my password")
    assert (wrong.status_code, wrong.json()["error"]) == (401, "login-wrong")
    assert set_mail(post, token, "new@example.com").json() == {"mail": "old@example.com", "pending": "new@example.com"}
    [letter] = post.new_mails()
    [reset] = forgotten(post, "Ixtab")
    assert reset["To"] == "old@example.com"
    assert post.http.post(links_of(letter)["confirm"]).status_code == 200
    assert post.http.get(links_of(reset)["password"]).status_code == 404    # it went to who is no longer meant
    [reset] = forgotten(post, "Ixtab")
    assert reset["To"] == "new@example.com"
    assert set_mail(post, token, "").json() == {"mail": "", "pending": ""}
    assert post.http.get(links_of(reset)["password"]).status_code == 404
    assert forgotten(post, "Ixtab") == [] and forgotten(post, "new@example.com") == []
    assert set_mail(post, token, "no address").json()["error"] == "mail"
    assert post.http.put("/api/account/mail", json={"mail": "", "password": WORD}).status_code == 401


def test_the_link_at_the_end_takes_the_address_from_the_account(post: MailHouse) -> None:
    token = registered(post, "Kukul", "kukul@example.com")
    [reset] = forgotten(post, "Kukul")
    assert post.http.post(links_of(reset)["stop"]).status_code == 200
    assert post.get("/api/account/mail", token).json() == {"mail": "", "pending": ""}
    assert post.http.get(links_of(reset)["password"]).status_code == 404
    assert forgotten(post, "Kukul") == []


def test_a_deleted_account_leaves_no_address(post: MailHouse) -> None:
    token = registered(post, "Vucub", "vucub@example.com")
    [reset] = forgotten(post, "Vucub")
    assert post.post("/api/account/delete", {"password": WORD}, token).status_code == 204
    assert post.http.get(links_of(reset)["password"]).status_code == 404
    assert forgotten(post, "vucub@example.com") == []
