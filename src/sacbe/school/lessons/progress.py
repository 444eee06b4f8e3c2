"""The progress of a learner in each lesson: the path of moves, and whether the lesson was ever finished.

Browsers, accounts and the terminal store it in this form.  What two of them know is merged: a lesson that was finished
anywhere stays finished, and of two paths the newer one counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from sacbe.school.lessons.playing import MOST_PATH, LessonRun

MOST_LESSONS: Final = 200               # that one may have begun; more than there will ever be
Move = Annotated[str, Meta(max_length=80)]


class Progress(Struct, forbid_unknown_fields=True):
    """The progress in one lesson: where its learner stands, of how many steps, and when that was."""

    path: Annotated[list[Move], Meta(max_length=MOST_PATH)] = []
    step: Annotated[int, Meta(ge=0, le=1000)] = 0
    steps: Annotated[int, Meta(ge=0, le=1000)] = 0
    done: bool = False
    at: Annotated[float, Meta(ge=0, le=1e11)] = 0.0        # seconds since 1970


ProgressByLesson = dict[str, Progress]  # by the id of a lesson


def progress_of_run(run: LessonRun, before: Progress | None, now: float) -> Progress:
    """Return the progress of a lesson as it stands now; after its end the path is not needed any more."""
    done = run.is_done or (before is not None and before.done)
    return Progress([] if run.is_done else list(run.path), run.at, len(run.lesson.steps), done, now)


def merge_progress(one: Mapping[str, Progress], other: Mapping[str, Progress]) -> ProgressByLesson:
    """Merge the progress that two places have stored."""
    found: ProgressByLesson = dict(one)
    for id, theirs in other.items():
        mine = found.get(id)
        if mine is None:
            found[id] = theirs
        else:
            newer = theirs if theirs.at > mine.at else mine
            found[id] = replace(newer, done=mine.done or theirs.done)
    latest = sorted(found, key=lambda id: -found[id].at)[:MOST_LESSONS]
    return {id: found[id] for id in sorted(latest)}
