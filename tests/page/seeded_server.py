"""The server of the tests in a browser: `python seeded_server.py FILE serve ...`, with dice by the test in the file.

The file has a number and the name of the test that runs; with nothing in it there are any dice.  Tables of a test have
the same dice whenever it runs and whatever ran before it, those opened through the page included.
"""

from __future__ import annotations

import random
import secrets
import sys
from pathlib import Path
from types import SimpleNamespace

from sacbe.__main__ import run
from sacbe.server.tables import lobby


class Dice:
    """Secrets of tables, drawn by the name of the test that opens them."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.told = ""
        self.drawn = random.Random()

    def bytes(self, count: int) -> bytes:
        told = self.file.read_text(encoding="utf-8")
        if told != self.told:
            self.told, self.drawn = told, random.Random(told.partition(" ")[2])
        return self.drawn.randbytes(count) if told else secrets.token_bytes(count)


if __name__ == "__main__":
    dice = Dice(Path(sys.argv.pop(1)))
    lobby.secrets = SimpleNamespace(token_urlsafe=secrets.token_urlsafe, token_bytes=dice.bytes)  # type: ignore[assignment]
    run()
