"""Who watches a table: by an open socket, or by a recent request.

Where no person plays any more, bots play on only while somebody watches.  Each process knows its own onlookers; the one
that has some plays on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sacbe.server.cluster.event_bus import EventBus

FOR_A_WHILE: Final = 60.0       # seconds for which a table is looked at after the last look, or the last socket


class Onlookers:
    """Tracks who watches the tables at which only bots play."""

    def __init__(self, hub: EventBus, now: Callable[[], float]) -> None:
        self.hub: Final = hub
        self.now: Final = now
        self.looks: Final[dict[str, float]] = {}        # when a table was looked at last

    def record_look(self, table: str) -> None:
        """Note that somebody looks at the table now."""
        self.looks[table] = self.now()

    def forget(self, table: str) -> None:
        """Drop what is known of a table, because its bots stop."""
        self.looks.pop(table, None)

    def has_any(self, table: str) -> bool:
        """Does somebody watch the table, or has somebody a short while ago?"""
        return self.hub.has_subscribers(table) or self.looks.get(table, -FOR_A_WHILE) > self.now() - FOR_A_WHILE
