"""The page as files: what is sent at which address, in which form, how long it is kept, and what it says unbuilt."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from sacbe.presentation.language import words
from sacbe.server.app.application import create_app
from sacbe.server.routes.page import best_encoding, policy_for
from sacbe.server.settings import Settings

pytestmark = pytest.mark.once

SCRIPT = b"console.log(1);" * 100
SQUEEZED = {".gz": gzip.compress(SCRIPT), ".br": b"as if it were brotli"}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """What a build leaves behind."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "icons").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Sacbe</title>", encoding="utf-8")
    (folder / "sw.js").write_bytes(b"self.x = 1;")
    (folder / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (folder / "icons" / "sacbe.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "assets" / "main-abc123.js").write_bytes(SCRIPT)
    for suffix, body in SQUEEZED.items():
        (folder / "assets" / f"main-abc123.js{suffix}").write_bytes(body)
    return folder


def client(folder: Path, page: Path, **changes: Any) -> TestClient[Any]:
    settings = Settings(database=f"sqlite:///{folder}/x.db", **changes)
    return TestClient(create_app(settings, client=page), base_url="http://127.0.0.1:8123")


@pytest.fixture
def http(tmp_path: Path, built: Path) -> Iterator[TestClient[Any]]:
    with client(tmp_path, built) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/abc-DEF_1", "/rules", "/rules/tzolkin"])
def test_the_page_is_at_all_its_addresses(http: TestClient[Any], path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 200 and "<title>Sacbe</title>" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304 and not again.content


def test_the_page_may_talk_to_its_own_server_only(http: TestClient[Any]) -> None:
    policy = http.get("/").headers["content-security-policy"]
    assert "default-src 'self'" in policy and "unsafe" not in policy
    assert "connect-src 'self' ws://127.0.0.1:8123 wss://127.0.0.1:8123" in policy
    assert "http:" not in policy and "https:" not in policy
    assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize("host", ["", "a; script-src *", "a b", "a\r\nx"])
def test_a_strange_host_adds_nothing(host: str) -> None:
    assert "connect-src 'self';" in policy_for(host)


@pytest.mark.parametrize("host", ["sacbe.example", "127.0.0.1:8123", "[::1]:8123"])
def test_the_own_host_may_be_called(host: str) -> None:
    assert f"ws://{host} " in policy_for(host)


@pytest.mark.parametrize(("accepted", "form"), [
    ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", "identity"), ("", "identity"),
    ("br;q=0, gzip;q=0.5", "gzip"), ("BR", "br"), ("br;q=0.0", "identity"),
])
def test_the_smallest_form_that_is_understood(accepted: str, form: str) -> None:
    assert best_encoding(accepted, {"identity": b"", "gzip": b"", "br": b""}) == form
    assert best_encoding(accepted, {"identity": b""}) == "identity"


def test_files_with_a_hash_are_kept_for_good(http: TestClient[Any]) -> None:
    plain = http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert plain.content == SCRIPT and "content-encoding" not in plain.headers
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"]
    small = http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "gzip"})
    assert small.content == SCRIPT and small.headers["content-encoding"] == "gzip"
    assert small.headers["vary"] == "Accept-Encoding"


def test_the_head_of_a_file_tells_its_size(http: TestClient[Any]) -> None:
    answer = http.head("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
    assert answer.status_code == 200 and not answer.content
    assert answer.headers["content-length"] == str(len(SCRIPT))


@pytest.mark.parametrize(("path", "kind"), [
    ("/sw.js", "text/javascript; charset=utf-8"), ("/manifest.webmanifest", "application/manifest+json"),
    ("/icons/sacbe.svg", "image/svg+xml"),
])
def test_other_files_are_asked_for_again(http: TestClient[Any], path: str, kind: str) -> None:
    answer = http.get(path)
    assert answer.headers["content-type"] == kind and answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/assets/../index.html", "/assets/%2e%2e/sw.js",
                                  "/assets/main-abc123.js.br", "/nowhere", "/page/index.html"])
def test_nothing_else_is_sent(http: TestClient[Any], path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404 and answer.json()["error"]


def test_the_files_of_the_page_count_for_no_limit(tmp_path: Path, built: Path) -> None:
    with client(tmp_path, built, requests_per_minute=4) as http:
        assert all(http.get("/assets/main-abc123.js").status_code == 200 for _ in range(20))
        assert 429 in [http.get("/").status_code for _ in range(20)]


def test_unbuilt_the_first_page_says_so_in_the_readers_language(tmp_path: Path) -> None:
    with client(tmp_path, tmp_path / "nothing") as http:
        pages = {lang: http.get("/", headers={"Accept-Language": lang}).text for lang in words.LANGUAGES}
        assert http.get("/t/abc").status_code == 404
    assert len(set(pages.values())) == 3
    for lang, page in pages.items():
        assert f'<html lang="{lang}">' in page and "npm run build" in page and "/schema/openapi.json" in page
        assert not any(word in page for word in ("<script", "style=", "onclick", "{", "http://"))
