"""`sacbe ladder`: every level against the one below, and their ratings."""

from __future__ import annotations

from typing import Annotated

import typer

from sacbe import games as library
from sacbe.bots.levels import offered, write_ratings
from sacbe.kernel.errors import Problem
from sacbe.lab.ladder import Ladder, check_writable, climb
from sacbe.presentation.language.numbers import Figure, share
from sacbe.presentation.language.words import say
from sacbe.runtime import engine_form
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import Components, GameName, Jobs, Json, Options, Ray, bot_names, chosen_options
from sacbe.runtime.console.progress import progress
from sacbe.runtime.executor_choice import chosen

PLAYERS = 2


def ladder(
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="help-ladder-games")] = 100,
    last: Annotated[int, typer.Option("--last", metavar="N", help="help-ladder-last")] = 0,
    players: Annotated[int, typer.Option("--players", metavar="N", help="help-ladder-players")] = PLAYERS,
    levels: Annotated[str | None, typer.Option("--levels", metavar="A,B,..", help="help-ladder-levels")] = None,
    jobs: Jobs = None,
    ray: Ray = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-simulate-seed")] = 0,
    option: Options = None,
    components: Components = None,
    json: Json = False,
    write: Annotated[bool, typer.Option("--write", help="help-ladder-write")] = False,
) -> None:
    names = list(offered(library.find(game))) if levels is None else bot_names(levels)
    if write:
        check_writable(library.find(game), names)
        if components is not None or option or players != PLAYERS:
            raise Problem("ladder-write-usual")
    executor = chosen(jobs, ray)
    with progress(games * (len(names) - 2) + (last or games), "simulate-playing") as done:
        found = climb(game, names, games, players, seed, executor, chosen_options(option), done, components, last)
    if json:
        output.as_json(found.as_dict())
    else:
        _show(found)
    if write:
        made = {"games": games, "last": last or games, "players": players, "seed": seed, "form": engine_form.form(),
                "rules": library.box(found.game).version,
                "wins": {rung.level: round(rung.win_share, 3) for rung in found.rungs}}
        file = write_ratings(found.game, found.ratings, made)
        if not json:
            output.line(say("ladder-written", file=str(file)))


def _show(found: Ladder) -> None:
    rungs = {rung.level: rung for rung in found.rungs}
    rows: list[tuple[str | Figure, ...]] = []
    for name, rating in found.ratings.items():
        rung = rungs.get(name)
        played: tuple[str | Figure, ...] = ("–", "–", "–") if rung is None else (
            rung.below, share(rung.win_share), f"{share(rung.win_low)} – {share(rung.win_high)}")
        rows.append((name, *played, str(rating)))
    output.table([say(key) for key in ("simulate-bot", "ladder-below", "simulate-wins", "simulate-interval",
                                       "match-rating")], rows)
