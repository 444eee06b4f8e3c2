"""`sacbe puzzle`: the list of puzzles, or one of them in the terminal, as lines of text."""

from __future__ import annotations

from datetime import date
from typing import Annotated

import typer

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.school.puzzles import library
from sacbe.school.puzzles.puzzle import Puzzle, puzzle_kinds
from sacbe.school.puzzles.render import render_puzzle
from sacbe.terminal.desk import DeskReply
from sacbe.terminal.plain import PlainTerminal, complete, read_line
from sacbe.terminal.puzzles.desk import PuzzleDesk

DAILY = "daily"


def puzzle(
    what: Annotated[str, typer.Argument(metavar="[GAME|PUZZLE|daily]", help="help-puzzle-what")] = "",
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="help-puzzle-game")] = "",
) -> None:
    if game and what != DAILY:
        raise Problem("puzzle-arguments", what=what)
    if not what:
        for name in games.names():
            if name in puzzle_kinds():
                show(library.list_puzzles(name))
    elif what == DAILY:
        today = date.today()
        solve(library.puzzle_of_day(game or library.daily_game(today), today))
    elif "/" in what:
        solve(library.find(what))
    else:
        show(library.require_puzzles(what))


def show(puzzles: tuple[Puzzle, ...]) -> None:
    """Print a list of puzzles, the easiest first."""
    for one in map(render_puzzle, puzzles):
        output.print_line(say("puzzle-listed", id=one.id, title=one.title, kind=one.kind_name, rating=one.rating,
                              grade=one.grade, players=one.players))


def solve(puzzle: Puzzle) -> None:
    PuzzleTerminal(PuzzleDesk(puzzle)).run()


class PuzzleTerminal(PlainTerminal):
    """Reads lines, carries them out, and prints what came of the turn."""

    def __init__(self, desk: PuzzleDesk) -> None:
        super().__init__(desk)
        self.puzzle_desk = desk

    def run(self) -> None:
        """Play until the turn is over, the solution was asked for, or the input ends."""
        complete(self.desk)
        reply = DeskReply([], changed=True)
        while not reply.leaves:
            if reply.changed:
                self.say(["", *self.desk.question()])
            if self.puzzle_desk.is_over:
                return
            line = read_line()
            reply = self.desk.quit("") if line is None else self.desk.run_command(line)
            self.say([reply.title, *reply.lines] if reply.title else reply.lines)
