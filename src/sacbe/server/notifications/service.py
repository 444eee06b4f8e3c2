"""Notify people by webhook or e-mail that it is their turn.  Addresses come from strangers and are not trusted.

A hook is resolved once, its addresses are checked, and the connection goes to a checked address: a name that points
into our own network, or that changes its mind between the check and the connection, gets nowhere.
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
import time
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from types import TracebackType
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

import httpx
import structlog

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import LANGUAGES, say
from sacbe.server.observability import metrics
from sacbe.server.security.outbound_urls import (
    MAIL,
    DeliveryRefused,
    check_hook,
    check_mail,
    literal_address,
    resolve_host,
)

TIMEOUT: Final = 5.0            # seconds for a hook, all in all
MAIL_TIMEOUT: Final = 15.0
PAUSES: Final = (1.0, 5.0)      # seconds before the second and the third try
MAX_TRIED_ADDRESSES: Final = 2  # addresses of a host
SENDERS: Final = 4              # sent at the same time, so that a slow address does not hold up the others
QUEUE: Final = 1000             # notifications that wait
MAX_REMEMBERED_SEATS: Final = 20_000  # seats that were notified
PER_HOUR: Final = 60            # to one address
LONG_TEXT: Final = 200          # of a title or a name
AGENT: Final = "sacbe"
LOG: Final = structlog.get_logger("sacbe.notify")


class Notification(NamedTuple):
    """A message to a seat that it is its turn: the text, and where to send it."""

    table: str
    seat: str
    hook: str
    mail: str
    url: str
    subject: str
    text: str
    body: str


# ---------------------------------------------------------------- e-mail

class Mailbox(NamedTuple):
    """The mail server that takes our mail."""

    host: str
    port: int
    is_tls: bool
    user: str
    password: str
    sender: str

    def __repr__(self) -> str:
        return f"Mailbox({self.host}:{self.port})"

    @property
    def is_near(self) -> bool:
        """Is the mail server on this machine, where nobody listens in and certificates are self-made?"""
        literal = literal_address(self.host)
        return self.host == "localhost" or (literal is not None and literal.is_loopback)


def parse_mailbox(smtp_url: str, sender: str) -> Mailbox:
    """Parse `smtp://user:password@host:port` or `smtps://..`, and the address that mails come from."""
    try:
        parts = urlsplit(smtp_url)
        port = parts.port or (465 if parts.scheme == "smtps" else 25)
    except ValueError:
        raise Problem("smtp-url") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise Problem("smtp-url")
    if MAIL.fullmatch(parseaddr(sender)[1]) is None or not sender.isprintable():
        raise Problem("mail-from")
    return Mailbox(parts.hostname, port, parts.scheme == "smtps", unquote(parts.username or ""),
                   unquote(parts.password or ""), sender)


def post_mail(box: Mailbox, to: str, subject: str, body: str) -> None:
    """Send one mail; blocks.  A password goes only over an encrypted line, or to this machine."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = box.sender, to, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=parseaddr(box.sender)[1].partition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(body)
    secure = ssl.create_default_context()
    if box.is_near:
        secure.check_hostname, secure.verify_mode = False, ssl.CERT_NONE
    opened = (smtplib.SMTP_SSL(box.host, box.port, timeout=MAIL_TIMEOUT, context=secure) if box.is_tls
              else smtplib.SMTP(box.host, box.port, timeout=MAIL_TIMEOUT))
    with opened as server:
        server.ehlo()
        is_private = box.is_tls
        if not is_private and server.has_extn("starttls"):
            server.starttls(context=secure)
            server.ehlo()
            is_private = True
        if box.user:
            if not is_private and not box.is_near:
                raise DeliveryRefused("no encryption for the password")
            server.login(box.user, box.password)
        server.send_message(message)


# ---------------------------------------------------------------- the notifier

