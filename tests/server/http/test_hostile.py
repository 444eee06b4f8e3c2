"""What players notice while thousands of hostile connections come, stay, ask, talk nonsense and come again.

The short form checks what is counted: nobody's move is lost or refused, nobody who plays is cut, and strangers have no
more places than they may.  With --long it also measures, on a server of its own, with 5,000 connections of one address
and 1,000 of as many addresses; the figures come with -s.  They depend on what else the machine does, so none is tested.
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import httpx
import pytest

from support.server.hostile import KINDS, ONE, HostileProcess
from support.server.listeners import until
from support.server.live_server import LiveServer
from support.server.players import Crowd, patience
from support.server.tables import House

pytestmark = pytest.mark.once

PLACES = 40
TABLES = [("tzolkin", "pp"), ("bul", "pp"), ("tzolkin", "pp"), ("bul", "pp"), ("tzolkin", "pp")]
SECONDS = 8.0                   # of each measurement
ROUNDS = 3                      # of quiet and hostile ones in turn
TICK = os.sysconf("SC_CLK_TCK")


def check_players(crowd: Crowd) -> None:
    """Everybody has stayed on one connection, and every move of theirs was taken."""
    for player in crowd.players:
        assert (player.refused, player.codes, player.unanswered) == ([], [], [])
        assert player.connections == 1 and player.acked == player.sent


def test_players_stay_and_strangers_have_no_more_than_their_places(tmp_path: Path) -> None:
    with House(tmp_path, max_connections_per_address=PLACES, connections_per_minute=600, requests_per_minute=600,
               max_sockets_per_address=PLACES, head_seconds=1.0) as house:
        asyncio.run(play_beside_strangers(house))
        assert house.get("/health").status_code == 200


async def play_beside_strangers(house: House) -> None:
    crowd = Crowd([lambda: house.settings.url], TABLES, random.Random(7), 0.05)
    places, most = house.listener.places, 0
    await crowd.start()
    async with HostileProcess(port=house.settings.port, table=crowd.tables[0].id, one=300, many=60,
                              kinds=list(KINDS), seconds=600.0) as strangers:
        for _ in range(3):                              # each stranger comes, is cut or left, and comes again
            cut = strangers.facts["cut"]
            await until(lambda cut=cut: strangers.facts["cut"] > cut + 300)
            most = max(most, places.of.get(ONE, 0))
            await crowd.until_all_move(2, patience(60))
        await until(lambda: strangers.most["inside"] > PLACES and strangers.facts["heard"] > 10_000)
    await crowd.stop()
    check_players(crowd)
    assert 0 < most <= PLACES
    await until(lambda: places.of.get(ONE, 0) == 0)


# ---------------------------------------------------------------- figures

@pytest.mark.parametrize("kinds", [["silent", "half head", "half body", "half message"],
                                   ["requests"], ["fuzzed HTTP", "fuzzed frames"], ["pings", "messages"]], ids=" ".join)
def test_moves_beside_six_thousand_strangers(tmp_path: Path, kinds: list[str], long: bool) -> None:
    if not long:
        pytest.skip("only with --long")
    asyncio.run(measure(tmp_path, kinds))


async def measure(folder: Path, kinds: list[str]) -> None:
    server = LiveServer(folder, f"sqlite:///{folder}/sacbe.db", requests_per_minute=600, connections_per_minute=1000,
                        max_connections_per_address=250, max_sockets_per_address=100)
    try:
        await server.start()
        crowd = Crowd([lambda: server.url], TABLES, random.Random(7), 0.2)
        await crowd.start()
        await crowd.until_all_move(3, patience(60))
        quiet, hostile = Window(crowd, server.pid), Window(crowd, server.pid)
        for _ in range(ROUNDS):
            await quiet.watch()
            async with HostileProcess(port=int(server.flags["port"]), table=crowd.tables[0].id, one=5000, many=1000,
                                      kinds=kinds, seconds=600.0) as strangers:
                await until(lambda strangers=strangers: strangers.facts["opened"] >= 6000)
                await hostile.watch()
                await crowd.until_all_move(1, patience(60))
        async with httpx.AsyncClient(trust_env=False) as http:
            assert (await http.get(f"{server.url}/health", timeout=patience(30))).status_code == 200
        await crowd.stop()
        check_players(crowd)
        print(f"\n{', '.join(kinds)}: p99 {hostile.p99 / quiet.p99:.1f} times the usual"
              f"\n  alone   {quiet}\n  beside  {hostile}")
    finally:
        await server.close()


class Window:
    """What is measured while somebody watches: moves, and the CPU of the server."""

    def __init__(self, crowd: Crowd, pid: int) -> None:
        self.crowd, self.pid = crowd, pid
        self.took: list[float] = []
        self.cpu = self.seconds = 0.0

    async def watch(self) -> None:
        before, spent = {id(player): len(player.took) for player in self.crowd.players}, cpu_seconds(self.pid)
        await asyncio.sleep(SECONDS)
        self.cpu += cpu_seconds(self.pid) - spent
        self.seconds += SECONDS
        for player in self.crowd.players:
            self.took += player.took[before.get(id(player), 0):]

    def quantile(self, part: float) -> float:
        return sorted(self.took)[int(part * (len(self.took) - 1))]

    @property
    def p99(self) -> float:
        return self.quantile(0.99)

    def __str__(self) -> str:
        return (f"{len(self.took)} moves, p50 {self.quantile(0.5) * 1000:.1f} ms, p99 {self.p99 * 1000:.1f} ms, "
                f"{self.cpu / len(self.took) * 1000:.1f} ms of CPU a move, {self.cpu / self.seconds:.0%} of a core")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK
