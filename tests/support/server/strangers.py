"""An application with pages of the tests' own, behind the guard that stands before every request."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody
from litestar.testing import TestClient
from msgspec import Struct

from sacbe.games.common.refusals import RefusedMove
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Refusal
from sacbe.server.app.application import create_app
from sacbe.server.security.body import RECORD_BODY
from sacbe.server.settings import Settings

__all__ = ["http"]


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
        raise RefusedMove("place", Refusal("tz.placing.space-cost", {"need": 2}))
    raise Problem(key, where="postgresql://h", detail="hunter2", seconds=7, revision=3, token="hunter2")


@websocket("/api/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


def client(folder: Path, **changes: Any) -> TestClient[Any]:
    settings = Settings(database=f"sqlite:///{folder}/x.db", **changes)
    return TestClient(create_app(settings, routes=[note, long_note, fail, echo]), base_url="http://127.0.0.1:8123")


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """The application of one chapter of tests; a test that changes something about it has one of its own."""
    with client(tmp_path_factory.mktemp("strangers")) as found:
        yield found


def scope(client: str = "1.2.3.4", query: bytes = b"", **headers: str) -> dict[str, Any]:
    rows = [(name.replace("_", "-").encode(), value.encode("latin-1")) for name, value in headers.items()]
    return {"type": "http", "client": (client, 1), "headers": rows, "query_string": query}
