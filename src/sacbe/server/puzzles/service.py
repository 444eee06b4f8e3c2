"""Puzzles on the server: a try follows from its path, so only the results of accounts are stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import date
from typing import Final, NamedTuple

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.school.puzzles import library
from sacbe.school.puzzles.playing import PuzzleRun, PuzzleVerdict
from sacbe.school.puzzles.puzzle import Puzzle
from sacbe.school.puzzles.render import title_of
from sacbe.school.puzzles.standing import day_of
from sacbe.server.puzzles.store import PuzzleStore
from sacbe.server.strangers.pool import StrangerPool
from sacbe.server.tables.standalone_board import StandaloneBoard


class AnsweredTry(NamedTuple):
    """A try, the verdict on its last move, and how many events the solver had heard before it."""

    run: PuzzleRun
    verdict: PuzzleVerdict | None
    heard: int


class Puzzles:
    """Plays tries for any caller, and stores those of accounts."""

    def __init__(self, store: PuzzleStore, now: Callable[[], float], strangers: StrangerPool) -> None:
        self.store: Final = store
        self.now: Final = now
        self.strangers: Final = strangers

    def today(self) -> date:
        """Return the day in UTC, the same for everybody."""
        return day_of(self.now())

    async def find(self, game: str, name: str) -> Puzzle:
        return await asyncio.to_thread(library.find, f"{game}/{name}")

    async def try_at(self, puzzle: Puzzle, path: Sequence[str], owner: str) -> AnsweredTry:
        """Return the try of a path; a problem if the path does not fit the puzzle."""
        return await self.strangers.run(owner, replay_path, puzzle, path)

    async def answer(self, puzzle: Puzzle, path: Sequence[str], move: str, owner: str) -> AnsweredTry:
        """Play a move after the path of a try, and return the try with its verdict."""
        return await self.strangers.run(owner, replay_and_play, puzzle, path, move)

    async def daily(self) -> dict[str, Puzzle]:
        """Return the puzzles of today by game; the game that is offered first comes first."""
        return await asyncio.to_thread(puzzles_of_day, self.today())

    async def is_daily(self, puzzle: Puzzle) -> bool:
        return (await self.daily()).get(puzzle.game) == puzzle

    async def record_try(self, account: str, puzzle: Puzzle, solved: bool) -> bool | None:
        """Store the end of an account's try; return whether it counts, or None if the account does not exist."""
        return await self.store.record_try(account, puzzle.id, puzzle.rating, solved, await self.is_daily(puzzle),
                                           self.now())


def replay_path(puzzle: Puzzle, path: Sequence[str]) -> AnsweredTry:
    run = PuzzleRun.from_path(puzzle, path)
    return AnsweredTry(run, None, len(run.game.event_log))


def replay_and_play(puzzle: Puzzle, path: Sequence[str], move: str) -> AnsweredTry:
    run = PuzzleRun.from_path(puzzle, path)
    heard = len(run.game.event_log)
    return AnsweredTry(run, run.answer(move), heard)


def puzzles_of_day(day: date) -> dict[str, Puzzle]:
    try:
        first = library.daily_game(day)
    except Problem:
        return {}
    names = [first, *(game for game in games.names() if game != first and library.list_puzzles(game))]
    return {game: library.puzzle_of_day(game, day) for game in names}


def puzzle_ratings() -> dict[str, int]:
    """Return the ratings of all puzzles by id."""
    return {puzzle.id: puzzle.rating for puzzle in library.all_puzzles()}


def board_of(run: PuzzleRun) -> StandaloneBoard:
    """Return the position of a try as a board.

    If the task is to pick one of some moves, the board asks no question: its options would tell which are legal.
    """
    puzzle = run.puzzle
    return StandaloneBoard(puzzle.id, title_of(puzzle), run.game, puzzle.players, run.seat, len(run.path),
                           not run.is_done and not run.is_choice)


def check_open(run: PuzzleRun) -> None:
    """Raise a `Problem` if a try must not tell what the rules refuse, because just that is the puzzle."""
    if run.is_choice:
        raise Problem("puzzle-secret")
