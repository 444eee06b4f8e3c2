"""Stored consents to mail, blocked mailboxes and links for new passwords; each change is one piece of a transaction."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.server.storage.rows import AccountRow, MailBlockRow, MailConsentRow, PasswordResetRow
from sacbe.server.storage.schema import accounts, mail_blocks, mail_consents, password_resets
from sacbe.server.storage.store import Store, make_rows, row_data

MOST_ACCOUNTS: Final = 5            # of one mailbox, that get a link for a new password at once


class MailStore:
    """Rows of consents, blocks and password links in the database of a store."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    # ------------------------------------------------------------ consents

    async def find(self, id: str) -> MailConsentRow | None:
        return await self._consent(mail_consents.c.id == id)

    async def find_by_link(self, token_hash: str, now: float) -> MailConsentRow | None:
        """Return the consent that a link is to confirm, unless it is used or too old."""
        return await self._consent(and_(mail_consents.c.token_hash == token_hash, mail_consents.c.expires > now))

    async def find_of_seat(self, table_id: str, seat: int) -> MailConsentRow | None:
        return await self._consent(and_(mail_consents.c.kind == "seat", mail_consents.c.table_id == table_id,
                                        mail_consents.c.seat == seat))

    async def list_of_account(self, account: str) -> list[MailConsentRow]:
        """List the addresses of an account: the confirmed one and the one that waits, as far as there are any."""
        query = select(mail_consents).where(mail_consents.c.kind == "account", mail_consents.c.account == account)
        return await self._store.read(lambda connection: make_rows(MailConsentRow, connection.execute(query)))

    async def put(self, row: MailConsentRow) -> None:
        """Store a consent in place of the last one for the same thing, and delete those that nobody confirmed in time.

        While a new address of an account waits, the confirmed one stays.
        """
        def work(connection: Connection) -> None:
            is_late = and_(mail_consents.c.confirmed.is_(None), mail_consents.c.expires <= row.created)
            connection.execute(delete(mail_consents).where(is_late))
            connection.execute(delete(mail_consents).where(*_same(row), *(
                [mail_consents.c.confirmed.is_(None)] if row.kind == "account" else [])))
            connection.execute(insert(mail_consents), row_data(row))

        await self._store.write(work)

    async def confirm(self, token_hash: str, now: float) -> bool:
        """Confirm an address by its link, once; an account's other address and its password links go."""
        def work(connection: Connection) -> bool:
            query = select(mail_consents).where(mail_consents.c.token_hash == token_hash,
                                                mail_consents.c.expires > now)
            rows = make_rows(MailConsentRow, connection.execute(query))
            if not rows:
                return False
            row = rows[0]
            if row.kind == "account":
                connection.execute(delete(mail_consents).where(*_same(row), mail_consents.c.id != row.id))
                connection.execute(delete(password_resets).where(password_resets.c.account == row.account))
            connection.execute(update(mail_consents).where(mail_consents.c.id == row.id).values(
                confirmed=now, token_hash=None))
            return True

        return bool(await self._store.write(work))

    async def delete_consent(self, id: str) -> None:
        """Forget a consent; with the address of an account the links for its password go too."""
        def work(connection: Connection) -> None:
            _end(connection, mail_consents.c.id == id)

        await self._store.write(work)

    async def delete_of_seat(self, table_id: str, seat: int) -> None:
        gone = delete(mail_consents).where(mail_consents.c.kind == "seat", mail_consents.c.table_id == table_id,
                                           mail_consents.c.seat == seat)
        await self._store.write(lambda connection: connection.execute(gone))

    async def delete_of_account(self, account: str) -> None:
        def work(connection: Connection) -> None:
            _end(connection, and_(mail_consents.c.kind == "account", mail_consents.c.account == account))

        await self._store.write(work)

    async def _consent(self, condition: ColumnElement[bool]) -> MailConsentRow | None:
        query = select(mail_consents).where(condition)
        rows = await self._store.read(lambda connection: make_rows(MailConsentRow, connection.execute(query)))
        return rows[0] if rows else None

    # ------------------------------------------------------------ blocks

    async def is_blocked(self, mailbox_hash: str) -> bool:
        query = select(mail_blocks.c.mailbox_hash).where(mail_blocks.c.mailbox_hash == mailbox_hash)
        return await self._store.read(lambda connection: connection.execute(query).first() is not None)

    async def is_blocking_link(self, link_hash: str) -> bool:
        query = select(mail_blocks.c.link_hash).where(mail_blocks.c.link_hash == link_hash)
        return await self._store.read(lambda connection: connection.execute(query).first() is not None)

    async def block(self, row: MailBlockRow, mailbox: str) -> None:
        """Send a mailbox nothing any more, and forget all that it has agreed to."""
        def work(connection: Connection) -> None:
            _end(connection, mail_consents.c.mailbox == mailbox)
            new: Any = sqlite.insert(mail_blocks) if self._store.database.is_sqlite else postgresql.insert(mail_blocks)
            connection.execute(new.values(row_data(row)).on_conflict_do_nothing())

        await self._store.write(work)

    async def unblock(self, link_hash: str) -> None:
        gone = delete(mail_blocks).where(mail_blocks.c.link_hash == link_hash)
        await self._store.write(lambda connection: connection.execute(gone))

    # ------------------------------------------------------------ new passwords

    async def list_accounts(self, name: str, mailbox: str) -> list[tuple[AccountRow, MailConsentRow]]:
        """List the accounts with this name, or with this confirmed mailbox, and their addresses."""
        fits = accounts.c.name == name
        if mailbox:
            fits = fits | (mail_consents.c.mailbox == mailbox)
        query = (select(mail_consents.c.id, accounts.c.id)
                 .join(accounts, accounts.c.id == mail_consents.c.account)
                 .where(mail_consents.c.kind == "account", mail_consents.c.confirmed.is_not(None), fits)
                 .order_by(accounts.c.created).limit(MOST_ACCOUNTS))

        def work(connection: Connection) -> list[tuple[AccountRow, MailConsentRow]]:
            found = []
            for consent, account in connection.execute(query).all():
                [person] = make_rows(AccountRow, connection.execute(select(accounts).where(accounts.c.id == account)))
                [row] = make_rows(MailConsentRow, connection.execute(
                    select(mail_consents).where(mail_consents.c.id == consent)))
                found.append((person, row))
            return found

        return await self._store.read(work)

    async def add_reset(self, row: PasswordResetRow) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(password_resets).where(password_resets.c.expires <= row.created))
            connection.execute(insert(password_resets), row_data(row))

        await self._store.write(work)

    async def find_reset(self, token_hash: str, now: float) -> PasswordResetRow | None:
        query = select(password_resets).where(password_resets.c.token_hash == token_hash,
                                              password_resets.c.expires > now)
        rows = await self._store.read(lambda connection: make_rows(PasswordResetRow, connection.execute(query)))
        return rows[0] if rows else None

    async def use_reset(self, token_hash: str) -> bool:
        """Use a link, and with it all others of its account; return False if it was used already."""
        def work(connection: Connection) -> bool:
            query = select(password_resets.c.account).where(password_resets.c.token_hash == token_hash)
            account = connection.execute(query).scalar()
            if account is None:
                return False
            connection.execute(delete(password_resets).where(password_resets.c.account == account))
            return True

        return bool(await self._store.write(work))


def _same(row: MailConsentRow) -> list[ColumnElement[bool]]:
    """Return the conditions for the consents that are about the same seat or account."""
    if row.kind == "account":
        return [mail_consents.c.kind == "account", mail_consents.c.account == row.account]
    return [mail_consents.c.kind == "seat", mail_consents.c.table_id == row.table_id, mail_consents.c.seat == row.seat]


def _end(connection: Connection, condition: ColumnElement[bool]) -> None:
    theirs = select(mail_consents.c.account).where(condition, mail_consents.c.kind == "account")
    connection.execute(delete(password_resets).where(password_resets.c.account.in_(theirs)))
    connection.execute(delete(mail_consents).where(condition))
