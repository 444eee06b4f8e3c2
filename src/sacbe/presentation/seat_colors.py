"""A colour for each seat, and text in these colours: for the terminal and for pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

# What a layout calls its seats' colours -> by night, by day; seats without a colour get these in turn.
SEATS: Final = {"red": ("#FF8F66", "#A33A12"), "bright_blue": ("#6FBDF0", "#00639B"), "green": ("#4FD3AA", "#00704F"),
                "yellow": ("#F7CE4A", "#8A5D00"), "magenta": ("#EBA6CB", "#9A4574"), "cyan": ("#7CCBD3", "#11606B")}


class SeatColors:
    """Colours text by the marks and the names of the seats."""

    def __init__(self, marks: Mapping[str, str], styles: Mapping[str, str]) -> None:
        self.marks = marks
        spare = list(SEATS)
        self.colours = {seat: SEATS.get(styles.get(seat, ""), SEATS[spare[at % len(spare)]])
                        for at, seat in enumerate(marks)}
        self.is_dark = True

    def seat_colour(self, seat: str) -> str:
        """The colour of a seat, on a dark or a light ground."""
        return self.colours[seat][0 if self.is_dark else 1]

    def seat_label(self, seat: str, name: str, on_bar: bool = False) -> Text:
        """A seat by its mark and name; the bar is dark by day too."""
        colour = self.colours[seat][0] if on_bar else self.seat_colour(seat)
        return Text(f"{self.marks[seat]} {name}", style=f"bold {colour}")

    def panel_text(self, lines: Sequence[str]) -> Text:
        """Lines in which every mark has the colour of its seat; a first line that begins blank heads columns."""
        text = Text("\n".join(lines), no_wrap=True)
        if lines and lines[0].startswith(" "):
            text.stylize("dim", 0, len(lines[0]))
        for seat, mark in self.marks.items():
            text.highlight_regex(rf"{mark}(?: \w+)?", f"bold {self.seat_colour(seat)}")
        text.highlight_regex(r"[×·]", "dim")
        return text
