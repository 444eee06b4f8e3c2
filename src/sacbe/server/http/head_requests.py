"""HEAD requests: whatever GET answers, HEAD answers too, with the same head and without a body."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from litestar.types import ASGIApp, Receive, Send

ROUTE_KEY: Final = "path_template"         # where the router notes which route has answered

ListMethods = Callable[[Any, str], Sequence[str]]


class HeadAsGet:
    """Wraps an application whose routes know only GET; the listener sends no body to a HEAD request."""

    def __init__(self, app: ASGIApp, list_methods: ListMethods) -> None:
        self.app: Final = app
        self.list_methods: Final = list_methods         # which methods an application offers at a path, without HEAD

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD" or "GET" not in self.list_methods(scope["litestar_app"], scope["path"]):
            await self.app(scope, receive, send)
            return
        asked: Any = {**scope, "method": "GET"}
        try:
            await self.app(asked, receive, send)
        finally:
            if ROUTE_KEY in asked:
                scope[ROUTE_KEY] = asked[ROUTE_KEY]
