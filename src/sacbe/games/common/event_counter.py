"""What counts while a game is played: a listener that hands every event to a function of its own.

`sacbe.lab.game_counts` says what a game's `Observer` gives; this is what the observers of all games share.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from sacbe.kernel.core.events import EventListener

Counts = dict[str, dict[str, dict[str, int]]]           # sheet, row, column
Uses = dict[str, dict[str, list[int]]]                  # sheet, thing: how often each seat used it


def sole_leader(points: Sequence[float]) -> int | None:
    """Return the seat that is alone at the top, or None.

    >>> sole_leader([3.0, 5.0]), sole_leader([5.0, 5.0])
    (1, None)
    """
    best = max(points)
    return list(points).index(best) if list(points).count(best) == 1 else None


def add_uses(row: dict[str, int], column: str, of_winners: str, times: Sequence[int], winners: Sequence[int]) -> None:
    """Add up what all seats, and what the winners among them, have used."""
    row[column] += sum(times)
    row[of_winners] += sum(times[seat] for seat in winners)


class EventCounter(EventListener):
    """Counts one game while it is played."""

    def __init__(self, seats: int, things: Mapping[str, Iterable[str]]) -> None:
        super().__init__()
        self.uses: Final[Uses] = {sheet: {row: [0] * seats for row in rows} for sheet, rows in things.items()}
        self.turns: Final[dict[int, None]] = {}         # seats, in the order of their first turns
        self.hearers: Mapping[int, Callable[..., None]] = {}

    def on_event(self, kind: int, audience: int, numbers: list[int]) -> None:
        hearer = self.hearers.get(kind)
        if hearer is not None:
            hearer(*numbers)

    def on_turn_start(self, seat: int, *_: int) -> None:
        self.turns.setdefault(seat)

    def on_choice(self, seat: int, choice: int) -> None:
        """Count a choice of a seat; a game counts its actions here where no event reports them."""

    def count_use(self, sheet: str, row: str, seat: int, times: int = 1) -> None:
        """Count that a seat has used a thing."""
        self.uses[sheet][row][seat] += times
