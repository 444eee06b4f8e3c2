"""`sacbe study`: lines in a pipe, the desk behind them, and the full screen."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import sacbe
from sacbe import games
from sacbe.coach.study import files
from sacbe.coach.study.tree import Study
from sacbe.presentation.language import words
from sacbe.terminal.study.app import StudyApp
from sacbe.terminal.study.desk import StudyDesk
from sacbe.terminal.widgets import GameLog
from support.terminal.screens import text_of, until

pytestmark = pytest.mark.once


def run(*args: str, lines: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "sacbe", "--lang", lang, "study", *args], input=lines,
                          capture_output=True, text=True, timeout=120, check=False)


def desk_of(game: str = "tzolkin", seed: int | None = 7) -> StudyDesk:
    return StudyDesk(files.new_study(game, 2, seed))


def told(desk: StudyDesk, *lines: str) -> str:
    """Run some lines, and return what the last of them says."""
    for line in lines:
        reply = desk.run_command(line)
    return "\n".join([reply.title, *reply.lines])


def test_a_pipe_plays_branches_comments_thinks_and_saves(tmp_path: Path) -> None:
    file = tmp_path / "a.sacbe"
    script = f"keep W03 W04\nback\nkeep W03 W15\ncomment More workers.\nthink 2\ntitle Corn\nsave {file}\n"
    done = run("tz", "--players", "2", "--seed", "7", lines=script)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Chance to win, of 100: Red") == 2
    made = files.load(file)
    assert made.title == "Corn"
    assert [line.label for line in made.lines()] == ["", "a"]
    assert made.lines()[1].first.comment == "More workers."
    again = run(str(file), "--at", "28", lines="tree\n")
    assert "a: instead of 29: keep W03 W15 (1)" in again.stdout


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_message_is_there_in_every_language(lang: str) -> None:
    script = "roll\n1\nback\n2\ntree\nhelp\npromote\ndelete\ncomment x\ntitle y\nsave\ngo 1\nthink 1\nquit\n"
    done = run("bul", lines=script, lang=lang)
    assert done.returncode == 0
    assert "study-" not in done.stdout and "play-" not in done.stdout


def test_what_is_wrong_is_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.sacbe"
    bad.write_text(files.format_study(files.new_study("bul", seed=1)).replace("throw", "thrown"), encoding="utf-8")
    impossible = tmp_path / "no.yaml"
    impossible.write_text("- {case: x, game: tzolkin, given: {red: {corn: -3}}, then: {}}", encoding="utf-8")
    for args, said in ((["gone.sacbe"], "gone.sacbe"), ([str(bad)], "Line 7"), ([str(impossible)], "red.corn"),
                       (["go"], "go"), (["bul", "--at", "999"], "999"), (["bul", "--case", "x"], "--case"),
                       ([str(bad), "--seed", "1"], "--seed"), (["tz", "--players", "9"], "9")):
        done = run(*args)
        assert done.returncode == 2, args
        assert said in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_the_student_answers_for_chance() -> None:
    desk = desk_of(seed=None)
    assert "Chance" in desk.question()[0]
    assert "[first blue]" in "\n".join(desk.question())
    assert "At 1: Chance: first blue" in told(desk, "first blue")
    desk.run_command("roll")
    assert desk.session.asked_seat == "red"


def test_going_about() -> None:
    desk = desk_of()
    told(desk, "keep W03 W04", "1", "back 2", "keep W03 W15")
    assert "a29" in told(desk, "options", "tree")
    assert "At 30" in told(desk, "go 30")
    assert "At the start." in told(desk, "start")
    assert "At 30" in told(desk, "end")
    assert "At 28" in told(desk, "delete 29")
    assert "no place" in told(desk, "go a29")
    assert "steps" in told(desk, "back x")
    assert "nothing to remove" in told(desk, "start", "delete")


def test_the_whole_variation_is_promoted() -> None:
    desk = desk_of()
    told(desk, "keep W03 W04", "back", "keep W03 W15", "1", "promote")
    assert desk.study.lines()[0].first.depth == 1
    assert [desk.study.text(node) for node in desk.study.nodes[28].children] == ["keep W03 W15", "keep W03 W04"]


def test_a_position_is_looked_at_from_its_start() -> None:
    desk = StudyDesk(Study(games.load_definition("tzolkin"), 2, {}, {"turn": "blue", "blue": {"corn": 5}}))
    reply = desk.run_command("think 1")
    assert reply.task is not None
    from sacbe.coach.worker_process import CoachWorker
    lines = desk.render_coach_answer(reply.task, CoachWorker().answer(reply.task)).lines
    assert lines[0].startswith("Chance to win") and "Place a worker" in lines[1]


def test_another_file_is_not_replaced(tmp_path: Path) -> None:
    other = tmp_path / "game.sacbe"
    sacbe.save(sacbe.new("bul", 2, seed=1), other)
    desk = desk_of("bul", 1)
    before = other.read_bytes()
    assert "not a study" in told(desk, f"save {other}")
    assert other.read_bytes() == before
    assert desk.quit("").lines == []
    desk.run_command("1")
    assert "not saved" in desk.quit("").lines[0]


def test_the_screen_shows_lines_that_grow_until_the_student_moves() -> None:
    desk = StudyDesk(files.new_study("bul", seed=1), drawn=True)
    app = StudyApp(desk)

    async def script() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            before = len(desk.study.nodes)
            await pilot.press("f7")
            await until(lambda: "Chance to win" in text_of(app, "#said"))
            first = text_of(app, "#said")
            await until(lambda: text_of(app, "#said") != first)
            await pilot.press("1", "enter")
            await pilot.pause()
            assert len(desk.study.nodes) == before + 1
            await pilot.press("f2")
            await pilot.pause()
            assert desk.study.here.id == before - 1
            await pilot.press("f3")
            await pilot.pause()
            assert desk.study.here.id == before
            story = len(app.query_one(GameLog).lines)
            for _ in range(3):                      # the log is that of the place, not of the whole way there
                await pilot.press("f2")
                await pilot.press("f3")
                await pilot.pause()
            assert len(app.query_one(GameLog).lines) == story > 0

    asyncio.run(script())
