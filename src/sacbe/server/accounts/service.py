"""Accounts, for those who want one: a name, a password that is kept as an Argon2 hash, and tokens for devices."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from sacbe.kernel.errors import Problem
from sacbe.server.storage.rows import AccountRow, LoginRow
from sacbe.server.storage.store import Store, TableWithSeats

SHORTEST: Final = 3
LONGEST: Final = 30
PASSWORD: Final = (10, 200)
LIFETIME: Final = 90 * 86_400.0     # seconds a login lasts
HASHES: Final = 2                   # at the same time: each takes 64 MB and a core
WAITING: Final = 16                 # waiting requests; more are refused
MINE: Final = 200                   # games in a list

T = TypeVar("T")


def hash_token(token: str) -> str:
    """Return the hash of a login token; nothing else of the token is stored."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def plain_name(text: str) -> str:
    """Normalize the spelling of a name (Unicode form, blanks), without checking whether it is allowed."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def spelling_key(text: str) -> str:
    """Return the key that all spellings of a name share; accounts are found and tries counted by it.

    >>> spelling_key(" \uff21na  LUZ")
    'ana luz'
    """
    return plain_name(text).casefold()


def check_name(text: str) -> str:
    """Return a name in the form that is shown, or raise a `Problem` if it is too short, too long or not printable.

    >>> check_name("  Ana  Luz ")
    'Ana Luz'
    """
    name = plain_name(text)
    if not (SHORTEST <= len(name) <= LONGEST and name.isprintable() and any(map(str.isalnum, name))):
        raise Problem("name-form", least=SHORTEST, most=LONGEST)
    return name


def check_password(text: str) -> str:
    """Normalize a password, or raise a `Problem` if its length or its characters are not allowed."""
    least, most = PASSWORD
    password = unicodedata.normalize("NFC", text)
    if not least <= len(password) <= most or any("\ud800" <= letter <= "\udfff" for letter in password):
        raise Problem("password-form", least=least, most=most)
    return password


class Accounts:
    """Registers accounts, checks passwords, and knows which tokens are logged in."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time,
                 hasher: PasswordHasher | None = None) -> None:
        self.store, self.now = store, now
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(HASHES, "password")
        self.under_way = 0
        self.on_logins_ended: Final[list[Callable[[str], None]]] = []  # called with an account whose logins have ended
        self.nobody = ""            # a hash that no password fits: unknown names take as long as known ones

    async def register(self, name: str, password: str) -> tuple[AccountRow, LoginRow, str]:
        """Create an account and log it in; `Problem("name-taken")` if the name has one already."""
        display, secret = check_name(name), check_password(password)
        if await self.store.account_by_name(spelling_key(display)) is not None:
            raise Problem("name-taken", name=display)
        hashed = await self._slowly(lambda: self.hasher.hash(secret))
        account = AccountRow(id=secrets.token_urlsafe(9), name=spelling_key(display), display=display,
                             password_hash=hashed, created=self.now())
        await self.store.create_account(account)
        return account, *await self._begin(account)

    async def log_in(self, name: str, password: str) -> tuple[AccountRow, LoginRow, str]:
        """Log in on this device; a wrong name and a wrong password give the same answer after the same time."""
        try:
            wanted = spelling_key(check_name(name))
            secret = check_password(password)
        except Problem:
            raise Problem("login-wrong") from None
        account = await self.store.account_by_name(wanted)
        known = await self._verify(account, secret)
        return known, *await self._begin(known)

    async def find_by_token(self, token: str | None) -> AccountRow | None:
        """Return the account that this token logs in, or None."""
        return None if token is None else await self.store.account_of_login(hash_token(token), self.now())

    async def require(self, token: str | None) -> AccountRow:
        """Return the account that this token logs in, or raise `Problem("login-needed")`."""
        account = await self.find_by_token(token)
        if account is None:
            raise Problem("login-needed")
        return account

    async def log_out(self, token: str) -> None:
        """End the login of this device."""
        account = await self.require(token)
        await self.store.drop_login(hash_token(token))
        self._end(account)

    async def log_out_everywhere(self, token: str) -> None:
        """End the logins of all devices, this one too."""
        account = await self.require(token)
        await self.store.drop_logins(account.id)
        self._end(account)

    def _end(self, account: AccountRow) -> None:
        for tell in self.on_logins_ended:
            tell(account.id)

    async def change_password(self, token: str, old: str, new: str) -> None:
        """Set another password; all other devices must log in again."""
        account = await self.require(token)
        secret = check_password(new)
        await self._verify(account, unicodedata.normalize("NFC", old))
        hashed = await self._slowly(lambda: self.hasher.hash(secret))
        await self.store.change_password(account.id, hashed, keep=hash_token(token))
        self._end(account)

    async def confirm_password(self, token: str, password: str) -> AccountRow:
        """Return the account that this token logs in, if this is its password."""
        return await self._verify(await self.require(token), unicodedata.normalize("NFC", password))

    async def hash_password(self, password: str) -> str:
        """Return the hash of a new password, or raise a `Problem` if it cannot be one."""
        secret = check_password(password)
        return await self._slowly(lambda: self.hasher.hash(secret))

    async def replace_password(self, account: AccountRow, password_hash: str) -> None:
        """Set another password for somebody who has lost the old one; all devices must log in again."""
        await self.store.change_password(account.id, password_hash)
        self._end(account)

    async def delete(self, token: str, password: str) -> None:
        """Delete the account; its seats stay with those who have their tokens."""
        account = await self.require(token)
        await self._verify(account, unicodedata.normalize("NFC", password))
        await self.store.delete_account(account.id)
        self._end(account)

    async def games(self, account: AccountRow) -> list[TableWithSeats]:
        """List the tables at which the account has a seat, the latest first."""
        return await self.store.tables_of_account(account.id, MINE)

    def close(self) -> None:
        """Stop the threads that hash passwords."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def _begin(self, account: AccountRow) -> tuple[LoginRow, str]:
        token, now = secrets.token_urlsafe(24), self.now()
        login = LoginRow(token_hash=hash_token(token), account=account.id, created=now, expires=now + LIFETIME)
        await self.store.add_login(login)
        return login, token

    async def _verify(self, account: AccountRow | None, password: str) -> AccountRow:
        if account is None and not self.nobody:
            self.nobody = await self._slowly(lambda: self.hasher.hash(secrets.token_urlsafe(24)))
        hashed = self.nobody if account is None else account.password_hash
        if not await self._slowly(lambda: self._fits(hashed, password)) or account is None:
            raise Problem("login-wrong")
        return account

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError, UnicodeEncodeError):
            return False

    async def _slowly(self, work: Callable[[], T]) -> T:
        """Run slow work in one of a few threads; raise `Problem("busy")` when too much waits already."""
        if self.under_way >= HASHES + WAITING:
            raise Problem("busy")
        self.under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.under_way -= 1
