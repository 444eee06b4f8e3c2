"""Writes the events of a game to its log while it is played."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sacbe.kernel.core.events import EventListener, audience_of
from sacbe.kernel.core.frame import CHANCE
from sacbe.kernel.core.notation import event_data
from sacbe.kernel.rows import LoggedEvent


class EventRecorder(EventListener):
    """The listener of one `Game` (which this module cannot import): it logs events, and forced moves of players."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def on_event(self, kind: i64, audience: i64, numbers: list[i64]) -> None:
        game = self.game
        game.event_log.append(LoggedEvent(len(game.history), audience,
                                          event_data(game.definition.events[kind], numbers)))

    def on_forced_move(self, seat: i64, choice: i64) -> None:
        if seat != CHANCE:
            game = self.game
            definition = game.definition
            said: dict[str, int | str] = {"event": "forced", "seat": definition.seats[seat],
                                          "move": definition.grammar.write(choice)}
            game.event_log.append(LoggedEvent(len(game.history), audience_of(seat), said))
