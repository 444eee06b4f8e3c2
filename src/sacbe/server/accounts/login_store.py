"""Rows of logins, and the server's own secrets, in the database."""

from __future__ import annotations

import secrets as random
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.server.storage.rows import AccountRow, LoginRow
from sacbe.server.storage.schema import accounts, logins, secrets
from sacbe.server.storage.store import Store, make_rows, row_data

MOST_LOGINS: Final = 50             # of an account; a further one ends the one that was not used for longest
SECRET_BYTES: Final = 32


class LoginStore:
    """Finds, renews and ends logins."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    async def add(self, login: LoginRow) -> None:
        """Store a login; delete the expired ones of its account, and those that are too many."""
        latest = func.coalesce(logins.c.used, logins.c.created).desc()
        kept = select(logins.c.token_hash).where(logins.c.account == login.account).order_by(latest)

        def work(connection: Connection) -> None:
            connection.execute(delete(logins).where(logins.c.account == login.account,
                                                    logins.c.expires <= login.created))
            old = list(connection.execute(kept.offset(MOST_LOGINS - 1)).scalars())
            if old:
                connection.execute(delete(logins).where(logins.c.token_hash.in_(old)))
            connection.execute(insert(logins), row_data(login))

        await self._store.write(work)

    async def find(self, token_hash: str, now: float) -> tuple[AccountRow, LoginRow] | None:
        """Return a login that has not ended, with its account; None if there is none."""
        def work(connection: Connection) -> tuple[AccountRow, LoginRow] | None:
            query = select(logins).where(logins.c.token_hash == token_hash, logins.c.expires > now)
            for login in make_rows(LoginRow, connection.execute(query)):
                owner = select(accounts).where(accounts.c.id == login.account)
                for account in make_rows(AccountRow, connection.execute(owner)):
                    return account, login
            return None

        return await self._store.read(work)

    async def list_logins(self, account: str, now: float) -> list[LoginRow]:
        """List the logins of an account, the last used first."""
        latest = func.coalesce(logins.c.used, logins.c.created).desc()
        query = select(logins).where(logins.c.account == account, logins.c.expires > now).order_by(latest)
        return await self._store.read(lambda connection: make_rows(LoginRow, connection.execute(query)))

    async def renew(self, token_hash: str, last_use: float, expires: float) -> None:
        """Set when a login was used, and when it will end."""
        query = update(logins).where(logins.c.token_hash == token_hash).values(used=last_use, expires=expires)
        await self._store.write(lambda connection: connection.execute(query))

    async def end_others(self, account: str, token_hash: str) -> None:
        """End all logins of an account but one."""
        query = delete(logins).where(logins.c.account == account, logins.c.token_hash != token_hash)
        await self._store.write(lambda connection: connection.execute(query))

    async def replace_hash(self, account: AccountRow, password_hash: str) -> None:
        """Store another hash of the same password, unless the password was changed meanwhile."""
        query = update(accounts).where(accounts.c.id == account.id, accounts.c.password_hash == account.password_hash)
        await self._store.write(lambda connection: connection.execute(query.values(password_hash=password_hash)))

    async def find_or_make_secret(self, purpose: str) -> bytes:
        """Return the server's secret for a purpose; all its processes have the same one."""
        new = (sqlite.insert(secrets) if self._store.database.is_sqlite else postgresql.insert(secrets))
        made = new.values(purpose=purpose, secret=random.token_bytes(SECRET_BYTES)).on_conflict_do_nothing()

        def work(connection: Connection) -> bytes:
            connection.execute(made)
            return bytes(connection.execute(select(secrets.c.secret).where(secrets.c.purpose == purpose)).scalar_one())

        found: bytes = await self._store.write(work)
        return found
