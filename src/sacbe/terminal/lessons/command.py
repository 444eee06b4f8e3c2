"""`sacbe lesson`: the list of lessons, one of them in the terminal, or the check of lesson files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sacbe import games
from sacbe.kernel.errors import Problem
from sacbe.presentation.language.words import say
from sacbe.runtime.console import output
from sacbe.school.lessons import checking, library
from sacbe.school.lessons.lesson import Lesson
from sacbe.school.notices import reading
from sacbe.school.puzzles.mining.checking import check_file as check_puzzle
from sacbe.school.puzzles.reading import is_puzzle
from sacbe.terminal.command import wants_screen
from sacbe.terminal.lessons import progress
from sacbe.terminal.lessons.desk import LessonDesk, lesson_list
from sacbe.terminal.lessons.plain import LessonTerminal


def lesson(
    what: Annotated[list[str] | None, typer.Argument(metavar="GAME|LESSON|FILE..", help="help-lesson-what")] = None,
    check: Annotated[bool, typer.Option("--check", help="help-lesson-check")] = False,
    restart: Annotated[bool, typer.Option("--restart", help="help-lesson-restart")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="help-play-plain")] = False,
) -> None:
    named = what or []
    if check:
        check_files([Path(name) for name in named])
    elif not named:
        show("")
    elif len(named) > 1 or named[0].endswith((".yaml", ".yml")):
        raise Problem("lesson-files", id=next(library.all_lessons()).id)
    elif "/" not in named[0]:
        show(library.first_lesson(named[0]).game)
    else:
        learn(library.find(named[0]), restart, plain)


def check_files(files: list[Path]) -> None:
    """Play files through, also those of notices and puzzles; the first problem has its file and line."""
    named = [path for file in files for path in (sorted(file.glob("**/*.yaml")) if file.is_dir() else [file])]
    if files and not named:
        raise Problem("puzzle-folder", folder=str(files[0]))
    wanted = named or [*library.lesson_files(), *reading.notice_files()]
    told = [path for path in wanted if reading.is_notices(path)]
    puzzles = [path for path in named if path not in told and is_puzzle(path)]
    found = [checking.check_file(path) for path in wanted if path not in told and path not in puzzles]
    checking.check_order(found)
    notices = [notice for path in told for notice in reading.load(path).notices]
    for path in puzzles:
        check_puzzle(path)
    if found or not (notices or puzzles):
        output.print_line(say("lesson-checked", count=len(found)))
    if notices:
        output.print_line(say("lesson-notices-checked", count=len(notices)))
    if puzzles:
        output.print_line(say("puzzles-checked", count=len(puzzles)))


def show(game: str) -> None:
    """Print the lessons with the progress in each."""
    for line in lesson_list(progress.load_progress(), games.find(game) if game else ""):
        output.print_line(line)
    output.print_line(say("lesson-how", id=(library.first_lesson(game) if game else next(library.all_lessons())).id))


def learn(lesson: Lesson, restart: bool, plain: bool) -> None:
    """Play a lesson, from where it was left unless it is to begin again."""
    full = wants_screen(plain)
    desk = LessonDesk(lesson, progress.load_progress().get(lesson.id), restart, drawn=full)
    if full:
        from sacbe.terminal.lessons.app import run_lesson  # not before: it takes half a second

        run_lesson(desk)
    else:
        LessonTerminal(desk).run()
