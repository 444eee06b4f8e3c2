"""`sacbe typical`: how points are spread in typical games of a bot against itself, for the reviews of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from sacbe import games as boxes
from sacbe.coach.analysis.typical_scores import make_typical
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import GameName, Jobs, RayOption
from sacbe.runtime.console.progress import progress_bar
from sacbe.runtime.executor_choice import choose_executor


def typical(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-typical-file")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-typical-games")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    jobs: Jobs = None,
    ray: RayOption = None,
) -> None:
    definition = boxes.load_definition(game)
    if games < 1:
        raise Problem("at-least-one", name="games", number=games)
    executor = choose_executor(jobs, ray)
    if not file.parent.is_dir():
        raise Problem("no-folder", folder=str(file.parent))
    with progress_bar(games * len(definition.players), "simulate-playing") as done:
        found = make_typical(definition, games, seed, executor, done)
    part = file.with_name(f".{file.name}.part")
    part.write_bytes(msgspec.json.encode(found) + b"\n")
    part.replace(file)
    output.print_line(say("typical-written", file=str(file), games=games * len(definition.players)))
