"""A real server for tests of tables: it listens on loopback in a thread, with a clock that can be set forward.

`House` is that server, `Player` somebody who holds a token (or none) at one table, over HTTP and over a real socket.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from sacbe.server.app.build import build
from sacbe.server.app.main import limits_of
from sacbe.server.http.connection.listener import HttpListener
from sacbe.server.settings import Settings
from sacbe.server.storage.rows import StepRow
from sacbe.server.tables.core.table import LiveTable
from support.server.live_server import own_port
from support.server.loops import SkippingLoop

__all__ = ["house", "late_house"]

Data = dict[str, Any]
PATIENCE = 90.0              # the bots give way to everything else on a busy machine
SOLO = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
PAIR = [{"kind": "me"}, {"kind": "open"}]


class House:
    """A server that runs."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        flags = {"data": str(folder), "workers": 1, "requests_per_minute": 0, "seat_per_minute": 0,
                 "chats_per_minute": 0, "max_tables_per_address": 0, "max_studies_per_address": 0,
                 "max_connections_per_address": 0, "connections_per_minute": 0,
                 "logins_per_minute": 0, "log_level": "error",
                 **changes}
        settings = Settings.load(flags, {})
        self.settings = replace(settings, port=own_port())
        self.ahead = 0.0                        # seconds by which its clock is ahead of ours
        self.file = folder / "sacbe.db"
        self._ready = threading.Event()
        self._loop = SkippingLoop()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),), daemon=True)

    def __enter__(self) -> House:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        self.url = f"127.0.0.1:{self.settings.port}"
        self.http = httpx.Client(base_url=f"http://{self.url}", timeout=PATIENCE)
        wait_for(self._answers)
        return self

    def _answers(self) -> bool:
        try:
            return self.http.get("/health").status_code == 200
        except httpx.TransportError:
            return False

    def __exit__(self, *error: object) -> None:
        self.http.close()
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    async def _serve(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._stop = asyncio.Event()
        app = build(self.settings)
        async with app.lifespan():
            self.scheduler, self.coaching = app.state.scheduler, app.state.coaching
            self.reviewing, self.studies = app.state.reviewing, app.state.studies
            self.ratings, self.contests = app.state.ratings, app.state.contests
            self.strangers, self.accounts, self.puzzles = app.state.strangers, app.state.accounts, app.state.puzzles
            self.mailer, self.resets = app.state.mailer, app.state.resets
            self.guard, self.sockets = app.state.guard, app.state.sockets
            self.tables = self.scheduler.tables
            self.tables.now = lambda: time.time() + self.ahead
            self.listener = HttpListener(app, limits_of(self.settings, 0), app.state.sockets)
            await self.listener.start("127.0.0.1", self.settings.port)
            self._ready.set()
            await self._stop.wait()
            await app.state.guard.drain(2.0)
            await self.listener.stop(0.5)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something in the server's own thread."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def skip(self, seconds: float) -> None:
        """Set the clock forward, and let the server look at it."""
        self.ahead += seconds
        self._loop.call_soon_threadsafe(self.scheduler.alarm.set)

    def wait_out(self, seconds: float) -> None:
        """Let everything happen for which the server has set itself a time of so many seconds, or fewer."""
        self._loop.skip(seconds)

    # ------------------------------------------------------------ what is stored

    def stored(self, id: str) -> tuple[Data, list[Data], list[StepRow]]:
        """The header, the seats and the steps of a table as the database has them."""
        row, seats, steps = self.run(self.tables.store.load(id))
        return to_data(row), [to_data(seat) for seat in seats], steps

    def steps(self, id: str) -> list[StepRow]:
        return self.stored(id)[2]

    def fold(self, id: str) -> LiveTable:
        """The table made again from what is stored, in the test's own thread."""
        return LiveTable(*self.run(self.tables.store.load(id)))

    def forget(self, id: str) -> None:
        """Forget a table as a restart would: nothing of it is in memory."""
        async def work() -> None:
            self.tables.entries.pop(id, None)

        self.run(work())

    # ------------------------------------------------------------ opening

    def post(self, path: str, body: Any = None, token: str = "", **headers: str) -> httpx.Response:
        return self.http.post(path, json=body, headers={**auth(token), **headers})

    def get(self, path: str, token: str = "", **query: Any) -> httpx.Response:
        return self.http.get(path, params=query, headers=auth(token))

    def open(self, game: str = "bul", seats: Any = PAIR, login: str = "", **more: Any) -> Player:
        """A new table, and the one who opened it."""
        body = {"game": game, "seats": seats, "name": "Ann", **more}
        return self.opened(self.post("/api/tables", body, login))

    def opened(self, answer: httpx.Response) -> Player:
        assert answer.status_code == 201, answer.text
        found = answer.json()
        return Player(self, found["table"]["id"], found["token"], found["seat"])

    def join(self, id: str, name: str = "Bob", seat: str | None = None, login: str = "") -> Player:
        answer = self.post(f"/api/tables/{id}/join", {"name": name, "seat": seat}, login)
        assert answer.status_code == 201, answer.text
        found = answer.json()
        return Player(self, id, found["token"], found["seat"])

    def pair(self, game: str = "bul", **more: Any) -> tuple[Player, Player]:
        """A table at which two people play."""
        one = self.open(game, **more)
        return one, self.join(one.id)


class Player:
    """Somebody who holds a token at a table."""

    def __init__(self, house: House, id: str, token: str = "", seat: str | None = None) -> None:
        self.house = house
        self.id = id
        self.token = token
        self.seat = seat

    def get(self, what: str, **query: Any) -> httpx.Response:
        return self.house.get(f"/api/tables/{self.id}/{what}", self.token, **query)

    def post(self, kind: str, /, **body: Any) -> httpx.Response:
        return self.house.post(f"/api/tables/{self.id}/{kind}", body, self.token)

    def bare(self, what: str) -> httpx.Response:
        """An act that says nothing more."""
        return self.house.post(f"/api/tables/{self.id}/{what}", None, self.token)

    def state(self, lean: bool = True) -> Data:
        answer = self.get("state", lean=lean)
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    @property
    def revision(self) -> int:
        return int(self.state()["revision"])

    def act(self, kind: str, /, **body: Any) -> int:
        """Do something at the newest revision that must be possible; again if a bot has moved meanwhile."""
        answer = self.post(kind, **{"revision": self.revision, **body})
        while answer.status_code == 409 and answer.json()["error"] == "stale" and "revision" not in body:
            answer = self.post(kind, **{"revision": self.revision, **body})
        assert answer.status_code == 200, answer.text
        return int(answer.json()["revision"])

    def refused(self, kind: str, key: str, status: int = 400, /, **body: Any) -> Data:
        """Try something that must not be possible, and must change nothing."""
        before = self.house.stored(self.id)
        answer = self.post(kind, **{"revision": self.revision, **body})
        return refused(answer, key, status, self.house, self.id, before)

    def refused_bare(self, what: str, key: str, status: int = 400) -> Data:
        before = self.house.stored(self.id)
        return refused(self.bare(what), key, status, self.house, self.id, before)

    def play(self, pick: Callable[[list[str]], str] = lambda moves: moves[0]) -> int:
        """Answer the question with one of its options."""
        state = self.state()
        return self.act("choice", revision=state["revision"], move=pick([row["move"] for row in state["options"]]))

    def await_turn(self) -> Data:
        """The state when this seat is asked, or when the game has ended."""
        return wait_for(lambda: found if (found := self.state())["options"] or found["table"]["phase"] != "playing"
                        else None)

    def await_news(self, known: int) -> None:
        """Until there is a newer revision."""
        wait_for(lambda: self.revision > known)

    @contextmanager
    def socket(self, since: int = 0, lean: bool = True, **more: Any) -> Iterator[Wire]:
        """A connection that has said hello."""
        with wired(self.house, self.id) as wire:
            wire.send(type="hello", token=self.token, since=since, lean=lean, **more)
            yield wire


class Wire:
    """A real socket; messages that were not asked for are kept until they are."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.kept: list[Data] = []
        self.all: list[str] = []

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def next(self, *kinds: str, timeout: float = PATIENCE, **facts: Any) -> Data:
        """The next message of one of these kinds with these facts; the others stay in their order."""
        for at, message in enumerate(self.kept):
            if fits(message, kinds, facts):
                return self.kept.pop(at)
        end = time.monotonic() + timeout
        while True:
            text = self.socket.recv(max(0.0, end - time.monotonic()))
            assert isinstance(text, str)
            self.all.append(text)
            message = json.loads(text)
            if fits(message, kinds, facts):
                return dict(message)
            self.kept.append(message)

    def news(self, revision: int) -> tuple[list[Data], Data]:
        """All events up to a revision, and the state then."""
        told = []
        while True:
            told.append(self.next("events"))
            state = self.next("state")
            if state["revision"] >= revision:
                return told, state

    def quiet(self, seconds: float = 0.15) -> bool:
        """Does nothing come?"""
        try:
            text = self.socket.recv(seconds)
        except TimeoutError:
            return not self.kept
        self.kept.append(json.loads(text))
        return False

    def ask(self, **message: Any) -> Data:
        """Send, and the answer to it."""
        self.send(id=7, **message)
        return self.next("ack", "refused", "why", "pong", id=7)

    def closed(self) -> tuple[int, str]:
        """Wait for the end; its code and reason."""
        try:
            while True:
                self.all.append(str(self.socket.recv(PATIENCE)))
        except ConnectionClosed as end:
            assert end.rcvd is not None
            return end.rcvd.code, end.rcvd.reason


@contextmanager
def wired(house: House, id: str) -> Iterator[Wire]:
    """A connection on which nothing was said yet."""
    with connect(f"ws://{house.url}/api/tables/{id}/live", proxy=None, open_timeout=PATIENCE, close_timeout=1,
                 max_size=None) as socket:
        yield Wire(socket)


def fits(message: Data, kinds: tuple[str, ...], facts: Data) -> bool:
    return message["type"] in kinds and all(message.get(name) == value for name, value in facts.items())


def auth(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def to_data(row: Any) -> Data:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def refused(answer: httpx.Response, key: str, status: int, house: House, id: str, before: Any) -> Data:
    """A refusal says why, and has changed nothing."""
    found: Data = answer.json()
    assert (answer.status_code, found["error"]) == (status, key), answer.text
    assert found["text"] and "problem-" not in found["text"]
    assert house.stored(id) == before
    return found


def wait_for(look: Callable[[], Any], seconds: float = 3 * PATIENCE) -> Any:
    """What a look finds as soon as it finds something; the longer it takes, the rarer the looks."""
    begun, pause = time.monotonic(), 0.01
    while not (found := look()):
        assert time.monotonic() < begun + seconds, "it has not come"
        time.sleep(pause)
        pause = min(0.2, 1.3 * pause)
    return found


def asked(*players: Player) -> tuple[Player, ...]:
    """The players, the one who is asked first."""
    state = players[0].state()
    return tuple(sorted(players, key=lambda one: one.seat != (state["ask"] or {}).get("seat")))


def play_out(*players: Player, seed: int = 1, most: int = 4000) -> Data:
    """Random moves to the end."""
    drawn, one = random.Random(seed), players[0]
    for _ in range(most):
        state = one.state()
        if state["table"]["phase"] != "playing":
            return state
        if state["options"]:
            one.post("choice", revision=state["revision"], move=drawn.choice(state["options"])["move"])
            continue
        asked = next((other for other in players if other.seat == state["ask"]["seat"]), None)
        if asked is None or asked is one:
            one.await_news(state["revision"])   # a bot thinks
        one = asked or one
    raise AssertionError("the game does not end")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests share which need nothing special."""
    with House(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
def late_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of one chapter of tests, whose clock may be set forward."""
    with House(tmp_path_factory.mktemp("late")) as found:
        yield found
