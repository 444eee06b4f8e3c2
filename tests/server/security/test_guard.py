"""What stands before every request: hosts, origins, limits, sizes and headers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from sacbe.kernel.errors import Problem
from sacbe.server.security.body import BODY, RECORD_BODY
from sacbe.server.security.headers import bearer_token
from sacbe.server.security.middleware import SecurityMiddleware
from sacbe.server.security.origin import HostOriginPolicy
from sacbe.server.security.rate_limit import TokenBucket, TokenBuckets
from sacbe.server.settings import Settings
from support.server.strangers import client, scope

pytestmark = pytest.mark.once

# ------------------------------------------------------------ headers

@pytest.mark.parametrize("path", ["/", "/api/games", "/nowhere", "/api/fail/bug", "/api/fail/stale", "/health"])
def test_every_answer_protects_its_reader(http: TestClient[Any], path: str) -> None:
    headers = http.get(path).headers
    policy = headers["content-security-policy"]
    for part in ("default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"):
        assert part in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert {"camera=()", "hid=()", "screen-wake-lock=()"} <= set(headers["permissions-policy"].split(", "))
    assert "strict-transport-security" not in headers
    assert ("no-store" in headers.get("cache-control", "")) == (path not in ("/", "/nowhere"))
    assert "set-cookie" not in headers
    assert "access-control-allow-origin" not in headers


def test_browsers_can_be_told_to_use_https_alone(tmp_path: Path) -> None:
    with client(tmp_path, hsts_seconds=31_536_000) as http:
        for path in ("/", "/api/games", "/nowhere"):
            assert http.get(path).headers["strict-transport-security"] == "max-age=31536000"


def test_refusals_of_the_guard_have_the_headers_too(http: TestClient[Any]) -> None:
    answer = http.get("/api/games", headers={"Host": "evil.example"})
    assert answer.status_code == 421 and "default-src 'self'" in answer.headers["content-security-policy"]


# ------------------------------------------------------------ hosts and origins

@pytest.mark.parametrize(("host", "status"), [
    ("localhost", 200), ("localhost:8123", 200), ("LocalHost:1", 200), ("127.0.0.1:8123", 200), ("[::1]:8123", 200),
    ("192.168.1.7:8123", 200), ("evil.example", 421), ("localhost.evil.example", 421), ("127.0.0.1.evil.example", 421),
    ("evil.example:8123", 421), ("", 421), ("localhost:1:2", 421),
])
def test_names_that_are_not_ours_are_refused(http: TestClient[Any], host: str, status: int) -> None:
    assert http.get("/api/games/bul", headers={"Host": host}).status_code == status


def test_the_public_name_and_the_host_are_ours() -> None:
    gate = HostOriginPolicy(Settings(host="0.0.0.0", public_url="https://Games.example:8443".lower()))
    gate.check_host("games.example:8443")
    with pytest.raises(Problem):
        gate.check_host("0.0.0.0.example")
    with pytest.raises(Problem):
        HostOriginPolicy(Settings(host="0.0.0.0")).check_host("")
    HostOriginPolicy(Settings(host="box.lan")).check_host("box.lan:1")


ORIGINS = [
    (None, 201), ("http://127.0.0.1:8123", 201), ("https://127.0.0.1:8123", 201), ("https://page.example", 201),
    ("http://page.example", 403), ("http://127.0.0.1", 403), ("http://localhost:8123", 403), ("null", 403),
    ("http://evil.example", 403), ("ftp://127.0.0.1:8123", 403), ("127.0.0.1:8123", 403),
]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """An application that was told of a page elsewhere."""
    with client(tmp_path_factory.mktemp("named"), origins=("https://page.example",)) as found:
        yield found


@pytest.mark.parametrize(("origin", "status"), ORIGINS)
def test_only_our_own_pages_may_write(named: TestClient[Any], origin: str | None, status: int) -> None:
    answer = named.post("/api/note", json={"text": "x"}, headers={"Origin": origin} if origin else {})
    assert answer.status_code == status
    allowed = answer.headers.get("access-control-allow-origin")
    assert allowed == ("https://page.example" if origin == "https://page.example" else None)


def test_anybody_may_read_what_is_public_but_other_pages_get_no_leave(http: TestClient[Any]) -> None:
    answer = http.get("/api/games/bul", headers={"Origin": "http://evil.example"})
    assert answer.status_code == 200 and "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(("origin", "works"), [(one, status == 201) for one, status in ORIGINS])
def test_only_our_own_pages_may_open_sockets(named: TestClient[Any], origin: str | None, works: bool) -> None:
    headers = {"Origin": origin} if origin else {}
    if works:
        with named.websocket_connect("/api/echo", headers=headers) as socket:
            socket.send_text("hello")
            assert socket.receive_text() == "hello"
        return
    with pytest.raises(WebSocketDisconnect) as caught, named.websocket_connect("/api/echo", headers=headers):
        pass
    assert (caught.value.code, caught.value.detail) == (4403, "origin")


# ------------------------------------------------------------ limits

class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = TokenBucket(60, burst=3, clock=clock)
    assert [bucket.try_take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.seconds_until_room() == 2
    clock.now += 1.0
    assert [bucket.try_take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.try_take() for _ in range(4)] == [True, True, True, False]
    assert all(TokenBucket(0).try_take() for _ in range(1000))


def test_a_bucket_can_be_taken_from_ahead_and_gives_back_no_more_than_was_taken() -> None:
    clock = Clock()
    buckets = TokenBuckets(60, burst=1, clock=clock)
    assert [buckets.take_ahead("a", 2.5) for _ in range(5)] == [(0, 1), (1, 1), (2, 1), (2.5, 0.5), (2.5, 0)]
    for cost in (0.5, 0, 1):
        buckets.give_back("a", cost)
    assert buckets.take_ahead("a", 2.5) == (2, 1)
    clock.now += 2
    assert not buckets.has_room("a") and buckets.has_room("b")
    clock.now += 1
    assert buckets.has_room("a")
    buckets.give_back("a", 5)
    assert buckets.take_ahead("a", 2.5)[0] == 0 and buckets.take_ahead("a", 2.5)[0] == 1


def test_buckets_are_apart_and_remember_only_so_many() -> None:
    clock = Clock()
    buckets = TokenBuckets(60, burst=1, most=2, clock=clock)
    buckets.take("a")
    with pytest.raises(Problem) as caught:
        buckets.take("a", "too-many-logins")
    assert (caught.value.key, caught.value.facts) == ("too-many-logins", {"seconds": 2})
    buckets.take("b")
    buckets.take("c")
    assert list(buckets.known) == ["b", "c"]


def test_too_many_requests_of_an_address_are_refused(tmp_path: Path) -> None:
    with client(tmp_path, requests_per_minute=12, trust_proxy=True) as http:
        answers = [http.get("/nowhere", headers={"X-Forwarded-For": "6.6.6.6, 1.1.1.1"}) for _ in range(5)]
        other = http.get("/nowhere", headers={"X-Forwarded-For": "1.1.1.1, 2.2.2.2"})
        health = http.get("/health", headers={"X-Forwarded-For": "1.1.1.1"})
        with pytest.raises(WebSocketDisconnect) as caught, \
                http.websocket_connect("/api/echo", headers={"X-Forwarded-For": "1.1.1.1"}):
            pass
    assert [answer.status_code for answer in answers] == [404, 404, 404, 429, 429]
    assert answers[-1].json()["error"] == "too-many-requests"
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 10
    assert (other.status_code, health.status_code, caught.value.code) == (404, 200, 4429)


@pytest.mark.parametrize(("proxies", "ended"), [({}, "close"), ({"trust_proxy": True}, None),
                                                ({"trusted_proxies": ("10.0.0.0/8",)}, None)])
def test_who_asks_too_much_has_to_connect_again(tmp_path: Path, proxies: dict[str, Any], ended: str | None) -> None:
    """A new connection is counted before anything is read; a proxy keeps its own, which is that of everybody."""
    with client(tmp_path, requests_per_minute=4, **proxies) as http:
        answers = [http.get("/nowhere") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [404, 429]
    assert [answer.headers.get("connection") for answer in answers] == [None, ended]


def test_the_sockets_of_an_address_are_counted(tmp_path: Path) -> None:
    with client(tmp_path, max_sockets_per_address=1) as http:
        guard: SecurityMiddleware = http.app.state.guard
        with http.websocket_connect("/api/echo") as socket:
            with pytest.raises(WebSocketDisconnect) as caught, http.websocket_connect("/api/echo"):
                pass
            assert caught.value.code == 4429
            socket.send_text("x")
            socket.receive_text()
        with http.websocket_connect("/api/echo") as socket:
            socket.send_text("again")
            assert socket.receive_text() == "again"
    assert guard.active == 0 and not guard.sockets


def test_a_request_has_a_size(http: TestClient[Any]) -> None:
    for path, most in (("/api/note", BODY), ("/api/long", RECORD_BODY)):
        room = most - len('{"text":""}')
        assert http.post(path, content='{"text":"%s"}' % ("x" * room)).json() == room
        answer = http.post(path, content='{"text":"%s"}' % ("x" * (room + 1)))
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_a_request_without_a_length_has_a_size_too(http: TestClient[Any]) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(10):
            yield b" " * 10_000

    assert http.post("/api/note", content=pieces()).status_code == 413


def test_bearer_tokens() -> None:
    assert bearer_token(scope(authorization="Bearer abc")) == "abc"
    assert bearer_token(scope(authorization="bearer abc ")) == "abc"
    for wrong in ("Basic abc", "Bearer", "Bearer ", "abc", "Bearer " + "x" * 201):
        assert bearer_token(scope(authorization=wrong)) is None
    assert bearer_token(scope()) is None
