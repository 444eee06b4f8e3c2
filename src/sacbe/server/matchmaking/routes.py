"""Matchmaking over HTTP: find a free seat, or open a table."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from sacbe import games
from sacbe.server.access.dependencies import Access_, AnyRequest, Lobby_, Repeat, Tables_, derive_idempotency_key
from sacbe.server.api.errors import error_responses
from sacbe.server.friends.dependencies import Friends_
from sacbe.server.matchmaking.service import FoundSeat, SeatFinder
from sacbe.server.security.headers import bearer_token
from sacbe.server.storage.table_search import ClockKind, TableFilter
from sacbe.server.tables.lobby import NewTable, Sitter
from sacbe.server.tables.manager import Tables

CLOCKS: Final[dict[str, dict[str, float | str]]] = {        # of a table that is opened because none fits
    "none": {}, "move": {"kind": "move", "seconds": 86_400.0}, "game": {"kind": "game", "seconds": 2700.0,
                                                                      "increment": 10.0},
}


class FindTable(Struct, forbid_unknown_fields=True):
    """What somebody would like to play; what is left out may be anything.  If nobody waits, `otherwise` is opened."""

    game: Annotated[str, Meta(max_length=40)] = ""
    otherwise: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=40)] = ""
    players: Annotated[int, Meta(ge=2, le=10)] | None = None
    clock: ClockKind | None = None
    language: Annotated[str, Meta(max_length=5)] = "en"        # of a table that is opened
    only_language: bool = False                                # and of one that is found


class TableFound(Struct):
    """A seat at a waiting or a new table; the token is shown this once."""

    table: str
    game: str
    seat: str
    token: str
    is_new: bool

    def __repr__(self) -> str:
        return f"TableFound({self.table!r}, {self.seat!r})"


async def _told(tables: Tables, found: FoundSeat) -> TableFound:
    async with tables.table(found.table) as live:
        return TableFound(found.table, live.row.game, live.definition.seats[found.seat], found.token, found.is_new)


@post("/tables/find", responses=error_responses(404, 409), operation_id="find_table")
async def find_table(request: AnyRequest, data: JSONBody[FindTable], lobby: Lobby_, access: Access_, tables: Tables_,
                     friends: Friends_, repeat: Repeat = None) -> TableFound:
    """Sit down at a public table that waits and fits; where there is none, open one that others find."""
    finder, key = SeatFinder(lobby), derive_idempotency_key(repeat, "find")
    same = await finder.find_earlier(key)
    if same is not None:
        return await _told(tables, same)
    definition = games.load_definition(data.game or data.otherwise or games.names()[0])
    account = await access.account(bearer_token(request.scope))
    avoided = await friends.rows.list_blocked(account) if account is not None else set()
    wanted = TableFilter(definition.name if data.game else None, data.players, clock=data.clock,
                         language=data.language if data.only_language else None)
    found = await finder.find(wanted, data.name, account, avoided, key)
    if found is None:
        count = data.players if data.players is not None else min(definition.players)
        new = NewTable(definition.name, [Sitter("open")] * count, data.name, language=data.language,
                       clock=dict(CLOCKS[data.clock or "none"]))
        found = await finder.open(new, account, key, access.count_new_table(request))
    return await _told(tables, found)


ROUTES: Final = (Router("/api", route_handlers=[find_table], tags=["company"]),)
