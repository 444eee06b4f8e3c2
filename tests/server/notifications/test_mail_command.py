"""`sacbe mail-test`: the operator hears whether the mail server takes a mail, and if not, why."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from sacbe.kernel.errors import Problem
from sacbe.server.commands.mail import mail_test
from support.server.listeners import FROM, Post, listening
from support.server.live_server import own_port

pytestmark = pytest.mark.once


@pytest.fixture(autouse=True)
def _settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SACBE_LANG", "en")
    monkeypatch.setenv("SACBE_MAIL_FROM", FROM)
    monkeypatch.delenv("SACBE_SMTP_URL", raising=False)


def with_post(monkeypatch: pytest.MonkeyPatch, post: Post, work: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        async with listening(post.talk, post):
            monkeypatch.setenv("SACBE_SMTP_URL", f"smtp://127.0.0.1:{post.port}")
            await work()

    asyncio.run(run())


def test_a_mail_is_sent_and_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    post = Post()
    monkeypatch.setenv("SACBE_PUBLIC_URL", "https://games.example")
    with_post(monkeypatch, post, lambda: asyncio.to_thread(mail_test, "ana@example.com"))
    [(_, message)] = post.got
    assert (message["To"], message["From"]) == ("ana@example.com", FROM)
    assert "https://games.example" in message.get_content()
    assert "127.0.0.1" in capsys.readouterr().out


def test_a_refusal_is_told_with_its_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        with pytest.raises(Problem) as caught:
            await asyncio.to_thread(mail_test, "ana@example.com")
        assert (caught.value.key, caught.value.facts["detail"]) == ("mail-test-failed", "550 no")

    post = Post(refuses=1, code=550)
    with_post(monkeypatch, post, work)
    assert not post.got


def test_a_mail_server_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    port = own_port()
    monkeypatch.setenv("SACBE_SMTP_URL", f"smtp://user:hush@127.0.0.1:{port}")
    with pytest.raises(Problem, match=str(port)) as caught:
        mail_test("ana@example.com")
    assert caught.value.key == "mail-test-failed" and "hush" not in str(caught.value)


@pytest.mark.parametrize(("url", "address", "key"), [
    ("", "ana@example.com", "mail-test-unset"), ("smtp://127.0.0.1:1", "nobody", "mail"),
])
def test_what_cannot_be_tried_is_refused(monkeypatch: pytest.MonkeyPatch, url: str, address: str, key: str) -> None:
    monkeypatch.setenv("SACBE_SMTP_URL", url)
    with pytest.raises(Problem) as caught:
        mail_test(address)
    assert caught.value.key == key
