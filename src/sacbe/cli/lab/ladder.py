"""`sacbe ladder`: every level against the one below, and their ratings."""

from __future__ import annotations

from typing import Annotated

import typer

from sacbe import games as library
from sacbe.bots.levels import offered_levels, write_ratings
from sacbe.kernel.errors import Problem
from sacbe.lab.ladder import Ladder, check_writable, measure_ladder
from sacbe.presentation.language.numbers import FormattedNumber, format_percent
from sacbe.presentation.language.words import say
from sacbe.runtime import engine_form
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import (
    Components,
    GameName,
    Jobs,
    JsonOption,
    Options,
    RayOption,
    bot_names,
    parse_options,
)
from sacbe.runtime.console.progress import progress_bar
from sacbe.runtime.executor_choice import choose_executor

PLAYERS = 2


def ladder(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-ladder-games")] = 100,
    last: Annotated[int, typer.Option("--last", metavar="N", help="help-ladder-last")] = 0,
    players: Annotated[int, typer.Option("--players", metavar="N", help="help-ladder-players")] = PLAYERS,
    levels: Annotated[str | None, typer.Option("--levels", metavar="A,B,..", help="help-ladder-levels")] = None,
    jobs: Jobs = None,
    ray: RayOption = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    option: Options = None,
    components: Components = None,
    json: JsonOption = False,
    write: Annotated[bool, typer.Option("--write", help="help-ladder-write")] = False,
) -> None:
    names = list(offered_levels(library.find(game))) if levels is None else bot_names(levels)
    if write:
        check_writable(library.find(game), names)
        if components is not None or option or players != PLAYERS:
            raise Problem("ladder-write-usual")
    executor = choose_executor(jobs, ray)
    with progress_bar(games * (len(names) - 2) + (last or games), "simulate-playing") as done:
        found = measure_ladder(game, names, games, players, seed, executor, parse_options(option), done, components,
                               last)
    if json:
        output.print_json(found.as_dict())
    else:
        _show(found)
    if write:
        made = {"games": games, "last": last or games, "players": players, "seed": seed,
                "form": engine_form.engine_form(),
                "rules": library.load_definition(found.game).version,
                "wins": {rung.level: round(rung.win_share, 3) for rung in found.rungs}}
        file = write_ratings(found.game, found.ratings, made)
        if not json:
            output.print_line(say("ladder-written", file=str(file)))


def _show(found: Ladder) -> None:
    rungs = {rung.level: rung for rung in found.rungs}
    rows: list[tuple[str | FormattedNumber, ...]] = []
    for name, rating in found.ratings.items():
        rung = rungs.get(name)
        played: tuple[str | FormattedNumber, ...] = ("–", "–", "–") if rung is None else (
            rung.below, format_percent(rung.win_share),
            f"{format_percent(rung.win_low)} – {format_percent(rung.win_high)}")
        rows.append((name, *played, str(rating)))
    output.print_table([say(key) for key in ("simulate-bot", "ladder-below", "simulate-wins", "simulate-interval",
                                             "match-rating")], rows)
