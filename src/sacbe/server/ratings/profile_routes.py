"""The profile of an account over HTTP: ratings, played games, and saved table set-ups."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from litestar import Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter, SkipValidation
from msgspec import Meta, Struct, convert, to_builtins

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.server.access.dependencies import BEARER, AnyRequest, Tables_, require_token
from sacbe.server.accounts.dependencies import Accounts_
from sacbe.server.accounts.setups_store import SetupStore
from sacbe.server.api.errors import error_responses
from sacbe.server.ratings.service import POINTS, RatingService, displayed_rating
from sacbe.server.storage.rows import SetupRow
from sacbe.server.tables.lobby import check_name

Short = Annotated[str, Meta(max_length=60)]
SetupName = Annotated[str, Meta(min_length=1, max_length=40)]
InGame = Annotated[str | None, QueryParameter(name="game", max_length=40, description="only of this game")]
EarlierThan = Annotated[float | None, QueryParameter(name="before", description="only games that ended before this")]
HowMany = Annotated[int, QueryParameter(name="limit", ge=1, le=500, description="how many at most")]


class RatingShown(Struct):
    """How well the account plays a game; without rated games `rating` is null.  `deviation`: how unsure that is."""

    game: str
    rating: int | None
    deviation: int | None
    rated: int
    played: int
    won: int


class FriendRating(Struct):
    """The rating of a friend."""

    name: str
    game: str
    rating: int
    rated: int


class RatingsShown(Struct):
    """The account's own ratings, and those of its friends."""

    mine: list[RatingShown]
    friends: list[FriendRating]


class PlayedShown(Struct):
    """A game that was played to its end: place, points, and the rating after it if it was rated."""

    table: str
    game: str
    title: str
    at: float
    place: int
    players: int
    score: float
    rating: int | None
    names: list[str]


class PlannedChair(Struct, forbid_unknown_fields=True):
    """The planned player of one chair."""

    kind: Literal["here", "friend", "bot"]
    level: Short = ""
    style: Short = ""
    guest: Annotated[str, Meta(max_length=40)] = ""


class PlannedTable(Struct, forbid_unknown_fields=True):
    """The settings of a table that somebody likes to open."""

    chairs: Annotated[list[PlannedChair], Meta(min_length=1, max_length=10)]
    clock: Short = "none"
    options: Annotated[dict[Short, Short], Meta(max_length=60)] = {}
    is_public: bool = False
    delay: Annotated[float, Meta(ge=0, le=86_400)] = 0.0
    hints: bool | None = None
    watchers_chat: bool = False
    title: Annotated[str, Meta(max_length=80)] = ""
    components: dict[str, Any] = {}             # of a variant or an edition


class KeptSetup(Struct, forbid_unknown_fields=True):
    """A saved table set-up with its name."""

    name: SetupName
    game: Short
    plan: PlannedTable


class SetupNamed(Struct, forbid_unknown_fields=True):
    """The name of a set-up."""

    name: SetupName


Ratings_ = NamedDependency[SkipValidation[RatingService]]
Setups_ = NamedDependency[SkipValidation[SetupStore]]


@get("/account/ratings", responses=error_responses(401), security=BEARER, operation_id="my_ratings")
async def my_ratings(request: AnyRequest, accounts: Accounts_, ratings: Ratings_, tables: Tables_) -> RatingsShown:
    """How well the account plays, and its friends."""
    me = await accounts.require(require_token(request))
    counts = await ratings.rows.count_victories(me.id)
    found = {row.game: row for row in await ratings.rows.list_ratings(me.id)}
    mine = []
    for game in sorted({*counts, *found}):
        row, (played, won) = found.get(game), counts.get(game, (0, 0))
        mine.append(RatingShown(game, None if row is None else displayed_rating(row.mu),
                                None if row is None else round(POINTS * row.sigma),
                                0 if row is None else row.games, played, won))
    others = [FriendRating(one.name, one.row.game, displayed_rating(one.row.mu), one.row.games)
              for one in await ratings.rows.list_friend_ratings(me.id, tables.now())]
    return RatingsShown(mine, sorted(others, key=lambda one: (one.game, -one.rating, one.name)))


@get("/account/history", responses=error_responses(401), security=BEARER, operation_id="my_history")
async def my_history(request: AnyRequest, accounts: Accounts_, ratings: Ratings_, game: InGame = None,
                     before: EarlierThan = None, limit: HowMany = 100) -> list[PlayedShown]:
    """The games that the account has played to their end, the newest first."""
    me = await accounts.require(require_token(request))
    return [PlayedShown(row.table_id, row.game, title, row.at, row.place, row.players, row.score,
                        None if row.mu is None else displayed_rating(row.mu), names)
            for row, title, names in await ratings.rows.history(me.id, game, before, limit)]


async def _setups(setups: SetupStore, account: str) -> list[KeptSetup]:
    return [KeptSetup(row.name, row.game, convert(row.plan, PlannedTable)) for row in await setups.list_setups(account)]


@get("/account/setups", responses=error_responses(401), security=BEARER, operation_id="my_setups")
async def my_setups(request: AnyRequest, accounts: Accounts_, setups: Setups_) -> list[KeptSetup]:
    """The set-ups of the account."""
    return await _setups(setups, (await accounts.require(require_token(request))).id)


@put("/account/setups", responses=error_responses(401, 404), security=BEARER, operation_id="keep_setup")
async def keep_setup(request: AnyRequest, data: JSONBody[KeptSetup], accounts: Accounts_, setups: Setups_,
                     tables: Tables_) -> list[KeptSetup]:
    """Keep a set-up; one with the same name is replaced."""
    me = await accounts.require(require_token(request))
    name = check_name(data.name)
    if not name:
        raise Problem("setup-name")
    row = SetupRow(account=me.id, name=name, game=games.load_definition(data.game).name, plan=to_builtins(data.plan),
                   updated=tables.now())
    await setups.put(row)
    return await _setups(setups, me.id)


@post("/account/setups/remove", responses=error_responses(401), security=BEARER, operation_id="remove_setup",
      status_code=200)
async def remove_setup(request: AnyRequest, data: JSONBody[SetupNamed], accounts: Accounts_,
                       setups: Setups_) -> list[KeptSetup]:
    """Forget a set-up."""
    me = await accounts.require(require_token(request))
    await setups.remove(me.id, data.name)
    return await _setups(setups, me.id)


ROUTES: Final = (
    Router("/api", route_handlers=[my_ratings, my_history, my_setups, keep_setup, remove_setup], tags=["accounts"]),
)
