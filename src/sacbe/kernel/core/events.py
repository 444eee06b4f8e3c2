"""The events of a game, for everyone who listens.

An event is a kind, a handful of small numbers and an audience.  The rules emit it only while somebody
listens; what the numbers mean is written down once, in the game's `EventType` table, and every log, sentence and
animation is made from that.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sacbe.kernel.core.bits import bit

EVERYONE: Final = 0xFFFFFFFF     # an audience is a set of seats, as bits
WATCHER: Final = 31              # the seat of those who only look on


def audience_of(seat: i64) -> i64:
    """The audience of one seat."""
    return bit(seat)


def audience_without(seat: i64) -> i64:
    """The audience of everybody but one seat, watchers included."""
    return EVERYONE & ~bit(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class EventListener:
    """Receives the events of a game; a state without a listener makes none."""

    def on_event(self, kind: i64, audience: i64, numbers: list[i64]) -> None:
        """Receive an event that this audience may know."""
        raise NotImplementedError

    def on_forced_move(self, seat: i64, choice: i64) -> None:
        """Receive a choice that was played without asking, because it was the only one."""
