"""Measures many stored tables: how soon a server serves a first move, and what tables cost at which nobody plays.

    python load/stored.py --tables 10000 --idle 10000

A game of Tzolk'in is played a while and copied into a fresh SQLite file.  Then the server starts, somebody says hello
at one of the tables and moves.  After that some tables of Bul are played, first alone, then beside sockets that watch
stored tables without a word.  Everything stays on the loopback.  The client is Python, so compare the CPU time of the
server for a move, not the moves a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import httpx
from run import LIMITS, OURS, TICK
from websockets.asyncio.client import ClientConnection, connect

from sacbe.server.cluster.event_bus import EventBus
from sacbe.server.storage.store import Store
from sacbe.server.tables.lobby import Lobby, NewTable, Sitter
from sacbe.server.tables.manager import Tables

COLUMNS: Final = {"tables": "id", "seats": "table_id", "steps": "table_id"}
ACTIVE: Final = 20
SECONDS: Final = 10.0


async def fill(url: str, count: int, moves: int) -> tuple[str, str]:
    """Store this many tables; return the id of the first, and the token of the seat that is asked there."""
    store = Store(url)
    await store.open()
    tables = Tables(store, EventBus(), False)
    lobby, rng = Lobby(tables), random.Random(1)
    opened = await lobby.open(NewTable("tzolkin", [Sitter("me"), Sitter("open")], name="A"))
    id = opened.live.row.id
    tokens = [opened.token, (await lobby.join(id, None, "B"))[1]]
    for _ in range(moves):
        async with tables.table(id) as live:
            ask = live.started_game.state.ask
            assert ask is not None
            await tables.choose(live, ask.seat, rng.choice(list(ask.options)))
    asked = live.asked_seat
    await store.write(lambda connection: copied(connection, id, count - 1))
    await store.close()
    return id, tokens[asked or 0]


def copied(connection: Any, id: str, count: int) -> None:
    numbers = f"WITH RECURSIVE n(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < {count}) "
    for table, key in COLUMNS.items():
        names = [row[1] for row in connection.exec_driver_sql(f"PRAGMA table_info({table})")]
        given = ["'copy-' || k" if name == key else "NULL" if name == "token_hash" else name for name in names]
        connection.exec_driver_sql(f"{numbers}INSERT INTO {table} ({', '.join(names)}) "
                                   f"SELECT {', '.join(given)} FROM {table}, n WHERE {key} = '{id}'")


async def socket_to(url: str, id: str) -> ClientConnection:
    return await connect(f"{url.replace('http', 'ws', 1)}/api/tables/{id}/live", proxy=None, compression=None,
                         ping_interval=None, max_size=None, open_timeout=120)


async def greeted(url: str, id: str, token: str) -> tuple[ClientConnection, dict[str, Any]]:
    """Open a socket, and return it with the state that it was sent first."""
    socket = await socket_to(url, id)
    await socket.send(json.dumps({"type": "hello", "token": token, "lean": True, "brief": True}))
    while (heard := json.loads(await socket.recv()))["type"] != "state":
        pass
    return socket, heard


async def first_move(url: str, id: str, token: str) -> None:
    socket, state = await greeted(url, id, token)
    async with socket:
        move = {"type": "choice", "id": 1, "revision": state["revision"], "move": state["options"][0]["move"]}
        await socket.send(json.dumps(move))
        while "ack" not in (heard := json.loads(await socket.recv())) and heard["type"] != "ack":
            assert heard["type"] != "refused", heard


async def play(url: str, id: str, token: str, counts: list[int]) -> None:
    """Play one seat, until it is cancelled."""
    socket, state = await greeted(url, id, token)
    async with socket:
        number = 0
        while True:
            if state["options"]:
                number += 1
                move = random.choice(state["options"])["move"]
                await socket.send(json.dumps({"type": "choice", "id": number, "revision": state["revision"],
                                              "move": move}))
            heard = json.loads(await socket.recv())
            while heard["type"] not in ("news", "state"):
                heard = json.loads(await socket.recv())
            counts[0] += "ack" in heard
            state = heard
            if state.get("result"):
                return


async def keep_playing(http: httpx.AsyncClient, url: str, counts: list[int]) -> None:
    while True:
        body = {"game": "bul", "name": "A", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await http.post(f"{url}/api/tables", json=body)).json()
        id = made["table"]["id"]
        other = (await http.post(f"{url}/api/tables/{id}/join", json={"name": "B"})).json()["token"]
        await asyncio.gather(play(url, id, made["token"], counts), play(url, id, other, counts))


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def measured(url: str, pid: int) -> tuple[float, float]:
    """Return the moves a second of the active tables, and microseconds of the server's CPU for a move."""
    counts = [0]
    async with httpx.AsyncClient(trust_env=False, timeout=120) as http:
        tasks = [asyncio.create_task(keep_playing(http, url, counts)) for _ in range(ACTIVE)]
        while counts[0] < 5 * ACTIVE:
            await asyncio.sleep(0.1)
        moves, spent, begun = counts[0], cpu(pid), time.monotonic()
        await asyncio.sleep(SECONDS)
        moves, spent, passed = counts[0] - moves, cpu(pid) - spent, time.monotonic() - begun
        for task in tasks:
            task.cancel()
        found = await asyncio.gather(*tasks, return_exceptions=True)
    for one in found:
        assert isinstance(one, asyncio.CancelledError), one
    return moves / passed, spent * 1e6 / max(1, moves)


async def watch(url: str, ids: list[str]) -> list[ClientConnection]:
    """Open a spectator's socket at each of these tables."""
    found: list[ClientConnection] = []

    async def some(part: list[str]) -> None:
        for id in part:
            found.append((await greeted(url, id, ""))[0])

    await asyncio.gather(*(some(ids[at::8]) for at in range(8)))
    return found


async def run(tables: int, idle: int, moves: int) -> None:
    with tempfile.TemporaryDirectory(prefix="sacbe-load-") as folder:
        id, token = await fill(f"sqlite:///{folder}/sacbe.db", tables, moves)
        environ = {**os.environ, "SACBE_DATA": folder, "SACBE_PORT": "0", "SACBE_LOG_LEVEL": "warning",
                   **{f"SACBE_{name}": "0" for name in LIMITS}}
        begun = time.monotonic()
        server = subprocess.Popen(OURS, stdout=subprocess.PIPE, env=environ)
        try:
            assert server.stdout is not None
            url = f"http://127.0.0.1:{json.loads(await asyncio.to_thread(server.stdout.readline))['port']}"
            started = time.monotonic() - begun
            await first_move(url, id, token)
            served = time.monotonic() - begun
            print(f"{tables:,} tables stored, {moves} moves each: reachable after {started:.2f} s, first move after "
                  f"{served:.2f} s ({cpu(server.pid):.2f} s of CPU)", flush=True)
            if idle:
                alone = await measured(url, server.pid)
                sockets = await watch(url, [f"copy-{number}" for number in range(1, idle + 1)])
                beside = await measured(url, server.pid)
                print(f"{ACTIVE} active tables: {alone[0]:.0f} moves/s alone ({alone[1]:.0f} µs of CPU), "
                      f"{beside[0]:.0f} beside {len(sockets):,} watched ones ({beside[1]:.0f} µs)", flush=True)
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("--tables", type=int, default=10_000)
    words.add_argument("--idle", type=int, default=10_000)
    words.add_argument("--moves", type=int, default=60)
    given = words.parse_args()
    asyncio.run(run(given.tables, min(given.idle, given.tables - 1), given.moves))


if __name__ == "__main__":
    main()
