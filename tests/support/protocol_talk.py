"""Talking to the line protocol in tests: lines in, answers out."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sacbe import games
from sacbe.cli.protocol.line_command import talk
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.presentation.language import words
from sacbe.protocol.answers import JsonProtocol, TextProtocol


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SACBE_LANG", "en")
    words.set_language(None)
    yield
    words.set_language(None)


def text(*lines: str, game: str = "bul", seat: str | None = None) -> list[list[str]]:
    """The answers to lines, each as its lines without the end."""
    return split(converse("\n".join([*lines, ""]).encode(), ProtocolSession(games.load_definition(game), seat),
                          TextProtocol))


def converse(sent: bytes, session: ProtocolSession,
             form: Callable[[ProtocolSession], TextProtocol | JsonProtocol]) -> str:
    heard = io.BytesIO()
    talk(session, form(session), io.BytesIO(sent), heard)
    return heard.getvalue().decode()


def split(heard: str) -> list[list[str]]:
    """Answers: an error is one line, everything else ends with a lone dot."""
    found: list[list[str]] = []
    body: list[str] | None = None
    for line in heard.split("\n")[:-1]:
        if body is not None:
            if line == ".":
                found.append(body)
                body = None
            else:
                body.append(line)
        elif line.startswith("error "):
            found.append([line])
        else:
            assert line.startswith("ok "), line
            body = [line]
    assert body is None
    return found


def ask_json(session: ProtocolSession, **request: Any) -> Any:
    return json.loads(converse(json.dumps(request).encode() + b"\n", session, JsonProtocol))
