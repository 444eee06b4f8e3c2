"""Every command that reads a file or a line, with every bomb: one line says what is wrong, and nothing else is done."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sacbe import games
from sacbe.cli.protocol.session import ProtocolSession
from sacbe.protocol.answers import JsonProtocol
from support.bombs import BOMBS
from support.commands import *  # noqa: F403
from support.commands import Runner
from support.protocol_talk import converse, text
from support.protocol_talk import english as english

COMMANDS: dict[str, tuple[str, ...]] = {
    "replay": ("replay", "{file}"),
    "review": ("review", "{file}"),
    "chances": ("chances", "{file}"),
    "study of a record": ("study", "--plain", "{file}"),
    "study of a position": ("study", "--plain", "{yaml}"),
    "scenario": ("scenario", "{yaml}"),
    "lab": ("lab", "{yaml}"),
    "a box of one's own": ("simulate", "tzolkin", "--games", "1", "--components", "{yaml}"),
    "lessons": ("lesson", "--check", "{yaml}"),
    "puzzles": ("puzzles", "check", "{yaml}"),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("bomb", BOMBS)
def test_a_file_is_refused(command: str, bomb: str, run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "bul" / "content"
    folder.mkdir(parents=True)
    for name in ("file", "yaml"):
        (folder / f"x.{name}").write_text(BOMBS[bomb], encoding="utf-8")
    args = [word.format(file=folder / "x.file", yaml=folder / "x.yaml") for word in COMMANDS[command]]
    code, out, err = run(*args)
    assert code == 2 or (code == 1 and "check" in " ".join(args)), (code, out[:300], err[:300])
    assert err.count("\n") <= 1 and "Traceback" not in err and len(err) + len(out) < 2000, (out[:300], err[:300])


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_line_of_the_protocol_is_refused(bomb: str) -> None:
    words = " ".join(BOMBS[bomb].split())
    lines = [words, f"move {words}", f"new components={words.replace(' ', '')}", f"new seed={words}", f"undo {words}",
             f"load {words}", "new players=2 seed=1", "options"]
    for answer in text(*lines)[:-2]:
        assert sum(map(len, answer)) < 1000, answer
    session = ProtocolSession(games.load_definition("bul"), None)
    asked = [json.dumps({"command": command, key: value})
             for value in (BOMBS[bomb], [BOMBS[bomb]], {"a": BOMBS[bomb]})
             for command, key in (("new", "components"), ("new", "options"), ("new", "players"), ("move", "move"),
                                  ("load", "record"), (BOMBS[bomb], "id"))]
    heard = converse("\n".join([*asked, BOMBS[bomb].replace("\n", " "), ""]).encode(), session, JsonProtocol)
    for line in heard.splitlines():
        answer = {name: value for name, value in json.loads(line).items() if name != "id"}      # it is given back
        assert not answer["ok"] and len(json.dumps(answer)) < 1000, answer
