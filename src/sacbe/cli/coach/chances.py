"""`sacbe chances`: what every seat can expect of the game of a record, from what one seat, or everybody, may know."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from sacbe.cli.play.replay import game_of
from sacbe.cli.play.scores import seat_name
from sacbe.kernel.definition.outlook import Chances
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.numbers import fine, share
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import Json

OUTSIDE: Final = {"players": "chances-outside-players", "edition": "chances-outside-edition"}


def chances(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="help-chances-to")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="help-chances-seat")] = None,
    json: Json = False,
) -> None:
    game = game_of(file)
    answers = len(game.history)
    if to is not None:
        game = game.at(to)
    found = game.chances(seat)
    if json:
        output.as_json({"game": game.box.name, "players": game.players, "answers": answers, "at": len(game.history),
                        "over": game.over, "seat": seat, **found.plain()})
    else:
        _show(game, answers, seat, found)


def _show(game: Game, answers: int, seat: str | None, found: Chances) -> None:
    name = say(f"name-{game.box.name}-game")
    output.line(say("chances-where", game=name, players=game.players, at=len(game.history), answers=answers))
    if game.over:
        output.line(say("chances-final"))
    else:
        output.line(say("chances-seat", seat=seat_name(game, seat)) if seat else say("chances-everybody"))
    output.line()
    first = next(iter(found.seats.values()))
    categories = [say(f"score-{game.box.name}-{category}") for category in first.categories]
    output.table([say("scores-seat"), say("chances-chance"), say("chances-points"), *categories],
                 [(seat_name(game, name), share(one.chance), *map(fine, [one.points, *one.categories.values()]))
                  for name, one in found.seats.items()])
    if game.box.may_be_lost and found.calibrated:
        output.line(say("chances-nobody", chance=str(share(found.nobody))))
    for note in _notes(found):
        output.line()
        output.line(note)


def _notes(found: Chances) -> list[str]:
    """What one should know before one trusts the figures."""
    notes = [] if found.calibrated else [say("chances-guess")]
    if found.outside:
        what = [say(OUTSIDE.get(one, "chances-outside-option"), option=one) for one in found.outside]
        notes.append(say("chances-outside", what=", ".join(what)))
    return notes
