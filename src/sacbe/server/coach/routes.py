"""The coach over HTTP: hints for the seat that is asked, and why a bot did what it did."""

from __future__ import annotations

from typing import Final

from litestar import Router, post
from litestar.params import JSONBody

from sacbe.coach.worker_process import Setup
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import language
from sacbe.server.access.dependencies import BEARER, Access_, Acts_, AnyRequest, TableId, Tables_, token_of
from sacbe.server.access.reading import reader_of
from sacbe.server.api.errors import errors
from sacbe.server.coach.dependencies import Coaching_
from sacbe.server.coach.schemas import AskExplanation, AskHint, ExplanationShown, HintShown
from sacbe.server.security.headers import address_of, bearer
from sacbe.server.tables.actions import hintable
from sacbe.server.tables.core.table import Live, allows_hints


@post("/tables/{id:str}/hint", responses=errors(401, 404, 409), security=BEARER, operation_id="hint", status_code=200)
async def hint(request: AnyRequest, id: TableId, data: JSONBody[AskHint], tables: Tables_, access: Access_,
               acts: Acts_, coaching: Coaching_) -> HintShown:
    """A hint for the question of this seat, up to a step; it is given after all can read that it was."""
    seat = await access.seat(id, token_of(request))
    async with tables.table(id, data.revision) as live:
        hintable(live, seat, data.revision)
        setup, names = Setup.of(live.playing), live.names()
    address = address_of(request.scope, access.trust_proxy)
    told = await coaching.hint(setup, data.step, language(), address, names)
    revision = await acts.hinted(id, seat, data.revision, data.step)
    return HintShown(revision, len(setup.choices), told)


@post("/tables/{id:str}/explain", responses=errors(404), operation_id="explain", status_code=200)
async def explain(request: AnyRequest, id: TableId, data: JSONBody[AskExplanation], tables: Tables_, access: Access_,
                  coaching: Coaching_) -> ExplanationShown:
    """Why a bot may have answered as it did: from what it knew, as far as this seat, or a watcher, may know it."""
    async with tables.table(id) as live:
        reader = await reader_of(live, access, bearer(request.scope), True)
        table = await tables.seen(live, reader.seat)
        explainable(table, reader.seat, data.at)
        setup, revision, names = Setup.of(table.playing), table.revision, live.names()
    address = address_of(request.scope, access.trust_proxy)
    told = await coaching.explain(setup, data.at, reader.seat, language(), address, names)
    return ExplanationShown(revision, told)


def explainable(live: Live, reader: int | None, at: int) -> None:
    """While a game runs only bots' decisions and one's own are explained, and only where hints are allowed."""
    history = live.playing.history
    is_running = live.phase == "playing"
    if is_running and not allows_hints(live.row, live.seats):
        raise Problem("forbidden-hints")
    if not at < len(history):
        raise Problem("no-such-answer", at=at, count=len(history))
    seat = history[at].seat
    if seat == CHANCE:
        raise Problem("explain-chance", at=at + 1)
    if is_running and seat != reader and not live.bot_of(seat):
        raise Problem("explain-person", at=at + 1)


ROUTES: Final = (Router("/api", route_handlers=[hint, explain], tags=["coach"]),)
