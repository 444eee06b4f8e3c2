"""What a table says at one revision, encoded once for all who read it.

Each part is made from what its reader may know, and is given to nobody else: events by their audience, views by seat.
Where the rules say that everything lies open, all seats are given the view of a watcher, who knows least.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.definition.game_definition import Box
from sacbe.kernel.play.game import Game
from sacbe.presentation.render.moment import Moment
from sacbe.presentation.schema.data import OptionShown
from sacbe.server.tables.core.table import Live

REMEMBERED: Final = 20_000          # moves as options
_encode: Final = Encoder().encode


class TableSheet:
    """Good for one revision of one game."""

    __slots__ = ("_is_open", "_logs", "_said", "_views", "_watched", "ask", "asked", "game", "revision")

    def __init__(self, live: Live, game: Game) -> None:
        self.game: Final = game
        self.revision: Final = live.revision
        self.asked: Final = person_asked(live)
        self.ask: Final = Raw(_encode(Moment(game, None).ask))      # as everybody may know it
        self._is_open: Final = game.box.is_open(game.state)
        self._views: Final[dict[int | None, Raw]] = {}
        self._watched: dict[str, Any] | None = None
        self._said: Final[dict[int, Raw]] = {}
        self._logs: Final[dict[tuple[object, ...], Raw]] = {}

    def view(self, seat: int | None) -> Raw:
        """What a seat, or a watcher, sees of the position."""
        key = None if self._is_open else seat
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = Raw(_encode(self._seen(key)))
        return found

    def _seen(self, seat: int | None) -> dict[str, Any]:
        box, state = self.game.box, self.game.state
        if self._watched is None:
            self._watched = box.view(state, None)
        return self._watched if seat is None else box.view_beside(state, seat, self._watched)

    def options(self) -> list[Raw]:
        """The moves of the seat that is asked, as data without effects."""
        ask = self.game.state.ask
        if ask is None:
            return []
        box = self.game.box
        return [moved(box, choice) for choice in ask.options]

    def heard(self, seat: int | None, start: int) -> tuple[int, ...]:
        """Which of the events from one on a seat, or a watcher, has heard."""
        who, told = WATCHER if seat is None else seat, self.game.told
        return tuple([at for at in range(start, len(told)) if told[at].audience >> who & 1])

    def events(self, heard: tuple[int, ...]) -> list[Raw]:
        """These events, as `Moment.events`."""
        told, said = self.game.told, self._said
        found = []
        for at in heard:
            if (raw := said.get(at)) is None:
                raw = said[at] = Raw(_encode({"at": told[at].at, **told[at].said}))
            found.append(raw)
        return found

    def log(self, lang: str, since: int, heard: tuple[int, ...], write: Callable[[], list[Any]]) -> Raw:
        """The same in words, written once for all who have heard the same since the same revision."""
        key = (lang, since, heard)
        found = self._logs.get(key)
        if found is None:
            found = self._logs[key] = Raw(_encode(write()))
        return found


@lru_cache(REMEMBERED)
def moved(box: Box, choice: int) -> Raw:
    """A move as an option that tells nothing else: always the same."""
    return Raw(_encode(OptionShown(box.grammar.write(choice))))


def person_asked(live: Live) -> int | None:
    """The seat to which the question is put, if a person is there to answer it."""
    seat = live.asked
    return None if seat is None or live.paused or live.bot_of(seat) else seat


def sheet_of(live: Live, game: Game) -> TableSheet:
    """That of a table as it is now."""
    sheet = live.sheet
    if not isinstance(sheet, TableSheet) or sheet.revision != live.revision or sheet.game is not game:
        sheet = live.sheet = TableSheet(live, game)
    return sheet
