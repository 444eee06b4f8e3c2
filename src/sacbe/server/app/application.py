"""The application: its routes, their dependencies, and the layers around them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from msgspec import json

from sacbe.server.accounts import routes as people
from sacbe.server.accounts.limits import DEVICE_HEADER, LoginLimits
from sacbe.server.accounts.service import Accounts
from sacbe.server.api import errors
from sacbe.server.http.head_requests import HeadAsGet
from sacbe.server.observability import metrics
from sacbe.server.routes import games, operations, page
from sacbe.server.security.body import BODY
from sacbe.server.security.middleware import SecurityMiddleware
from sacbe.server.settings import Settings
from sacbe.server.storage.store import Store

API_VERSION: Final = "1"
ROUTES: Final = (*games.ROUTES, *people.ROUTES, *operations.ROUTES)
TAGS: Final = (
    Tag("games", "The games that can be played, and their rules."),
    Tag("accounts", "Optional: a name and a password that keep seats across devices."),
    Tag("operations", "For the operator of the server."),
)


def provide_value(value: Any) -> Provide:
    """Wrap an existing object as a dependency of routes."""
    return Provide(lambda: value, sync_to_thread=False, use_cache=True)


def create_app(settings: Settings, store: Store | None = None, routes: Sequence[Any] = (),
               dependencies: Mapping[str, Any] | None = None, lifespan: Sequence[Any] = (),
               plugins: Sequence[Any] = (), tags: Sequence[Tag] = (), client: Path = page.FOLDER) -> Litestar:
    """Create the application for these settings.

    `dependencies` are values that handlers may name beside settings, store, accounts and tries; `lifespan` are
    context managers (each given the application) that are entered after the store is open and left before it closes;
    `client` is where the built page lies.
    """
    store = Store(settings.database, metrics.record_batch) if store is None else store
    more = dependencies or {}
    accounts = more.get("accounts") or Accounts(store)
    values = {"settings": settings, "store": store, "accounts": accounts, "tries": LoginLimits(settings),
              "pulse": operations.DatabasePulse(store), **more}

    @asynccontextmanager
    async def kept(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        try:
            yield
        finally:
            accounts.close()
            await store.close()

    app = Litestar(
        route_handlers=[*page.routes(client), *ROUTES, *routes],
        dependencies={name: provide_value(value) for name, value in values.items()},
        lifespan=[kept, *lifespan],
        plugins=list(plugins),
        exception_handlers={HTTPException: errors.handle, Exception: errors.handle},
        cors_config=cors_config(settings),
        openapi_config=openapi_config(tags),
        request_max_body_size=BODY,
        logging_config=None,
        state=State(values),
        debug=False,
    )
    guard = SecurityMiddleware(HeadAsGet(app.asgi_handler, errors.allowed_methods), settings)
    app.asgi_handler = guard            # before the routes, so that it sees requests for pages that do not exist too
    app.state.guard = guard
    app.state.tries.closing = guard.closing
    return app


def cors_config(settings: Settings) -> CORSConfig | None:
    """Let the pages of the settings' `origins` read answers; None (no other page may) if there are none."""
    if not settings.origins:
        return None
    return CORSConfig(allow_origins=list(settings.origins), allow_methods=["GET", "POST", "PUT", "PATCH", "DELETE"],
                      allow_headers=["Authorization", "Content-Type", "Accept-Language", "Idempotency-Key",
                                     DEVICE_HEADER, "Sacbe-Token"],
                      max_age=600)


def openapi_config(tags: Sequence[Tag]) -> OpenAPIConfig:
    """Configure what the OpenAPI document says of all operations."""
    bearer = SecurityScheme(type="http", scheme="bearer", description=(
        "The token of a login, a seat or a host; the header `Sacbe-Token: …` is the same, "
        "for use behind a proxy with a password of its own."))
    return OpenAPIConfig(
        title="Sacbe", version=API_VERSION, path="/schema", render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True, components=Components(security_schemes={"bearer": bearer}),
        tags=[*TAGS, *tags],
    )


def openapi_schema(app: Litestar) -> str:
    """Return the OpenAPI document as text, in the form that is checked in."""
    return json.format(json.encode(app.openapi_schema.to_schema(), order="sorted"), indent=2).decode() + "\n"
