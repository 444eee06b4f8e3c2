"""Lessons on the server: a run follows from its path, so none is stored; the last ones stay in memory."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from sacbe.kernel.errors import Problem
from sacbe.presentation.moment import Moment
from sacbe.school import library
from sacbe.school.lesson import Lesson, said
from sacbe.school.playing import NEXT, LessonRun, Verdict
from sacbe.server.clocks import Clock
from sacbe.server.serialize import Data, Reader, question_in, result_in, wording_of
from sacbe.words import language

KEPT: Final = 128               # runs in memory
AT_ONCE: Final = 2              # that are played at the same time


class Lessons:
    """Plays lessons for whoever asks; nobody's run is another one's."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[tuple[str, ...], LessonRun]] = OrderedDict()
        self._gate: Final = asyncio.Semaphore(AT_ONCE)

    async def at(self, lesson: Lesson, path: Sequence[str]) -> LessonRun:
        """The run of a path, as far as the lesson goes along with it; nobody may change it."""
        key = (lesson.id, *path)
        found = self._kept.get(key)
        if found is None:
            async with self._gate:
                found = await asyncio.to_thread(LessonRun.along, lesson, path)
            self._keep(found)
        else:
            self._kept.move_to_end(key)
        return found

    async def answer(self, lesson: Lesson, path: Sequence[str], move: str) -> tuple[LessonRun, Verdict | None]:
        """What comes of a move, or of reading on."""
        run = (await self.at(lesson, path)).copy()
        if len(run.path) != len(path):
            return run, None                    # an older lesson's path: the page shows how far it led
        async with self._gate:
            verdict = await asyncio.to_thread(moved, run, move)
        if verdict is None or verdict.outcome == "accepted":
            self._keep(run)
        return run, verdict

    def _keep(self, run: LessonRun) -> None:
        self._kept[(run.lesson.id, *run.path)] = run
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def moved(run: LessonRun, move: str) -> Verdict | None:
    if move == NEXT and run.reads_on:
        run.go_on()
        return None
    return run.answer(move)


def find(game: str, name: str) -> Lesson:
    """A lesson that ships."""
    try:
        return library.find(f"{game}/{name}")
    except Problem:
        raise Problem("unknown-lesson", name=f"{game}/{name}") from None


# ---------------------------------------------------------------- as a table shows it

def reader_of(run: LessonRun) -> Reader:
    return Reader(run.learner, language())


def table_of(run: LessonRun) -> Data:
    """The lesson as the table that its board stands on; the others are bots without a level."""
    lesson, box = run.lesson, run.box
    seats = [{"seat": seat, "kind": "human" if seat == lesson.seat else "bot", "name": "", "bot": "", "resigned": False}
             for seat in box.seats[:lesson.players]]
    return {"id": lesson.id, "game": lesson.game, "rules": box.version, "players": lesson.players,
            "options": dict(run.game.options), "edition": box.edition_name, "components": dict(box.components),
            "title": said(lesson.title), "visibility": "link", "language": language(), "delay": 0.0, "clock": Clock(),
            "phase": "over" if run.game.over else "playing", "archived": False, "origin": "", "rematch": "",
            "paused": False, "hints": False, "watchers_chat": False, "created": 0.0, "revision": len(run.path),
            "seats": seats}


def state_of(run: LessonRun, now: float) -> Data:
    """The position as the learner sees it, with the question where one is to be answered."""
    game, reader = run.game, reader_of(run)
    moment = Moment(game, run.learner)
    state: Data = {"type": "state", "table": table_of(run), "revision": len(run.path) + 1, "now": now,
                   "you": run.lesson.seat, "view": moment.view, "ask": None, "options": [],
                   "answers": len(game.history), "undo": None, "redo": False, "offer": None, "clocks": None,
                   "result": None, "commitment": None, "secret": None}
    if game.over:
        state["result"] = result_in(game, reader)
    elif moment.pending is not None and not run.reads_on and not run.is_done:
        state.update(question_in(game, moment, reader))
    return state


def events_of(run: LessonRun) -> list[Data]:
    """What the learner has heard of the last change."""
    return [dict(said) for said in Moment(run.game, run.learner).events(run.heard)]


def log_of(run: LessonRun) -> list[Data]:
    """The whole story so far, in words."""
    return [{"seat": line.seat, "text": line.text, "heading": line.heading, "at": line.at}
            for line in wording_of(run.game).log(run.game, run.learner)]
