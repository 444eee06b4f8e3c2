"""Games as tables: every game once, whole or not there, and the same after any interruption."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from sacbe.games import load_definition
from sacbe.lab import journal, table_files
from sacbe.lab.journal import OutputFile
from sacbe.lab.simulate import plan_run, simulate
from support.commands import Runner
from support.commands import run as run

pytestmark = pytest.mark.once

SIMULATE = ("simulate", "bul", "--games", "8", "--seed", "3", "--bots", "greedy,random")


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as stream:
        return list(csv.DictReader(stream))


def test_a_simulation_has_a_row_for_each_game(run: Runner, tmp_path: Path) -> None:
    told = json.loads("\n".join(run.lines(*SIMULATE, "--json", "--out", tmp_path / "a.csv")))
    rows = rows_of(tmp_path / "a.csv")
    assert [row["number"] for row in rows] == [str(number) for number in range(1, 9)]
    assert sum(int(row["decisions"]) for row in rows) == told["decisions"]
    assert sum(int(row["draws"]) for row in rows) == told["chance_answers"]
    for seat in told["seats"]:
        assert {row[f"bot_{seat['seat']}"] for row in rows} == {seat["bot"]}
        assert sum(int(row[f"score_{seat['seat']}"]) for row in rows) / 8 == pytest.approx(seat["mean_score"])
        assert sum(float(row[f"won_{seat['seat']}"]) for row in rows) / 8 == pytest.approx(seat["win_share"])
    assert [file.name for file in tmp_path.iterdir()] == ["a.csv"]


def test_a_table_of_decisions_tells_the_moves_of_the_records(run: Runner, tmp_path: Path) -> None:
    run.lines("simulate", "tzolkin", "--players", 2, "--games", 2, "--records", tmp_path / "r", "--rows", "decisions",
              "--out", tmp_path / "a.csv")
    rows = rows_of(tmp_path / "a.csv")
    for number in ("1", "2"):
        mine = [row for row in rows if row["number"] == number]
        text = (tmp_path / "r" / f"00000{number}.sacbe").read_text(encoding="utf-8")
        at = 0
        for row in mine:
            found = text.find(row["move"], at)
            assert found >= at
            at = found
        assert len({row["answer"] for row in mine}) == len(mine)
    assert {row["seat"] for row in rows} == {"red", "blue"}
    assert all(int(row["options"]) > 0 and row["prompt"] in load_definition("tzolkin").prompts.values() for row in rows)


def test_a_match_tells_who_sat_where(run: Runner, tmp_path: Path) -> None:
    run.lines("match", "bul", "--bots", "greedy,random", "--games", 4, "--out", tmp_path / "a.csv")
    assert [(row["deal"], row["bot_red"]) for row in rows_of(tmp_path / "a.csv")] == [
        ("1", "greedy"), ("1", "random"), ("2", "greedy"), ("2", "random")]


def test_a_balance_tells_points_by_category(run: Runner, tmp_path: Path) -> None:
    run.lines("balance", "tzolkin", "--bot", "random", "--players", 2, "--games", 3, "--out", tmp_path / "a.csv")
    for row in rows_of(tmp_path / "a.csv"):
        assert sorted([row["place_red"], row["place_blue"]]) == ["1", "2"]
        for seat in ("red", "blue"):
            parts = [float(value) for name, value in row.items() if name.startswith(f"points_{seat}_")]
            assert len(parts) > 3 and sum(parts) == float(row[f"score_{seat}"])


def test_several_variants_are_told_apart(run: Runner, tmp_path: Path) -> None:
    run.lines("balance", "chichen_itza", "--bot", "random", "--compare", "--players", 2, "--games", 2, "--out",
              tmp_path / "a.csv")
    rows = rows_of(tmp_path / "a.csv")
    assert len(rows) > 2 and len({row["variant"] for row in rows}) * 2 == len(rows)
    assert [row["number"] for row in rows[:4]] == ["1", "2", "1", "2"]


def test_parquet_holds_the_same(run: Runner, tmp_path: Path) -> None:
    for name in ("a.csv", "a.parquet"):
        run.lines(*SIMULATE, "--rows", "decisions", "--out", tmp_path / name)
    found = parquet.read_table(tmp_path / "a.parquet")
    assert {field.name: str(field.type) for field in found.schema} == {
        "number": "int64", "answer": "int64", "seat": "string", "bot": "string", "prompt": "string",
        "options": "int64", "move": "string"}
    assert [{name: str(value) for name, value in row.items()} for row in found.to_pylist()] == rows_of(
        tmp_path / "a.csv")


def test_rows_are_written_some_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_files, "SOME", 3)
    table_files.write(tmp_path / "a.parquet", {"n": int}, ((n,) for n in range(8)))
    assert parquet.ParquetFile(tmp_path / "a.parquet").num_row_groups == 3
    assert parquet.read_table(tmp_path / "a.parquet")["n"].to_pylist() == list(range(8))


# ------------------------------------------------------------ interruptions


class Stop(Exception):
    """Raised to stop a run, as a person does."""


def stopped(output: OutputFile, after: int, **more: Any) -> None:
    def stop(done: int) -> None:
        if done >= after:
            raise Stop

    with pytest.raises(Stop):
        simulate(plan_run("bul", names=["greedy", "random"], seed=3), 8, output=output, progress=stop, **more)


@pytest.mark.parametrize("rows", ["games", "decisions"])
def test_a_stopped_run_goes_on_to_the_same_table_and_digest(tmp_path: Path, rows: str) -> None:
    run = plan_run("bul", names=["greedy", "random"], seed=3)
    whole = simulate(run, 8, digest=True, output=OutputFile(tmp_path / "whole.csv", rows))
    output = OutputFile(tmp_path / "a.csv", rows)
    stopped(output, 3, digest=True)
    stopped(output._replace(resume=True), 5, digest=True)
    assert not output.file.exists() and len(output.part.read_bytes().splitlines()) == 6
    with output.part.open("ab") as stream:
        stream.write(b'[12, 3, [')              # the power went out
    done: list[int] = []
    again = simulate(run, 8, digest=True, output=output._replace(resume=True), progress=done.append)
    assert again._replace(seconds=0, resumed=0) == whole._replace(seconds=0)
    assert (again.resumed, done[0]) == (5, 5)
    assert output.file.read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a.csv", "whole.csv"]


def test_records_of_a_stopped_run_are_kept(tmp_path: Path) -> None:
    run = plan_run("bul", names=["greedy", "random"], seed=3)
    output = OutputFile(tmp_path / "a.csv")
    stopped(output, 3, folder=tmp_path / "records")
    assert not (tmp_path / "records").exists()
    simulate(run, 8, folder=tmp_path / "records", output=output._replace(resume=True))
    simulate(run, 8, folder=tmp_path / "whole")
    assert {file.name: file.read_bytes() for file in (tmp_path / "records").iterdir()} == {
        file.name: file.read_bytes() for file in (tmp_path / "whole").iterdir()}


@pytest.mark.parametrize("command", [
    ("match", "bul", "--bots", "greedy,random", "--games", 6), ("balance", "tzolkin", "--bot", "random", "--games", 4),
    ("balance", "chichen_itza", "--bot", "random", "--compare", "--players", 2, "--games", 2)])
def test_all_commands_go_on(run: Runner, tmp_path: Path, command: tuple[object, ...],
                            monkeypatch: pytest.MonkeyPatch) -> None:
    run.lines(*command, "--out", tmp_path / "whole.csv")
    add = journal.Journal.add

    def failing(self: journal.Journal[Any], results: list[Any]) -> None:
        add(self, results[:1])
        failing.left -= 1                       # type: ignore[attr-defined]
        if not failing.left:                    # type: ignore[attr-defined]
            raise KeyboardInterrupt

    failing.left = 3                            # type: ignore[attr-defined]
    monkeypatch.setattr(journal.Journal, "add", failing)
    code, out, err = run(*command, "--out", tmp_path / "a.csv")
    assert (code, out) == (130, "") and "--resume" in err
    monkeypatch.setattr(journal.Journal, "add", add)
    code, out, err = run(*command, "--out", tmp_path / "a.csv", "--resume")
    assert code == 0
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()


KILLED = """
import os, signal, sys
from sacbe.cli import program
from sacbe.lab import journal

