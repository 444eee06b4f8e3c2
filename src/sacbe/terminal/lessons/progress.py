"""Stores the progress in lessons: one file of the user's data folder."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from sacbe.school.lessons.playing import LessonRun
from sacbe.school.lessons.progress import Progress, ProgressByLesson, progress_of_run


def progress_file() -> Path:
    """Return `sacbe/lessons.json` in the folder that the system has for such data."""
    base = os.environ.get("XDG_DATA_HOME") or (Path.home() / ".local" / "share")
    return Path(base) / "sacbe" / "lessons.json"


def load_progress() -> ProgressByLesson:
    """Load the stored progress; a file that is damaged, or of another program, counts as nothing."""
    try:
        return msgspec.json.decode(progress_file().read_bytes(), type=ProgressByLesson)
    except (OSError, msgspec.MsgspecError, RuntimeError):
        return {}


def store_progress(run: LessonRun, before: Progress | None, now: float) -> Progress:
    """Store the progress in a lesson, in one step; where nothing can be written, the lesson goes on all the same."""
    made = progress_of_run(run, before, now)
    with suppress(OSError, RuntimeError):
        path = progress_file()
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(path.name + ".new")
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode({**load_progress(), run.lesson.id: made})))
        fresh.replace(path)
    return made
