"""What stands before every request: whose page sends it, to which host, how often; and the headers of every answer."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import structlog
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import json

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.api import errors
from sacbe.server.http.limits import network_of
from sacbe.server.observability import metrics
from sacbe.server.security.body import Body
from sacbe.server.settings import WILDCARDS, Settings, is_loopback

log = structlog.get_logger("sacbe.web")

BODY: Final = 64 * 1024                 # bytes of a request
RECORD_BODY: Final = 1024 * 1024        # of one that brings a record: `request_max_body_size=RECORD_BODY`
ADDRESSES: Final = 20_000               # remembered by a limit; the one not seen for longest is forgotten
SAFE: Final = ("GET", "HEAD", "OPTIONS")
TOO_MANY: Final = 429
UNCOUNTED: Final = ("/health",)
LIGHT: Final = "/assets/"               # files of the page, dozens at once: not counted, and not in the log
RESTARTING: Final = 1012                # close codes of sockets; a refusal is 4000 + the status
POLICY: Final = ("default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; "
                 "img-src 'self' data:")
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
KEPT_BACK: Final = ("/api", "/metrics", "/health")      # never stored by a browser or a proxy
_learnt: set[str] = set()
_learning: dict[str, asyncio.Task[str]] = {}


class Bucket:
    """A limit of `rate` per minute that allows short bursts; 0 is no limit."""

    __slots__ = ("at", "burst", "clock", "level", "rate")

    def __init__(self, rate: float, burst: float | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate / 60
        self.burst = max(1.0, rate / 4 if burst is None else burst)
        self.clock = clock
        self.level = self.burst
        self.at = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is room for one more; what is refused costs nothing."""
        if not self.has_room(cost):
            return False
        self.level -= cost if self.rate > 0 else 0
        return True

    def has_room(self, cost: float = 1.0) -> bool:
        """Whether there would be."""
        if self.rate <= 0:
            return True
        now = self.clock()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level >= cost

    def wait(self, cost: float = 1.0) -> int:
        """Whole seconds until there is room again."""
        return max(1, int((cost - self.level) / self.rate) + 1) if self.rate > 0 else 0


class Buckets:
    """A bucket for each of many keys; only a limited number is remembered."""

    def __init__(self, rate: float, burst: float | None = None, most: int = ADDRESSES,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self.most, self.clock = rate, burst, most, clock
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, problem: str = "too-many-requests") -> None:
        """Count one for the key; a `Problem` when it is one too many."""
        bucket = self.known.get(key)
        if bucket is None:
            bucket = self.known[key] = Bucket(self.rate, self.burst, self.clock)
            if len(self.known) > self.most:
                self.known.popitem(last=False)
        else:
            self.known.move_to_end(key)
        if not bucket.take():
            raise Problem(problem, seconds=bucket.wait())

    def check(self, key: str, problem: str = "too-many-requests") -> None:
        """Count nothing; a `Problem` where one more would be one too many."""
        bucket = self.known.get(key)
        if bucket is not None and not bucket.has_room():
            raise Problem(problem, seconds=bucket.wait())


def header(scope: Any, name: bytes) -> str:
    """A header of a request, or nothing."""
    found: bytes = next((value for key, value in scope["headers"] if key == name), b"")
    return found.decode("latin-1")


def address_of(scope: Any, trust_proxy: bool) -> str:
    """Who sends: the peer, or whom the trusted proxy names last; of an IPv6 address the network counts."""
    client = scope.get("client")
    peer = str(client[0]) if client else ""
    if trust_proxy:
        peer = header(scope, b"x-forwarded-for").rpartition(",")[2].strip() or peer
    return network_of(peer)


def is_local(scope: Any, trust_proxy: bool) -> bool:
    """Does this machine itself ask?  A request that was forwarded does not count as its own."""
    if not trust_proxy and (header(scope, b"x-forwarded-for") or header(scope, b"forwarded")):
        return False
    return is_loopback(address_of(scope, trust_proxy))


def bearer(scope: Any) -> str | None:
    """The token a request carries."""
    scheme, _, token = header(scope, b"authorization").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" and len(token) <= 200 else None


def language_of(scope: Any) -> str:
    """The reader's language: `?lang=`, then what the browser prefers, then English."""
    raw: bytes = scope.get("query_string", b"")
    query = parse_qs(raw[:2000].decode("latin-1"))
    wanted: str = query.get("lang", [""])[0]
    if wanted in words.LANGUAGES:
        return wanted
    found: list[tuple[float, int, str]] = []
    for place, part in enumerate(header(scope, b"accept-language")[:500].split(",")):
        tag, _, rest = part.strip().partition(";")
        short = tag.split("-")[0].lower()
        if short in words.LANGUAGES and (weight := _weight(rest)) > 0:
            found.append((-weight, place, short))
    return min(found)[2] if found else "en"


def _weight(text: str) -> float:
    name, _, value = text.strip().partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


async def learn(lang: str) -> None:
    """Read the words of a language in a thread, once: its first readers wait a second, and nobody else does."""
    if lang in _learnt:
        return
    loop, task = asyncio.get_running_loop(), _learning.get(lang)
    if task is None or task.get_loop() is not loop:
        task = _learning[lang] = loop.create_task(asyncio.to_thread(words.say, "web-title", lang))
    await asyncio.shield(task)
    _learnt.add(lang)