def killing(self, results):
    add(self, results)
    os.kill(os.getpid(), signal.SIGKILL)

add, journal.Journal.add = journal.Journal.add, killing
if __name__ == "__main__":
    program.main(sys.argv[1:])
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_a_killed_command_goes_on(run: Runner, tmp_path: Path) -> None:
    """The command is killed with its worker processes at work, and finished here without any."""
    command = ("simulate", "bul", "--games", "500", "--bots", "random", "--digest", "--out")
    part = tmp_path / "a.csv.part"
    killed = subprocess.run([sys.executable, "-c", KILLED, *command, str(tmp_path / "a.csv"), "--jobs", "2"],
                            capture_output=True)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    assert part.exists() and not (tmp_path / "a.csv").exists()
    digests = [run(*command, tmp_path / "a.csv", "--resume")[1].splitlines()[-1],
               run(*command, tmp_path / "whole.csv")[1].splitlines()[-1]]
    assert digests[0] == digests[1]
    assert (tmp_path / "a.csv").read_bytes() == (tmp_path / "whole.csv").read_bytes()


# ------------------------------------------------------------ what is refused


def test_wrong_files_are_refused_and_stay(run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "old.csv").write_text("mine")
    for file, told in (("old.csv", "exists already"), ("a.txt", ".csv, .parquet"), ("no/where.csv", "no directory")):
        assert told in run.refused(*SIMULATE, "--out", tmp_path / file)
    assert "cannot be “turns”" in run.refused(*SIMULATE, "--out", tmp_path / "a.csv", "--rows", "turns")
    assert "--resume needs --out" in run.refused(*SIMULATE, "--resume")
    assert "--rows needs --out" in run.refused(*SIMULATE, "--rows", "decisions")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert 'pip install "sacbe[lab]"' in run.refused(*SIMULATE, "--out", tmp_path / "a.parquet")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("old.csv", "mine")]


