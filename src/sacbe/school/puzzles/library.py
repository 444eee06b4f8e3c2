"""The puzzles that come with the program, by game, and the puzzle of a day."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from sacbe import games
from sacbe.kernel.core.chance import mix_seed
from sacbe.kernel.errors import Problem, unknown_name_problem
from sacbe.school.puzzles.puzzle import Puzzle, puzzle_kinds
from sacbe.school.puzzles.reading import load

FOLDER: Final = Path(games.__path__[0])
DAILY: Final = 20               # the seed of the order in which puzzles of the day come


def puzzle_files(game: str = "") -> list[Path]:
    return sorted(FOLDER.glob(f"{game or '*'}/content/puzzles/*.yaml"))


@cache
def list_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first."""
    return tuple(sorted((load(path) for path in puzzle_files(game)), key=lambda puzzle: (puzzle.rating, puzzle.name)))


def all_puzzles() -> Iterator[Puzzle]:
    """Yield all puzzles, game by game, in the order of the list of games."""
    for game in games.names():
        yield from list_puzzles(game)


def find(id: str) -> Puzzle:
    """Find a puzzle by game and name; a short name of the game will do."""
    game, _, name = id.partition("/")
    known = list_puzzles(games.find(game))
    for puzzle in known:
        if puzzle.name == name:
            return puzzle
    raise unknown_name_problem("unknown-puzzle", id, [puzzle.id for puzzle in known])


def require_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game; refuse a game that has none."""
    known = list_puzzles(games.find(game))
    if not known:
        raise Problem("no-puzzles", game=game)
    return known


# ---------------------------------------------------------------- a puzzle a day

def puzzle_of_day(game: str, day: date) -> Puzzle:
    """Return the puzzle of a day: all puzzles of the game come once, in a fixed order, before one comes again."""
    known = sorted(require_puzzles(game), key=lambda puzzle: puzzle.name)
    turn, at = divmod(day.toordinal(), len(known))
    order = sorted(range(len(known)), key=lambda number: mix_seed(mix_seed(DAILY, turn), number))
    return known[order[at]]


def daily_game(day: date) -> str:
    """Return the game whose puzzle of the day is offered first: each game in turn."""
    having = [game for game in games.names() if game in puzzle_kinds() and list_puzzles(game)]
    if not having:
        raise Problem("no-puzzles", game="-")
    return having[day.toordinal() % len(having)]
