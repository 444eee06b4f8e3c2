"""Several processes on one PostgreSQL: they play the same tables, never both accept a move, and one may die."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection

from sacbe.server.storage.store import Store
from support.server.live_server import LiveServer
from support.server.players import Crowd, Player, Table, client, open_table, patience, socket_to
from support.server.stored import check

pytestmark = pytest.mark.once

SEED: Final = 20261117
ORPHANED: Final = 1.0               # seconds after which another process takes up a bot's turn
WATCHER: Final = -1                 # the seat of somebody who has none
CLOCK: Final = 5.0                  # seconds, the shortest there is


@asynccontextmanager
async def processes(folder: Path, database: str, count: int) -> AsyncIterator[list[LiveServer]]:
    """This many servers of one database; the bots of the first never answer, so that others must do it."""
    servers = [LiveServer(folder / str(number), database, orphaned=ORPHANED, mute=number == 0)
               for number in range(count)]
    async with AsyncExitStack() as stack:
        for server in servers:
            stack.push_async_callback(server.close)
            await server.prepare()
        for server in servers:
            await server.start()
        yield servers


# ---------------------------------------------------------------- everybody sees everything

async def far_apart(urls: Sequence[str], store: Store, rng: random.Random, moves: int) -> list[float]:
    """Three people at three processes play one table; how long a move took to reach each other one, and a watcher."""
    async with client() as http:
        table = await open_table(http, [lambda url=url: url for url in urls], "tzolkin", "ppp", rng, 0.01)
    watcher = Player(lambda: urls[-1], table.id, "", WATCHER, rng, 0.0)
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.run()) for player in (*table.players, watcher)]
        bound = time.monotonic() + patience(30)
        while len(delays(table, watcher)) < 3 * moves:
            assert time.monotonic() < bound, "the table does not go on"
            await asyncio.sleep(0.05)
        for player in table.players:
            player.playing = False
        while any(player.waiting or player.revision < table.revision for player in (*table.players, watcher)):
            assert time.monotonic() < bound, "not everybody hears of the last move"
            await asyncio.sleep(0.05)
        for task in tasks:
            task.cancel()
    await check(store, [table])
    return delays(table, watcher)


def delays(table: Table, watcher: Player) -> list[float]:
    """For each move that was made after all had come, when the others heard of it after it was acknowledged."""
    everybody = (*table.players, watcher)
    here = max(first(player, 0) for player in everybody)
    return [first(other, revision) - at for player in table.players for revision, at in player.acked_at.items()
            for other in everybody if other is not player and at > here]


def first(player: Player, revision: int) -> float:
    """When a player heard of this revision, or of one after it."""
    return next((at for known, at in player.heard if known >= revision), float("inf"))


# ---------------------------------------------------------------- two answers to one question

class Line:
    """One socket of one seat; it says what it is told to say."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 30))
        if message["type"] == "state":
            self.state = message
        return message

    async def reach(self, revision: int) -> None:
        """Listen until this revision has come."""
        while self.state.get("revision", -1) < revision:
            await self.hear()

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send something, and wait for its answer."""
        await self.socket.send(json.dumps(message))
        while (answer := await self.hear()).get("id") != message["id"]:
            pass
        return answer


class Races(NamedTuple):
    """What came of questions that were answered twice."""

    wins: list[int]                     # of each process
    decided: int                        # how often both had accepted the move, and the database had to decide


async def raced(urls: Sequence[str], rng: random.Random, rounds: int) -> Races:
    """Two processes get an answer to the same question at the same time, now one of them first, now the other."""
    wins, decided, done = [0, 0], 0, 0
    async with client() as http:
        while done < rounds:
            table = await open_table(http, [lambda: urls[0]], "bul", "pp", rng, 0.0)
            async with AsyncExitStack() as stack:
                lines = [[Line(await stack.enter_async_context(await socket_to(url, table.id))) for url in urls]
                         for _ in table.players]
                for player, pair in zip(table.players, lines):
                    for line in pair:
                        await line.socket.send(json.dumps({"type": "hello", "token": player.token, "lean": True}))
                revision = 1
                while done < rounds and (result := await race(lines, revision, rng, done)) is not None:
                    wins[result[0]] += 1
                    decided += result[1]
                    done, revision = done + 1, revision + 1
    return Races(wins, decided)


async def race(lines: list[list[Line]], revision: int, rng: random.Random, number: int) -> tuple[int, bool] | None:
    """One question, two answers: which line was acknowledged, and did the database decide it?  None: the game is over.

    A process that knows of the other's move says which revision there is now; one that was told by the database
    does not know it.
    """
    for line in itertools.chain(*lines):
        await line.reach(revision)
    pair = next((pair for pair in lines if pair[0].state["options"]), None)
    if pair is None:
        return None
    asks = [line.ask({"type": "choice", "revision": revision, "move": rng.choice(line.state["options"])["move"],
                      "id": number}) for line in pair]
    order = (0, 1) if number % 2 else (1, 0)
    answers = dict(zip(order, await asyncio.gather(*(asks[which] for which in order))))
    kinds = [answers[which]["type"] for which in (0, 1)]
    assert sorted(kinds) == ["ack", "refused"], f"answers to one question: {answers}"
    won = kinds.index("ack")
    assert answers[won]["revision"] == revision + 1
    assert answers[1 - won]["error"] in ("stale", "table-over"), answers       # the other move may have ended the game
    return won, "now" not in answers[1 - won].get("facts", {"now": revision + 1})


# ---------------------------------------------------------------- one of them dies

async def abandoned_bot(http: Any, url: str, store: Store, rng: random.Random) -> tuple[str, int]:
    """A table at which a bot is asked, in the process of this address, where none ever answers."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = (await http.post(f"{url}/api/tables", json={"game": "tzolkin", "name": "Ada", "seats": seats})).json()
    id, head = made["table"]["id"], {"Authorization": f"Bearer {made['token']}"}
    while True:
        state = (await http.get(f"{url}/api/tables/{id}/state?lean=true", headers=head)).json()
        move = {"revision": state["revision"], "move": rng.choice(state["options"])["move"]}
        done = await http.post(f"{url}/api/tables/{id}/choice", headers=head, json=move)
        done.raise_for_status()
        found = await store.load(id)
        assert found is not None
        if found[0].waiting == "bot" or found[0].revision > done.json()["revision"]:
            return id, done.json()["revision"]


