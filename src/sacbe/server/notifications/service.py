"""Notify people by webhook or e-mail that it is their turn.  Addresses come from strangers and are not trusted."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import structlog

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import LANGUAGES, say
from sacbe.server.notifications.mailer import Mailer
from sacbe.server.notifications.outbound_queue import PAUSES, OutboundJob, OutboundQueue
from sacbe.server.notifications.smtp import Mail
from sacbe.server.notifications.webhooks import WebhookSender
from sacbe.server.observability import metrics
from sacbe.server.security.rate_limit import TokenBuckets

SENDERS: Final = 12             # hooks that are posted to at the same time
SENDERS_PER_OWNER: Final = 3
SENDERS_PER_HOST: Final = 3
QUEUE: Final = 1000             # hooks that wait
QUEUE_PER_OWNER: Final = 50
MAX_REMEMBERED_SEATS: Final = 20_000  # seats that were notified
HOOK_PER_HOUR: Final = 60       # to one address
OWNER_PER_HOUR: Final = 600     # to all addresses that one has given
LONG_TEXT: Final = 200          # of a title or a name
LOG: Final = structlog.get_logger("sacbe.notify")


class SeatTurn(NamedTuple):
    """A seat whose turn it is: where, and whom to tell in which way."""

    table: str
    seat: int
    side: str                   # the name of the seat
    revision: int
    game: str
    title: str                  # as somebody has named the table
    name: str
    lang: str
    url: str
    hook: str
    mail: str
    holder: str                 # the hash of the token that holds the seat
    asked_by: str               # the hash of who asked for it

    @property
    def language(self) -> str:
        return self.lang if self.lang in LANGUAGES else "en"


class ConfirmedMail(NamedTuple):
    """A mailbox whose owner wants the reminders of a seat, and the link that ends them."""

    mail: str
    stop: str


ConfirmedMailFinder = Callable[[SeatTurn], Awaitable[ConfirmedMail | None]]


async def find_nobody(turn: SeatTurn) -> ConfirmedMail | None:
    """Find no confirmed address: where nobody keeps them, nobody gets mail."""
    return None


class Notifier:
    """Sends notifications in the background.  A seat is notified once, and again only after it has played."""

    def __init__(self, mailer: Mailer | None = None, find_confirmed: ConfirmedMailFinder = find_nobody,
                 allow_private: bool = False, pauses: tuple[float, ...] = PAUSES,
                 clock: Callable[[], float] = time.monotonic,
                 resolve: Callable[..., list[Any]] | None = None) -> None:
        self._mailer: Final = mailer or Mailer()
        self._find_confirmed: Final = find_confirmed
        self._webhooks: Final = WebhookSender(allow_private, resolve)
        self._queue: Final = OutboundQueue(SENDERS, SENDERS_PER_OWNER, SENDERS_PER_HOST, QUEUE, QUEUE_PER_OWNER, pauses)
        self._hooks: Final = TokenBuckets(HOOK_PER_HOUR / 60, burst=HOOK_PER_HOUR, clock=clock)
        self._owners: Final = TokenBuckets(OWNER_PER_HOUR / 60, burst=OWNER_PER_HOUR, clock=clock)
        self._told: Final[OrderedDict[tuple[str, int], tuple[int, bool]]] = OrderedDict()

    async def __aenter__(self) -> Notifier:
        await self._webhooks.open()
        self._queue.open()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.close()

    async def close(self) -> None:
        """Stop at once.  What was not sent is lost; its reader will see the table anyway."""
        await self._queue.close()
        self._webhooks.close()

    async def drain(self) -> None:
        """Wait until everything is sent or given up."""
        await self._queue.drain()
        await self._mailer.drain()

    def notify_turn(self, turn: SeatTurn) -> bool:
        """Queue a notification that it is the turn of this seat; return whether one was queued."""
        key = (turn.table, turn.seat)
        has_mail = bool(turn.mail) and self._mailer.can_mail
        before, waits = self._told.get(key, (-1, False))
        if not (turn.hook or has_mail) or waits or turn.revision <= before:
            return False
        is_hooked = bool(turn.hook) and self._put_hook(turn)
        is_mailed = has_mail and self._mailer.send_later(lambda: self._make_mail(turn), turn.asked_by)
        if not (is_hooked or is_mailed):
            return False
        self._remember(turn.table, turn.seat, turn.revision, True)
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

    def _put_hook(self, turn: SeatTurn) -> bool:
        host = urlsplit(turn.hook).hostname or ""
        try:
            self._hooks.check(turn.hook)
            self._owners.take(turn.asked_by)
            self._hooks.take(turn.hook)
        except Problem:                         # so that nobody is flooded; the log names only the host
            metrics.NOTIFICATIONS.labels("hook", "limited").inc()
            LOG.warning("too many notifications", way="hook", host=host)
            return False
        said = {"table": turn.table, "seat": turn.side, "url": turn.url,
                "text": say("notify-text", lang=turn.language, title=one_line(turn.title), name=one_line(turn.name))}

        async def post() -> None:
            await self._webhooks.post(turn.hook, said, turn.asked_by)
            metrics.NOTIFICATIONS.labels("hook", "sent").inc()

        return self._queue.put(OutboundJob("hook", turn.asked_by, host, post))

    async def _make_mail(self, turn: SeatTurn) -> Mail | None:
        """Write a reminder to the address that its owner has confirmed for this seat; None if nobody has."""
        found = await self._find_confirmed(turn)
        return None if found is None else render_reminder(turn, found)


def render_reminder(turn: SeatTurn, to: ConfirmedMail) -> Mail:
    """Write a reminder in the language of the table.  The subject has no word of a stranger, not even the title."""
    tongue = turn.language
    game = say(f"name-{turn.game}-game", lang=tongue)
    return Mail(to.mail, say("notify-subject", lang=tongue, game=game),
                say("notify-mail", lang=tongue, game=game, title=one_line(turn.title), name=one_line(turn.name),
                    url=turn.url, stop=with_language(to.stop, tongue)) + "\n", to.stop)


def with_language(link: str, lang: str) -> str:
    """Return a link to a page of the server that is shown in a language."""
    return f"{link}?lang={lang}"


def one_line(text: str) -> str:
    """Return a text without line breaks and unprintable characters.

    >>> one_line("a\\r\\nBcc: b\\x00")
    'a Bcc: b'
    """
    line = " ".join(text.split())
    return "".join(letter for letter in line if letter.isprintable())[:LONG_TEXT]
