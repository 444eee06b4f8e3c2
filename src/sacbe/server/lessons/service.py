"""Lessons on the server: a run follows from its path, so none is stored; the latest stay in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from sacbe.kernel.errors import Problem
from sacbe.school.lessons import library
from sacbe.school.lessons.lesson import Lesson, spoken_text
from sacbe.school.lessons.playing import NEXT, LessonRun, MoveVerdict
from sacbe.server.strangers.pool import StrangerPool
from sacbe.server.tables.standalone_board import StandaloneBoard

MAX_CACHED_RUNS: Final = 128    # runs in memory


class Lessons:
    """Plays lessons for any caller, and shares no run between callers."""

    def __init__(self, strangers: StrangerPool) -> None:
        self.strangers: Final = strangers
        self._kept: Final[OrderedDict[tuple[str, ...], LessonRun]] = OrderedDict()

    async def run_at(self, lesson: Lesson, path: Sequence[str], owner: str) -> LessonRun:
        """Return the run of a path, as far as the lesson accepts it; callers must not change it."""
        key = (lesson.id, *path)
        found = self._kept.get(key)
        if found is None:
            found = await self.strangers.run(owner, LessonRun.from_path, lesson, path)
            self._keep(found)
        else:
            self._kept.move_to_end(key)
        return found

    async def answer(self, lesson: Lesson, path: Sequence[str], move: str,
                     owner: str) -> tuple[LessonRun, MoveVerdict | None]:
        """Play a move, or read on; return the new run and the verdict."""
        run = await self.run_at(lesson, path, owner)
        if len(run.path) != len(path):
            return run, None                    # an older lesson's path: the page shows how far it led
        run, verdict = await self.strangers.run(owner, play_move, run, move)
        if verdict is None or verdict.outcome == "accepted":
            self._keep(run)
        return run, verdict

    def _keep(self, run: LessonRun) -> None:
        self._kept[(run.lesson.id, *run.path)] = run
        while len(self._kept) > MAX_CACHED_RUNS:
            self._kept.popitem(last=False)


def play_move(run: LessonRun, move: str) -> tuple[LessonRun, MoveVerdict | None]:
    """Play a move in a run that belongs to nobody else; return the run and the verdict."""
    if move == NEXT and run.is_at_reading_step:
        run.read_on()
        return run, None
    return run, run.answer(move)


def find(game: str, name: str) -> Lesson:
    """Return a shipped lesson by its game and name."""
    try:
        return library.find(f"{game}/{name}")
    except Problem:
        raise Problem("unknown-lesson", name=f"{game}/{name}") from None


def board_for_run(run: LessonRun) -> StandaloneBoard:
    """Return the position of a lesson as a board."""
    lesson = run.lesson
    return StandaloneBoard(lesson.id, spoken_text(lesson.title), run.game, lesson.players, run.learner, len(run.path),
                           not run.is_at_reading_step and not run.is_done)
