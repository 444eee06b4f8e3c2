"""`sacbe match`: bots against each other, every deal in every seating."""

from __future__ import annotations

from typing import Annotated

import typer

from sacbe.cli.lab.table_options import table, written
from sacbe.lab.match import Match, contest
from sacbe.lab.rows import GAMES
from sacbe.presentation.language.numbers import Figure, fine, share, whole
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import (
    Components,
    GameName,
    Jobs,
    Json,
    Options,
    Out,
    Ray,
    Resume,
    Rows,
    bot_names,
    chosen_options,
)
from sacbe.runtime.console.progress import progress
from sacbe.runtime.executor_choice import chosen


def match(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,..", help="help-match-bots")],
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-match-games")] = 100,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    rows: Rows = GAMES,
    resume: Resume = False,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    option: Options = None,
    components: Components = None,
    json: Json = False,
) -> None:
    executor = chosen(jobs, ray)
    with table(out, rows, resume) as wanted, progress(games, "simulate-playing") as done:
        result = contest(game, bot_names(bots), games, seed, executor, chosen_options(option), done, components, wanted)
    if json:
        output.as_json(result.as_dict())
    else:
        _show(result)
        written(out)


def _show(result: Match) -> None:
    output.edition(result.edition, result.components)
    rows: list[tuple[str, str | Figure]] = [
        (say("simulate-games"), whole(result.games)),
        (say("simulate-decisions"), whole(result.decisions)),
        (say("simulate-seconds"), fine(result.seconds)),
        (say("match-winning-score"), _cell(result.mean_winning_score)),
        (say("simulate-seed"), str(result.seed)),
    ]
    output.values(rows)
    output.line()
    headings = ["simulate-bot", "simulate-wins", "simulate-interval", "simulate-score", "match-winning-score",
                "match-rating"]
    output.table([say(key) for key in headings], [
        (one.bot, share(one.win_share), f"{share(one.win_low)} – {share(one.win_high)}", fine(one.mean_score),
         _cell(one.mean_winning_score),
         say("match-rating-value", rating=one.rating, deviation=one.rating_deviation)) for one in result.contestants])


def _cell(score: float | None) -> str | Figure:
    """A mean score; of no games, a dash."""
    return "–" if score is None else fine(score)
