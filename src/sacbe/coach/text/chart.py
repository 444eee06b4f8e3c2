"""A chart of the chances of all seats over a game: inline SVG that follows the colours of its page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from sacbe.coach.review.schema import Point, Review
from sacbe.coach.text.review_words import ReviewText
from sacbe.presentation.language.words import say

WIDTH: Final = 960
HEIGHT: Final = 360
LEFT_MARGIN: Final = 40
RIGHT_MARGIN: Final = 90        # room for the names of the seats
TOP_MARGIN: Final = 24
BOTTOM_MARGIN: Final = 36
NEAR: Final = 15                # least distance between two names
LABELS: Final = 28              # numbers below the drawing at most
GRID: Final = (0, 25, 50, 75, 100)


class Chart:
    """Draws the chart of one review."""

    def __init__(self, words: ReviewText) -> None:
        self.words = words
        self.review: Review = words.review
        self.last = max(1, self.review.timeline[-1].at)

    def x_of_answer(self, at: int) -> float:
        return round(LEFT_MARGIN + (WIDTH - LEFT_MARGIN - RIGHT_MARGIN) * at / self.last, 1)

    def y_of_chance(self, chance: float) -> float:
        return round(TOP_MARGIN + (HEIGHT - TOP_MARGIN - BOTTOM_MARGIN) * (1.0 - chance), 1)

    def svg(self) -> str:
        """Return the whole drawing; the tables of the page say the same to readers who do not see it."""
        parts = [*self.grid(), *self.days(), *self.lines(), *self.names(), *self.moments()]
        label = escape(say("review-chance"), quote=True)
        return (f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">' + "".join(parts) + "</svg>")

    def grid(self) -> list[str]:
        """Draw lines at every quarter, with their percentages."""
        return [f'<line class="grid" x1="{LEFT_MARGIN}" x2="{WIDTH - RIGHT_MARGIN}" y1="{y}" y2="{y}"/>'
                f'<text class="scale" x="{LEFT_MARGIN - 6}" y="{y + 4}" text-anchor="end">{part}</text>'
                for part in GRID for y in [self.y_of_chance(part / 100)]]

    def days(self) -> list[str]:
        """Draw the days or rounds below, and a line at those at which something always happens."""
        begun: dict[int, int] = {}
        for point in self.review.timeline:
            if point.clock is not None:
                begun.setdefault(point.clock.number, point.at)
        marks = {mark.number: mark.what for mark in self.review.calendar}
        every = -(-len(begun) // LABELS) if begun else 1
        found = []
        for count, (number, at) in enumerate(begun.items()):
            x = self.x_of_answer(at)
            if number in marks:
                what = escape(say(f"calendar-{self.review.game}-{marks[number]}"))
                found.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{TOP_MARGIN}" y2="{HEIGHT - BOTTOM_MARGIN}">'
                             f"<title>{what}</title></line>")
            if count % every == 0:
                found.append(f'<text class="scale" x="{x}" y="{HEIGHT - BOTTOM_MARGIN + 18}" '
                             f'text-anchor="middle">{number}</text>')
        return found

    def lines(self) -> list[str]:
        """Draw a line for each seat; dashes tell them apart without colours."""
        return [f'<polyline class="seat s{seat}" points="{self.path(self.review.timeline, seat)}"/>'
                for seat in range(self.review.players)]

    def path(self, points: Sequence[Point], seat: int) -> str:
        return " ".join(f"{self.x_of_answer(point.at)},{self.y_of_chance(point.chances[seat])}" for point in points)

    def names(self) -> list[str]:
        """Write the seats at the end of their lines, one below the other where they would cover each other."""
        ends = sorted(range(self.review.players), key=lambda seat: -self.review.timeline[-1].chances[seat])
        found, at = [], 0.0
        rows = []
        for seat in ends:
            at = max(at + NEAR, self.y_of_chance(self.review.timeline[-1].chances[seat]))
            rows.append((seat, at))
        over = max(0.0, rows[-1][1] - self.y_of_chance(0.0))
        for seat, y in rows:
            name = escape(self.words.seat(self.review.seats[seat].seat))
            place = y - over if y > TOP_MARGIN + NEAR else y
            found.append(f'<text class="name s{seat}" x="{WIDTH - RIGHT_MARGIN + 8}" y="{place + 4}">{name}</text>')
        return found

    def moments(self) -> list[str]:
        """Draw the turning points with their numbers."""
        found = []
        seats = [seat.seat for seat in self.review.seats]
        for number, point in enumerate(self.review.turning, 1):
            before = [one for one in self.review.timeline if one.at <= point.at][-1]
            x, y = self.x_of_answer(point.at), self.y_of_chance(before.chances[seats.index(point.seat)])
            found.append(f'<g class="moment"><title>{escape(self.words.point(point))}</title>'
                         f'<circle cx="{x}" cy="{y}" r="10"/><text x="{x}" y="{y + 4}" '
                         f'text-anchor="middle">{number}</text></g>')
        return found
