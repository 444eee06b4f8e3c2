"""What a table says at one revision, encoded once for all who read it.

Each part is made from what its reader may know, and is given to nobody else: events by their audience, views by seat.
Where the rules say that everything lies open, all seats are given the view of a watcher, who knows least.
"""

from __future__ import annotations

from typing import Final

from msgspec import Raw
from msgspec.json import Encoder

from sacbe.kernel.events import WATCHER
from sacbe.kernel.game import Game
from sacbe.presentation.moment import Moment
from sacbe.server.live import Live

_encode: Final = Encoder().encode


class TableSheet:
    """Good for one revision of one game."""

    __slots__ = ("_is_open", "_said", "_views", "ask", "game", "revision")

    def __init__(self, game: Game, revision: int) -> None:
        self.game: Final = game
        self.revision: Final = revision
        self.ask: Final = Raw(_encode(Moment(game, None).ask))      # as everybody may know it
        self._is_open: Final = game.box.is_open(game.state)
        self._views: Final[dict[int | None, Raw]] = {}
        self._said: Final[dict[int, Raw]] = {}

    def view(self, seat: int | None) -> Raw:
        """What a seat, or a watcher, sees of the position."""
        key = None if self._is_open else seat
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = Raw(_encode(self.game.box.view(self.game.state, key)))
        return found

    def events(self, seat: int | None, start: int) -> list[Raw]:
        """What it has heard, from an event on, as `Moment.events`."""
        who, told, said = WATCHER if seat is None else seat, self.game.told, self._said
        found = []
        for at in range(start, len(told)):
            if told[at].audience >> who & 1:
                if (raw := said.get(at)) is None:
                    raw = said[at] = Raw(_encode({"at": told[at].at, **told[at].said}))
                found.append(raw)
        return found


def sheet_of(live: Live, game: Game) -> TableSheet:
    """That of a table as it is now."""
    sheet = live.sheet
    if not isinstance(sheet, TableSheet) or sheet.revision != live.revision or sheet.game is not game:
        sheet = live.sheet = TableSheet(game, live.revision)
    return sheet
