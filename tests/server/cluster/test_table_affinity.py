"""Which process a table belongs to: all name the same one, and whoever lands elsewhere is told, if they would go."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from sacbe.server.cluster.table_affinity import HEARTBEAT_TIMEOUT, TableAffinity, owner_process
from sacbe.server.routes.page import policy_for
from sacbe.server.storage.store import Store
from server.cluster.test_rolling_update import server_at
from support.server.players import client, patience, socket_to
from support.server.stores import with_store

pytestmark = pytest.mark.once

URLS = [f"https://{name}.example" for name in "abcd"]


def test_tables_are_spread_and_only_those_of_one_who_goes_move() -> None:
    ids = [f"table-{number}" for number in range(4000)]
    owners = {id: owner_process(id, URLS) for id in ids}
    assert all(850 < count < 1150 for count in Counter(owners.values()).values())
    assert owners == {id: owner_process(id, reversed(URLS)) for id in ids}
    left = {id: owner_process(id, URLS[1:]) for id in ids}
    assert all(left[id] == owners[id] for id in ids if owners[id] != URLS[0])
    assert owner_process("t", []) == ""


def test_processes_see_each_other_come_and_go(postgres_url: str) -> None:
    now = [1000.0]

    async def work(store: Store) -> None:
        a, b, mute = (TableAffinity(store, url, lambda: now[0]) for url in (URLS[0], URLS[1], ""))
        await a.send_heartbeat()
        assert [a.remote_address(f"t{number}") for number in range(20)] == [""] * 20  # nobody else is there
        await b.send_heartbeat()
        await a.send_heartbeat()
        assert a.urls == b.urls == {*URLS[:2]}
        for number in range(50):
            id = f"t{number}"
            assert {a.remote_address(id), b.remote_address(id)} == {"", owner_process(id, URLS[:2])}
            assert mute.remote_address(id) == ""            # who has no address sends nobody away
        now[0] += HEARTBEAT_TIMEOUT + 1
        await a.send_heartbeat()
        assert a.urls == {URLS[0]}                          # the other has died without a word
        await b.send_heartbeat()
        await b.leave()
        await a.send_heartbeat()
        assert a.urls == {URLS[0]} and b.remote_address("t1") == ""
        now[0] += 100 * HEARTBEAT_TIMEOUT
        await b.send_heartbeat()
        await b.send_heartbeat()
        assert b.urls == {URLS[1]}

    with_store(postgres_url, work)


def test_without_the_database_everybody_stays(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        closing = asyncio.Event()
        a, b = TableAffinity(store, URLS[0], lambda: 1.0), TableAffinity(store, URLS[1], lambda: 1.0)
        await b.send_heartbeat()
        await a.start(closing)
        while a.urls != {*URLS[:2]}:
            await asyncio.sleep(0.01)
        closing.set()
        while a.urls:
            await asyncio.sleep(0.01)
        await a.close()
        await b.send_heartbeat()
        assert b.urls == {URLS[1]}                          # it has signed off

    with_store(postgres_url, work)


def test_the_page_may_talk_to_the_processes_and_to_nobody_else() -> None:
    assert "connect-src 'self' ws://h:1 wss://h:1;" in policy_for("h:1")
    others = ["https://a.example", "http://b:2"]
    assert "connect-src 'self' ws://h wss://h ws://b:2 wss://a.example;" in policy_for("h", others)


async def first(socket: ClientConnection, follow: bool, token: str) -> tuple[str, str, int | None]:
    """What a client hears first, the address in it, and with which code the connection is closed then, if it is."""
    await socket.send(json.dumps({"type": "hello", "token": token, "lean": True, "follow": follow}))
    heard = json.loads(await asyncio.wait_for(socket.recv(), patience(30)))
    if heard["type"] != "elsewhere":
        return heard["type"], "", None
    try:
        await asyncio.wait_for(socket.recv(), patience(30))
    except ConnectionClosed as closed:
        return heard["type"], heard["url"], closed.rcvd.code if closed.rcvd is not None else None
    raise AssertionError("the connection is still open")


async def landed(folder: Path, database: str) -> None:
    servers = [server_at(folder / name, database) for name in ("a", "b")]
    try:
        for server in servers:
            await server.prepare()
        urls = [await server.start() for server in servers]
        async with client() as http:
            for _ in range(3):
                body = {"game": "bul", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
                made = (await http.post(f"{urls[0]}/api/tables", json=body)).json()
                id, token = made["table"]["id"], made["token"]
                owner = owner_process(id, urls)
                other = urls[1 - urls.index(owner)]
                for _ in range(300):                        # the two may not have seen each other yet
                    async with await socket_to(other, id) as socket:
                        found = await first(socket, True, token)
                    if found[0] == "elsewhere":
                        break
                    await asyncio.sleep(0.1)
                assert found == ("elsewhere", owner, 4308)
                for url, follow in ((owner, True), (owner, False), (other, False)):
                    async with await socket_to(url, id) as socket:
                        assert await first(socket, follow, token) == ("events", "", None)
    finally:
        for server in servers:
            await server.close()


def test_whoever_lands_at_the_wrong_process_is_told_the_right_one(tmp_path: Path, postgres_url: str) -> None:
    asyncio.run(landed(tmp_path, postgres_url))
