"""Replays over HTTP: every decision of a game with its log, and the view after any answer, for one reader.

Nobody sees more than at the time: a seat its own views, a watcher those of watchers, with the delay of the table.  Only
when the game is over are the moves and points of all seats shown, as the record shows them too.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any, Final

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, SkipValidation
from msgspec import Struct, convert

from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.language import words
from sacbe.presentation.render import moment as shown
from sacbe.presentation.render.wording import Localizer
from sacbe.presentation.schema.data import AskShown
from sacbe.server.access.dependencies import Access_, AnyRequest, SeenTable, TableId
from sacbe.server.access.table_reader import ThingParameter, thing_of
from sacbe.server.access.table_schemas import LineShown, ThingExplained
from sacbe.server.api.errors import error_responses
from sacbe.server.replays.replay_cache import (
    PastMoment,
    ReplayCache,
    ReplayHistory,
    ReplayReader,
    events_of_last_decision,
)
from sacbe.server.security.headers import bearer_token
from sacbe.server.storage.store import ENDED_PHASES
from sacbe.server.tables.core.table import LiveTable
from sacbe.server.views.notes import notes_since, render_note
from sacbe.server.views.table_view import TableReader, render_explanation_of

AnswerCountInPath = Annotated[int, PathParameter(ge=0, le=10**9, description="after how many answers")]
Pasts_ = NamedDependency[SkipValidation[ReplayCache]]


class MomentShown(Struct):
    """A position in which somebody was asked, after `at` answers, and the decision that led to it.

    The first moment is the start, which nobody decided.  `move` is empty, and a score null, where the reader cannot
    know it.  `round` is the last that has begun, 0 before the first and where a game has none.
    """

    at: int
    seat: str | None
    move: str
    heading: str
    round: int
    log: list[LineShown]
    scores: dict[str, float | None]


class ReplayShown(Struct):
    """A game from its start to the current position, as one reader has seen it."""

    revision: int
    answers: int
    over: bool
    you: str | None
    moments: list[MomentShown]


class PositionShown(Struct):
    """The view after `at` answers: who was asked what, and the events of the decision that led there."""

    at: int
    answers: int
    you: str | None
    view: dict[str, Any]
    ask: AskShown | None
    events: list[dict[str, Any]]


def replay_reader(seen_table: SeenTable) -> ReplayReader:
    """Return the reader of a replay: to whom everything is open as soon as they may know that the game has ended."""
    table, seat = seen_table
    return ReplayReader(seat, words.current_language(), table.phase in ENDED_PHASES, tuple(table.names().items()))


@get("/tables/{id:str}/replay", responses=error_responses(404), operation_id="replay")
async def replay(request: AnyRequest, id: TableId, access: Access_, pasts: Pasts_) -> ReplayShown:
    """All moments of a game: decisions, log and points, each as far as this seat, or a watcher, may know them."""
    async with access.read_table(id, bearer_token(request.scope)) as seen_table:
        table, look = seen_table.table, replay_reader(seen_table)
        game, revision = table.started_game.clone(), table.revision
        past = pasts.history_of(id, game)
        notes = notes_at(table)
    moments = await asyncio.to_thread(past.moments, game, look)
    you = None if look.seat is None else game.definition.seats[look.seat]
    return ReplayShown(revision, len(game.history), game.is_over, you, [render_moment(one, notes) for one in moments])


@get("/tables/{id:str}/replay/{at:int}", responses=error_responses(404), operation_id="replay_position")
async def replay_position(request: AnyRequest, id: TableId, at: AnswerCountInPath, access: Access_,
                          pasts: Pasts_) -> PositionShown:
    """The table as this seat, or a watcher, saw it after this many answers."""
    async with access.read_table(id, bearer_token(request.scope)) as seen_table:
        look = replay_reader(seen_table)
        game = seen_table.table.started_game.clone()
        answers = len(game.history)
        if at > answers:
            raise Problem("no-such-answer", at=at, count=answers)
        past = pasts.history_of(id, game)
    return await asyncio.to_thread(render_position, past, game, at, look, answers)


@get("/tables/{id:str}/replay/{at:int}/explained", responses=error_responses(404), operation_id="replay_explained")
async def replay_explained(request: AnyRequest, id: TableId, at: AnswerCountInPath, thing: ThingParameter,
                           access: Access_, pasts: Pasts_) -> ThingExplained:
    """What a thing of the board was after this many answers, as this seat, or a watcher, saw it."""
    async with access.read_table(id, bearer_token(request.scope)) as seen_table:
        look = replay_reader(seen_table)
        game = seen_table.table.started_game.clone()
        answers = len(game.history)
        if at > answers:
            raise Problem("no-such-answer", at=at, count=answers)
        past = pasts.history_of(id, game)

    def told() -> dict[str, Any]:
        with words.use_player_names(dict(look.names)):
            return render_explanation_of(past.position(game, at), TableReader(look.seat, look.lang), thing_of(thing))

    return convert(await asyncio.to_thread(told), ThingExplained, from_attributes=True)


def render_position(past: ReplayHistory, game: Game, at: int, look: ReplayReader, answers: int) -> PositionShown:
    """Build a past position for this reader; only the seat that was asked gets the words of the question."""
    game = past.position(game, at)
    moment = shown.PlayerView(game, look.seat)
    ask = moment.ask
    if ask is not None and moment.own_question is not None:
        with words.use_player_names(dict(look.names)):
            ask.text = Localizer(game.definition, game.players).prompt_alone(moment.question_context())
    you = None if look.seat is None else game.definition.seats[look.seat]
    return PositionShown(at, answers, you, moment.view, ask, events_of_last_decision(game, look.seat))


def notes_at(live: LiveTable) -> dict[int, list[LineShown]]:
    """Return the log lines about hints and resignations, by the number of answers before them."""
    found: dict[int, list[LineShown]] = {}
    for note in notes_since(live):
        found.setdefault(note.answers, []).append(LineShown(**render_note(live, note)))
    return found


def render_moment(moment: PastMoment, notes: Mapping[int, list[LineShown]]) -> MomentShown:
    log = [LineShown(line.seat or None, line.text, line.heading, line.at, line.minor) for line in moment.log]
    log += notes.get(moment.at, [])
    return MomentShown(moment.at, moment.seat, moment.move, moment.heading, moment.round, log, moment.scores)


ROUTES: Final = (Router("/api", route_handlers=[replay, replay_position, replay_explained], tags=["records"]),)
