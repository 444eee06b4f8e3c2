"""The commands that play: simulate and watch, as people and scripts meet them."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import sacbe

pytestmark = pytest.mark.once

if TYPE_CHECKING:
    from support.commands import Runner

pytest_plugins = ["support.commands"]

SACBE = [sys.executable, "-m", "sacbe"]
SHORT = ["simulate", "tzolkin", "--games", "24", "--seed", "3", "--digest"]


def process(*args: str, **env: str) -> str:
    variables = {**os.environ, "SACBE_LANG": "en", **env}
    done = subprocess.run([*SACBE, *args], capture_output=True, text=True, env=variables, encoding="utf-8")
    told = [line for line in done.stderr.splitlines() if not line.startswith("Playing")]     # a slow machine says so
    assert (done.returncode, told) == (0, [])
    return done.stdout


# ---------------------------------------------------------------- simulate

def test_a_run_is_the_same_in_one_process_and_in_two_and_in_both_forms() -> None:
    digests = [process(*SHORT, "--jobs", jobs, SACBE_PURE=pure).splitlines()[-1]
               for jobs, pure in (("1", "0"), ("2", "0"), ("1", "1"), ("2", "1"))]
    assert len(digests[0]) == 64
    assert len(set(digests)) == 1


def test_the_numbers_are_the_same_however_many_processes_play(run: Runner) -> None:
    found = []
    for jobs in (1, 2):
        data = json.loads("\n".join(run.lines("simulate", "tzolkin", "--games", 10, "--jobs", jobs, "--json")))
        found.append({key: value for key, value in data.items() if "second" not in key})
    assert found[0] == found[1]


def test_json_has_its_keys_and_the_digest_comes_last(run: Runner) -> None:
    *lines, digest = run.lines("simulate", "tzolkin", "--games", 5, "--players", 2, "--json", "--digest")
    data = json.loads("\n".join(lines))
    assert {"games", "decisions", "seconds", "games_per_second", "decisions_per_second", "seats", "mean_decisions",
            "chance_answers", "digest"} <= set(data)
    assert (data["games"], data["digest"], data["players"]) == (5, digest, 2)
    assert [seat["seat"] for seat in data["seats"]] == ["red", "blue"]
    assert sum(seat["win_share"] for seat in data["seats"]) == pytest.approx(1)
    assert all(seat["win_low"] <= seat["win_share"] <= seat["win_high"] for seat in data["seats"])
    assert "digest" not in json.loads("\n".join(run.lines("simulate", "tzolkin", "--games", 1, "--json")))


def test_the_table_has_a_row_for_every_seat(run: Runner) -> None:
    lines = run.lines("simulate", "tzolkin", "--games", 4, "--players", 3, "--option", "quarters=floor")
    assert lines[0].split() == ["Games", "4"]
    assert [line.split()[:2] for line in lines[-3:]] == [["Red", "random"], ["Blue", "random"], ["Green", "random"]]


def test_records_are_whole_games_and_make_the_digest(run: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    digest = run.lines(*SHORT, "--jobs", 2, "--records", folder)[-1]
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{n:06}.sacbe" for n in range(1, 25)]
    parts = "".join(hashlib.sha256(file.read_bytes()).hexdigest() for file in files)
    assert digest == hashlib.sha256(parts.encode()).hexdigest()
    for file in files[:3]:
        assert sacbe.load(file).is_over
        assert run.lines("replay", file)[0].startswith("Tzolk’in, 4 players: the record is valid")


def test_a_longer_run_begins_with_the_shorter_one(run: Runner, tmp_path: Path) -> None:
    for games in (2, 3):
        run.lines("simulate", "tzolkin", "--games", games, "--records", tmp_path / str(games))
    for name in ("000001.sacbe", "000002.sacbe"):
        assert (tmp_path / "2" / name).read_text() == (tmp_path / "3" / name).read_text()


def test_a_pipe_gets_few_progress_lines(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sacbe.runtime.console.progress.SECONDS_BETWEEN_LINES", 0.0)
    code, _, err = run("simulate", "tzolkin", "--games", 8)
    assert code == 0
    assert err.splitlines() == [f"Playing: {done} of 8" for done in (2, 4, 6)]


@pytest.mark.parametrize(("args", "part"), [
    (["go"], "“go”"),
    (["tzolkin", "--players", "5"], "2, 3, 4 players"),
    (["tzolkin", "--players", "two"], "--players"),
    (["tzolkin", "--games", "0"], "--games"),
    (["tzolkin", "--games", "-3"], "--games"),
    (["tzolkin", "--games", "many"], "--games"),
    (["tzolkin", "--jobs", "0"], "--jobs"),
    (["tzolkin", "--seed", "-1"], "not -1"),
    (["tzolkin", "--seed", str(1 << 70)], "4611686018427387903"),
    (["tzolkin", "--bots", "randum"], "“random”"),
    (["tzolkin", "--bots", "random,"], "bot"),
    (["tzolkin", "--option", "quarters"], "name=value"),
    (["tzolkin", "--option", "quarters=half"], "exact, floor"),
    (["tzolkin", "--option", "colour=red"], "“colour”"),
    (["tzolkin", "--option", "quarters=floor", "--option", "quarters=exact"], "twice"),
    (["tzolkin", "--players", "2", "--option", "first=yellow"], "red, blue"),
    (["tzolkin", "--bogus"], "--bogus"),
    (["tzolkin", "more"], "more"),
    ([], "GAME"),
])
def test_a_wrong_run_is_refused_and_writes_nothing(run: Runner, args: list[str], part: str, tmp_path: Path) -> None:
    assert part in run.refused("simulate", *args, "--records", tmp_path / "records")
    assert list(tmp_path.iterdir()) == []


def test_records_overwrite_nothing(run: Runner, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("keep me")
    assert "not an empty directory" in run.refused("simulate", "tzolkin", "--records", tmp_path)
    assert "not an empty directory" in run.refused("simulate", "tzolkin", "--records", tmp_path / "mine.txt")
    assert "no directory" in run.refused("simulate", "tzolkin", "--records", tmp_path / "no" / "where")
    assert [(file.name, file.read_text()) for file in tmp_path.iterdir()] == [("mine.txt", "keep me")]


@pytest.mark.skipif(os.name != "posix", reason="process groups")
def test_ctrl_c_ends_everything_and_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    command = [*SACBE, "simulate", "tzolkin", "--games", "1000000", "--jobs", "2", "--records", str(folder)]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=listening,
                               env={**os.environ, "SACBE_LANG": "en"})
    wait_for(lambda: len(list(tmp_path.rglob("*.sacbe"))) > 10)
    os.killpg(running.pid, signal.SIGINT)
    _, err = running.communicate(timeout=30)
    assert (running.returncode, err.splitlines()[-1]) == (130, "sacbe: Stopped.")
    assert "Traceback" not in err
    assert not folder.exists()
    wait_for(lambda: not is_alive(running.pid))


def listening() -> None:
    """Let Ctrl-C work again: a shell that starts the tests in the background makes them ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(condition: Callable[[], bool]) -> None:
    for _ in range(1200):
        if condition():
            return
        time.sleep(0.1)
    raise AssertionError("waited for two minutes")


