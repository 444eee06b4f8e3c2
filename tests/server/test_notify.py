"""Notifications: webhooks and mails that arrive, once, in the table's language; and addresses that get nowhere."""

from __future__ import annotations

import asyncio
import base64
import email
import email.policy
import json
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from sacbe.kernel.errors import Problem
from sacbe.server import addresses, notify
from sacbe.server.notify import Mailbox, Notifier, mailbox, one_line, post_mail

FAST = (0.01, 0.01)
URL = "https://games.example/t/abc"
FROM = "Sacbe <games@example.com>"


class Listener:
    """A server of the test's own, with what it was sent."""

    def __init__(self) -> None:
        self.port = 0
        self.got: list[Any] = []


@asynccontextmanager
async def listening(talk: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
                    listener: Listener) -> AsyncIterator[None]:
    async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await talk(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(handle, "127.0.0.1", 0)
    listener.port = server.sockets[0].getsockname()[1]
    try:
        yield
    finally:
        server.close()


class Web(Listener):
    """An HTTP server that answers with these statuses in turn, the last again and again."""

    def __init__(self, *statuses: int, more: str = "", delay: float = 0.0) -> None:
        super().__init__()
        self.statuses = list(statuses or [200])
        self.more = more
        self.delay = delay

    def hook(self, host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}/turn?key=hush-hush"

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        lines = head.split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.got.append((lines[0], headers, json.loads(body)))
        await asyncio.sleep(self.delay)
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        writer.write(f"HTTP/1.1 {status} Said\r\nContent-Length: 2\r\n{self.more}\r\nok".encode())
        await writer.drain()


class Post(Listener):
    """A tiny SMTP sink."""

    def __init__(self, *offers: str, refuses: int = 0, code: int = 451, trust: ssl.SSLContext | None = None) -> None:
        super().__init__()
        self.offers = offers
        self.refuses = refuses          # so many mails at first, with this code
        self.code = code
        self.trust = trust
        self.said: list[str] = []
        self.encrypted: list[str] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(*lines: str) -> None:
            writer.write("".join(line + "\r\n" for line in lines).encode())

        say("220 sink")
        envelope: list[str] = []
        while line := (await reader.readline()).decode().strip():
            self.said.append(line)
            verb = line.split()[0].upper()
            if writer.get_extra_info("sslcontext") is not None:
                self.encrypted.append(verb)
            if verb == "EHLO":
                offered = ["sink", *self.offers]
                say(*(f"250-{offer}" for offer in offered[:-1]), f"250 {offered[-1]}")
            elif verb == "AUTH":
                say("235 yes")
            elif verb == "MAIL" and self.refuses:
                self.refuses -= 1
                say(f"{self.code} no")
            elif verb == "STARTTLS" and self.trust is not None:
                say("220 go on")
                await writer.drain()
                await writer.start_tls(self.trust)
            elif verb in ("MAIL", "RCPT"):
                envelope.append(line)
                say("250 ok")
            elif verb == "DATA":
                say("354 go on")
                raw = await reader.readuntil(b"\r\n.\r\n")
                self.got.append((envelope, email.message_from_bytes(raw[:-3], policy=email.policy.default)))
                envelope = []
                say("250 ok")
            elif verb == "QUIT":
                say("221 bye")
                return
            else:
                say("250 ok")


class Far(Mailbox):
    """A mail server that is taken to be on another machine."""

    is_near = False


def tell(notifier: Notifier, hook: str = "", mail: str = "", *, title: str = "Tikal", name: str = "Ana",
         lang: str = "en", seat: int = 0, revision: int = 5, table: str = "abc") -> bool:
    return notifier.turn(table, title, name, hook, mail, URL, lang, seat, "red", revision)


# ---------------------------------------------------------------- webhooks

def test_a_webhook_arrives() -> None:
    async def run() -> None:
        web = Web()
        async with listening(web.talk, web), Notifier(allow_private=True) as notifier:
            assert tell(notifier, web.hook(), lang="de")
            await notifier.drained()
        [(line, headers, body)] = web.got
        assert line == "POST /turn?key=hush-hush HTTP/1.1"
        assert headers["host"] == f"127.0.0.1:{web.port}" and headers["content-type"] == "application/json"
        assert body == {"table": "abc", "seat": "red", "url": URL, "text": "Du bist am Zug, Ana: Tikal"}

    asyncio.run(run())


def test_the_name_of_the_host_is_sent_to_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        web = Web()
        async with listening(web.talk, web), Notifier(allow_private=True) as notifier:
            async def found(*args: object, **named: object) -> list[Any]:
                return [(2, 1, 6, "", ("127.0.0.1", web.port))]

            monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
            tell(notifier, web.hook("players.example"))
            await notifier.drained()
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
                await notifier.drained()
        assert len(web.got) == tries
        assert [entry["event"] for entry in logs] == ([] if statuses[-1] < 300 else ["notification failed"])
        assert "hush" not in str(logs)

    asyncio.run(run())


def test_a_slow_hook_is_given_up_and_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "TIMEOUT", 1.0)

    async def run() -> None:
        slow, quick = Web(delay=60.0), Web()
        async with listening(slow.talk, slow), listening(quick.talk, quick), \
                Notifier(allow_private=True, pauses=()) as notifier:
            tell(notifier, slow.hook(), seat=0)
            tell(notifier, quick.hook(), seat=1)
            for _ in range(500):
                await asyncio.sleep(0.01)
                if quick.got:
                    break
            assert quick.got
            with capture_logs() as logs:
                await notifier.drained()
            assert [entry["reason"] for entry in logs] in (["TimeoutError"], ["ReadTimeout"])

    asyncio.run(run())


