"""Players at real sockets: they play random legal moves, come back after a break, and remember what they were told.

What they remember is compared with what is stored by `check` in stored.py.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

CPUS: Final = os.cpu_count() or 1
BROKEN: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
AGAIN: Final = 0.1                  # seconds, more or less, until a broken connection is tried again
SOON: Final = 30.0                  # seconds for an answer, on a machine that is busy otherwise
AWAY: Final = ("busy", "database-gone", "database-closed")      # nobody knows whether a move is stored
Where = Callable[[], str]           # the address of a server, which may be another one next time


def busy() -> float:
    """How many times slower everything is because others use this machine, too."""
    return max(1.0, os.getloadavg()[0] / CPUS)


def patience(seconds: float) -> float:
    """How long to wait for something that takes less than this many seconds where nobody else is."""
    return 2.0 * seconds * busy()


class Told(NamedTuple):
    """An acknowledged move: the revision that it led to."""

    revision: int
    move: str


async def socket_to(url: str, table: str) -> ClientConnection:
    """A socket at a table."""
    return await connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live", proxy=None, compression=None,
                         max_size=None, ping_interval=None, open_timeout=SOON, close_timeout=1)


class Player:
    """One seat at one table, through as many connections as it takes."""

    def __init__(self, where: Where, table: str, token: str, seat: int, rng: random.Random, pause: float) -> None:
        self.where, self.table, self.token, self.seat, self.rng, self.pause = where, table, token, seat, rng, pause
        self.revision = 0
        self.phase = "playing"
        self.events: list[dict[str, Any]] = []
        self.sent: list[Told] = []
        self.acked: list[Told] = []
        self.acked_at: dict[int, float] = {}            # when, by revision
        self.took: list[float] = []                     # seconds from a move to its acknowledgement
        self.refused: list[dict[str, Any]] = []
        self.codes: list[int | None] = []               # with which connections were closed
        self.connections = 0
        self.heard: list[tuple[int, float]] = []        # which revision it was told of, and when
        self.playing = True                             # may it move, or does it only watch?
        self.waiting = False                            # is a move on its way?
        self.on_ack: Callable[[], None] = lambda: None  # what happens at the moment a move is acknowledged
        self._asked = -1                                # the revision that it has answered on this connection
        self._sent_at = 0.0
        self.follows = False                            # does it go where it is sent?
        self.sent_to = ""                               # where that is, for one connection
        self.followed = 0
        self.is_brief = seat % 2 == 0                   # one message for a move, with what has changed, as the page?

    async def run(self) -> None:
        """Play until the game is over; to stop it earlier, cancel it."""
        while self.phase in ("playing", "open"):
            try:
                async with await socket_to(self.sent_to or self.where(), self.table) as socket:
                    await self._converse(socket)
            except ConnectionClosed as closed:
                self.codes.append(closed.rcvd.code if closed.rcvd is not None else None)
            except BROKEN:
                self.sent_to = ""                       # not there any more: try the first address again
            self.waiting = False
            await asyncio.sleep(AGAIN * self.rng.uniform(0.5, 1.5))

    async def _converse(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.token, "since": self.revision, "lean": True,
                 "brief": self.is_brief, "differences": self.is_brief, "follow": self.follows and not self.sent_to}
        self.sent_to = ""
        await socket.send(json.dumps(hello))
        self._asked = -1
        self.connections += 1
        while self.phase in ("playing", "open") or self.waiting:    # the end may be told before the last answer
            await self._hear(socket, json.loads(await socket.recv()))

    async def _hear(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "events":
            assert message["revision"] >= self.revision, "what was told has been taken back by a crash"
            self.events = message["events"] if message["anew"] else self.events + message["events"]
            self.revision = message["revision"]
        elif kind == "state":
            assert message["revision"] == self.revision, "a state without the story that led to it"
            self.phase = message["table"]["phase"]
            self.heard.append((self.revision, asyncio.get_running_loop().time()))
            await self._play(socket, message)
        elif kind == "news":
            assert message["revision"] > self.revision and not message["anew"]
            self.events = self.events + message["events"]
            self.revision = message["revision"]
            self.heard.append((self.revision, asyncio.get_running_loop().time()))
            if "ack" in message:
                self._acknowledged(message["ack"], message["revision"])
            await self._play(socket, message)
        elif kind == "ack":
            self._acknowledged(message["id"], message["revision"])
        elif kind == "elsewhere":
            self.sent_to = message["url"]
            self.followed += 1
        else:
            self.waiting = False
            self.refused.append(message)
            if message["error"] in AWAY:
                raise ConnectionResetError              # come back and see what has become of it

    def _acknowledged(self, id: int, revision: int) -> None:
        last = self.sent[-1]
        assert (id, revision) == (len(self.sent), last.revision)
        self.acked.append(last)
        self.on_ack()
        self.acked_at[last.revision] = now = asyncio.get_running_loop().time()
        self.took.append(now - self._sent_at)
        self.waiting = False

    async def _play(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        if not state["options"] or not self.playing or self._asked == state["revision"]:
            return
        self._asked = state["revision"]
        await asyncio.sleep(self.rng.uniform(0, self.pause))
        move = self.rng.choice(state["options"])["move"]
        if not self.playing:
            return
        self.sent.append(Told(state["revision"] + 1, move))
        self.waiting = True
        self._sent_at = asyncio.get_running_loop().time()
        await socket.send(json.dumps({"type": "choice", "revision": state["revision"], "move": move,
                                      "id": len(self.sent)}))

    @property
    def unanswered(self) -> list[Told]:
        """Moves that it does not know the fate of."""
        refused = {message["id"] for message in self.refused}
        return [told for number, told in enumerate(self.sent, 1) if told not in self.acked and number not in refused]


class Table(NamedTuple):
    """A table and those who sit at it."""

    id: str
    game: str
    players: list[Player]
    bots: frozenset[int]

    @property
    def revision(self) -> int:
        return max(player.revision for player in self.players)

    @property
    def is_over(self) -> bool:
        return any(player.phase not in ("playing", "open") for player in self.players)


def client() -> httpx.AsyncClient:
    """A client for what goes over HTTP."""
    return httpx.AsyncClient(trust_env=False, timeout=SOON)


async def open_table(http: httpx.AsyncClient, wheres: Sequence[Where], game: str, seats: str, rng: random.Random,
                     pause: float, **more: Any) -> Table:
    """A table with people (p) and random bots (b); the first seat is a person's, each of them at the next address."""
    kinds: list[dict[str, str]] = [{"kind": "bot", "bot": "random"} if kind == "b" else {"kind": "open"}
                                   for kind in seats]
    kinds[0] = {"kind": "me"}
    made = await http.post(f"{wheres[0]()}/api/tables", json={"game": game, "name": "Ada", "seats": kinds, **more})
    made.raise_for_status()
    id = made.json()["table"]["id"]
    tokens = {0: made.json()["token"]}
    for seat in (number for number, kind in enumerate(seats) if kind == "p" and number):
        joined = await http.post(f"{wheres[0]()}/api/tables/{id}/join", json={"name": f"P{seat}"})
        joined.raise_for_status()
        tokens[seat] = joined.json()["token"]
    players = [Player(wheres[seat % len(wheres)], id, token, seat, random.Random(rng.random()), pause)
               for seat, token in tokens.items()]
    return Table(id, game, players, frozenset(seat for seat, kind in enumerate(seats) if kind == "b"))


