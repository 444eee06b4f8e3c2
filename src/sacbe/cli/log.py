"""A log in words on a terminal: coloured and folded there, plain elsewhere."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from sacbe.cli import output
from sacbe.cli.common import folded
from sacbe.presentation.data import LogLine
from sacbe.presentation.log import LogWriter

INDENT = "  "


class PrintedLog(LogWriter):
    """Prints the lines of a log."""

    def show(self, line: LogLine) -> None:
        """Print a line: coloured and folded on a terminal, as it is elsewhere."""
        if line.heading:
            output.line()
        width = max(len(name) for name in self.names.values()) + len(INDENT)
        name = self.names.get(line.seat, "")
        first = "" if line.heading else INDENT + (name.ljust(width) if name else "")
        text = folded(line.text, first)
        if not output.on_terminal():
            print(text)
            return
        styled = Text(text, style="bold" if line.heading else "")
        styled.stylize(f"bold {self.texts.styles.get(line.seat, '')}".strip(), 0, len(first) if name else 0)
        Console(highlight=False).print(styled)