def is_alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# ---------------------------------------------------------------- watch

@pytest.mark.parametrize(("lang", "title", "winner"), [
    ("en", "To see this game again: --seed 5", " win"), ("de", "--seed 5", "gewinnt"), ("fr", "--seed 5", "emporte"),
])
def test_a_game_is_told_to_its_end(run: Runner, lang: str, title: str, winner: str) -> None:
    lines = run.lines("--lang", lang, "watch", "tzolkin", "--players", 2, "--seed", 5)
    assert title in lines[0]
    assert winner in lines[-1]
    assert len(lines) > 150
    assert not [line for line in lines if "event-" in line or "name-" in line or "{" in line]


def test_the_same_seed_tells_the_same_game_and_the_first_of_a_run(run: Runner, tmp_path: Path) -> None:
    lines = run.lines("watch", "tzolkin", "--seed", 9)
    assert lines == run.lines("watch", "tzolkin", "--seed", 9)
    run.lines("simulate", "tzolkin", "--games", 1, "--seed", 9, "--records", tmp_path / "one")
    scores = sacbe.load(tmp_path / "one" / "000001.sacbe").scores or {}
    rows = [line.split() for line in lines[-6:-2]]
    assert {row[0].lower(): run.number(row[-1]) for row in rows} == scores


def test_a_game_without_a_seed_says_its_seed(run: Runner) -> None:
    first = run.lines("watch", "tzolkin", "--players", 2)
    assert run.lines("watch", "tzolkin", "--players", 2, "--seed", first[0].split()[-1]) == first


@pytest.mark.parametrize(("args", "part"), [
    (["go"], "“go”"), (["tzolkin", "--delay", "-1"], "--delay"), (["tzolkin", "--delay", "nan"], "--delay"),
    (["tzolkin", "--delay", "soon"], "--delay"), (["tzolkin", "--bots", "nobody"], "“nobody”"),
])
def test_a_wrong_game_is_not_begun(run: Runner, args: list[str], part: str) -> None:
    assert part in run.refused("watch", *args)


@pytest.mark.parametrize("command", ["simulate", "play", "study", "train", "levels"])
def test_a_game_that_there_is_not_is_answered_with_those_there_are(command: str, run: Runner) -> None:
    said = run.refused(command, "nonsense")
    assert "nonsense" in said and all(name in said for name in sacbe.games.names())
