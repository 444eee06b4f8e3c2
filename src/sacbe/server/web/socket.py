"""The socket of a table: one client, kept up to date with what it may see, and answered when it acts.

Two tasks share a connection: one reads and answers messages, the other waits for the table to change and sends what
is new.  A client that is slow gets the newest state when it is ready, not every state in between.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from sacbe import words
from sacbe.kernel.errors import Problem
from sacbe.server import metrics, serialize
from sacbe.server.acts import Acts
from sacbe.server.hub import OTHER, Wake, login_topic
from sacbe.server.live import Live
from sacbe.server.serialize import PARTS, Reader
from sacbe.server.tables import Tables
from sacbe.server.web import messages as m
from sacbe.server.web.access import Access, Access_, Acts_, TableId, Tables_
from sacbe.server.web.guard import RESTARTING, Bucket
from sacbe.server.web.play import said, spoken
from sacbe.server.web.problems import fault, problem_of, status_of

HELLO_SECONDS: Final = 10.0             # within which a client must say who it is
LOOK_AGAIN: Final = 300.0               # seconds between two looks whether a login still lasts
WRONG: Final = 30.0                     # wrong messages a minute, before the connection is closed
POLICY: Final = 1008
LATER: Final = 1013                     # something behind the server is away for a while: come back
ELSEWHERE: Final = 4308                 # go to the address that was told
CHATS: Final = 100
LOG: Final = structlog.get_logger("sacbe.socket")
AnySocket = WebSocket[Any, Any, Any]


class Elsewhere(Exception):
    """The table belongs to another process, and the client can go there."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.url = url


