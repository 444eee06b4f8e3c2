"""Lessons over HTTP: the list, a place in a lesson, a move, and the progress of an account.

A place is given by its path, the learner's moves so far, so the server keeps nothing of a learner but the progress of
accounts.
"""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from litestar import Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, SkipValidation
from msgspec import Meta, Struct, convert

from sacbe import games
from sacbe.school.lessons import library
from sacbe.school.lessons.playing import LessonRun, MoveVerdict
from sacbe.school.lessons.progress import MOST_LESSONS, Progress, ProgressByLesson
from sacbe.school.lessons.render import CardShown, LessonShown, VerdictShown, render_card, render_lesson, render_verdict
from sacbe.server.access import components as figures
from sacbe.server.access.dependencies import BEARER, Access_, AnyRequest, Tables_, require_token
from sacbe.server.access.table_reader import thing_of
from sacbe.server.access.table_schemas import LineShown, RefusalsShown, StateShown, ThingExplained, WhyShown
from sacbe.server.accounts.dependencies import Accounts_
from sacbe.server.api.errors import error_responses
from sacbe.server.lessons import service as playing
from sacbe.server.lessons.schemas import GameOf, LessonAt, LessonMove, LessonThing, OfGame
from sacbe.server.lessons.service import Lessons
from sacbe.server.lessons.store import LearntStore
from sacbe.server.security.body import RECORD_BODY
from sacbe.server.tables import standalone_board as boards
from sacbe.server.views import table_view as serialize

Name = Annotated[str, PathParameter(max_length=60, description="the name of a lesson")]


class LessonPlace(Struct):
    """A place in a lesson: its card, the verdict on the last move, and the board in the form of a table.

    `path` leads here; it is shorter than the one that was asked for if the lesson has changed since.
    """

    lesson: LessonShown
    path: list[str]
    card: CardShown
    verdict: VerdictShown | None
    state: StateShown
    events: list[dict[str, Any]]        # the events of the last change that the learner heard
    log: list[LineShown]                # the whole log


class KeptLessons(Struct, forbid_unknown_fields=True):
    """The progress of an account or a browser, by lesson."""

    lessons: Annotated[dict[Annotated[str, Meta(max_length=130)], Progress], Meta(max_length=MOST_LESSONS)] = {}


Lessons_ = NamedDependency[SkipValidation[Lessons]]
LearntStore_ = NamedDependency[SkipValidation[LearntStore]]


@get("/lessons", sync_to_thread=True, responses=error_responses(404), operation_id="lessons")
def list_lessons(game: OfGame = "") -> list[LessonShown]:
    """The lessons, game by game in the order in which they build on each other, with the rules that they teach."""
    found = library.list_lessons(games.find(game)) if game else library.all_lessons()
    return [render_lesson(lesson) for lesson in found]


@post("/lessons/{game:str}/{name:str}", responses=error_responses(404), operation_id="lesson_place", status_code=200)
async def lesson_place(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[LessonAt], school: Lessons_,
                       access: Access_, tables: Tables_) -> LessonPlace:
    """A place of a lesson; without a path its start."""
    run = await school.run_at(playing.find(game, name), data.path, access.owner(request))
    return await asyncio.to_thread(render_place, run, None, tables.now())


@post("/lessons/{game:str}/{name:str}/move", responses=error_responses(404), operation_id="lesson_move",
      status_code=200)
async def lesson_move(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[LessonMove], school: Lessons_,
                      access: Access_, tables: Tables_) -> LessonPlace:
    """Make a move; one that is not meant or refused is answered, and leads nowhere."""
    run, found = await school.answer(playing.find(game, name), data.path, data.move, access.owner(request))
    return await asyncio.to_thread(render_place, run, found, tables.now())


