"""Puzzles over HTTP: the list, the puzzle of the day, a try, its end, and the standing of a solver.

A try is given by its path, the solver's moves so far.  The solution is sent with the end of a try, never before.  The
first try of an account is rated here; browsers without a login keep their tries themselves.
"""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Annotated, Any, Final, Literal

from litestar import Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter, SkipValidation
from msgspec import Meta, Struct, convert
from msgspec.structs import asdict

from sacbe import games
from sacbe.school.puzzles import library
from sacbe.school.puzzles.playing import MOST_PATH, PuzzleRun
from sacbe.school.puzzles.puzzle import Puzzle
from sacbe.school.puzzles.render import (
    PuzzleExplained,
    PuzzleHint,
    PuzzleRefused,
    PuzzleShown,
    PuzzleTask,
    PuzzleText,
    render_puzzle,
)
from sacbe.school.puzzles.standing import MOST_DAYS, MOST_TRIES, PuzzleTry, Result, SolverStanding, standing_by_puzzle
from sacbe.server.access import components as figures
from sacbe.server.access.dependencies import BEARER, Access_, AnyRequest, require_token
from sacbe.server.access.table_reader import thing_of
from sacbe.server.access.table_schemas import LineShown, RefusalsShown, StateShown, ThingExplained, WhyShown
from sacbe.server.accounts.dependencies import Accounts_
from sacbe.server.api.errors import error_responses
from sacbe.server.lessons.schemas import GameOf, LessonThing, Move, OfGame
from sacbe.server.puzzles import service as playing
from sacbe.server.puzzles.service import AnsweredTry, Puzzles
from sacbe.server.puzzles.store import FirstTries
from sacbe.server.security.body import RECORD_BODY
from sacbe.server.security.headers import bearer_token
from sacbe.server.tables import standalone_board as boards
from sacbe.server.views import table_view as serialize

Name = Annotated[str, PathParameter(max_length=60, description="the name of a puzzle")]
OfKind = Annotated[str, QueryParameter(name="kind", max_length=20, description="only of this kind")]
OfGrade = Annotated[int, QueryParameter(name="grade", ge=0, le=3, description="only of this grade; 0: all")]
Path = Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=MOST_PATH)]
Outcome = Literal["open", "played", "refused", "solved", "missed", "given-up"]
DIFFERENT: Final = (404, 409)


class PuzzleListed(PuzzleShown):
    """A puzzle in the list, with the result of the account's first try."""

    result: Result = ""


class DailyShown(Struct):
    """The puzzles of a day, one for each game; that of `game` is offered first."""

    day: date
    game: str
    puzzles: list[PuzzleListed]


class PuzzleAt(Struct, forbid_unknown_fields=True):
    """A try: the moves so far."""

    path: Path = []


class PuzzleMove(Struct, forbid_unknown_fields=True):
    """A move at a place of a try."""

    move: Move
    path: Path = []


class PuzzlePlace(Struct):
    """A place of a try: the task, the outcome of the last move, and the board in the form of a table.

    `explained` is there when the try is over.  `kept`: whether the account's result is stored; `first`: whether it was
    the account's first try, which is rated.
    """

    puzzle: PuzzleShown
    path: list[str]
    task: PuzzleTask
    outcome: Outcome
    refused: PuzzleRefused | None
    explained: PuzzleExplained | None
    kept: bool
    first: bool
    day: date | None                    # today, if this is the puzzle of the day
    tries: int                          # first tries of accounts,
    solved: int                         # and how many of them solved it
    state: StateShown
    events: list[dict[str, Any]]        # the events of the last change that the solver heard
    log: list[LineShown]


class KeptPuzzles(Struct, forbid_unknown_fields=True):
    """First tries, by puzzle, and the days on which a puzzle of the day was solved."""

    tried: Annotated[dict[Annotated[str, Meta(max_length=130)], PuzzleTry], Meta(max_length=MOST_TRIES)] = {}
    days: Annotated[list[date], Meta(max_length=MOST_DAYS)] = []


