"""The look of the full screen: limestone, jade, terracotta, turquoise and night blue."""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

NIGHT_THEME: Final = Theme(
    name="sacbe-night", dark=True, primary="#7CC2A4", secondary="#7CCBD3", accent="#F4CF73", foreground="#F1EBDD",
    background="#101A2B", surface="#1A2740", panel="#22324F", warning="#E0946F", error="#F0968B", success="#7CC2A4",
    variables={"quiet": "#9DA9BF", "line": "#3A4D70", "bar": "#0B1320",
               "bar-text": "#F3EDE0", "bar-key": "#F4CF73", "wash": "#1B3B3A"})
DAY_THEME: Final = Theme(
    name="sacbe-day", dark=False, primary="#18654C", secondary="#17717D", accent="#8A5F06", foreground="#2B2A28",
    background="#F3EDE0", surface="#FBF8F1", panel="#EBE3D3", warning="#A34700", error="#9E2B25", success="#18654C",
    variables={"quiet": "#675F50", "line": "#C4B79C", "bar": "#16233A",
               "bar-text": "#F3EDE0", "bar-key": "#F4CF73", "wash": "#DCEEE4"})
