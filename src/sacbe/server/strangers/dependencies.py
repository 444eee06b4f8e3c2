"""The pool for strangers' work as a dependency of routes."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from sacbe.server.strangers.pool import StrangerPool

Strangers_ = NamedDependency[SkipValidation[StrangerPool]]