class MyPuzzles(Struct):
    """The tries of a solver, and the standing that follows from them."""

    tried: dict[str, PuzzleTry]
    days: list[date]
    standing: SolverStanding


Puzzles_ = NamedDependency[SkipValidation[Puzzles]]


@get("/puzzles", responses=error_responses(404), operation_id="puzzles")
async def list_puzzles(request: AnyRequest, puzzles: Puzzles_, access: Access_, game: OfGame = "", kind: OfKind = "",
                       grade: OfGrade = 0) -> list[PuzzleListed]:
    """The puzzles, game by game, the easiest first; with a login, how each was tried first."""
    mine = await tries_of(request, puzzles, access)

    def listed() -> list[PuzzleListed]:
        found = library.list_puzzles(games.find(game)) if game else library.all_puzzles()
        return [render_listing(puzzle, mine) for puzzle in found
                if kind in ("", puzzle.kind) and grade in (0, puzzle.grade)]

    return await asyncio.to_thread(listed)


@get("/puzzles/daily", responses=error_responses(), operation_id="puzzle_of_the_day")
async def puzzle_of_the_day(request: AnyRequest, puzzles: Puzzles_, access: Access_) -> DailyShown:
    """The puzzles of the day, one a game; days change at midnight UTC."""
    mine = await tries_of(request, puzzles, access)
    found = await puzzles.daily()
    return DailyShown(puzzles.today(), next(iter(found), ""),
                      [render_listing(puzzle, mine) for puzzle in found.values()])


@post("/puzzles/{game:str}/{name:str}", responses=error_responses(404), operation_id="puzzle_place", status_code=200)
async def puzzle_place(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[PuzzleAt], puzzles: Puzzles_,
                       access: Access_) -> PuzzlePlace:
    """A place of a try; without a path its start.  A path to the end of a try ends it."""
    puzzle = await puzzles.find(game, name)
    return await render_place(await puzzles.try_at(puzzle, data.path, access.owner(request)), puzzles,
                              await access.account(bearer_token(request.scope)))


@post("/puzzles/{game:str}/{name:str}/move", responses=error_responses(*DIFFERENT), operation_id="puzzle_move",
      status_code=200)
async def puzzle_move(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[PuzzleMove], puzzles: Puzzles_,
                      access: Access_) -> PuzzlePlace:
    """Make or pick a move; one that the rules refuse changes nothing, and with the last of a turn the try is over."""
    puzzle = await puzzles.find(game, name)
    found = await puzzles.answer(puzzle, data.path, data.move, access.owner(request))
    return await render_place(found, puzzles, await access.account(bearer_token(request.scope)))


@post("/puzzles/{game:str}/{name:str}/solution", responses=error_responses(404), operation_id="puzzle_solution",
      status_code=200)
async def puzzle_solution(request: AnyRequest, game: GameOf, name: Name, puzzles: Puzzles_,
                          access: Access_) -> PuzzlePlace:
    """Give up and see the solution: the try is over, and counts as missed."""
    puzzle = await puzzles.find(game, name)
    found = await puzzles.try_at(puzzle, [], access.owner(request))
    return await render_place(found, puzzles, await access.account(bearer_token(request.scope)), is_given_up=True)


@post("/puzzles/{game:str}/{name:str}/hint", responses=error_responses(404), operation_id="puzzle_hint",
      status_code=200)
async def puzzle_hint(request: AnyRequest, game: GameOf, name: Name, puzzles: Puzzles_, access: Access_) -> PuzzleHint:
    """Where to look; it halves what the rating gains."""
    puzzle = await puzzles.find(game, name)
    account = await access.account(bearer_token(request.scope))
    if account is not None:
        await puzzles.store.record_hint(account, puzzle.id, puzzle.rating, puzzles.now())
    return await asyncio.to_thread(lambda: PuzzleText(puzzle).hint())


