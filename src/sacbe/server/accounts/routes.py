"""Accounts over HTTP: register, log in and out, change the password, leave, and see one's games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from litestar import Request, Router, delete, get, post
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.server.accounts.dependencies import (
    Accounts_,
    LoginLimits_,
    limit_confirmations,
    limit_logins,
    limit_registrations,
)
from sacbe.server.accounts.devices import device_name
from sacbe.server.accounts.limits import DEVICE_HEADER
from sacbe.server.accounts.service import NewLogin, login_id
from sacbe.server.api.errors import error_responses
from sacbe.server.api.schemas import (
    AccountInfo,
    AccountLogin,
    Confirmation,
    Credentials,
    LoginInfo,
    MyGame,
    PasswordChange,
)
from sacbe.server.security.headers import bearer_token, read_header
from sacbe.server.storage.rows import AccountRow, LoginRow, SeatRow, TableRow

BEARER: Final = [{"bearer": list[str]()}]
AnyRequest = Request[Any, Any, Any]


DeviceProof = Annotated[str | None, HeaderParameter(
    name=DEVICE_HEADER, description="the `device` of an earlier login with this name: then others who try this name or "
    "fail at this address do not slow this one down")]


def render_account(account: AccountRow) -> AccountInfo:
    """Return an account as its owner sees it."""
    return AccountInfo(account.id, account.display, account.created)


def render_new_login(new: NewLogin) -> LoginInfo:
    """Return a new login: its token, when it expires, its account, and the proof of the device."""
    return LoginInfo(new.token, new.login.expires, render_account(new.account), new.device)


def render_login(login: LoginRow, is_current: bool) -> AccountLogin:
    """Return a login as its owner sees it in the list."""
    return AccountLogin(login_id(login), login.device, login.created, login.used or login.created, login.expires,
                        is_current)


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


def caller_device(request: AnyRequest) -> str:
    """Return what the caller's device is called in a list of logins."""
    return device_name(read_header(request.scope, b"user-agent"))


@post("/account", responses=error_responses(409), operation_id="register", guards=[limit_registrations])
async def register(request: AnyRequest, data: JSONBody[Credentials], accounts: Accounts_) -> LoginInfo:
    """Make an account, and be logged in.  Nobody needs one to play."""
    return render_new_login(await accounts.register(data.name, data.password, caller_device(request)))


@post("/login", responses=error_responses(401), operation_id="log_in", guards=[limit_logins])
async def log_in(request: AnyRequest, data: JSONBody[Credentials], accounts: Accounts_, tries: LoginLimits_,
                 device: DeviceProof = None) -> LoginInfo:
    """Log in on this device; the answer holds the token for `Authorization: Bearer`."""
    number = await accounts.find_device(data.name, device or "")
    async with tries.logging_in(request.scope, data.name, number) as is_known:
        return render_new_login(await accounts.log_in(data.name, data.password, caller_device(request), is_known))


@delete("/login", responses=error_responses(401), security=BEARER, operation_id="log_out")
async def log_out(request: AnyRequest, accounts: Accounts_) -> None:
    """End the login of this device, and the sockets that it holds."""
    await accounts.log_out(token_of(request))


@get("/account/logins", responses=error_responses(401), security=BEARER, operation_id="list_logins")
async def list_logins(request: AnyRequest, accounts: Accounts_) -> list[AccountLogin]:
    """The devices on which the account is logged in, the last used first."""
    return [render_login(*row) for row in await accounts.list_logins(token_of(request))]


@delete("/account/logins", responses=error_responses(401), security=BEARER, operation_id="log_out_everywhere")
async def log_out_everywhere(
    request: AnyRequest, accounts: Accounts_,
    others: Annotated[bool, QueryParameter(description="all but this one")] = False,
) -> None:
    """End the logins of all devices, and the sockets that they hold; this one's too, unless `others` is true."""
    if others:
        await accounts.end_other_logins(token_of(request))
    else:
        await accounts.log_out_everywhere(token_of(request))


@delete("/account/logins/{id:str}", responses=error_responses(401, 404), security=BEARER, operation_id="end_login")
async def end_login(
    request: AnyRequest, id: Annotated[str, PathParameter(description="of a login in the list")], accounts: Accounts_,
) -> None:
    """End the login of one device, and the sockets that it holds."""
    await accounts.end_login(token_of(request), id)


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
      operation_id="change_password", guards=[limit_confirmations])
async def change_password(request: AnyRequest, data: JSONBody[PasswordChange], accounts: Accounts_,
                          tries: LoginLimits_) -> None:
    """Change the password; all other devices are logged out, and their sockets end."""
    token = token_of(request)
    await accounts.require(token)
    async with tries.confirming(token):
        await accounts.change_password(token, data.old, data.new)


@post("/account/delete", responses=error_responses(401), security=BEARER, status_code=204,
      operation_id="delete_account", guards=[limit_confirmations])
async def delete_account(request: AnyRequest, data: JSONBody[Confirmation], accounts: Accounts_,
                         tries: LoginLimits_) -> None:
    """Delete the account for good; seats stay with those who have their tokens."""
    token = token_of(request)
    await accounts.require(token)
    async with tries.confirming(token):
        await accounts.delete(token, data.password)


ROUTES: Final = (
    Router("/api", route_handlers=[register, log_in, log_out, list_logins, log_out_everywhere, end_login, my_account,
                                   my_games, change_password, delete_account],
           tags=["accounts"]),
)