class Client:
    """One connection to one table."""

    def __init__(self, socket: AnySocket, id: str, tables: Tables, acts: Acts, access: Access) -> None:
        self.socket: Final = socket
        self.id: Final = id
        self.tables: Final = tables
        self.acts: Final = acts
        self.access: Final = access
        self.reader = Reader(None)
        self.held: str | None = None            # by which token its seat was held when it said hello
        self.login: str | None = None           # the account by whose login it is here
        self.token = ""                         # of that login
        self.is_settled = False                 # can its seat no longer become another's?
        self.brief = False                      # one message for a move?
        self.known = 0                          # the revision the client has
        self.later: float | None = None         # when a watcher who is behind may see more
        self.heard = 0                          # the last line of talk it has
        self.wrong: Final = Bucket(WRONG, burst=WRONG)
        self.pings: Final = Bucket(access.seats.rate)
        self.sending: Final = asyncio.Lock()
        self.answering: Final = asyncio.Lock()  # held from a message to its answer

    async def send(self, *data: Any) -> None:
        """Messages that belong together: what somebody else sends meanwhile comes before or after them."""
        async with self.sending:
            for message in data:
                await self.socket.send_data(msgspec.json.encode(message), mode="text")

    async def receive(self) -> m.Sent:
        return m.read(await self.socket.receive_data(mode="text"))

    # ------------------------------------------------------------ hello

    async def greet(self) -> None:
        """The first message says who looks; then everything that is new since its revision is sent."""
        try:
            hello = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except TimeoutError:
            raise Problem("no-hello") from None
        if not isinstance(hello, m.Hello):
            raise Problem("no-hello")
        if hello.follow and (url := self.access.elsewhere(self.id)):
            raise Elsewhere(url)
        lang = hello.lang if hello.lang in words.LANGUAGES else words.language()
        async with self.tables.table(self.id) as live:
            seat, self.login = await self.access.found(live, hello.token)
            if hello.token and seat is None:
                raise Problem("forbidden-seat")
            self.token = "" if self.login is None else hello.token
            self.reader = Reader(seat, lang, hello.lean, frozenset(PARTS if hello.words is None else hello.words),
                                 hello.differences)
            self.held = None if seat is None else live.seats[seat].token_hash
            self.known = hello.since
            data = self._news(live)
            self.brief = hello.brief            # not before it knows the whole table
        await self._tell(data, True)

    async def stay(self) -> None:
        """For as long as the login lasts by which it is here; who has the token of a seat needs none."""
        if self.login is None:
            await asyncio.Event().wait()
        async with self.tables.hub.listen(login_topic(self.login or "")) as wake:
            while await self.access.account(self.token) == self.login:
                with suppress(TimeoutError):
                    await asyncio.wait_for(wake.wait(), LOOK_AGAIN)
        raise Problem("login-ended")

    def _seen(self, live: Live) -> tuple[Live, float | None]:
        """The table as its reader may see it; a seat that was given up is no longer theirs."""
        seat = self.reader.seat
        if seat is None:
            return self.tables.behind(live)
        if live.seats[seat].token_hash != self.held:
            raise Problem("forbidden-seat")
        self.is_settled = live.phase != "open"
        return live, None

    def _news(self, live: Live) -> list[Any]:
        """What has changed for its reader."""
        seen, self.later = self._seen(live)
        if self.brief and (news := serialize.news_of(seen, self.reader, self.known, self.tables.now())) is not None:
            self.known = seen.revision
            return [news]
        events = serialize.events_of(seen, self.reader, self.known)
        self.known = seen.revision
        return [events, serialize.state_of(seen, self.reader, self.tables.now())]

    async def _tell(self, data: list[Any], is_talk: bool) -> None:
        await self.send(*data)
        for row in await self.tables.store.chats(self.id, self.heard, CHATS) if is_talk else ():
            self.heard = row.id
            await self.send({"type": "chat", **msgspec.to_builtins(said(row, self._names))})

    @property
    def _names(self) -> tuple[str, ...]:
        entry = self.tables.entries.get(self.id)
        return entry.live.box.seats if entry is not None and entry.live is not None else ()

    # ------------------------------------------------------------ what is new

    async def follow(self, wake: Wake) -> None:
        """Send whatever changes, when it changes, or for watchers when they may see it."""
        while True:
            told = await self._told(wake)
            if 0 < told <= self.known and self.later is None and not wake.stirred:
                continue                        # that went out with the acknowledgement
            live = self.tables.at_hand(self.id, told) if told > 0 else None
            if live is not None:
                data = self._changed(live)
            else:
                async with self.tables.table(self.id) as live:
                    data = self._changed(live)
            is_talk, wake.stirred = wake.stirred, False
            await self._tell(data, is_talk)

    async def _told(self, wake: Wake) -> int:
        """Wait until something happens, or until a watcher who is behind may see more."""
        if self.later is None:
            return await wake.wait()
        try:
            return await asyncio.wait_for(wake.wait(), max(0.05, self.later - self.tables.now()))
        except TimeoutError:
            return OTHER

    def _changed(self, live: Live) -> list[Any]:
        seen, self.later = self._seen(live)
        return self._news(live) if seen.revision != self.known else []

    # ------------------------------------------------------------ what the client wants

    async def listen(self) -> None:
        """Answer every message."""
        while True:
            text = await self.socket.receive_data(mode="text")
            async with self.answering:
                await self._answer(text)

    async def _answer(self, text: str) -> None:
        id: m.Id = None
        started = time.perf_counter()
        try:
            message = m.read(text)
            id = message.id
            await self.answer(message)
            metrics.ACK.observe(time.perf_counter() - started)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            id = m.id_of(text) if id is None else id
            await self.refuse(problem_of(error), id)

    async def refuse(self, problem: Problem, id: m.Id) -> None:
        """Say why not; close the connection of a client that sends nothing but nonsense."""
        with words.speaking(self.reader.lang):
            found = fault(problem)
        metrics.REFUSALS.labels(found.error if not found.rule else "rule").inc()
        await self.send({"type": "refused", "id": id, **msgspec.to_builtins(found)})
        if not self.wrong.take():
            raise Problem("too-many-wrong")

    async def answer(self, message: m.Sent) -> None:
        if isinstance(message, m.Ping):
            if not self.pings.take():
                raise Problem("too-many-requests", seconds=self.pings.wait())
            await self.send({"type": "pong", "id": message.id, "now": self.tables.now()})
            return
        if isinstance(message, m.Hello):
            raise Problem("hello-twice")
        seat = self.reader.seat
        if seat is None:
            raise Problem("login-needed")
        self.access.seats.take(f"{self.id} {seat}")
        if not self.is_settled:
            async with self.tables.table(self.id) as live:
                self._seen(live)
        if isinstance(message, m.Why):
            async with self.tables.table(self.id) as live:
                found = serialize.why(live, self.reader, message.move)
            await self.send({"id": message.id, **found})        # a client that does not read holds up nobody else
        elif isinstance(message, m.Refusals):
            async with self.tables.table(self.id) as live:
                refused, at = serialize.refused(live, self.reader), live.revision
            await self.send({"type": "refusals", "id": message.id, "revision": at, "refused": refused})
        elif isinstance(message, m.Chat):
            line = await spoken(self.tables, self.access, self.id, seat, message.text)
            await self.send({"type": "ack", "id": message.id, "chat": line.id})
        else:
            revision = await self.act(message, seat)
            if not self.brief or not await self._acknowledge(message.id, revision):
                await self.send({"type": "ack", "id": message.id, "revision": revision})

    async def _acknowledge(self, id: m.Id, revision: int) -> bool:
        """The acknowledgement and what the move has changed in one message, if it can be said so."""
        live = self.tables.at_hand(self.id, revision)
        news = None if live is None else serialize.news_of(live, self.reader, self.known, self.tables.now())
        if live is None or news is None:
            return False
        self.known = live.revision
        await self.send({**news, "ack": id})
        return True

    async def act(self, message: m.Act, seat: int) -> int:
        """Do what a seat can do; returns the revision after it is stored."""
        acts, id = self.acts, self.id
        if isinstance(message, m.Choose):
            return await acts.choose(id, seat, message.revision, message.move)
        if isinstance(message, m.UndoMessage):
            return await acts.undo(id, seat, message.revision, message.to)
        if isinstance(message, m.Restart):
            return await acts.restart(id, seat, message.revision)
        if isinstance(message, m.Redo):
            return await acts.redo(id, seat, message.revision)
        if isinstance(message, m.OfferMessage):
            return await acts.offer(id, seat, message.revision, message.what, message.to)
        if isinstance(message, m.Answer):
            return await acts.answer(id, seat, message.revision, message.agree)
        if isinstance(message, m.Resume):
            return await acts.resume(id, seat, message.revision)
        if isinstance(message, m.Back):
            return await acts.back(id, seat)
        return await acts.leave(id, seat, isinstance(message, m.Resign))


