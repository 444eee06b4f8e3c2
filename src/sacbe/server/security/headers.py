"""Reads the headers of requests, and adds protective headers to every answer."""

from __future__ import annotations

from typing import Any, Final

POLICY: Final = ("default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; form-action 'self'; "
                 "img-src 'self' data:")
# What a page may ask of a browser and ours does not: nothing that gets into it can ask for it either.
UNUSED_FEATURES: Final = (
    "accelerometer", "browsing-topics", "camera", "compute-pressure", "display-capture",
    "encrypted-media", "geolocation", "gyroscope", "hid", "identity-credentials-get", "idle-detection",
    "local-fonts", "magnetometer", "microphone", "midi", "otp-credentials", "payment",
    "publickey-credentials-create", "publickey-credentials-get", "screen-wake-lock", "serial", "storage-access",
    "usb", "window-management", "xr-spatial-tracking",
)
HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in UNUSED_FEATURES).encode()),
)
TOKEN_HEADER: Final = b"sacbe-token"
LONGEST_TOKEN: Final = 200
KEPT_BACK: Final = ("/api", "/metrics", "/health")      # never stored by a browser or a proxy


def read_header(scope: Any, name: bytes) -> str:
    """Return a header of a request, or an empty text."""
    found: bytes = next((value for key, value in scope["headers"] if key == name), b"")
    return found.decode("latin-1")


def bearer_token(scope: Any) -> str | None:
    """Return the token of a request, or None: our own header first, as `Authorization` may be for a proxy."""
    own = read_header(scope, TOKEN_HEADER).strip()
    if own:
        return own if len(own) <= LONGEST_TOKEN else None
    scheme, _, token = read_header(scope, b"authorization").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" and len(token) <= LONGEST_TOKEN else None


def with_headers(path: str, headers: list[tuple[bytes, bytes]], hsts_seconds: int = 0) -> list[tuple[bytes, bytes]]:
    """Return the headers of an answer, with those added that protect the reader."""
    have = {name.lower() for name, _ in headers}
    found = [*headers, *(row for row in HEADERS if row[0] not in have)]
    if hsts_seconds:
        found.append((b"strict-transport-security", b"max-age=%d" % hsts_seconds))
    if path.startswith(KEPT_BACK) and b"cache-control" not in have:
        found.append((b"cache-control", b"no-store"))
    return found