def test_an_unfinished_table_of_another_run_is_refused_and_stays(run: Runner, tmp_path: Path) -> None:
    output = OutputFile(tmp_path / "a.csv")
    stopped(output, 3)
    before = output.part.read_bytes()
    assert "go on with --resume" in run.refused(*SIMULATE, "--out", output.file)
    for other in (("--seed", 4), ("--games", 9), ("--bots", "random"), ("--digest",), ("--rows", "decisions")):
        assert "another run" in run.refused(*SIMULATE, *other, "--out", output.file, "--resume")
    with output.part.open("r+b") as stream:
        assert journal.try_lock(stream)
        assert "Another process" in run.refused(*SIMULATE, "--out", output.file, "--resume")
    assert output.part.read_bytes() == before
    output.part.write_bytes(before + b"nothing\n")
    assert "damaged" in run.refused(*SIMULATE, "--out", output.file, "--resume")
    output.part.write_bytes(b"what?\n")
    assert "another run" in run.refused(*SIMULATE, "--out", output.file, "--resume")


@pytest.mark.parametrize("bots", ["search:20ms", "random,ahead:30ms", "master", "classic:expert"])
def test_there_is_no_digest_of_games_by_the_clock(run: Runner, bots: str) -> None:
    assert "by the clock" in run.refused("simulate", "tzolkin", "--games", 2, "--bots", bots, "--digest")
