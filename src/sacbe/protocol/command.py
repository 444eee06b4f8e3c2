"""`sacbe protocol`: play through lines on standard input and output; for programs, language models and tests."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Annotated, BinaryIO

import typer

from sacbe import games
from sacbe.console.arguments import GameName, bot_names
from sacbe.kernel.errors import Problem
from sacbe.protocol.answers import Json, Text
from sacbe.protocol.requests import LONGEST
from sacbe.protocol.session import ProtocolSession


def protocol(
    game: GameName,
    json: Annotated[bool, typer.Option("--json", help="help-protocol-json")] = False,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="help-protocol-seat")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,..", help="help-protocol-bots")] = "random",
) -> None:
    session = ProtocolSession(games.box(game), seat, bot_names(bots))
    talk(session, Json(session) if json else Text(session), sys.stdin.buffer, sys.stdout.buffer)


def talk(session: ProtocolSession, form: Text | Json, source: BinaryIO, target: BinaryIO) -> None:
    """Answer lines until the client leaves; every answer is sent at once."""
    for line in lines(source):
        send(target, form.hear(line))
        if session.over:
            return
    send(target, form.end())


def send(target: BinaryIO, answer: str | None) -> None:
    """An answer as UTF-8, whatever the terminal is set to."""
    if answer is not None:
        target.write(answer.encode() + b"\n")
        target.flush()


def lines(source: BinaryIO) -> Iterator[str | Problem]:
    """The lines of a stream; one that is too long or no text is what is wrong with it, and is read to its end."""
    while raw := source.readline(LONGEST + 1):
        if len(raw) > LONGEST:
            while raw and not raw.endswith(b"\n"):
                raw = source.readline(LONGEST)
            yield Problem("protocol-line", most=LONGEST)
            continue
        try:
            yield raw.decode().rstrip("\r\n")
        except UnicodeDecodeError:
            yield Problem("protocol-text")
