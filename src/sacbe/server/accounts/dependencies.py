"""The account service as a dependency of routes."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from sacbe.server.accounts.service import Accounts

Accounts_ = NamedDependency[SkipValidation[Accounts]]
