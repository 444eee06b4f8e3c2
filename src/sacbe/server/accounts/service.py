"""Accounts, for those who want one: a name, a password that is kept as an Argon2 hash, and tokens for devices."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from typing import Final, NamedTuple

from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import InvalidHashError, VerificationError

from sacbe.kernel.errors import Problem
from sacbe.server.accounts.devices import DeviceProofs
from sacbe.server.accounts.hashing import HashingQueue
from sacbe.server.accounts.login_store import LoginStore
from sacbe.server.accounts.passwords import is_common
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import AccountRow, LoginRow
from sacbe.server.storage.store import Store, TableWithSeats

SHORTEST: Final = 3
LONGEST: Final = 30
PASSWORD: Final = (10, 200)
HOUR_SECONDS: Final = 3600.0
IDLE_SECONDS: Final = 30 * 24 * HOUR_SECONDS        # seconds after which a login ends that is not used
LIFETIME: Final = 365 * 24 * HOUR_SECONDS   # seconds after which a login ends however often it is used
ID_LETTERS: Final = 16                      # letters by which a list of logins names one
MINE: Final = 200                   # games in a list


class NewLogin(NamedTuple):
    """A login that has begun: its token, and a proof for the next time; neither is told again."""

    account: AccountRow
    login: LoginRow
    token: str
    device: str


def login_id(login: LoginRow) -> str:
    """Return the id by which its owner names a login; it says nothing of the token."""
    return hashlib.sha256(f"login {login.token_hash}".encode()).hexdigest()[:ID_LETTERS]


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


def check_new_password(text: str, name: str) -> str:
    """Normalize a password that somebody chooses; a `Problem` also if it is among the first that are guessed."""
    password = check_password(text)
    if is_common(password, name):
        raise Problem("password-common")
    return password


class Accounts:
    """Registers accounts, checks passwords, and knows which tokens are logged in."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time,
                 hasher: PasswordHasher | None = None) -> None:
        self.store, self.now = store, now
        self.logins = LoginStore(store)
        self.devices = DeviceProofs(self.logins, now)
        self.hasher = hasher or PasswordHasher(parallelism=1)   # one core for each, however many there are
        self.queue = HashingQueue()
        self.on_logins_ended: Final[list[Callable[[str], None]]] = []  # called with an account whose logins have ended
        self.nobody = ""            # a hash that no password fits: unknown names take as long as known ones

    async def register(self, name: str, password: str, device: str = "") -> NewLogin:
        """Create an account and log it in; `Problem("name-taken")` if the name has one already.

        `device` is what its owner will see of this login in the list.
        """
        display = check_name(name)
        secret = check_new_password(password, display)
        if await self.store.account_by_name(spelling_key(display)) is not None:
            raise Problem("name-taken", name=display)
        hashed = await self.queue.run(lambda: self.hasher.hash(secret))
        account = AccountRow(id=secrets.token_urlsafe(9), name=spelling_key(display), display=display,
                             password_hash=hashed, created=self.now())
        await self.store.create_account(account)
        return await self._begin(account, device)

    async def log_in(self, name: str, password: str, device: str = "", is_known: bool = False) -> NewLogin:
        """Log in on this device; a wrong name and a wrong password give the same answer after the same time.

        A known device does not wait for strangers.
        """
        try:
            wanted = spelling_key(check_name(name))
            secret = check_password(password)
        except Problem:
            raise Problem("login-wrong") from None
        account = await self.store.account_by_name(wanted)
        known = await self._verify(account, secret, is_known)
        return await self._begin(known, device)

    async def find_device(self, name: str, proof: str) -> str | None:
        """Return the number of the device if its proof says that this name was logged in there, or None."""
        account = await self.store.account_by_name(spelling_key(name)) if proof else None
        return None if account is None else await self.devices.read(account.id, proof)

    async def find_by_token(self, token: str | None) -> AccountRow | None:
        """Return the account that this token logs in, or None; the login is renewed, because it is used."""
        now = self.now()
        found = None if token is None else await self.logins.find(hash_token(token), now)
        if found is None:
            return None
        account, login = found
        if login.used is None or now - login.used >= HOUR_SECONDS:
            with suppress(Problem):         # a database that cannot write for a moment ends nobody's login
                await self.logins.renew(login.token_hash, now, self._end_time(login, now))
        return account

    def _end_time(self, login: LoginRow, now: float) -> float:
        return min(now + IDLE_SECONDS, login.created + LIFETIME)

    async def list_logins(self, token: str) -> list[tuple[LoginRow, bool]]:
        """List the account's logins, the last used first, and which is this one."""
        account = await self.require(token)
        own = hash_token(token)
        return [(row, row.token_hash == own) for row in await self.logins.list_logins(account.id, self.now())]

    async def end_login(self, token: str, id: str) -> None:
        """End one login of the account, by its id in the list; a `Problem` if there is none."""
        account = await self.require(token)
        rows = await self.logins.list_logins(account.id, self.now())
        login = next((row for row in rows if login_id(row) == id), None)
        if login is None:
            raise Problem("unknown-login")
        await self.store.drop_login(login.token_hash)
        self._end(account)

    async def end_other_logins(self, token: str) -> None:
        """End all logins of the account but this one."""
        account = await self.require(token)
        await self.logins.end_others(account.id, hash_token(token))
        self._end(account)

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
        secret = check_new_password(new, account.display)
        await self._verify(account, unicodedata.normalize("NFC", old), is_known=True)
        hashed = await self.queue.run(lambda: self.hasher.hash(secret), is_known=True)
        await self.store.change_password(account.id, hashed, keep=hash_token(token))
        self._end(account)

    async def confirm_password(self, token: str, password: str) -> AccountRow:
        """Return the account that this token logs in, if this is its password."""
        return await self._verify(await self.require(token), unicodedata.normalize("NFC", password), is_known=True)

    async def hash_password(self, account: AccountRow, password: str) -> str:
        """Return the hash of an account's new password, or raise a `Problem` if it cannot be one."""
        secret = check_new_password(password, account.display)
        return await self.queue.run(lambda: self.hasher.hash(secret))

    async def replace_password(self, account: AccountRow, password_hash: str) -> None:
        """Set another password for somebody who has lost the old one; all devices must log in again."""
        await self.store.change_password(account.id, password_hash)
        self._end(account)

    async def delete(self, token: str, password: str) -> None:
        """Delete the account; its seats stay with those who have their tokens."""
        account = await self.require(token)
        await self._verify(account, unicodedata.normalize("NFC", password), is_known=True)
        await self.store.delete_account(account.id)
        self._end(account)

    async def games(self, account: AccountRow) -> list[TableWithSeats]:
        """List the tables at which the account has a seat, the latest first."""
        return await self.store.tables_of_account(account.id, MINE)

    def close(self) -> None:
        """Stop the thread that hashes passwords."""
        self.queue.close()

    async def _begin(self, account: AccountRow, device: str) -> NewLogin:
        token, now = secrets.token_urlsafe(24), self.now()
        login = LoginRow(token_hash=hash_token(token), account=account.id, created=now, expires=now + IDLE_SECONDS,
                         device=device, used=now)
        await self.logins.add(login)
        return NewLogin(account, login, token, await self.devices.issue(account.id))

    async def _verify(self, account: AccountRow | None, password: str, is_known: bool = False) -> AccountRow:
        if account is None and not self.nobody:
            self.nobody = await self.queue.run(lambda: self.hasher.hash(secrets.token_urlsafe(24)))
        hashed = self.nobody if account is None else account.password_hash
        if not await self.queue.run(lambda: self._fits(hashed, password), is_known) or account is None:
            raise Problem("login-wrong")
        if self.is_outdated(hashed):
            with suppress(Problem):             # too much to do: the next time will do
                fresh = await self.queue.run(lambda: self.hasher.hash(password), is_known)
                await self.logins.replace_hash(account, fresh)
                account.password_hash = fresh
        return account

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError, UnicodeEncodeError):
            return False

    def is_outdated(self, password_hash: str) -> bool:
        """Was this hash made with less work than we ask for today, or with more than one core at a time?"""
        theirs, ours = extract_parameters(password_hash), self.hasher
        return (theirs.type is not ours.type or theirs.time_cost < ours.time_cost or theirs.hash_len < ours.hash_len
                or theirs.memory_cost < ours.memory_cost or theirs.parallelism > ours.parallelism)
