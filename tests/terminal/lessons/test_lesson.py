"""`sacbe lesson`: the list, lines in a pipe, what is stored, and the full screen."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sacbe.kernel.definition.effects import Thing
from sacbe.presentation.language import words
from sacbe.school.lessons import checking, library
from sacbe.terminal.lessons import progress
from sacbe.terminal.lessons.app import LessonApp
from sacbe.terminal.lessons.desk import LessonDesk
from sacbe.terminal.pages import Page
from support.terminal.screens import text_of

pytestmark = pytest.mark.once

LESSONS = [lesson.id for lesson in library.all_lessons()]


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def run(*args: str, lines: str = "", lang: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "sacbe", "--lang", lang, "lesson", *args], input=lines, env=os.environ,
                          capture_output=True, text=True, timeout=120, check=False)


def lines_of(id: str) -> str:
    """Return what a learner types: moves, and Enter where there is only something to read."""
    return "".join("\n" if move == "next" else f"{move}\n" for move in checking.main_path(library.find(id)))


@pytest.mark.sampled(9)
@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize("id", LESSONS)
def test_a_pipe_plays_every_lesson_to_its_end(id: str, lang: str) -> None:
    done = run(id, "--plain", lines=lines_of(id), lang=lang)
    assert (done.returncode, done.stderr) == (0, "")
    with words.use_language(lang):
        assert words.say("lesson-done-title") in done.stdout
    assert "lesson-" not in done.stdout and "play-" not in done.stdout and "**" not in done.stdout


def test_what_is_not_meant_and_what_is_refused_teaches_and_changes_nothing() -> None:
    done = run("tz/place", lines="\nplace tikal\nplace start\nfly\npick tikal 3\nwhy pick tikal 3\nplace palenque\n")
    assert "Good idea, wrong moment" in done.stdout and "First you need corn" in done.stdout
    assert done.stdout.count("The rules do not allow that") == 2
    assert "step 3 of 9" in done.stdout


def test_what_was_done_is_kept_and_can_be_begun_again() -> None:
    run("tz/place", lines="\nplace palenque\nquit\n")
    assert "(step 3 of 9)" in run("tzolkin").stdout
    again = run("tz/place", lines="undo\nrestart\nquit\n")
    assert again.stdout.index("step 3 of 9") < again.stdout.index("step 2 of 9") < again.stdout.index("step 1 of 9")
    run("tz/place", lines=lines_of("tzolkin/place"))
    assert "(done)" in run("tzolkin").stdout
    assert "step 1 of 9" in run("tz/place").stdout              # once more, and it stays done
    run("tz/place", "--restart", lines="\n")
    assert "(done)" in run("tzolkin").stdout


def test_a_damaged_file_of_progress_counts_as_nothing(tmp_path: Path) -> None:
    path = progress.progress_file()
    path.parent.mkdir(parents=True)
    path.write_text('{"tzolkin/place": {"path": 3}}')
    assert run("tz/place", lines="\n").returncode == 0
    assert progress.load_progress()["tzolkin/place"].step == 1
    path.unlink()
    path.mkdir()                                                # nothing can be written there: the lesson goes on
    assert "step 3 of 9" in run("tz/place", lines="\nplace palenque\n").stdout


def test_the_full_screen_shows_the_card_and_takes_moves() -> None:
    desk = LessonDesk(library.find("tzolkin/place"), drawn=True)
    app = LessonApp(desk)

    async def script() -> None:
        async with app.run_test(size=(110, 40)) as pilot:
            await pilot.pause()
            assert "Five gears" in text_of(app, "#question")
            await pilot.press("enter")
            await pilot.pause()
            assert "Place a worker on Palenque" in text_of(app, "#question")
            await pilot.press("3", "enter")                     # Tikal is not meant
            await pilot.pause()
            assert isinstance(app.screen, Page) and desk.run.at == 1
            await pilot.press("escape")
            await pilot.press("1", "enter")
            await pilot.pause()
            assert desk.run.at == 2
            await pilot.press("f2")
            await pilot.pause()
            assert desk.run.at == 1
            for line in lines_of("tzolkin/place").split("\n")[1:]:
                for key in line:
                    await pilot.press("space" if key == " " else key)
                await pilot.press("enter")
                await pilot.pause()
            assert desk.run.is_done

    with words.use_language("en"):
        asyncio.run(script())


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_what_to_look_at_has_a_name(lang: str) -> None:
    """No thing of any step goes by its id; only numbers and names that are the same everywhere look like one."""
    with words.use_language(lang):
        for lesson in library.all_lessons():
            desk = LessonDesk(lesson)
            for thing in {thing for step in lesson.steps for thing in step.show}:
                assert desk.name_of(thing) not in ("", thing.id) or thing.kind in ("gear", "god"), thing
        desk = LessonDesk(library.find("temple_of_chac/hall"))
        named = [desk.name_of(Thing(kind, id)) for kind, id in
                 (("boulder", "boulder"), ("deck", "kukulkan"), ("injury", "any"), ("walls", "hall"))]
        assert not {"kukulkan", "any", "hall"} & set(named) and all(named)


def test_a_word_about_a_free_move_is_said() -> None:
    done = run("tz/first-age", "--plain", lines="\nplace tikal\nquit\n")
    assert "A farm costs 1 wood" in done.stdout and "step 3 of 9" in done.stdout
