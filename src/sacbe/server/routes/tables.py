"""Tables over HTTP: open, find, join, start, close, archive, rematch, fork."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec import convert

from sacbe.kernel.errors import Problem
from sacbe.server.access.dependencies import (
    BEARER,
    Access_,
    AnyRequest,
    Lobby_,
    Repeat,
    Settings_,
    Store_,
    TableId,
    Tables_,
    derive_idempotency_key,
    limit_new_tables,
    require_token,
)
from sacbe.server.access.table_rendering import render_opened_table, render_table
from sacbe.server.access.table_schemas import (
    Answered,
    Archive,
    Fork,
    Joined,
    JoinTable,
    Remind,
    Start,
    TableOpened,
    TableShown,
)
from sacbe.server.api.errors import error_responses
from sacbe.server.friends.dependencies import Friends_
from sacbe.server.mail.dependencies import Consents_
from sacbe.server.security.headers import bearer_token
from sacbe.server.security.outbound_urls import check_hook, check_mail
from sacbe.server.security.tokens import hash_token
from sacbe.server.storage.rows import Phase
from sacbe.server.storage.table_search import ClockKind, TableFilter
from sacbe.server.tables.lobby import NewTable, fork_start
from sacbe.server.views import table_view

MOST: Final = 100
Limit = Annotated[int, QueryParameter(ge=1, le=MOST, description="how many at most")]
Before = Annotated[float | None, QueryParameter(description="only tables opened before this moment")]
InPhase = Annotated[Phase | None, QueryParameter(name="phase", description="only tables in this phase")]

OfGame = Annotated[str | None, QueryParameter(max_length=40, description="only tables of this game")]
OfSize = Annotated[int | None, QueryParameter(ge=1, le=20, description="only tables for this many")]
WithFree = Annotated[int | None, QueryParameter(ge=0, le=20, description="only tables with so many free seats or more")]
Speaking = Annotated[str | None, QueryParameter(max_length=5, description="only tables of this language")]
OfClock = Annotated[ClockKind | None, QueryParameter(description="only tables with such a clock")]


@post("/tables", responses=error_responses(404, 409), operation_id="open_table", guards=[limit_new_tables])
async def open_table(request: AnyRequest, data: JSONBody[NewTable], lobby: Lobby_, access: Access_,
                     settings: Settings_, repeat: Repeat = None) -> TableOpened:
    """Open a table; where no seat is left open the game starts at once."""
    key = derive_idempotency_key(repeat)
    same = await lobby.find_opened(key, len(data.seats))
    if same is not None:
        return render_opened_table(settings, same)
    owner = access.count_new_table(request)
    account = await access.account(bearer_token(request.scope))
    return render_opened_table(settings, await lobby.open(data, account, key=key, owner=owner))


@get("/tables", responses=error_responses(), operation_id="public_tables")
async def public_tables(store: Store_, tables: Tables_, limit: Limit = 50, before: Before = None,
                        phase: InPhase = None, game: OfGame = None, players: OfSize = None, free: WithFree = None,
                        language: Speaking = None, clock: OfClock = None) -> list[TableShown]:
    """Public tables, the newest first, as their headers tell them; the end of a game as late as its watchers see it."""
    wanted = TableFilter(game, players, free, language, clock)
    rows = await store.public_tables(limit, tables.now(), before, phase, wanted.conditions())
    found = [table_view.render_listing(row, seats) for row, seats in rows]
    return [convert(data, TableShown, from_attributes=True) for data in found if data is not None]


@get("/tables/{id:str}", responses=error_responses(404), operation_id="show_table")
async def show_table(id: TableId, access: Access_) -> TableShown:
    """The header of a table: what is played, how, and who sits where; as late as its watchers see it."""
    async with access.read_table(id, None, looks=True) as (table, _):
        return render_table(table)


@post("/tables/{id:str}/join", responses=error_responses(404, 409), operation_id="join_table")
async def join_table(request: AnyRequest, id: TableId, data: JSONBody[JoinTable], lobby: Lobby_, access: Access_,
                     tables: Tables_, repeat: Repeat = None) -> Joined:
    """Take a seat that is free.  The last one starts the game."""
    account = await access.account(bearer_token(request.scope))
    seat, token, revision = await lobby.join(id, data.seat, data.name, account, derive_idempotency_key(repeat))
    async with tables.table(id) as live:
        return Joined(id, live.definition.seats[seat], token, revision)


@post("/tables/{id:str}/stand", responses=error_responses(401, 404), security=BEARER, operation_id="stand_up",
      status_code=200)
async def stand_up(request: AnyRequest, id: TableId, lobby: Lobby_, access: Access_) -> Answered:
    """Give a seat up before the game starts."""
    return Answered(await lobby.leave_seat(id, await access.require_seat(id, require_token(request))))


@post("/tables/{id:str}/start", responses=error_responses(401, 404), security=BEARER, operation_id="start_table",
      status_code=200)
async def start_table(request: AnyRequest, id: TableId, data: JSONBody[Start], lobby: Lobby_,
                      access: Access_) -> Answered:
    """The one who opened the table starts it; bots take the seats that are still free."""
    token = require_token(request)
    return Answered(await lobby.start(id, await access.find_held_seat(id, token), token, data.fill))


@delete("/tables/{id:str}", responses=error_responses(401, 404), security=BEARER, operation_id="close_table")
async def close_table(request: AnyRequest, id: TableId, lobby: Lobby_, access: Access_) -> None:
    """The one who opened a table closes it before the game starts."""
    token = require_token(request)
    await lobby.close(id, await access.find_held_seat(id, token), token)


@post("/tables/{id:str}/archive", responses=error_responses(401, 404), security=BEARER, operation_id="archive_table",
      status_code=204)
async def archive_table(request: AnyRequest, id: TableId, data: JSONBody[Archive], lobby: Lobby_,
                        access: Access_) -> None:
    """Put a finished table away, or take it out again."""
    token = require_token(request)
    await lobby.archive(id, await access.find_held_seat(id, token), token, data.archived)


@put("/tables/{id:str}/reminder", responses=error_responses(401, 404), security=BEARER, operation_id="set_reminder",
     status_code=204)
async def set_reminder(request: AnyRequest, id: TableId, data: JSONBody[Remind], lobby: Lobby_, access: Access_,
                       tables: Tables_, settings: Settings_, consents: Consents_) -> None:
    """Where this seat wants to hear of its turn: a webhook, an e-mail address, or neither.

    An address gets a mail with a link first, and reminders only after its owner has confirmed it there.
    """
    seat = await access.require_seat(id, require_token(request))
    if data.mail and not settings.smtp_url:
        raise Problem("no-mail")
    hook = check_hook(data.hook, settings.allow_private_hooks) if data.hook else ""
    mail, asker = check_mail(data.mail) if data.mail else "", access.owner(request)
    async with tables.table(id) as live:
        row, game, lang = live.seats[seat], live.row.game, live.row.language
    if mail:
        await consents.ask_for_seat(row, mail, asker, game, lang)
    else:
        await consents.end_for_seat(id, seat)
    await lobby.set_reminder(id, seat, hook, mail, asker)


@post("/tables/{id:str}/rematch", responses=error_responses(401, 404), security=BEARER, operation_id="rematch",
      guards=[limit_new_tables])
async def rematch(request: AnyRequest, id: TableId, lobby: Lobby_, access: Access_, tables: Tables_,
                  friends: Friends_, repeat: Repeat = None) -> Joined:
    """Open the same game once more, everybody one seat further; who asks later gets a seat at that table.

    Those of them who have an account are told.
    """
    token = require_token(request)
    seat = await access.require_seat(id, token)
    owner, key = access.count_new_table(request), derive_idempotency_key(repeat, "rematch", id)
    table, number, fresh = await lobby.rematch(id, seat, await access.account(token), key, owner)
    async with tables.table(id) as old:
        people = [row.account for row in old.seats if row.account is not None]
        mine = old.seats[seat].account
    async with tables.table(table) as live:
        is_mine = live.row.host_hash == hash_token(fresh)
        joined = Joined(table, live.definition.seats[number], fresh, live.revision)
    if is_mine and mine is not None:
        await friends.tell_of_rematch(mine, people, table)
    return joined


@post("/tables/{id:str}/fork", responses=error_responses(404, 409), operation_id="fork_table",
      guards=[limit_new_tables])
async def fork_table(request: AnyRequest, id: TableId, data: JSONBody[Fork], lobby: Lobby_, access: Access_,
                     settings: Settings_, repeat: Repeat = None) -> TableOpened:
    """A new table from any decision of a finished game, or of a running one that nobody else plays."""
    key = derive_idempotency_key(repeat, "fork", id)
    same = await lobby.find_opened(key, len(data.table.seats))
    if same is not None:
        return render_opened_table(settings, same)
    owner, token = access.count_new_table(request), bearer_token(request.scope)
    account = await access.account(token)
    async with access.read_table(id, token) as (table, seat):
        start = fork_start(table, seat, data.at, data.table)
    return render_opened_table(settings, await lobby.fork(start, account, key, owner))


ROUTES: Final = (
    Router("/api", route_handlers=[open_table, public_tables, show_table, join_table, stand_up, start_table,
                                   close_table, archive_table, set_reminder, rematch, fork_table], tags=["tables"]),
)