@websocket("/api/tables/{id:str}/live")
async def live(socket: AnySocket, id: TableId, tables: Tables_, acts: Acts_, access: Access_) -> None:
    """Follow a table and play at it."""
    await socket.accept()
    client = Client(socket, id, tables, acts, access)
    code, reason = 1000, ""
    try:
        async with tables.hub.listen(id) as wake:
            await until_one_ends(client.greet(), closing(client))
            if not socket.app.state.guard.closing.is_set():
                await until_one_ends(client.follow(wake), client.listen(), client.stay(), closing(client))
            code = RESTARTING
    except WebSocketDisconnect:
        return
    except Elsewhere as found:
        code, reason = ELSEWHERE, "elsewhere"
        with suppress(Exception):
            await client.send({"type": "elsewhere", "url": found.url})
    except Exception as error:
        problem = problem_of(error)
        code, reason = LATER if status_of(problem.key) == 503 else POLICY, problem.key
        with suppress(Exception):
            await client.send({"type": "refused", "id": None, **msgspec.to_builtins(fault(problem))})
    with suppress(Exception):
        await socket.close(code=code, reason=reason)


async def closing(client: Client) -> None:
    """Wait for the server to end, and for the answer that is under way: what is stored is acknowledged, too."""
    await client.socket.app.state.guard.closing.wait()
    await client.answering.acquire()


async def until_one_ends(*works: Any) -> None:
    """Run until one ends, then end the others; what it raised is raised."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


ROUTES: Final = (live,)
