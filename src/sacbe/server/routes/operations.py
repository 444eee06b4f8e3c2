"""Routes for the operator of the server: health and metrics."""

from __future__ import annotations

import asyncio
import hmac
import time
from functools import cache
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any, Final, get_args

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation

from sacbe.kernel.errors import Problem
from sacbe.runtime import engine_form
from sacbe.server.api.errors import error_responses
from sacbe.server.api.schemas import Alive, EngineNews, Health
from sacbe.server.observability import metrics
from sacbe.server.security.headers import bearer_token
from sacbe.server.security.proxies import is_local
from sacbe.server.settings import Settings
from sacbe.server.storage.store import Store

PATIENCE: Final = 3.0       # seconds for the database to answer
FRESH: Final = 1.0          # seconds for which its answer stands
START_TIME: Final = time.monotonic()


Store_ = NamedDependency[SkipValidation[Store]]
Settings_ = NamedDependency[SkipValidation[Settings]]


@cache
def version() -> str:
    """Return the installed version, or "source" when run from its sources."""
    try:
        return installed_version("sacbe")
    except PackageNotFoundError:
        return "source"


class DatabasePulse:
    """Checks whether the database answers: at most once a second, with one query at a time for all callers."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.looking: asyncio.Task[bool] | None = None
        self.until = 0.0                                # when the last answer is too old

    async def is_there(self) -> bool:
        """Return whether the database answered in time."""
        if self.looking is None or (self.looking.done() and time.monotonic() >= self.until):
            self.looking = asyncio.create_task(self._look())
        return await asyncio.shield(self.looking)

    async def _look(self) -> bool:
        try:
            await asyncio.wait_for(self.store.ping(), PATIENCE)
        except (Problem, OSError, TimeoutError):
            return False
        finally:
            self.until = time.monotonic() + FRESH
        return True


Pulse_ = NamedDependency[SkipValidation[DatabasePulse]]


def read_engine_news(file: str) -> EngineNews:
    """Read how far the compilation of the engine is, which another process writes to a file; empty if unknown.

    The file changes while the server runs, and may be gone at any time.
    """
    try:
        word = Path(file).read_text(encoding="utf-8").strip() if file else ""
    except (OSError, ValueError):
        return ""
    return next((known for known in get_args(EngineNews) if known == word), "")


@get("/health", tags=["operations"], operation_id="health",
     responses={503: ResponseSpec(Health, description="The database is gone.", generate_examples=False)})
async def health(pulse: Pulse_, settings: Settings_) -> Response[Health]:
    """Whether the server can do its work: 200, or 503 when the database is gone; a second old at most."""
    works = await pulse.is_there()
    found = Health("ok" if works else "failing", "ok" if works else "gone", version(), engine_form.engine_form(),
                   read_engine_news(settings.engine_news), round(time.monotonic() - START_TIME, 1))
    return Response(found, status_code=200 if works else 503)


@get("/health/live", tags=["operations"], operation_id="health_live")
async def health_live() -> Alive:
    """Whether this process runs and answers; it asks nothing of the database.  If it fails, start the server again."""
    return Alive(version(), round(time.monotonic() - START_TIME, 1))


@get("/metrics", tags=["operations"], media_type=metrics.CONTENT_TYPE, responses=error_responses(),
     operation_id="metrics")
async def figures(request: Request[Any, Any, Any], store: Store_) -> Response[bytes]:
    """Figures for Prometheus; told to this machine alone unless the server is set up otherwise.

    With the token that the server is set up with, every machine may read them.  Without the database, the numbers of
    tables are left out.
    """
    check_reader(request, request.app.state.guard.settings)         # not those of the start: they may be read again
    try:
        phases = await asyncio.wait_for(store.count_by_phase(), PATIENCE)
    except (Problem, OSError, TimeoutError):
        phases = None
    metrics.INFO.info({"version": version(), "form": engine_form.engine_form()})
    return Response(metrics.render_metrics(phases), media_type=metrics.CONTENT_TYPE)


def check_reader(request: Request[Any, Any, Any], settings: Settings) -> None:
    """Refuse a reader of the figures who is elsewhere and has no token."""
    token = bearer_token(request.scope)
    if settings.metrics_token and token is not None:
        if not hmac.compare_digest(token.encode(), settings.metrics_token.encode()):
            raise Problem("forbidden")
        return
    if not (settings.metrics_public or is_local(request.scope)):
        raise Problem("forbidden")


ROUTES: Final = (health, health_live, figures)
