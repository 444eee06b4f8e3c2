"""`sacbe train`: a game is learnt from games against oneself, generation after generation."""

from __future__ import annotations

import json as json_lines
import os
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

import typer

from sacbe.games import find
from sacbe.kernel.errors import Problem
from sacbe.lab.training.folder import RunFolder, read_run_log
from sacbe.lab.training.plan import TrainingPlan, check_plan, option_sets, player_counts, training_command
from sacbe.presentation.language.numbers import format_exact, format_hundredth, format_percent, format_whole
from sacbe.presentation.language.words import has_message, say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import GameName, Jobs, JsonOption, RayOption, parse_options
from sacbe.runtime.console.progress import stage_progress
from sacbe.runtime.executor_choice import choose_executor
from sacbe.runtime.extras import require_extra

DOING = {"playing": "train-playing", "fitting": "train-fitting", "meeting": "train-meeting"}


def train(
    game: GameName,
    folder: Annotated[Path | None, typer.Option("--folder", metavar="DIR", help="help-train-folder",
                                                show_default=False)] = None,
    generations: Annotated[int, typer.Option("--generations", metavar="N", help="help-train-generations")] = 30,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-train-games")] = 1500,
    duels: Annotated[int, typer.Option("--duels", metavar="N", help="help-train-duels")] = 200,
    players: Annotated[str | None, typer.Option("--players", metavar="N,..", help="help-train-players",
                                                show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE,..",
                                                     help="help-train-option")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 1,
    jobs: Jobs = None,
    ray: RayOption = None,
    export: Annotated[Path | None, typer.Option("--export", metavar="DIR", help="help-train-export")] = None,
    calibration_games: Annotated[int, typer.Option("--calibration-games", metavar="N",
                                                   help="help-train-calibration-games")] = 1000,
    log: Annotated[bool, typer.Option("--log", help="help-train-log")] = False,
    json: JsonOption = False,
) -> None:
    place = folder or Path("training") / find(game)
    if log:
        _show_log(read_run_log(place), find(game), json)
        return
    plan = check_plan(TrainingPlan(game, seed, games, duels, players=player_counts(players) if players else (),
                                   options=option_sets(parse_options(option))))
    for name, number in (("generations", generations), ("calibration-games", calibration_games)):
        if number < 1:
            raise Problem("at-least-one", name=name, number=number)
    executor = choose_executor(jobs, ray)
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")      # the products are small: more threads make them slower
    require_extra("numpy", "train")
    from sacbe.lab.training.finish import finish  # not before: these need numpy
    from sacbe.lab.training.run import TrainingRun
    with _ended_like_ctrl_c(), RunFolder(place).lock_folder():
        training = TrainingRun(place, plan, executor)
        if training.state.generation >= generations and not json:
            output.print_line(say("train-reached", generation=training.state.generation, folder=str(place)))
        while (number := training.state.generation + 1) <= generations:
            with stage_progress() as tell:
                training.tell = _spoken(tell, number)
                line = training.run_generation()
            _show_line(line, plan.game, json)
        if export is not None:
            with stage_progress() as tell:
                training.tell = _spoken(tell, training.state.generation)
                made = finish(training, export, calibration_games,
                              training_command(plan, option or [], training.state.generation, calibration_games))
            _show_export(export, made, json)


def _spoken(tell: Callable[[str, int, int], None], generation: int) -> Callable[[str, int, int], None]:
    """Wrap a progress function so that it gets its steps in words."""
    return lambda doing, done, total: tell(say(DOING[doing], generation=generation), done, total)


@contextmanager
def _ended_like_ctrl_c() -> Iterator[None]:
    """Treat SIGTERM like Ctrl-C: let the workers go, and leave the terminal as it was."""
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    """Raise KeyboardInterrupt.

    No signal is sent, because what runs in the background may have to ignore Ctrl-C.
    """
    raise KeyboardInterrupt


def _show_line(line: Mapping[str, Any], game: str, json: bool) -> None:
    """Print the results of a generation."""
    if json:
        print(json_lines.dumps(line), flush=True)
        return
    output.print_line(say("train-generation", generation=line["generation"], kept="yes" if line["accepted"] else "no",
                          share=str(format_percent(line["share"])), interval=str(format_percent(line["interval"])),
                          winners=str(format_hundredth(line["winners"])), seconds=str(format_whole(line["seconds"]))))
    if line["calibration"]:
        output.print_line("  " + say("train-chances", errors=_errors(line["calibration"])))
    told = _style(line["style"], game)
    if told:
        output.print_line("  " + ", ".join(f"{name} {number}" for name, number in told.items()))


def _errors(calibration: Mapping[str, float]) -> str:
    """Format the error of the chances, by number of players."""
    return ", ".join(say("train-error", players=int(players), error=str(format_exact(error)))
                     for players, error in calibration.items())


def _style(style: Mapping[str, float], game: str) -> dict[str, object]:
    """Return the figures that tell most of how the players play; the log holds more."""
    keys = {name: f"train-style-{game}-{name}" for name in style}
    return {say(key): format_hundredth(style[name]) for name, key in keys.items() if has_message(key)}


def _show_log(lines: Sequence[Mapping[str, Any]], game: str, json: bool) -> None:
    """Print the finished generations of a folder."""
    if json:
        for line in lines:
            print(json_lines.dumps(line))
        return
    headings = ("train-heading-generation", "simulate-games", "simulate-wins", "simulate-interval",
                "train-heading-kept", "match-winning-score", "train-heading-chances", "simulate-seconds")
    output.print_table([say(key) for key in headings], [
        (format_whole(line["generation"]), format_whole(line["games"]), format_percent(line["share"]),
         f"± {format_percent(line['interval'])}",
         say("train-kept", kept="yes" if line["accepted"] else "no"), format_hundredth(line["winners"]),
         _errors(line["calibration"]), format_whole(line["seconds"])) for line in lines])
    styles = [_style(line["style"], game) for line in lines]
    if any(styles):
        output.print_line()
        output.print_table([say("train-heading-generation"), *styles[-1]],
                           [(format_whole(line["generation"]), *[style.get(name, "–") for name in styles[-1]])
                            for line, style in zip(lines, styles, strict=True)])


def _show_export(target: Path, made: Mapping[str, Any], json: bool) -> None:
    """Print which weights were written, and how far their chances are off in each quarter of the game."""
    if json:
        print(json_lines.dumps({"export": str(target), **made}), flush=True)
        return
    output.print_line(say("train-exported", folder=str(target), generation=made["best"].removeprefix("generation-")))
    headings = ("train-heading-players", "simulate-games", "match-winning-score")
    output.print_table([*[say(key) for key in headings],
                        *[say("train-quarter", number=number) for number in range(1, 5)]], [
        (format_whole(int(players)), format_whole(tested["games"]), format_hundredth(tested["winners"]),
         *[format_exact(error) for error in tested["error"]]) for players, tested in made["tested"].items()])
