"""`sacbe balance`: one bot on all seats of many games, and what they say about the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from sacbe.cli.lab.table_options import open_table_file, say_where_written
from sacbe.lab.balance import Balance, PlaceResult, compare, measure_balance, option_variants
from sacbe.lab.game_counts import COUNT, SHARE, load_statistics
from sacbe.lab.rows import GAMES
from sacbe.lab.simulate import plan_run
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
    Players,
    RayOption,
    ResumeOption,
    RowsOption,
    parse_options,
)
from sacbe.runtime.console.progress import progress_bar
from sacbe.runtime.executor_choice import choose_executor


def balance(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-simulate-games")] = 1000,
    players: Players = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="help-balance-bot")] = "greedy",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    jobs: Jobs = None,
    ray: RayOption = None,
    out: OutOption = None,
    rows: RowsOption = GAMES,
    resume: ResumeOption = False,
    option: Options = None,
    components: Components = None,
    comparing: Annotated[bool, typer.Option("--compare", help="help-balance-compare")] = False,
    json: JsonOption = False,
) -> None:
    run = plan_run(game, players, [bot], seed, parse_options(option), components)
    executor = choose_executor(jobs, ray)
    if comparing:
        runs = {name: plan_run(game, players, [bot], seed, {**run.options, **options}, components, paired=True)
                for name, options in option_variants(run.game).items()}
        with open_table_file(out, rows, resume) as wanted, progress_bar(games * len(runs), "simulate-playing") as done:
            found = compare(runs, games, executor, done, wanted)
        if json:
            output.print_json({name: one.as_data() for name, one in found.items()})
        else:
            _beside(found)
            say_where_written(out)
        return
    with open_table_file(out, rows, resume) as wanted, progress_bar(games, "simulate-playing") as done:
        result = measure_balance(run, games, executor, done, wanted)
    if json:
        output.print_json(result.as_data())
    else:
        _show(result)
        say_where_written(out)


def _beside(found: Mapping[str, Balance]) -> None:
    """Print several ways to play the same game, a row each.

    Length and scores come first, then victories by seat and by turn order.
    """
    first = next(iter(found.values()))
    names = [say(f"balance-{first.game}-variant-{name}") for name in found]
    keys = ("simulate-games", "simulate-length", "balance-draws", "simulate-score", "balance-deviation",
            "match-winning-score", "balance-margin")
    output.print_table([say("balance-variant"), *[say(key) for key in keys]], [
        (name, format_whole(one.games), format_hundredth(one.decisions), format_hundredth(one.draws),
         format_hundredth(one.mean_score),
         format_hundredth(one.score_deviation), _cell(one.winning_score), format_hundredth(one.margin))
        for name, one in zip(names, found.values(), strict=True)])
    seats = [say(f"name-{first.game}-seat-{seat.name}", count=1) for seat in first.seats]
    for heading, titles, places in (("simulate-seat", seats, [one.seats for one in found.values()]),
                                    ("balance-order", [place.name for place in first.order],
                                     [one.order for one in found.values()])):
        output.print_line()
        output.print_table([f"{say('simulate-wins')}: {say(heading)}", *titles], [
            (name, *[f"{format_percent(place.win_share)} "
                     f"({format_percent(place.win_low)} – {format_percent(place.win_high)})" for place in row])
            for name, row in zip(names, places, strict=True)])


def _show(result: Balance) -> None:
    output.print_edition(result.edition, result.components)
    rows: list[tuple[str, str | FormattedNumber]] = [
        (say("simulate-games"), format_whole(result.games)),
        (say("simulate-bot"), result.bot),
        (say("simulate-length"), format_hundredth(result.decisions)),
        (say("balance-shortest"), format_whole(result.fewest_decisions)),
        (say("balance-longest"), format_whole(result.most_decisions)),
        (say("balance-draws"), format_hundredth(result.draws)),
        (say("simulate-score"), format_hundredth(result.mean_score)),
        (say("balance-deviation"), format_hundredth(result.score_deviation)),
        (say("match-winning-score"), _cell(result.winning_score)),
        (say("balance-margin"), format_hundredth(result.margin)),
        (say("simulate-seconds"), format_hundredth(result.seconds)),
        (say("simulate-seed"), str(result.seed)),
    ]
    output.print_values(rows)
    seats = [say(f"name-{result.game}-seat-{seat.name}", count=1) for seat in result.seats]
    _places(say("simulate-seat"), seats, result.seats)
    _places(say("balance-order"), [place.name for place in result.order], result.order)
    output.print_line()
    headings = ["balance-category", "balance-all", "balance-winners", "balance-share"]
    output.print_table([say(key) for key in headings], [
        (say(f"score-{result.game}-{part.name}"), format_hundredth(part.mean), _cell(part.winners),
         _cell(part.share, SHARE))
        for part in result.categories])
    _sheets(result)


def _places(heading: str, names: Sequence[str], places: Sequence[PlaceResult]) -> None:
    """Print a table of seats, or of places in turn order."""
    output.print_line()
    headings = [heading, *[say(key) for key in ("simulate-score", "simulate-wins", "simulate-interval")]]
    output.print_table(headings, [
        (name, format_hundredth(place.mean_score), format_percent(place.win_share),
         f"{format_percent(place.win_low)} – {format_percent(place.win_high)}")
        for name, place in zip(names, places)])


def _sheets(result: Balance) -> None:
    """Print what the game counted itself, a table for each of its sheets."""
    counting = load_statistics(result.game)
    if counting is None:
        return
    for sheet, rows in result.sheets.items():
        columns: Mapping[str, tuple[str, str]] = counting.SHEETS[sheet]
        output.print_line()
        output.print_table([say(f"balance-{result.game}-{sheet}"),
                            *[say(f"balance-{result.game}-column-{column}") for column in columns]],
                           [(counting.label(sheet, row), *[_cell(found[column], form) for column, (form, _)
                                                           in columns.items()]) for row, found in rows.items()])


def _cell(value: float | None, form: str = "") -> FormattedNumber:
    """Format a share, a count or a mean; None is a dash."""
    if value is None:
        return FormattedNumber(0.0, "–")
    return format_percent(value) if form == SHARE else format_whole(value) if form == COUNT else format_hundredth(value)
