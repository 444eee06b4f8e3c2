"""Servers of the tests' own to which notifications are sent: a web server and a mail server."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import math
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from sacbe.server.notifications.mailer import Mailer
from sacbe.server.notifications.outbound_queue import PAUSES
from sacbe.server.notifications.service import ConfirmedMail, Notifier, SeatTurn
from sacbe.server.notifications.smtp import Mailbox

FAST = (0.01, 0.01)
PATIENCE = 90.0                # seconds: more than anything takes that works, on a busy machine
URL = "https://games.example/t/abc"
STOP = "https://games.example/mail/stop/xyz"
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
        if math.isinf(self.delay):
            await reader.read()                     # until the other side has enough of it
            return
        await asyncio.sleep(self.delay)
        status = self.statuses.pop(0) if len(self.statuses) > 1 else self.statuses[0]
        writer.write(f"HTTP/1.1 {status} Said\r\nContent-Length: 2\r\n{self.more}\r\nok".encode())
        await writer.drain()


class Post(Listener):
    """A tiny SMTP sink."""

    def __init__(self, *offers: str, refuses: int = 0, code: int = 451, trust: ssl.SSLContext | None = None) -> None:
        super().__init__()
        self.offers = offers
        self.refuses = refuses          # this many mails at first, with this code
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


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that comes."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


class Far(Mailbox):
    """A mail server that is taken to be on another machine."""

    is_near = False


async def agree(turn: SeatTurn) -> ConfirmedMail | None:
    """Everybody has confirmed their address."""
    return ConfirmedMail(turn.mail, STOP)


@asynccontextmanager
async def mailing(url: str, *, allow_private: bool = False, pauses: tuple[float, ...] = PAUSES,
                  mailer: Mailer | None = None) -> AsyncIterator[Notifier]:
    """A notifier with a mail server, for people who have confirmed their addresses."""
    async with mailer or Mailer(url, FROM, pauses=pauses) as post, \
            Notifier(post, agree, allow_private, pauses) as notifier:
        yield notifier


def tell(notifier: Notifier, hook: str = "", mail: str = "", *, title: str = "Tikal", name: str = "Ana",
         lang: str = "en", seat: int = 0, revision: int = 5, table: str = "abc", asked_by: str = "ann") -> bool:
    return notifier.notify_turn(SeatTurn(table, seat, "red", revision, "bul", title, name, lang, URL, hook, mail,
                                         "held", asked_by))