def test_an_answer_without_end_is_not_read() -> None:
    async def run() -> None:
        listener = Listener()

        async def flood(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            while True:
                writer.write(b"4000\r\n" + b"x" * 0x4000 + b"\r\n")
                await writer.drain()
                listener.got.append(1)

        async with listening(flood, listener), Notifier(allow_private=True) as notifier:
            tell(notifier, f"http://127.0.0.1:{listener.port}/")
            await asyncio.wait_for(notifier.drained(), notify.TIMEOUT)
            await asyncio.sleep(0.05)
            count = len(listener.got)
            await asyncio.sleep(0.05)
            assert len(listener.got) == count < 2000

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
                await notifier.drained()
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
        notifier.played("abc", 0, 7)
        assert not tell(notifier, hook, revision=7)         # old news
        assert tell(notifier, hook, revision=9)
        assert not tell(notifier, hook, revision=11)
        assert not tell(notifier, seat=3)                   # nowhere to send it
        assert not tell(notifier, mail="ana@example.com", seat=3)       # no mail server

    asyncio.run(run())


def test_the_queue_is_bounded_and_what_was_dropped_can_be_told_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "QUEUE", 3)
    monkeypatch.setattr(notify, "REMEMBERED", 2)

    async def run() -> None:
        notifier = Notifier(allow_private=True)
        with capture_logs() as logs:
            assert [tell(notifier, "http://127.0.0.1:1/", seat=seat) for seat in range(5)] == [True] * 3 + [False] * 2
        assert len(logs) == 2
        assert len(notifier._told) == 2

    asyncio.run(run())


def test_nobody_can_be_flooded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notify, "PER_HOUR", 2)
    now = [0.0]

    async def run() -> None:
        web = Web()
        async with listening(web.talk, web), Notifier(allow_private=True, clock=lambda: now[0]) as notifier:
            with capture_logs() as logs:
                for seat in range(4):
                    tell(notifier, web.hook(), seat=seat)
                await notifier.drained()
                assert len(web.got) == 2
                assert [entry["event"] for entry in logs] == ["too many notifications"] * 2
            now[0] = 3601.0
            tell(notifier, web.hook(), seat=9)
            await notifier.drained()
            assert len(web.got) == 3

    asyncio.run(run())


# ---------------------------------------------------------------- mail

def test_a_mail_arrives() -> None:
    async def run() -> None:
        post = Post("8BITMIME")
        async with listening(post.talk, post), Notifier(f"smtp://127.0.0.1:{post.port}", FROM) as notifier:
            assert notifier.can_mail
            tell(notifier, mail="ana@example.com", title="Großer Tempel", lang="fr")
            await notifier.drained()
        [(envelope, message)] = post.got
        assert [line.split()[1] for line in envelope] == ["FROM:<games@example.com>", "TO:<ana@example.com>"]
        assert message["From"] == FROM and message["To"] == "ana@example.com"
        assert message["Subject"] == "À vous de jouer : Großer Tempel"
        assert message["Date"] and message["Message-ID"].endswith("@example.com>")
        text = message.get_content()
        assert URL in text and "Ana" in text and "Großer Tempel" in text

    asyncio.run(run())


def test_the_mail_server_gets_its_password_and_the_log_does_not() -> None:
    async def run() -> None:
        post = Post("AUTH PLAIN", refuses=9)
        async with listening(post.talk, post):
            url = f"smtp://an%40a:hush%2Fhush@127.0.0.1:{post.port}"
            async with Notifier(url, FROM, pauses=FAST) as notifier:
                with capture_logs() as logs:
                    tell(notifier, mail="ana@example.com")
                    await notifier.drained()
        auth = [line for line in post.said if line.upper().startswith("AUTH")]
        assert base64.b64decode(auth[0].split()[-1]) == b"\0an@a\0hush/hush"
        assert not post.got and len(logs) == 1
        assert "hush" not in str(logs) and "ana@" not in str(logs)
        assert "hush" not in repr(notifier._box)

    asyncio.run(run())


