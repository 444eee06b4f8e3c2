"""`sacbe play --plain` in a pseudo-terminal, as a person types: whole games in each language, and everything else."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sacbe.presentation.language import words
from sacbe.terminal import saves

pytestmark = pytest.mark.once

PROMPT = "> "
SECONDS = 60


def hears_ctrl_c() -> None:
    """Let Ctrl-C work again: a shell that runs the tests in the background makes them ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Typist:
    """A child process at the other end of a pseudo-terminal."""

    def __init__(self, *args: str, lang: str = "en") -> None:
        self.here, there = pty.openpty()
        command = [sys.executable, "-m", "sacbe", "--lang", lang, "play", *args]
        self.child = subprocess.Popen(command, stdin=there, stdout=there, stderr=there, close_fds=True,
                                      env={**os.environ, "TERM": "dumb"}, preexec_fn=hears_ctrl_c)
        os.close(there)
        self.rest = b""

    def read(self) -> str:
        """Return what is printed up to the next prompt, or to the end."""
        heard, until = self.rest, time.monotonic() + SECONDS
        while not heard.endswith(b"\n" + PROMPT.encode()):
            assert time.monotonic() < until, heard.decode()[-500:]
            if not select.select([self.here], [], [], 0.5)[0]:
                continue
            try:
                more = os.read(self.here, 65536)
            except OSError:         # how Linux says that nobody is at the other end
                break
            if not more:
                break
            heard += more
        self.rest = b""
        return heard.decode().replace("\r\n", "\n")

    def await_sleep(self) -> None:
        """Wait until the child waits for a line."""
        stat, until = Path(f"/proc/{self.child.pid}/stat"), time.monotonic() + SECONDS
        while stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < until
            time.sleep(0.01)

    def type(self, line: str) -> str:
        os.write(self.here, f"{line}\n".encode())
        return self.read()

    def end(self) -> int:
        code = self.child.wait(SECONDS)
        os.close(self.here)
        return code

    def close(self) -> None:
        if self.child.poll() is None:
            self.child.kill()
            self.end()


@pytest.fixture
def typists() -> Iterator[list[Typist]]:
    found: list[Typist] = []
    yield found
    for typist in found:
        typist.close()


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_whole_game(lang: str, typists: list[Typist], tmp_path: Path) -> None:
    file = tmp_path / "game.sacbe"
    words.set_language(lang)
    typist = Typist("tzolkin", "--players", "2", "--bots", "random", "--seed", "5", "--plain", lang=lang)
    typists.append(typist)
    said = typist.read()
    assert words.say("prompt-tzolkin-wealth") in said
    typist.type("1")
    for line in ("why", "why pick tikal 3", "rules tikal", "undo", "garbage", "77", "show board", "help", "log"):
        assert len(typist.type(line)) > len(line) + 20
    assert words.say("problem-play-number", number="77", count=options_of(typist)) in typist.type("77")
    assert str(file) in re.sub(r"\s", "", typist.type(f"save {file}"))
    moves = 0
    while words.say("scores-winners", count=1, winners="").strip() not in said and moves < 400:
        said = typist.type("1")
        moves += 1
        if moves == 1:
            assert words.say("play-undone", seat=words.say("name-tzolkin-seat-red")) in typist.type("undo")
    assert 60 < moves < 400
    assert not re.search("[\u2500-\u259f]", said), "no box drawing"
    assert max(map(len, said.splitlines())) <= 80
    typist.type("quit")
    assert typist.end() == 0
    resume(file, lang, typists)


def options_of(typist: Typist) -> int:
    return len(re.findall(r"^\d+\. ", typist.type("options"), re.MULTILINE))


def resume(file: Path, lang: str, typists: list[Typist]) -> None:
    """Check that the saved game goes on in a new process."""
    before = saves.load(file)
    typist = Typist("tzolkin", "--plain", "--resume", str(file), lang=lang)
    typists.append(typist)
    said = typist.read()
    assert words.say(f"prompt-tzolkin-{before.game.ask.prompt}") in said
    assert f"[{before.game.ask.options[0]}]" in said.replace("\n  ", " ")
    typist.type("1")
    typist.type("save")
    assert len(saves.load(file).game.history) > len(before.game.history)
    assert "--resume" in typist.type("quit")
    assert typist.end() == 0


def test_a_game_that_is_kept_survives_a_kill(typists: list[Typist], tmp_path: Path) -> None:
    file = tmp_path / "kept"
    args = ("tzolkin", "--players", "2", "--bots", "random", "--seed", "5", "--plain", "--save", str(file))
    typist = Typist(*args)
    typists.append(typist)
    typist.read()
    for _ in range(5):
        typist.type("1")
    typist.child.send_signal(signal.SIGKILL)
    typist.end()
    kept = saves.load(file)
    assert kept.is_human_asked and sum(entry.seat == 0 for entry in kept.game.history) == 5
    again = Typist("tzolkin", "--plain", "--resume", str(file))
    typists.append(again)
    assert f"[{kept.game.ask.options[0]}]" in again.read().replace("\n  ", " ")


def test_a_cover_between_two_people(typists: list[Typist]) -> None:
    typist = Typist("tzolkin", "--players", "2", "--humans", "2", "--seed", "5", "--plain")
    typists.append(typist)
    first = typist.read()
    assert "Give the keyboard" in first and "keep W" not in first
    shown = typist.type("")
    assert "keep W" in shown
    second = typist.type("1")
    assert "Give the keyboard" in second and "keep W" not in second.partition("Give the keyboard")[2]
    assert "keep W" in typist.type("")
    assert "Give the keyboard" not in typist.type("1")


def test_ctrl_c_leaves_with_a_line(typists: list[Typist]) -> None:
    typist = Typist("tzolkin", "--plain", "--bots", "random")
    typists.append(typist)
    typist.read()
    typist.await_sleep()        # a signal just before it reads would be noticed only after the line
    typist.child.send_signal(signal.SIGINT)
    assert "Stopped" in typist.read()
    assert typist.end() == 130
