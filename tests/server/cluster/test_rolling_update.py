"""A rolling update: two processes end in peace and come back, one after the other, while everybody plays on."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from sacbe.server.storage.store import Store
from support.server.live_server import LiveServer, own_port
from support.server.players import Crowd, client, patience
from support.server.stored import check

pytestmark = pytest.mark.once

SEED: Final = 20261118
PLAN: Final = (("bul", "pp"), ("tzolkin", "ppb"), ("temple_of_chac", "pp"), ("tzolkin", "pp"))
MOVES: Final = 3                            # of every table, between two changes
PEACEFUL: Final = {1012, 4308, None}        # restarting, elsewhere, or cut while it said hello to one that ends


def server_at(folder: Path, database: str, **flags: Any) -> LiveServer:
    """A process that clients can be sent to."""
    port = own_port()
    return LiveServer(folder, database, port=port, direct_url=f"http://127.0.0.1:{port}", shutdown_seconds=60.0,
                      **flags)


async def sit_down(http: httpx.AsyncClient, where: Callable[[], str], seats: dict[str, str]) -> None:
    """Open tables all the time, asking again with the same key where an answer is lost."""
    body = {"game": "bul", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "open"}]}
    while True:
        key = {"Idempotency-Key": secrets.token_urlsafe(24)}
        while True:
            try:
                made = await http.post(f"{where()}/api/tables", json=body, headers=key)
                made.raise_for_status()
                break
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
        seats[made.json()["table"]["id"]] = made.json()["token"]
        await asyncio.sleep(0.3)


async def roll(folder: Path, database: str, rounds: int, plan: Sequence[tuple[str, str]]) -> dict[str, float]:
    rng = random.Random(SEED)
    servers = [server_at(folder / name, database) for name in ("a", "b")]
    store = Store(database)
    seats: dict[str, str] = {}
    try:
        for server in servers:
            await server.prepare()
        for server in servers:
            await server.start()
        urls = [server.url for server in servers]
        wheres = [itertools.cycle(urls[at:] + urls[:at]).__next__ for at in range(2)]
        crowd = Crowd(wheres, plan, rng, 0.005)
        await crowd.start()
        for player in crowd.players:
            player.follows = True
        async with client() as http:
            sitting = asyncio.create_task(sit_down(http, itertools.cycle(urls).__next__, seats))
            for _ in range(rounds):
                for server in servers:
                    await crowd.until_all_move(MOVES, patience(30))
                    assert await server.terminate() == 0, server.output()
                    await crowd.until_all_move(MOVES, patience(30))         # the other one plays all tables meanwhile
                    await server.start()
            await crowd.until_all_move(MOVES, patience(30))
            sitting.cancel()
            await asyncio.gather(sitting, return_exceptions=True)
            for id, token in seats.items():
                state = await http.get(f"{urls[0]}/api/tables/{id}/state", headers={"Authorization": f"Bearer {token}"})
                assert state.status_code == 200 and state.json()["you"] is not None, f"a seat is lost: {state.text}"
        await crowd.stop()
        await store.open()
        counts = await check(store, crowd.tables)
    finally:
        for server in servers:
            await server.close()
        await store.close()
    refused = [message for player in crowd.players for message in player.refused]
    codes = {code for player in crowd.players for code in player.codes}
    assert not refused, refused[:3]
    assert codes <= PEACEFUL, f"connections were closed with {codes}"
    return {"updates": 2 * rounds, **counts, "seats": len(seats),
            "sent elsewhere": sum(player.followed for player in crowd.players)}


def test_a_rolling_update_loses_no_game_no_move_and_no_seat(tmp_path: Path, postgres_url: str, long: bool) -> None:
    facts = asyncio.run(roll(tmp_path, postgres_url, 10 if long else 1, PLAN if long else PLAN[:3]))
    print("\n" + ", ".join(f"{name} {value}" for name, value in facts.items()))
    assert facts["stored unanswered"] == 0, "a move was stored, and the player who made it was not told"
    assert facts["acknowledged"] > 0 and facts["seats"] > 0 and facts["bots"] > 0
