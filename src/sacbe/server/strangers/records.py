"""What another process tells of a record that somebody sent: the game comes over as its setup and its answers."""

from __future__ import annotations

from typing import Any, NamedTuple

from sacbe import loads
from sacbe.coach.review.steps import record_digest
from sacbe.kernel.errors import Problem
from sacbe.kernel.play import record as records
from sacbe.kernel.play.game import Game


class RecordRead(NamedTuple):
    """A record whose every line was checked: what was played, and what came of it."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    components: dict[str, Any]
    variant: str
    changes: int                        # values that differ from the box
    choices: list[int]
    is_over: bool
    commitment: str | None
    winners: list[str] | None


class FinishedRecord(NamedTuple):
    """The record of a finished game in its one form, and the hash that tells it from others."""

    text: str
    digest: str


def read_record(text: str) -> RecordRead:
    """Play a record again line by line."""
    game = load_record(text)
    definition = game.definition
    return RecordRead(definition.name, definition.version, game.players, dict(game.options),
                      dict(definition.components), definition.variant, len(definition.changed_components),
                      [entry.choice for entry in game.history], game.is_over, game.commitment, game.winners)


def read_finished(text: str) -> FinishedRecord:
    """Play the record of a finished game again; another is a `Problem`."""
    game = load_record(text)
    require_finished(game)
    return FinishedRecord(records.write(game), record_digest(game))


def load_record(text: str) -> Game:
    """Return the game of a record; one that began from a position is a `Problem`, because only a study has one."""
    game = loads(text)
    if game.start is not None:
        raise Problem("record-position")
    return game


def require_finished(game: Game) -> None:
    if not game.is_over:
        raise Problem("review-unfinished", count=len(game.history))
