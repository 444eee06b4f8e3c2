"""The notices of a first game for a seat, over HTTP.  Only clients that want them ask, so others pay nothing."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Router, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from sacbe.presentation.language import words
from sacbe.presentation.render.moment import PlayerView
from sacbe.school.notices.selection import NoticeShown, ShownNotice, notice_at
from sacbe.server.access.dependencies import BEARER, Access_, AnyRequest, TableId, Tables_, require_token
from sacbe.server.api.errors import error_responses
from sacbe.server.views import table_view

MOST: Final = 300                       # notices of one table that a browser may remember
NoticeId = Annotated[str, Meta(min_length=1, max_length=60)]


class NoticeSeen(Struct, forbid_unknown_fields=True):
    """A notice that was shown, and after how many answers."""

    id: NoticeId
    at: Annotated[int, Meta(ge=0, le=10**9)]


class AskNotice(Struct, forbid_unknown_fields=True):
    """The notices of a table that this device has shown, and those that the player has dismissed."""

    shown: Annotated[list[NoticeSeen], Meta(max_length=MOST)] = []
    dismissed: Annotated[list[NoticeId], Meta(max_length=MOST)] = []


class NoticeTold(Struct):
    """The notice for now, if there is one, after so many answers."""

    revision: int
    answers: int
    notice: NoticeShown | None


@post("/tables/{id:str}/notice", responses=error_responses(401, 404), security=BEARER, operation_id="notice",
      status_code=200)
async def notice(request: AnyRequest, id: TableId, data: JSONBody[AskNotice], tables: Tables_,
                 access: Access_) -> NoticeTold:
    """The one notice that a first game has for this seat now, from what it may know and what it has done so far."""
    seat = await access.require_seat(id, require_token(request))
    async with tables.table(id) as live:
        game = live.started_game
        shown = [ShownNotice(one.id, one.at) for one in data.shown]
        with words.use_player_names(live.names()):
            found = notice_at(PlayerView(game, seat), table_view.localizer_of(game), shown, frozenset(data.dismissed))
        return NoticeTold(live.revision, len(game.history), found if live.phase == "playing" else None)


ROUTES: Final = (Router("/api", route_handlers=[notice], tags=["play"]),)
