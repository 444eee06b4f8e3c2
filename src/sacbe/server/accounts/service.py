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
WAITING: Final = 16                 # more than these are sent away
MINE: Final = 200                   # games in a list

T = TypeVar("T")


def hash_token(token: str) -> str:
    """All that is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def plain_name(text: str) -> str:
    """A name in the plainest way to write it; nothing says that it can be one."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def spelling_key(text: str) -> str:
    """What all spellings of a name have in common: it finds the account, and it is what tries are counted by.

    >>> spelling_key(" \uff21na  LUZ")
    'ana luz'
    """
    return plain_name(text).casefold()


def check_name(text: str) -> str:
    """A name as it is shown: letters that can be seen, single blanks between them.

    >>> check_name("  Ana  Luz ")
    'Ana Luz'
    """
    name = plain_name(text)
    if not (SHORTEST <= len(name) <= LONGEST and name.isprintable() and any(map(str.isalnum, name))):
        raise Problem("name-form", least=SHORTEST, most=LONGEST)
    return name


def check_password(text: str) -> str:
    """A password in one of the ways its letters can be written."""
    least, most = PASSWORD
    password = unicodedata.normalize("NFC", text)
    if not least <= len(password) <= most or any("\ud800" <= letter <= "\udfff" for letter in password):
        raise Problem("password-form", least=least, most=most)
    return password


class Accounts:
    """Who has an account, and who is logged in."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time,
                 hasher: PasswordHasher | None = None) -> None:
        self.store, self.now = store, now
        self.hasher = hasher or PasswordHasher()
        self.threads = ThreadPoolExecutor(HASHES, "password")
        self.under_way = 0
        self.ended: Final[list[Callable[[str], None]]] = []     # who wants to know of an account that logins have ended
        self.nobody = ""            # a hash that no password fits: unknown names take as long as known ones

    async def register(self, name: str, password: str) -> tuple[AccountRow, LoginRow, str]:
        """A new account, logged in; `Problem("name-taken")` if there is one."""
        display, secret = check_name(name), check_password(password)
        if await self.store.account_by_name(spelling_key(display)) is not None:
            raise Problem("name-taken", name=display)
        hashed = await self._slowly(lambda: self.hasher.hash(secret))
        account = AccountRow(id=secrets.token_urlsafe(9), name=spelling_key(display), display=display,
                             password_hash=hashed, created=self.now())
        await self.store.create_account(account)
        return account, *await self._begin(account)

    async def log_in(self, name: str, password: str) -> tuple[AccountRow, LoginRow, str]:
        """A login on this device; a wrong name and a wrong password look and take alike."""
        try:
            wanted = spelling_key(check_name(name))
            secret = check_password(password)
        except Problem:
            raise Problem("login-wrong") from None
        account = await self.store.account_by_name(wanted)
        known = await self._verify(account, secret)
        return known, *await self._begin(known)

    async def find_by_token(self, token: str | None) -> AccountRow | None:
        """Whose login a token is."""
        return None if token is None else await self.store.account_of_login(hash_token(token), self.now())

    async def require(self, token: str | None) -> AccountRow:
        """The same, where nobody else has any business."""
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
        for tell in self.ended:
            tell(account.id)

    async def change_password(self, token: str, old: str, new: str) -> None:
        """Another password; all other devices must log in again."""
        account = await self.require(token)
        secret = check_password(new)
        await self._verify(account, unicodedata.normalize("NFC", old))
        hashed = await self._slowly(lambda: self.hasher.hash(secret))
        await self.store.change_password(account.id, hashed, keep=hash_token(token))
        self._end(account)

    async def delete(self, token: str, password: str) -> None:
        """Forget the account; its seats stay with those who have their tokens."""
        account = await self.require(token)
        await self._verify(account, unicodedata.normalize("NFC", password))
        await self.store.delete_account(account.id)
        self._end(account)

    async def games(self, account: AccountRow) -> list[TableWithSeats]:
        """The tables at which the account has a seat, the latest first."""
        return await self.store.tables_of_account(account.id, MINE)

    def close(self) -> None:
        """End the threads."""
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
        """In one of a few threads; when too many wait already, not at all."""
        if self.under_way >= HASHES + WAITING:
            raise Problem("busy")
        self.under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.under_way -= 1
