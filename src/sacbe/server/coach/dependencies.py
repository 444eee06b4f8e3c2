"""The coach service as a dependency of routes."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from sacbe.server.coach.hints import CoachService

Coaching_ = NamedDependency[SkipValidation[CoachService]]
