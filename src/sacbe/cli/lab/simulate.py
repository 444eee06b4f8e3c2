"""`sacbe simulate`: many games by bots, and what came of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sacbe.cli.lab.table_options import table, written
from sacbe.lab.results import Result
from sacbe.lab.rows import GAMES
from sacbe.lab.simulate import plan
from sacbe.lab.simulate import simulate as run_games
from sacbe.presentation.language.numbers import Figure, fine, share, whole
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import (
    Bots,
    Components,
    GameName,
    Jobs,
    Json,
    Options,
    Out,
    Players,
    Ray,
    Resume,
    Rows,
    bot_names,
    chosen_options,
)
from sacbe.runtime.console.progress import progress
from sacbe.runtime.executor_choice import chosen


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-simulate-games")] = 1000,
    players: Players = None,
    bots: Bots = "random",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    rows: Rows = GAMES,
    resume: Resume = False,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    digest: Annotated[bool, typer.Option("--digest", help="help-simulate-digest")] = False,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR", help="help-simulate-records")] = None,
) -> None:
    run = plan(game, players, bot_names(bots), seed, chosen_options(option), components)
    executor = chosen(jobs, ray)
    with table(out, rows, resume) as wanted, progress(games, "simulate-playing") as done:
        result = run_games(run, games, executor, digest, records, done, wanted)
    if json:
        output.as_json(result.as_data())
    else:
        _show(result, records)
        written(out)
    if result.digest is not None:
        print(result.digest)            # never folded: programs read this line


def _show(result: Result, records: Path | None) -> None:
    output.edition(result.edition, result.components)
    rows: list[tuple[str, str | Figure]] = [
        (say("simulate-games"), whole(result.games)),
        (say("simulate-decisions"), whole(result.decisions)),
        (say("simulate-length"), fine(result.mean_decisions)),
        (say("simulate-chance"), whole(result.chance_answers)),
        (say("simulate-seconds"), fine(result.seconds)),
        (say("simulate-games-rate"), whole(result.games_per_second)),
        (say("simulate-decisions-rate"), whole(result.decisions_per_second)),
        (say("simulate-seed"), str(result.seed)),
    ]
    if records is not None:
        rows.append((say("simulate-records"), str(records)))
    output.values(rows)
    output.line()
    headings = ["simulate-seat", "simulate-bot", "simulate-score", "simulate-wins", "simulate-interval"]
    output.table([say(key) for key in headings], [
        (say(f"name-{result.game}-seat-{seat.seat}", count=1), seat.bot, fine(seat.mean_score), share(seat.win_share),
         f"{share(seat.win_low)} – {share(seat.win_high)}") for seat in result.seats])
    if result.digest is not None:
        output.line()
