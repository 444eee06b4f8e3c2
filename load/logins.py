"""Measures what players notice of a flood of logins: how long a move takes without it and with it.

    python load/logins.py --tables 5 --seconds 10 --rounds 3

Both seats of every table play through sockets, with a short pause before each move.  The flood guesses passwords as
fast as it is answered, each guess from another address and for another name, so that no limit by address or by name
holds.  Rounds without and with the flood take turns, since the machine may have other work.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import tempfile
import time
from collections import Counter
from itertools import count

import httpx
from run import LIMITS, OURS
from stored import greeted

GUESSING = 32               # guesses on their way at the same time
numbers = count(1)


async def play(url: str, id: str, token: str, pause: float, took: list[float]) -> None:
    """Play one seat to the end of the game, and note how long each move takes to be acknowledged."""
    socket, state = await greeted(url, id, token)
    async with socket:
        while not state.get("result"):
            begun = 0.0
            if state["options"]:
                await asyncio.sleep(pause)
                move = random.choice(state["options"])["move"]
                begun = time.perf_counter()
                await socket.send(json.dumps({"type": "choice", "id": 1, "revision": state["revision"], "move": move}))
            heard = json.loads(await socket.recv())
            while heard["type"] not in ("news", "state"):
                heard = json.loads(await socket.recv())
            if begun and "ack" in heard:
                took.append(time.perf_counter() - begun)
            state = heard


async def keep_playing(http: httpx.AsyncClient, url: str, pause: float, took: list[float]) -> None:
    while True:
        body = {"game": "bul", "name": "A", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await http.post(f"{url}/api/tables", json=body)).json()
        id = made["table"]["id"]
        other = (await http.post(f"{url}/api/tables/{id}/join", json={"name": "B"})).json()["token"]
        await asyncio.gather(play(url, id, made["token"], pause, took), play(url, id, other, pause, took))


async def keep_guessing(http: httpx.AsyncClient, url: str, answers: Counter[int]) -> None:
    while True:
        number = next(numbers)
        address = f"203.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        answer = await http.post(f"{url}/api/login", json={"name": f"name {number}", "password": "a wrong sentence"},
                                 headers={"X-Forwarded-For": address})
        answers[answer.status_code] += 1


async def during(tasks: list[asyncio.Task[None]], seconds: float) -> None:
    """Let tasks work for a while, and end them; one that ended by itself is a mistake."""
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        task.cancel()
    for found in await asyncio.gather(*tasks, return_exceptions=True):
        if not isinstance(found, asyncio.CancelledError) and isinstance(found, BaseException):
            raise found


async def measured(url: str, tables: int, pause: float, seconds: float, rounds: int) -> None:
    async with httpx.AsyncClient(trust_env=False, timeout=120, limits=httpx.Limits(max_connections=None)) as http:
        took: dict[bool, list[float]] = {False: [], True: []}
        answers: Counter[int] = Counter()
        for _ in range(rounds):
            for is_flooded in (False, True):
                flood = [asyncio.create_task(keep_guessing(http, url, answers))
                         for _ in range(GUESSING if is_flooded else 0)]
                players = [asyncio.create_task(keep_playing(http, url, pause, took[is_flooded]))
                           for _ in range(tables)]
                await during([*players, *flood], seconds)
    for is_flooded, found in took.items():
        cuts = [1000 * cut for cut in statistics.quantiles(found, n=100)]
        print(f"{'with a flood' if is_flooded else 'without     '}  {len(found):6,} moves  "
              f"p50 {cuts[49]:7.1f} ms  p99 {cuts[98]:7.1f} ms")
    print("guesses a second: " + ", ".join(f"{number / seconds / rounds:.1f} answered {status}"
                                           for status, number in sorted(answers.items())))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--pause", type=float, default=0.1)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environ = {**os.environ, "SACBE_DATA": folder, "SACBE_PORT": "0", "SACBE_LOG_LEVEL": "warning",
                   "SACBE_TRUST_PROXY": "1", **{f"SACBE_{name}": "0" for name in LIMITS}}
        with subprocess.Popen(OURS, stdout=subprocess.PIPE, env=environ) as server:
            try:
                assert server.stdout is not None
                url = f"http://127.0.0.1:{json.loads(server.stdout.readline())['port']}"
                asyncio.run(measured(url, given.tables, given.pause, given.seconds, given.rounds))
            finally:
                server.terminate()
                server.wait(30)


if __name__ == "__main__":
    main()
