"""Fixtures for the tests of commands: run one in this process, in English, and look at all it prints."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import program
from sacbe.kernel.core.chance import SeededDriver
from sacbe.presentation.language import words
from sacbe.runtime.console import progress


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Runner]:
    monkeypatch.setenv("SACBE_LANG", "en")
    monkeypatch.setattr(progress, "SECONDS_BETWEEN_LINES", math.inf)        # however slow the machine is
    words.set_language(None)
    yield Runner(capsys)
    words.set_language(None)


class Runner:
    """Runs a command in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: object) -> tuple[int, str, str]:
        code = program.main([str(arg) for arg in args])
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err

    def lines(self, *args: object) -> list[str]:
        code, out, err = self(*args)
        assert (code, err) == (0, "")
        return out.splitlines()

    @staticmethod
    def number(printed: str) -> float:
        """A number in a table, which has the long minus sign of printed texts."""
        return float(printed.replace("−", "-"))

    def refused(self, *args: object) -> str:
        """The one line of a command that is refused and does nothing."""
        code, out, err = self(*args)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert err.startswith("sacbe: ")
        return err

    def refused_file(self, *args: object, line: int, said: str) -> None:
        """The last argument is a data file, and the one line names it, the line of the fault and the reason."""
        found = self.refused(*args)
        assert found.startswith(f"sacbe: {args[-1]}, line {line}: ") and said in found, found


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game whose dice were committed to."""
    game = sacbe.new("tzolkin", players=3, secret=b"not to be known", options={"quarters": "floor"})
    player = SeededDriver(5)
    while game.state.ask is not None:
        game.apply(player.answer(game.state.ask))
    sacbe.save(game, tmp_path / "game.sacbe")
    return tmp_path / "game.sacbe"
