"""Reviews over HTTP, of finished tables and of any record: start them, read them, and try other moves."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, SkipValidation

from sacbe.coach.review.steps import record_digest
from sacbe.coach.text.phrases import NOBODY, CoachText
from sacbe.coach.worker_process import StoredReview
from sacbe.games.common.refusals import RefusedMove
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record as records
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.words import current_language
from sacbe.server.access.dependencies import Access, Access_, AnyRequest, TableId
from sacbe.server.api.errors import error_responses, render_problem
from sacbe.server.coach.review_queue import ReviewQueue, load_review
from sacbe.server.coach.schemas import ReviewRecord, ReviewShown, StartReview, TriedMove, TryMove
from sacbe.server.security.body import RECORD_BODY
from sacbe.server.security.headers import bearer_token
from sacbe.server.storage.rows import ReviewRow
from sacbe.server.storage.store import ENDED_PHASES
from sacbe.server.strangers.dependencies import Strangers_
from sacbe.server.strangers.records import load_record, read_finished, require_finished
from sacbe.server.tables.core.table import LiveTable

ReviewId = Annotated[str, PathParameter(description="the id of a review")]
Reviewing_ = NamedDependency[SkipValidation[ReviewQueue]]


@post("/tables/{id:str}/review", responses=error_responses(404), operation_id="start_table_review", status_code=200)
async def start_table_review(request: AnyRequest, id: TableId, data: JSONBody[StartReview], access: Access_,
                             reviewing: Reviewing_) -> ReviewShown:
    """Start the review of a finished table, or join it; a greater depth deepens it."""
    async with access.read_table(id, bearer_token(request.scope)) as (table, _):
        game = require_reviewable(table)
        text, digest, names = records.write(game), record_digest(game), table.names()
    address = access.address(request)
    return await render_review(reviewing, await reviewing.request_review(text, digest, id, data.depth, address), names)


@get("/tables/{id:str}/review", responses=error_responses(404), operation_id="table_review")
async def table_review(request: AnyRequest, id: TableId, access: Access_,
                       reviewing: Reviewing_) -> ReviewShown | None:
    """Where the review of a table stands, and what it says; null as long as nobody has asked for one."""
    async with access.read_table(id, bearer_token(request.scope)) as (table, _):
        row = await reviewing.store.of_table(id) if table.phase in ENDED_PHASES else None
        return None if row is None else await render_review(reviewing, row, table.names())


@post("/reviews", responses=error_responses(), operation_id="start_review", status_code=200,
      request_max_body_size=RECORD_BODY)
async def start_review(request: AnyRequest, data: JSONBody[ReviewRecord], access: Access_, strangers: Strangers_,
                       reviewing: Reviewing_) -> ReviewShown:
    """Start the review of a record's finished game, or join it."""
    address = access.address(request)
    found = await strangers.run(access.owner(request), read_finished, data.record)
    row = await reviewing.request_review(found.text, found.digest, None, data.depth, address)
    return await render_review(reviewing, row)


@get("/reviews/{id:str}", responses=error_responses(404), operation_id="show_review")
async def show_review(request: AnyRequest, id: ReviewId, access: Access_, reviewing: Reviewing_) -> ReviewShown:
    """Where a review stands, and what it says; watchers read that of a table as late as they see its end."""
    row, names = await find_review(request, id, access, reviewing)
    return await render_review(reviewing, row, names)


@post("/reviews/{id:str}/try", responses=error_responses(404), operation_id="try_move", status_code=200)
async def try_move(request: AnyRequest, id: ReviewId, data: JSONBody[TryMove], access: Access_,
                   strangers: Strangers_, reviewing: Reviewing_) -> TriedMove:
    """Whether a move is as good as the best in a decision of a review, within a small margin."""
    row, _ = await find_review(request, id, access, reviewing)
    return await strangers.run(access.owner(request), try_in_record, row.record, row.result, data)


async def find_review(request: AnyRequest, id: str, access: Access,
                      reviewing: ReviewQueue) -> tuple[ReviewRow, Mapping[str, str]]:
    """Return a review and the names at its table; unknown to those who do not know yet that the game has ended."""
    row = await reviewing.store.get(id)
    if row is None:
        raise Problem("unknown-review")
    if row.table_id is None:
        return row, NOBODY
    async with access.read_table(row.table_id, bearer_token(request.scope)) as (table, _):
        if table.phase not in ENDED_PHASES:
            raise Problem("unknown-review")
        return row, table.names()


def require_reviewable(live: LiveTable) -> Game:
    """Return the game of a finished table; a review of a running game would help its players."""
    game = live.started_game
    if live.phase == "playing":
        raise Problem("review-running")
    require_finished(game)
    return game


async def render_review(reviewing: ReviewQueue, row: ReviewRow, names: Mapping[str, str] = NOBODY) -> ReviewShown:
    """Return a review in the reader's language, with the names of the people at its table."""
    found = await asyncio.to_thread(load_review, row.result)
    some, total = reviewing.progress_of(row)
    problem = None if row.problem is None else render_problem(Problem(row.problem["key"], **row.problem["facts"]))
    return ReviewShown(
        row.id, row.table_id, row.state, row.depth, await reviewing.store.place_in_queue(row), some, total, problem,
        None if found is None else found.review, None if found is None else found.render(current_language(), names))


def try_in_record(record: str, result: bytes | None, wanted: TryMove) -> TriedMove:
    """Compare a move with the one that was played, given the record and the stored review."""
    found = load_review(result)
    if found is None:
        raise Problem("review-not-done")
    return render_tried_move(load_record(record), found, wanted)


def render_tried_move(game: Game, stored_review: StoredReview, wanted: TryMove) -> TriedMove:
    """Compare a move with the one that was played in a decision of a review."""
    decision = next((one for one in stored_review.review.decisions if one.at == wanted.at), None)
    if decision is None:
        raise Problem("review-no-decision", at=wanted.at)
    then = game.copy_at(wanted.at)
    seat = then.definition.seats.index(decision.seat)
    refusal = then.explain(wanted.move, seat)
    if refusal is not None:
        raise RefusedMove(wanted.move, refusal)
    move = then.definition.grammar.write(then.definition.grammar.read(wanted.move))
    option = next((one for one in decision.options if one.move == move), None)
    text = CoachText(then.definition, then.players).line_moves(then.state, decision.seat, [move])[0]
    return TriedMove(wanted.at, decision.seat, move, text, move in decision.solved,
                     None if option is None else option.behind, None if option is None else option.behind_error,
                     decision.solved)


ROUTES: Final = (
    Router("/api", route_handlers=[start_table_review, table_review, start_review, show_review, try_move],
           tags=["coach"]),
)
