"""The line protocol in processes: whole games through pipes and a terminal, in every language; and any bytes at all."""

from __future__ import annotations

import json
import os
import random
import select
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sacbe
from cli.protocol.test_protocol import converse, split
from sacbe import games
from sacbe.cli import program
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.presentation.language import words
from sacbe.protocol.answers import JsonProtocol, TextProtocol
from sacbe.protocol.requests import COMMANDS

pytestmark = pytest.mark.once

SACBE = [sys.executable, "-c", "import sys; from sacbe.cli.program import main; sys.exit(main(sys.argv[1:]))"]
PATIENCE = 60           # seconds for one answer


class Client:
    """A program at the other end of a pipe or a pseudo-terminal."""

    def __init__(self, args: Sequence[str], lang: str, terminal: bool) -> None:
        env = {**os.environ, "SACBE_LANG": lang}
        ends = os.openpty() if terminal else None
        here: Any = subprocess.PIPE if ends is None else ends[1]
        if ends is not None:
            silent(ends[1])
        self.process = subprocess.Popen([*SACBE, "protocol", *args], stdin=here, stdout=here, env=env)
        if ends is None:
            assert self.process.stdin and self.process.stdout
            self.source, self.target = self.process.stdout.fileno(), self.process.stdin.fileno()
        else:
            os.close(ends[1])
            self.source = self.target = ends[0]
        self.left = b""

    def line(self) -> str:
        end = time.monotonic() + PATIENCE
        while b"\n" not in self.left:
            assert select.select([self.source], [], [], end - time.monotonic())[0], "no answer"
            self.left += os.read(self.source, 1 << 16)
        line, _, self.left = self.left.partition(b"\n")
        return line.decode().rstrip("\r")

    def send(self, line: str) -> None:
        os.write(self.target, line.encode() + b"\n")

    def ask(self, line: str) -> list[str]:
        self.send(line)
        found = [self.line()]
        if found[0].startswith("ok "):
            while (line := self.line()) != ".":
                found.append(line)
        return found

    def close(self) -> int:
        """Close the connection, as a client does that has seen enough."""
        os.close(self.target)
        if self.process.stdout is not None:
            self.process.stdout.close()
        if self.process.stdin is not None:
            self.process.stdin = None
        return self.process.wait(PATIENCE)


def silent(terminal: int) -> None:
    """Switch off the echo of a terminal, so that only answers come back."""
    modes = termios.tcgetattr(terminal)
    modes[3] &= ~termios.ECHO
    termios.tcsetattr(terminal, termios.TCSANOW, modes)


@pytest.mark.parametrize("terminal", [False, True], ids=["pipe", "terminal"])
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_whole_game_in_each_language(lang: str, terminal: bool) -> None:
    client = Client(["bul"], lang, terminal)
    drawn = random.Random(5)
    status = client.ask("new seed=5")[0]
    while " asked " in status:
        shown = client.ask("show")
        assert words.say("prompt-bul-move", lang=lang) in shown[-1]
        moves = client.ask("options")[1:]
        assert client.ask("do move 17") == client.ask("do move 17") and client.ask(f"why {moves[0]}")[1] == "legal"
        status = client.ask(f"do {drawn.choice(moves)}")[0]
    assert status.endswith(" over") and client.ask("show")[-1].startswith("winners: ")
    game = sacbe.loads("\n".join([*client.ask("record")[1:], ""]))
    assert game.is_over
    assert client.ask("quit") == [status]
    assert client.process.wait(PATIENCE) == 0


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_a_whole_game_of_four_with_words_for_everything(lang: str) -> None:
    client = Client(["tzolkin"], lang, terminal=False)
    drawn = random.Random(2)
    status, *_ = client.ask("new players=4 seed=2")
    while " asked " in status:
        status, *events = client.ask(f"do {drawn.choice(client.ask('options')[1:])}")
        assert all("event-" not in line for line in events)
    assert status.endswith(" over")
    assert client.close() == 0                  # the end of the input is a goodbye


def test_a_whole_game_in_json() -> None:
    client = Client(["tzolkin", "--json", "--seat", "green"], "en", terminal=False)

    def ask(**request: object) -> Any:
        client.send(json.dumps(request))
        return json.loads(client.line())

    drawn = random.Random(4)
    answer = ask(command="new", players=3, seed=4)
    while not answer["over"]:
        assert answer["ok"] and answer["asked"] == "green"
        answer = ask(command="do", move=drawn.choice(ask(command="options")["moves"]))
    end = ask(command="show")
    assert set(end["scores"]) == {"red", "blue", "green"} and end["winners"]
    assert ask(command="quit")["ok"] and client.process.wait(PATIENCE) == 0


@pytest.mark.parametrize(("args", "part"), [
    (["go"], "go"), (["bul", "--seat", "pink"], "pink"), (["bul", "--bots", "nobody"], "nobody")])
def test_bad_arguments_are_refused_before_anything_is_read(
        args: list[str], part: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert program.main(["protocol", *args]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1) and part in printed.err


# ---------------------------------------------------------------- anything at all

BUL = games.load_definition("bul")
WORDS = st.sampled_from([*COMMANDS, *BUL.grammar.choices, *BUL.seats, "watcher", "asked", "none", "chance", "players=2",
                         "seed=3", "seed=none", "captors=on", "1", "2", ".", "=", "move", "\x85"])
LINES = st.lists(WORDS, max_size=4).map(" ".join)


@settings(max_examples=150)
@given(st.binary(max_size=400) | st.lists(LINES, max_size=30).map(lambda lines: "\n".join(lines).encode()))
def test_any_bytes_as_text(sent: bytes) -> None:
    session = ProtocolSession(games.load_definition("bul"))
    answers = split(converse(sent, session, TextProtocol))
    assert all(line.isprintable() for answer in answers for line in answer)
    lines = sent.split(b"\n")
    assert len(answers) <= len(lines)
    if b"load" not in sent.lower() and not session.over:
        assert len(answers) == len(lines) - (lines[-1] == b"")


PLAIN = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | WORDS
VALUES = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3))
ARGUMENTS = st.sampled_from([*{name for command in COMMANDS.values() for name in command.arguments}, "id", "x"])
REQUESTS = st.builds(lambda command, rest: {**rest, "command": command}, st.sampled_from(list(COMMANDS)) | VALUES,
                     st.dictionaries(ARGUMENTS, VALUES, max_size=3))


@settings(max_examples=150)
@given(st.binary(max_size=400) | st.lists(REQUESTS, max_size=12).map(
    lambda rows: "\n".join(json.dumps(row) for row in rows).encode()))
def test_any_bytes_as_json(sent: bytes) -> None:
    session = ProtocolSession(games.load_definition("bul"), "red")
    answers = [json.loads(line) for line in converse(sent, session, JsonProtocol).splitlines()]
    assert all(isinstance(answer["ok"], bool) and ("error" in answer) != answer["ok"] for answer in answers)
    lines = sent.split(b"\n")
    if not session.over:
        assert len(answers) == len(lines) - (lines[-1] == b"")
