"""The checks before every request: host, origin, limits and closing; also counts what is running."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import structlog
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import json

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.api import errors
from sacbe.server.observability import metrics
from sacbe.server.security.body import BodyReader
from sacbe.server.security.headers import read_header, with_headers
from sacbe.server.security.language import language_of, load_language
from sacbe.server.security.origin import HostOriginPolicy
from sacbe.server.security.proxies import TrustedProxies, client_address, log_address
from sacbe.server.security.rate_limit import TokenBuckets
from sacbe.server.settings import Settings

LOG = structlog.get_logger("sacbe.web")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
TOO_MANY: Final = 429
FLOOD: Final = "too-many-requests"
LIVENESS_PATH: Final = "/health/live"
UNCOUNTED_PATHS: Final = ("/health", LIVENESS_PATH)
MONITORED_PATHS: Final = ("/metrics",)  # asked again and again: in the log only if refused
LIGHT_PATHS: Final = "/assets/"         # files of the page, dozens at once: not counted, and not in the log
RESTARTING: Final = 1012                # close codes of sockets; a refusal is 4000 + the status


class SecurityMiddleware:
    """Wraps the whole application, unknown pages included; counts running requests, so that it can drain."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.gate = HostOriginPolicy(settings)
        self.proxies = TrustedProxies.from_settings(settings)
        self.limit = TokenBuckets(settings.requests_per_minute)
        self.noted = TokenBuckets(1, burst=1)   # addresses whose refusals were logged: one line a minute is enough
        self.sockets: Counter[str] = Counter()
        self.bodies: set[BodyReader] = set()    # on their way in
        self.active = 0
        self.closing = asyncio.Event()
        self.endings: list[Callable[[], None]] = []     # called when the server ends

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        lang = language_of(scope)
        if scope["path"] not in UNCOUNTED_PATHS:
            await load_language("en")
            await load_language(lang)
        with words.use_language(lang):
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self._request(scope, receive, send)

    def check(self, scope: Any, address: str) -> None:
        """Refuse a request with a wrong host or origin, over the limit, or while the server closes."""
        host = read_header(scope, b"host")
        self.gate.check_host(host)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self.gate.check_origin(read_header(scope, b"origin"), host)
        if self.closing.is_set() and scope["path"] != LIVENESS_PATH:
            raise Problem("closing", seconds=2)
        if scope["path"] not in UNCOUNTED_PATHS and not scope["path"].startswith(LIGHT_PATHS):
            self.limit.take(address)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        begun, status, is_refused = time.perf_counter(), 500, False

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_headers(scope["path"], list(message.get("headers", ())),
                                                  self.settings.hsts_seconds)
            await send(message)

        address, path = client_address(scope, self.proxies), scope["path"]
        body = BodyReader(receive, self.settings.body_seconds)
        self.active += 1
        self.bodies.add(body)
        try:
            self.check(scope, address)
            if not await answer_options(scope, dressed):
                await self.app(scope, body, dressed)
        except Problem as problem:
            is_refused = True
            await refuse(problem, dressed, is_last=problem.key == FLOOD and self.proxies.is_empty)
        finally:
            self.active -= 1
            self.bodies.discard(body)
            route = scope.get("path_template", "-")         # not the path: the names of tables are not for the log
            metrics.REQUESTS.labels(route, status).inc()
            seconds = time.perf_counter() - begun
            metrics.REQUEST_SECONDS.labels(route).observe(seconds)
            is_refused = is_refused or status == TOO_MANY
            if self.is_logged(path, status) and (not is_refused or self.is_news(address)):
                LOG.info("request", method=scope["method"], route=route, status=status,
                         ms=round(seconds * 1000, 2), **log_address(address, self.settings.addresses))

    def is_logged(self, path: str, status: int) -> bool:
        """Does this request get a line in the log?  Files of the page and what monitors ask for do not."""
        if not self.settings.log_requests or path in UNCOUNTED_PATHS or path.startswith(LIGHT_PATHS):
            return False
        return path not in MONITORED_PATHS or status >= 400

    def apply_settings(self, settings: Settings) -> None:
        """Go on with other settings; a limit that has changed begins to count afresh."""
        if settings.requests_per_minute != self.settings.requests_per_minute:
            self.limit = TokenBuckets(settings.requests_per_minute)
        self.settings = settings

    def enter(self, scope: Any) -> str:
        """Let a socket in and return its address, with which it must `leave`; a `Problem` if there is no room."""
        address = client_address(scope, self.proxies)
        most = self.settings.max_sockets_per_address
        try:
            self.check(scope, address)
            if most and self.sockets[address] >= most:
                raise Problem("too-many-sockets", most=most)
        except Problem as problem:
            if self.is_news(address):
                LOG.info("socket refused", key=problem.key, **log_address(address, self.settings.addresses))
            raise
        self.sockets[address] += 1
        self.active += 1
        metrics.SOCKETS.inc()
        return address

    def leave(self, address: str) -> None:
        """Count a socket that has gone."""
        metrics.SOCKETS.dec()
        self.active -= 1
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        try:
            address = self.enter(scope)
        except Problem as problem:
            await receive()
            await send({"type": "websocket.close", "code": close_code(problem), "reason": problem.key})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.leave(address)

    def is_news(self, address: str) -> bool:
        """May the log mention this address again?  Once a minute is enough."""
        try:
            self.noted.take(address)
        except Problem:
            return False
        return True

    async def drain(self, seconds: float) -> bool:
        """Accept nothing new, tell the sockets to close, and wait for what is running; return whether all ended."""
        self.closing.set()
        for tell in self.endings:
            tell()
        for body in self.bodies:
            body.stop()
        end = time.monotonic() + seconds
        while self.active and time.monotonic() < end:
            await asyncio.sleep(0.02)
        return self.active == 0


def close_code(problem: Problem) -> int:
    """Return the code with which a socket is closed for a problem."""
    return 4000 + errors.status_code(problem.key)


async def answer_options(scope: Any, send: Send) -> bool:
    """Answer a plain OPTIONS request with the methods of its path; the framework leaves some out."""
    if scope["method"] != "OPTIONS" or read_header(scope, b"access-control-request-method"):
        return False
    methods = errors.allowed_methods(scope["litestar_app"], scope["path"])
    if methods:
        allow = ", ".join([*methods, "OPTIONS"]).encode()
        await send({"type": "http.response.start", "status": 204, "headers": [(b"allow", allow)]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    return bool(methods)


async def refuse(problem: Problem, send: Send, is_last: bool = False) -> None:
    """Answer with a problem, without asking any route; the last answer ends the connection.

    So whoever asks too much has to connect again, which is counted before anything is read.
    """
    response = errors.problem_response(problem)
    body = json.encode(response.content)
    headers = [(name.lower().encode(), str(value).encode()) for name, value in response.headers.items()]
    await send({"type": "http.response.start", "status": response.status_code or 400,
                "headers": [*headers, (b"content-type", b"application/json"),
                            (b"content-length", str(len(body)).encode()),
                            *([(b"connection", b"close")] if is_last else [])]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