@pytest.mark.parametrize(("code", "sessions"), [(451, 3), (550, 1)])
def test_a_mail_is_tried_again_where_that_may_help(code: int, sessions: int) -> None:
    async def run() -> None:
        post = Post(refuses=2, code=code)
        async with listening(post.talk, post), \
                Notifier(f"smtp://127.0.0.1:{post.port}", FROM, pauses=FAST) as notifier:
            tell(notifier, mail="ana@example.com")
            await notifier.drained()
        assert sum(line.upper().startswith("MAIL") for line in post.said) == sessions
        assert len(post.got) == (1 if code < 500 else 0)

    asyncio.run(run())


def test_a_mail_comes_even_if_the_hook_fails() -> None:
    async def run() -> None:
        post, bad = Post(), Web(500)
        async with listening(post.talk, post), listening(bad.talk, bad), \
                Notifier(f"smtp://127.0.0.1:{post.port}", FROM, allow_private=True, pauses=FAST) as notifier:
            tell(notifier, bad.hook(), "ana@example.com")
            await notifier.drained()
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
                Notifier(f"smtp://ana:hush@127.0.0.1:{post.port}", FROM, pauses=()) as notifier:
            tell(notifier, mail="ana@example.com")
            await notifier.drained()
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
                await asyncio.to_thread(post_mail, box, "ana@example.com", "s", "b")
        assert not post.encrypted

    asyncio.run(run())


def test_a_password_is_not_sent_in_the_open() -> None:
    async def run() -> None:
        post = Post("AUTH PLAIN")
        async with listening(post.talk, post):
            box = Far("127.0.0.1", post.port, False, "u", "hush", FROM)
            with pytest.raises(addresses.Refused):
                await asyncio.to_thread(post_mail, box, "ana@example.com", "s", "b")
        assert not any("AUTH" in line.upper() for line in post.said) and not post.got

    asyncio.run(run())


@pytest.mark.parametrize("title", [
    "a\r\nBcc: eve@example.com", "a\nTo: eve@example.com\n\nHello", "a\x00\x1b[31m", "x" * 5000,
])
def test_titles_and_names_cannot_add_headers(title: str) -> None:
    async def run() -> None:
        post = Post()
        async with listening(post.talk, post), Notifier(f"smtp://127.0.0.1:{post.port}", FROM) as notifier:
            tell(notifier, mail="ana@example.com", title=title, name=title)
            await notifier.drained()
        [(envelope, message)] = post.got
        assert len(envelope) == 2 and message["Bcc"] is None and message.get_all("To") == ["ana@example.com"]
        assert one_line(title) in message["Subject"] and len(message["Subject"]) < 300

    asyncio.run(run())


def test_an_address_that_slipped_through_is_not_used() -> None:
    async def run() -> None:
        post = Post()
        async with listening(post.talk, post), Notifier(f"smtp://127.0.0.1:{post.port}", FROM) as notifier:
            with capture_logs() as logs:
                tell(notifier, mail="a@example.com, b@example.com")
                await notifier.drained()
        assert not post.said and [entry["event"] for entry in logs] == ["notification failed"]

    asyncio.run(run())


@pytest.mark.parametrize(("url", "sender", "key"), [
    ("http://host", FROM, "smtp-url"), ("smtp://", FROM, "smtp-url"), ("smtp://host:x", FROM, "smtp-url"),
    ("smtp://host", "", "mail-from"), ("smtp://host", "games", "mail-from"),
    ("smtp://host", "a\nb <a@b.example>", "mail-from"),
])
def test_settings_that_cannot_work(url: str, sender: str, key: str) -> None:
    with pytest.raises(Problem) as caught:
        Notifier(url, sender)
    assert caught.value.key == key and str(caught.value)


def test_mail_servers() -> None:
    assert mailbox("smtps://u:p%20w@mail.example", "g@example.com") == (
        "mail.example", 465, True, "u", "p w", "g@example.com")
    assert mailbox("smtp://mail.example:587", FROM)[:3] == ("mail.example", 587, False)
    assert mailbox("smtp://localhost", FROM).is_near and not mailbox("smtp://mail.example", FROM).is_near


def test_closing_does_not_wait() -> None:
    async def run() -> None:
        web = Web(delay=60.0)
        async with listening(web.talk, web):
            notifier = Notifier(allow_private=True)
            async with notifier:
                tell(notifier, web.hook())
                await asyncio.sleep(0.1)
        assert not notifier._senders

    asyncio.run(asyncio.wait_for(run(), 10))
