"""Work for the pool of strangers' work: it waits, hangs, fails or dies as a test wants it to."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from sacbe.games.common.refusals import RefusedMove
from sacbe.kernel.errors import Problem
from sacbe.kernel.play.game import Refusal
from sacbe.presentation.language.words import current_language
from sacbe.runtime.strict_yaml import FileProblem

LOOK = 0.01                     # seconds between two looks for a file


def note(log: str, name: str, gate: str = "") -> str:
    """Write that this piece of work has begun; then wait until the file `gate` is there, if one is named."""
    with Path(log).open("a", encoding="utf-8") as file:
        file.write(f"{name}\n")
    while gate and not Path(gate).exists():
        time.sleep(LOOK)
    return name


def hang(*_: Any) -> int:
    """Go on for ever, as a search does that nothing can interrupt."""
    number = 0
    while True:
        number = (number + 1) % 1000


def chew(game: str, text: str, file: str) -> None:
    """Read a text for ever; it names a file that says that this has begun."""
    Path(text).touch()
    hang(game, file)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(kind: str) -> None:
    """Fail in one of many ways."""
    if kind == "problem":
        raise Problem("unknown-game", name="go", allowed="bul")
    if kind == "file":
        raise FileProblem("x.yaml", 3, Problem("data-alias"))
    if kind == "move":
        raise RefusedMove("place", Refusal("tz.placing.space-cost", {"need": 2}))
    if kind == "deep":
        fail(kind)
    if kind == "large":
        raise MemoryError
    raise RuntimeError("a fault of ours")


def language() -> str:
    return current_language()


def own_pid() -> int:
    return os.getpid()
