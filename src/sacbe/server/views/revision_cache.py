"""What a table shows at one revision, encoded once for all readers.

Each part is made from what its reader may know, and is given to nobody else: events by their audience, views by seat.
Where the rules say that everything is public, all seats get the view of a watcher.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder

from sacbe.kernel.core.events import WATCHER
from sacbe.kernel.definition.game_definition import GameDefinition
from sacbe.kernel.play.game import Game
from sacbe.presentation.render.moment import PlayerView
from sacbe.presentation.schema.data import OptionShown
from sacbe.server.tables.core.table import LiveTable

MAX_CACHED_OPTIONS: Final = 20_000  # moves as options
_encode: Final = Encoder().encode


class RevisionCache:
    """Encoded parts of a table; valid for one revision of one game."""

    __slots__ = ("_is_open", "_logs", "_said", "_views", "_watched", "ask", "asked", "game", "revision")

    def __init__(self, live: LiveTable, game: Game) -> None:
        self.game: Final = game
        self.revision: Final = live.revision
        self.asked: Final = person_asked(live)
        self.ask: Final = Raw(_encode(PlayerView(game, None).ask))  # as everybody may know it
        self._is_open: Final = game.definition.is_fully_public(game.state)
        self._views: Final[dict[int | None, Raw]] = {}
        self._watched: dict[str, Any] | None = None
        self._said: Final[dict[int, Raw]] = {}
        self._logs: Final[dict[tuple[object, ...], Raw]] = {}

    def view(self, seat: int | None) -> Raw:
        """Return the encoded view of a seat, or of a watcher."""
        key = None if self._is_open else seat
        found = self._views.get(key)
        if found is None:
            found = self._views[key] = Raw(_encode(self._seen(key)))
        return found

    def _seen(self, seat: int | None) -> dict[str, Any]:
        definition, state = self.game.definition, self.game.state
        if self._watched is None:
            self._watched = definition.view(state, None)
        return self._watched if seat is None else definition.seat_view_from_public(state, seat, self._watched)

    def options(self) -> list[Raw]:
        """Return the moves of the asked seat, encoded without effects."""
        ask = self.game.state.ask
        if ask is None:
            return []
        definition = self.game.definition
        return [plain_option(definition, choice) for choice in ask.options]

    def heard_events(self, seat: int | None, start: int) -> tuple[int, ...]:
        """Return the indexes of the events from `start` on that a seat, or a watcher, has heard."""
        who, told = WATCHER if seat is None else seat, self.game.event_log
        return tuple([at for at in range(start, len(told)) if told[at].audience >> who & 1])

    def events(self, heard: tuple[int, ...]) -> list[Raw]:
        """Return these events encoded, in the form of `PlayerView.heard_events`."""
        told, said = self.game.event_log, self._said
        found = []
        for at in heard:
            if (raw := said.get(at)) is None:
                raw = said[at] = Raw(_encode({"at": told[at].at, **told[at].data}))
            found.append(raw)
        return found

    def log(self, lang: str, since: int, heard: tuple[int, ...], write: Callable[[], list[Any]]) -> Raw:
        """Return the log lines for these events, encoded; written once for all who heard the same since a revision."""
        key = (lang, since, heard)
        found = self._logs.get(key)
        if found is None:
            found = self._logs[key] = Raw(_encode(write()))
        return found


@lru_cache(MAX_CACHED_OPTIONS)
def plain_option(definition: GameDefinition, choice: int) -> Raw:
    """Encode a move as an option without effects; cached, since it never changes."""
    return Raw(_encode(OptionShown(definition.grammar.write(choice))))


def person_asked(live: LiveTable) -> int | None:
    """Return the seat that is asked, if a person is there to answer; None otherwise."""
    seat = live.asked_seat
    return None if seat is None or live.paused or live.bot_of(seat) else seat


def revision_cache_of(live: LiveTable, game: Game) -> RevisionCache:
    """Return the cache of a table at its present revision."""
    sheet = live.revision_cache
    if not isinstance(sheet, RevisionCache) or sheet.revision != live.revision or sheet.game is not game:
        sheet = live.revision_cache = RevisionCache(live, game)
    return sheet
