"""`sacbe balance`: one bot on all seats of many games, and what they say about the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from sacbe.cli.lab.table_options import table, written
from sacbe.lab.balance import Balance, Place, compare, measure, variants
from sacbe.lab.game_counts import COUNT, SHARE, census
from sacbe.lab.rows import GAMES
from sacbe.lab.simulate import plan
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
    Players,
    Ray,
    Resume,
    Rows,
    chosen_options,
)
from sacbe.runtime.console.progress import progress
from sacbe.runtime.executor_choice import chosen


def balance(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-simulate-games")] = 1000,
    players: Players = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="help-balance-bot")] = "greedy",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    jobs: Jobs = None,
    ray: Ray = None,
    out: Out = None,
    rows: Rows = GAMES,
    resume: Resume = False,
    option: Options = None,
    components: Components = None,
    comparing: Annotated[bool, typer.Option("--compare", help="help-balance-compare")] = False,
    json: Json = False,
) -> None:
    run = plan(game, players, [bot], seed, chosen_options(option), components)
    executor = chosen(jobs, ray)
    if comparing:
        runs = {name: plan(game, players, [bot], seed, {**run.options, **options}, components, paired=True)
                for name, options in variants(run.game).items()}
        with table(out, rows, resume) as wanted, progress(games * len(runs), "simulate-playing") as done:
            found = compare(runs, games, executor, done, wanted)
        if json:
            output.as_json({name: one.as_data() for name, one in found.items()})
        else:
            _beside(found)
            written(out)
        return
    with table(out, rows, resume) as wanted, progress(games, "simulate-playing") as done:
        result = measure(run, games, executor, done, wanted)
    if json:
        output.as_json(result.as_data())
    else:
        _show(result)
        written(out)


def _beside(found: Mapping[str, Balance]) -> None:
    """Several ways to play the same game, a row each: length and scores, then victories by seat and by turn order."""
    first = next(iter(found.values()))
    names = [say(f"balance-{first.game}-variant-{name}") for name in found]
    keys = ("simulate-games", "simulate-length", "balance-draws", "simulate-score", "balance-deviation",
            "match-winning-score", "balance-margin")
    output.table([say("balance-variant"), *[say(key) for key in keys]], [
        (name, whole(one.games), fine(one.decisions), fine(one.draws), fine(one.mean_score),
         fine(one.score_deviation), _cell(one.winning_score), fine(one.margin))
        for name, one in zip(names, found.values(), strict=True)])
    seats = [say(f"name-{first.game}-seat-{seat.name}", count=1) for seat in first.seats]
    for heading, titles, places in (("simulate-seat", seats, [one.seats for one in found.values()]),
                                    ("balance-order", [place.name for place in first.order],
                                     [one.order for one in found.values()])):
        output.line()
        output.table([f"{say('simulate-wins')}: {say(heading)}", *titles], [
            (name, *[f"{share(place.win_share)} ({share(place.win_low)} – {share(place.win_high)})" for place in row])
            for name, row in zip(names, places, strict=True)])


def _show(result: Balance) -> None:
    output.edition(result.edition, result.components)
    rows: list[tuple[str, str | Figure]] = [
        (say("simulate-games"), whole(result.games)),
        (say("simulate-bot"), result.bot),
        (say("simulate-length"), fine(result.decisions)),
        (say("balance-shortest"), whole(result.fewest_decisions)),
        (say("balance-longest"), whole(result.most_decisions)),
        (say("balance-draws"), fine(result.draws)),
        (say("simulate-score"), fine(result.mean_score)),
        (say("balance-deviation"), fine(result.score_deviation)),
        (say("match-winning-score"), _cell(result.winning_score)),
        (say("balance-margin"), fine(result.margin)),
        (say("simulate-seconds"), fine(result.seconds)),
        (say("simulate-seed"), str(result.seed)),
    ]
    output.values(rows)
    seats = [say(f"name-{result.game}-seat-{seat.name}", count=1) for seat in result.seats]
    _places(say("simulate-seat"), seats, result.seats)
    _places(say("balance-order"), [place.name for place in result.order], result.order)
    output.line()
    headings = ["balance-category", "balance-all", "balance-winners", "balance-share"]
    output.table([say(key) for key in headings], [
        (say(f"score-{result.game}-{part.name}"), fine(part.mean), _cell(part.winners), _cell(part.share, SHARE))
        for part in result.categories])
    _sheets(result)


def _places(heading: str, names: Sequence[str], places: Sequence[Place]) -> None:
    """A table of seats, or of places in turn order."""
    output.line()
    headings = [heading, *[say(key) for key in ("simulate-score", "simulate-wins", "simulate-interval")]]
    output.table(headings, [
        (name, fine(place.mean_score), share(place.win_share), f"{share(place.win_low)} – {share(place.win_high)}")
        for name, place in zip(names, places)])


def _sheets(result: Balance) -> None:
    """What the game counted itself, a table for each of its sheets."""
    counting = census(result.game)
    if counting is None:
        return
    for sheet, rows in result.sheets.items():
        columns: Mapping[str, tuple[str, str]] = counting.SHEETS[sheet]
        output.line()
        output.table([say(f"balance-{result.game}-{sheet}"),
                      *[say(f"balance-{result.game}-column-{column}") for column in columns]],
                     [(counting.label(sheet, row), *[_cell(found[column], form) for column, (form, _)
                                                     in columns.items()]) for row, found in rows.items()])


def _cell(value: float | None, form: str = "") -> Figure:
    """A share, a count or a mean; nothing is a dash."""
    if value is None:
        return Figure(0.0, "–")
    return share(value) if form == SHARE else whole(value) if form == COUNT else fine(value)
