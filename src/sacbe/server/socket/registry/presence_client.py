"""Presence at a table: who is there, reactions, and chat lines of watchers where the table allows them.

The socket sends it to clients that ask for it in their hello; HTTP has routes for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, NamedTuple

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, SkipValidation
from msgspec import Meta, Struct, to_builtins

from sacbe.kernel.errors import Problem
from sacbe.server.access.chat import render_chat
from sacbe.server.access.dependencies import BEARER, Access, Access_, AnyRequest, TableId, Tables_, require_token
from sacbe.server.access.table_schemas import Said, Text
from sacbe.server.accounts.service import spelling_key
from sacbe.server.api.errors import error_responses
from sacbe.server.cluster.presence import Attendance, Presence, Reaction, Sign
from sacbe.server.http.websocket.websocket import WebSocket
from sacbe.server.security.headers import bearer_token
from sacbe.server.socket import messages as m
from sacbe.server.socket.client.client import TableClient
from sacbe.server.storage.rows import ChatRow
from sacbe.server.tables.actions import TableActions
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.tables.lobby import check_name
from sacbe.server.tables.manager import Tables

Presence_ = NamedDependency[SkipValidation[Presence]]


class PresenceShown(Struct):
    """Who has the table open: the seats, when others of them left if known, and the number of watchers."""

    here: list[str]
    gone: dict[str, float]
    watchers: int


class GiveSign(Struct, forbid_unknown_fields=True):
    """A reaction for everybody at the table."""

    what: Sign


class WatcherSays(Struct, forbid_unknown_fields=True):
    """A chat line of a watcher; who is logged in gets the name of the account."""

    text: Text
    name: Annotated[str, Meta(max_length=40)] = ""


class WatcherName(NamedTuple):
    """What a watcher is called, and whether that is the name of the account they are logged in to."""

    name: str = ""
    is_account: bool = False


def render_presence(here: Attendance, names: tuple[str, ...]) -> PresenceShown:
    """Return who is at a table, with the names of the seats."""
    return PresenceShown([names[seat] for seat in sorted(here.seats) if seat < len(names)],
                         {names[seat]: at for seat, at in sorted(here.gone.items()) if seat < len(names)},
                         here.watchers)


def render_reaction(reaction: Reaction, names: tuple[str, ...]) -> dict[str, Any]:
    """Return a reaction as a message."""
    seat = None if reaction.seat is None or reaction.seat >= len(names) else names[reaction.seat]
    return {"type": "reaction", "seat": seat, "name": reaction.name, "what": reaction.what}


async def watcher_says(tables: Tables, access: Access, id: str, watcher: WatcherName, text: str, address: str) -> Said:
    """Store a chat line of a watcher, if the table allows it, within the limits of the address and of all watchers."""
    clean = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not clean:
        raise Problem("chat-empty")
    async with tables.table(id) as live:
        if not live.row.watchers_chat:
            raise Problem("forbidden-watchers-chat")
        await check_free_name(access, live, watcher)
        access.chats.take(f"{id} @{address}", "too-many-chats")
        access.watchers.take(id, "too-many-chats")
        row = ChatRow(table_id=id, at=tables.now(), name=watcher.name, seat=None, text=clean)
        row.id = await tables.store.add_chat(row)
        tables.hub.notify_changed(id)
        return render_chat(row, live.definition.seats)


async def check_free_name(access: Access, live: LiveTable, watcher: WatcherName) -> None:
    """Refuse a watcher the name of somebody at the table, or of an account that they are not logged in to.

    Somebody at the table may play without an account, so an account with the same name is refused, too.
    """
    key = spelling_key(watcher.name)
    if key and (any(spelling_key(seat.name) == key for seat in live.seats)
                or (not watcher.is_account and await access.tables.store.account_by_name(key) is not None)):
        raise Problem("name-taken", name=watcher.name)


async def watcher_name(access: Access, login: str | None, name: str) -> WatcherName:
    """Return the name of a watcher: that of the account, else the one they give."""
    account = await access.accounts.find_by_token(login) if login else None
    return WatcherName(check_name(name), False) if account is None else WatcherName(account.display, True)


# ---------------------------------------------------------------- the socket

class PresenceClient(TableClient):
    """A client of a table that may also want presence and reactions."""

    __slots__ = ("address", "called", "is_told", "last", "presence")

    def __init__(self, socket: WebSocket, id: str, tables: Tables, acts: TableActions, access: Access, lang: str,
                 left: Callable[[TableClient], None], presence: Presence, address: str) -> None:
        super().__init__(socket, id, tables, acts, access, lang, left)
        self.presence: Final = presence
        self.address: Final = address
        self.called = WatcherName()
        self.last: Attendance | None = None           # what it was sent last
        self.is_told = True                     # is that the newest?

    @property
    def seat(self) -> int | None:
        return self.reader.seat

    async def on_hello(self, hello: m.Hello) -> None:
        self.called = await watcher_name(self.access, hello.login, hello.name)
        await super().on_hello(hello)
        if hello.company and self.is_greeted and not self.is_over:
            self.presence.enter(self.id, self)

    def _leave(self) -> None:
        super()._leave()
        self.presence.leave(self.id, self)

    def on_presence(self, here: Attendance) -> None:
        """Send who is at the table; a slow client gets the newest state when it is ready."""
        if here == self.last and self.is_told:
            return
        self.last, self.is_told = here, False
        self._catch_up()

    def _catch_up(self) -> None:
        if self.last is not None and not self.is_told and not self.is_over and self.socket.is_writable:
            self.is_told = True
            self.send({"type": "presence", **to_builtins(render_presence(self.last, self.names))})

    def on_writable(self) -> None:
        self._catch_up()
        super().on_writable()

    def on_reaction(self, reaction: Reaction) -> None:
        """Send a reaction; a client that cannot take it now misses it.

        So does a watcher with a delay: seats react to what that watcher may not know yet.
        """
        if reaction.seat is not None and self.talk.delay > 0:
            return
        if self.socket.is_writable and not self.is_over:
            self.send(render_reaction(reaction, self.names))

    async def answer(self, message: m.ClientMessage) -> None:
        if isinstance(message, m.React):
            await self._react(message)
        elif isinstance(message, m.Chat) and self.reader.seat is None:
            line = await watcher_says(self.tables, self.access, self.id, self.called, message.text, self.address)
            self.send({"type": "ack", "id": message.id, "chat": line.id})
        elif isinstance(message, m.GoOn) and self.reader.seat is None:
            if not self.pings.try_take():
                raise Problem("too-many-requests", seconds=self.pings.seconds_until_room())
            self.send({"type": "ack", "id": message.id, "revision": await self.acts.go_on(self.id, None)})
        else:
            await super().answer(message)

    async def _react(self, message: m.React) -> None:
        seat = self.reader.seat
        if seat is None:
            raise Problem("login-needed")
        self.access.reactions.take(f"{self.id} {seat}", "too-many-reactions")
        async with self.tables.table(self.id) as live:
            self._seen(live)
            name = live.seats[seat].name
        self.presence.react(self.id, Reaction(seat, name, message.what))
        self.send({"type": "ack", "id": message.id})


# ---------------------------------------------------------------- HTTP

@get("/tables/{id:str}/presence", responses=error_responses(404), operation_id="table_presence")
async def table_presence(id: TableId, tables: Tables_, presence: Presence_) -> PresenceShown:
    """Who has the table open now."""
    async with tables.table(id) as live:
        return render_presence(presence.attendance(id), live.definition.seats)


@post("/tables/{id:str}/react", responses=error_responses(401, 404), security=BEARER, operation_id="react",
      status_code=204)
async def react(request: AnyRequest, id: TableId, data: JSONBody[GiveSign], tables: Tables_, access: Access_,
                presence: Presence_) -> None:
    """Give everybody at the table a sign; it is not stored."""
    seat = await access.require_seat(id, require_token(request))
    access.reactions.take(f"{id} {seat}", "too-many-reactions")
    async with tables.table(id) as live:
        name = live.seats[seat].name
    presence.react(id, Reaction(seat, name, data.what))


@post("/tables/{id:str}/watchers/chat", responses=error_responses(404), operation_id="watcher_says", status_code=201)
async def watcher_talks(request: AnyRequest, id: TableId, data: JSONBody[WatcherSays], tables: Tables_,
                        access: Access_) -> Said:
    """Say something as a watcher, where the table lets them."""
    watcher = await watcher_name(access, bearer_token(request.scope), data.name)
    return await watcher_says(tables, access, id, watcher, data.text, access.address(request))


ROUTES: Final = (Router("/api", route_handlers=[table_presence, react, watcher_talks], tags=["play"]),)
