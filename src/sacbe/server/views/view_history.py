"""The last views that each seat had of a game, and how they differ from the present ones.

Both sides of a difference are views of one seat (or of watchers): it tells nothing that a view does not.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from typing import Final, NamedTuple
from weakref import ref

from sacbe.kernel.play.game import Game
from sacbe.server.views.view_diff import Change, View, diff_views

GAMES: Final = 1000             # whose last views are kept; readers of others get the whole view
STEPS: Final = 8                # differences that are kept for clients that are behind


class LastView:
    """The last view of a seat, and the latest differences that led to it."""

    __slots__ = ("is_followed", "revision", "steps", "view")

    def __init__(self, revision: int, view: View) -> None:
        self.revision = revision
        self.view = view
        self.is_followed = False            # does anybody want differences?
        self.steps: deque[tuple[int, list[Change] | None]] = deque(maxlen=STEPS)    # since a revision, to the next one

    def changes_since(self, revision: int) -> list[Change] | None:
        """Return all changes since a revision; None if they are not known."""
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
    """The view of a watcher at the newest revision, and whether all seats see the same."""

    revision: int
    view: View
    is_open: bool


class GameViews:
    """The last views of a game by seat; they are dropped with the game.

    What several seats share is made once: the view of a watcher, which is everybody's if everything is public and the
    base of theirs if not, and its last difference.
    """

    __slots__ = ("_difference", "_watched", "game", "seats")

    def __init__(self, game: ref[Game]) -> None:
        self.game: Final = game
        self.seats: Final[dict[int | None, LastView]] = {}
        self._watched: WatcherView | None = None
        self._difference: tuple[View, View, list[Change] | None] | None = None

    def last_view(self, game: Game, seat: int | None, revision: int) -> LastView:
        """Return the view of a seat at this revision, made new if it is not there."""
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
                self._differences(before.view, watched.view)        # equal parts are shared objects now
        if seat is None or watched.is_open:
            return watched.view                                     # that of a watcher, who knows least
        return game.definition.seat_view_from_public(game.state, seat, watched.view)

    def _differences(self, old: View, new: View) -> list[Change] | None:
        """Return the difference of two views, reusing the last one if it was between the same two."""
        known = self._difference
        if known is None or known[0] is not old or known[1] is not new:
            known = self._difference = old, new, diff_views(old, new)
        return known[2]


class ViewHistory:
    """The last views of the games that were watched last.  Use it from the event loop only."""

    def __init__(self, most: int = GAMES) -> None:
        self._most: Final = most
        self._kept: Final[OrderedDict[int, GameViews]] = OrderedDict()       # by the identity of the game

    def view_of(self, game: Game, seat: int | None, revision: int, follows: bool = False) -> View:
        """Return the view of a seat, or of a watcher, at this revision; made once for all its readers.

        With `follows`, later changes of this view are recorded as well.
        """
        last = self._last(game, seat, revision)
        last.is_followed = last.is_followed or follows
        return last.view

    def changes(self, game: Game, seat: int | None, since: int, revision: int) -> list[Change] | None:
        """Return how the view differs from that at an earlier revision; None if that is not known any more."""
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
