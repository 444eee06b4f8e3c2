"""What can be expected of a game: for each seat its chance to win and its final points, by category."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

CHANCE_DIGITS: Final = 4
POINTS_DIGITS: Final = 2


class Outlook(NamedTuple):
    """What one seat can expect: its chance to win, its points, and where they come from (empty where nobody knows).

    >>> import sacbe
    >>> sacbe.new("bul", players=2, seed=7).chances("red").seats["red"]
    Outlook(chance=0.5, points=0.0, categories={})
    """

    chance: float
    points: float
    categories: dict[str, float]


class WinChances(NamedTuple):
    """What every seat can expect, as somebody may know it.

    The chances and `nobody` add up to 1; nobody wins only where a game may be lost by all.

    >>> import sacbe
    >>> sacbe.new("bul", players=2, seed=7).chances().calibrated      # no bot has learnt Bul
    False
    """

    seats: dict[str, Outlook]
    nobody: float
    samples: int                # deals of the unknown that were looked at; 0: the game is over
    calibrated: bool            # does what has a chance of 30 % happen in 30 of 100 games?
    outside: tuple[str, ...]    # what the weights were not trained on: options, `edition`, `players`

    def as_data(self) -> dict[str, Any]:
        """Return these chances as plain data, rounded."""
        return {"seats": {seat: {"chance": round(one.chance, CHANCE_DIGITS), "points": round(one.points, POINTS_DIGITS),
                                 "categories": {name: round(points, POINTS_DIGITS)
                                                for name, points in one.categories.items()}}
                          for seat, one in self.seats.items()},
                "nobody": round(self.nobody, CHANCE_DIGITS), "samples": self.samples, "calibrated": self.calibrated,
                "outside": list(self.outside)}
