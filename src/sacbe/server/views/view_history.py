"""What each seat saw last of a game, and how that differs from what it sees now.

Both sides of a difference are views of one seat (or of those who only look on): it tells nothing that a view does not.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, NamedTuple
from weakref import ref

from sacbe.kernel.play.game import Game
from sacbe.server.views.view_diff import Change, View, diff_views

GAMES: Final = 1000             # whose last views are kept; for others, who looks gets the whole
STEPS: Final = 8                # differences that are kept for those who are behind


class LastView:
    """The last view of a seat, and the last differences that led to it."""

    __slots__ = ("is_followed", "revision", "steps", "view")

    def __init__(self, revision: int, view: View) -> None:
        self.revision = revision
        self.view = view
        self.is_followed = False            # does anybody want differences?
        self.steps: deque[tuple[int, list[Change] | None]] = deque(maxlen=STEPS)    # since a revision, to the next one

    def changes_since(self, revision: int) -> list[Change] | None:
        """Everything that has changed since a revision; None if that is not known."""
        if self.steps and self.steps[-1][0] == revision:
            return self.steps[-1][1]
        starts = [start for start, _ in self.steps]
        if revision not in starts:
            return [] if revision == self.revision else None
        found: list[Change] = []
        for _, changes in list(self.steps)[starts.index(revision):]:
            if changes is None:
                return None
            found += changes
        return found


class WatcherView(NamedTuple):
    """What a watcher sees at the newest revision, and whether all others see the same."""

    revision: int
    view: View
    is_open: bool


class GameViews:
    """The last views of a game by seat; they go when the game goes.

    What several see alike is made once: the view of a watcher, which all have where everything lies open and which
    others are made of, and how it differs from the last.
    """

    __slots__ = ("_difference", "_watched", "game", "seats")

    def __init__(self, game: ref[Game]) -> None:
        self.game: Final = game
        self.seats: Final[dict[int | None, LastView]] = {}
        self._watched: WatcherView | None = None
        self._difference: tuple[View, View, list[Change] | None] | None = None

    def last_view(self, game: Game, seat: int | None, revision: int) -> LastView:
        """What a seat sees now."""
        last = self.seats.get(seat)
        if last is None:
            last = self.seats[seat] = LastView(revision, self._view(game, seat, revision))
        elif last.revision != revision:
            view = self._view(game, seat, revision)
            if last.is_followed:
                last.steps.append((last.revision, self._differences(last.view, view)))
            else:
                last.steps.clear()
            last.revision, last.view = revision, view
        return last

    def _view(self, game: Game, seat: int | None, revision: int) -> View:
        watched = self._watched
        if watched is None or watched.revision != revision:
            state, before = game.state, watched
            watched = self._watched = WatcherView(revision, game.definition.view(state, None),
                                                  game.definition.is_fully_public(state))
            if before is not None:
                self._differences(before.view, watched.view)        # they share now what is the same
        if seat is None or watched.is_open:
            return watched.view                                     # that of a watcher, who knows least
        return game.definition.seat_view_from_public(game.state, seat, watched.view)

    def _differences(self, old: View, new: View) -> list[Change] | None:
        """Made again only if both are not the same two as for the seat before."""
        known = self._difference
        if known is None or known[0] is not old or known[1] is not new:
            known = self._difference = old, new, diff_views(old, new)
        return known[2]


class ViewHistory:
    """The last views of the games that were looked at last.  To be used from the event loop only."""

    def __init__(self, most: int = GAMES) -> None:
        self._most: Final = most
        self._kept: Final[OrderedDict[int, GameViews]] = OrderedDict()       # by the identity of the game

    def view_of(self, game: Game, seat: int | None, revision: int, follows: bool = False) -> View:
        """What a seat, or a watcher, sees at this revision, the newest; made once for all who look through its eyes.

        For one who `follows`, how it changes from now on is kept as well.
        """
        last = self._last(game, seat, revision)
        last.is_followed = last.is_followed or follows
        return last.view

    def changes(self, game: Game, seat: int | None, since: int, revision: int) -> list[Change] | None:
        """How that differs from what the seat saw at an earlier revision; None if that is not known any more."""
        last = self._last(game, seat, revision)
        last.is_followed = True
        return last.changes_since(since)

    def _last(self, game: Game, seat: int | None, revision: int) -> LastView:
        key = id(game)
        kept = self._kept.get(key)
        if kept is None:
            kept = self._kept[key] = GameViews(ref(game, lambda _: self._kept.pop(key, None)))
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return kept.last_view(game, seat, revision)