async def render_place(answer: AnsweredTry, puzzles: Puzzles, account: str | None,
                       is_given_up: bool = False) -> PuzzlePlace:
    """Build the answer for a place of a try; at the end of a try, store its result first."""
    puzzle = answer.run.puzzle
    outcome: Outcome = "given-up" if is_given_up else outcome_of(answer)
    is_first = None
    if outcome in ("solved", "missed", "given-up") and account is not None:
        is_first = await puzzles.record_try(account, puzzle, outcome == "solved")
    day = puzzles.today() if await puzzles.is_daily(puzzle) else None
    counts = await puzzles.store.first_tries(puzzle.id)
    return await asyncio.to_thread(build_place, answer, outcome, is_first, day, counts, puzzles.now())


def build_place(answer: AnsweredTry, outcome: Outcome, is_first: bool | None, day: date | None, counts: FirstTries,
                now: float) -> PuzzlePlace:
    run, verdict = answer.run, answer.verdict
    words = PuzzleText(run.puzzle)
    board = playing.board_of(run)
    explained = words.render_solution() if outcome == "given-up" else words.render_result(run) if run.is_done else None
    refused = words.render_refusal(verdict) if verdict is not None and verdict.outcome == "refused" else None
    return PuzzlePlace(render_puzzle(run.puzzle), run.path, words.task(), outcome, refused, explained,
                       is_first is not None, bool(is_first), day, counts.tries, counts.solved,
                       convert(boards.state_of(board, now), StateShown, from_attributes=True),
                       boards.events_of(board, answer.heard), convert(boards.log_of(board), list[LineShown]))


def outcome_of(answer: AnsweredTry) -> Outcome:
    if answer.verdict is not None:
        return answer.verdict.outcome
    run = answer.run
    if not run.is_done:
        return "played" if run.path else "open"
    return "solved" if run.result().solved else "missed"


# ---------------------------------------------------------------- what is asked at the board

@post("/puzzles/{game:str}/{name:str}/explained", responses=error_responses(404), operation_id="puzzle_explained",
      status_code=200)
async def puzzle_explained(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[LessonThing],
                           puzzles: Puzzles_, access: Access_) -> ThingExplained:
    """What a thing of the board is and does at a place."""
    run = await run_of(puzzles, game, name, data.path, access.owner(request))
    found = serialize.render_explanation_of(run.game, boards.reader_of(playing.board_of(run)), thing_of(data.thing))
    return convert(found, ThingExplained, from_attributes=True)


@post("/puzzles/{game:str}/{name:str}/why", responses=error_responses(403, 404), operation_id="puzzle_why",
      status_code=200)
async def puzzle_why(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[PuzzleMove], puzzles: Puzzles_,
                     access: Access_) -> WhyShown:
    """Whether a move stands at a place, and if not, by which rule; not where just that is the puzzle."""
    run = await run_of(puzzles, game, name, data.path, access.owner(request))
    playing.check_open(run)
    return convert(serialize.explain_refusal_of(run.game, boards.reader_of(playing.board_of(run)), data.move), WhyShown)


@post("/puzzles/{game:str}/{name:str}/refused", responses=error_responses(403, 404), operation_id="puzzle_refused",
      status_code=200)
async def puzzle_refused(request: AnyRequest, game: GameOf, name: Name, data: JSONBody[PuzzleAt], puzzles: Puzzles_,
                         access: Access_) -> RefusalsShown:
    """What the rules refuse at a place, by rule and reason; not where just that is the puzzle."""
    run = await run_of(puzzles, game, name, data.path, access.owner(request))
    playing.check_open(run)
    found = [] if run.is_done else await asyncio.to_thread(serialize.list_refused_moves_of, run.game,
                                                           boards.reader_of(playing.board_of(run)))
    return RefusalsShown("refusals", len(run.path) + 1, found)


