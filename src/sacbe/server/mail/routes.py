"""The address of an account, and a new password, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Router, get, post, put
from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from msgspec import Meta, Struct

from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import current_language
from sacbe.server.access.dependencies import BEARER, Access_, AnyRequest, Settings_, require_token
from sacbe.server.accounts.dependencies import Accounts_, LoginLimits_, limit_confirmations
from sacbe.server.accounts.limits import LoginLimits
from sacbe.server.api.errors import error_responses
from sacbe.server.api.schemas import Password
from sacbe.server.mail.dependencies import Consents_, Resets_
from sacbe.server.security.outbound_urls import check_mail
from sacbe.server.settings import Settings

MailAddress = Annotated[str, Meta(max_length=200, description="an e-mail address; empty for none")]
AccountOrMail = Annotated[str, Meta(min_length=1, max_length=200,
                                    description="the name of an account, or its e-mail address")]


class MailShown(Struct):
    """Can this server send mail?"""

    can_mail: bool


class AccountMailShown(Struct):
    """The address of an account, and one that waits for its owner to confirm it; empty for none."""

    mail: str
    pending: str


class SetAccountMail(Struct, forbid_unknown_fields=True):
    """The new address of an account, and its password."""

    mail: MailAddress
    password: Password

    def __repr__(self) -> str:
        return "SetAccountMail()"


class ForgottenPassword(Struct, forbid_unknown_fields=True):
    """Who has forgotten the password."""

    who: AccountOrMail

    def __repr__(self) -> str:
        return "ForgottenPassword()"


def require_mail(settings: Settings) -> None:
    """Raise a `Problem` if this server cannot send mail."""
    if not settings.smtp_url:
        raise Problem("no-mail")


@get("/mail", responses=error_responses(), operation_id="mail")
async def show_mail(settings: Settings_) -> MailShown:
    """Whether this server can send mail: reminders, and a new password to who has forgotten the old one."""
    return MailShown(bool(settings.smtp_url))


@get("/account/mail", responses=error_responses(401), security=BEARER, operation_id="account_mail")
async def show_account_mail(request: AnyRequest, accounts: Accounts_, consents: Consents_) -> AccountMailShown:
    """The address of the account."""
    account = await accounts.require(require_token(request))
    return AccountMailShown(*await consents.of_account(account.id))


def limit_requests_for_links(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Count one request of the caller's address, before the body is read or the database is asked."""
    tries: LoginLimits = connection.app.state.tries
    tries.count(connection.scope)


@put("/account/mail", responses=error_responses(401), security=BEARER, operation_id="set_account_mail",
     guards=[limit_confirmations])
async def set_account_mail(request: AnyRequest, data: JSONBody[SetAccountMail], accounts: Accounts_, access: Access_,
                           consents: Consents_, tries: LoginLimits_, settings: Settings_) -> AccountMailShown:
    """Give the account an address, or none.  It is used only after its owner has followed the link in a mail."""
    token = require_token(request)
    await accounts.require(token)
    async with tries.confirming(token):
        account = await accounts.confirm_password(token, data.password)
    if data.mail:
        require_mail(settings)
        await consents.ask_for_account(account, check_mail(data.mail), access.owner(request), current_language())
    else:
        await consents.end_for_account(account)
    return AccountMailShown(*await consents.of_account(account.id))


@post("/account/forgotten", responses=error_responses(), operation_id="forgot_password", status_code=204,
      guards=[limit_requests_for_links])
async def forgot_password(request: AnyRequest, data: JSONBody[ForgottenPassword], access: Access_, resets: Resets_,
                          settings: Settings_) -> None:
    """Send a link for a new password to the confirmed address of an account.

    The answer is the same whether there is such an account or not.
    """
    require_mail(settings)
    resets.ask(data.who, access.owner(request), current_language())


ROUTES: Final = (
    Router("/api", route_handlers=[show_mail, show_account_mail, set_account_mail, forgot_password],
           tags=["accounts"]),
)
