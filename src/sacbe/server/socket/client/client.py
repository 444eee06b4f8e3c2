"""The socket of a table: one client, which gets what changes for it, and an answer to each message.

A move is handled in the call that brings its frame, if its table is in memory and free, and answered in the call that
reports its commit; whatever has to wait runs as a task.  A slow client gets only the newest state when it is ready.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from sacbe.kernel.errors import Problem
from sacbe.presentation.language import words
from sacbe.server.access.chat import ChatReader, chat_reader, post_chat, read_lines, render_chat
from sacbe.server.access.dependencies import Access
from sacbe.server.api.errors import as_problem, render_problem, status_code
from sacbe.server.cluster.event_bus import Subscription
from sacbe.server.http.websocket.frames import TEXT
from sacbe.server.http.websocket.websocket import WebSocket
from sacbe.server.observability import metrics
from sacbe.server.security.language import load_language
from sacbe.server.security.middleware import RESTARTING
from sacbe.server.security.rate_limit import TokenBucket
from sacbe.server.socket import messages as m
from sacbe.server.socket.seat_actions import find_refusals, perform_action, watch_login
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.manager import Tables
from sacbe.server.views import table_view
from sacbe.server.views.table_view import PARTS, TableReader

WRONG: Final = 30.0                     # wrong messages a minute, before the connection is closed
POLICY: Final = 1008
LATER: Final = 1013                     # something behind the server is away for a while: come back
ELSEWHERE: Final = 4308                 # connect to the address that was sent
CHATS: Final = 100
ENCODER: Final = msgspec.json.Encoder()


@mypyc_attr(allow_interpreted_subclasses=True)
class TableClient:
    """The connection of one client to one table."""

    __slots__ = (
        "_chat_timer",
        "_is_due",
        "_is_late",
        "_timer",
        "access",
        "acts",
        "answering",
        "brief",
        "following",
        "held",
        "id",
        "is_ending",
        "is_greeted",
        "is_moving",
        "is_over",
        "is_settled",
        "known",
        "later",
        "left",
        "login",
        "loop",
        "names",
        "pings",
        "reader",
        "socket",
        "staying",
        "subscription",
        "tables",
        "talk",
        "token",
        "wrong",
    )

    def __init__(self, socket: WebSocket, id: str, tables: Tables, acts: TableActions, access: Access, lang: str = "en",
                 left: Callable[[TableClient], None] | None = None) -> None:
        self.socket: Final = socket
        self.id: Final = id
        self.tables: Final = tables
        self.acts: Final = acts
        self.access: Final = access
        self.left: Final = left                 # called when it is gone
        self.loop: Final = asyncio.get_running_loop()
        self.subscription: Final = Subscription(self._on_news)
        self.reader = TableReader(None, lang)
        self.held: str | None = None            # the hash of the token that held its seat at the hello
        self.login: str | None = None           # the account by whose login it is here
        self.token = ""                         # of that login
        self.is_settled = False                 # can its seat no longer become another's?
        self.brief = False                      # one message for a move?
        self.names: tuple[str, ...] = ()        # of the seats
        self.known = 0                          # the revision the client has
        self.later: float | None = None         # when a watcher who is behind may see more
        self.talk = ChatReader()                # the chat lines it has
        self.wrong: Final = TokenBucket(WRONG, burst=WRONG)
        self.pings: Final = TokenBucket(access.seats.rate)
        self.is_greeted = False
        self.is_moving = False                  # is a move of it on its way to the disk?
        self.is_ending = False                  # does the server end?
        self.is_over = False
        self.answering: asyncio.Task[None] | None = None
        self.following: asyncio.Task[None] | None = None
        self.staying: asyncio.Task[None] | None = None
        self._is_due = False                    # will it look for news by itself?
        self._is_late = False                   # may a watcher who is behind see more now?
        self._timer: asyncio.TimerHandle | None = None
        self._chat_timer: asyncio.TimerHandle | None = None

    def send(self, *data: Any) -> None:
        """Send messages in one write."""
        if data:
            self.socket.send(*map(ENCODER.encode, data))

    # ------------------------------------------------------------ beginning and end

    def begin(self) -> None:
        """Accept the socket, subscribe to the table, and wait for the client's hello."""
        self.socket.user = self
        self.socket.accept()
        self.tables.hub.add_subscription(self.id, self.subscription)
        self._timer = self.loop.call_later(self.socket.connection.limits.head_seconds, self.fail, Problem("no-hello"))

    def shut_down(self) -> None:
        """Close for the server's end, after a running answer: what is stored is acknowledged first."""
        self.is_ending = True
        if not self.is_greeted or (self.answering is None and not self.is_moving):
            self.close(RESTARTING, "")

    def fail(self, error: Exception) -> None:
        """Send an error and close the connection."""
        if self.is_over:
            return
        problem = as_problem(error)
        with words.use_language(self.reader.lang):
            self.send({"type": "refused", "id": None, **msgspec.to_builtins(render_problem(problem))})
        self.close(LATER if status_code(problem.key) == 503 else POLICY, problem.key)

    def close(self, code: int, reason: str) -> None:
        if not self.is_over:
            self._leave()
            self.socket.close(code, reason)

    def on_close(self, code: int) -> None:
        """Clean up after the client has gone; a move that is being stored is stored all the same."""
        if not self.is_over:
            self._leave()

    def _leave(self) -> None:
        self.is_over = True
        self._wait(None)
        self._wait_for_talk(None)
        self.tables.hub.remove_subscription(self.id, self.subscription)
        here = asyncio.current_task(self.loop)
        for task in (self.answering, self.following, self.staying):
            if task is not None and task is not here:
                task.cancel()
        if self.left is not None:
            self.left(self)

    def _wait(self, seconds: float | None) -> None:
        """Look for news after some seconds; replaces an earlier timer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._late)

    # ------------------------------------------------------------ hello

    async def _greet(self, data: bytes) -> None:
        try:
            await load_language("en")
            await load_language(self.reader.lang)
            hello = m.read(data)
            if not isinstance(hello, m.Hello):
                raise Problem("no-hello")
            await self.on_hello(hello)
        except Exception as error:
            self.fail(error)
        finally:
            self._answered()

    async def on_hello(self, hello: m.Hello) -> None:
        """Handle the first message, which says who the reader is; then send what is new since its revision."""
        if hello.follow and (url := self.access.elsewhere(self.id)):
            self.send({"type": "elsewhere", "url": url})
            self.close(ELSEWHERE, "elsewhere")
            return
        lang = hello.lang if hello.lang in words.LANGUAGES else self.reader.lang
        await load_language(lang)
        async with self.tables.table(self.id) as live:
            seat, self.login = await self.access.find_seat(live, hello.token)
            if hello.token and seat is None:
                raise Problem("forbidden-seat")
            self.token = "" if self.login is None else hello.token
            self.reader = TableReader(seat, lang, hello.lean, frozenset(PARTS if hello.words is None else hello.words),
                                      hello.brief and hello.differences)
            self.held = None if seat is None else live.seats[seat].token_hash
            self.names, self.talk = live.definition.seats, chat_reader(live, seat)
            self.known = hello.since
            self.tables.on_look(live)
            await self.tables.visible_to(live, seat)    # what takes long is done in a thread
            self.send(*self._news(live))
            self.brief = hello.brief            # not before it has the whole table
        await self._talk()
        self.is_greeted = True
        if self.login is not None:
            self.staying = self.loop.create_task(self._stay(self.login))
        if self.subscription.is_due:
            self._on_news()

    async def _stay(self, login: str) -> None:
        """End the connection when the login ends that it depends on; the token of a seat needs no login."""
        try:
            await watch_login(self.tables.hub, self.access, self.token, login)
            raise Problem("login-ended")
        except Exception as error:
            self.fail(error)

    def _seen(self, live: LiveTable) -> LiveTable:
        """Return the table as its reader may see it; a `Problem` for a seat that was given up."""
        seat = self.reader.seat
        if seat is None:
            seen, self.later = self.tables.delayed_view(live)
            self._wait(None if self.later is None else max(0.05, self.later - self.tables.now()))
            return seen
        if live.seats[seat].token_hash != self.held:
            raise Problem("forbidden-seat")
        self.is_settled = live.phase != "open"
        return live

    def _news(self, live: LiveTable) -> list[Any]:
        """Return messages with what has changed for the reader."""
        seen = self._seen(live)
        if self.brief and (news := table_view.render_news(seen, self.reader, self.known,
                                                          self.tables.now())) is not None:
            self.known = seen.revision
            return [news]
        events = table_view.render_events(seen, self.reader, self.known)
        self.known = seen.revision
        return [events, table_view.render_state(seen, self.reader, self.tables.now())]

    async def _talk(self) -> None:
        """Send the chat lines that the reader may know and does not have; come back when a late one is due."""
        heard = self.tables.now() - self.talk.delay
        for row in await read_lines(self.tables, self.id, self.talk, CHATS):
            self.talk = self.talk.after(row)
            self.send({"type": "chat", **msgspec.to_builtins(render_chat(row, self.names))})
        if self.talk.delay > 0:
            next_at = await self.tables.store.next_chat_at(self.id, heard)
            self._wait_for_talk(None if next_at is None else max(0.05, next_at - heard))

    def _wait_for_talk(self, seconds: float | None) -> None:
        """Look for chat lines after some seconds; replaces an earlier timer."""
        if self._chat_timer is not None:
            self._chat_timer.cancel()
        self._chat_timer = None
        if seconds is not None and not self.is_over:
            self._chat_timer = self.loop.call_later(seconds, self._late_talk)

    def _late_talk(self) -> None:
        self.subscription.has_other_news = True
        self._late()

    # ------------------------------------------------------------ what is new

    def _on_news(self) -> None:
        """React to an announcement: look for news in the next round of the loop; watchers do so one after the other.

        An own move is reported with its acknowledgement instead.
        """
        if not self._is_due and not self.is_over and (not self.is_moving or self.subscription.is_more_than_steps):
            self._is_due = True
            if self.reader.seat is None:                # a table may have thousands of watchers
                self.socket.connection.listener.turns.wait(self._follow)
            else:
                self.loop.call_soon(self._follow)

    def _late(self) -> None:
        self._is_late = True
        self._follow()

    def on_writable(self) -> None:
        """Send the newest state, after the client has taken what it was sent."""
        self._follow()

    def _follow(self) -> None:
        """Send what has changed; to delayed watchers, when they may see it."""
        self._is_due = False
        if self.is_over or not self.is_greeted or self.following is not None or not self.socket.is_writable:
            return                              # the end of each of these looks for news
        ear, is_late = self.subscription, self._is_late
        if not ear.is_due and not is_late:
            return
        told, self._is_late = ear.take_revision(), False
        if 0 < told <= self.known and self.later is None and not ear.has_other_news and not is_late:
            return                              # that went out with the acknowledgement
        live = self.tables.get_cached(self.id, told) if told > 0 and not ear.has_other_news else None
        if live is None or (self.reader.seat is None and self.tables.is_far_behind(live)):
            self.following = self.loop.create_task(self._look())
            return
        try:
            self.send(*self._changed(live))
        except Exception as error:
            self.fail(error)

    async def _look(self) -> None:
        """Send what has changed, and chat lines, from a table that must be waited for."""
        try:
            async with self.tables.table(self.id) as live:
                await self.tables.visible_to(live, self.reader.seat)
                data = self._changed(live)
            is_talk, self.subscription.has_other_news = self.subscription.has_other_news, False
            self.send(*data)
            if is_talk:
                await self._talk()
        except Exception as error:
            self.fail(error)
        finally:
            self.following = None
            if self.subscription.is_due or self._is_late:
                self._on_news()

    def _changed(self, live: LiveTable) -> list[Any]:
        return [] if self._seen(live).revision == self.known else self._news(live)

    # ------------------------------------------------------------ what the client wants

    @property
    def is_ready(self) -> bool:
        """Can the client's next message be handled?  One is handled at a time."""
        return self.answering is None and not self.is_moving and not self.is_ending and not self.is_over

    def on_message(self, kind: int, data: bytes) -> None:
        """Handle a message, at once or in a task."""
        if kind != TEXT:
            data = b""                          # not even if it would make sense as text
        if not self.is_greeted:
            self._wait(None)                    # its hello came in time
            self.answering = self.loop.create_task(self._greet(data))
            return
        id: m.MessageId = None
        started = time.perf_counter()
        try:
            message = m.read(data)
            id = message.id
            if type(message) is not m.Choose or not self._move(message, started):
                self.answering = self.loop.create_task(self._answer(message, started))
        except Exception as error:
            self.refuse(error, m.id_of(data) if id is None else id)

    def refuse(self, error: Exception, id: m.MessageId) -> None:
        """Answer a message with an error; close the connection of a client that sends too many wrong ones."""
        with words.use_language(self.reader.lang):
            found = render_problem(as_problem(error))
        metrics.REFUSALS.labels(found.error if not found.rule else "rule").inc()
        self.send({"type": "refused", "id": id, **msgspec.to_builtins(found)})
        if not self.wrong.try_take():
            self.fail(Problem("too-many-wrong"))

    def _answered(self) -> None:
        """Take the next message, or close if the server ends."""
        self.answering = None
        self.is_moving = False
        if self.is_ending:
            self.close(RESTARTING, "")
        elif not self.is_over:
            self.socket.resume()

    # ------------------------------------------------------------ moves at once

    def _move(self, message: m.Choose, started: float) -> bool:
        """Begin a move in this call; return False if the table is not free, so that a task must wait its turn."""
        seat = self.reader.seat
        live = None if seat is None else self.tables.try_acquire(self.id, message.revision)
        if live is None or seat is None:
            return False
        try:
            self.access.seats.take(f"{self.id} {seat}")
            self._seen(live)
        except Exception:
            self.tables.release(self.id)
            raise
        then = partial(self._moved, live, message.id, started)
        self.acts.begin_choice(live, seat, message.revision, message.move, then)
        self.is_moving = True
        return True

    def _moved(self, live: LiveTable, id: m.MessageId, started: float, error: Exception | None) -> None:
        """Answer a move that was stored or has failed; this client still holds the table."""
        if not self.is_over:
            try:
                if error is not None:
                    self.refuse(error, id)
                else:
                    self._acknowledge(live, id, live.revision)
                    metrics.record_acknowledged(time.perf_counter() - started)
            except Exception as failure:
                self.fail(failure)
        self._answered()
        if self.subscription.is_due and self.subscription.has_more(self.known):
            self._on_news()

    def _acknowledge(self, live: LiveTable | None, id: m.MessageId, revision: int) -> None:
        """Acknowledge an action, in one message with what it has changed if the client wants that."""
        news = None
        if self.brief and live is not None:
            news = table_view.render_news(live, self.reader, self.known, self.tables.now())
        if live is None or news is None:
            self.send({"type": "ack", "id": id, "revision": revision})
        else:
            self.known = live.revision
            news["ack"] = id
            self.send(news)

    # ------------------------------------------------------------ everything else

    async def _answer(self, message: m.ClientMessage, started: float) -> None:
        try:
            await self.answer(message)
            metrics.record_acknowledged(time.perf_counter() - started)
        except Exception as error:
            self.refuse(error, message.id)
        finally:
            self._answered()

    async def answer(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.Ping):
            if not self.pings.try_take():
                raise Problem("too-many-requests", seconds=self.pings.seconds_until_room())
            self.send({"type": "pong", "id": message.id, "now": self.tables.now()})
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
        if isinstance(message, m.Why | m.Refusals):
            async with self.tables.table(self.id) as live:
                self.send(find_refusals(live, self.reader, message))
        elif isinstance(message, m.Chat):
            line = await post_chat(self.tables, self.access, self.id, seat, message.text)
            self.send({"type": "ack", "id": message.id, "chat": line.id})
        elif not isinstance(message, m.React):          # presence_client.py sends reactions
            revision = await perform_action(self.acts, self.id, seat, message)
            self._acknowledge(self.tables.get_cached(self.id, revision), message.id, revision)
