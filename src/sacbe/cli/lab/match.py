"""`sacbe match`: bots against each other, every deal in every seating."""

from __future__ import annotations

from typing import Annotated

import typer

from sacbe.cli.lab.table_options import open_table_file, say_where_written
from sacbe.lab.match import Match, play_match
from sacbe.lab.rows import GAMES
from sacbe.presentation.language.numbers import FormattedNumber, format_hundredth, format_percent, format_whole
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import (
    Components,
    GameName,
    Jobs,
    JsonOption,
    Options,
    OutOption,
    RayOption,
    ResumeOption,
    RowsOption,
    bot_names,
    parse_options,
)
from sacbe.runtime.console.progress import progress_bar
from sacbe.runtime.executor_choice import choose_executor


def match(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,..", help="help-match-bots")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-match-games")] = 100,
    jobs: Jobs = None,
    ray: RayOption = None,
    out: OutOption = None,
    rows: RowsOption = GAMES,
    resume: ResumeOption = False,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    option: Options = None,
    components: Components = None,
    json: JsonOption = False,
) -> None:
    executor = choose_executor(jobs, ray)
    with open_table_file(out, rows, resume) as wanted, progress_bar(games, "simulate-playing") as done:
        result = play_match(game, bot_names(bots), games, seed, executor, parse_options(option), done, components,
                            wanted)
    if json:
        output.print_json(result.as_dict())
    else:
        _show(result)
        say_where_written(out)


def _show(result: Match) -> None:
    output.print_edition(result.edition, result.components)
    rows: list[tuple[str, str | FormattedNumber]] = [
        (say("simulate-games"), format_whole(result.games)),
        (say("simulate-decisions"), format_whole(result.decisions)),
        (say("simulate-seconds"), format_hundredth(result.seconds)),
        (say("match-winning-score"), _cell(result.mean_winning_score)),
        (say("simulate-seed"), str(result.seed)),
    ]
    output.print_values(rows)
    output.print_line()
    headings = ["simulate-bot", "simulate-wins", "simulate-interval", "simulate-score", "match-winning-score",
                "match-rating"]
    output.print_table([say(key) for key in headings], [
        (one.bot, format_percent(one.win_share), f"{format_percent(one.win_low)} – {format_percent(one.win_high)}",
         format_hundredth(one.mean_score),
         _cell(one.mean_winning_score),
         say("match-rating-value", rating=one.rating, deviation=one.rating_deviation)) for one in result.contestants])


def _cell(score: float | None) -> str | FormattedNumber:
    """Format a mean score; None is a dash."""
    return "–" if score is None else format_hundredth(score)
