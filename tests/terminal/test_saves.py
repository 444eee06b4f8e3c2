"""A saved game goes on exactly as it would have; a bad file changes nothing; a file is there whole or not at all."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sacbe.kernel.errors import Problem
from sacbe.terminal import saves
from support.terminal.tables import play_on, session

pytestmark = pytest.mark.once


@pytest.mark.parametrize("decisions", [0, 1, 20, 1000])
def test_a_game_comes_back_with_its_future(decisions: int, tmp_path: Path) -> None:
    table = session(players=3, bots=["medium", "random"], seed=9)
    play_on(table, decisions)
    saves.save(table, tmp_path / "game")
    twin = saves.load(tmp_path / "game")
    assert (twin.game, twin.sitters, twin.secret) == (table.game, table.sitters, table.secret)
    play_on(table, 15)
    play_on(twin, 15)
    assert twin.game == table.game
    assert saves.write(twin) == saves.write(table)


def test_a_game_that_came_back_can_be_taken_back() -> None:
    table = session()
    play_on(table, 5)
    table.play(table.game.ask.options[0])
    twin = saves.read(saves.write(table))
    assert twin.undo() == table.undo()
    assert twin.game == table.game
    play_on(table, 5)
    play_on(twin, 5)
    assert twin.game == table.game


# ---------------------------------------------------------------- bad files

def saved() -> str:
    table = session(players=3, bots=["medium", "random"], seed=9)
    play_on(table, 6)
    return saves.write(table)


@pytest.mark.parametrize(("old", "new", "said"), [
    ("sacbe save 1", "sacbe save 2", "first line"),
    ("seats: human medium random", "seats: human medium", "Line 2"),
    ("seats: human medium random", "seats: medium medium random", "Line 2"),
    ("seats: human medium random", "seats: human medum random", "did you mean “medium”"),
    ("seats:", "stools:", "Line 2"),
    ("secret: ", "secret: zz", "Line 3"),
    ("secret: ", "secret: 00", "Line 3"),
    ("sacbe record 1", "sacbe record 9", "sacbe record 1"),
    ("players: 3", "players: 4", "Line"),
    ("3 chance", "4 chance", "Line 14"),
    ("commitment: sha256:", "commitment: sha256:0", "Line"),
])
def test_what_is_wrong_is_said(old: str, new: str, said: str) -> None:
    text = saved()
    assert old in text
    with pytest.raises(Problem) as caught:
        saves.read(text.replace(old, new, 1))
    assert said in str(caught.value)


def test_every_cut_is_noticed() -> None:
    lines = saved().splitlines(keepends=True)
    for count in range(len(lines)):
        with pytest.raises(Problem):
            saves.read("".join(lines[:count]))


def test_another_secret_is_noticed() -> None:
    table = session(seed=9)
    text = saves.write(table)
    with pytest.raises(Problem) as caught:
        saves.read(text.replace(table.secret.hex(), session(seed=8).secret.hex()))
    assert caught.value.key == "save-secret"


def test_files_that_are_no_text_or_not_there(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Problem) as caught:
        saves.load(tmp_path / "noise")
    assert caught.value.key == "not-text"
    with pytest.raises(FileNotFoundError):
        saves.load(tmp_path / "nothing")


# ---------------------------------------------------------------- writing

def test_only_a_saved_game_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear reader", encoding="utf-8")
    with pytest.raises(Problem) as caught:
        saves.save(session(), file)
    assert caught.value.key == "save-other"
    assert file.read_text(encoding="utf-8") == "Dear reader"
    with pytest.raises(Problem):
        saves.save(session(), tmp_path / "no" / "folder")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game"
    saves.save(session(), file)
    before = file.read_bytes()

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves.os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        saves.save(session(seed=2), file)
    assert file.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game"]


# Saves two games in turn, and kills itself in the third save, where it is told to.
SAVING = """
import os, signal, sys
from pathlib import Path
from sacbe.terminal import saves
from sacbe.runtime.session import begin, secret_of_seed
tables = [begin("tzolkin", 2, ["human", "random"], {}, secret_of_seed(seed)) for seed in (1, 2)]
file, where = Path(sys.argv[1]), sys.argv[2]
for table in tables:
    saves.save(table, file)
def die(*_, **__):
    os.kill(os.getpid(), signal.SIGKILL)
if where == "before it is written":
    os.fdopen = die
elif where == "before it is safe":
    os.fsync = die
else:
    Path.replace = die
saves.save(tables[0], file)
"""


@pytest.mark.parametrize("where", ["before it is written", "before it is safe", "before it is in its place"])
def test_a_kill_in_the_middle_leaves_a_whole_file(tmp_path: Path, where: str) -> None:
    file = tmp_path / "game"
    killed = subprocess.run([sys.executable, "-c", SAVING, str(file), where], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert len(list(tmp_path.iterdir())) == 2, "it was killed while it saved"
    assert saves.load(file).game == session(seed=2).game
