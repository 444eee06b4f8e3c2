"""Reads the headers of requests, and adds protective headers to every answer."""

from __future__ import annotations

from typing import Any, Final

from sacbe.server.http.limits import network_address
from sacbe.server.settings import is_loopback

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
TOKEN_HEADER: Final = b"sacbe-token"
LONGEST_TOKEN: Final = 200
KEPT_BACK: Final = ("/api", "/metrics", "/health")      # never stored by a browser or a proxy


def read_header(scope: Any, name: bytes) -> str:
    """Return a header of a request, or an empty text."""
    found: bytes = next((value for key, value in scope["headers"] if key == name), b"")
    return found.decode("latin-1")


def client_address(scope: Any, trust_proxy: bool) -> str:
    """Return the client's address: the peer's, or the last that a trusted proxy names; of IPv6 the network."""
    client = scope.get("client")
    peer = str(client[0]) if client else ""
    if trust_proxy:
        peer = read_header(scope, b"x-forwarded-for").rpartition(",")[2].strip() or peer
    return network_address(peer)


def is_local(scope: Any, trust_proxy: bool) -> bool:
    """Does the request come from this machine itself?  One that was forwarded does not count."""
    if not trust_proxy and (read_header(scope, b"x-forwarded-for") or read_header(scope, b"forwarded")):
        return False
    return is_loopback(client_address(scope, trust_proxy))


def bearer_token(scope: Any) -> str | None:
    """Return the token of a request, or None: our own header first, as `Authorization` may be for a proxy."""
    own = read_header(scope, TOKEN_HEADER).strip()
    if own:
        return own if len(own) <= LONGEST_TOKEN else None
    scheme, _, token = read_header(scope, b"authorization").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" and len(token) <= LONGEST_TOKEN else None


def with_headers(path: str, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer, with those added that protect the reader."""
    have = {name.lower() for name, _ in headers}
    found = [*headers, *(row for row in HEADERS if row[0] not in have)]
    if path.startswith(KEPT_BACK) and b"cache-control" not in have:
        found.append((b"cache-control", b"no-store"))
    return found
