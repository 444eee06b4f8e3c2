"""What stands before every request: hosts, origins, limits, sizes, headers, languages, and errors of one shape."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar import WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody
from litestar.testing import TestClient
from msgspec import Struct

from sacbe import words
from sacbe.kernel.errors import Problem
from sacbe.kernel.game import Refusal
from sacbe.protocol.session import Refused
from sacbe.server.settings import Settings
from sacbe.server.web import problems
from sacbe.server.web.app import create_app
from sacbe.server.web.guard import (
    BODY,
    RECORD_BODY,
    Bucket,
    Buckets,
    Gate,
    Guard,
    address_of,
    bearer,
    is_local,
    language_of,
)


class Note(Struct):
    text: str


@post("/api/note")
async def note(data: JSONBody[Note]) -> int:
    return len(data.text)


@post("/api/long", request_max_body_size=RECORD_BODY)
async def long_note(data: JSONBody[Note]) -> int:
    return len(data.text)


@get("/api/fail/{key:str}")
async def fail(key: FromPath[str]) -> str:
    if key == "bug":
        raise RuntimeError("hunter2")
    if key == "move":
        raise Refused("place", Refusal("tz.placing.space-cost", {"need": 2}))
    raise Problem(key, where="postgresql://h", detail="hunter2", seconds=7, revision=3, token="hunter2")


@websocket("/api/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


def client(folder: Path, **changes: Any) -> TestClient[Any]:
    settings = Settings(database=f"sqlite:///{folder}/x.db", **changes)
    return TestClient(create_app(settings, routes=[note, long_note, fail, echo]), base_url="http://127.0.0.1:8123")


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient[Any]]:
    with client(tmp_path) as found:
        yield found


def scope(client: str = "1.2.3.4", query: bytes = b"", **headers: str) -> dict[str, Any]:
    rows = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {"type": "http", "client": (client, 1), "headers": rows, "query_string": query}


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
    assert "camera=()" in headers["permissions-policy"]
    assert ("no-store" in headers.get("cache-control", "")) == (path not in ("/", "/nowhere"))
    assert "set-cookie" not in headers
    assert "access-control-allow-origin" not in headers


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
    gate = Gate(Settings(host="0.0.0.0", public_url="https://Games.example:8443".lower()))
    gate.check_host("games.example:8443")
    with pytest.raises(Problem):
        gate.check_host("0.0.0.0.example")
    with pytest.raises(Problem):
        Gate(Settings(host="0.0.0.0")).check_host("")
    Gate(Settings(host="box.lan")).check_host("box.lan:1")


ORIGINS = [
    (None, 201), ("http://127.0.0.1:8123", 201), ("https://127.0.0.1:8123", 201), ("https://page.example", 201),
    ("http://page.example", 403), ("http://127.0.0.1", 403), ("http://localhost:8123", 403), ("null", 403),
    ("http://evil.example", 403), ("ftp://127.0.0.1:8123", 403), ("127.0.0.1:8123", 403),
]


@pytest.mark.parametrize(("origin", "status"), ORIGINS)
def test_only_our_own_pages_may_write(tmp_path: Path, origin: str | None, status: int) -> None:
    with client(tmp_path, origins=("https://page.example",)) as http:
        answer = http.post("/api/note", json={"text": "x"}, headers={"Origin": origin} if origin else {})
    assert answer.status_code == status
    allowed = answer.headers.get("access-control-allow-origin")
    assert allowed == ("https://page.example" if origin == "https://page.example" else None)


def test_anybody_may_read_what_is_public_but_other_pages_get_no_leave(http: TestClient[Any]) -> None:
    answer = http.get("/api/games/bul", headers={"Origin": "http://evil.example"})
    assert answer.status_code == 200 and "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(("origin", "works"), [(one, status == 201) for one, status in ORIGINS])
def test_only_our_own_pages_may_open_sockets(tmp_path: Path, origin: str | None, works: bool) -> None:
    headers = {"Origin": origin} if origin else {}
    with client(tmp_path, origins=("https://page.example",)) as http:
        if works:
            with http.websocket_connect("/api/echo", headers=headers) as socket:
                socket.send_text("hello")
                assert socket.receive_text() == "hello"
            return
        with pytest.raises(WebSocketDisconnect) as caught, http.websocket_connect("/api/echo", headers=headers):
            pass
    assert (caught.value.code, caught.value.detail) == (4403, "origin")


# ------------------------------------------------------------ limits

class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_allows_a_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = Bucket(60, burst=3, clock=clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    assert bucket.wait() == 2
    clock.now += 1.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    assert all(Bucket(0).take() for _ in range(1000))


def test_buckets_are_apart_and_remember_only_so_many() -> None:
    clock = Clock()
    buckets = Buckets(60, burst=1, most=2, clock=clock)
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


def test_the_sockets_of_an_address_are_counted(tmp_path: Path) -> None:
    with client(tmp_path, max_sockets_per_address=1) as http:
        guard: Guard = http.app.state.guard
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


@pytest.mark.parametrize(("peer", "forwarded", "trust", "expected"), [
    ("1.2.3.4", "", False, "1.2.3.4"), ("1.2.3.4", "9.9.9.9", False, "1.2.3.4"),
    ("1.2.3.4", "9.9.9.9", True, "9.9.9.9"),
    ("1.2.3.4", "8.8.8.8, 9.9.9.9", True, "9.9.9.9"), ("1.2.3.4", "", True, "1.2.3.4"),
    ("2001:db8:1:2:3:4:5:6", "", False, "2001:db8:1:2::/64"), ("::ffff:1.2.3.4", "", False, "1.2.3.4"),
    ("::1", "", False, "::1"), ("1.2.3.4", "x" * 500, True, "x" * 64),
])
def test_addresses(peer: str, forwarded: str, trust: bool, expected: str) -> None:
    found = scope(peer, x_forwarded_for=forwarded) if forwarded else scope(peer)
    assert address_of(found, trust) == expected


def test_what_was_forwarded_is_not_local() -> None:
    assert is_local(scope("127.0.0.1"), False) and is_local(scope("::1"), False)
    assert not is_local(scope("10.0.0.1"), False)
    assert not is_local(scope("127.0.0.1", x_forwarded_for="9.9.9.9"), False)
    assert not is_local(scope("127.0.0.1", x_forwarded_for="9.9.9.9"), True)
    assert not is_local(scope("127.0.0.1", forwarded="for=9.9.9.9"), False)
    assert is_local(scope("10.0.0.1", x_forwarded_for="127.0.0.1"), True)


def test_bearer_tokens() -> None:
    assert bearer(scope(authorization="Bearer abc")) == "abc"
    assert bearer(scope(authorization="bearer abc ")) == "abc"
    for wrong in ("Basic abc", "Bearer", "Bearer ", "abc", "Bearer " + "x" * 201):
        assert bearer(scope(authorization=wrong)) is None
    assert bearer(scope()) is None


# ------------------------------------------------------------ languages

@pytest.mark.parametrize(("query", "accept", "expected"), [
    (b"", "", "en"), (b"", "de", "de"), (b"", "fr-CA, de;q=0.9", "fr"), (b"", "de;q=0.5, fr;q=0.8", "fr"),
    (b"", "es, de;q=0.1", "de"), (b"", "de;q=0, fr;q=0.1", "fr"), (b"", "es", "en"), (b"", "*", "en"),
    (b"lang=de", "fr", "de"), (b"lang=es", "fr", "fr"), (b"lang=", "fr", "fr"), (b"", "de;q=x", "en"),
    (b"lang=%ff%00", "", "en"), (b"", ",;,;q=", "en"),
])
def test_the_readers_language(query: bytes, accept: str, expected: str) -> None:
    assert language_of(scope(query=query, accept_language=accept)) == expected


def test_two_readers_at_once_each_hear_their_own(http: TestClient[Any]) -> None:
    async def speak(lang: str) -> list[str]:
        with words.speaking(lang):
            heard = []
            for _ in range(3):
                await asyncio.sleep(0)
                heard.append(words.say("rules-yes"))
            return heard

    async def both() -> list[list[str]]:
        return list(await asyncio.gather(*map(speak, words.LANGUAGES)))

    words.set_language("fr")
    try:
        assert asyncio.run(both()) == [["yes"] * 3, ["ja"] * 3, ["oui"] * 3]
        assert words.language() == "fr"
        assert http.get("/nowhere?lang=de").json()["text"] == "Hier ist nichts."
    finally:
        words.set_language(None)
    with pytest.raises(ValueError, match="es"), words.speaking("es"):
        pass


# ------------------------------------------------------------ problems

@pytest.mark.parametrize(("method", "path", "body", "status", "error"), [
    ("GET", "/nowhere", None, 404, "unknown-page"),
    ("GET", "/api/games/chess", None, 404, "unknown-game"),
    ("DELETE", "/api/note", None, 405, "method"),
    ("POST", "/api/note", "{", 400, "request"),
    ("POST", "/api/note", "[]", 400, "request"),
    ("POST", "/api/note", '{"text": 1}', 400, "request-field"),
    ("POST", "/api/note", "{}", 400, "request"),
    ("POST", "/api/note", "", 400, "request-empty"),
    ("POST", "/api/note", b"\xff\xfe", 400, "request"),
    ("GET", "/api/games?q=" + "x" * 300 + "&lang=" + "y" * 300, None, 400, "request-long"),
])
def test_wrong_requests_have_one_shape(http: TestClient[Any], method: str, path: str, body: Any, status: int,
                                       error: str) -> None:
    answer = http.request(method, path, content=body, headers={"Content-Type": "application/json"})
    found = answer.json()
    assert (answer.status_code, found["error"]) == (status, error), found
    assert found["text"] and set(found) <= {"error", "text", "facts"}


def test_what_can_be_done_elsewhere_is_named(http: TestClient[Any]) -> None:
    assert http.delete("/api/account").headers["allow"] == "GET, POST"
    assert http.put("/api/note/").headers["allow"] == "POST"
    asked = http.options("/api/account")
    assert (asked.status_code, asked.headers["allow"]) == (204, "GET, POST, OPTIONS")
    assert http.options("/nowhere").status_code == 404


def test_a_page_that_was_named_may_ask_before_it_writes(tmp_path: Path) -> None:
    asking = {"Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authorization"}
    with client(tmp_path, origins=("https://page.example",)) as http:
        named = http.options("/api/note", headers={"Origin": "https://page.example", **asking})
        other = http.options("/api/note", headers={"Origin": "https://evil.example", **asking})
    assert named.headers["access-control-allow-origin"] == "https://page.example"
    assert "POST" in named.headers["access-control-allow-methods"]
    assert "access-control-allow-origin" not in other.headers


def test_a_mistake_of_ours_is_logged_and_not_told(http: TestClient[Any]) -> None:
    with structlog.testing.capture_logs() as lines:
        answer = http.get("/api/fail/bug")
    assert answer.status_code == 500 and "hunter2" not in answer.text and "Traceback" not in answer.text
    number = answer.json()["facts"]["id"]
    mistakes = [line for line in lines if line["event"] == "internal"]
    assert [line["id"] for line in mistakes] == [number]
    assert isinstance(mistakes[0]["exc_info"], RuntimeError)


def test_a_database_that_fails_is_not_described(http: TestClient[Any]) -> None:
    answer = http.get("/api/fail/database-gone")
    assert (answer.status_code, answer.json()["error"]) == (503, "busy")
    assert "postgresql" not in answer.text and "hunter2" not in answer.text and "retry-after" in answer.headers


def test_a_refused_move_names_its_rule(http: TestClient[Any]) -> None:
    answer, rule = http.get("/api/fail/move?lang=de"), "tz.placing.space-cost"
    found = answer.json()
    assert (answer.status_code, found["error"], found["rule"]) == (400, rule, rule)
    assert found["source"].startswith("TZ-EN") and found["numbers"] == {"need": 2}
    assert found["text"] == words.rule_text("tz.placing.space-cost", lang="de")


def test_facts_that_are_safe_are_sent() -> None:
    facts = {"seat_token": "x", "Password": "y", "now": 3, "text": "z" * 999, "names": ("a", 1), "big": 1 << 70}
    assert problems.safe(facts) == {"now": 3, "text": "z" * 300, "names": ["a", 1], "big": str(1 << 70)}


@pytest.mark.parametrize(("key", "status"), [
    ("stale", 409), ("forbidden", 403), ("unknown-table", 404), ("unknown-game-near", 404), ("too-many-chats", 429),
    ("player-count", 400), ("login-needed", 401),
])
def test_statuses(key: str, status: int) -> None:
    assert problems.status_of(key) == status


# ------------------------------------------------------------ the log

def test_a_request_is_one_line_without_what_it_carries(http: TestClient[Any]) -> None:
    with structlog.testing.capture_logs() as lines:
        http.get("/api/games/bul/rules?q=hunter2", headers={"Authorization": "Bearer hunter2"})
        http.get("/hunter2")
        http.get("/health")
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("GET", "/api/games/{game}/rules", 200), ("GET", "-", 404)]
    assert "hunter2" not in str(lines)


def test_the_end_waits_for_what_is_under_way(http: TestClient[Any]) -> None:
    guard: Guard = http.app.state.guard
    with http.websocket_connect("/api/echo") as socket:
        with http.portal() as portal:
            assert not portal.call(guard.drain, 0.05)
        refused = http.get("/api/games")
        assert (refused.status_code, refused.json()["error"]) == (503, "closing")
        socket.send_text("x")
        assert socket.receive_text() == "x"
    assert asyncio.run(guard.drain(1.0))
