"""Studies over HTTP: begin, look, answer, comment, branch, let the coach think, share by link, download."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Annotated, Any, Final

from litestar import MediaType, Response, Router, delete, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import convert

from sacbe.coach.study import files as studies_of
from sacbe.coach.study.analysis import StudyFound
from sacbe.coach.study.tree import Study, StudyNode
from sacbe.coach.worker_process import GameSetup
from sacbe.games.common.refusals import RefusedMove
from sacbe.kernel.core.chance import SeededDriver
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import SEED_LIMIT
from sacbe.presentation.language import words
from sacbe.server.access import components
from sacbe.server.access.dependencies import BEARER, Access, Access_, AnyRequest, Settings_, require_token
from sacbe.server.access.table_reader import ThingParameter as AskedThing
from sacbe.server.access.table_reader import thing_of
from sacbe.server.access.table_schemas import RefusalsShown, ThingExplained, WhyShown
from sacbe.server.api.errors import error_responses
from sacbe.server.coach.dependencies import Coaching_
from sacbe.server.security.body import RECORD_BODY
from sacbe.server.security.headers import bearer_token
from sacbe.server.settings import Settings
from sacbe.server.studies.schemas import (
    AddMove,
    NewStudy,
    NodeShown,
    PlaceShown,
    SetComment,
    SetTitle,
    StudyOpened,
    StudyShown,
    Think,
)
from sacbe.server.studies.service import KeptStudy, Studies, is_owner
from sacbe.server.studies.view import events_at, load_texts, nodes_of, state_of, viewer_of
from sacbe.server.tables.lobby import export_record
from sacbe.server.views import table_view
from sacbe.server.views.table_view import TableReader

StudyId = Annotated[str, PathParameter(description="the id of a study")]
NodeId = Annotated[int, PathParameter(ge=0, le=10**9, description="the number of an answer; 0 is the start")]
AskedMove = Annotated[str, QueryParameter(min_length=1, max_length=200, description="a move in notation")]
Studies_ = NamedDependency[SkipValidation[Studies]]
SOURCES: Final = ("game", "record", "position", "table", "copy")


# ---------------------------------------------------------------- beginning

@post("/studies", responses=error_responses(404, 413), operation_id="begin_study", request_max_body_size=RECORD_BODY)
async def begin_study(request: AnyRequest, data: JSONBody[NewStudy], studies: Studies_, access: Access_,
                      settings: Settings_) -> StudyOpened:
    """Begin a study; its link lets everybody look at it, its token changes it."""
    access.count_new_study(request)
    text = await study_source(data, studies, access, bearer_token(request.scope))
    account = await access.account(bearer_token(request.scope))
    address = access.address(request)
    kept, token = await studies.begin(build_study, (data, text), address, account)
    async with studies.study(kept.row.id) as fresh:
        return StudyOpened(await render_study(fresh, studies, settings, True, fresh.study.here), token)


async def study_source(new: NewStudy, studies: Studies, access: Access, token: str | None) -> str:
    """Return the text that the study begins from: what was sent, or what a table or another study says."""
    given = [name for name in SOURCES if getattr(new, name)]
    if len(given) != 1:
        raise Problem("study-source", allowed=", ".join(SOURCES))
    text = new.record
    if new.table:
        async with access.read_table(new.table, token) as (table, _):
            text = export_record(table)         # refused while somebody plays: it would tell every secret
    elif new.copy:
        async with studies.study(new.copy) as kept:
            text = kept.row.text
    return text


def build_study(new: NewStudy, text: str) -> Study:
    """Build the new study, and go to the answer where the student begins."""
    if new.game:
        seed = None if not new.deal else secrets.randbelow(SEED_LIMIT) if new.seed is None else new.seed
        study = studies_of.new_study(new.game, new.players, seed, new.options)
        at = study.main_line_end().depth
    else:
        study = studies_of.study_of_position(new.position) if new.position else studies_of.parse_study(text)
        at = 0
    end = study.main_line_end().depth
    if new.at is not None and new.at > end:
        raise Problem("no-such-answer", at=new.at, count=end)
    if new.title:
        study.set_title(new.title)
    study.goto(study.root)
    study.go_forward(at if new.at is None else new.at)
    return study


# ---------------------------------------------------------------- looking

@get("/studies/{id:str}", responses=error_responses(404), operation_id="show_study")
async def show_study(request: AnyRequest, id: StudyId, studies: Studies_, access: Access_,
                     settings: Settings_) -> StudyShown:
    """A study with all its lines and comments; everybody who has the link may see it."""
    may = await ownership_check(request, access)
    async with studies.study(id) as kept:
        return await render_study(kept, studies, settings, may(kept), kept.study.here)


@get("/studies/{id:str}/file", responses=error_responses(404), operation_id="study_file", media_type=MediaType.TEXT)
async def study_file(id: StudyId, studies: Studies_) -> Response[str]:
    """The study as a record with variations and comments."""
    async with studies.study(id) as kept:
        text = kept.row.text
    return Response(text, media_type=MediaType.TEXT,
                    headers={"Content-Disposition": f'attachment; filename="{id}.sacbe"'})


@get("/studies/{id:str}/components", responses=error_responses(404), operation_id="study_components")
async def study_components(id: StudyId, studies: Studies_) -> Response[bytes]:
    """The figures of the box of a study."""
    async with studies.study(id) as kept:
        definition = kept.study.definition
    return components.answer(definition.name, definition.version, definition.components)


@get("/studies/{id:str}/nodes/{node:int}", responses=error_responses(404), operation_id="study_place")
async def study_place(id: StudyId, node: NodeId, studies: Studies_) -> PlaceShown:
    """A place of a study, as the seat that is asked there sees it, with its question and options."""
    async with studies.study(id) as kept:
        return await asyncio.to_thread(render_place, kept, kept.study.node(node), studies.now())


def render_place(study: KeptStudy, node: StudyNode, now: float) -> PlaceShown:
    return convert({"node": node.id, "state": state_of(study, node, now), "events": events_at(study.study.game(node))},
                   PlaceShown, from_attributes=True)


@get("/studies/{id:str}/nodes/{node:int}/refused", responses=error_responses(404), operation_id="study_refused")
async def study_refused(id: StudyId, node: NodeId, studies: Studies_) -> RefusalsShown:
    """What the rules refuse at a place, by rule and reason."""
    async with studies.study(id) as kept:
        game = kept.study.game(kept.study.node(node))
        found = table_view.list_refused_moves_of(game, TableReader(viewer_of(game), words.current_language()))
        return RefusalsShown("refusals", kept.row.revision, found)


@get("/studies/{id:str}/nodes/{node:int}/explained", responses=error_responses(404), operation_id="study_explained")
async def study_explained(id: StudyId, node: NodeId, thing: AskedThing, studies: Studies_) -> ThingExplained:
    """What a thing of the board is and does at a place."""
    async with studies.study(id) as kept:
        game = kept.study.game(kept.study.node(node))
    reader = TableReader(viewer_of(game), words.current_language())
    return convert(table_view.render_explanation_of(game, reader, thing_of(thing)), ThingExplained,
                   from_attributes=True)


@get("/studies/{id:str}/nodes/{node:int}/why", responses=error_responses(404), operation_id="study_why")
async def study_why(id: StudyId, node: NodeId, move: AskedMove, studies: Studies_) -> WhyShown:
    """Whether a move stands at a place, and if not, by which rule."""
    async with studies.study(id) as kept:
        game = kept.study.game(kept.study.node(node))
    return convert(table_view.explain_refusal_of(game, TableReader(viewer_of(game), words.current_language()), move),
                   WhyShown)


@post("/studies/{id:str}/nodes/{node:int}/think", responses=error_responses(404), operation_id="study_think",
      status_code=200)
async def study_think(request: AnyRequest, id: StudyId, node: NodeId, data: JSONBody[Think], studies: Studies_,
                      access: Access_, coaching: Coaching_) -> StudyFound:
    """Every seat's chance and the best lines at a place; with twice the depth again and again they grow surer."""
    async with studies.study(id) as kept:
        setup = GameSetup.from_game(kept.study.game(kept.study.node(node)), kept.study.position)
    address = access.address(request)
    return await coaching.analyze_study(setup, data.depth, words.current_language(), address)


