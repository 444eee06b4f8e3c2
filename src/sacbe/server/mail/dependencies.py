"""The services for mail as dependencies of routes."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from sacbe.server.mail.consents import MailConsents
from sacbe.server.mail.password_resets import PasswordResets

Consents_ = NamedDependency[SkipValidation[MailConsents]]
Resets_ = NamedDependency[SkipValidation[PasswordResets]]