async def outlived(servers: list[LiveServer], store: Store, rng: random.Random, kills: int) -> dict[str, float]:
    """Kill the first process while it plays, a bot is asked in it and a clock runs; then this one and that one."""
    urls = [server.url for server in servers]
    wheres = [itertools.cycle(urls[at:] + urls[:at]).__next__ for at in range(3)]      # a broken line: the next one
    crowd = Crowd(wheres, [("tzolkin", "ppp"), ("tzolkin", "ppb"), ("bul", "pp"), ("temple_of_chac", "pp")], rng, 0.01)
    await crowd.start()
    await crowd.until_all_move(3, patience(20))
    async with client() as http:
        begun = time.monotonic()
        bot, revision = await abandoned_bot(http, urls[0], store, rng)
        asked = time.monotonic()
        seconds = max(CLOCK, 3 * (asked - begun))       # it must not run out before the process is killed
        clocked = await open_table(http, [lambda: urls[0]], "tzolkin", "pp", rng, 0.0,
                                   clock={"kind": "move", "seconds": seconds})
        await servers[0].kill()
        assert not await store.overdue_tables(time.time()), "the clock has run out before the process was killed"
        await crowd.until_all_move(5, patience(20))
        await until(lambda: passed(http, urls[1], bot, revision), patience(10))
        taken = time.monotonic() - asked
        await until(lambda: stood_in(http, urls[2], clocked.id), seconds + patience(5))
    await servers[0].start()
    for _ in range(kills):
        server = rng.choice(servers)
        await asyncio.sleep(rng.uniform(0.05, 0.5))
        await crowd.at_next_ack(server.strike, patience(20))
        await server.kill()
        await crowd.until_all_move(2, patience(20))
        await server.start()
    await crowd.stop()
    counts = await check(store, crowd.tables)
    found = await store.load(clocked.id)
    refused = [message for player in crowd.players for message in player.refused]
    assert not refused, refused
    assert found is not None
    at = {step.kind: step.at for step in reversed(found[2])}
    late = at["timeout"] - at["start"] - seconds
    assert 0 <= late < patience(5), f"the clock ran out {late:.1f} s late"
    return {"kills": kills + 1, **counts, "bot taken up after": taken, "clock late by": late}


async def passed(http: Any, url: str, id: str, revision: int) -> bool:
    return bool((await http.get(f"{url}/api/tables/{id}")).json()["revision"] > revision)


async def stood_in(http: Any, url: str, id: str) -> bool:
    """Has a bot taken over for the player who did not play?"""
    return any(seat["bot"] for seat in (await http.get(f"{url}/api/tables/{id}")).json()["seats"])


async def until(true: Any, seconds: float) -> None:
    bound = time.monotonic() + seconds
    while not await true():
        assert time.monotonic() < bound, f"still not after {seconds:.0f} s"
        await asyncio.sleep(0.1)


# ---------------------------------------------------------------- all of it

async def all_of_it(folder: Path, database: str, long: bool) -> dict[str, float]:
    rng = random.Random(SEED)
    store = Store(database)
    try:
        async with processes(folder, database, 3) as servers:
            await store.open()
            urls = [server.url for server in servers]
            late = sorted(await far_apart(urls, store, rng, 200 if long else 15))
            assert late[len(late) // 2] < patience(0.5) and late[-1] < patience(1.0), \
                f"moves reached the others after {late} s"
            races = await raced(urls[:2], rng, 1000 if long else 30)
            assert min(races.wins) and races.decided, f"no race at all: {races}"
            facts = await outlived(servers, store, rng, 20 if long else 1)
    finally:
        await store.close()
    return {"seed": SEED, "seen after p50": late[len(late) // 2], "p99": late[len(late) * 99 // 100], "most": late[-1],
            "races": sum(races.wins), "won by the second": races.wins[1], "by the database": races.decided, **facts}


def test_three_processes_play_as_one(tmp_path: Path, postgres_url: str, long: bool) -> None:
    facts = asyncio.run(all_of_it(tmp_path, postgres_url, long))
    print("\n" + ", ".join(f"{name} {round(value, 3)}" for name, value in facts.items()))
