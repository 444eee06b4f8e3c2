"""`sacbe puzzles make` and `sacbe puzzles check`: look for puzzles in games of bots, and work them out again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import GameName, Jobs, RayOption
from sacbe.runtime.console.localized import LocalizedCommand, LocalizedGroup
from sacbe.runtime.console.progress import progress_bar
from sacbe.runtime.executor_choice import choose_executor
from sacbe.school.puzzles import library
from sacbe.school.puzzles.mining import checking
from sacbe.school.puzzles.mining.collecting import MOST_GAMES, PuzzleCollection, collect_puzzles
from sacbe.school.puzzles.puzzle import puzzle_kinds

app = typer.Typer(name="puzzles", cls=LocalizedGroup, help="help-puzzles")


@app.callback(invoke_without_command=True)
def _puzzles(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        help_text = ctx.get_help()      # rich prints it itself and returns nothing
        if help_text:
            output.print_line(help_text)


@app.command("make", cls=LocalizedCommand, help="help-puzzles-make")
def make(
    game: GameName,
    kind: Annotated[list[str] | None, typer.Option("--kind", metavar="KIND", help="help-puzzles-kind")] = None,
    count: Annotated[int, typer.Option("--count", metavar="N", help="help-puzzles-count")] = 10,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-puzzles-seed")] = 0,
    jobs: Jobs = None,
    ray: RayOption = None,
    most: Annotated[int, typer.Option("--games", metavar="N", help="help-puzzles-games")] = MOST_GAMES,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="help-puzzles-out")] = Path("puzzles"),
) -> None:
    executor = choose_executor(jobs, ray)
    wanted = PuzzleCollection(game, kind or (), count, seed, out)
    if wanted.next:
        output.print_problem(say("puzzles-resumed", game=wanted.next, count=wanted.found_count))
    with progress_bar(wanted.wanted_count, "puzzles-making") as done:
        collect_puzzles(wanted, executor, most, lambda have, _: done(have))
    output.print_line(say("puzzles-made", count=wanted.found_count, games=wanted.next, folder=str(out / wanted.game)))


@app.command("check", cls=LocalizedCommand, help="help-puzzles-check")
def check(
    what: Annotated[list[str] | None, typer.Argument(metavar="[FILE|DIR|GAME]..", help="help-puzzles-what")] = None,
    deep: Annotated[bool, typer.Option("--deep", help="help-puzzles-deep")] = False,
) -> None:
    files = [file for name in what or () for file in files_of(name)] if what else library.puzzle_files()
    with progress_bar(len(files), "puzzles-checking") as done:
        for number, file in enumerate(files, 1):
            checking.check_file(file, deep)
            done(number)
    output.print_line(say("puzzles-checked", count=len(files)))


def files_of(name: str) -> list[Path]:
    """Return the puzzle files that a file, a folder or a game stands for."""
    path = Path(name)
    if path.is_dir():
        found = sorted(path.glob("**/*.yaml"))
        if not found:
            raise Problem("puzzle-folder", folder=name)
        return found
    if path.suffix in (".yaml", ".yml"):
        return [path]
    game = games.find(name)
    if game not in puzzle_kinds():
        raise Problem("no-puzzles", game=game)
    return library.puzzle_files(game)
