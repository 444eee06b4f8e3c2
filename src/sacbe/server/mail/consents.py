"""Who has agreed to get mail: until they say yes by the link in a mail, they get nothing but a few such requests."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from sacbe.kernel.errors import Problem
from sacbe.server.mail.letters import MailLinks, write_confirmation
from sacbe.server.mail.store import MailStore
from sacbe.server.notifications.mail_limits import mailbox_key
from sacbe.server.notifications.mailer import Mailer
from sacbe.server.notifications.service import ConfirmedMail, SeatTurn
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import AccountRow, MailBlockRow, MailConsentRow, SeatRow

CONFIRM_SECONDS: Final = 86_400.0       # in which a link confirms an address

StopLinkState = Literal["unknown", "wanted", "blocked"]


class AccountMail(NamedTuple):
    """The address of an account, and one that waits to be confirmed; empty for none."""

    mail: str = ""
    pending: str = ""


class MailConsents:
    """Asks owners of mailboxes whether they agree, and remembers what they said."""

    def __init__(self, rows: MailStore, mailer: Mailer, links: MailLinks, now: Callable[[], float]) -> None:
        self.rows: Final = rows
        self.mailer: Final = mailer
        self.links: Final = links
        self.now: Final = now

    # ------------------------------------------------------------ asking

    async def ask_for_seat(self, seat: SeatRow, mail: str, sender: str, game: str, lang: str) -> None:
        """Ask whether a mailbox wants the reminders of a seat; who has agreed for this seat is not asked again.

        The seat of an account may use the confirmed address of this account.
        """
        before = await self.rows.find_of_seat(seat.table_id, seat.seat)
        if before is not None and before.confirmed is not None and is_of_seat(before, seat.token_hash, mail):
            return
        row = self._new(mail, "seat", table_id=seat.table_id, seat=seat.seat, holder=seat.token_hash or "")
        if seat.account is not None and (await self.of_account(seat.account)).mail.lower() == mail.lower():
            row.confirmed = row.created
            await self.rows.put(row)
        else:
            await self._ask(row, sender, game, lang)

    async def ask_for_account(self, account: AccountRow, mail: str, sender: str, lang: str) -> None:
        """Ask whether a mailbox is that of an account; until somebody says so, the address before it stays."""
        await self._ask(self._new(mail, "account", account=account.id), sender, "", lang)

    async def end_for_seat(self, table: str, seat: int) -> None:
        await self.rows.delete_of_seat(table, seat)

    async def end_for_account(self, account: AccountRow) -> None:
        await self.rows.delete_of_account(account.id)

    def _new(self, mail: str, kind: Literal["seat", "account"], account: str | None = None,
             table_id: str | None = None, seat: int | None = None, holder: str = "") -> MailConsentRow:
        now = self.now()
        return MailConsentRow(id=secrets.token_urlsafe(18), mail=mail, mailbox=mailbox_key(mail), kind=kind,
                              account=account, table_id=table_id, seat=seat, holder=holder, created=now,
                              expires=now + CONFIRM_SECONDS)

    async def _ask(self, row: MailConsentRow, sender: str, game: str, lang: str) -> None:
        if await self.rows.is_blocked(hash_token(row.mailbox)):
            raise Problem("mail-blocked")
        token = secrets.token_urlsafe(24)
        row.token_hash = hash_token(token)
        self.mailer.send(write_confirmation(self.links, row, token, game, lang), sender, "confirm")
        await self.rows.put(row)

    # ------------------------------------------------------------ what was said

    async def find_confirmed(self, turn: SeatTurn) -> ConfirmedMail | None:
        """Return the mailbox whose owner wants the reminders of this seat, or None."""
        row = await self.rows.find_of_seat(turn.table, turn.seat)
        if row is None or row.confirmed is None or not is_of_seat(row, turn.holder, turn.mail):
            return None
        return ConfirmedMail(row.mail, self.links.stop(row.id))

    async def of_account(self, account: str) -> AccountMail:
        """Return the addresses of an account."""
        now = self.now()
        rows = await self.rows.list_of_account(account)
        return AccountMail(next((row.mail for row in rows if row.confirmed is not None), ""),
                           next((row.mail for row in rows if row.confirmed is None and row.expires > now), ""))

    # ------------------------------------------------------------ links

    async def find_by_link(self, token: str) -> MailConsentRow | None:
        """Return what a link would confirm, and change nothing."""
        return await self.rows.find_by_link(hash_token(token), self.now())

    async def confirm(self, token: str) -> bool:
        """Confirm an address; False if the link is used, too old or made up."""
        return await self.rows.confirm(hash_token(token), self.now())

    async def state_of(self, id: str) -> StopLinkState:
        """Return what the link at the end of a mail can do."""
        if await self.rows.is_blocking_link(hash_token(id)):
            return "blocked"
        return "unknown" if await self.rows.find(id) is None else "wanted"

    async def stop(self, id: str) -> None:
        """End the mails of the kind in which this link stood; doing it twice is no harm."""
        await self.rows.delete_consent(id)

    async def block(self, id: str) -> None:
        """Write nothing more to the mailbox that got this link."""
        row = await self.rows.find(id)
        if row is not None:
            await self.rows.block(MailBlockRow(mailbox_hash=hash_token(row.mailbox), link_hash=hash_token(id),
                                               created=self.now()), row.mailbox)

    async def unblock(self, id: str) -> None:
        """Let the mailbox that was blocked by this link be asked again."""
        await self.rows.unblock(hash_token(id))


def is_of_seat(row: MailConsentRow, holder: str | None, mail: str) -> bool:
    """Is a consent about this address, for the person who holds the seat now?"""
    return row.holder == (holder or "") and row.mail.lower() == mail.lower()
