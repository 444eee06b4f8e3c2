"""The account service as a dependency of routes, and the guards that limit tries to log in."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import SkipValidation

from sacbe.server.accounts.limits import LoginLimits
from sacbe.server.accounts.service import Accounts

Accounts_ = NamedDependency[SkipValidation[Accounts]]
LoginLimits_ = NamedDependency[SkipValidation[LoginLimits]]


def limit_registrations(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Count one new account of the caller's address, before the body is read or the database is asked."""
    tries: LoginLimits = connection.app.state.tries
    tries.count(connection.scope)
    accounts: Accounts = connection.app.state.accounts
    accounts.queue.check_room()


def limit_logins(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse an address that failed too often, or strangers when many wait; read no body and ask no database for it."""
    tries: LoginLimits = connection.app.state.tries
    if not tries.shows_device(connection.scope):
        tries.check_address(connection.scope)
        accounts: Accounts = connection.app.state.accounts
        accounts.queue.check_room()


def limit_confirmations(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Refuse a login that failed too often, before the body is read or the database is asked."""
    tries: LoginLimits = connection.app.state.tries
    tries.check_confirmation(connection.scope)