class Gate:
    """Which hosts and origins a server answers to."""

    def __init__(self, settings: Settings) -> None:
        own = {urlsplit(url).hostname or "localhost" for url in (settings.public_url, settings.direct_url)}
        names = {"localhost", settings.host.lower(), *own} - set(WILDCARDS)
        if not settings.is_loopback:
            machine = socket.gethostname().lower()
            names |= {machine, f"{machine.partition('.')[0]}.local"}
        self.names = frozenset(names)
        self.origins = frozenset({*settings.origins, settings.public_url} - {""})

    def check_host(self, host: str) -> None:
        """A name that is not ours may be rebound to us by a stranger's page; a plain address cannot be."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
            ipaddress.ip_address(name)
        except ValueError:
            name = host.rpartition(":")[0] if ":" in host else host
            if name.lower().rstrip(".") not in self.names:
                raise Problem("host", name=host[:100]) from None

    def check_origin(self, origin: str, host: str) -> None:
        """A browser says whose page sends; programs say nothing and need no check, as tokens are not cookies."""
        if not origin or origin in self.origins:
            return
        scheme, _, rest = origin.partition("://")
        if scheme not in ("http", "https") or rest.lower() != host.lower():
            raise Problem("origin", name=origin[:100])


class Guard:
    """Wraps the whole application, unknown pages included; counts what is under way, so that it can end in peace."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app, self.settings = app, settings
        self.gate = Gate(settings)
        self.limit = Buckets(settings.requests_per_minute)
        self.noted = Buckets(1, burst=1)        # addresses whose refusals the log knows of: one line a minute is enough
        self.sockets: Counter[str] = Counter()
        self.bodies: set[Body] = set()          # on their way in
        self.active = 0
        self.closing = asyncio.Event()
        self.endings: list[Callable[[], None]] = []     # who wants to know that the server ends

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        lang = language_of(scope)
        if scope["path"] not in UNCOUNTED:
            await learn("en")
            await learn(lang)
        with words.speaking(lang):
            if scope["type"] == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self._request(scope, receive, send)

    def check(self, scope: Any, address: str) -> None:
        """Refuse what has no business here."""
        host = header(scope, b"host")
        self.gate.check_host(host)
        if scope["type"] == "websocket" or scope["method"] not in SAFE:
            self.gate.check_origin(header(scope, b"origin"), host)
        if self.closing.is_set():
            raise Problem("closing", seconds=2)
        if scope["path"] not in UNCOUNTED and not scope["path"].startswith(LIGHT):
            self.limit.take(address)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        begun, status, is_refused = time.perf_counter(), 500, False

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_headers(scope["path"], list(message.get("headers", ())))
            await send(message)

        address, path = address_of(scope, self.settings.trust_proxy), scope["path"]
        body = Body(receive, self.settings.body_seconds)
        self.active += 1
        self.bodies.add(body)
        try:
            self.check(scope, address)
            if not await answered(scope, dressed):
                await self.app(scope, body, dressed)
        except Problem as problem:
            is_refused = True
            await refuse(problem, dressed)
        finally:
            self.active -= 1
            self.bodies.discard(body)
            route = scope.get("path_template", "-")         # not the path: the names of tables are not for the log
            metrics.REQUESTS.labels(route, status).inc()
            is_refused = is_refused or status == TOO_MANY
            if path not in UNCOUNTED and not path.startswith(LIGHT) and (not is_refused or self.is_news(address)):
                log.info("request", method=scope["method"], route=route, status=status, address=address,
                         ms=round((time.perf_counter() - begun) * 1000, 2))

    def enter(self, scope: Any) -> str:
        """Let a socket in; its address, by which it must `leave`.  A `Problem` if there is no place for it."""
        address = address_of(scope, self.settings.trust_proxy)
        most = self.settings.max_sockets_per_address
        try:
            self.check(scope, address)
            if most and self.sockets[address] >= most:
                raise Problem("too-many-sockets", most=most)
        except Problem as problem:
            if self.is_news(address):
                log.info("socket refused", key=problem.key, address=address)
            raise
        self.sockets[address] += 1
        self.active += 1
        metrics.SOCKETS.inc()
        return address

    def leave(self, address: str) -> None:
        """A socket has gone."""
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
        """Has the log not heard of this address for a minute?"""
        try:
            self.noted.take(address)
        except Problem:
            return False
        return True

    async def drain(self, seconds: float) -> bool:
        """Take nothing new, tell the sockets to close, and wait for what is under way; whether all of it ended."""
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
    """With which a socket is refused."""
    return 4000 + errors.status_of(problem.key)


def with_headers(path: str, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer, with those that protect the reader."""
    have = {name.lower() for name, _ in headers}
    found = [*headers, *(row for row in HEADERS if row[0] not in have)]
    if path.startswith(KEPT_BACK) and b"cache-control" not in have:
        found.append((b"cache-control", b"no-store"))
    return found


async def answered(scope: Any, send: Send) -> bool:
    """Say what can be done at an address if just that is asked; the framework forgets half of it."""
    if scope["method"] != "OPTIONS" or header(scope, b"access-control-request-method"):
        return False
    methods = errors.allowed(scope["litestar_app"], scope["path"])
    if methods:
        allow = ", ".join([*methods, "OPTIONS"]).encode()
        await send({"type": "http.response.start", "status": 204, "headers": [(b"allow", allow)]})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    return bool(methods)


async def refuse(problem: Problem, send: Send) -> None:
    """Answer with a problem before any route was asked."""
    response = errors.answer(problem)
    body = json.encode(response.content)
    headers = [(name.lower().encode(), str(value).encode()) for name, value in response.headers.items()]
    await send({"type": "http.response.start", "status": response.status_code or 400,
                "headers": [*headers, (b"content-type", b"application/json"),
                            (b"content-length", str(len(body)).encode())]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