class Crowd:
    """Many tables that are played at once; where a game ends, another one begins."""

    def __init__(self, wheres: Sequence[Where], plan: Sequence[tuple[str, str]], rng: random.Random,
                 pause: float) -> None:
        self.wheres, self.plan, self.rng, self.pause = wheres, plan, rng, pause
        self.tables: list[Table] = []
        self.current: dict[int, Table] = {}             # the running one of each entry of the plan
        self._tasks: list[asyncio.Task[None]] = []
        self._at_ack: list[Callable[[], None]] = []

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table.players]

    async def start(self) -> None:
        """Open all tables, and let everybody play."""
        async with client() as http:
            for place in range(len(self.plan)):
                await self._open(http, place)
        self._tasks = [asyncio.create_task(self._keep(place)) for place in range(len(self.plan))]

    async def _open(self, http: httpx.AsyncClient, place: int) -> Table:
        game, seats = self.plan[place]
        table = await open_table(http, self.wheres, game, seats, self.rng, self.pause)
        for player in table.players:
            player.on_ack = self._acked
        self.tables.append(table)
        self.current[place] = table
        return table

    async def _keep(self, place: int) -> None:
        async with client() as http:
            while True:
                table = self.current[place]
                async with asyncio.TaskGroup() as group:
                    for player in table.players:
                        group.create_task(player.run())
                while self.current[place] is table:
                    try:
                        await self._open(http, place)
                    except httpx.HTTPError:
                        await asyncio.sleep(AGAIN * self.rng.uniform(0.5, 1.5))

    def check_running(self) -> None:
        """Raise what has gone wrong with a player, at once."""
        for task in self._tasks:
            if task.done():
                task.result()

    def _acked(self) -> None:
        while self._at_ack:
            self._at_ack.pop()()

    async def at_next_ack(self, act: Callable[[], None], seconds: float) -> None:
        """Do something at the very moment at which the next move of anybody is acknowledged."""
        done = asyncio.Event()
        self._at_ack += [done.set, act]
        async with asyncio.timeout(seconds):
            await done.wait()

    async def until_all_move(self, steps: int, seconds: float) -> None:
        """Wait until every table has gone on by this many steps, or is over and another one has begun."""
        before = {table.id: table.revision for table in self.current.values()}
        bound = asyncio.get_running_loop().time() + seconds
        while stuck := [table for table in self.current.values()
                        if not table.is_over and table.revision < before.get(table.id, 0) + steps]:
            self.check_running()
            facts = [(table.id, table.game, table.revision, before.get(table.id)) for table in stuck]
            assert asyncio.get_running_loop().time() < bound, f"these tables do not go on: {facts}"
            await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """Everybody goes home, as soon as the last moves are answered."""
        self.check_running()
        for player in self.players:
            player.playing = False
        while any(player.waiting and player.phase == "playing" for player in self.players):
            await asyncio.sleep(0.05)
            self.check_running()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
