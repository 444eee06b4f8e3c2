"""For the operator of the server: whether it works, and its figures."""

from __future__ import annotations

import asyncio
import time
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import SkipValidation

from sacbe import _form
from sacbe.kernel.errors import Problem
from sacbe.server import metrics
from sacbe.server.settings import Settings
from sacbe.server.storage.store import Store
from sacbe.server.web.guard import is_local
from sacbe.server.web.problems import errors
from sacbe.server.web.types import Health

PATIENCE: Final = 3.0       # seconds for the database to answer
STARTED: Final = time.monotonic()


Store_ = NamedDependency[SkipValidation[Store]]
Settings_ = NamedDependency[SkipValidation[Settings]]


def version() -> str:
    """The version that is installed; run from its sources, a program has none."""
    try:
        return installed_version("sacbe")
    except PackageNotFoundError:
        return "source"


async def is_there(store: Store) -> bool:
    """Does the database answer in time?"""
    try:
        await asyncio.wait_for(store.ping(), PATIENCE)
    except (Problem, OSError, TimeoutError):
        return False
    return True


@get("/health", tags=["operations"], operation_id="health",
     responses={503: ResponseSpec(Health, description="The database is gone.", generate_examples=False)})
async def health(store: Store_) -> Response[Health]:
    """Whether the server can do its work: 200, or 503 when the database is gone."""
    works = await is_there(store)
    found = Health("ok" if works else "failing", "ok" if works else "gone", version(), _form.form(),
                   round(time.monotonic() - STARTED, 1))
    return Response(found, status_code=200 if works else 503)


@get("/metrics", tags=["operations"], media_type=metrics.CONTENT_TYPE, responses=errors(), operation_id="metrics")
async def figures(request: Request[Any, Any, Any], settings: Settings_,
                  store: Store_) -> bytes:
    """Figures for Prometheus; told to this machine alone unless the server is set up otherwise."""
    if not (settings.metrics_public or is_local(request.scope, settings.trust_proxy)):
        raise Problem("forbidden")
    return metrics.text(await asyncio.wait_for(store.count_by_phase(), PATIENCE))


ROUTES: Final = (health, figures)
