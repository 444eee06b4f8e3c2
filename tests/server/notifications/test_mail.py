"""Mails about a turn: they arrive, encrypted where that is offered, and nothing can be smuggled into them."""

from __future__ import annotations

import asyncio
import base64
import shutil
import ssl
import subprocess
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from sacbe.kernel.errors import Problem
from sacbe.server.notifications.mailer import Mailer
from sacbe.server.notifications.service import one_line
from sacbe.server.notifications.smtp import Mail, parse_mailbox, post_mail
from sacbe.server.security import outbound_urls
from support.server.listeners import FAST, FROM, STOP, URL, Far, Post, Web, listening, mailing, tell

pytestmark = pytest.mark.once


def test_a_mail_arrives() -> None:
    async def run() -> None:
        post = Post("8BITMIME")
        async with listening(post.talk, post), mailing(f"smtp://127.0.0.1:{post.port}") as notifier:
            tell(notifier, mail="ana@example.com", title="Großer Tempel", lang="fr")
            await notifier.drain()
        [(envelope, message)] = post.got
        assert [line.split()[1] for line in envelope] == ["FROM:<games@example.com>", "TO:<ana@example.com>"]
        assert message["From"] == FROM and message["To"] == "ana@example.com"
        assert message["Subject"] == "À vous de jouer : Bul"
        assert message["Date"] and message["Message-ID"].endswith("@example.com>")
        text = message.get_content()
        assert URL in text and "Ana" in text and "Großer Tempel" in text and f"{STOP}?lang=fr" in text

    asyncio.run(run())


def test_the_mail_server_gets_its_password_and_the_log_does_not() -> None:
    async def run() -> None:
        post = Post("AUTH PLAIN", refuses=9)
        async with listening(post.talk, post):
            url = f"smtp://an%40a:hush%2Fhush@127.0.0.1:{post.port}"
            async with mailing(url, pauses=FAST) as notifier:
                with capture_logs() as logs:
                    tell(notifier, mail="ana@example.com")
                    await notifier.drain()
        auth = [line for line in post.said if line.upper().startswith("AUTH")]
        assert base64.b64decode(auth[0].split()[-1]) == b"\0an@a\0hush/hush"
        assert not post.got and len(logs) == 1
        assert "hush" not in str(logs) and "ana@" not in str(logs)
        assert "hush" not in repr(parse_mailbox(url, FROM))

    asyncio.run(run())


@pytest.mark.parametrize(("code", "sessions"), [(451, 3), (550, 1)])
def test_a_mail_is_tried_again_where_that_may_help(code: int, sessions: int) -> None:
    async def run() -> None:
        post = Post(refuses=2, code=code)
        async with listening(post.talk, post), \
                mailing(f"smtp://127.0.0.1:{post.port}", pauses=FAST) as notifier:
            tell(notifier, mail="ana@example.com")
            await notifier.drain()
        assert sum(line.upper().startswith("MAIL") for line in post.said) == sessions
        assert len(post.got) == (1 if code < 500 else 0)

    asyncio.run(run())


def test_a_mail_comes_even_if_the_hook_fails() -> None:
    async def run() -> None:
        post, bad = Post(), Web(500)
        async with listening(post.talk, post), listening(bad.talk, bad), \
                mailing(f"smtp://127.0.0.1:{post.port}", allow_private=True, pauses=FAST) as notifier:
            tell(notifier, bad.hook(), "ana@example.com")
            await notifier.drain()
        assert len(bad.got) == 3 and len(post.got) == 1

    asyncio.run(run())


