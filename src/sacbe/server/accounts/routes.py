"""Accounts over HTTP: register, log in and out, change the password, leave, and see one's games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litestar import Request, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody, SkipValidation

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.server.accounts.dependencies import Accounts_
from sacbe.server.accounts.service import spelling_key
from sacbe.server.api.errors import error_responses
from sacbe.server.api.schemas import AccountInfo, Confirmation, Credentials, LoginInfo, MyGame, PasswordChange
from sacbe.server.security.headers import bearer_token, client_address
from sacbe.server.security.rate_limit import TokenBuckets
from sacbe.server.settings import Settings
from sacbe.server.storage.rows import AccountRow, LoginRow, SeatRow, TableRow

BEARER: Final = [{"bearer": list[str]()}]
AnyRequest = Request[Any, Any, Any]


class LoginLimits:
    """Limits how often a password may be tried: from one address, and for one name from anywhere."""

    def __init__(self, settings: Settings) -> None:
        rate = settings.logins_per_minute
        self.trust_proxy = settings.trust_proxy
        self.addresses = TokenBuckets(rate, burst=rate)
        self.names = TokenBuckets(3 * rate, burst=3 * rate)

    def count(self, name: str) -> None:
        """Count one try for a name, in any spelling; a `Problem` when there were too many."""
        self.names.take(spelling_key(name)[:60], "too-many-logins")


def limit_attempts(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Count one try of the caller's address, before the body is read or the database is asked."""
    tries: LoginLimits = connection.app.state.tries
    tries.addresses.take(client_address(connection.scope, tries.trust_proxy), "too-many-logins")


LoginLimits_ = NamedDependency[SkipValidation[LoginLimits]]


def render_account(account: AccountRow) -> AccountInfo:
    """Return an account as its owner sees it."""
    return AccountInfo(account.id, account.display, account.created)


def render_login(account: AccountRow, login: LoginRow, token: str) -> LoginInfo:
    """Return a new login: its token, when it expires, and its account."""
    return LoginInfo(token, login.expires, render_account(account))


def render_my_game(account: AccountRow, table: TableRow, seats: Sequence[SeatRow]) -> MyGame | None:
    """Return a table for the list of one of its players; None if the game is not installed here."""
    try:
        names = games.load_definition(table.game).seats
    except Problem:
        return None
    mine = [names[seat.seat] for seat in seats if seat.account == account.id and seat.seat < len(names)]
    return MyGame(table.id, table.game, table.title, table.phase, table.archived, table.revision, table.created,
                  table.updated, mine, [seat.name for seat in seats])


def token_of(request: AnyRequest) -> str:
    """Return the bearer token of a request; a `Problem` without one."""
    token = bearer_token(request.scope)
    if token is None:
        raise Problem("login-needed")
    return token


@post("/account", responses=error_responses(409), operation_id="register", guards=[limit_attempts])
async def register(request: AnyRequest, data: JSONBody[Credentials], accounts: Accounts_,
                   tries: LoginLimits_) -> LoginInfo:
    """Make an account, and be logged in.  Nobody needs one to play."""
    tries.count(data.name)
    return render_login(*await accounts.register(data.name, data.password))


@post("/login", responses=error_responses(401), operation_id="log_in", guards=[limit_attempts])
async def log_in(request: AnyRequest, data: JSONBody[Credentials], accounts: Accounts_,
                 tries: LoginLimits_) -> LoginInfo:
    """Log in on this device; the answer holds the token for `Authorization: Bearer`."""
    tries.count(data.name)
    return render_login(*await accounts.log_in(data.name, data.password))


@delete("/login", responses=error_responses(401), security=BEARER, operation_id="log_out")
async def log_out(request: AnyRequest, accounts: Accounts_) -> None:
    """End the login of this device, and the sockets that it holds."""
    await accounts.log_out(token_of(request))


@delete("/account/logins", responses=error_responses(401), security=BEARER, operation_id="log_out_everywhere")
async def log_out_everywhere(request: AnyRequest, accounts: Accounts_) -> None:
    """End the logins of all devices, and the sockets that they hold; this one's too."""
    await accounts.log_out_everywhere(token_of(request))


@get("/account", responses=error_responses(401), security=BEARER, operation_id="my_account")
async def my_account(request: AnyRequest, accounts: Accounts_) -> AccountInfo:
    """Who is logged in."""
    return render_account(await accounts.require(token_of(request)))


@get("/account/games", responses=error_responses(401), security=BEARER, operation_id="my_games")
async def my_games(request: AnyRequest, accounts: Accounts_) -> list[MyGame]:
    """The tables at which the account has a seat."""
    account = await accounts.require(token_of(request))
    found = [render_my_game(account, *row) for row in await accounts.games(account)]
    return [game for game in found if game is not None]


@post("/account/password", responses=error_responses(401), security=BEARER, status_code=204,
      operation_id="change_password", guards=[limit_attempts])
async def change_password(request: AnyRequest, data: JSONBody[PasswordChange], accounts: Accounts_,
                          tries: LoginLimits_) -> None:
    """Change the password; all other devices are logged out, and their sockets end."""
    token = token_of(request)
    tries.count((await accounts.require(token)).name)
    await accounts.change_password(token, data.old, data.new)


@post("/account/delete", responses=error_responses(401), security=BEARER, status_code=204,
      operation_id="delete_account",
      guards=[limit_attempts])
async def delete_account(request: AnyRequest, data: JSONBody[Confirmation], accounts: Accounts_,
                         tries: LoginLimits_) -> None:
    """Delete the account for good; seats stay with those who have their tokens."""
    token = token_of(request)
    tries.count((await accounts.require(token)).name)
    await accounts.delete(token, data.password)


ROUTES: Final = (
    Router("/api", route_handlers=[register, log_in, log_out, log_out_everywhere, my_account, my_games, change_password,
                                   delete_account],
           tags=["accounts"]),
)
