"""`sacbe chances`: each seat's chances in the game of a record, from what one seat, or everybody, may know."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from sacbe.cli.play.replay import load_game
from sacbe.cli.play.scores import seat_name
from sacbe.kernel.definition.outlook import WinChances
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.numbers import format_hundredth, format_percent
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import JsonOption

OUTSIDE: Final = {"players": "chances-outside-players", "edition": "chances-outside-edition"}


def chances(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="help-chances-to")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="help-chances-seat")] = None,
    json: JsonOption = False,
) -> None:
    game = load_game(file)
    answers = len(game.history)
    if to is not None:
        game = game.copy_at(to)
    found = game.chances(seat)
    if json:
        output.print_json({"game": game.definition.name, "players": game.players, "answers": answers,
                           "at": len(game.history),
                           "over": game.is_over, "seat": seat, **found.as_data()})
    else:
        _show(game, answers, seat, found)


def _show(game: Game, answers: int, seat: str | None, found: WinChances) -> None:
    name = say(f"name-{game.definition.name}-game")
    output.print_line(say("chances-where", game=name, players=game.players, at=len(game.history), answers=answers))
    if game.is_over:
        output.print_line(say("chances-final"))
    else:
        output.print_line(say("chances-seat", seat=seat_name(game, seat)) if seat else say("chances-everybody"))
    output.print_line()
    first = next(iter(found.seats.values()))
    categories = [say(f"score-{game.definition.name}-{category}") for category in first.categories]
    output.print_table([say("scores-seat"), say("chances-chance"), say("chances-points"), *categories],
                       [(seat_name(game, name), format_percent(one.chance),
                         *map(format_hundredth, [one.points, *one.categories.values()]))
                        for name, one in found.seats.items()])
    if game.definition.may_be_lost and found.calibrated:
        output.print_line(say("chances-nobody", chance=str(format_percent(found.nobody))))
    for note in _notes(found):
        output.print_line()
        output.print_line(note)


def _notes(found: WinChances) -> list[str]:
    """Return what readers should know before they trust the figures."""
    notes = [] if found.calibrated else [say("chances-guess")]
    if found.outside:
        what = [say(OUTSIDE.get(one, "chances-outside-option"), option=one) for one in found.outside]
        notes.append(say("chances-outside", what=", ".join(what)))
    return notes
