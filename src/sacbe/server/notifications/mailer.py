"""Sends mails through the operator's mail server, in threads of their own and within limits."""

from __future__ import annotations

import smtplib
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Final

from sacbe.kernel.errors import Problem
from sacbe.server.notifications.mail_limits import MailLimits, MailPurpose
from sacbe.server.notifications.outbound_queue import PAUSES, OutboundJob, OutboundQueue
from sacbe.server.notifications.outbound_threads import OutboundThreads
from sacbe.server.notifications.smtp import Mail, is_final, parse_mailbox, post_mail
from sacbe.server.observability import metrics
from sacbe.server.security.outbound_urls import DeliveryLimited, DeliveryRefused
from sacbe.server.settings import Settings

MAILERS: Final = 2              # mails that are handed over at the same time
WAITING: Final = 1000
WAITING_PER_SENDER: Final = 50
OUR_OWN: Final = ""             # the mail server is the operator's: its threads are not counted by who asked

MakeMail = Callable[[], Awaitable[Mail | None]]


class Mailer:
    """Sends mails in the background.  Without a mail server nothing can be sent."""

    def __init__(self, smtp_url: str = "", mail_from: str = "", limits: MailLimits | None = None,
                 pauses: tuple[float, ...] = PAUSES) -> None:
        self.box: Final = parse_mailbox(smtp_url, mail_from) if smtp_url else None
        self.limits: Final = limits or MailLimits(0, 0, 0)
        self._threads: Final = OutboundThreads("mail", MAILERS, MAILERS, MAILERS)
        self._queue: Final = OutboundQueue(MAILERS, MAILERS, MAILERS, WAITING, WAITING_PER_SENDER, pauses)

    @classmethod
    def of_settings(cls, settings: Settings) -> Mailer:
        return cls(settings.smtp_url, settings.mail_from, MailLimits.of_settings(settings))

    @property
    def can_mail(self) -> bool:
        """Is there a mail server?"""
        return self.box is not None

    async def __aenter__(self) -> Mailer:
        self._queue.open()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self._queue.close()

    async def drain(self) -> None:
        """Wait until everything is sent or given up."""
        await self._queue.drain()

    def send(self, mail: Mail, sender: str, purpose: MailPurpose) -> None:
        """Queue a mail; a `Problem` if there is no mail server, if it is over a limit, or if too much waits."""
        if not self.can_mail:
            raise Problem("no-mail")
        try:
            self.limits.take(mail.to, sender, purpose)
        except Problem:
            metrics.NOTIFICATIONS.labels("mail", "limited").inc()
            raise

        async def post() -> None:
            await self._post(mail)

        if not self._queue.put(self._job(sender, post)):
            raise Problem("busy")

    def send_later(self, make: MakeMail, sender: str) -> bool:
        """Queue a mail that is made when it is its turn, or not at all; return whether it was queued."""
        made: Mail | None = None

        async def post() -> None:
            nonlocal made
            if made is None:
                made = await make()
                if made is None:
                    return
                try:
                    self.limits.take(made.to, sender, "reminder")
                except Problem as problem:
                    raise DeliveryLimited(problem.key) from None
            await self._post(made)

        return self.can_mail and self._queue.put(self._job(sender, post))

    def _job(self, sender: str, post: Callable[[], Awaitable[None]]) -> OutboundJob:
        assert self.box is not None
        return OutboundJob("mail", sender, self.box.host, post)

    async def _post(self, mail: Mail) -> None:
        box = self.box
        assert box is not None
        try:
            await self._threads.run(lambda: post_mail(box, mail), OUR_OWN)
            metrics.NOTIFICATIONS.labels("mail", "sent").inc()
        except Problem as problem:                      # an address that slipped through
            raise DeliveryRefused(problem.key) from None
        except smtplib.SMTPException as error:
            if is_final(error):
                raise DeliveryRefused(type(error).__name__) from None
            raise
