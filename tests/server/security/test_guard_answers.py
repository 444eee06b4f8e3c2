"""What the guard answers with: the reader's language, errors of one shape, and one line in the log."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar.testing import TestClient

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.api import errors
from sacbe.server.security.language import language_of
from sacbe.server.security.middleware import SecurityMiddleware
from sacbe.server.settings import Settings
from support.server.strangers import client, scope

pytestmark = pytest.mark.once

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
        with words.use_language(lang):
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
        assert words.current_language() == "fr"
        assert http.get("/nowhere?lang=de").json()["text"] == "Hier ist nichts."
    finally:
        words.set_language(None)
    with pytest.raises(ValueError, match="es"), words.use_language("es"):
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
    assert errors.sendable_facts(facts) == {"now": 3, "text": "z" * 300, "names": ["a", 1], "big": str(1 << 70)}


@pytest.mark.parametrize(("key", "status"), [
    ("stale", 409), ("forbidden", 403), ("unknown-table", 404), ("unknown-game-near", 404), ("too-many-chats", 429),
    ("player-count", 400), ("login-needed", 401),
])
def test_statuses(key: str, status: int) -> None:
    assert errors.status_code(key) == status


# ------------------------------------------------------------ the log

def test_a_request_is_one_line_without_what_it_carries(http: TestClient[Any]) -> None:
    with structlog.testing.capture_logs() as lines:
        http.get("/api/games/bul/rules?q=hunter2", headers={"Authorization": "Bearer hunter2"})
        http.get("/hunter2")
        http.get("/health")
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("GET", "/api/games/{game}/rules", 200), ("GET", "-", 404)]
    assert "hunter2" not in str(lines)


def test_the_end_waits_for_what_is_under_way(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        guard: SecurityMiddleware = http.app.state.guard
        with http.websocket_connect("/api/echo") as socket:
            with http.portal() as portal:
                assert not portal.call(guard.drain, 0.05)
            refused = http.get("/api/games")
            assert (refused.status_code, refused.json()["error"]) == (503, "closing")
            socket.send_text("x")
            assert socket.receive_text() == "x"
    assert asyncio.run(guard.drain(1.0))


@pytest.mark.parametrize(("path", "headers", "status", "most"), [
    ("/api/games", {"host": "evil.example"}, 421, 1), ("/assets/none.js", {}, 404, 0)])
def test_the_log_cannot_be_flooded(tmp_path: Path, path: str, headers: dict[str, str], status: int, most: int) -> None:
    """Neither with what the guard refuses before it counts, nor with what it does not count."""
    with client(tmp_path) as http, structlog.testing.capture_logs() as lines:
        assert {http.get(path, headers=headers).status_code for _ in range(5)} == {status}
    assert len([line for line in lines if line["event"] == "request"]) == most


def test_nor_with_sockets_that_are_refused() -> None:
    async def nothing(*_: Any) -> None:
        pass

    guard = SecurityMiddleware(nothing, Settings(database="sqlite:///x.db", max_sockets_per_address=1))
    one = {**scope(host="127.0.0.1"), "type": "websocket", "path": "/api/tables/x/live"}
    with structlog.testing.capture_logs() as lines:
        guard.enter(one)
        for _ in range(5):
            with pytest.raises(Problem) as caught:
                guard.enter(one)
            assert caught.value.key == "too-many-sockets"
    assert [line["event"] for line in lines] == ["socket refused"]
