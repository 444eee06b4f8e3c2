"""`sacbe protocol`: play through lines on standard input and output; for programs, language models and tests."""

from __future__ import annotations

import sys
from typing import Annotated, BinaryIO

import typer

from sacbe import games
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.protocol.answers import JsonProtocol, TextProtocol
from sacbe.protocol.conversation import NOTHING, TELLS
from sacbe.protocol.lines import iter_lines
from sacbe.runtime.console.arguments import GameName, bot_names


def protocol(
    game: GameName,
    json: Annotated[bool, typer.Option("--json", help="help-protocol-json")] = False,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="help-protocol-seat")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,..", help="help-protocol-bots")] = "random",
    tell: Annotated[str, typer.Option("--tell", metavar="|".join(TELLS), help="help-protocol-tell")] = NOTHING,
) -> None:
    session = ProtocolSession(games.load_definition(game), seat, bot_names(bots))
    session.tell(tell)
    talk(session, JsonProtocol(session) if json else TextProtocol(session), sys.stdin.buffer, sys.stdout.buffer)


def talk(session: ProtocolSession, form: TextProtocol | JsonProtocol, source: BinaryIO, target: BinaryIO) -> None:
    """Answer lines until the client leaves; every answer is sent at once."""
    for line in iter_lines(source):
        send(target, form.handle_line(line))
        if session.over:
            return
    send(target, form.end_input())


def send(target: BinaryIO, answer: str | None) -> None:
    """Send an answer as UTF-8, whatever the terminal is set to."""
    if answer is not None:
        target.write(answer.encode() + b"\n")
        target.flush()