# ---------------------------------------------------------------- changing

@post("/studies/{id:str}/nodes/{node:int}/moves", responses=error_responses(401, 404), security=BEARER,
      operation_id="study_move", status_code=200)
async def study_move(request: AnyRequest, id: StudyId, node: NodeId, data: JSONBody[AddMove], studies: Studies_,
                     access: Access_, settings: Settings_) -> StudyShown:
    """Answer the question at a place, for whoever is asked; `here` is the answer, which may be there already."""
    def work(study: Study) -> StudyNode:
        refusal = study.game(study.node(node)).explain(data.move)
        if refusal is not None:
            raise RefusedMove(data.move, refusal)
        return study.add(data.move, study.node(node))

    return await change_and_render(request, id, studies, access, settings, work)


@post("/studies/{id:str}/nodes/{node:int}/roll", responses=error_responses(401, 404), security=BEARER,
      operation_id="study_roll",
      status_code=200)
async def study_roll(request: AnyRequest, id: StudyId, node: NodeId, studies: Studies_, access: Access_,
                     settings: Settings_) -> StudyShown:
    """Let dice answer for chance until a seat is asked."""
    dice = SeededDriver(secrets.randbelow(SEED_LIMIT))
    return await change_and_render(request, id, studies, access, settings,
                                   lambda study: study.roll(dice, study.node(node)))


