"""How much mail goes out: to one mailbox, for one sender, and in total."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Literal

from sacbe.server.security.rate_limit import TokenBuckets
from sacbe.server.settings import Settings

UNASKED_PER_DAY: Final = 5      # mails of one kind to one mailbox that nobody there has agreed to
UNASKED_PER_SENDER: Final = 20  # such mails within an hour that one address has asked for
MINUTES_PER_HOUR: Final = 60
MINUTES_PER_DAY: Final = 24 * 60
TOTAL_KEY: Final = "all"

MailPurpose = Literal["reminder", "confirm", "password"]


def mailbox_key(mail: str) -> str:
    """Return the mailbox that an address leads to: without case, and without what stands behind a plus.

    >>> mailbox_key("Ana+1@Example.com") == mailbox_key("ana@example.com")
    True
    """
    name, _, host = mail.lower().rpartition("@")
    return f"{name.partition('+')[0] or name}@{host}"


def limit_key(mail: str) -> str:
    """Return the key by which mails to a mailbox are counted; some hosts deliver a name with dots to the one without.

    >>> limit_key("a.na+x@example.com")
    'ana@example.com'
    """
    name, _, host = mailbox_key(mail).rpartition("@")
    return f"{name.replace('.', '')}@{host}"


class MailLimits:
    """Counts mails; a limit of 0 is no limit.

    Mails that nobody has agreed to have narrower limits, each kind its own: who asks for confirmations in somebody's
    name does not keep them from a new password, and all of these together leave half of the total to reminders.
    """

    def __init__(self, per_mailbox: int, per_sender: int, total: int,
                 clock: Callable[[], float] = time.monotonic) -> None:
        def hourly(most: float) -> TokenBuckets:
            return TokenBuckets(most / MINUTES_PER_HOUR, burst=most, clock=clock)

        self._mailboxes: Final = hourly(per_mailbox)
        self._senders: Final = hourly(per_sender)
        self._all: Final = hourly(total)
        self._unasked_mailboxes: Final = TokenBuckets(UNASKED_PER_DAY / MINUTES_PER_DAY, burst=UNASKED_PER_DAY,
                                                      clock=clock)
        self._unasked_senders: Final = hourly(UNASKED_PER_SENDER if per_sender else 0)
        self._all_unasked: Final = hourly(total / 2)

    @classmethod
    def of_settings(cls, settings: Settings) -> MailLimits:
        return cls(settings.mails_per_mailbox, settings.mails_per_sender, settings.mails_per_hour)

    def take(self, mail: str, sender: str, purpose: MailPurpose) -> None:
        """Count one mail; `Problem("too-many-mails")` if it is one too many, and then nothing is counted."""
        mailbox = limit_key(mail)
        if purpose == "password":           # else the sender's other limits would tell whether there is such an account
            sender = f"{purpose} {sender}"
        counted = [(self._mailboxes, mailbox), (self._senders, sender), (self._all, TOTAL_KEY)]
        if purpose != "reminder":
            counted += [(self._unasked_mailboxes, f"{purpose} {mailbox}"), (self._unasked_senders, sender),
                        (self._all_unasked, TOTAL_KEY)]
        for buckets, key in counted:
            buckets.check(key, "too-many-mails")
        for buckets, key in counted:
            buckets.take(key, "too-many-mails")
