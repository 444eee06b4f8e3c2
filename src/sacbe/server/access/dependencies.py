"""Who a caller is at a table: by the token of a seat, by the login of an account, or a watcher."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import HeaderParameter, PathParameter, SkipValidation

from sacbe.kernel.errors import Problem
from sacbe.server.accounts.service import Accounts
from sacbe.server.security.headers import bearer_token, read_header
from sacbe.server.security.idempotency import IdempotencyKey
from sacbe.server.security.proxies import TrustedProxies, client_address
from sacbe.server.security.rate_limit import ADDRESSES, TokenBuckets
from sacbe.server.security.tokens import hash_token, owner_of_address
from sacbe.server.settings import Settings
from sacbe.server.storage.store import Store
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.lobby import Lobby
from sacbe.server.tables.manager import Tables, seat_of

AnyRequest = Request[Any, Any, Any]
BEARER: Final = [{"bearer": list[str]()}]
MINUTES_PER_DAY: Final = 24 * 60


class SeenTable(NamedTuple):
    """A table as one reader may know it now, and the reader's seat (None: a watcher)."""

    table: LiveTable
    seat: int | None


class Access:
    """Finds the seat of a caller, what it may know of a table, and limits how often seats and addresses may act."""

    def __init__(self, settings: Settings, tables: Tables, accounts: Accounts) -> None:
        self.proxies: Final = TrustedProxies.from_settings(settings)
        self.tables: Final = tables
        self.accounts: Final = accounts
        most = settings.max_tables_per_address
        self.opened: Final = TokenBuckets(most / MINUTES_PER_DAY, burst=most)
        studies = settings.max_studies_per_address
        self.begun: Final = TokenBuckets(studies / MINUTES_PER_DAY, burst=studies)
        self.seats: Final = TokenBuckets(settings.seat_per_minute)
        self.chats: Final = TokenBuckets(settings.chats_per_minute)
        self.watchers: Final = TokenBuckets(3 * settings.chats_per_minute)  # lines of all watchers of one table
        self.reactions: Final = TokenBuckets(settings.reactions_per_minute)
        self.elsewhere: Callable[[str], str] = lambda id: ""            # the address of the process of a table
        self.blocked: Final[OrderedDict[str, str]] = OrderedDict()      # tokens over the limit, and their seats

    async def account(self, token: str | None) -> str | None:
        """Return the id of the account that this login token belongs to, or None."""
        found = await self.accounts.find_by_token(token)
        return found.id if found is not None else None

    async def find(self, live: LiveTable, token: str | None) -> int | None:
        """Return the seat that this token holds, by itself or through its account; None for a watcher."""
        return (await self.find_seat(live, token))[0]

    async def find_seat(self, live: LiveTable, token: str | None) -> tuple[int | None, str | None]:
        """Return the caller's seat, and the account if only a login (not the seat's own token) holds it."""
        seat = seat_of(live, token)
        if seat is not None or not token or not any(row.account for row in live.seats):
            return seat, None
        account = await self.account(token)
        seat = seat_of(live, None, account)
        return seat, None if seat is None else account

    async def find_held_seat(self, id: str, token: str | None) -> int | None:
        """Load the table with this id, and return the seat that the token holds there, or None."""
        async with self.tables.table(id) as live:
            return await self.find(live, token)

    @asynccontextmanager
    async def read_table(self, id: str, token: str | None, looks: bool = False) -> AsyncIterator[SeenTable]:
        """Lock a table for a `with` block, as far as the caller may know it: the way of every request that reads one.

        A seat gets the table as it is; anybody else gets it as it was `delay` seconds ago.  With `looks` the bots of a
        table that nobody else watches play on.
        """
        async with self.tables.table(id) as live:
            seat = await self.find(live, token) if token else None
            if looks:
                self.tables.on_look(live)
            yield SeenTable(await self.tables.visible_to(live, seat), seat)

    async def require_seat(self, id: str, token: str | None) -> int:
        """Return the caller's seat, and count one action for it; a `Problem` for watchers and for too many actions."""
        if token is None:
            raise Problem("login-needed")
        key = f"{id} {hash_token(token)}"
        if key in self.blocked:                         # over the limit before: no need to look for the seat again
            self.seats.check(self.blocked[key])
            del self.blocked[key]
        seat = await self.find_held_seat(id, token)
        if seat is None:
            raise Problem("forbidden-seat")
        try:
            self.seats.take(f"{id} {seat}")
        except Problem:
            self.blocked[key] = f"{id} {seat}"
            if len(self.blocked) > ADDRESSES:
                self.blocked.popitem(last=False)
            raise
        return seat

    def address(self, request: AnyRequest) -> str:
        """Return the address that a request comes from."""
        return client_address(request.scope, self.proxies)

    def owner(self, request: AnyRequest) -> str:
        """Return the short hash of the caller's address: it marks who opens, asks, or sends something to be read."""
        return owner_of_address(self.address(request))

    def count_new_table(self, request: AnyRequest) -> str:
        """Count one more new table of the caller's address; return the short hash that marks the table's owner."""
        self.opened.take(self.address(request), "too-many-tables")
        return self.owner(request)

    def count_new_study(self, request: AnyRequest) -> None:
        """Count one more new study of the caller's address; a `Problem` if it has begun too many."""
        self.begun.take(self.address(request), "too-many-new-studies")


def limit_new_tables(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse an address that has opened too many tables, before its request is read.

    A request with an idempotency key passes: its table may exist already.
    """
    access: Access = connection.app.state.access
    if not read_header(connection.scope, b"idempotency-key"):
        access.opened.check(client_address(connection.scope, access.proxies), "too-many-tables")


Repeat = Annotated[str | None, HeaderParameter(
    name="Idempotency-Key", description="22 to 64 random letters of A-Za-z0-9_-, a secret: asked again with the same, "
    "because an answer was lost, the server gives the same seat and token again")]
TableId = Annotated[str, PathParameter(description="the id of a table")]
Access_ = NamedDependency[SkipValidation[Access]]
Tables_ = NamedDependency[SkipValidation[Tables]]
Lobby_ = NamedDependency[SkipValidation[Lobby]]
Acts_ = NamedDependency[SkipValidation[TableActions]]
Store_ = NamedDependency[SkipValidation[Store]]
Settings_ = NamedDependency[SkipValidation[Settings]]


def derive_idempotency_key(text: str | None, *purpose: str) -> IdempotencyKey | None:
    """Make the idempotency key of a request from its header, for one purpose only; None without a header."""
    if text is None:
        return None
    return IdempotencyKey(text).derive(*purpose) if purpose else IdempotencyKey(text)


def require_token(request: AnyRequest) -> str:
    """Return the bearer token of a request; a `Problem` without one."""
    token = bearer_token(request.scope)
    if token is None:
        raise Problem("login-needed")
    return token