def render_place(run: LessonRun, verdict: MoveVerdict | None, now: float) -> LessonPlace:
    """Build the answer for a place in a lesson."""
    told = None if verdict is None else render_verdict(run, verdict, serialize.localizer_of(run.game))
    board = playing.board_for_run(run)
    state = convert(boards.state_of(board, now), StateShown, from_attributes=True)
    return LessonPlace(render_lesson(run.lesson), run.path, render_card(run), told, state,
                       boards.events_of(board, run.events_before_change),
                       convert(boards.log_of(board), list[LineShown]))


@post("/lessons/{game:str}/{name:str}/explained", responses=error_responses(404), operation_id="lesson_explained",
      status_code=200)
async def lesson_explained(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[LessonThing],
                           school: Lessons_, access: Access_) -> ThingExplained:
    """What a thing of the board is and does at a place."""
    run = await school.run_at(playing.find(game, name), data.path, access.owner(request))
    found = serialize.render_explanation_of(run.game, boards.reader_of(playing.board_for_run(run)),
                                            thing_of(data.thing))
    return convert(found, ThingExplained, from_attributes=True)


@post("/lessons/{game:str}/{name:str}/why", responses=error_responses(404), operation_id="lesson_why", status_code=200)
async def lesson_why(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[LessonMove], school: Lessons_,
                     access: Access_) -> WhyShown:
    """Whether a move stands at a place, and if not, by which rule."""
    run = await school.run_at(playing.find(game, name), data.path, access.owner(request))
    return convert(serialize.explain_refusal_of(run.game, boards.reader_of(playing.board_for_run(run)), data.move),
                   WhyShown)


@post("/lessons/{game:str}/{name:str}/refused", responses=error_responses(404), operation_id="lesson_refused",
      status_code=200)
async def lesson_refused(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[LessonAt], school: Lessons_,
                         access: Access_) -> RefusalsShown:
    """What the rules refuse at a place, by rule and reason."""
    run = await school.run_at(playing.find(game, name), data.path, access.owner(request))
    found = await asyncio.to_thread(serialize.list_refused_moves_of, run.game,
                                    boards.reader_of(playing.board_for_run(run)))
    return RefusalsShown("refusals", len(run.path) + 1, found)


@get("/lessons/{game:str}/{name:str}/components", sync_to_thread=True, responses=error_responses(404),
     operation_id="lesson_components")
def lesson_components(game: GameOf, name: Name) -> Response[bytes]:
    """The figures of the box of a lesson."""
    definition = games.load_definition(playing.find(game, name).game)
    return figures.answer(definition.name, definition.version, definition.components)


# ---------------------------------------------------------------- progress

@get("/account/lessons", responses=error_responses(401), security=BEARER, operation_id="my_lessons")
async def my_lessons(request: AnyRequest, accounts: Accounts_, learnt: LearntStore_) -> KeptLessons:
    """How far the account has come, by lesson."""
    return KeptLessons(await learnt.find_progress((await accounts.require(require_token(request))).id))


@put("/account/lessons", responses=error_responses(401, 413), security=BEARER, operation_id="keep_lessons",
     request_max_body_size=RECORD_BODY)
async def keep_lessons(request: AnyRequest, data: JSONBody[KeptLessons], accounts: Accounts_, learnt: LearntStore_,
                       tables: Tables_) -> KeptLessons:
    """Add what this browser knows to what the account has; the answer is both together.

    A lesson that was finished once stays finished; of two places the newer one counts, and none is in the future.
    """
    me = await accounts.require(require_token(request))
    now = tables.now()
    known = {lesson.id for lesson in library.all_lessons()}
    given: ProgressByLesson = {id: one for id, one in data.lessons.items() if id in known}
    for one in given.values():
        one.at = min(one.at, now)
    return KeptLessons(await learnt.merge(me.id, given, now))


ROUTES: Final = (
    Router("/api", route_handlers=[list_lessons, lesson_place, lesson_move, lesson_explained, lesson_why,
                                   lesson_refused, lesson_components, my_lessons, keep_lessons], tags=["lessons"]),
)
