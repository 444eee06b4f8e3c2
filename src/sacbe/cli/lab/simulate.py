"""`sacbe simulate`: many games by bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sacbe.cli.lab.table_options import open_table_file, say_where_written
from sacbe.lab.results import Result
from sacbe.lab.rows import GAMES
from sacbe.lab.simulate import plan_run
from sacbe.lab.simulate import simulate as run_games
from sacbe.presentation.language.numbers import FormattedNumber, format_hundredth, format_percent, format_whole
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import (
    Bots,
    Components,
    GameName,
    Jobs,
    JsonOption,
    Options,
    OutOption,
    Players,
    RayOption,
    ResumeOption,
    RowsOption,
    bot_names,
    parse_options,
)
from sacbe.runtime.console.progress import progress_bar
from sacbe.runtime.executor_choice import choose_executor


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-simulate-games")] = 1000,
    players: Players = None,
    bots: Bots = "random",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    jobs: Jobs = None,
    ray: RayOption = None,
    out: OutOption = None,
    rows: RowsOption = GAMES,
    resume: ResumeOption = False,
    option: Options = None,
    components: Components = None,
    json: JsonOption = False,
    digest: Annotated[bool, typer.Option("--digest", help="help-simulate-digest")] = False,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR", help="help-simulate-records")] = None,
) -> None:
    run = plan_run(game, players, bot_names(bots), seed, parse_options(option), components)
    executor = choose_executor(jobs, ray)
    with open_table_file(out, rows, resume) as wanted, progress_bar(games, "simulate-playing") as done:
        result = run_games(run, games, executor, digest, records, done, wanted)
    if json:
        output.print_json(result.as_data())
    else:
        _show(result, records)
        say_where_written(out)
    if result.digest is not None:
        print(result.digest)            # never folded: programs read this line


def _show(result: Result, records: Path | None) -> None:
    output.print_edition(result.edition, result.components)
    rows: list[tuple[str, str | FormattedNumber]] = [
        (say("simulate-games"), format_whole(result.games)),
        (say("simulate-decisions"), format_whole(result.decisions)),
        (say("simulate-length"), format_hundredth(result.mean_decisions)),
        (say("simulate-chance"), format_whole(result.chance_answers)),
        (say("simulate-seconds"), format_hundredth(result.seconds)),
        (say("simulate-games-rate"), format_whole(result.games_per_second)),
        (say("simulate-decisions-rate"), format_whole(result.decisions_per_second)),
        (say("simulate-seed"), str(result.seed)),
    ]
    if records is not None:
        rows.append((say("simulate-records"), str(records)))
    output.print_values(rows)
    output.print_line()
    headings = ["simulate-seat", "simulate-bot", "simulate-score", "simulate-wins", "simulate-interval"]
    output.print_table([say(key) for key in headings], [
        (say(f"name-{result.game}-seat-{seat.seat}", count=1), seat.bot, format_hundredth(seat.mean_score),
         format_percent(seat.win_share),
         f"{format_percent(seat.win_low)} – {format_percent(seat.win_high)}") for seat in result.seats])
    if result.digest is not None:
        output.print_line()