class Notifier:
    """Sends notifications in the background.  A seat is notified once, and again only after it has played."""

    def __init__(self, smtp_url: str = "", mail_from: str = "", allow_private: bool = False,
                 pauses: tuple[float, ...] = PAUSES, clock: Callable[[], float] = time.monotonic) -> None:
        self._box: Final = parse_mailbox(smtp_url, mail_from) if smtp_url else None
        self._allow_private: Final = allow_private
        self._pauses: Final = pauses
        self._clock: Final = clock
        self._queue: Final[asyncio.Queue[Notification]] = asyncio.Queue(QUEUE)
        self._told: Final[OrderedDict[tuple[str, int], tuple[int, bool]]] = OrderedDict()
        self._sent: Final[Counter[str]] = Counter()
        self._hour = 0
        self._senders: list[asyncio.Task[None]] = []
        self._trust: ssl.SSLContext | None = None           # reading the certificates takes a while

    @property
    def can_mail(self) -> bool:
        """Is there a mail server?"""
        return self._box is not None

    async def __aenter__(self) -> Notifier:
        self._trust = await asyncio.to_thread(httpx.create_ssl_context, trust_env=False)
        self._senders = [asyncio.create_task(self._send_all()) for _ in range(SENDERS)]
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Stop at once.  What was not sent is lost; its reader will see the table anyway."""
        for task in self._senders:
            task.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)
        self._senders.clear()

    async def drain(self) -> None:
        """Wait until everything is sent or given up."""
        await self._queue.join()

    def notify_turn(self, table: str, title: str, name: str, hook: str, mail: str, url: str, lang: str,
                    seat: int, side: str, revision: int) -> bool:
        """Queue a notification that it is the turn of this seat (named `side`); return whether one was queued."""
        mail = mail if self.can_mail else ""
        before, waits = self._told.get((table, seat), (-1, False))
        if not (hook or mail) or waits or revision <= before:
            return False
        notification = render_notification(table, side, title, name, hook, mail, url, lang)
        try:
            self._queue.put_nowait(notification)
        except asyncio.QueueFull:
            LOG.warning("notification dropped", table=table, waiting=QUEUE)
            return False
        self._remember(table, seat, revision, True)
        return True

    def on_played(self, table: str, seat: int, revision: int) -> None:
        """Note that a seat has played, so that its next turn is notified again."""
        if (table, seat) in self._told:
            self._remember(table, seat, revision, False)

    def _remember(self, table: str, seat: int, revision: int, waits: bool) -> None:
        self._told[table, seat] = revision, waits
        self._told.move_to_end((table, seat))
        while len(self._told) > MAX_REMEMBERED_SEATS:
            self._told.popitem(last=False)

    # ------------------------------------------------------------ sending

    async def _send_all(self) -> None:
        while True:
            notification = await self._queue.get()
            try:
                if notification.hook:
                    await self._tried("hook", notification.hook, notification, self._post)
                if notification.mail:
                    await self._tried("mail", notification.mail, notification, self._mail)
            finally:
                self._queue.task_done()

    async def _tried(self, way: str, target: str, notification: Notification,
                     send: Callable[[Notification], Awaitable[None]]) -> None:
        """Send a notification, with retries if they may help.  Logs name only the host: the rest may be a secret."""
        if not self._is_within_limit(target):
            metrics.NOTIFICATIONS.labels(way, "limited").inc()
            LOG.warning("too many notifications", way=way, host=host_of(target))
            return
        for pause in (*self._pauses, None):
            try:
                await send(notification)
                metrics.NOTIFICATIONS.labels(way, "sent").inc()
                return
            except DeliveryRefused as refused:
                reason, pause = str(refused), None
            except (OSError, httpx.HTTPError, smtplib.SMTPException) as error:
                reason = type(error).__name__
            except Exception as error:          # one bad address must not silence the others
                reason, pause = type(error).__name__, None
            if pause is None:
                metrics.NOTIFICATIONS.labels(way, "failed").inc()
                LOG.warning("notification failed", way=way, host=host_of(target), reason=reason)
                return
            await asyncio.sleep(pause)

    def _is_within_limit(self, target: str) -> bool:
        """Count a notification to this target; False if it had too many this hour, so that nobody is flooded."""
        hour = int(self._clock() // 3600)
        if hour != self._hour or len(self._sent) > MAX_REMEMBERED_SEATS:
            self._hour = hour
            self._sent.clear()
        self._sent[target] += 1
        return self._sent[target] <= PER_HOUR

    async def _post(self, notification: Notification) -> None:
        """Post a notification to a webhook.  The body of the answer is not read; a redirect counts as a refusal."""
        url = httpx.URL(check_hook(notification.hook, self._allow_private))
        host = url.raw_host.decode("ascii")
        said = {"table": notification.table, "seat": notification.seat, "url": notification.url,
                "text": notification.text}
        async with asyncio.timeout(TIMEOUT):
            addresses = await resolve_host(host, url.port or (443 if url.scheme == "https" else 80),
                                           self._allow_private)
            for address in addresses[:MAX_TRIED_ADDRESSES]:
                try:
                    status = await self._posted(url.copy_with(host=address), url.netloc.decode("ascii"), host, said)
                    break
                except (httpx.ConnectError, httpx.ConnectTimeout):
                    if address == addresses[:MAX_TRIED_ADDRESSES][-1]:
                        raise
        if status >= 500 or status == 429:
            raise OSError(f"status {status}")
        if not 200 <= status < 300:
            raise DeliveryRefused(f"status {status}")

    async def _posted(self, url: httpx.URL, netloc: str, host: str, said: dict[str, str]) -> int:
        """Send one request on a fresh connection without cookies; the certificate must be that of the named host."""
        assert self._trust is not None
        async with (
            httpx.AsyncClient(verify=self._trust, trust_env=False, follow_redirects=False,
                              timeout=httpx.Timeout(TIMEOUT, connect=TIMEOUT / MAX_TRIED_ADDRESSES)) as client,
            client.stream("POST", url, json=said, headers={"Host": netloc, "User-Agent": AGENT},
                          extensions={"sni_hostname": host}) as response,
        ):
            return response.status_code

    async def _mail(self, notification: Notification) -> None:
        assert self._box is not None
        to = check_mail(notification.mail)
        try:
            await asyncio.to_thread(post_mail, self._box, to, notification.subject, notification.body)
        except smtplib.SMTPException as error:
            if is_final(error):
                raise DeliveryRefused(type(error).__name__) from None
            raise


def is_final(error: smtplib.SMTPException) -> bool:
    """Has the mail server said that trying again is no use?"""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPResponseException) and error.smtp_code >= 500


def host_of(target: str) -> str:
    """Return the part of a hook or a mail address that a log may show."""
    return target.rpartition("@")[2] if "://" not in target else urlsplit(target).hostname or ""


def render_notification(table: str, side: str, title: str, name: str, hook: str, mail: str, url: str,
                        lang: str) -> Notification:
    """Write a notification in the language of the table; titles and names of strangers stay on one line."""
    tongue = lang if lang in LANGUAGES else "en"
    title, name = one_line(title), one_line(name)
    return Notification(table, side, hook, mail, url,
                        subject=say("notify-subject", lang=tongue, title=title),
                        text=say("notify-text", lang=tongue, title=title, name=name),
                        body=say("notify-mail", lang=tongue, title=title, name=name, url=url) + "\n")


def one_line(text: str) -> str:
    """Return a text without line breaks and unprintable characters.

    >>> one_line("a\\r\\nBcc: b\\x00")
    'a Bcc: b'
    """
    line = " ".join(text.split())
    return "".join(letter for letter in line if letter.isprintable())[:LONG_TEXT]
