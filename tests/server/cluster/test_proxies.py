"""The documented proxies in front of two processes: one of them is killed under play, and nobody outside sees it."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from sacbe.server.storage.store import Store
from support.server import players
from support.server.live_server import LiveServer, own_port
from support.server.players import Crowd, busy, patience
from support.server.proxies import Caddy, Nginx, Proxy, replaced
from support.server.stored import check

pytestmark = pytest.mark.once

SEED: Final = 20261119
PLAN: Final = (("bul", "pp"), ("tzolkin", "pp"), ("temple_of_chac", "pp"))
KILLS: Final = 10
MOVES: Final = 3                            # of every table, between two changes
EVERY: Final = 0.02                         # seconds between two requests of an onlooker
GAP: Final = 1.0                            # seconds without an answer that nobody may see
PROXIES: Final = [Nginx, Caddy]


class Onlooker:
    """Asks for a table all the time, and notes what it sees."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.longest = 0.0                  # seconds between two answers

    async def look(self, http: httpx.AsyncClient, url: str, crowd: Crowd) -> None:
        last = asyncio.get_running_loop().time()
        for number in itertools.count():
            table = crowd.current[number % len(crowd.plan)]
            answer = await http.get(f"{url}/api/tables/{table.id}/state")
            self.statuses.append(answer.status_code)
            now = asyncio.get_running_loop().time()
            self.longest, last = max(self.longest, now - last), now
            await asyncio.sleep(EVERY)


async def play(folder: Path, database: str, kind: type[Proxy], monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    rng = random.Random(SEED)
    servers = [LiveServer(folder / name, database, port=own_port(), trusted_proxies="127.0.0.1") for name in ("a", "b")]
    proxy = kind(folder / "proxy", own_port(), own_port(), [server.flags["port"] for server in servers])
    store, onlooker, refused = Store(database), Onlooker(), list[int]()
    plain = players.socket_to

    async def socket_to(url: str, table: str) -> ClientConnection:
        try:
            return await plain(url, table)
        except InvalidStatus as error:
            refused.append(error.response.status_code)
            raise

    monkeypatch.setattr(players, "client", proxy.client)
    monkeypatch.setattr(players, "socket_to", socket_to)
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))     # for the sockets
    try:
        for server in servers:
            await server.start()
        async with proxy.running(), proxy.client() as http:
            crowd = Crowd([lambda: proxy.url], PLAN, rng, 0.005)
            await crowd.start()
            looking = asyncio.create_task(onlooker.look(http, proxy.url, crowd))
            for number in range(KILLS):
                server = servers[number % 2]
                await crowd.until_all_move(MOVES, patience(30))
                await crowd.at_next_ack(server.strike, patience(30))
                await server.kill()
                await crowd.until_all_move(MOVES, patience(30))             # the other one plays all tables meanwhile
                if looking.done():
                    looking.result()
                await server.start()
            await crowd.stop()
            looking.cancel()
            with suppress(asyncio.CancelledError):
                await looking
        await store.open()
        counts = await check(store, crowd.tables)
    finally:
        for server in servers:
            await server.close()
        await store.close()
    logs = "".join(path.read_text() for path in (folder / "proxy").glob("*.log"))
    return {**counts, "statuses": sorted(set(onlooker.statuses)), "asked": len(onlooker.statuses),
            "longest gap": round(onlooker.longest, 2), "sockets refused": dict(Counter(refused)),
            "ids in logs": sum(table.id in logs for table in crowd.tables)}


@pytest.mark.parametrize("kind", PROXIES)
def test_nobody_sees_that_one_of_two_processes_was_killed(
    tmp_path: Path, postgres_url: str, long: bool, kind: type[Proxy], monkeypatch: pytest.MonkeyPatch
) -> None:
    if not long:
        pytest.skip("--long: ten kills under play")
    facts = asyncio.run(play(tmp_path, postgres_url, kind, monkeypatch))
    print(f"\n{kind.__name__}: " + ", ".join(f"{name} {value}" for name, value in facts.items()))
    assert facts["statuses"] == [200] and facts["sockets refused"] == {}
    assert facts["longest gap"] < GAP * busy()
    assert facts["acknowledged"] > 0 and facts["ids in logs"] == 0


@pytest.mark.parametrize("kind", PROXIES)
def test_the_file_of_a_proxy_is_valid(tmp_path: Path, kind: type[Proxy]) -> None:
    told = kind(tmp_path / "proxy", own_port(), own_port(), [own_port(), own_port()]).check()
    assert told.returncode == 0, told.stderr


def test_nginx_leads_to_https_and_says_so(tmp_path: Path) -> None:
    """Also while no process answers."""
    async def run() -> None:
        proxy = Nginx(tmp_path / "proxy", own_port(), own_port(), [own_port(), own_port()])
        async with proxy.running(), proxy.client() as http:
            told = await http.get(f"http://127.0.0.1:{proxy.plain_port}/t/SECRET-ID")
            assert (told.status_code, told.headers["location"]) == (301, "https://127.0.0.1/t/SECRET-ID")
            answer = await http.get(f"{proxy.url}/api/tables/SECRET-ID/state")
            assert answer.status_code == 502
            assert answer.headers["strict-transport-security"] == "max-age=31536000"
        log = (proxy.folder / "sacbe.log").read_text()
        assert " GET /api/tables 502 " in log
        assert not [path for path in proxy.folder.glob("*.log") if "SECRET-ID" in path.read_text()]

    asyncio.run(run())


def test_a_password_of_nginx_stands_beside_the_token_of_the_page(tmp_path: Path) -> None:
    """The browser sends the one in `Authorization`, the page the other in a header of its own."""
    async def run() -> None:
        server = LiveServer(tmp_path / "a", f"sqlite:///{tmp_path}/x.db", port=own_port(), trusted_proxies="127.0.0.1")
        proxy = Nginx(tmp_path / "proxy", own_port(), own_port(), [server.flags["port"], own_port()])
        (proxy.folder / "users").write_text("club:{PLAIN}secret\n")
        file = proxy.folder / "sacbe.conf"
        asks = f"auth_basic club; auth_basic_user_file {proxy.folder}/users; client_max_body_size 2m;"
        file.write_text(replaced(file.read_text(), {"client_max_body_size 2m;": asks}))
        try:
            await server.start()
            async with proxy.running(), proxy.client() as http:
                assert (await http.get(f"{proxy.url}/api/games")).status_code == 401
                http.auth = ("club", "secret")
                made = await http.post(f"{proxy.url}/api/account",
                                       json={"name": "Proxy-Ana", "password": "correct horse battery"})
                assert made.status_code == 201, made.text
                assert (await http.get(f"{proxy.url}/api/account")).status_code == 401
                found = await http.get(f"{proxy.url}/api/account", headers={"Sacbe-Token": made.json()["token"]})
                assert (found.status_code, found.json()["name"]) == (200, "Proxy-Ana")
        finally:
            await server.close()

    asyncio.run(run())
