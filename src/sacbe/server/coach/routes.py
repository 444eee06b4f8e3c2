"""The coach over HTTP: hints for the seat that is asked, and why a bot did what it did."""

from __future__ import annotations

from typing import Final

from litestar import Router, post
from litestar.params import JSONBody

from sacbe.coach.worker_process import GameSetup
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import current_language
from sacbe.server.access.dependencies import BEARER, Access_, Acts_, AnyRequest, TableId, Tables_, require_token
from sacbe.server.api.errors import error_responses
from sacbe.server.coach.dependencies import Coaching_
from sacbe.server.coach.schemas import AskExplanation, AskHint, ExplanationShown, HintShown
from sacbe.server.security.headers import bearer_token
from sacbe.server.tables.actions import require_advice_allowed, require_hint_allowed
from sacbe.server.tables.core.table import EXPLANATION_STEP, LiveTable


@post("/tables/{id:str}/hint", responses=error_responses(401, 404, 409), security=BEARER, operation_id="hint",
      status_code=200)
async def hint(request: AnyRequest, id: TableId, data: JSONBody[AskHint], tables: Tables_, access: Access_,
               acts: Acts_, coaching: Coaching_) -> HintShown:
    """A hint for the question of this seat, up to a step; it is given after all can read that it was."""
    seat = await access.require_seat(id, require_token(request))
    async with tables.table(id, data.revision) as live:
        require_hint_allowed(live, seat, data.revision)
        setup, names = GameSetup.from_game(live.started_game), live.names()
    address = access.address(request)
    told = await coaching.hint(setup, data.step, current_language(), address, names)
    revision = await acts.record_hint(id, seat, data.revision, data.step)
    return HintShown(revision, len(setup.choices), told)


@post("/tables/{id:str}/explain", responses=error_responses(404), operation_id="explain", status_code=200)
async def explain(request: AnyRequest, id: TableId, data: JSONBody[AskExplanation], access: Access_, acts: Acts_,
                  coaching: Coaching_) -> ExplanationShown:
    """Why a bot may have answered as it did: from what it knew, as far as this seat, or a watcher, may know it.

    It compares moves by their values, so while the game runs it is noted, as a hint is.
    """
    async with access.read_table(id, bearer_token(request.scope)) as (table, seat):
        require_explainable(table, seat, data.at)
        setup, revision, names = GameSetup.from_game(table.started_game), table.revision, table.names()
    address = access.address(request)
    told = await coaching.explain(setup, data.at, seat, current_language(), address, names)
    if seat is not None:
        await acts.record_advice(id, seat, EXPLANATION_STEP)
    return ExplanationShown(revision, told)


def require_explainable(live: LiveTable, reader: int | None, at: int) -> None:
    """Refuse explanations that tell secrets: in a running game only bots' and own decisions, if hints are on."""
    require_advice_allowed(live, reader)
    history = live.started_game.history
    is_running = live.phase == "playing"
    if not at < len(history):
        raise Problem("no-such-answer", at=at, count=len(history))
    seat = history[at].seat
    if seat == CHANCE:
        raise Problem("explain-chance", at=at + 1)
    if is_running and seat != reader and not live.bot_of(seat):
        raise Problem("explain-person", at=at + 1)


ROUTES: Final = (Router("/api", route_handlers=[hint, explain], tags=["coach"]),)
