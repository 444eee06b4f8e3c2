"""The commands that read files: replay and scenario, with good files and with every kind of bad one."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sacbe
from sacbe.presentation.language import words

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]


# ---------------------------------------------------------------- replay

def test_a_finished_record_shows_the_scores_and_that_the_dice_were_checked(run: Runner, record: Path) -> None:
    lines = run.lines("replay", record)
    assert lines[1] == "The dice match the commitment that was published before the game."
    assert lines[2].startswith("Option quarters=floor: ")
    scores = sacbe.load(record).scores or {}
    rows = {line.split()[0].lower(): run.number(line.split()[-1]) for line in lines[-5:-2]}
    assert rows == scores


def test_a_position_shows_the_board_and_the_question(run: Runner, record: Path) -> None:
    lines = run.lines("replay", record, "--to", 60)
    assert any(line.startswith("After answer 60, ") for line in lines)
    assert any(line.startswith("Round ") for line in lines)
    assert [line.split()[0] for line in lines if line.startswith(("Palenque", "Chichén"))] == ["Palenque", "Chichén"]
    assert " is asked: " in lines[-2]
    assert any("Before the first answer" in line for line in run.lines("replay", record, "--to", 0))


def test_replay_as_json(run: Runner, record: Path) -> None:
    end = json.loads("\n".join(run.lines("replay", record, "--json")))
    assert (end["over"], end["dice_verified"], end["at"], end["ask"]) == (True, True, end["answers"], None)
    assert set(end["breakdown"]) == set(end["scores"]) == {"red", "blue", "green"}
    middle = json.loads("\n".join(run.lines("replay", record, "--to", 60, "--json")))
    assert (middle["over"], middle["scores"], middle["at"]) == (False, None, 60)
    assert middle["ask"]["options"] and middle["view"]["round"] >= 1


def test_an_unfinished_record_shows_where_it_stands(run: Runner, tmp_path: Path) -> None:
    sacbe.save(sacbe.new("tzolkin", players=2, seed=1), tmp_path / "new.sacbe")
    assert run.lines("replay", tmp_path / "new.sacbe")[-2].endswith("is asked: Keep two of your wealth tiles.")


@pytest.mark.parametrize(("old", "new", "part"), [
    ("sacbe record 1", "sacbe record 2", "first line"),
    ("game: tzolkin", "game: go", "“go”"),
    ("rules: 1", "rules: 99", "Line 3"),
    ("players: 3", "players: three", "Line 4"),
    ("players: 3", "players: 9", "not for 9"),
    ("quarters=floor", "quarters=half", "“half”"),
    ("quarters=floor", "quarters", "Line 5"),
    ("\n1 chance", "\n2 chance", "Line 8"),
    ("\n1 chance first", "\n1 red first", "Line 8"),
    ("\n1 chance first ", "\n1 chance frist ", "Line 8"),
    ("result: red ", "result: red 1", "the game gives “result: red"),
    ("winners: ", "winners: nobody ", "the game gives “winners:"),
    ("secret: ", "secret: 00", "commitment"),
    ("secret: ", "secret: xyz", "hexadecimal"),
    ("digest: sha256:", "digest: sha256:0", "digest does not match"),
])
def test_an_edited_record_is_refused(run: Runner, record: Path, old: str, new: str, part: str) -> None:
    text = record.read_text()
    assert old in text
    edited = text.replace(old, new, 1)
    if old == "secret: " and part == "commitment":
        body = edited[:edited.index("digest:")]
        edited = f"{body}digest: sha256:{hashlib.sha256(body.encode()).hexdigest()}\n"
    record.write_text(edited)
    line = run.refused("replay", record)
    assert part in line
    assert str(record) in line


def test_a_truncated_record_is_refused_wherever_it_breaks_off(run: Runner, record: Path) -> None:
    lines = record.read_text().splitlines(keepends=True)
    for keep in (0, 1, 3, 6, 7, 8, 50, len(lines) - 6, len(lines) - 3, len(lines) - 1):
        record.write_text("".join(lines[:keep]))
        run.refused("replay", record)
    record.write_text("".join(lines)[:-20])
    run.refused("replay", record)


def test_what_is_no_record_is_refused(run: Runner, record: Path, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    (tmp_path / "empty").write_text("")
    assert "not a text file" in run.refused("replay", tmp_path / "noise")
    assert "not a record" in run.refused("replay", tmp_path / "empty")
    assert "cannot be used" in run.refused("replay", tmp_path / "missing")
    assert "cannot be used" in run.refused("replay", tmp_path)
    for to in ("-1", "100000"):
        assert "no position" in run.refused("replay", record, "--to", to)
    assert "--to" in run.refused("replay", record, "--to", "x")
    assert "FILE" in run.refused("replay")


# ---------------------------------------------------------------- scenario

GOOD = """
- {case: right, game: tzolkin, given: {red: {corn: 3}}, moves: [red place palenque], then: {red: {corn: 3}}}
"""
WRONG = """
- {case: right, game: tzolkin, given: {red: {corn: 3}}, then: {red: {corn: 3}}}
- {case: wrong, game: tzolkin, given: {red: {corn: 3}}, moves: [red place palenque], then: {red: {corn: 9}}}
"""


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_scenarios_are_counted(run: Runner, lang: str, tmp_path: Path) -> None:
    good, wrong = tmp_path / "good.yaml", tmp_path / "wrong.yaml"
    good.write_text(GOOD)
    wrong.write_text(WRONG)
    assert run.lines("--lang", lang, "scenario", good) == ["1 passed, 0 failed"]
    code, out, err = run("--lang", lang, "scenario", good, wrong)
    failure, last = out.splitlines()
    assert (code, last, err) == (1, "2 passed, 1 failed", "")
    assert failure.startswith(f"{wrong}: wrong: red.corn ")


def test_scenarios_as_json(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "wrong.yaml").write_text(WRONG)
    code, out, _ = run("scenario", tmp_path / "wrong.yaml", "--json")
    data = json.loads(out)
    assert (code, data["passed"], data["failed"]) == (1, 1, 1)
    assert [bool(case["failures"]) for case in data["cases"]] == [False, True]


@pytest.mark.parametrize(("text", "part"), [
    ("a: [1,", "YAML"), ("[]", "no cases"), ("- 5", "case 1"), ("- {then: {}}", "“game”"),
    ("- {game: go, then: {}}", "“go”"), ("- {game: tzolkin, then: {}, extra: 1}", "“extra”"),
    ("- {case: x, game: tzolkin, given: {redd: {}}, then: {}}", "x: There is no field “redd”"),
    ("- {game: tzolkin, given: {red: {skulls: 14}}, then: {}}", "not possible"),
    ("- {game: tzolkin, given: {red: {workers: 7}}, then: {}}", "7"),
    ("- {game: tzolkin, players: 5, then: {}}", "2, 3, 4"),
    ("- {game: tzolkin, moves: [red fly], then: {}}", "“fly”"),
    ("- {game: tzolkin, then: {red: {cornn: 1}}}", "red.cornn"),
])
def test_a_file_that_cannot_be_understood_is_refused(run: Runner, text: str, part: str, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "bad.yaml"
    good.write_text(GOOD)
    bad.write_text(text)
    line = run.refused("scenario", good, bad)
    assert str(bad) in line
    assert part in line


def test_wrong_uses_of_scenario(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    assert "not a text file" in run.refused("scenario", tmp_path / "noise")
    assert "cannot be used" in run.refused("scenario", tmp_path / "missing")
    assert "FILE" in run.refused("scenario")
    assert "“go”" in run.refused("scenario", "--fields", "go")
    assert "takes no file" in run.refused("scenario", "x.yaml", "--fields", "tzolkin")


def test_the_fields_are_listed(run: Runner) -> None:
    lines = run.lines("scenario", "--fields", "tzolkin")
    rows = {line.split()[0]: line for line in lines}
    assert "given then" in rows["SEAT.corn"] and "Corn the seat has." in rows["SEAT.corn"]
    assert "given" not in rows["age"] and "then" in rows["age"]
    assert "then" not in rows["stage"]
    fields = json.loads("\n".join(run.lines("scenario", "--fields", "tzolkin", "--json")))
    assert len(fields) == len(lines) - 1
    assert fields[0].keys() == {"name", "holds", "given", "seat", "expected", "text"}
