"""Tokens beside the password of a proxy: our own header counts, whatever `Authorization` says."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sacbe.server.app.application import create_app
from sacbe.server.security.headers import bearer_token
from sacbe.server.settings import Settings

pytestmark = pytest.mark.once

BASIC = "Basic Y2x1YjpzZWNyZXQ="


@pytest.mark.parametrize(("headers", "token"), [
    ({"sacbe-token": "abc"}, "abc"), ({"sacbe-token": "abc", "authorization": BASIC}, "abc"),
    ({"sacbe-token": "abc", "authorization": "Bearer xyz"}, "abc"), ({"authorization": "Bearer xyz"}, "xyz"),
    ({"authorization": BASIC}, None), ({"sacbe-token": "x" * 201}, None), ({"sacbe-token": " "}, None), ({}, None),
])
def test_the_token_of_a_request(headers: dict[str, str], token: str | None) -> None:
    scope = {"headers": [(name.encode(), value.encode()) for name, value in headers.items()]}
    assert bearer_token(scope) == token


def test_a_login_works_behind_a_proxy_with_a_password(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/x.db", origins=("https://page.example",)))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        proxy = {"Authorization": BASIC}
        made = client.post("/api/account", json={"name": "Token-Ana", "password": "correct horse battery"},
                           headers=proxy)
        token: Any = made.json()["token"]
        assert client.get("/api/account", headers=proxy).status_code == 401
        assert client.get("/api/account", headers={**proxy, "Sacbe-Token": token}).json()["name"] == "Token-Ana"
        asked = {"Origin": "https://page.example", "Access-Control-Request-Method": "GET",
                 "Access-Control-Request-Headers": "sacbe-token"}
        assert client.options("/api/account", headers=asked).status_code == 204
