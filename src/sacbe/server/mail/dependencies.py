"""The services for mail as dependencies of routes, and who asks."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from sacbe.server.access.dependencies import OWNER, Access
from sacbe.server.accounts.service import hash_token
from sacbe.server.mail.consents import MailConsents
from sacbe.server.mail.password_resets import PasswordResets
from sacbe.server.security.proxies import client_address

Consents_ = NamedDependency[SkipValidation[MailConsents]]
Resets_ = NamedDependency[SkipValidation[PasswordResets]]


def hash_asker(connection: ASGIConnection[Any, Any, Any, Any], access: Access) -> str:
    """Return the short hash of the caller's address, by which mails and hooks are counted."""
    return hash_token(client_address(connection.scope, access.proxies))[:OWNER]
