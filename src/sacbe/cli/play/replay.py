"""`sacbe replay`: check a record line by line, and show where it leads."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import sacbe
from sacbe import games
from sacbe.cli.play.scores import print_final_scores, seat_name
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Game
from sacbe.presentation.language.texts import text_renderer_of
from sacbe.presentation.language.words import say
from sacbe.presentation.render.moment import PlayerView
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import JsonOption

INDENT = "  "


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="help-replay-to")] = None,
    json: JsonOption = False,
) -> None:
    game = load_game(file)
    answers, dice = len(game.history), game.commitment if game.is_over else None  # verified when it was read
    if to is not None:
        game = game.copy_at(to)
    if json:
        output.print_json(_data(game, answers, dice))
    else:
        _show(game, answers, dice, position=to is not None or not game.is_over)


def load_game(file: Path) -> Game:
    """Load the game of a record; a problem with it names the file."""
    try:
        return sacbe.load(file)
    except Problem as problem:
        if problem.key == "not-text":
            raise
        raise Problem("in-file", file=str(file), reason=str(problem)) from None


def _data(game: Game, answers: int, dice: str | None) -> dict[str, object]:
    """Return the replayed game as plain data: the position as spectators see it, and the result if it is over."""
    data: dict[str, object] = {
        "game": game.definition.name, "rules": game.definition.version, "players": game.players,
        "options": game.options,
        "answers": answers, "at": len(game.history), "over": game.is_over, "dice_verified": dice is not None,
        "ask": None if game.is_over else game.ask._asdict(), "view": game.view(),
        "scores": game.scores, "winners": game.winners,
    }
    if game.definition.components:
        data.update(edition=game.definition.edition_name, components=dict(game.definition.components))
    if game.is_over:
        result = PlayerView(game, None).result()
        data["breakdown"] = {} if result is None else result.parts
    return data


def _show(game: Game, answers: int, dice: str | None, position: bool) -> None:
    name = say(f"name-{game.definition.name}-game")
    output.print_line(say("replay-valid", game=name, players=game.players, answers=answers))
    if game.definition.legacy is not None:
        output.print_line(say("replay-former", have=game.definition.version,
                              need=games.load_definition(game.definition.name).version))
    if dice is not None:
        output.print_line(say("replay-dice"))
    _options(game)
    _components(game)
    if position:
        _position(game)
    if game.is_over:
        print_final_scores(game)


def _options(game: Game) -> None:
    """Print the options that differ from the usual ones."""
    for option in game.definition.options:
        value = game.options[option.name]
        if value != option.values[0]:
            meaning = say(f"option-{game.definition.name}-{option.name}")
            output.print_line(say("replay-option", option=option.name, value=value, meaning=meaning))


def _components(game: Game) -> None:
    """Print the values that differ from those that ship."""
    output.print_edition(game.definition.edition_name, game.definition.components)
    for path, value in game.definition.changed_components.items():
        output.print_line(f"{INDENT}{path}: {output.format_component(value)}")


def _position(game: Game) -> None:
    """Print the board after the last answer, and what is asked now."""
    output.print_line()
    if game.history:
        last = game.history[-1]
        seat = seat_name(game, game.definition.seats[last.seat] if last.seat < game.players else "chance")
        move = game.definition.grammar.write(last.choice)
        output.print_line(say("replay-after", count=len(game.history), seat=seat, move=move))
    else:
        output.print_line(say("replay-start"))
    output.print_line()
    for line in text_renderer_of(game.definition).board_lines(game.view()):
        output.print_line(line)
    if not game.is_over:
        prompt = say(f"prompt-{game.definition.name}-{game.ask.prompt}")
        output.print_line()
        output.print_line(say("replay-asked", seat=seat_name(game, game.ask.seat), prompt=prompt))
        output.print_line(output.fold_text(", ".join(game.ask.options), INDENT))
