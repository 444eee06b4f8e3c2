"""Saved games: one text file with who sits where, the secret of the dice, and the record.

    sacbe save 1
    seats: human medium
    secret: 8f3a...

    sacbe record 1
    ...
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Final

from sacbe import bots, games
from sacbe.kernel.core.chance import CommittedDriver
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record
from sacbe.kernel.play.game import Game
from sacbe.runtime.session import HUMAN, Session

FORMAT: Final = "sacbe save 1"
HEADER: Final = 4                       # lines before the record
SECRETS: Final = range(16, 65)          # bytes a secret may have


def write(session: Session) -> str:
    """Return the text of a saved game."""
    head = [FORMAT, f"seats: {' '.join(session.sitters)}", f"secret: {session.secret.hex()}", ""]
    return "\n".join(head) + "\n" + record.write(session.game)


def save(session: Session, path: Path) -> None:
    """Save a session: replace the file in one step, or leave it as it was; a file of another kind is never replaced."""
    if not path.parent.is_dir():
        raise Problem("no-folder", folder=str(path.parent))
    if path.exists() and not is_save(path):
        raise Problem("save-other", file=str(path))
    try:
        replace_file(path, write(session))
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None


def replace_file(path: Path, text: str) -> None:
    """Write beside the file and move the new one into its place when it is safe on the disk."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def is_save(path: Path) -> bool:
    """Does the file begin like a saved game?"""
    with path.open("rb") as file:
        return file.read(len(FORMAT)) == FORMAT.encode()


def load(path: Path) -> Session:
    """Load the game of a file; everything in it is checked."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Problem("not-text", file=str(path)) from None
    try:
        return read(text)
    except Problem as problem:
        raise Problem("in-file", file=str(path), reason=str(problem)) from None


def read(text: str) -> Session:
    """Read a saved game from its text, as it stood when it was saved and with the same future."""
    lines = text.splitlines(keepends=True)
    if not lines or lines[0].strip() != FORMAT:
        raise Problem("save-format", need=FORMAT)
    if len(lines) <= HEADER or lines[HEADER - 1].strip():
        raise Problem("record-truncated", line=len(lines))
    sitters = read_key(lines, 2, "seats").split()
    secret = read_secret(read_key(lines, 3, "secret"))
    body = "".join(lines[HEADER:])
    told = record.read(body, games.load_definition, above=HEADER)
    check_sitters(sitters, told)
    game = replay_with_secret(told, secret)
    if game is None or record.write(game) != record.write(told):
        raise Problem("save-secret", line=3)
    return Session(game, sitters, secret)


def read_key(lines: list[str], number: int, key: str) -> str:
    """Return the value of a key in its line."""
    name, colon, rest = lines[number - 1].partition(":")
    if not colon or name.strip() != key:
        raise Problem("record-key", line=number, text=lines[number - 1].strip(), allowed=key)
    return rest.strip()


def read_secret(text: str) -> bytes:
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        secret = b""
    if len(secret) not in SECRETS:
        raise Problem("record-secret", line=3, text=text)
    return secret


def check_sitters(sitters: list[str], game: Game) -> None:
    """Check that somebody sits on every seat, a person on at least one, and only known bots on the others."""
    if len(sitters) != game.players or HUMAN not in sitters:
        raise Problem("save-seats", line=2, players=game.players)
    for who in sitters:
        if who != HUMAN:
            bots.parse_untrusted_name(who, game.definition)


def replay_with_secret(saved_game: Game, secret: bytes) -> Game | None:
    """Replay the decisions of a game with the dice of the secret; None if they are not legal then."""
    game = Game(saved_game.definition, saved_game.players, saved_game.options, CommittedDriver(secret))
    try:
        for entry in saved_game.history:
            if entry.seat != CHANCE:
                game.apply(entry.choice)
    except Problem:
        return None
    return game