@put("/studies/{id:str}/nodes/{node:int}/comment", responses=error_responses(401, 404), security=BEARER,
     operation_id="study_comment")
async def study_comment(request: AnyRequest, id: StudyId, node: NodeId, data: JSONBody[SetComment], studies: Studies_,
                        access: Access_, settings: Settings_) -> StudyShown:
    """Say something about a place."""
    def work(study: Study) -> StudyNode:
        study.set_comment(study.node(node), data.text)
        return study.node(node)

    return await change_and_render(request, id, studies, access, settings, work)


@post("/studies/{id:str}/nodes/{node:int}/promote", responses=error_responses(401, 404), security=BEARER,
      operation_id="study_promote", status_code=200)
async def study_promote(request: AnyRequest, id: StudyId, node: NodeId, studies: Studies_, access: Access_,
                        settings: Settings_) -> StudyShown:
    """Make an answer the first of those that were given in its place."""
    def work(study: Study) -> StudyNode:
        study.promote(study.node(node))
        return study.node(node)

    return await change_and_render(request, id, studies, access, settings, work)


@delete("/studies/{id:str}/nodes/{node:int}", responses=error_responses(401, 404), security=BEARER,
        operation_id="study_cut",
        status_code=200)
async def study_cut(request: AnyRequest, id: StudyId, node: NodeId, studies: Studies_, access: Access_,
                    settings: Settings_) -> StudyShown:
    """Remove an answer and all that follows; `here` is where it branched off."""
    def work(study: Study) -> StudyNode:
        gone = study.node(node)
        parent = gone.parent
        study.delete(gone)
        assert parent is not None
        return parent

    return await change_and_render(request, id, studies, access, settings, work)


@patch("/studies/{id:str}", responses=error_responses(401, 404), security=BEARER, operation_id="study_title")
async def study_title(request: AnyRequest, id: StudyId, data: JSONBody[SetTitle], studies: Studies_, access: Access_,
                      settings: Settings_) -> StudyShown:
    """Give a study a title."""
    def work(study: Study) -> StudyNode:
        study.set_title(data.title)
        return study.here

    return await change_and_render(request, id, studies, access, settings, work)


@delete("/studies/{id:str}", responses=error_responses(401, 404), security=BEARER, operation_id="remove_study")
async def remove_study(request: AnyRequest, id: StudyId, studies: Studies_, access: Access_) -> None:
    """Remove a study for good."""
    require_token(request)
    may = await ownership_check(request, access)
    await studies.remove(id, lambda row: may(row))


# ---------------------------------------------------------------- common

async def ownership_check(request: AnyRequest, access: Access) -> Callable[[Any], bool]:
    """Return a function that tells whether the caller may change a study, given its row or the study in memory."""
    token = bearer_token(request.scope)
    account = await access.account(token)
    return lambda one: is_owner(one.row if isinstance(one, KeptStudy) else one, token, account)


async def change_and_render(request: AnyRequest, id: str, studies: Studies, access: Access, settings: Settings,
                            work: Callable[[Study], StudyNode]) -> StudyShown:
    """Change a study as its owner, and return it with the place to show."""
    require_token(request)
    kept, node = await studies.change(id, await ownership_check(request, access), work)
    return await render_study(kept, studies, settings, True, node)


async def render_study(study: KeptStudy, studies: Studies, settings: Settings, mine: bool,
                       here: StudyNode) -> StudyShown:
    """Return a study in the reader's language."""
    await load_texts(study, studies.strangers)
    nodes = await asyncio.to_thread(nodes_of, study)
    row = study.row
    return StudyShown(row.id, row.game, study.study.players, row.title, row.revision, mine,
                      f"{settings.url}/study/{row.id}", here.id, [NodeShown(**node) for node in nodes])


ROUTES: Final = (
    Router("/api", route_handlers=[
        begin_study, show_study, study_file, study_components, study_place, study_refused, study_explained,
        study_why, study_think,
        study_move, study_roll, study_comment, study_promote, study_cut, study_title, remove_study], tags=["studies"]),
)
