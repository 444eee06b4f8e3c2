"""`sacbe play` from the command line: what it refuses, and that it needs no terminal."""

from __future__ import annotations

import io
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from sacbe.terminal import saves
from support.terminal.tables import play_on, session

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]


@pytest.fixture(autouse=True)
def nothing_is_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))


@pytest.mark.parametrize(("args", "said"), [
    (["chess"], "no game"), (["tzolkin", "--players", "5"], "2, 3, 4"), (["tzolkin", "--bots", "nobody"], "no bot"),
    (["tzolkin", "--humans", "0"], "not 0"), (["tzolkin", "--humans", "5"], "not 5"),
    (["tzolkin", "--seed", "-1"], "seed"), (["tzolkin", "--option", "x=y"], "no option"),
    (["tzolkin", "--option", "quarters"], "name=value"), (["tzolkin", "--resume", "/no/such/file"], "/no/such/file"),
    (["tzolkin", "--save", "/no/such/folder/file"], "/no/such/folder"),
])
def test_bad_input_is_one_line(run: Runner, args: list[str], said: str) -> None:
    assert said in run.refused("play", *args)


def test_without_input_the_first_question_is_shown_and_the_game_left(run: Runner) -> None:
    code, out, err = run("play", "tzolkin", "--players", "2", "--bots", "random", "--seed", "1")
    assert (code, err) == (0, "")
    assert "Keep two of your wealth tiles." in out and "was not saved" in out


def test_a_game_goes_on_only_as_it_was(run: Runner, tmp_path: Path) -> None:
    table = session()
    play_on(table, 3)
    file = tmp_path / "game"
    saves.save(table, file)
    before = file.read_bytes()
    assert "--players" in run.refused("play", "tzolkin", "--resume", file, "--players", 2)
    assert "exists already" in run.refused("play", "tzolkin", "--save", file)
    assert "not of bul" in run.refused("play", "bul", "--resume", file)
    file.write_bytes(before[:-30])
    assert str(file) in run.refused("play", "tzolkin", "--resume", file)
    file.write_bytes(before)
    code, out, _ = run("play", "tzolkin", "--resume", file)
    assert code == 0 and str(file) in out.replace("\n  ", "")
    assert file.read_bytes() == before
