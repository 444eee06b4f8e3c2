"""Tournaments over HTTP."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, SkipValidation
from msgspec import Meta, Struct

from sacbe.server.access.dependencies import BEARER, AnyRequest, Repeat, derive_idempotency_key, require_token
from sacbe.server.accounts.dependencies import Accounts_
from sacbe.server.accounts.service import Accounts
from sacbe.server.api.errors import error_responses
from sacbe.server.clocks import Clock
from sacbe.server.friends.dependencies import FriendLimits_, Friends_, Person
from sacbe.server.security.headers import bearer_token
from sacbe.server.storage.rows import AccountRow, TournamentKind, TournamentPhase, TournamentRow
from sacbe.server.tournaments.pairing import standings
from sacbe.server.tournaments.service import NewTournament, Tournaments
from sacbe.server.tournaments.store import WholeTournament

TournamentId = Annotated[str, PathParameter(description="the id of a tournament")]


class EntrantShown(Struct):
    """A player of a tournament; without a name if the account was deleted."""

    number: int
    name: str
    is_out: bool


class PointsShown(Struct):
    """A player's result at a table: points for the league, won or not, points of the game."""

    player: int
    points: float
    won: bool
    score: float


class PairingShown(Struct):
    """A table of a round, its players in the order of the seats; one player alone has a bye."""

    round: int
    number: int
    table: str
    players: list[int]
    result: list[PointsShown] | None


class StandingShown(Struct):
    """A line of the standings: points, then tables won, points of those met, share of points."""

    player: int
    place: int
    points: float
    won: int
    opponents: float
    share: float
    played: int


class TournamentShown(Struct):
    """Everything about a tournament; `mine` is the player number of the account."""

    id: str
    title: str
    game: str
    kind: TournamentKind
    seats: int
    rounds: int
    clock: Clock
    phase: TournamentPhase
    round: int
    created: float
    is_owner: bool
    mine: int | None
    players: list[EntrantShown]
    tables: list[PairingShown]
    standings: list[StandingShown]


class TournamentListed(Struct):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    phase: TournamentPhase
    round: int
    rounds: int
    updated: float


class DropEntrant(Struct, forbid_unknown_fields=True):
    """The number of the player to drop."""

    number: Annotated[int, Meta(ge=0, le=10_000)]


Tournaments_ = NamedDependency[SkipValidation[Tournaments]]


def render_tournament(tournament: WholeTournament, me: AccountRow | None) -> TournamentShown:
    """Return a tournament as everybody with the link may see it, with the number of the caller's own player."""
    row = tournament.row
    mine = next((one.number for one in tournament.players if me is not None and one.account == me.id), None)
    tables = [PairingShown(one.round, one.number, one.table_id, one.players,
                           None if one.result is None else [PointsShown(int(number), entry[0], bool(entry[1]), entry[2])
                                                            for number, entry in one.result.items()])
              for one in tournament.tables]
    places = [StandingShown(*one) for one in standings([one.number for one in tournament.players], tournament.tables)]
    return TournamentShown(row.id, row.title, row.game, row.kind, row.seats, row.rounds, Clock.from_data(row.clock),
                           row.phase,
                           row.round, row.created, me is not None and row.owner == me.id, mine,
                           [EntrantShown(one.number, one.name, one.is_out) for one in tournament.players], tables,
                           places)


def render_tournament_row(row: TournamentRow) -> TournamentListed:
    return TournamentListed(row.id, row.title, row.game, row.phase, row.round, row.rounds, row.updated)


async def _told(tournaments: Tournaments, id: str, me: AccountRow | None) -> TournamentShown:
    return render_tournament(await tournaments.get(id), me)


async def _me(request: AnyRequest, accounts: Accounts) -> AccountRow:
    return await accounts.require(require_token(request))


@post("/tournaments", responses=error_responses(401, 404), security=BEARER, operation_id="hold_tournament")
async def hold_tournament(request: AnyRequest, data: JSONBody[NewTournament], accounts: Accounts_,
                          tournaments: Tournaments_, limits: FriendLimits_, repeat: Repeat = None) -> TournamentShown:
    """Hold a tournament; others join by its link, or because you invite them."""
    me = await _me(request, accounts)
    limits.count(me)
    return await _told(tournaments, await tournaments.create(me, data, derive_idempotency_key(repeat)), me)


