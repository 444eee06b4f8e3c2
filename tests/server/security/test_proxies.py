"""Who a forwarded request comes from, and what the log keeps of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import structlog
from litestar.testing import TestClient

from sacbe.server.app.application import create_app
from sacbe.server.security.proxies import TrustedProxies, client_address, is_local
from sacbe.server.settings import Settings
from support.server.strangers import client, scope

pytestmark = pytest.mark.once

NEAREST = TrustedProxies(trusts_private=True)
CHAIN = TrustedProxies(["10.0.0.0/8", "2001:db8:1::/48"])
NOBODY = TrustedProxies()


def forwarded(peer: str, *lines: str) -> dict[str, Any]:
    found = scope(peer)
    found["headers"] += [(b"x-forwarded-for", line.encode("latin-1")) for line in lines]
    return found


@pytest.mark.parametrize(("proxies", "peer", "lines", "expected"), [
    (NOBODY, "1.2.3.4", [], "1.2.3.4"),
    (NOBODY, "10.0.0.1", ["9.9.9.9"], "10.0.0.1"),
    (NEAREST, "10.0.0.1", ["9.9.9.9"], "9.9.9.9"),
    (NEAREST, "10.0.0.1", ["8.8.8.8, 9.9.9.9"], "9.9.9.9"),
    (NEAREST, "127.0.0.1", ["8.8.8.8", "9.9.9.9"], "9.9.9.9"),                  # a line of a stranger, one of the proxy
    (NEAREST, "10.0.0.1", ["9.9.9.9", "10.0.0.2"], "10.0.0.2"),                 # somebody in the proxy's own network
    (NEAREST, "10.0.0.1", [], "10.0.0.1"),
    (NEAREST, "1.2.3.4", ["9.9.9.9"], "1.2.3.4"),                               # a stranger is no proxy
    (NEAREST, "10.0.0.1", ["9.9.9.9", "nonsense"], "10.0.0.1"),
    (CHAIN, "10.0.0.1", ["6.6.6.6, 9.9.9.9", "10.0.0.2,,10.0.0.3 "], "9.9.9.9"),
    (CHAIN, "10.0.0.1", ["6.6.6.6, unknown, 10.0.0.2"], "10.0.0.2"),
    (CHAIN, "10.0.0.1", ["10.0.0.9, 10.0.0.2"], "10.0.0.9"),
    (CHAIN, "192.168.0.1", ["9.9.9.9"], "192.168.0.1"),                         # private, but not in the list
    (CHAIN, "::ffff:10.0.0.1", ["9.9.9.9:443"], "9.9.9.9"),
    (CHAIN, "2001:db8:1::5", ["[2001:db8:7:8::9]:443"], "2001:db8:7:8::/64"),
    (NOBODY, "2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"), (NOBODY, "::ffff:1.2.3.4", [], "1.2.3.4"),
    (NOBODY, "::1", [], "::1"), (NOBODY, "x" * 500, [], "x" * 64),
])
def test_addresses(proxies: TrustedProxies, peer: str, lines: list[str], expected: str) -> None:
    assert client_address(forwarded(peer, *lines), proxies) == expected


def test_the_settings_name_them() -> None:
    assert TrustedProxies.from_settings(Settings()).is_empty
    assert TrustedProxies.from_settings(Settings(trust_proxy=True)).trusts("192.168.1.1")
    listed = TrustedProxies.from_settings(Settings(trust_proxy=True, trusted_proxies=("10.0.0.0/8",)))
    assert listed.trusts("10.9.9.9") and not listed.trusts("192.168.1.1")


@pytest.mark.parametrize("name", ["x_forwarded_for", "forwarded", "x_real_ip", "x_forwarded_host", "via",
                                  "x_forwarded_port", "x_forwarded_server", "x_client_ip",
                                  "cf_connecting_ip", "true_client_ip"])
def test_what_was_forwarded_is_not_local(name: str) -> None:
    for here in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert is_local(scope(here))
        assert not is_local(scope(here, **{name: "127.0.0.1"}))
    assert not is_local(scope("10.0.0.1")) and not is_local(scope("10.0.0.1", **{name: "127.0.0.1"}))


def test_a_second_line_gives_nobody_another_address(tmp_path: Path) -> None:
    """The reviewer's case: a proxy adds its line, a stranger's own line stands before it."""
    settings = Settings(database=f"sqlite:///{tmp_path}/x.db", logins_per_minute=10, trust_proxy=True)
    with TestClient(create_app(settings), base_url="http://127.0.0.1") as http:
        answers = [http.post("/api/login", json={"name": f"name {n}", "password": "a wrong sentence"},
                             headers=[("X-Forwarded-For", f"6.6.6.{n}"), ("X-Forwarded-For", "9.9.9.9")]).status_code
                   for n in range(40)]
    assert answers == [401] * 10 + [429] * 30


@pytest.mark.parametrize(("form", "kept"), [("full", "203.0.113.7"), ("short", "203.0.113.0/24"), ("off", None)])
def test_the_log_has_as_much_of_an_address_as_it_may(tmp_path: Path, form: str, kept: str | None) -> None:
    with client(tmp_path, trust_proxy=True, addresses=form, max_sockets_per_address=1) as http, \
            structlog.testing.capture_logs() as lines:
        http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.7"})
        http.post("/api/note", json={"text": "x"}, headers={"X-Forwarded-For": "203.0.113.7", "Origin": "http://evil"})
    assert [line.get("address") for line in lines] == [kept, kept]
    assert ("203.0.113.7" in str(lines)) == (form == "full")
