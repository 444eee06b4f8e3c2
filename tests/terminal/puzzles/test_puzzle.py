"""`sacbe puzzle`: the list, and lines in a pipe until the turn is over."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import pytest

from sacbe.presentation.language import words
from sacbe.school.puzzles import library
from sacbe.school.puzzles.puzzle import FORBIDDEN
from sacbe.school.puzzles.render import PuzzleText

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]

PUZZLES = [next(puzzle for puzzle in library.list_puzzles("tzolkin") if puzzle.kind == kind)
           for kind in ("feed", FORBIDDEN)]


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_pipe_solves_a_puzzle(run: Runner, monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    for puzzle in PUZZLES:
        monkeypatch.setattr("sys.stdin", io.StringIO("hint\nshow\n" + "\n".join(puzzle.solution[0]) + "\n"))
        code, out, _ = run("--lang", lang, "puzzle", puzzle.id)
        with words.use_language(lang):
            told = PuzzleText(puzzle)
            assert code == 0 and told.task().title in out and words.say("puzzle-solved") in out
            assert told.hint().text[:40] in " ".join(out.split())


def test_undo_why_and_solution(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    feed, forbidden = PUZZLES
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{feed.solution[0][0]}\nundo\n999\nhelp\nsolution\n"))
    code, out, _ = run("puzzle", feed.id)
    assert code == 0 and "The solution" in out and "restart:" in out
    monkeypatch.setattr("sys.stdin", io.StringIO(f"why {forbidden.solution[0][0]}\nquit\n"))
    code, out, _ = run("puzzle", forbidden.id)
    assert code == 0 and "that would be the answer" in out and "Solved" not in out


def test_lists_and_the_puzzle_of_the_day(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(run.lines("puzzle", "tz")) == len(library.list_puzzles("tzolkin"))
    assert len(run.lines("puzzle")) == sum(1 for _ in library.all_puzzles())
    for args in (["daily"], ["daily", "tc"]):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        code, out, _ = run("puzzle", *args)
        assert code == 0 and out.strip()