@get("/tournaments", responses=error_responses(401), security=BEARER, operation_id="my_tournaments")
async def my_tournaments(request: AnyRequest, accounts: Accounts_, tournaments: Tournaments_) -> list[TournamentListed]:
    """The tournaments that the account holds or plays in, the last changed first."""
    return [render_tournament_row(row)
            for row in await tournaments.rows.list_tournaments((await _me(request, accounts)).id)]


@get("/tournaments/{id:str}", responses=error_responses(404), operation_id="show_tournament")
async def show_tournament(request: AnyRequest, id: TournamentId, accounts: Accounts_,
                          tournaments: Tournaments_) -> TournamentShown:
    """Players, tables and standings, for everybody who has the link."""
    return await _told(tournaments, id, await accounts.find_by_token(bearer_token(request.scope)))


@post("/tournaments/{id:str}/join", responses=error_responses(401, 404), security=BEARER,
      operation_id="join_tournament",
      status_code=200)
async def join_tournament(request: AnyRequest, id: TournamentId, accounts: Accounts_,
                          tournaments: Tournaments_) -> TournamentShown:
    """Play along."""
    me = await _me(request, accounts)
    await tournaments.rows.join(id, me.id, me.display)
    return await _told(tournaments, id, me)


@post("/tournaments/{id:str}/leave", responses=error_responses(401, 404), security=BEARER,
      operation_id="leave_tournament",
      status_code=200)
async def leave_tournament(request: AnyRequest, id: TournamentId, accounts: Accounts_,
                           tournaments: Tournaments_) -> TournamentShown:
    """Play no longer; at a running table a bot plays on, and you are last there."""
    me = await _me(request, accounts)
    mine = next((one.number for one in (await tournaments.get(id)).players if one.account == me.id), None)
    if mine is not None:
        await tournaments.leave(id, mine)
    return await _told(tournaments, id, me)


@post("/tournaments/{id:str}/drop", responses=error_responses(401, 404), security=BEARER, operation_id="drop_entrant",
      status_code=200)
async def drop_entrant(request: AnyRequest, id: TournamentId, data: JSONBody[DropEntrant], accounts: Accounts_,
                       tournaments: Tournaments_) -> TournamentShown:
    """Whoever holds it lets somebody who does not come play no longer."""
    me = await _me(request, accounts)
    await tournaments.require_owned(me, id)
    await tournaments.leave(id, data.number)
    return await _told(tournaments, id, me)


@post("/tournaments/{id:str}/start", responses=error_responses(401, 404), security=BEARER,
      operation_id="start_tournament",
      status_code=200)
async def start_tournament(request: AnyRequest, id: TournamentId, accounts: Accounts_,
                           tournaments: Tournaments_) -> TournamentShown:
    """Whoever holds it lets the first round begin; the server opens all tables."""
    me = await _me(request, accounts)
    await tournaments.start(me, id)
    return await _told(tournaments, id, me)


@post("/tournaments/{id:str}/invite", responses=error_responses(401, 404), security=BEARER,
      operation_id="invite_to_tournament", status_code=204)
async def invite_to_tournament(request: AnyRequest, id: TournamentId, data: JSONBody[Person], accounts: Accounts_,
                               tournaments: Tournaments_, friends: Friends_, limits: FriendLimits_) -> None:
    """Whoever holds it asks a friend to play along."""
    me = await _me(request, accounts)
    await tournaments.require_owned(me, id)
    limits.count(me)
    await friends.invite_to_tournament(me, data.name, id)


@delete("/tournaments/{id:str}", responses=error_responses(401, 404), security=BEARER, operation_id="remove_tournament")
async def remove_tournament(request: AnyRequest, id: TournamentId, accounts: Accounts_,
                            tournaments: Tournaments_) -> None:
    """Whoever holds it calls it off before it begins."""
    await tournaments.require_owned(await _me(request, accounts), id)
    await tournaments.rows.remove(id)


ROUTES: Final = (
    Router("/api", route_handlers=[hold_tournament, my_tournaments, show_tournament, join_tournament, leave_tournament,
                                   drop_entrant, start_tournament, invite_to_tournament, remove_tournament],
           tags=["company"]),
)
