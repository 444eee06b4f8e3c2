"""A new password by mail: who asks learns nothing, and the link works once and for an hour."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import structlog

from sacbe.kernel.errors import Problem
from sacbe.server.accounts.service import Accounts, spelling_key
from sacbe.server.mail.letters import MailLinks, write_reset
from sacbe.server.mail.store import MailStore
from sacbe.server.notifications.mail_limits import mailbox_key
from sacbe.server.notifications.mailer import Mailer
from sacbe.server.security.outbound_urls import check_mail
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import AccountRow, PasswordResetRow

LIFETIME: Final = 3600.0
WAITING: Final = 50             # requests that are looked at; more are dropped
LOG: Final = structlog.get_logger("sacbe.mail")


class PasswordResets:
    """Sends links for new passwords to the confirmed addresses of accounts."""

    def __init__(self, rows: MailStore, accounts: Accounts, mailer: Mailer, links: MailLinks,
                 now: Callable[[], float]) -> None:
        self.rows: Final = rows
        self.accounts: Final = accounts
        self.mailer: Final = mailer
        self.links: Final = links
        self.now: Final = now
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def ask(self, who: str, sender: str, lang: str) -> None:
        """Begin to send a link to the accounts with this name or address, if there are any.

        It happens later, so that neither the answer nor its time tells whether there is one.
        """
        if len(self._tasks) >= WAITING:
            LOG.warning("password request dropped", waiting=len(self._tasks))
            return
        task = asyncio.create_task(self._send(who, sender, lang))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def drain(self) -> None:
        """Wait until all requests so far have been looked at."""
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _send(self, who: str, sender: str, lang: str) -> None:
        try:
            mailbox = mailbox_key(check_mail(who))
        except Problem:
            mailbox = ""
        try:
            for account, consent in await self.rows.list_accounts(spelling_key(who), mailbox):
                now, token = self.now(), secrets.token_urlsafe(24)
                self.mailer.send(write_reset(self.links, consent, account.display, token, lang), sender, "password")
                await self.rows.add_reset(PasswordResetRow(
                    token_hash=hash_token(token), account=account.id, created=now, expires=now + LIFETIME,
                    password_digest=hash_token(account.password_hash)))
        except Problem as problem:              # over a limit, or the database is away: who asks learns nothing of it
            LOG.warning("password request failed", problem=problem.key)

    async def find(self, token: str) -> AccountRow | None:
        """Return the account for which a link sets a password; None if it is used, too old, or overtaken.

        A link is overtaken when the account has got another password meanwhile.
        """
        row = await self.rows.find_reset(hash_token(token), self.now())
        account = None if row is None else await self.accounts.store.account(row.account)
        if row is None or account is None or hash_token(account.password_hash) != row.password_digest:
            return None
        return account

    async def use(self, token: str, password: str) -> bool:
        """Set a new password and end all logins; False if the link does not work (any more)."""
        account = await self.find(token)
        if account is None:
            return False
        hashed = await self.accounts.hash_password(account, password)     # a problem with it does not use up the link
        if not await self.rows.use_reset(hash_token(token)):
            return False
        await self.accounts.replace_password(account, hashed)
        return True
