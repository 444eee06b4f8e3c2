"""`sacbe play`: a game in the terminal, for people and bots."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from sacbe import games
from sacbe.bots.names import given_names
from sacbe.games.components import editions
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say, use_player_names
from sacbe.runtime.console import output
from sacbe.runtime.console.arguments import Components, GameName, Options, Players, bot_names, parse_options
from sacbe.runtime.extras import is_installed
from sacbe.runtime.session import Session, assign_sitters, begin, secret_of_seed
from sacbe.terminal import saves
from sacbe.terminal.desk import CommandDesk
from sacbe.terminal.plain import PlainTerminal

LEVEL = "medium"
SECRET = 32             # bytes


def play(
    game: GameName,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="LEVEL,..", help="help-play-bots")] = None,
    humans: Annotated[int | None, typer.Option("--humans", metavar="N", help="help-play-humans")] = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="help-play-seed")] = None,
    option: Options = None,
    components: Components = None,
    gentle: Annotated[bool, typer.Option("--gentle", help="help-play-gentle")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-play-save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="help-play-resume")] = None,
) -> None:
    definition = games.load_definition(game)
    if resume is not None:
        given = {"--players": players, "--bots": bots, "--humans": humans, "--seed": seed, "--option": option or None,
                 "--components": components}
        session = _resumed(definition.name, resume, [name for name, value in given.items() if value is not None])
    else:
        definition = editions.make_edition(definition, components)
        session = _new(definition, players, bots or LEVEL, 1 if humans is None else humans, seed, parse_options(option))
    if save is not None and save != resume and save.exists():
        raise Problem("play-save-exists", file=str(save))
    full = wants_screen(plain)
    with use_player_names(bot_names_by_seat(session)):
        desk = CommandDesk(session, save or resume, keeps=save is not None, drawn=full, gentle=gentle)
        if save is not None:
            desk.store(save)                            # refuse a file that cannot be written before the first move
        if full:
            from sacbe.terminal.app import run_app  # not before: it takes half a second

            run_app(desk)
        else:
            PlainTerminal(desk).run()


def bot_names_by_seat(session: Session) -> dict[str, str]:
    """Return the names of the bots of a session, by their seats; people at one keyboard go by their colours."""
    return {seat: name for seat, name in zip(session.game.definition.seats, given_names(session.sitters)) if name}


def _new(definition: GameDefinition, players: int | None, names: str, humans: int, seed: int | None,
         options: dict[str, str]) -> Session:
    count = definition.players[-1] if players is None else players
    definition.check_setup(count, options)
    secret = secrets.token_bytes(SECRET) if seed is None else secret_of_seed(seed)
    return begin(definition, count, assign_sitters(count, humans, bot_names(names), definition), options, secret)


def _resumed(game: str, file: Path, given: list[str]) -> Session:
    if given:
        raise Problem("play-resume-with", option=given[0])
    session = saves.load(file)
    have = session.game.definition.name
    if have != game:
        raise Problem("play-resume-game", file=str(file), have=have, need=game)
    return session


def wants_screen(plain: bool) -> bool:
    """Is the full screen wanted?  Without textual there are only lines, and a message says so."""
    if plain or not has_screen():
        return False
    if not is_installed("textual"):
        output.print_problem(say("play-lines-only"))
        return False
    return True


def has_screen() -> bool:
    """Can a full screen be drawn and keys be read?"""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