@pytest.fixture
def trust(tmp_path: Path) -> ssl.SSLContext:
    """A certificate of the test's own."""
    program = shutil.which("openssl")
    if program is None:
        pytest.skip("openssl is not installed")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run([program, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost",
                    "-keyout", key, "-out", certificate], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context


def test_an_encrypted_line_is_used_when_it_is_offered(trust: ssl.SSLContext) -> None:
    async def run() -> None:
        post = Post("STARTTLS", "AUTH PLAIN", trust=trust)
        async with listening(post.talk, post), \
                mailing(f"smtp://ana:hush@127.0.0.1:{post.port}", pauses=()) as notifier:
            tell(notifier, mail="ana@example.com")
            await notifier.drain()
        verbs = [line.split()[0].upper() for line in post.said]
        assert verbs == ["EHLO", "STARTTLS", "EHLO", "AUTH", "MAIL", "RCPT", "DATA", "QUIT"]
        assert post.encrypted == verbs[2:] and len(post.got) == 1

    asyncio.run(run())


def test_a_stranger_s_certificate_is_refused(trust: ssl.SSLContext) -> None:
    """Nothing is sent to a mail server that cannot say who it is."""
    async def run() -> None:
        post = Post("STARTTLS", "AUTH PLAIN", trust=trust)
        async with listening(post.talk, post):
            box = Far("127.0.0.1", post.port, False, "u", "hush", FROM)
            with pytest.raises(ssl.SSLCertVerificationError):
                await asyncio.to_thread(post_mail, box, Mail("ana@example.com", "s", "b", STOP))
        assert not post.encrypted

    asyncio.run(run())


def test_a_password_is_not_sent_in_the_open() -> None:
    async def run() -> None:
        post = Post("AUTH PLAIN")
        async with listening(post.talk, post):
            box = Far("127.0.0.1", post.port, False, "u", "hush", FROM)
            with pytest.raises(outbound_urls.DeliveryRefused):
                await asyncio.to_thread(post_mail, box, Mail("ana@example.com", "s", "b", STOP))
        assert not any("AUTH" in line.upper() for line in post.said) and not post.got

    asyncio.run(run())


@pytest.mark.parametrize("title", [
    "a\r\nBcc: eve@example.com", "a\nTo: eve@example.com\n\nHello", "a\x00\x1b[31m", "x" * 5000,
])
def test_titles_and_names_cannot_add_headers(title: str) -> None:
    async def run() -> None:
        post = Post()
        async with listening(post.talk, post), mailing(f"smtp://127.0.0.1:{post.port}") as notifier:
            tell(notifier, mail="ana@example.com", title=title, name=title)
            await notifier.drain()
        [(envelope, message)] = post.got
        assert len(envelope) == 2 and message["Bcc"] is None and message.get_all("To") == ["ana@example.com"]
        assert message["Subject"] == "Your turn: Bul" and one_line(title) in " ".join(message.get_content().split())

    asyncio.run(run())


def test_an_address_that_slipped_through_is_not_used() -> None:
    async def run() -> None:
        post = Post()
        async with listening(post.talk, post), mailing(f"smtp://127.0.0.1:{post.port}") as notifier:
            with capture_logs() as logs:
                tell(notifier, mail="a@example.com, b@example.com")
                await notifier.drain()
        assert not post.said and [entry["event"] for entry in logs] == ["notification failed"]

    asyncio.run(run())


@pytest.mark.parametrize(("url", "sender", "key"), [
    ("http://host", FROM, "smtp-url"), ("smtp://", FROM, "smtp-url"), ("smtp://host:x", FROM, "smtp-url"),
    ("smtp://host", "", "mail-from"), ("smtp://host", "games", "mail-from"),
    ("smtp://host", "a\nb <a@b.example>", "mail-from"),
])
def test_settings_that_cannot_work(url: str, sender: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        Mailer(url, sender)
    assert caught.value.key == key and str(caught.value)


def test_mail_servers() -> None:
    assert parse_mailbox("smtps://u:p%20w@mail.example", "g@example.com") == (
        "mail.example", 465, True, "u", "p w", "g@example.com")
    assert parse_mailbox("smtp://mail.example:587", FROM)[:3] == ("mail.example", 587, False)
    assert parse_mailbox("smtp://localhost", FROM).is_near and not parse_mailbox("smtp://mail.example", FROM).is_near
