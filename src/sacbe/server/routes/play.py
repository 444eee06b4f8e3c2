"""Playing over HTTP: what the socket offers, for programs that would rather poll than listen."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Router, get, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from msgspec import convert

from sacbe.presentation.language.words import current_language as spoken_language
from sacbe.server.access.chat import chat_reader, post_chat, read_lines, render_chat
from sacbe.server.access.dependencies import (
    BEARER,
    Access_,
    Acts_,
    AnyRequest,
    TableId,
    Tables_,
    require_token,
)
from sacbe.server.access.table_reader import ThingParameter, reader_at, thing_of
from sacbe.server.access.table_schemas import (
    Answered,
    AnswerOffer,
    ChancesShown,
    Choice,
    Decision,
    EventsShown,
    MakeOffer,
    RefusalsShown,
    Revised,
    Said,
    Say,
    StateShown,
    TakeBack,
    ThingExplained,
    WhyShown,
)
from sacbe.server.api.errors import error_responses
from sacbe.server.security.headers import bearer_token
from sacbe.server.tables.actions import decision_indexes, require_advice_allowed
from sacbe.server.tables.core.table import CHANCES_STEP
from sacbe.server.views import table_view
from sacbe.server.views.table_view import Part, TableReader

Since = Annotated[int, QueryParameter(ge=0, le=10**9, description="the revision up to which everything is known")]
After = Annotated[int, QueryParameter(ge=0, le=10**18, description="only what was said after this line")]
Lean = Annotated[bool, QueryParameter(description="moves alone, without facts, effects or words")]
WordsParameter = Annotated[list[Part] | None, QueryParameter(description="the words wanted; all if left out")]
MoveParameter = Annotated[str, QueryParameter(name="move", min_length=1, max_length=200,
                                              description="a move in notation")]

Data = dict[str, Any]


def documented_response(shape: type, *statuses: int) -> dict[int, ResponseSpec]:
    """Describe an answer that is made as plain data, and its errors, for the OpenAPI document."""
    return {200: ResponseSpec(shape, description="Found.", generate_examples=False), **error_responses(*statuses)}


@get("/tables/{id:str}/state", responses=documented_response(StateShown, 404), operation_id="table_state")
async def table_state(request: AnyRequest, id: TableId, tables: Tables_, access: Access_, lean: Lean = False,
                      words: WordsParameter = None) -> Data:
    """The table as this seat, or a watcher, may see it: view, question with its facts, options with their effects."""
    async with access.read_table(id, bearer_token(request.scope), looks=True) as (table, seat):
        return table_view.render_state(table, reader_at(seat, lean, words), tables.now())


@get("/tables/{id:str}/events", responses=documented_response(EventsShown, 404), operation_id="table_events")
async def table_events(request: AnyRequest, id: TableId, access: Access_, since: Since = 0,
                       lean: Lean = False, words: WordsParameter = None) -> Data:
    """What this seat, or a watcher, has heard since a revision, as data and as sentences."""
    async with access.read_table(id, bearer_token(request.scope), looks=True) as (table, seat):
        return table_view.render_events(table, reader_at(seat, lean, words), since)


@get("/tables/{id:str}/why", responses=documented_response(WhyShown, 401, 404), security=BEARER, operation_id="why_not")
async def why_not(request: AnyRequest, id: TableId, move: MoveParameter, tables: Tables_, access: Access_) -> Data:
    """Whether a move stands for this seat now, and if not, by which rule and with which numbers."""
    seat = await access.require_seat(id, require_token(request))
    async with tables.table(id) as live:
        return table_view.explain_refusal(live, TableReader(seat, spoken_language()), move)


@get("/tables/{id:str}/explained", responses=documented_response(ThingExplained, 404), operation_id="what_is_it")
async def what_is_it(request: AnyRequest, id: TableId, thing: ThingParameter, access: Access_) -> Data:
    """What a thing of the board is and does, as this seat, or a watcher, may know it now."""
    async with access.read_table(id, bearer_token(request.scope)) as (table, seat):
        return table_view.render_explanation(table, reader_at(seat), thing_of(thing))


@get("/tables/{id:str}/refused", responses=documented_response(RefusalsShown, 401, 404), security=BEARER,
     operation_id="what_is_refused")
async def what_is_refused(request: AnyRequest, id: TableId, tables: Tables_, access: Access_,
                          lean: Lean = False) -> Data:
    """Everything that the question of this seat knows and the rules refuse now, by rule and reason."""
    seat = await access.require_seat(id, require_token(request))
    async with tables.table(id) as live:
        found = table_view.list_refused_moves(live, TableReader(seat, spoken_language(), lean))
        return {"type": "refusals", "revision": live.revision, "refused": found}


@get("/tables/{id:str}/chances", responses=error_responses(404), operation_id="table_chances")
async def table_chances(request: AnyRequest, id: TableId, acts: Acts_, access: Access_) -> ChancesShown:
    """Each seat's chance to win and expected points, from what this seat, or a watcher, may know now.

    While the game runs this is advice, as a hint is: only where hints are allowed, and after all can read who asked.
    """
    async with access.read_table(id, bearer_token(request.scope)) as (table, seat):
        require_advice_allowed(table, seat)
        game, revision = table.started_game.clone(), table.revision
    found = await asyncio.to_thread(game.chances, seat)
    if seat is not None:
        await acts.record_advice(id, seat, CHANCES_STEP)
    you = None if seat is None else game.definition.seats[seat]
    return convert({"revision": revision, "you": you, **found.as_data()}, ChancesShown)


@get("/tables/{id:str}/decisions", responses=error_responses(404), operation_id="table_decisions")
async def table_decisions(request: AnyRequest, id: TableId, access: Access_) -> list[Decision]:
    """Where the decisions stand in the record, for an undo to one of them or a fork."""
    async with access.read_table(id, bearer_token(request.scope)) as (table, _):
        return [Decision(at, seat) for at, seat in decision_indexes(table)]


@post("/tables/{id:str}/choice", responses=error_responses(401, 404, 409), security=BEARER, operation_id="choose",
      status_code=200)
async def choose(request: AnyRequest, id: TableId, data: JSONBody[Choice], acts: Acts_, access: Access_) -> Answered:
    """Answer the question of a revision; acknowledged after it is stored."""
    seat = await access.require_seat(id, require_token(request))
    return Answered(await acts.choose(id, seat, data.revision, data.move))


@post("/tables/{id:str}/undo", responses=error_responses(401, 404, 409), security=BEARER, operation_id="undo",
      status_code=200)
async def undo(request: AnyRequest, id: TableId, data: JSONBody[TakeBack], acts: Acts_, access: Access_) -> Answered:
    """Take back to an own decision: at once if nothing was seen and nobody else decided, else the others are asked."""
    seat = await access.require_seat(id, require_token(request))
    return Answered(await acts.undo(id, seat, data.revision, data.to))


@post("/tables/{id:str}/restart", responses=error_responses(401, 404, 409), security=BEARER,
      operation_id="restart_turn",
      status_code=200)
async def restart_turn(request: AnyRequest, id: TableId, data: JSONBody[Revised], acts: Acts_,
                       access: Access_) -> Answered:
    """Take back to where the turn began, or as far as is free."""
    seat = await access.require_seat(id, require_token(request))
    return Answered(await acts.restart(id, seat, data.revision))


@post("/tables/{id:str}/redo", responses=error_responses(401, 404, 409), security=BEARER, operation_id="redo",
      status_code=200)
async def redo(request: AnyRequest, id: TableId, data: JSONBody[Revised], acts: Acts_, access: Access_) -> Answered:
    """Have back what was taken back last."""
    seat = await access.require_seat(id, require_token(request))
    return Answered(await acts.redo(id, seat, data.revision))


@post("/tables/{id:str}/offer", responses=error_responses(401, 404, 409), security=BEARER, operation_id="make_offer",
      status_code=200)
async def make_offer(request: AnyRequest, id: TableId, data: JSONBody[MakeOffer], acts: Acts_,
                     access: Access_) -> Answered:
    """Ask the others to agree to an undo, a pause or the end of the game; where nobody is to be asked, it happens."""
    seat = await access.require_seat(id, require_token(request))
    return Answered(await acts.offer(id, seat, data.revision, data.what, data.to))


@post("/tables/{id:str}/answer", responses=error_responses(401, 404, 409), security=BEARER, operation_id="answer_offer",
      status_code=200)
async def answer_offer(request: AnyRequest, id: TableId, data: JSONBody[AnswerOffer], acts: Acts_,
                       access: Access_) -> Answered:
    """Agree to what is offered, or decline; who offered may take it back."""
    seat = await access.require_seat(id, require_token(request))
    return Answered(await acts.answer(id, seat, data.revision, data.agree))


@post("/tables/{id:str}/resume", responses=error_responses(401, 404, 409), security=BEARER, operation_id="resume",
      status_code=200)
async def resume(request: AnyRequest, id: TableId, data: JSONBody[Revised], acts: Acts_, access: Access_) -> Answered:
    """Play on after a pause."""
    seat = await access.require_seat(id, require_token(request))
    return Answered(await acts.resume(id, seat, data.revision))


@post("/tables/{id:str}/resign", responses=error_responses(401, 404), security=BEARER, operation_id="resign",
      status_code=200)
async def resign(request: AnyRequest, id: TableId, acts: Acts_, access: Access_) -> Answered:
    """Give up; a bot plays the seat to the end."""
    return Answered(await acts.leave(id, await access.require_seat(id, require_token(request)), True))


@post("/tables/{id:str}/leave", responses=error_responses(401, 404), security=BEARER, operation_id="leave",
      status_code=200)
async def leave(request: AnyRequest, id: TableId, acts: Acts_, access: Access_) -> Answered:
    """Let a bot play until one comes back."""
    return Answered(await acts.leave(id, await access.require_seat(id, require_token(request)), False))


@post("/tables/{id:str}/back", responses=error_responses(401, 404), security=BEARER, operation_id="come_back",
      status_code=200)
async def come_back(request: AnyRequest, id: TableId, acts: Acts_, access: Access_) -> Answered:
    """Take the own seat back from the bot."""
    return Answered(await acts.return_to_seat(id, await access.require_seat(id, require_token(request))))


@post("/tables/{id:str}/go-on", responses=error_responses(404), operation_id="go_on", status_code=200)
async def go_on(request: AnyRequest, id: TableId, acts: Acts_, access: Access_) -> Answered:
    """Let the bots of those whose clock has run out play on at once; anybody who looks on may, but where it counts."""
    token = bearer_token(request.scope)
    return Answered(await acts.go_on(id, await access.find_held_seat(id, token) if token else None))


@get("/tables/{id:str}/chat", responses=error_responses(404), operation_id="read_chat")
async def read_chat(request: AnyRequest, id: TableId, tables: Tables_, access: Access_,
                    after: After = 0) -> list[Said]:
    """What was said at the table, from the oldest; watchers read what seats say as late as they see the game."""
    async with access.read_table(id, bearer_token(request.scope)) as (table, seat):
        names, reader = table.definition.seats, chat_reader(table, seat)
    found = await read_lines(tables, id, reader._replace(seats_after=after, watchers_after=after), 200)
    return [render_chat(row, names) for row in found]


@post("/tables/{id:str}/chat", responses=error_responses(401, 404), security=BEARER, operation_id="say",
      status_code=201)
async def say(request: AnyRequest, id: TableId, data: JSONBody[Say], tables: Tables_, access: Access_) -> Said:
    """Say something to everybody at the table; apart from the record."""
    seat = await access.require_seat(id, require_token(request))
    return await post_chat(tables, access, id, seat, data.text)


ROUTES: Final = (
    Router("/api", route_handlers=[table_state, table_events, why_not, what_is_it, what_is_refused, table_chances,
                                   table_decisions, choose, undo, restart_turn, redo, make_offer, answer_offer, resume,
                                   resign, leave, come_back, go_on, read_chat, say],
           tags=["play"]),
)
