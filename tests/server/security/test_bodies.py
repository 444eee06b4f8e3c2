"""Bodies that no sensible client sends: too deep, cut off, or never finished; each costs one line in the log."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from support.server.tables import House, wait_for

pytestmark = pytest.mark.once

DEEP = 100_000
HEAD = "POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {length}\r\n\r\n"


@pytest.fixture(scope="module")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("strict"), body_seconds=0.2) as found:
        yield found


def half(house: House, path: str, body: bytes = b'{"game": ', length: int = 1000) -> socket.socket:
    """A connection on which a request has begun."""
    line = socket.create_connection(("127.0.0.1", house.settings.port), 30)
    line.sendall(HEAD.format(path=path, host=house.url, length=length).encode() + body)
    return line


def requests(lines: Any) -> list[tuple[str, int]]:
    return [(line["event"], line.get("status", 0)) for line in lines if line.get("method") != "GET"]


@pytest.mark.parametrize(("path", "body"), [
    ("/api/tables", "[" * DEEP), ("/api/tables", '{"a":' * DEEP),
    ("/api/tables", '{"game": "bul", "seats": [], "components": ' + '{"a":' * 9_000 + "1" + "}" * 9_000 + "}"),
    ("/api/records/check", "[" * DEEP), ("/api/login", '{"name": ' + "[" * DEEP),
])
def test_what_is_nested_too_deeply_is_refused(house: House, path: str, body: str) -> None:
    with structlog.testing.capture_logs() as lines:
        answer = house.http.post(path, content=body[:60_000], headers={"Content-Type": "application/json"})
        wait_for(lambda: requests(lines))
    assert (answer.status_code, answer.json()["error"]) == (400, "request-deep"), answer.text
    assert requests(lines) == [("request", 400)]


@pytest.mark.parametrize("path", ["/api/tables", "/api/login", "/api/records"])
def test_who_leaves_in_the_middle_of_a_body_leaves_one_line(house: House, path: str) -> None:
    with structlog.testing.capture_logs() as lines:
        half(house, path).close()
        wait_for(lambda: requests(lines))
        wait_for(lambda: not house.guard.active)
    assert requests(lines) == [("request", 400)]


def test_a_body_that_does_not_come_is_not_waited_for(strict_house: House) -> None:
    with half(strict_house, "/api/tables") as line:
        line.settimeout(30)
        answer = line.recv(9999).decode()
    assert answer.startswith("HTTP/1.1 408") and "request-slow" in answer


def test_the_end_waits_for_no_body(tmp_path: Path) -> None:
    with House(tmp_path, body_seconds=600) as house, half(house, "/api/tables") as line:
        line.settimeout(30)
        wait_for(lambda: house.guard.bodies)
        house.run(house.guard.drain(60))
        assert not house.guard.active
        assert "closing" in line.recv(9999).decode()