@get("/puzzles/{game:str}/{name:str}/components", responses=error_responses(404), operation_id="puzzle_components")
async def puzzle_components(game: GameOf, name: Name, puzzles: Puzzles_) -> Response[bytes]:
    """The figures of the box of a puzzle."""
    definition = games.load_definition((await puzzles.find(game, name)).game)
    return figures.answer(definition.name, definition.version, definition.components)


async def run_of(puzzles: Puzzles, game: str, name: str, path: list[str], owner: str) -> PuzzleRun:
    return (await puzzles.try_at(await puzzles.find(game, name), path, owner)).run


# ---------------------------------------------------------------- how somebody stands

@post("/puzzles/standing", responses=error_responses(413), operation_id="puzzle_standing", status_code=200,
      request_max_body_size=RECORD_BODY)
async def puzzle_standing(data: JSONBody[KeptPuzzles], puzzles: Puzzles_) -> MyPuzzles:
    """Compute ratings and streaks from tries that a browser keeps without a login; the server stores nothing."""
    known = await asyncio.to_thread(playing.puzzle_ratings)
    tries, days = drop_invalid_tries(data, known, puzzles)
    return MyPuzzles(tries, days, standing_by_puzzle(tries, days, known, puzzles.today()))


@get("/account/puzzles", responses=error_responses(401), security=BEARER, operation_id="my_puzzles")
async def my_puzzles(request: AnyRequest, accounts: Accounts_, puzzles: Puzzles_) -> MyPuzzles:
    """What the account has tried, and how it stands."""
    kept = await puzzles.store.find_tries((await accounts.require(require_token(request))).id)
    return MyPuzzles(kept.tries, kept.days, standing_by_puzzle(kept.tries, kept.days, kept.ratings, puzzles.today()))


@put("/account/puzzles", responses=error_responses(401, 413), security=BEARER, operation_id="keep_puzzles",
     request_max_body_size=RECORD_BODY)
async def keep_puzzles(request: AnyRequest, data: JSONBody[KeptPuzzles], accounts: Accounts_,
                       puzzles: Puzzles_) -> MyPuzzles:
    """Take over what a browser has kept without a login; where the account has tried first itself, that counts."""
    me = await accounts.require(require_token(request))
    known = await asyncio.to_thread(playing.puzzle_ratings)
    tries, days = drop_invalid_tries(data, known, puzzles)
    kept = await puzzles.store.merge(me.id, tries, known, days)
    return MyPuzzles(kept.tries, kept.days, standing_by_puzzle(kept.tries, kept.days, kept.ratings, puzzles.today()))


def drop_invalid_tries(data: KeptPuzzles, known_ratings: dict[str, int],
                       puzzles: Puzzles) -> tuple[dict[str, PuzzleTry], list[date]]:
    """Keep only tries of existing puzzles and days that have come; no time is in the future."""
    now, today = puzzles.now(), puzzles.today()
    tries = {id: PuzzleTry(one.solved, one.hinted, min(one.at, now)) for id, one in data.tried.items()
             if id in known_ratings}
    return tries, sorted({day for day in data.days if day <= today})


async def tries_of(request: AnyRequest, puzzles: Puzzles, access: Access_) -> dict[str, PuzzleTry]:
    account = await access.account(bearer_token(request.scope))
    return {} if account is None else (await puzzles.store.find_tries(account)).tries


def render_listing(puzzle: Puzzle, mine: dict[str, PuzzleTry]) -> PuzzleListed:
    tried = mine.get(puzzle.id)
    result: Result = "" if tried is None or tried.solved is None else "solved" if tried.solved else "missed"
    return PuzzleListed(**asdict(render_puzzle(puzzle)), result=result)


ROUTES: Final = (
    Router("/api", route_handlers=[list_puzzles, puzzle_of_the_day, puzzle_place, puzzle_move, puzzle_solution,
                                   puzzle_hint, puzzle_explained, puzzle_why, puzzle_refused, puzzle_components,
                                   puzzle_standing, my_puzzles, keep_puzzles], tags=["puzzles"]),
)
